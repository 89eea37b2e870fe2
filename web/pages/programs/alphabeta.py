import sys

INF = float("inf")
seen = 0


def alphabeta(leaf, low, high, is_max, alpha, beta):
    global seen
    if high - low == 1:
        seen += 1
        return leaf[low]
    middle = (low + high) // 2
    best = -INF if is_max else INF
    for a, b in ((low, middle), (middle, high)):
        if alpha >= beta:
            break
        value = alphabeta(leaf, a, b, not is_max, alpha, beta)
        if is_max:
            best = max(best, value)
            alpha = max(alpha, best)
        else:
            best = min(best, value)
            beta = min(beta, best)
    return best


leaf = list(map(int, sys.stdin.read().split()))
n = len(leaf)
if n == 0 or n & (n - 1):
    print("not a power of two")
else:
    print(alphabeta(leaf, 0, n, True, -INF, INF))
    print(seen, "/", n)
