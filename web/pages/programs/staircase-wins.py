import sys
from functools import cache


@cache
def wins(coins):
    for i, c in enumerate(coins):
        for k in range(1, c + 1):
            after = list(coins)
            after[i] -= k
            if i > 0:
                after[i - 1] += k
            if not wins(tuple(after)):
                return True
    return False


sys.setrecursionlimit(10**5)
print("W" if wins(tuple(map(int, sys.stdin.read().split()))) else "L")
