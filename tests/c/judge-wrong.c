/* judge-wrong.c -- one deliberately wrong program for each contest problem, and the same program
 * without the error. The wrong one is caught within 100 generated cases, for each of 20 seeds; the
 * right one agrees on all of them, so that it is the error that is caught. Those of the course
 * notes are GAME31, Timus 1087 and UVa 10165.
 * SPDX-License-Identifier: MIT */
#include <limits.h>

#include "../../src/command/command.h"
#include "contest.h"

static const char *at;     /* the input that is not read yet */
static long number(void) { /* -1: there is none */
    at += strspn(at, " \t\r\n?");
    if (!*at || *at == '$') return -1;
    char *end;
    long n = strtol(at, &end, 10);
    at = end;
    return n;
}
static size_t word(char *to, size_t cap) {
    at += strspn(at, " \t\r\n");
    size_t n = strcspn(at, " \t\r\n");
    snprintf(to, cap, "%.*s", (int)n, at);
    at += n;
    return n;
}

/* p is to pass n, not to reach it. */
static void multiplication(cgt_reply *out, bool wrong) {
    for (long n; (n = number()) > 0;) {
        bool stan = true;
        for (uint64_t p = 9; wrong ? p <= (uint64_t)n : p < (uint64_t)n; p *= stan ? 9 : 2)
            stan = !stan;
        add(out, stan ? "Stan wins.\n" : "Ollie wins.\n");
    }
}
/* As if each took as many as possible. */
static void euclid(cgt_reply *out, bool wrong) {
    for (long a, b; a = number(), b = number(), a > 0 || b > 0;) {
        bool stan = true; /* is to move */
        for (;; stan = !stan) {
            long c = a < b ? a : b;
            a = a < b ? b : a;
            b = c;
            if (a % b == 0 || (!wrong && a / b >= 2)) break;
            a = wrong ? a % b : a - b;
        }
        add(out, stan ? "Stan wins\n" : "Ollie wins\n");
    }
}

static const unsigned lines[] = {0x000f, 0x00f0, 0x0f00, 0xf000, 0x1111,
                                 0x2222, 0x4444, 0x8888, 0x8421, 0x1248};
static bool line_in(unsigned s) {
    for (int i = 0; i < 10; i++)
        if ((s & lines[i]) == lines[i]) return true;
    return false;
}
/* Whether x wins with o to move; a memo of one board. Depth: the free squares. */
static uint8_t *memo;
static bool x_wins(unsigned x, unsigned o, bool x_moves);
static bool x_wins_from(unsigned x, unsigned o, bool x_moves) {
    if (line_in(x)) return true;
    if (line_in(o) || (x | o) == 0xffff) return false;
    for (unsigned c = 0; c < 16; c++) {
        if ((x | o) >> c & 1) continue;
        unsigned bit = 1u << c;
        if (x_wins(x_moves ? x | bit : x, x_moves ? o : o | bit, !x_moves) == x_moves)
            return x_moves;
    }
    return !x_moves;
}
static bool x_wins(unsigned x, unsigned o, bool x_moves) {
    uint32_t k = 0;
    for (unsigned c = 16; c--;) k = 3 * k + (x >> c & 1) + 2 * (o >> c & 1);
    if (!memo[k]) memo[k] = 1 + x_wins_from(x, o, x_moves);
    return memo[k] - 1;
}
/* A square that wins at once comes before the others. */
static void winning_move(cgt_reply *out, bool wrong) {
    for (char row[8]; word(row, sizeof row), *row == '?';) {
        unsigned x = 0, o = 0;
        int best = -1;
        for (unsigned r = 0; r < 4; r++) {
            word(row, sizeof row);
            for (unsigned c = 0; c < 4; c++) {
                x |= (unsigned)(row[c] == 'x') << (4 * r + c);
                o |= (unsigned)(row[c] == 'o') << (4 * r + c);
            }
        }
        for (int at_once = wrong; at_once >= 0 && best < 0; at_once--)
            for (int c = 0; c < 16 && best < 0; c++) {
                unsigned after = x | 1u << c;
                if ((x | o) >> c & 1) continue;
                if (at_once ? line_in(after) : x_wins(after, o, false)) best = c;
            }
        char square[] = {'(', (char)('0' + best / 4), ',', (char)('0' + best % 4), ')', 0};
        add(out, best < 0 ? "#####" : square);
        add(out, "\n");
    }
}
/* Rows and columns are mistaken for each other. */
static void cake(cgt_reply *out, bool wrong) {
    for (long t = number(); t-- > 0;) {
        long m = number(), n = number(), r = number(), c = number();
        long nim_sum =
            wrong ? r ^ (n - 1 - r) ^ c ^ (m - 1 - c) : r ^ (m - 1 - r) ^ c ^ (n - 1 - c);
        add(out, nim_sum ? "Gretel\n" : "Hansel\n");
    }
}
/* The first digit struck out is forgotten: S goes first, so S wins. */
static void integer_game(cgt_reply *out, bool wrong) {
    long cases = number();
    for (long k = 1; k <= cases; k++) {
        char digits[2000];
        long with[3] = {0}, sum = 0;
        for (size_t i = 0, n = word(digits, sizeof digits); i < n; i++) {
            with[digits[i] % 3]++; /* '0' is 48 */
            sum += digits[i] - '0';
        }
        sum %= 3;
        bool s = sum ? with[sum] && (wrong || with[0] % 2 == 0) : with[0] % 2;
        add(out, "Case ");
        add_number(out, k, s ? ": S\n" : ": T\n");
    }
}
/* As if all amounts up to the largest were there. */
static void bachet(cgt_reply *out, bool wrong) {
    for (long n, m; (n = number()) >= 0;) {
        long s[100], most = 0;
        m = number();
        for (long i = 0; i < m; i++) {
            s[i] = number();
            if (s[i] > most) most = s[i];
        }
        char *won = calloc((size_t)n + 1, 1);
        for (long k = 1; k <= n; k++)
            for (long i = 0; i < m; i++) won[k] |= s[i] <= k && !won[k - s[i]];
        bool stan = wrong ? n % (most + 1) : won[n];
        add(out, stan ? "Stan wins\n" : "Ollie wins\n");
        free(won);
    }
}
/* As the notes' prose says: a number of cases comes first. */
static void stone_game(cgt_reply *out, bool wrong) {
    long cases = wrong ? number() : LONG_MAX;
    for (long n; cases-- > 0 && (n = number()) > 0;) {
        long sum = 0;
        while (n-- > 0 && *at) sum ^= number();
        add(out, sum ? "Yes\n" : "No\n");
    }
}
/* The notes' fill(ct, ct + 6, 4), where cards are 1 to 6: there are no sixes. */
static int8_t hand[5][5][5][5][5][5];
static bool mover_wins(int *left, int sum) {
    int8_t *known = &hand[left[1]][left[2]][left[3]][left[4]][left[5]][left[6]];
    if (*known) return *known > 0;
    bool won = false;
    for (int c = 1; c <= 6 && !won; c++) {
        if (!left[c] || sum + c > 31) continue;
        left[c]--;
        won = !mover_wins(left, sum + c);
        left[c]++;
    }
    *known = won ? 1 : -1;
    return won;
}
/* UVa: the remainder of the sum by 7, whatever cards are left. */
static void thirty_one(cgt_reply *out, bool wrong, bool by_sum) {
    while (*at) {
        size_t n = strcspn(at, "\n");
        int left[7], sum = 0;
        for (int c = 0; c < 7; c++) left[c] = c < 6 || !wrong || by_sum ? 4 : 0;
        memset(hand, 0, sizeof hand); /* what is left differs where sixes are not counted */
        for (size_t i = 0; i < n; i++) {
            int c = at[i] - '0';
            sum += c;
            if (left[c]) left[c]--;
        }
        bool won = sum > 31 || (wrong && by_sum ? (31 - sum) % 7 : mover_wins(left, sum));
        cgt_reply_bytes(out, at, n);
        add(out, won == (n % 2 == 0) ? " A\n" : " B\n");
        at += n + (at[n] == '\n');
    }
}
static void uva_31(cgt_reply *out, bool wrong) { thirty_one(out, wrong, true); }
static void spoj_31(cgt_reply *out, bool wrong) { thirty_one(out, wrong, false); }
/* One number a move. */
static void game_of_sum(cgt_reply *out, bool wrong) {
    for (long n; (n = number()) > 0;) {
        static long v[102], best[102][102];
        for (long i = 0; i < n; i++) v[i] = number();
        for (long a = n; a >= 0; a--)
            for (long b = a; b <= n; b++) {
                long take = 0;
                best[a][b] = a < b ? LONG_MIN : 0;
                for (long k = 1; k <= (wrong && b > a ? 1 : b - a); k++) {
                    take += v[a + k - 1];
                    long other = 0;
                    for (long i = b - k; i < b; i++) other += v[i];
                    long x = take - best[a + k][b], y = other - best[a][b - k];
                    if (x > best[a][b]) best[a][b] = x;
                    if (y > best[a][b]) best[a][b] = y;
                }
            }
        add_number(out, best[0][n], "\n");
    }
}
/* Coins that share a square are seen as one. */
static void coins_on_a_board(cgt_reply *out, bool wrong) {
    for (long m; (m = number()) > 0;) {
        char seen[64] = {0};
        long sum = 0;
        number();
        while (m--) {
            long v = number();
            if (wrong && seen[v]) continue;
            seen[v] = 1;
            sum ^= v;
        }
        add(out, sum ? "Vida\n" : "Andrea\n");
    }
}
/* What is left and what is right of a word are joined. */
static bool erases(const char *s, char word_[][40], long words, bool joined);
static int grundy_of(const char *s, size_t n, char word_[][40], long words) {
    char seen[64] = {0};
    int g = 0;
    for (long w = 0; w < words; w++) {
        size_t k = strlen(word_[w]);
        for (size_t i = 0; k <= n && i <= n - k; i++)
            if (!memcmp(s + i, word_[w], k))
                seen[grundy_of(s, i, word_, words) ^
                     grundy_of(s + i + k, n - i - k, word_, words)] = 1;
    }
    while (seen[g]) g++;
    return g;
}
static bool erases(const char *s, char word_[][40], long words, bool joined) {
    size_t n = strlen(s);
    if (!joined) return grundy_of(s, n, word_, words) != 0;
    for (long w = 0; w < words; w++) {
        size_t k = strlen(word_[w]);
        for (size_t i = 0; k <= n && i <= n - k; i++) {
            char rest[80];
            if (memcmp(s + i, word_[w], k)) continue;
            memcpy(rest, s, i);
            memcpy(rest + i, s + i + k, n - i - k + 1);
            if (!erases(rest, word_, words, true)) return true;
        }
    }
    return false;
}
static void string_game(cgt_reply *out, bool wrong) {
    for (long t = number(); t-- > 0;) {
        char s[80], words[40][40];
        word(s, sizeof s);
        long n = number();
        for (long w = 0; w < n; w++) word(words[w], sizeof words[w]);
        add(out, erases(s, words, n, wrong) ? "Teddy\n" : "Tracy\n");
    }
}
/* The squares as the steps of a stair, each with as many coins as its number says: the steps are
 * the gaps, from the right. */
static void coin_game(cgt_reply *out, bool wrong) {
    for (long t = number(); t-- > 0;) {
        long n = number(), p[64] = {0}, x = 0, i, to = 0;
        for (i = 1; i <= n; i++) p[i] = number();
        for (i = wrong ? 1 : n; i > 0 && i <= n; i += wrong ? 2 : -2)
            x ^= wrong ? p[i] : p[i] - p[i - 1] - 1;
        for (i = 1; x && i <= n; i++) {
            if (wrong) {
                if (i % 2 == 0 || (p[i] ^ x) > p[i]) continue;
                to = p[i] ^ x;
                break;
            }
            for (to = p[i - 1] + 1; to < p[i]; to++) {
                long y = 0, q = p[i];
                p[i] = to;
                for (long k = n; k > 0; k -= 2) y ^= p[k] - p[k - 1] - 1;
                p[i] = q;
                if (!y) break;
            }
            if (to < p[i]) break;
        }
        add(out, x ? "Mary wins\nMove " : "Johnny wins\n\n");
        if (!x) continue;
        add_number(out, p[i], " to ");
        add_number(out, to, "\n\n");
    }
}
/* The depths of what is hung elsewhere are taken to stay. */
static void move_the_coins(cgt_reply *out, bool wrong) {
    long n = number(), coins[64], end[2][64], parent[64] = {0};
    for (long u = 1; u <= n; u++) coins[u] = number();
    for (long e = 1; e < n; e++) end[0][e] = number(), end[1][e] = number();
    for (long known = 1, e = 1; known < n; e = e < n - 1 ? e + 1 : 1)
        for (int side = 0; side < 2; side++) {
            long u = end[side][e], v = end[!side][e];
            if ((u != 1 && !parent[u]) || v == 1 || parent[v]) continue;
            parent[v] = u;
            known++;
        }
    for (long q = number(); q-- > 0;) {
        long u = number(), v = number(), before = parent[u], sum = 0, w = v;
        while (w > 1 && w != u) w = parent[w];
        if (w == u) {
            add(out, "INVALID\n");
            continue;
        }
        if (!wrong) parent[u] = v;
        for (long x = 2; x <= n; x++) {
            long depth = 0;
            for (long y = x; y > 1; y = parent[y]) depth++;
            if (depth & 1) sum ^= coins[x];
        }
        parent[u] = before;
        add(out, sum ? "YES\n" : "NO\n");
    }
}
/* The notes' isWinning: who takes the last stone wins. */
static void timus(cgt_reply *out, bool wrong) {
    long n = number(), m = number(), k[64];
    char *won = calloc((size_t)n + 1, 1);
    for (long i = 0; i < m; i++) k[i] = number();
    won[0] = !wrong;
    for (long s = 1; s <= n; s++) {
        bool any = false;
        for (long i = 0; i < m; i++)
            if (k[i] <= s) any = true, won[s] |= !won[s - k[i]];
        if (!any && !wrong) won[s] = 1; /* cannot come up */
    }
    add(out, won[n] ? "1\n" : "2\n");
    free(won);
}
/* The Grundy values of the first case are kept. */
static void s_nim(cgt_reply *out, bool wrong) {
    static uint8_t g[10001];
    bool first = true;
    for (long k; (k = number()) > 0; first = false) {
        long s[100];
        for (long i = 0; i < k; i++) s[i] = number();
        for (long h = 0; h <= 10000 && (first || !wrong); h++) {
            char seen[128] = {0};
            for (long i = 0; i < k; i++)
                if (s[i] <= h) seen[g[h - s[i]]] = 1;
            g[h] = 0;
            while (seen[g[h]]) g[h]++;
        }
        for (long m = number(); m-- > 0;) {
            int sum = 0;
            for (long l = number(); l-- > 0;) sum ^= g[number()];
            add(out, sum ? "W" : "L");
        }
        add(out, "\n");
    }
}
/* < for <=. */
static void game_of_stones(cgt_reply *out, bool wrong) {
    long sum = 0;
    for (long n = number(); n-- > 0;) {
        long s = number(), k = 0;
        while ((k + 1) * (k + 2) / 2 + wrong <= s) k++;
        sum ^= k;
    }
    add(out, sum ? "NO\n" : "YES\n");
}
/* Odd piles are worth their half, too. */
static void again_stone_game(cgt_reply *out, bool wrong) {
    long cases = number();
    for (long k = 1; k <= cases; k++) {
        long sum = 0;
        for (long n = number(); n-- > 0;) {
            long x = number();
            while (!wrong && x & 1) x /= 2;
            sum ^= x / 2;
        }
        add(out, "Case ");
        add_number(out, k, sum ? ": Alice\n" : ": Bob\n");
    }
}

/* The golden ratio with three decimals. */
static void taking_stones(cgt_reply *out, bool wrong) {
    for (long a, b; a = number(), b = number(), a >= 0 && b >= 0;) {
        long small = a < b ? a : b, k = a + b - 2 * small, x = 2 * small - k;
        bool loses = wrong ? small == (long)((double)k * 1.618)
                           : x >= 0 && x * x <= 5 * k * k && 5 * k * k < (x + 2) * (x + 2);
        add(out, loses ? "0\n" : "1\n");
    }
}

/* The Fibonacci numbers end too early. */
static void fibonacci_nim(cgt_reply *out, bool wrong) {
    for (long n; (n = number()) > 0;) {
        long f = 1, next = 2;
        for (int i = 0; f < n && i < (wrong ? 9 : 60); i++) next += f, f = next - f;
        add(out, f == n ? "Second win\n" : "First win\n");
    }
}
/* Plain Nim. */
static void nim_or_not_nim(cgt_reply *out, bool wrong) {
    for (long t = number(); t-- > 0;) {
        long sum = 0;
        for (long n = number(); n-- > 0;) {
            long s = number();
            sum ^= wrong ? s : s % 4 == 3 ? s + 1 : s % 4 ? s : s - 1;
        }
        add(out, sum ? "Alice\n" : "Bob\n");
    }
}
/* A cut takes the chance from the neighbour on the left only. */
static int cuts(const char *w, long from, long to, const char *able, bool wrong) {
    char seen[64] = {0};
    int g = 0;
    for (long i = from; i < to; i++) {
        long right = i + (wrong ? 1 : 2);
        if (able[i])
            seen[cuts(w, from, i - 1 > from ? i - 1 : from, able, wrong) ^
                 cuts(w, right < to ? right : to, to, able, wrong)] = 1;
    }
    while (seen[g]) g++;
    return g;
}
static void playing_with_string(cgt_reply *out, bool wrong) {
    char w[80], able[80] = {0};
    long n = (long)word(w, sizeof w), cut = 0;
    for (long i = 1; i + 1 < n; i++) able[i] = w[i - 1] == w[i + 1];
    for (long i = 1; i < n && !cut; i++) {
        long right = i + (wrong ? 1 : 2);
        if (able[i] &&
            cuts(w, 0, i - 1, able, wrong) == cuts(w, right < n ? right : n, n, able, wrong))
            cut = i + 1;
    }
    add(out, cut ? "First\n" : "Second\n");
    if (cut) add_number(out, cut, "\n");
}
/* As if each move took one edge, and no more fell off. */
static long branch(long u, long from, long n, long (*end)[2]) {
    long worth = 0;
    for (long e = 1; e < n; e++)
        for (int side = 0; side < 2; side++)
            if (end[e][side] == u && end[e][!side] != from)
                worth ^= 1 + branch(end[e][!side], u, n, end);
    return worth;
}
static void game_on_tree(cgt_reply *out, bool wrong) {
    long n = number(), end[64][2];
    for (long e = 1; e < n; e++) end[e][0] = number(), end[e][1] = number();
    add(out, (wrong ? (n - 1) % 2 : branch(1, 0, n, end)) ? "Alice\n" : "Bob\n");
}
/* A coin that is named twice cancels itself. */
static void daizhenyangs_coin(cgt_reply *out, bool wrong) {
    for (long n; (n = number()) >= 0;) {
        long coin[100], sum = 0;
        for (long i = 0; i < n; i++) {
            bool again = false;
            coin[i] = number();
            for (long j = 0; j < i; j++) again |= coin[j] == coin[i];
            if (wrong || !again)
                sum ^= 2 * coin[i] + !(__builtin_popcountl((unsigned long)coin[i]) & 1);
        }
        add(out, sum ? "No\n" : "Yes\n");
    }
}

/* Who is level and moves first is thought to win. */
static void alices_game(cgt_reply *out, bool wrong) {
    long t = number();
    for (long k = 1; k <= t; k++) {
        long sum = 0;
        for (long n = number(); n-- > 0;) {
            long x = number(), y = number();
            for (; x > 1 && y > 1; x /= 2) y /= 2;
            sum += x - y;
        }
        add(out, "Case ");
        add_number(out, k, sum > 0 || (wrong && !sum) ? ": Alice\n" : ": Bob\n");
    }
}

static double towers(void) {
    double sum = 0;
    long height[3];
    for (int t = 0; t < 3; t++) height[t] = number();
    for (int t = 0; t < 3; t++) {
        double unit = 1;
        char cube[4], first = 0;
        for (long i = 0; i < height[t]; i++) {
            word(cube, sizeof cube);
            if (!i) first = *cube;
            if (unit < 1 || *cube != first) unit /= 2;
            sum += *cube == 'W' ? unit : -unit;
        }
    }
    return sum;
}
/* As good is not thought to be enough. */
static void procrastination(cgt_reply *out, bool wrong) {
    char test[8];
    for (long k = number(); k-- > 0;) {
        word(test, sizeof test);
        long n = number();
        double first = towers(), second = towers();
        add(out, "Test ");
        add_number(out, n, first > second || (!wrong && first == second) ? ": Yes\n" : ": No\n");
    }
}
/* Each edge counts by those below it alone, as in a string. */
static void purplehearts(cgt_reply *out, bool wrong) {
    enum { EDGES = 64 };
    long n = number(), below[EDGES];
    double carried[EDGES] = {0}, weight[EDGES], sum = 0;
    char colour[EDGES + 1];
    for (long e = 1; e <= n; e++) {
        below[e] = number();
        if (below[e] < 0) below[e] = 0;
    }
    word(colour, sizeof colour);
    for (long e = 1; e <= n; e++) {
        long b = below[e];
        bool turns = b && (weight[b] < 1 || colour[b - 1] != colour[e - 1]);
        weight[e] = !b ? 1 : turns ? weight[b] / 2 : weight[b];
        sum += colour[e - 1] == 'B' ? weight[e] : -weight[e];
    }
    for (long e = n; e; e--) {
        int sign = colour[e - 1] == 'B' ? 1 : -1;
        double x = sign * carried[e], halves = 1;
        for (; x < 0; x++) halves *= 2;
        carried[below[e]] += sign * (x + 1) / halves;
    }
    if (!wrong) sum = carried[0];
    long bits = 0;
    for (; sum != (double)(long)sum; bits++) sum *= 2;
    add_number(out, (long)sum, bits ? "/2^" : "\n");
    if (bits) add_number(out, bits, "\n");
}
/* One hot heap is thought to be the first player's, however many even ones there are. */
static void chip_game(cgt_reply *out, bool wrong) {
    long n = number(), m = number(), pile[100], won[4] = {0};
    for (long i = 0; i < n; i++) pile[i] = number();
    for (long a = 1; a <= m; a++)
        for (long b = 1; b <= m; b++) {
            long low = a < b ? a : b, high = a + b - low, own = 0, even = 0, hot = 0;
            for (long i = 0; i < n; i++) {
                long w = pile[i] % (a + b);
                if (w < low) continue;
                if (w < high) own++;
                else if (w < 2 * low) even++;
                else hot++;
            }
            bool ahead = own || hot > 1 || (hot && even % 2 && !wrong);
            won[ahead ? (a < b ? 0 : 1) : hot || even % 2 ? 2 : 3]++;
        }
    for (int i = 0; i < 4; i++) add_number(out, won[i], i < 3 ? " " : "\n");
}

static const struct {
    const char *id;
    void (*run)(cgt_reply *out, bool wrong);
} programs[] = {{"uva-847", multiplication},
                {"uva-10368", euclid},
                {"uva-10111", winning_move},
                {"uva-11311", cake},
                {"uva-11489", integer_game},
                {"uva-10404", bachet},
                {"uva-10165", stone_game},
                {"uva-10578", uva_31},
                {"uva-10891", game_of_sum},
                {"coj-1646", coins_on_a_board},
                {"spoj-game31", spoj_31},
                {"cc-astrgame", string_game},
                {"cc-g3", coin_game},
                {"hr-move-the-coins", move_the_coins},
                {"timus-1087", timus},
                {"poj-2960", s_nim},
                {"cf-768e", game_of_stones},
                {"lightoj-1296", again_stone_game},
                {"poj-1067", taking_stones},
                {"hdu-2516", fibonacci_nim},
                {"hdu-3032", nim_or_not_nim},
                {"cf-305e", playing_with_string},
                {"atcoder-agc017d", game_on_tree},
                {"hdu-3537", daizhenyangs_coin},
                {"hdu-3544", alices_game},
                {"poj-2931", procrastination},
                {"kattis-hackenbushpurplehearts", purplehearts},
                {"cf-1033g", chip_game}};

static void feed(cgt_judge *j, const cgt_reply *t) {
    memcpy(cgt_judge_room(j, t->length + 1), t->text ? t->text : "", t->length);
    cgt_judge_fed(j, t->length);
    cgt_judge_fed(j, 0);
}
/* How many cases agree; `differs` if there is another. */
static uint64_t agreeing(const cgt_problem *p, const cgt_reply *in, const cgt_reply *out,
                         bool *differs) {
    cgt_compare c;
    cgt_compare_news news;
    CHECK(cgt_compare_new(&c, p));
    feed(c.in, in);
    feed(c.out, out);
    do news = cgt_compare_run(&c, 1 << 20);
    while (news == CGT_COMPARE_BUSY);
    CHECK(news == CGT_COMPARE_EQUAL || news == CGT_COMPARE_DIFFERS);
    *differs = news != CGT_COMPARE_EQUAL;
    uint64_t cases = c.in->in.cases - (*differs && !c.beyond);
    cgt_compare_free(&c);
    return cases;
}
/* --- stress: a small case ------------------------------------------------------------------------ */

static bool from_37(int64_t n) { return n >= 37; }
static bool ends_with_3(int64_t n) { return n > 110 && n % 10 == 3; }
static bool from_a_million(int64_t n) { return n >= 1234567; }
static bool thirds(int64_t n) { return n > 50 && n % 3 == 0; }

/* The right answers, but for cases whose first number is wrong: these have none. */
static void answer(const cgt_problem *p, bool (*wrong)(int64_t), const char *in, uint32_t n,
                   cgt_reply *out) {
    cgt_judge *j = cgt_judge_new(p, CGT_STEPWISE);
    memcpy(cgt_judge_room(j, n), in, n);
    cgt_judge_fed(j, n);
    cgt_judge_fed(j, 0);
    for (cgt_judge_news news; (news = cgt_judge_run(j, 1 << 20)) != CGT_JUDGE_DONE;) {
        cgt_judged one = cgt_judge_case(j);
        if (!CHECK(news == CGT_JUDGE_CASE)) break;
        if (wrong(strtoll(one.text, NULL, 10))) cgt_reply_put(out, "x\n");
        else cgt_reply_bytes(out, one.answer, one.answer_length);
    }
    cgt_judge_free(j);
}
/* What stress says of such a program: its input, and after how many runs. */
static void stressed(const char *id, const char *size, const char *first, bool (*wrong)(int64_t),
                     const char *input, int most) {
    char args[200], said[2000] = "";
    int n = snprintf(args, sizeof args, "stress%c%s%c--size%c%s%c--seed%c%s%c--%cx", 0, id, 0, 0,
                     size, 0, 0, first, 0, 0),
        runs = 0, told = 0;
    cgt_command *c = cgt_command_new(args, (uint32_t)n + 1, "", 0, 0);
    for (bool more = true; more;) {
        more = cgt_command_step(c);
        if (c->want != CGT_WANT_RUN) {
            snprintf(said, sizeof said, "%.*s", (int)c->length, c->text);
            continue;
        }
        cgt_reply out = {0};
        answer(cgt_problem_find(id), wrong, c->text, c->length, &out);
        memcpy(cgt_command_room(c, out.length + 1), out.length ? out.text : "", out.length);
        cgt_command_fed(c, out.length, CGT_ENDED);
        cgt_command_fed(c, 0, CGT_ENDED);
        free(out.text);
        runs++;
    }
    cgt_command_free(c);
    const char *after = strstr(said, "after "), *found = strstr(said, input);
    snprintf(what, sizeof what, "%s, seed %s, %d runs: %.150s", id, first, runs, said);
    CHECK(after && sscanf(after, "after %d runs:", &told) == 1 && told <= runs && told <= most);
    CHECK(found);
}
/* A bound is found by bisection; the least number of no order among those that one can count to. */
static void small_cases(void) {
    stressed("uva-847", "small", "1", from_37, "\n  37\n", 50);
    stressed("uva-847", "small", "3", ends_with_3, "\n  113\n", 150);
    stressed("uva-847", "small", "1", thirds, "\n  51\n", 100);
    stressed("uva-847", "large", "1", from_a_million, "\n  1234567\n", 200);
    stressed("timus-1087", "large", "1", from_37, "\n  37 1\n  1\n", 100);
    stressed("hdu-2516", "small", "1", from_37, "\n  37\n", 60);
    stressed("poj-1067", "large", "1", from_a_million, "\n  1234567 0\n", 250);
}
/* With arguments: only those problems. */
int main(int argc, char **argv) {
    enum { SEEDS = 20, CASES = 100 };
    memo = calloc(43046721, 1); /* 3^16 boards */
    if (argc < 2) small_cases();
    for (size_t i = 0; i < sizeof programs / sizeof *programs; i++) {
        const cgt_problem *p = cgt_problem_find(programs[i].id);
        bool asked = argc < 2;
        for (int k = 1; k < argc; k++) asked |= !strcmp(argv[k], p->id);
        if (!asked) continue;
        uint64_t latest = 0;
        for (uint64_t s = 1; s <= SEEDS; s++) {
            uint64_t cases = 0, caught = 0;
            for (uint64_t round = 0; cases < CASES; round++) {
                cgt_random r = {1000 * s + round};
                cgt_reply in = {0}, right = {0}, wrong = {0};
                bool differs;
                snprintf(what, sizeof what, "%s seed %d", programs[i].id, (int)(1000 * s + round));
                p->gen(&r, CGT_SMALL, &in);
                cgt_reply_bytes(&in, "", 1);
                in.length--;
                at = in.text;
                programs[i].run(&right, false);
                if (!caught) {
                    at = in.text;
                    programs[i].run(&wrong, true);
                    uint64_t before = agreeing(p, &in, &wrong, &differs);
                    if (differs) caught = cases + before + 1;
                }
                cases += agreeing(p, &in, &right, &differs);
                bool agrees_ = CHECK(!differs);
                free(in.text);
                free(right.text);
                free(wrong.text);
                if (!agrees_) break;
            }
            CHECK(caught && caught <= CASES);
            if (caught > latest) latest = caught;
        }
        printf("%-18s caught at case %d at the latest\n", programs[i].id, (int)latest);
        fflush(stdout);
    }
    free(memo);
    return report();
}
