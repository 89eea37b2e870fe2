import sys
from fractions import Fraction

n, *words = sys.stdin.read().split()
n = int(n)
below = [int(word) for word in words[:n]]
colours = words[n] if n else ""

worth = [Fraction(0)] * (n + 1)  # of what each edge carries; in place 0, of all
for edge in range(n, 0, -1):
    sign = 1 if colours[edge - 1] == "B" else -1
    x = sign * worth[edge]
    m = max(0, -(x.numerator // x.denominator))
    worth[max(0, below[edge - 1])] += sign * (x + m + 1) / 2**m

value = worth[0]
if value.denominator == 1:
    print(value.numerator)
else:
    print(f"{value.numerator}/2^{value.denominator.bit_length() - 1}")
