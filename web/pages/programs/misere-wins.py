import sys
from functools import cache


@cache
def wins(heaps):
    if sum(heaps) == 0:
        return True
    for i, h in enumerate(heaps):
        for left in range(h):
            after = sorted(heaps[:i] + (left,) + heaps[i + 1 :])
            if not wins(tuple(after)):
                return True
    return False


sys.setrecursionlimit(10**5)
heaps = map(int, sys.stdin.read().split())
print("W" if wins(tuple(sorted(heaps))) else "L")
