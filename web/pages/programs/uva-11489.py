import sys

t, *numbers = sys.stdin.read().split()
for k in range(int(t)):
    digits = [int(d) % 3 for d in numbers[k]]
    total, threes = sum(digits) % 3, digits.count(0)
    if total == 0:
        s = threes % 2 == 1
    else:
        s = total in digits and threes % 2 == 0
    print("Case %d: %s" % (k + 1, "S" if s else "T"))
