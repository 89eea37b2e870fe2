import sys

numbers = iter(map(int, sys.stdin.read().split()))
for n in numbers:
    m = next(numbers)
    amounts = {next(numbers) for _ in range(m)}
    wins = bytearray(n + max(amounts) + 1)
    losing = 0
    while losing < n:
        for s in amounts:
            if losing + s < len(wins):
                wins[losing + s] = 1
        losing = wins.find(0, losing + 1)
    print("Ollie wins" if losing == n else "Stan wins")
