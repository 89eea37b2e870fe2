import sys
from collections import deque


def outcomes(to):
    n = len(to)
    source = [[] for _ in range(n)]
    for u in range(n):
        for v in to[u]:
            source[v].append(u)
    left = [len(options) for options in to]
    mark = ["L" if k == 0 else "D" for k in left]
    ready = deque(u for u in range(n) if left[u] == 0)
    while ready:
        v = ready.popleft()
        for u in source[v]:
            if mark[u] != "D":
                continue
            left[u] -= 1
            if mark[v] == "L":
                mark[u] = "W"
                ready.append(u)
            elif left[u] == 0:
                mark[u] = "L"
                ready.append(u)
    return "".join(mark)


n, m, *ends = map(int, sys.stdin.read().split())
to = [[] for _ in range(n)]
for u, v in zip(ends[::2], ends[1::2]):
    to[u - 1].append(v - 1)
print(outcomes(to))
