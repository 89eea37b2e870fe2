import sys
from functools import cache
from itertools import accumulate

before = [0] + list(accumulate(map(int, sys.stdin.read().split())))


@cache
def lead(a, b):
    if a == b:
        return 0
    left = (before[k] - before[a] - lead(k, b) for k in range(a + 1, b + 1))
    right = (before[b] - before[k] - lead(a, k) for k in range(a, b))
    return max(max(left), max(right))


print(lead(0, len(before) - 1))
