import sys

memo = {}


def value(left, total):
    if left in memo:
        return memo[left]
    best = -1
    for c in range(1, 7):
        if best == 1:
            break
        if left[c - 1] and total + c <= 31:
            rest = left[:c - 1] + (left[c - 1] - 1,) + left[c:]
            best = max(best, -value(rest, total + c))
    memo[left] = best
    return best


cards = [int(c) for c in "".join(sys.stdin.read().split())]
left = tuple(4 - cards.count(c) for c in range(1, 7))
print("W" if value(left, sum(cards)) > 0 else "L")
print(len(memo))
