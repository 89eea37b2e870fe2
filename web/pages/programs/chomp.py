import sys
from functools import cache


def eat(rows, r, c):
    return tuple(n for n in rows[:r] + tuple(min(n, c) for n in rows[r:]) if n)


def squares(rows):
    return [(r, c) for r, n in enumerate(rows) for c in range(n) if r + c > 0]


@cache
def wins(rows):
    return any(not wins(eat(rows, r, c)) for r, c in squares(rows))


sys.setrecursionlimit(10**5)
bar = tuple(map(int, sys.stdin.read().split()))
good = [(r, c) for r, c in squares(bar) if not wins(eat(bar, r, c))]
print(*(chr(97 + c) + str(r + 1) for r, c in good) if good else "L")
