import sys

numbers = map(int, sys.stdin.read().split())
for a, b in zip(numbers, numbers):
    if a == 0 and b == 0:
        break
    if a < b:
        a, b = b, a
    stan = True
    while a % b and a // b == 1:
        a, b = b, a - b
        stan = not stan
    print("Stan wins" if stan else "Ollie wins")
