import sys
from functools import lru_cache


@lru_cache(None)
def wins(digits):
    total = sum(map(int, digits))
    return any(
        not wins(digits[:i] + digits[i + 1 :])
        for i in range(len(digits))
        if (total - int(digits[i])) % 3 == 0
    )


for digits in sys.stdin.read().split():
    print(digits, "W" if wins(digits) else "L")
