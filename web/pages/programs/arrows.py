import sys


def winner(arrows, star):
    if arrows == 0:
        return "N" if star else "P"
    if abs(arrows) == 1 and star:
        return "N"
    return "L" if arrows > 0 else "R"


arrows = star = 0
for p in sys.stdin.read().split():
    x, o = p.count("x"), p.count("o")
    arrows += x - o
    star ^= max(x, o) % 2
print(winner(arrows, star))
