/* judge.c -- contest problems of piles, sets and numbers: the known samples, every case of a small
 * universe against search straight from the rules (through the seam), the judges' limits and far
 * beyond, what is refused and where, generated inputs, and wrong programs, each of which must be
 * caught within 100 generated cases from any of 20 seeds.
 * SPDX-License-Identifier: MIT */
#include "../../src/judge/taking.h"
#include "contest.h"

/* --- samples ---------------------------------------------------------------------------------- */

static void samples(void) {
    sample(
        "poj-2960",
        "2 2 5\n3\n2 5 12\n3 2 4 7\n4 2 3 7 12\n5 1 2 3 4 5\n3\n2 5 12\n3 2 4 7\n4 2 3 7 12\n0\n",
        "LWW\nWWL\n");
    sample("uva-10404",
           "20 3 1 3 8\n21 3 1 3 8\n22 3 1 3 8\n23 3 1 3 8\n1000000 10 1 23 38 11 7 5 4 8 3 13\n"
           "999996 10 1 23 38 11 7 5 4 8 3 13\n",
           "Stan wins\nStan wins\nOllie wins\nStan wins\nStan wins\nOllie wins\n");
    sample("timus-1087", "17 3\n1 3 4\n", "2\n");
    sample("uva-847", "162\n17\n34012226\n", "Stan wins.\nOllie wins.\nStan wins.\n");
    sample("uva-10368", "34 12\n15 24\n0 0\n", "Stan wins\nOllie wins\n");
    sample("uva-10165", "2\n1 1\n2\n2 2\n2\n3 3\n0\n", "No\nNo\nNo\n");
    sample("lightoj-1296", "5\n1\n1\n3\n10 11 12\n5\n1 2 3 4 5\n2\n4 9\n3\n1 3 9\n",
           "Case 1: Bob\nCase 2: Alice\nCase 3: Alice\nCase 4: Bob\nCase 5: Alice\n");
    sample("coj-1646", "1 5\n1\n2 5\n1 1\n", "Vida\nAndrea\n");
    sample("uva-11311", "2\n2 3 0 2\n11 11 5 5\n", "Gretel\nHansel\n");
}
/* Blank lines, several cases a line, no terminator, a byte order mark,
 * text after the terminator. */
static void forms(void) {
    answers("uva-847", "\n\n 162 17\t\n\n34012226", "Stan wins.\nOllie wins.\nStan wins.\n");
    answers("uva-847",
            "\xef\xbb\xbf"
            "17\n",
            "Ollie wins.\n");
    answers("uva-847", "", "");
    answers("uva-847", " \r\n\r\n", "");
    answers("uva-10368", "34 12\n\n15\n24\n", "Stan wins\nOllie wins\n");
    answers("uva-10368", "34 12\n0 0\nthe end\n", "Stan wins\n");
    answers("poj-2960", "2 2 5\n3\n2 5 12\n3 2 4 7\n4 2 3 7 12\n", "LWW\n");
    answers("poj-2960", "0\n1 x", "");
    answers("uva-10165", "2\n1 1\n0", "No\n");
    answers("lightoj-1296", "0\n\n", "");
    answers("coj-1646", "3 9 0\n0\n0", "Andrea\n");
    answers("uva-10404", "0 1 1 00000000000000000000000000000000000021 1 1",
            "Ollie wins\nStan wins\n");
}
static void refusals(void) {
    static const char letters[] = "a number is expected here",
                      wide[] = "this number does not fit in 64 bits",
                      within[] = "the input ends within case %",
                      before[] = "% cases are announced, but the input ends before the last one",
                      after[] = "the input goes on after the last case";
    refused_at("uva-847", "162\nx\n", 2, letters);
    refused_at("uva-847", "162\n17a\n", 2, letters);
    refused_at("uva-847", "162\n-\n", 2, letters);
    refused_at("uva-847", "162\n1.5\n", 2, letters);
    refused_at("uva-847", "162\n\n9223372036854775808\n", 3, wide);
    refused_at("uva-847", "99999999999999999999999999\n", 1, wide);
    refused_at("uva-847", "18446744073709551618\n", 1, wide);
    refused_at("uva-847", "-18446744073709551614\n", 1, wide);
    refused_at("uva-847", "1\n", 1, "n is 2 or more, not %");
    refused_at("uva-10368", "34 12\n15", 2, within);
    refused_at("uva-10368", "34 0\n", 1, "a number is 1 or more (0 0 ends), not %");
    refused_at("uva-10368", "1 2\n-34 2\n", 2, "a number is 1 or more (0 0 ends), not %");
    refused_at("uva-10165", "3\n1 2\n0\n", 3, "a heap has at least 1 stone, not %");
    refused_at("uva-10165", "3\n1 2\n", 3, within);
    refused_at("uva-10165", "2\n1 -2\n0\n", 2, "a heap has at least 1 stone, not %");
    refused_at("uva-10165", "-1\n", 1, "there are 0 to 1000000000 heaps, not %");
    refused_at("lightoj-1296", "3\n1\n1\n1\n2\n", 6, before);
    refused_at("lightoj-1296", "1\n1\n1\n1\n2\n", 4, after);
    refused_at("lightoj-1296", "2\n1\n1\n2\n5\n", 6, within);
    refused_at("coj-1646", "2 5\n1 6\n", 2, "a coin stands on a square of the board, not on %");
    refused_at("uva-11311", "1\n2 3 2 0\n", 2, "the bad piece is within the cake, not at %");
    refused_at("uva-11311", "1\n2 3 0 -1\n", 2, "the bad piece is within the cake, not at %");
    refused_at("timus-1087", "", 1, "the input ends before its first case");
    refused_at("lightoj-1296", "1\n", 2, "the input ends before its first case");
    refused_at(
        "timus-1087", "5 1\n2\n", 2,
        "the statement promises that there is always a move, yet play can reach % without one");
    refused_at("timus-1087", "4 1\n2\n3", 3, after);
    refused_at("timus-1087", "17 3\n1 3", 2, within);
    refused_at("timus-1087", "17 3\n1 0 4\n", 2, "an amount is from 1 to 1000000000, not %");
    refused_at("poj-2960", "2 2 5\n3\n2 5 12\n3 2 4 7\n4 2 3 x 12\n0\n", 5, letters);
    refused_at("poj-2960", "2 2 5\n1\n2 5 -12\n0\n", 3, "a heap has 0 to 10000000 beads, not %");
    refused_at("uva-10404", "20 3 1 3\n", 2, within);
}

/* As people type and paste; where a format is strict, the character that stands there is named. */
static void pasted(void) {
    answers("uva-10165", "2\n1\u00a01\n\u202f2\u2003\n2\u30002\n0", "No\nNo\n");
    answers("uva-10578", "\u00a0356656\u00a0\n", "356656 B\n");
    refused_at("uva-847", "162\n\u22125\n", 2, "n is 2 or more, not %");
    names("uva-847", "162\n3\u20134\n", "an en dash", "U+2013");
    names("uva-847", "1\u00ad62\n", "a soft hyphen", "U+00AD");
    names("uva-847", "\u00b2\n", "a raised digit", "U+00B2");
    names("uva-847", "12 \xa0 3\n", "a byte that is no UTF-8", "0xA0");
    names("uva-847", "12 \xe2\x88", "a byte that is no UTF-8", "0xE2");
    names("uva-847", "\U0001d7d9\n", NULL, "\u201c\U0001d7d9\u201d (U+1D7D9)");
    names("uva-10578", "12\u00a03\n", "a no-break space", "U+00A0");
    names("uva-10578", "356656\n12\u202f3\n", "a narrow no-break space", "U+202F");
    outcome plain = judged("uva-847", "162\nx\n", 6, 1, 1);
    CHECK(plain.reason && !plain.sign.name);
    free(plain.out.text);
    outcome zero = judged("uva-847", "162\0 17\n", 8, 1, 1); /* in the middle it ends nothing */
    CHECK(zero.news == CGT_JUDGE_REFUSED && zero.sign.name && !strcmp(zero.sign.point, "U+0000"));
    free(zero.out.text);
}

/* --- universes -------------------------------------------------------------------------------- */

static cgt_reply in, expected;
static uint64_t cases;
static void put_all(const int64_t *n, size_t count, const char *after) {
    for (size_t i = 0; i < count; i++) add_number(&in, n[i], i + 1 < count ? " " : after);
}
static void answer(int32_t value, const char *won, const char *lost) {
    add(&expected, value > 0 ? won : lost);
    cases++;
}
static void compare(const char *id, uint64_t universe) {
    agrees(id, &in, &expected, cases);
    snprintf(what, sizeof what, "%s: %d cases", id, (int)cases);
    CHECK(cases == universe);
    cases = 0;
}
static const char *list(char *text, const int64_t *n, size_t count) {
    cgt_out o = {text, 200, 0};
    *text = 0;
    cgt_list(&o, n, count);
    return text;
}
/* The amounts of a set of bits, the larger ones first: the order must not matter. */
static size_t amounts_of(unsigned set, int64_t *amount) {
    size_t k = 0;
    for (int a = 8; a >= 1; a--)
        if (set >> (a - 1) & 1) amount[k++] = a;
    return k;
}
static void universes(void) {
    char a[200], b[200];
    int64_t n[4], set[8];
    for (n[0] = 2; n[0] <= 700; n[0]++) {
        put_all(n, 1, "\n");
        answer(searched("multiplication", list(a, n, 1), "1"), "Stan wins.\n", "Ollie wins.\n");
    }
    compare("uva-847", 699);

    for (n[0] = 1; n[0] <= 40; n[0]++)
        for (n[1] = 1; n[1] <= 40; n[1]++) {
            put_all(n, 2, "\n");
            answer(searched("euclid", "", list(b, n, 2)), "Stan wins\n", "Ollie wins\n");
        }
    compare("uva-10368", 1600);

    add_number(&in, 769, "\n");
    for (n[0] = 2; n[0] <= 8; n[0]++)
        for (n[1] = 2; n[1] <= 7; n[1]++)
            for (n[2] = 0; n[2] < n[0]; n[2]++)
                for (n[3] = 0; n[3] < n[1]; n[3]++)
                    if (n[0] < 8 || n[1] < 4) {
                        put_all(n, 4, "\n");
                        answer(searched("cake", "", list(b, n, 4)), "Gretel\n", "Hansel\n");
                    }
    compare("uva-11311", 729 + 40);

    for (n[0] = 1; n[0] <= 7; n[0]++)
        for (n[1] = 1; n[1] <= 7; n[1]++)
            for (n[2] = 1; n[2] <= 7; n[2]++) {
                add(&in, "3\n");
                put_all(n, 3, "\n");
                answer(searched("nim", "", list(b, n, 3)), "Yes\n", "No\n");
            }
    compare("uva-10165", 343);

    for (n[0] = 0; n[0] <= 7; n[0]++)
        for (n[1] = 0; n[1] <= 7; n[1]++)
            for (n[2] = 0; n[2] <= 7; n[2]++) {
                add(&in, "3 7\n");
                put_all(n, 3, "\n");
                answer(searched("coins", "", list(b, n, 3)), "Vida\n", "Andrea\n");
            }
    compare("coj-1646", 512);

    add(&in, "1000\n");
    for (n[0] = 1; n[0] <= 10; n[0]++)
        for (n[1] = 1; n[1] <= 10; n[1]++)
            for (n[2] = 1; n[2] <= 10; n[2]++) {
                add(&in, "3\n");
                put_all(n, 3, "\n");
                add(&expected, "Case ");
                add_number(&expected, (int64_t)cases + 1, ": ");
                answer(searched("half", "", list(b, n, 3)), "Alice\n", "Bob\n");
            }
    compare("lightoj-1296", 1000);

    for (unsigned s = 1; s < 64; s++) { /* with 1 and without */
        size_t k = amounts_of(s, set);
        for (n[0] = 0; n[0] <= 24; n[0]++) {
            add_number(&in, n[0], " ");
            add_number(&in, (int64_t)k, " ");
            put_all(set, k, "\n");
            answer(searched("subtraction", list(a, set, k), list(b, n, 1)), "Stan wins\n",
                   "Ollie wins\n");
        }
    }
    compare("uva-10404", 1575);

    for (unsigned s = 1; s < 32; s++) {
        size_t k = amounts_of(s, set);
        add_number(&in, (int64_t)k, " ");
        put_all(set, k, "\n");
        add(&in, "64\n");
        for (n[0] = 0; n[0] <= 7; n[0]++)
            for (n[1] = 0; n[1] <= 7; n[1]++) {
                add(&in, "2 ");
                put_all(n, 2, "\n");
                add(&expected,
                    searched("subtraction", list(a, set, k), list(b, n, 2)) > 0 ? "W" : "L");
            }
        add(&expected, "\n");
        cases++;
    }
    add(&in, "0\n");
    compare("poj-2960", 31);
}
/* Timus: one case a file; the promise by marking what play can reach. */
static void timus(void) {
    char a[200], b[200];
    int kept = 0;
    for (unsigned s = 1; s < 256; s++) {
        int64_t set[8], n;
        size_t k = amounts_of(s, set);
        for (n = 1; n <= 16; n++) {
            bool reached[17] = {false}, promise = true;
            reached[n] = true;
            for (int64_t h = n; h >= 1; h--) {
                bool moves = false;
                for (size_t i = 0; i < k; i++)
                    if (set[i] <= h) {
                        moves = true;
                        if (reached[h]) reached[h - set[i]] = true;
                    }
                promise &= !reached[h] || moves;
            }
            cgt_reply text = {0};
            add_number(&text, n, " ");
            add_number(&text, (int64_t)k, "\n");
            for (size_t i = 0; i < k; i++) add_number(&text, set[i], i + 1 < k ? " " : "\n");
            outcome o = judged("timus-1087", text.text, text.length, 64, 1 << 20);
            CHECK((o.news == CGT_JUDGE_DONE) == promise);
            if (promise) {
                snprintf(a, sizeof a, "misere %s", list(b, set, k));
                int32_t value = searched("subtraction", a, list(b, &n, 1));
                CHECK(!strcmp(o.out.text, value > 0 ? "1\n" : "2\n"));
                kept++;
            }
            free(o.out.text);
            free(text.text);
        }
    }
    CHECK(kept > 2000);
    answers("timus-1087", "1 1\n1\n", "2\n");
    answers("timus-1087", "4 1\n2\n", "1\n"); /* 4, 2, and the other takes the last two */
}
/* Large amounts: the definition, pile by pile. */
static void large_sets(void) {
    static bool lost[3001];
    for (int round = 0; round < 300; round++) {
        int64_t set[10], n = (int64_t)below(3000), k = 1 + (int64_t)below(10);
        int64_t most = below(2) ? 700 : 130;
        bool misere = round % 2;
        for (int64_t i = 0; i < k; i++) set[i] = 1 + (int64_t)below((uint64_t)most);
        if (misere) set[below((uint64_t)k)] = 1;
        if (misere && !n) n = 1;
        for (int64_t h = 0; h <= n; h++) {
            bool moves = false, wins = false;
            for (int64_t i = 0; i < k; i++)
                if (set[i] <= h) {
                    moves = true;
                    wins |= lost[h - set[i]];
                }
            lost[h] = moves ? !wins : !misere;
        }
        cgt_reply text = {0};
        add_number(&text, n, " ");
        add_number(&text, k, "\n");
        for (int64_t i = 0; i < k; i++) add_number(&text, set[i], i + 1 < k ? " " : "\n");
        outcome o =
            judged(misere ? "timus-1087" : "uva-10404", text.text, text.length, 4096, 1 << 20);
        const char *right = misere    ? (lost[n] ? "2\n" : "1\n")
                            : lost[n] ? "Ollie wins\n"
                                      : "Stan wins\n";
        CHECK(o.news == CGT_JUDGE_DONE && !strcmp(o.out.text, right));
        free(o.out.text);
        free(text.text);
    }
}

/* Every pile of a long table, with amounts of each span (taking.c), alone and several of one shift,
 * against marking pile by pile; in slices. */
static void long_tables(void) {
    enum { PILES = 200000, SHIFTS = 3 };
    static bool lost[PILES + 1], reached[PILES + 1];
    static cgt_taking s;
    for (int round = 0; round < 24; round++) {
        uint32_t n = PILES - (uint32_t)below(200), stuck = 0, at;
        int64_t budget = round % 3 ? 1 << 20 : 5000;
        bool misere = round % 2, fine = true;
        s.amounts = 0;
        for (unsigned width = round % 4 ? 1 : 5; width < 18; width++)
            for (int shift = 0; shift < SHIFTS; shift++) {
                int64_t least = (int64_t)1 << width, a = least + (int64_t)below((uint64_t)least);
                for (uint64_t many = below(4) + (width > 8); many--; a += 64)
                    s.amount[s.amounts++] = a;
            }
        for (uint64_t many = round % 5 ? 0 : 300; many--;)
            s.amount[s.amounts++] = 65 + (int64_t)below(5000);
        memset(lost, true, sizeof lost);
        memset(reached, false, sizeof reached);
        reached[n] = true;
        int64_t least = s.amount[0];
        for (uint32_t i = 1; i < s.amounts; i++)
            if (s.amount[i] < least) least = s.amount[i];
        for (int64_t h = 0; h <= n; h++) {
            if (misere && h < least) lost[h] = false;
            for (uint32_t i = 0; lost[h] && i < s.amounts; i++)
                if (h + s.amount[i] <= n) lost[h + s.amount[i]] = false;
        }
        for (int64_t h = n; h > 0; h--) {
            if (reached[h] && h < least) stuck = (uint32_t)h;
            for (uint32_t i = 0; reached[h] && i < s.amounts; i++)
                if (h >= s.amount[i]) reached[h - s.amount[i]] = true;
        }
        cgt_text text;
        cgt_text_whole(&text, "", 0);
        while (text.budget = budget, !cgt_taking_solve(&s, n, misere, &text)) CHECK(!text.status);
        for (uint32_t h = 0; h <= n; h++) fine &= lost[h] == cgt_taking_lost(&s, h);
        CHECK(fine);
        while (text.budget = budget, !cgt_taking_stuck(&s, n, &text, &at)) CHECK(!text.status);
        fine = !at == !stuck && (!at || (at < least && reached[at]));
        for (uint32_t h = 0; h <= n && least > 1; h++)
            fine &= reached[n - h] == cgt_taking_lost(&s, h);
        CHECK(fine);
    }
    cgt_taking_free(&s);
    s = (cgt_taking){0};
}

/* Far beyond the judges' limits, one case is more work than a slice. */
static void slices(void) {
    static const struct {
        const char *id, *before, *after;
        int64_t amounts, by, most;
        int slices;
    } all[] = {{"uva-10404", "5000000 1000 ", "\n", 1000, 1, 1000000, 15},
               {"timus-1087", "4000000 1000 2 4 ", "\n", 998, 2, 1000000, 15},
               {"poj-2960", "255 ", "\n1\n1 200000\n0\n", 255, 1, 100000, 10}};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        cgt_reply text = {0};
        add(&text, all[i].before);
        for (int64_t k = 0; k < all[i].amounts; k++)
            add_number(&text, all[i].by * (65 + (int64_t)below((uint64_t)all[i].most)), " ");
        add(&text, all[i].after);
        sliced(all[i].id, &text, all[i].slices);
    }
}

/* --- limits ----------------------------------------------------------------------------------- */

static void limits(void) {
    /* the last interval below 2^32 is Ollie's from 9 * 18^7 + 1 = 5509980289:
     * so this one is Stan's */
    answers("uva-847",
            "4294967294\n612220032\n612220033\n5509980288\n5509980289\n9223372036854775807\n",
            "Stan wins.\nOllie wins.\nStan wins.\nStan wins.\nOllie wins.\nStan wins.\n");
    CHECK(searched("multiplication", "4294967294", "1") > 0);
    answers("uva-10368",
            "2147483647 2147483646\n1836311903 1134903170\n2147483647 1\n"
            "9223372036854775807 9223372036854775806\n",
            "Ollie wins\nOllie wins\nStan wins\nOllie wins\n");
    CHECK(searched("euclid", "", "1836311903 1134903170") < 0);
    answers("uva-10165",
            "2 2000000000 2000000000\n3 9223372036854775807 1 9223372036854775806\n0\n",
            "No\nNo\n");
    answers("lightoj-1296", "1\n1 9223372036854775807\n", "Case 1: Bob\n");
    answers("uva-10404", "100000000 3 1 2 3\n100000000 3 1 500000 70000001\n",
            "Ollie wins\nStan wins\n");
}
/* 8 MB of zeros, with blanks and without, alone and as what a case announces: refused at once or
 * read through, in little memory. */
static void zeros(void) {
    static const struct {
        const char *id, *head;
    } all[] = {{"uva-847", ""},    {"uva-10368", ""},
               {"uva-10165", ""},  {"lightoj-1296", ""},
               {"coj-1646", ""},   {"coj-1646", "1000000000 5 "},
               {"poj-2960", ""},   {"poj-2960", "2 2 5 1 1000000000 "},
               {"timus-1087", ""}, {"uva-10404", ""},
               {"uva-11311", ""}};
    enum { PIECE = 1 << 16 };
    static char blanks[PIECE], solid[PIECE];
    for (int i = 0; i < PIECE; i++) blanks[i] = i % 2 ? ' ' : '0', solid[i] = '0';
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        for (int kind = 0; kind < 2; kind++) {
            cgt_judge *j = cgt_judge_new(cgt_problem_find(all[i].id), false);
            bool counted = *all[i].head;
            snprintf(what, sizeof what, "%s: %s zeros %d", all[i].id, all[i].head, kind);
            memcpy(cgt_judge_room(j, 100), counted ? all[i].head : " ",
                   counted ? strlen(all[i].head) : 1);
            cgt_judge_fed(j, counted ? (uint32_t)strlen(all[i].head) : 1);
            for (int piece = 0; piece < 8 << 4; piece++) {
                while (cgt_judge_run(j, 1 << 20) == CGT_JUDGE_BUSY) {
                }
                if (j->news != CGT_JUDGE_HUNGRY) break;
                memcpy(cgt_judge_room(j, PIECE), kind ? solid : blanks, PIECE);
                cgt_judge_fed(j, PIECE);
            }
            CHECK((j->news == CGT_JUDGE_HUNGRY) == (counted && !kind));
            CHECK(j->room < 8 * PIECE && j->out.room < 1 << 20);
            cgt_judge_free(j);
        }
}

/* --- wrong programs --------------------------------------------------------------------------- */

typedef struct {
    int64_t n[4096];
    size_t count, at;
    cgt_reply *out;
} program;
static int64_t take(program *p) { return p->at < p->count ? p->n[p->at++] : 0; }
static bool left(const program *p) { return p->at < p->count; }
static void print(program *p, const char *s) { cgt_reply_put(p->out, s); }

/* 0: adds the values; 1: keeps the last set's table; 2: W where the largest heap can move. */
static void snim(program *p, int kind) {
    static int grundy[64];
    for (int64_t k; (k = take(p));) {
        int64_t set[8];
        for (int64_t i = 0; i < k; i++) set[i] = take(p);
        for (int h = 0; h < 64; h++) {
            bool seen[64] = {false};
            for (int64_t i = 0; i < k; i++)
                if (set[i] <= h) seen[grundy[h - set[i]]] = true;
            if (kind == 1 && h > 0 && grundy[h]) continue;
            for (grundy[h] = 0; seen[grundy[h]];) grundy[h]++;
        }
        for (int64_t m = take(p); m; m--) {
            int64_t sum = 0, any = 0;
            for (int64_t l = take(p); l; l--) {
                int64_t h = take(p);
                sum = kind == 0 ? sum + grundy[h] : sum ^ grundy[h];
                any |= grundy[h];
            }
            print(p, (kind == 2 ? any : sum) ? "W" : "L");
        }
        print(p, "\n");
    }
    memset(grundy, 0, sizeof grundy);
}
/* 0: as if the set were 1..m; 1: takes the most it can. */
static void bachet(program *p, int kind) {
    while (left(p)) {
        int64_t n = take(p), m = take(p), set[8], moves = 0;
        for (int64_t i = 0; i < m; i++) set[i] = take(p);
        while (kind == 1 && n) {
            int64_t most = 0;
            for (int64_t i = 0; i < m; i++)
                if (set[i] <= n && set[i] > most) most = set[i];
            n -= most;
            moves++;
        }
        print(p, (kind ? moves % 2 : n % (m + 1)) ? "Stan wins\n" : "Ollie wins\n");
    }
}
static void stones(program *p, int kind) { /* 0: normal play; 1: only 1 must not be taken last */
    int64_t n = take(p), m = take(p), set[64];
    bool won[32] = {false};
    for (int64_t i = 0; i < m; i++) set[i] = take(p);
    if (kind == 1) won[0] = true;
    for (int64_t h = kind; h <= n; h++)
        for (int64_t i = 0; i < m; i++)
            if (set[i] <= h && !won[h - set[i]]) won[h] = true;
    print(p, (kind == 1 ? won[n - 1] : won[n]) ? "1\n" : "2\n");
}
static void product(program *p, int kind) { /* 0: strict bounds; 1: by 9 always */
    while (left(p)) {
        int64_t n = take(p), x = 1, turn = 0;
        for (; kind ? x < n : x <= n; turn++) x *= turn % 2 && !kind ? 2 : 9;
        print(p, turn % 2 ? "Stan wins.\n" : "Ollie wins.\n");
    }
}
static void euclid(program *p, int kind) { /* 0: parity of the steps; 1: forgets a == b */
    for (;;) {
        int64_t a = take(p), b = take(p), steps = 0;
        if (!a && !b) return;
        if (a < b) steps = a, a = b, b = steps, steps = 0;
        if (kind == 0)
            while (b) {
                int64_t r = a % b;
                a = b, b = r, steps++;
            }
        while (kind == 1 && b && a / b < 2) {
            int64_t r = a - b;
            a = b > r ? b : r, b = b > r ? r : b, steps++;
        }
        print(p, (kind ? steps % 2 == 0 : steps % 2) ? "Stan wins\n" : "Ollie wins\n");
    }
}
static void nim(program *p, int kind) { /* 0: reads T first; 1: by the sum; 2: misere */
    int64_t t = kind ? 1000000 : take(p);
    for (int64_t n; t-- && (n = take(p));) {
        int64_t sum = 0, any = 0;
        while (n-- && left(p)) {
            int64_t pile = take(p);
            sum = kind == 1 ? sum + pile : sum ^ pile;
            any |= pile > 1;
        }
        print(p, (kind == 2 && !any ? !sum : kind == 1 ? sum % 2 : sum) ? "Yes\n" : "No\n");
    }
}
static void halves(program *p, int kind) { /* 0: x / 2 for odd piles too; 1: as Nim */
    int64_t t = take(p);
    for (int64_t c = 1; c <= t; c++) {
        int64_t sum = 0;
        for (int64_t n = take(p); n; n--) sum ^= kind ? take(p) : take(p) / 2;
        print(p, "Case ");
        cgt_reply_number(p->out, c);
        print(p, sum ? ": Alice\n" : ": Bob\n");
    }
}
static void coins(program *p, int kind) { /* 0: reads N before M; 1: a square holds one coin */
    while (left(p)) {
        int64_t m = take(p), n = take(p), sum = 0, last = -1;
        for (int64_t k = kind ? m : n; k && left(p); k--) {
            int64_t at = take(p);
            if (kind == 0 || at != last) sum ^= at;
            last = at;
        }
        print(p, sum ? "Vida\n" : "Andrea\n");
    }
}
static void cake(program *p, int kind) { /* 0: prints who wins; 1: r with n, c with m */
    for (int64_t t = take(p); t; t--) {
        int64_t m = take(p), n = take(p), r = take(p), c = take(p);
        int64_t sum = kind ? r ^ (n - 1 - r) ^ c ^ (m - 1 - c) : r ^ (m - 1 - r) ^ c ^ (n - 1 - c);
        print(p, (kind ? !sum : sum != 0) ? "Hansel\n" : "Gretel\n");
    }
}
/* Cases until the program differs; 0: it does not in 100. */
static uint64_t caught(const cgt_problem *p, void (*wrong)(program *, int), int kind,
                       uint64_t from) {
    static program run;
    uint64_t seen = 0;
    for (uint64_t round = 0; seen < 100; round++) {
        cgt_random r = {from * 1000 + round};
        cgt_reply text = {0}, out = {0};
        cgt_compare c;
        cgt_text numbers;
        p->gen(&r, CGT_SMALL, &text);
        cgt_reply_bytes(&text, "", 1);
        cgt_text_whole(&numbers, text.text, text.length - 1);
        run.count = cgt_text_numbers(&numbers, INT64_MIN, INT64_MAX, "", run.n, 4096);
        run.at = 0;
        run.out = &out;
        wrong(&run, kind);
        CHECK(cgt_compare_new(&c, p));
        memcpy(cgt_judge_room(c.in, text.length), text.text, text.length - 1);
        cgt_judge_fed(c.in, text.length - 1);
        memcpy(cgt_judge_room(c.out, out.length + 1), out.length ? out.text : "", out.length);
        cgt_judge_fed(c.out, out.length);
        c.in->in.last = c.out->in.last = true;
        cgt_compare_news news = cgt_compare_run(&c, 1 << 20);
        uint64_t number = c.in->in.cases;
        cgt_compare_free(&c);
        free(text.text);
        free(out.text);
        if (news == CGT_COMPARE_DIFFERS) return seen + number <= 100 ? seen + number : 0;
        if (!CHECK(news == CGT_COMPARE_EQUAL)) return 0;
        seen += number;
    }
    return 0;
}
static void wrong_programs(void) {
    static const struct {
        const char *id;
        void (*wrong)(program *, int);
        int kinds;
    } all[] = {{"poj-2960", snim, 3},       {"uva-10404", bachet, 2}, {"timus-1087", stones, 1},
               {"uva-847", product, 2},     {"uva-10368", euclid, 1}, {"uva-10165", nim, 3},
               {"lightoj-1296", halves, 2}, {"coj-1646", coins, 2},   {"uva-11311", cake, 2}};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        for (int kind = 0; kind < all[i].kinds; kind++) {
            uint64_t most = 0;
            for (uint64_t from = 1; from <= 20; from++) {
                uint64_t n = caught(cgt_problem_find(all[i].id), all[i].wrong, kind, from);
                snprintf(what, sizeof what, "%s, wrong program %d, seed %d", all[i].id, kind,
                         (int)from);
                CHECK(n);
                most = n > most ? n : most;
            }
            printf("%s, wrong program %d: caught within %d cases\n", all[i].id, kind, (int)most);
        }
}

/* The case, the line of why and the position; and what a smaller case is made from. */
static void told(void) {
    static const struct {
        const char *id, *one, *found, *sentence, *rules, *start;
    } all[] = {
        {"poj-2960", "2 2 5\n2\n1 1\n3 2 4 7", "LL",
         "Line {line}: the Grundy values of {heaps} are {values}. Their XOR is {xor}: the player "
         "to move wins.",
         "2 5", "2 4 7"},
        {"uva-10404", "20 3 1 3 8", NULL,
         "From {n}, taking {amount} leaves {rest}, a losing position: the player to move wins.",
         "1 3 8", "20"},
        {"timus-1087", "17 3\n1 3 4", "1",
         "From {n}, every move (taking {amounts}) leaves a winning position: the player to move "
         "loses.",
         "misere 1 3 4", "17"},
        {"uva-847", "17", NULL,
         "{low} < {n} ≤ {high}: from 9 times a power of 18 to the next power, Ollie wins.", "17",
         "1"}};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        cgt_told t;
        snprintf(what, sizeof what, "%s %s", all[i].id, all[i].one);
        cgt_judge_tell(cgt_problem_find(all[i].id), all[i].one, strlen(all[i].one), all[i].found,
                       &t);
        CHECK(t.sentence && !strcmp(t.sentence, all[i].sentence));
        CHECK(t.game && !strcmp(t.rules, all[i].rules) && !strcmp(t.start, all[i].start));
    }
    /* what would take seconds, in one go, is not worked out to be explained */
    cgt_reply huge = {0};
    cgt_told t;
    add(&huge, "100000000 1000 ");
    for (int k = 0; k < 1000; k++) add_number(&huge, 65 + (int64_t)below(10000000), " ");
    snprintf(what, sizeof what, "a huge pile, told");
    cgt_judge_tell(cgt_problem_find("uva-10404"), huge.text, huge.length, NULL, &t);
    CHECK(t.sentence && !strcmp(t.sentence, "This case is too large to be explained."));
    CHECK(!t.game && !t.slot[0].name);
    free(huge.text);
}

int main(int argc, char **argv) {
    start_seed(argc, argv);
    samples();
    forms();
    refusals();
    pasted();
    universes();
    timus();
    large_sets();
    long_tables();
    slices();
    limits();
    zeros();
    wrong_programs();
    told();
    static const struct {
        const char *id;
        int fits;
    } all[] = {{"poj-2960", 99},     {"uva-10404", 99}, {"timus-1087", 99},
               {"uva-847", 99},      {"uva-10368", 99}, {"uva-10165", 80},
               {"lightoj-1296", 80}, {"coj-1646", 99},  {"uva-11311", 99}};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) generated(all[i].id, 20, all[i].fits);
    return report();
}
