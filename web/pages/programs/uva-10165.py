import sys

numbers = iter(map(int, sys.stdin.read().split()))
for n in numbers:
    if n == 0:
        break
    total = 0
    for _ in range(n):
        total ^= next(numbers)
    print("Yes" if total else "No")
