import sys

above = {}


def value(node):
    x = 0
    for child in above.get(node, []):
        x ^= value(child) + 1
    return x


ends = list(map(int, sys.stdin.read().split()))
for a, b in zip(ends[::2], ends[1::2]):
    above.setdefault(a, []).append(b)
print(value(0))
