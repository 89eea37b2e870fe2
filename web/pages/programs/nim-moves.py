import sys

heaps = list(map(int, sys.stdin.read().split()))
total = 0
for h in heaps:
    total ^= h
if total == 0:
    print("L")
for h in heaps:
    if h ^ total < h:
        print(h, "->", h ^ total)
