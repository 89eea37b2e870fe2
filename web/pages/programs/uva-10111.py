import sys

LINES = [0x000F, 0x00F0, 0x0F00, 0xF000, 0x1111,
         0x2222, 0x4444, 0x8888, 0x8421, 0x1248]
memo = {}


def four(s):
    return any(s & line == line for line in LINES)


def last_of_four(s, free):
    """The free squares that complete a line of s."""
    found = 0
    for line in LINES:
        rest = line & ~s
        if rest & free and rest & (rest - 1) == 0:
            found |= rest
    return found


def bits(s):
    while s:
        yield s & -s
        s &= s - 1


def x_wins(x, o):
    """x is to move and can force four in a row."""
    free = 0xFFFF & ~(x | o)
    if not free:
        return False
    if (x, o) not in memo:
        wins = last_of_four(x, free) != 0
        if not wins:
            threat = last_of_four(o, free)
            wins = any(holds(x | b, o) for b in bits(threat or free))
        memo[x, o] = wins
    return memo[x, o]


def holds(x, o):
    """x has moved: x wins whatever o does."""
    if four(x):
        return True
    free = 0xFFFF & ~(x | o)
    if not free or last_of_four(o, free):
        return False
    return all(x_wins(x, o | b) for b in bits(last_of_four(x, free) or free))


words = sys.stdin.read().split()
at = 0
while at < len(words) and not words[at].startswith("$"):
    board = "".join(words[at + 1:at + 5])
    at += 5
    x = sum(1 << i for i in range(16) if board[i] == "x")
    o = sum(1 << i for i in range(16) if board[i] == "o")
    good = (i for i in range(16) if board[i] == "." and holds(x | 1 << i, o))
    first = next(good, None)
    print("#####" if first is None else "(%d,%d)" % divmod(first, 4))
