import sys

numbers = iter(map(int, sys.stdin.read().split()))
n = next(numbers)
coins = [0] + [next(numbers) for _ in range(n)]
beside = [[] for _ in range(n + 1)]
for _ in range(n - 1):
    a, b = next(numbers), next(numbers)
    beside[a].append(b)
    beside[b].append(a)

parent, depth, first, size = [0] * (n + 1), [0] * (n + 1), [0] * (n + 1), [1] * (n + 1)
order, stack = [], [1]
while stack:
    u = stack.pop()
    first[u] = len(order)
    order.append(u)
    for v in beside[u]:
        if v != parent[u]:
            parent[v], depth[v] = u, depth[u] + 1
            stack.append(v)

# below[parity][u]: the xor of the coins in u's subtree, by parity of depth
below = [[0] * (n + 1), [0] * (n + 1)]
for u in reversed(order):
    below[depth[u] % 2][u] ^= coins[u]
    size[parent[u]] += size[u]
    for xors in below:
        xors[parent[u]] ^= xors[u]

for _ in range(next(numbers)):
    u, v = next(numbers), next(numbers)
    if first[u] <= first[v] < first[u] + size[u]:
        print("INVALID")
        continue
    total = below[1][1]
    if (depth[v] + 1 - depth[u]) % 2:
        total ^= below[0][u] ^ below[1][u]
    print("YES" if total else "NO")
