import sys

total, large = 0, False
for h in map(int, sys.stdin.read().split()):
    total ^= h
    large = large or h > 1
won = total != 0 if large else total == 0
print("W" if won else "L")
