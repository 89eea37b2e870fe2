import sys
from fractions import Fraction

words = iter(sys.stdin.read().split())


def worth():
    """What three towers are worth."""
    total = Fraction(0)
    heights = [int(next(words)) for _ in range(3)]
    for height in heights:
        tower = [next(words) for _ in range(height)]
        unit = Fraction(1)
        for cube in tower:
            if unit < 1 or cube != tower[0]:
                unit /= 2
            total += unit if cube == "W" else -unit
    return total


for _ in range(int(next(words))):
    next(words)  # Test
    number = next(words)
    first, second = worth(), worth()
    print(f"Test {number}: {'Yes' if first >= second else 'No'}")
