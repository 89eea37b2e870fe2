import sys


def minimax(leaf, low, high, best, other):
    if high - low == 1:
        return leaf[low]
    middle = (low + high) // 2
    return best(minimax(leaf, low, middle, other, best),
                minimax(leaf, middle, high, other, best))


leaf = list(map(int, sys.stdin.read().split()))
n = len(leaf)
if n == 0 or n & (n - 1):
    print("not a power of two")
else:
    print(minimax(leaf, 0, n, max, min))
