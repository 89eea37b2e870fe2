import sys

cell = sys.stdin.read().split()
g = {}
for r, row in enumerate(cell):
    for c, sign in enumerate(row):
        if sign == "#":
            continue
        options = set()
        i, j = r - 1, c - 1
        while (i, c) in g:
            options.add(g[i, c])
            i -= 1
        while (r, j) in g:
            options.add(g[r, j])
            j -= 1
        value = 0
        while value in options:
            value += 1
        g[r, c] = value
    print(*(g.get((r, c), "#") for c in range(len(row))))
