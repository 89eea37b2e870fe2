import sys


def negamax(leaf, low, high, sign):
    if high - low == 1:
        return sign * leaf[low]
    middle = (low + high) // 2
    return max(-negamax(leaf, low, middle, -sign),
               -negamax(leaf, middle, high, -sign))


leaf = list(map(int, sys.stdin.read().split()))
n = len(leaf)
if n == 0 or n & (n - 1):
    print("not a power of two")
else:
    print(negamax(leaf, 0, n, 1))
