import sys

for n in map(int, sys.stdin.read().split()):
    edge, stan = 9, True
    while edge < n:
        edge *= 2 if stan else 9
        stan = not stan
    print("Stan wins." if stan else "Ollie wins.")
