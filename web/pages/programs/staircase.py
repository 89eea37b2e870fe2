import sys

total = 0
for coins in sys.stdin.read().split()[::2]:
    total ^= int(coins)
print("W" if total else "L")
