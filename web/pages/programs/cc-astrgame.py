import sys

tokens = iter(sys.stdin.read().split())
for _ in range(int(next(tokens))):
    s = next(tokens)
    words = {next(tokens) for _ in range(int(next(tokens)))}
    places = [(a, a + len(w)) for w in words
              for a in range(len(s)) if s.startswith(w, a)]
    g = {(l, l): 0 for l in range(len(s) + 1)}
    for size in range(1, len(s) + 1):
        for l in range(len(s) - size + 1):
            r = l + size
            seen = {g[l, a] ^ g[b, r] for a, b in places if l <= a and b <= r}
            mex = 0
            while mex in seen:
                mex += 1
            g[l, r] = mex
    print("Teddy" if g[0, len(s)] else "Tracy")
