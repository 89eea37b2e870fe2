import sys

k, *heaps = map(int, sys.stdin.read().split())
lost = True
for bit in range(32):
    ones = sum(h >> bit & 1 for h in heaps)
    if ones % (k + 1):
        lost = False
print("L" if lost else "W")
