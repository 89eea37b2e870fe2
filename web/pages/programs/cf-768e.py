import sys

grundy = []
for s in range(61):
    k = 0
    while (k + 1) * (k + 2) // 2 <= s:
        k += 1
    grundy.append(k)

total = 0
for s in sys.stdin.read().split()[1:]:
    total ^= grundy[int(s)]
print("NO" if total else "YES")
