import sys
from functools import lru_cache

pos, *take = map(int, sys.stdin.read().split())


def options(pos):
    return [pos - s for s in take if s <= pos]


@lru_cache(maxsize=None)
def grundy(pos):
    values = {grundy(after) for after in options(pos)}
    mex = 0
    while mex in values:
        mex += 1
    return mex


print(grundy(pos))
