import sys
from functools import lru_cache


@lru_cache(None)
def grundy(left, used):
    options = set()
    for x in range(1, left + 1):
        if x not in used:
            rest = left - x
            options.add(grundy(rest, frozenset(u for u in used | {x} if u <= rest)))
    mex = 0
    while mex in options:
        mex += 1
    return mex


for s in map(int, sys.stdin.read().split()):
    print("%d: %d" % (s, grundy(s, frozenset())))
