import sys

heap, *amounts = map(int, sys.stdin.read().split())
memo = {}


def options(pos):
    return [pos - s for s in amounts if s <= pos]


def is_winning(pos):
    if pos not in memo:
        memo[pos] = any(not is_winning(option) for option in options(pos))
    return memo[pos]


print("W" if is_winning(heap) else "L")
