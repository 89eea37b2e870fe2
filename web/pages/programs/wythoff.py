import sys


def smaller(k):
    low, high = 2 * k, 3 * k + 1
    while high - low > 1:
        x = (low + high) // 2
        if x * x <= 5 * k * k:
            low = x
        else:
            high = x
    return (k + low) // 2


for k in map(int, sys.stdin.read().split()):
    print(smaller(k), smaller(k) + k)
