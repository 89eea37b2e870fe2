import sys

z, *ends = map(int, sys.stdin.read().split())
switches = list(zip(ends[::2], ends[1::2]))
total = 2 * z + sum(a + b for a, b in switches)
heat = sorted((a - b for a, b in switches), reverse=True)
alternating = sum(heat[::2]) - sum(heat[1::2])
odd = len(heat) % 2 == 1
left = total + alternating > 0 or (total + alternating == 0 and odd)
right = total - alternating < 0 or (total - alternating == 0 and odd)
print("PRLN"[right + 2 * left])
