import sys


def smallest(n):
    f, following = 1, 2
    while following <= n:
        f, following = following, f + following
    return f if f == n else smallest(n - f)


numbers = list(map(int, sys.stdin.read().split()))
for n, m in zip(numbers[::2], numbers[1::2]):
    if n > 0 and smallest(n) <= m:
        print("W", smallest(n))
    else:
        print("L")
