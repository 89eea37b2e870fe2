import sys
from functools import cache

LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6),
         (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def three(b, mark):
    return any(b[i] == b[j] == b[k] == mark for i, j, k in LINES)


@cache
def value(b, mark):
    if three(b, "x"):
        return 1
    if three(b, "o"):
        return -1
    if "." not in b:
        return 0
    other = "o" if mark == "x" else "x"
    options = [value(b[:i] + mark + b[i + 1:], other)
               for i in range(9) if b[i] == "."]
    return max(options) if mark == "x" else min(options)


b = "".join(sys.stdin.read().split()).replace("/", "")
print(value(b, "x" if b.count("x") == b.count("o") else "o"))
print(value.cache_info().currsize)
