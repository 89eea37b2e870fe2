import sys
from functools import lru_cache

string, *words = sys.stdin.read().split()


@lru_cache(maxsize=None)
def grundy(piece):
    values = set()
    for word in words:
        at = piece.find(word)
        while at >= 0:
            values.add(grundy(piece[:at]) ^ grundy(piece[at + len(word) :]))
            at = piece.find(word, at + 1)
    mex = 0
    while mex in values:
        mex += 1
    return mex


print(grundy(string))
