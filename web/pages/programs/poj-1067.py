import sys
from math import isqrt

numbers = list(map(int, sys.stdin.read().split()))
for a, b in zip(numbers[::2], numbers[1::2]):
    a, b = min(a, b), max(a, b)
    k = b - a
    print(0 if a == (k + isqrt(5 * k * k)) // 2 else 1)
