/* judge-partizan.c -- the contest problems in which each player has moves of their own: their samples, every case of a small
 * universe against a search of the game as the statement has it, which knows of no value; the judges' limits; what is
 * refused, and where; generated inputs.
 * SPDX-License-Identifier: MIT */
#include "contest.h"

static cgt_reply in, expected;

/* --- positions that were searched: a row of bytes, the last of which says who moves --- */

enum { ROW = 28, SLOTS = 1 << 21 };
typedef struct {
    uint8_t row[ROW], won; /* won: 0 not known, 1 the mover loses, 2 the mover wins */
} known;
static known *table;
static uint32_t held;
static void forget(void) {
    if (!table) table = malloc(SLOTS * sizeof *table);
    memset(table, 0, SLOTS * sizeof *table);
    held = 0;
}
/* Where what is known of it stands; it stays there. */
static uint8_t *look(const uint8_t *row) {
    uint64_t h = 1469598103934665603u; /* FNV-1a */
    for (int i = 0; i < ROW; i++) h = (h ^ row[i]) * 1099511628211u;
    for (uint32_t i = (uint32_t)(h >> 32) % SLOTS;; i = (i + 1) % SLOTS) {
        if (!table[i].won && CHECK(held < SLOTS - 1)) {
            memcpy(table[i].row, row, ROW);
            held++;
            return &table[i].won;
        }
        if (!memcmp(table[i].row, row, ROW)) return &table[i].won;
    }
}

/* --- HDU 3544: how many bars there are of each size --- */

enum { SIDE = 5, MOVER = ROW - 1 };
static uint8_t *bar(uint8_t *row, int x, int y) { return &row[(x - 1) * SIDE + y - 1]; }
static bool cuts_win(const uint8_t *row) {
    bool alice = !row[MOVER], won = false;
    uint8_t *is = look(row), next[ROW];
    if (*is) return *is == 2;
    *is = 1; /* held while others are looked at; no play comes back to it */
    for (int x = 1; x <= SIDE && !won; x++)
        for (int y = 1; y <= SIDE && !won; y++) {
            memcpy(next, row, ROW);
            if (!*bar(next, x, y)) continue;
            for (int a = 1; 2 * a <= (alice ? x : y) && !won; a++) {
                memcpy(next, row, ROW);
                --*bar(next, x, y);
                ++*bar(next, alice ? a : x, alice ? y : a);
                ++*bar(next, alice ? x - a : x, alice ? y : y - a);
                *bar(next, 1, 1) = 0; /* which nobody can cut */
                next[MOVER] = alice;
                won = !cuts_win(next);
            }
        }
    *is = won ? 2 : 1;
    return won;
}
static uint64_t cases;
static void bars_of(const int (*side)[2], int n) {
    uint8_t row[ROW] = {0};
    add_number(&in, n, "\n");
    for (int i = 0; i < n; i++) {
        ++*bar(row, side[i][0], side[i][1]);
        add_number(&in, side[i][0], " ");
        add_number(&in, side[i][1], "\n");
    }
    *bar(row, 1, 1) = 0;
    add(&expected, "Case ");
    add_number(&expected, (int64_t)++cases, cuts_win(row) ? ": Alice\n" : ": Bob\n");
}
static void announced(const char *id, uint64_t universe) {
    cgt_reply body = {0};
    snprintf(what, sizeof what, "%s: %d cases, %d positions", id, (int)cases, (int)held);
    printf("%s\n", what);
    CHECK(cases == universe);
    add_number(&body, (int64_t)cases, "\n");
    cgt_reply_bytes(&body, in.text, in.length);
    free(in.text);
    in = body;
    agrees(id, &in, &expected, cases);
    cases = 0;
}
static void chocolate(void) {
    static const char tell_0[] =
        "The bars are worth {values} cuts to Alice, {sum} in all: not more "
        "than 0, so Bob, who moves second, wins.";
    sample("hdu-3544", "4\n1\n1 1\n1\n2 1\n2\n2 2\n2 1\n1\n3 2\n",
           "Case 1: Bob\nCase 2: Alice\nCase 3: Alice\nCase 4: Bob\n");
    answers("hdu-3544", "0\n", "");
    answers("hdu-3544", "1\n2\n4 2 1\n2\n", "Case 1: Bob\n");
    forget();
    enum { SIZES = SIDE * SIDE, ALL = 1960 };
    int side[3][2];
    for (int i = 0; i < SIZES; i++) { /* one bar to 5x5; two and three of a small area */
        side[0][0] = 1 + i / SIDE, side[0][1] = 1 + i % SIDE;
        bars_of(side, 1);
        for (int j = i; j < SIZES; j++) {
            side[1][0] = 1 + j / SIDE, side[1][1] = 1 + j % SIDE;
            int area = side[0][0] * side[0][1] + side[1][0] * side[1][1];
            if (area <= 40) bars_of(side, 2);
            for (int k = j; k < SIZES && area < 27; k++) {
                side[2][0] = 1 + k / SIDE, side[2][1] = 1 + k % SIDE;
                if (area + side[2][0] * side[2][1] <= 27) bars_of(side, 3);
            }
        }
    }
    announced("hdu-3544", ALL);
    /* as far as the statement goes, and beyond */
    answers("hdu-3544",
            "2\n2\n1000000000 1\n1 1000000000\n3\n1000000000 1\n1 1000000000\n999 511\n",
            "Case 1: Bob\nCase 2: Alice\n");
    answers("hdu-3544", "2\n2\n1000000000 1000000\n1 1906\n2\n1000000000 1000000\n1 1907\n",
            "Case 1: Alice\nCase 2: Bob\n");
    cgt_told t;
    cgt_judge_tell(cgt_problem_find("hdu-3544"), "3\n8 3\n1 4\n2 2", 11, NULL, &t);
    CHECK(!strcmp(t.sentence, tell_0));
    static const char range[] = "a side of a bar is 1 to 1000000000000, not %";
    refused_at("hdu-3544", "1\n2\n1 2\n0 1\n", 4, range);
    refused_at("hdu-3544", "1\n0\n", 2, "there are 1 to 1000000 bars, not %");
    refused_at("hdu-3544", "1\n1\n1 2\n1\n", 4, "the input goes on after the last case");
    refused_at("hdu-3544", "2\n1\n1 2\n", 4,
               "% cases are announced, but the input ends before the last one");
    refused_at("hdu-3544", "1\n2\n1 2\n3\n", 5, "the input ends within case %");
    generated("hdu-3544", 40, 0);
}

/* --- POJ 2931: six towers, those of the second three with the colours exchanged --- */

enum {
    TOWERS = 6,
    TALL = 64
}; /* of a tower: a 1, and a bit for each cube, the lowest last; 0 and 1: none */
static int cubes(uint8_t tower) { return tower ? 31 - __builtin_clz(tower) : 0; }
static uint8_t turned(uint8_t tower) { return (uint8_t)(tower ^ ((1 << cubes(tower)) - 1)); }
/* Whether the mover wins; the towers in ascending order. */
static bool cubes_win(const uint8_t *towers, bool white) {
    uint8_t row[ROW] = {0}, *is;
    bool won = false;
    memcpy(row, towers, TOWERS);
    for (int i = 1; i < TOWERS; i++)
        for (int j = i; j && row[j] < row[j - 1]; j--) {
            uint8_t other = row[j];
            row[j] = row[j - 1];
            row[j - 1] = other;
        }
    row[MOVER] = white;
    is = look(row);
    if (*is) return *is == 2;
    *is = 1;
    for (int i = 0; i < TOWERS && !won; i++)
        for (int from = 0; from < cubes(row[i]) && !won; from++) {
            uint8_t next[TOWERS], above = (uint8_t)(cubes(row[i]) - from);
            if ((row[i] >> (above - 1) & 1) != white) continue;
            memcpy(next, row, TOWERS);
            next[i] = (uint8_t)(row[i] >> above);
            won = !cubes_win(next, !white);
        }
    *is = won ? 2 : 1;
    return won;
}
static void add_towers(const uint8_t *tower) {
    for (int i = 0; i < 3; i++) add_number(&in, cubes(tower[i]), i < 2 ? " " : "\n");
    for (int i = 0; i < 3; i++) {
        for (int k = cubes(tower[i]); k--;) add(&in, tower[i] >> k & 1 ? "W " : "B ");
        add(&in, "\n");
    }
}
/* Black moves first and loses where what is left of the first is at least what is left of the second. */
static bool six_towers(const uint8_t *first, const uint8_t *second) {
    uint8_t all[TOWERS];
    for (int i = 0; i < 3; i++) all[i] = first[i], all[3 + i] = turned(second[i]);
    add(&in, "Test ");
    add_number(&in, (int64_t)++cases, "\n");
    add_towers(first);
    add_towers(second);
    bool yes = !cubes_win(all, false);
    add(&expected, "Test ");
    add_number(&expected, (int64_t)cases, yes ? ": Yes\n" : ": No\n");
    return yes;
}
/* White wins three towers and a fourth, whoever begins. */
static bool white_wins(const uint8_t *three, int fourth) {
    uint8_t all[TOWERS] = {three[0], three[1], three[2], (uint8_t)fourth, 1, 1};
    return cubes_win(all, true) && !cubes_win(all, false);
}
static void procrastination(void) {
    enum { LOW = 8, MIDDLE = 16 };
    static uint8_t set[1000][3];
    int sets = 0;
    sample("poj-2931",
           "3\nTest 1\n2 2 0\nW B\nW B\n\n1 0 0\nW\n\n\nTest 2\n3 1 0\nW W B\nB\n\n1 0 0\nW\n\n\n"
           "Test 3\n0 0 0\n\n\n\n3 2 3\nW B B\nB W\nB W W\n",
           "Test 1: Yes\nTest 2: No\nTest 3: Yes\n");
    answers("poj-2931", "0\n", "");
    forget();
    for (int a = 1; a < LOW; a++) /* three towers of up to two cubes */
        for (int b = a; b < LOW; b++)
            for (int c = b; c < LOW; c++, sets++)
                memcpy(set[sets], (uint8_t[]){(uint8_t)a, (uint8_t)b, (uint8_t)c}, 3);
    int low = sets;
    for (int a = 1; a < MIDDLE; a++) /* two of up to three */
        for (int b = a; b < MIDDLE; b++, sets++)
            memcpy(set[sets], (uint8_t[]){(uint8_t)b, 1, (uint8_t)a}, 3);
    for (int i = 0; i < low; i++)
        for (int j = 0; j < low; j++) six_towers(set[i], set[j]);
    for (int i = low; i < sets; i++)
        for (int j = low; j < sets; j++) {
            bool yes = six_towers(set[i], set[j]), better = true;
            if (set[i][0] >= LOW || set[j][0] >= LOW) continue;
            for (int t = 1; t < TALL && better; t++) /* beside any fourth of up to five cubes */
                better = !white_wins(set[j], t) || white_wins(set[i], t);
            CHECK(better == yes);
        }
    announced("poj-2931", 84 * 84 + 120 * 120);
    /* 50 + 1/2^49 is no double; and as high as may come */
    cgt_reply text = {0};
    for (int high = 50; high <= 60; high += 10)
        for (int turn = 0; turn < 3;
             turn++) { /* whole towers; these and the least number above 0 */
            add(&text, turn == 0 ? "3\n" : "");
            add(&text, "Test 7\n");
            for (int half = 0; half < 2; half++) {
                bool least = turn == 2 || half == turn;
                add_number(&text, high, " ");
                add_number(&text, least ? high : 0, " 0\n");
                for (int i = 0; i < high; i++) add(&text, "W ");
                for (int i = 0; least && i < high; i++) add(&text, i ? "B " : "\nW ");
                add(&text, "\n");
            }
            if (turn < 2) continue;
            cgt_reply_bytes(&text, "", 1);
            answers("poj-2931", text.text, "Test 7: Yes\nTest 7: No\nTest 7: Yes\n");
            free(text.text);
            text = (cgt_reply){0};
        }
    cgt_told t;
    static const char one[] = "Test 1 3 1 0 B W W W 2 0 0 B B";
    cgt_judge_tell(cgt_problem_find("poj-2931"), one, sizeof one - 1, NULL, &t);
    CHECK(!strcmp(t.slot[0].text, "3/4") && !strcmp(t.slot[1].text, "-2"));
    static const char two[] = "Test 1 3 0 0 B W B 1 1 1 B W B";
    cgt_judge_tell(cgt_problem_find("poj-2931"), two, sizeof two - 1, NULL, &t);
    CHECK(!strcmp(t.slot[0].text, "-3/4") && !strcmp(t.slot[1].text, "-1"));
    refused_at("poj-2931", "1\nTest 1\n61 0 0\n", 3, "a tower has 0 to 60 cubes, not %");
    refused_at("poj-2931", "1\nTest 1\n1 0 0\nw\n", 4,
               "a cube W or B is expected here, with a blank after it");
    refused_at("poj-2931", "1\nTest 1\n2 0 0\nWB\n", 4,
               "a cube W or B is expected here, with a blank after it");
    refused_at("poj-2931", "1\nCase 1\n", 2, "the word Test is expected here");
    refused_at("poj-2931", "1\nTest 1\n0 0 0\n1 0 0\n", 5, "the input ends within case %");
    generated("poj-2931", 40, 0);
}

/* --- Kattis hackenbushpurplehearts: a forest beside the string of minus its value --- */

typedef struct {
    int edges, under[5],
        string; /* below: -1, or the edge; those of the string stand on each other */
    uint32_t blue, blue_string;
    uint8_t known[2][32][8];
} picture;
/* Whether the mover wins what is left: a set of edges, and so many of the string. */
static bool hacking_wins(picture *p, uint32_t left, int string, bool blue) {
    uint8_t *is = &p->known[blue][left][string];
    bool won = false;
    if (*is) return *is == 2;
    for (int e = 0; e < p->edges && !won; e++) {
        if (!(left >> e & 1) || (p->blue >> e & 1) != blue) continue;
        uint32_t rest = left & ~(1u << e);
        for (int above = e + 1; above < p->edges; above++)
            if (p->under[above] >= 0 && !(rest >> p->under[above] & 1)) rest &= ~(1u << above);
        won = !hacking_wins(p, rest, string, !blue);
    }
    for (int k = 0; k < string && !won; k++)
        if ((p->blue_string >> k & 1) == blue) won = !hacking_wins(p, left, k, !blue);
    *is = won ? 2 : 1;
    return won;
}
static cgt_reply hearts(int n, const int *under, const uint8_t *blue) {
    cgt_reply text = {0};
    add_number(&text, n, "\n");
    for (int e = 0; e < n; e++) add_number(&text, under[e] < 0 ? -1 : under[e] + 1, " ");
    add(&text, "\n");
    for (int e = 0; e < n; e++) add(&text, blue[e] ? "B" : "R");
    add(&text, "\n");
    cgt_reply_bytes(&text, "", 1);
    text.length--;
    return text;
}
/* The answer, as top / 2^bits. */
static void worth(int n, const int *under, const uint8_t *blue, int64_t *top, int *bits) {
    cgt_reply text = hearts(n, under, blue);
    outcome o = judged("kattis-hackenbushpurplehearts", text.text, text.length, 64, 1 << 20);
    char *rest = NULL;
    *bits = 0;
    if (CHECK(o.news == CGT_JUDGE_DONE && o.out.text)) {
        *top = strtoll(o.out.text, &rest, 10);
        if (!strncmp(rest, "/2^", 3)) {
            *bits = (int)strtol(rest + 3, &rest, 10);
            CHECK(*bits > 0 && *top % 2);
        }
        CHECK(!strcmp(rest, "\n"));
    }
    free(o.out.text);
    free(text.text);
}
static void forest_of(const int *under, int n, uint32_t colours) {
    picture p = {.edges = n, .blue = colours};
    uint8_t blue[5];
    int64_t top, at = 0, step;
    int bits;
    bool changed = false;
    for (int e = 0; e < n; e++) p.under[e] = under[e], blue[e] = colours >> e & 1;
    worth(n, under, blue, &top, &bits);
    for (step = (int64_t)1 << bits; at != -top && p.string < 7;
         p.string++) { /* its sign expansion */
        bool up = at < -top;
        changed |= p.string && up != (p.blue_string & 1);
        if (changed) step /= 2;
        at += up ? step : -step;
        p.blue_string |= (uint32_t)up << p.string;
    }
    CHECK(at == -top && p.string <= 6);
    CHECK(!hacking_wins(&p, (1u << n) - 1, p.string, true));
    CHECK(!hacking_wins(&p, (1u << n) - 1, p.string, false));
    cases++;
}
/* (x + n) / 2^(n - 1), n the least of 1, 2, ... with x + n > 1: in units of 1/2^40. */
static __int128 on(bool blue, __int128 x) {
    const __int128 one = (__int128)1 << 40;
    int n = 1;
    if (!blue) x = -x;
    while (x + n * one <= one) n++;
    x = (x + n * one) >> (n - 1);
    return blue ? x : -x;
}
static void purplehearts(void) {
    static const char id[] = "kattis-hackenbushpurplehearts";
    sample(id, "12\n-1 1 2 3 3 5 5 7 -1 -1 10 10\nBRBBRBBRRBRR\n", "5/2^6\n");
    sample(id,
           "39\n-1 1 2 3 4 4 4 7 7 9 9 1 12 13 13 15 16 16 18 18 15 21 21 12 24 25 25 24 28 28 24 "
           "31 12 33 34 34 2 37 37\nBRRRBBRRBBRRRBBRRBRRBBBRBRRBRRBRRBRRRBR\n",
           "65/2^12\n");
    answers(id, "0\n", "0\n");
    answers(id, "3\n-1 -1 1\nBRB\n", "1\n");
    answers(id, "2\n-1 1\nRB\n", "-1/2^1\n");
    int under[40];
    uint8_t blue[40];
    for (int n = 1, all = 1; n <= 5; n++, all *= n) /* n! ways to stand, 2^n colours */
        for (int k = 0; k < all; k++) {
            for (int e = 0, rest = k; e < n; rest /= ++e) under[e] = rest % (e + 1) - 1;
            for (uint32_t colours = 0; colours < 1u << n; colours++) forest_of(under, n, colours);
        }
    snprintf(what, sizeof what, "%d forests", (int)cases);
    printf("%s\n", what);
    CHECK(cases == 1 * 2 + 2 * 4 + 6 * 8 + 24 * 16 + 120 * 32);
    cases = 0;
    for (int round = 0; round < 3000; round++) { /* by another formula, in fixed point */
        int n = 1 + (int)below(39), bits, near = 1 + (int)below(6);
        __int128 value[41] = {0};
        int64_t top;
        for (int e = 0; e < n; e++) {
            int first = e > near ? e - near : -1;
            under[e] = round % 2 ? (int)below((uint32_t)(e + 1)) - 1
                                 : first + (int)below((uint32_t)(e - first));
            blue[e] = below(2) == 1;
        }
        for (int e = n; e--;) value[under[e] < 0 ? 40 : under[e]] += on(blue[e], value[e]);
        worth(n, under, blue, &top, &bits);
        CHECK(top * ((__int128)1 << (40 - bits)) == value[40]);
    }
    /* a stalk that turns at every edge, and one of two long runs: (2^(n-1) +- 1) / 3 and 1 */
    cgt_reply text = {0};
    add(&text, "2000\n");
    for (int e = 0; e < 2000; e++) add_number(&text, e ? e : -1, " ");
    add(&text, "\n");
    for (int e = 0; e < 2000; e++) add(&text, e ? "R" : "B");
    cgt_reply_bytes(&text, "", 1);
    answers(id, text.text, "1/2^1999\n");
    free(text.text);
    static const char stands[] =
        "an edge stands on the ground, -1, or on one named before, not on %";
    refused_at(id, "2\n-1 2\nBB\n", 2, stands);
    refused_at(id, "2\n-1 0\nBB\n", 2, stands);
    refused_at(id, "2\n-1 1\nBG\n", 3, "a letter B or R is expected for each edge");
    refused_at(id, "2\n-1 1\nB\n", 3, "a letter B or R is expected for each edge");
    refused_at(id, "2001\n", 1, "there are 0 to 2000 edges, not %");
    refused_at(id, "1\n-1\nB\n1\n", 4, "the input goes on after the last case");
    generated(id, 40, 0);
}

/* --- Codeforces 1033G: each pair on its own, chips taken one turn after another --- */

static int64_t taken[2];
static bool taking_wins(const uint8_t *piles, int n, int mover) {
    uint8_t row[ROW] = {0}, *is;
    bool won = false;
    memcpy(row, piles, (size_t)n);
    for (int i = 1; i < n; i++)
        for (int j = i; j && row[j] < row[j - 1]; j--) {
            uint8_t other = row[j];
            row[j] = row[j - 1];
            row[j - 1] = other;
        }
    row[MOVER] = (uint8_t)mover;
    is = look(row);
    if (*is) return *is == 2;
    *is = 1;
    for (int i = 0; i < n && !won; i++) {
        if (row[i] < taken[mover]) continue;
        uint8_t next[ROW];
        memcpy(next, row, ROW);
        next[i] = (uint8_t)(row[i] - taken[mover]);
        won = !taking_wins(next, n, !mover);
    }
    *is = won ? 2 : 1;
    return won;
}
static void pairs_of(const int *pile, int n, int m, const int (*won)[4]) {
    cgt_reply text = {0};
    char right[80];
    add_number(&text, n, " ");
    add_number(&text, m, "\n");
    for (int i = 0; i < n; i++) add_number(&text, pile[i], i + 1 < n ? " " : "\n");
    sprintf(right, "%d %d %d %d\n", won[0][0], won[0][1], won[0][2], won[0][3]);
    cgt_reply_bytes(&text, "", 1);
    text.length--;
    outcome o = judged("cf-1033g", text.text, text.length, 64, 1 << 20);
    CHECK(o.news == CGT_JUDGE_DONE && !strcmp(o.out.text, right));
    free(o.out.text);
    free(text.text);
    cases++;
}
static void chip_game(void) {
    enum { SETS = 700, MOST = 8, HIGH = 11 };
    static int pile[SETS][4], size[SETS], won[SETS][MOST + 1][4];
    int sets = 0;
    sample("cf-1033g", "2 2\n4 5\n", "1 1 1 1\n");
    sample("cf-1033g", "2 20\n4 5\n", "82 82 6 230\n");
    for (int a = 1; a <= 4 * HIGH; a++, sets++) size[sets] = 1, pile[sets][0] = a;
    for (int a = 1; a <= 2 * HIGH; a++)
        for (int b = a; b <= 2 * HIGH && a * b < 200; b++, sets++)
            size[sets] = 2, pile[sets][0] = b, pile[sets][1] = a;
    for (int a = 1; a <= HIGH; a++)
        for (int b = a; b <= HIGH; b++)
            for (int c = b; c <= HIGH && sets < SETS; c++, sets++) {
                size[sets] = 3;
                pile[sets][0] = b, pile[sets][1] = c, pile[sets][2] = a;
            }
    for (int a = 1; a <= MOST; a++)
        for (int b = 1; b <= MOST; b++) {
            forget();
            taken[0] = a, taken[1] = b;
            for (int i = 0; i < sets; i++) {
                uint8_t row[ROW] = {0};
                for (int k = 0; k < size[i]; k++) row[k] = (uint8_t)pile[i][k];
                bool alice = taking_wins(row, size[i], 0), bob = taking_wins(row, size[i], 1);
                int who = alice && !bob ? 0 : bob && !alice ? 1 : alice ? 2 : 3;
                for (int m = a > b ? a : b; m <= MOST; m++) won[i][m][who]++;
            }
        }
    for (int i = 0; i < sets; i++)
        for (int m = 1; m <= MOST; m++) pairs_of(pile[i], size[i], m, &won[i][m]);
    snprintf(what, sizeof what, "%d sets of heaps and m", (int)cases);
    printf("%s\n", what);
    CHECK(cases == 519 * MOST);
    answers("cf-1033g", "1 1\n1000000000000000000\n", "0 0 0 1\n");
    answers("cf-1033g", "1 1\n999999999999999999\n", "0 0 1 0\n");
    refused_at("cf-1033g", "1 0\n1\n", 1, "m is 1 to 1000000, not %");
    refused_at("cf-1033g", "2 1\n1 0\n", 2, "a heap has 1 to 10^18 chips, not %");
    refused_at("cf-1033g", "2 1\n1\n", 3, "the input ends within case %");
    refused_at("cf-1033g", "1 1\n1\n1\n", 3, "the input goes on after the last case");
    cgt_reply large = {0};
    cgt_judge_gen(cgt_problem_find("cf-1033g"), 1, CGT_LARGE, &large);
    sliced("cf-1033g", &large, 5);
    cgt_told t;
    cgt_judge_tell(cgt_problem_find("cf-1033g"), "2 20\n4 5", 8, NULL, &t);
    CHECK(!strcmp(t.slot[3].text, "(1, 1), (1, 4), (2, 3), (3, 2), (4, 1), (5, 5)"));
    generated("cf-1033g", 40, 0);
}

int main(int argc, char **argv) {
    start_seed(argc, argv);
    chocolate();
    procrastination();
    purplehearts();
    chip_game();
    free(table);
    return report();
}
