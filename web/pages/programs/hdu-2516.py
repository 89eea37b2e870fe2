import sys

for n in map(int, sys.stdin.read().split()):
    if n == 0:
        break
    f, following = 1, 2
    while f < n:
        f, following = following, f + following
    print("Second win" if f == n else "First win")
