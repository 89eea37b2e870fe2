/** As much of d3-hierarchy 3.1.3 as is used here; the package brings no types. */
declare module 'd3-hierarchy' {
  export interface HierarchyNode<T> {
    data: T
    x: number
    y: number
    each(call: (node: HierarchyNode<T>) => void): this
  }
  export interface TreeLayout<T> {
    (root: HierarchyNode<T>): HierarchyNode<T>
    nodeSize(size: [number, number]): this
    separation(gap: (a: HierarchyNode<T>, b: HierarchyNode<T>) => number): this
  }
  export function hierarchy<T>(data: T, children: (data: T) => T[] | null): HierarchyNode<T>
  export function tree<T>(): TreeLayout<T>
}
