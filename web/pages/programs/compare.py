import sys
from functools import cache

other = {"l": "r", "r": "l", "e": "e"}


@cache
def wins(stalks, mover):
    for i, stalk in enumerate(stalks):
        for cut, edge in enumerate(stalk):
            if edge in (mover, "e"):
                rest = stalks[:i] + (stalk[:cut],) + stalks[i + 1 :]
                if not wins(rest, other[mover]):
                    return True
    return False


g, h = (tuple(line.split()) for line in sys.stdin.read().split("\n")[:2])
difference = g + tuple("".join(other[edge] for edge in stalk) for stalk in h)
begins = wins(difference, "l"), wins(difference, "r")
print({(True, True): "|", (True, False): ">", (False, True): "<", (False, False): "="}[begins])
