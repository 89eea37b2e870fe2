import sys

numbers = map(int, sys.stdin.read().split())
for k in range(1, next(numbers) + 1):
    total = 0  # cuts that Alice has to spare
    for _ in range(next(numbers)):
        x, y = next(numbers), next(numbers)
        while x > 1 and y > 1:
            x //= 2
            y //= 2
        total += x - y  # one of them is 1
    print(f"Case {k}: {'Alice' if total > 0 else 'Bob'}")
