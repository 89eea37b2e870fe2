import sys


def mex(values):
    m = 0
    while m in values:
        m += 1
    return m


n, *take = map(int, sys.stdin.read().split())
g = []
for k in range(n + 1):
    g.append(mex({g[k - s] for s in take if s <= k}))
print(*g)
