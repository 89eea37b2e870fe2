import sys

numbers = map(int, sys.stdin.read().split())
for _ in range(next(numbers)):
    total = 0
    for _ in range(next(numbers)):
        s = next(numbers)
        total ^= s + 1 if s % 4 == 3 else s - 1 if s % 4 == 0 else s
    print("Alice" if total else "Bob")
