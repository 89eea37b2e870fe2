import sys

LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6),
         (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
memo = {}


def three(b, mark):
    return any(b[i] == b[j] == b[k] == mark for i, j, k in LINES)


def negamax(b, mark, alpha, beta):
    other = "o" if mark == "x" else "x"
    if three(b, other):
        return -1
    if "." not in b:
        return 0
    low, high = memo.setdefault(b, (-1, 1))
    if low >= beta or low == high:
        return low
    if high <= alpha:
        return high
    alpha, beta = max(alpha, low), min(beta, high)
    best = -2
    for i in range(9):
        if b[i] == "." and best < beta:
            after = b[:i] + mark + b[i + 1:]
            best = max(best, -negamax(after, other, -beta, -max(alpha, best)))
    if best > alpha:
        low = best
    if best < beta:
        high = best
    memo[b] = low, high
    return best


b = "".join(sys.stdin.read().split()).replace("/", "")
print(negamax(b, "x" if b.count("x") == b.count("o") else "o", -2, 2))
