import sys

numbers = iter(map(int, sys.stdin.read().split()))
for _ in range(next(numbers)):
    n = next(numbers)
    p = [0] + [next(numbers) for _ in range(n)]
    total = 0
    for i in range(n, 0, -2):
        total ^= p[i] - p[i - 1] - 1
    if total == 0:
        print("Johnny wins\n")
        continue
    for i in range(1, n + 1):
        if (n - i) % 2 == 0:
            gap = p[i] - p[i - 1] - 1
            to = p[i] - gap + (gap ^ total)
        else:
            gap = p[i + 1] - p[i] - 1
            to = p[i] + gap - (gap ^ total)
        if p[i - 1] < to < p[i]:
            print("Mary wins\nMove %d to %d\n" % (p[i], to))
            break
