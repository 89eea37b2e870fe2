import sys

for line in sys.stdin:
    word, *rest = line.split()
    if word == "position":
        sticks = int(rest[0])
    if word == "go":
        take = sticks % 4 or 1
        print(f"{sticks}-{take}", flush=True)
