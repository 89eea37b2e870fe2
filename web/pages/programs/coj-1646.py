import sys

numbers = iter(map(int, sys.stdin.read().split()))
for m in numbers:
    n = next(numbers)
    total = 0
    for _ in range(m):
        total ^= next(numbers)
    print("Vida" if total else "Andrea")
