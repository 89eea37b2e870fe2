import sys

t, *rest = map(int, sys.stdin.read().split())
for i in range(t):
    m, n, r, c = rest[4 * i:4 * i + 4]
    print("Gretel" if r ^ (m - 1 - r) ^ c ^ (n - 1 - c) else "Hansel")
