import sys

n, m, *amounts = map(int, sys.stdin.read().split())
wins = [True]
for s in range(1, n + 1):
    wins.append(any(k <= s and not wins[s - k] for k in amounts))
print(1 if wins[n] else 2)
