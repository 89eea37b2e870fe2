import sys

numbers = map(int, sys.stdin.read().split())
for n in numbers:
    total = 0
    for x in {next(numbers) for _ in range(n)}:
        total ^= 2 * x + (bin(x).count("1") % 2 == 0)
    print("No" if total else "Yes")
