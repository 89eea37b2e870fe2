import sys
from itertools import accumulate

numbers = iter(map(int, sys.stdin.read().split()))
for n in numbers:
    if n == 0:
        break
    before = [0] + list(accumulate(next(numbers) for _ in range(n)))
    left = [0] * (n + 1)
    for a in range(n - 1, -1, -1):
        right = 0
        for b in range(a + 1, n + 1):
            points = before[b] - before[a] - min(left[b], right)
            left[b] = min(left[b], points)
            right = min(right, points)
    print(2 * points - before[n])
