import sys

n, m, *piles = map(int, sys.stdin.read().split())
wins = [0, 0]  # of the second player, and of the first
for s in range(2, 2 * m + 1):  # s = a + b
    w = [0] + sorted(pile % s for pile in piles) + [s - 1]
    for i in range(n + 1):  # n - i remainders are a and b at least, the others below both
        odd = (n - i) % 2
        low = max(w[i], w[n - odd] // 2) + 1
        high = min(w[i + 1], m)
        wins[odd] += max(0, min(high, s - low) - max(low, s - high) + 1)
second, first = wins
each = (m * m - first - second) // 2
print(each, each, first, second)
