/** Imports that tools/bundle.mjs resolves and that are no JavaScript files. */
declare module '*.wasm' {
  /** decodes the bytes at each call */
  const bytes: () => Uint8Array<ArrayBuffer>
  export default bytes
}
declare module '*.css' {
  const text: string
  export default text
}
declare module 'worker:*' {
  /** the whole file as one self-contained function */
  const body: import('../../web/engine/worker-client.js').WorkerBody
  export default body
}
declare module 'virtual:fonts' {
  export const fonts: { family: string; weight: string; bytes: Uint8Array<ArrayBuffer> }[]
}
declare module 'virtual:scripts' {
  export const build: string
  /** tag -> scripts that it needs besides palitos.js */
  export const scripts: Record<string, string[]>
}
declare module 'subset-font' {
  export default function subset(
    font: Uint8Array,
    text: string,
    options: { targetFormat: 'woff2' | 'truetype' },
  ): Promise<Uint8Array>
}
declare module 'virtual:samples' {
  export const samples: Record<string, string>
}
declare module 'virtual:code' {
  export const code: Record<string, { file: string; line: number; text: string }>
}
