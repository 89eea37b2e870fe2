import sys

numbers = iter(map(int, sys.stdin.read().split()))
for k in numbers:
    if k == 0:
        break
    amounts = sorted({next(numbers) for _ in range(k)})
    lines = []
    for _ in range(next(numbers)):
        lines.append([next(numbers) for _ in range(next(numbers))])
    g = []
    for h in range(max(max(line) for line in lines) + 1):
        seen = {g[h - s] for s in amounts if s <= h}
        mex = 0
        while mex in seen:
            mex += 1
        g.append(mex)
    answer = ""
    for line in lines:
        total = 0
        for h in line:
            total ^= g[h]
        answer += "W" if total else "L"
    print(answer)
