import sys
from functools import lru_cache

cell = sys.stdin.read().split()


def options(r, c):
    to = []
    i, j = r - 1, c - 1
    while i >= 0 and cell[i][c] != "#":
        to.append((i, c))
        i -= 1
    while j >= 0 and cell[r][j] != "#":
        to.append((r, j))
        j -= 1
    return to


@lru_cache(maxsize=None)
def grundy(r, c):
    values = {grundy(*after) for after in options(r, c)}
    mex = 0
    while mex in values:
        mex += 1
    return mex


for r, row in enumerate(cell):
    print(*("#" if sign == "#" else grundy(r, c) for c, sign in enumerate(row)))
