from functools import lru_cache


@lru_cache(None)
def grundy(k):
    options = {grundy(k - x) for x in range(1, k + 1) if k % x != 0}
    mex = 0
    while mex in options:
        mex += 1
    return mex


n = int(input())
print(*(grundy(k) for k in range(n + 1)))
