import sys

s = sys.stdin.readline().strip()

grundy = [0]  # of runs, by their length; from 52 on they repeat every 34
for n in range(1, len(s) + 1):
    if n >= 86:
        grundy.append(grundy[n - 34])
        continue
    seen = {grundy[max(i - 1, 0)] ^ grundy[max(n - i - 2, 0)] for i in range(n)}
    grundy.append(next(g for g in range(64) if g not in seen))

runs = []  # where one begins, and its length
for i in range(1, len(s) - 1):
    if s[i - 1] == s[i + 1]:
        if runs and sum(runs[-1]) == i:
            runs[-1][1] += 1
        else:
            runs.append([i, 1])

total = 0
for _, n in runs:
    total ^= grundy[n]


def first_cut():
    for start, n in runs:
        for i in range(n):
            if total ^ grundy[n] == grundy[max(i - 1, 0)] ^ grundy[max(n - i - 2, 0)]:
                return start + i + 1


print(f"First\n{first_cut()}" if total else "Second")
