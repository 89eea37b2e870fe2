import sys
from functools import lru_cache


@lru_cache(maxsize=None)
def mover_wins(laid, total):
    """laid: how many of each card, from 1 to 6."""
    for c in range(1, 7):
        if total + c <= 31 and laid[c - 1] < 4:
            after = laid[:c - 1] + (laid[c - 1] + 1,) + laid[c:]
            if not mover_wins(after, total + c):
                return True
    return False


for line in sys.stdin:
    line = line.rstrip()
    total = sum(map(int, line))
    laid = tuple(line.count(c) for c in "123456")
    wins = total > 31 or mover_wins(laid, total)
    print(line, "A" if wins == (len(line) % 2 == 0) else "B")
