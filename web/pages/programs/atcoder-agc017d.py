import sys

n, *ends = map(int, sys.stdin.read().split())
near = [[] for _ in range(n + 1)]
for a, b in zip(ends[::2], ends[1::2]):
    near[a].append(b)
    near[b].append(a)

parent = [0] * (n + 1)
order = [1]
for u in order:
    for v in near[u]:
        if v != parent[u]:
            parent[v] = u
            order.append(v)

above = [0] * (n + 1)
for u in reversed(order[1:]):
    above[parent[u]] ^= above[u] + 1
print("Alice" if above[1] else "Bob")
