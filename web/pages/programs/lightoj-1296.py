import sys

numbers = iter(map(int, sys.stdin.read().split()))
for k in range(1, next(numbers) + 1):
    total = 0
    for _ in range(next(numbers)):
        x = next(numbers)
        while x % 2:
            x //= 2
        total ^= x // 2
    print("Case %d: %s" % (k, "Alice" if total else "Bob"))
