import sys
from functools import lru_cache


def first_wins(n):
    @lru_cache(None)
    def wins(p):
        return p < n and any(not wins(p * k) for k in range(2, 10))

    return wins(1)


for n in map(int, sys.stdin.read().split()):
    print("W" if first_wins(n) else "L")
