/* judge-boards.c -- the contest problems of boards, cards, rows and digits: their samples, all
 * small cases against search, limits and beyond, refusals with their line.
 * SPDX-License-Identifier: MIT */
#include "contest.h"

/* --- UVa 10111 --- */

static const unsigned lines[] = {0x000f, 0x00f0, 0x0f00, 0xf000, 0x1111,
                                 0x2222, 0x4444, 0x8888, 0x8421, 0x1248};
static bool has_line(unsigned s) {
    for (size_t i = 0; i < 10; i++)
        if ((s & lines[i]) == lines[i]) return true;
    return false;
}
/* Straight from the rules; mine is to move. Depth: the free cells, at most 12. */
static bool forced(unsigned mine, unsigned other, bool x) {
    unsigned free = ~(mine | other) & 0xffff;
    if (has_line(other)) return !x;
    if (!free) return false;
    for (unsigned left = free; left; left &= left - 1) {
        bool won = forced(other, mine | (left & (0 - left)), !x);
        if (won == x) return x; /* x looks for one win, o for one escape */
    }
    return !x;
}
static void put_cells(cgt_reply *t, unsigned x, unsigned o) {
    add(t, "?");
    for (unsigned c = 0; c < 16; c++) {
        if (c % 4 == 0) add(t, "\n");
        add(t, x >> c & 1 ? "x" : o >> c & 1 ? "o" : ".");
    }
    add(t, "\n");
}
/* Every stride-th board of `each` stones each without a line. */
static void boards(unsigned each, unsigned stride) {
    cgt_reply in = {0}, expected = {0};
    uint64_t cases = 0, boards = 0;
    for (unsigned x = 0; x < 1 << 16; x++) {
        if ((unsigned)__builtin_popcount(x) != each || has_line(x)) continue;
        for (unsigned o = ~x & 0xffff, all = o; o; o = (o - 1) & all) {
            if ((unsigned)__builtin_popcount(o) != each || has_line(o) || boards++ % stride)
                continue;
            int cell = -1;
            for (int c = 0; c < 16 && cell < 0; c++)
                if (!((x | o) >> c & 1) && forced(o, x | 1u << c, false)) cell = c;
            char square[] = {'(', (char)('0' + cell / 4), ',', (char)('0' + cell % 4), ')', 0};
            put_cells(&in, x, o);
            add(&expected, cell < 0 ? "#####" : square);
            add(&expected, "\n");
            cases++;
        }
    }
    add(&in, "$\n");
    CHECK(cases > 5);
    agrees("uva-10111", &in, &expected, cases);
}
static void winning_move(void) {
    /* Mid-Central 1999 */
    static const char in[] = "?\n....\n.xo.\n.ox.\n....\n?\no...\n.ox.\n.xxx\nxooo\n$\n";
    sample("uva-10111", in, "#####\n(0,1)\n");
    answers("uva-10111", "$ the end, and ? whatever\n? ?\n", "");
    answers("uva-10111", "?\n....\n.xo.\n.ox.\n....\n", "#####\n"); /* no terminator */
    answers("uva-10111", "\n?\n\n....\n....\n....\n....\n\n$", "#####\n");
    answers("uva-10111", "", "");
    boards(7, 1);
    boards(6, 37);
    boards(5, 4001);
    boards(4, 70001);
    static const char row[] = "a row of four squares, each x, o or ., is expected here",
                      next[] = "? or $ is expected here", over[] = "play is over on this board";
    refused_at("uva-10111", "$x\n", 1, "? or $ is expected here");
    refused_at("uva-10111", "?\n....\n.XO.\n.ox.\n....\n$\n", 3, row);
    refused_at("uva-10111", "?\n....\n.xo\n.ox.\n....\n$\n", 3, row);
    refused_at("uva-10111", "?\n....\n.xo..\n.ox.\n....\n$\n", 3, row);
    refused_at("uva-10111", "?\n....\n.xo.\n.ox.\n", 5, "the input ends within case %");
    refused_at("uva-10111", "?\n....\n.xo.\n.ox.\n....\n....\n", 6, next);
    refused_at("uva-10111", "0\n", 1, next);
    refused_at("uva-10111", "?\n....\n.xo.\n.xx.\n....\n$", 5,
               "x is to move, so there are as many o as x");
    refused_at("uva-10111", "?\nxxxx\noooo\n....\n....\n$", 5, over);
    refused_at("uva-10111", "?\nxoxo\nxoxo\noxox\noxox\n$", 5, over);
    generated("uva-10111", 2, 100);
}

/* --- UVa 10578, SPOJ GAME31 --- */

/* Which case differs (one more than there are: the output goes on); 0: none does. The output comes in pieces of that many bytes. */
static uint64_t differing(const char *id, const char *in, const char *out, size_t piece) {
    cgt_compare c;
    cgt_compare_news news;
    CHECK(cgt_compare_new(&c, cgt_problem_find(id)));
    do {
        news = cgt_compare_run(&c, 1 << 20);
        if (news != CGT_COMPARE_IN && news != CGT_COMPARE_OUT) continue;
        const char **text = news == CGT_COMPARE_IN ? &in : &out;
        size_t n = strlen(*text) < piece ? strlen(*text) : piece;
        cgt_judge *to = news == CGT_COMPARE_IN ? c.in : c.out;
        memcpy(cgt_judge_room(to, (uint32_t)n), *text, n);
        cgt_judge_fed(to, (uint32_t)n);
        *text += n;
    } while (news != CGT_COMPARE_EQUAL && news != CGT_COMPARE_DIFFERS);
    uint64_t number = news == CGT_COMPARE_EQUAL ? 0 : c.in->in.cases + c.beyond;
    cgt_compare_free(&c);
    return number;
}
/* Accepted programs answer an empty line, or pass over it: both are right, a wrong answer to it is
 * not, nor a line that another case lacks. */
static void empty_lines(void) {
    static const struct {
        const char *in, *out;
        uint64_t differs;
    } all[] = {{"356656\n35665\n\n", "356656 B\n35665 B\n", 0},
               {"356656\n35665\n\n", "356656 B\n35665 B\n A\n", 0},
               {"356656\n35665\n  \n", "356656 B\n35665 B\n", 0},
               {"356656\n35665\n\u00a0\n", "356656 B\n35665 B\n", 0},
               {"356656\n\n35665\n", "356656 B\n35665 B\n", 0},
               {"356656\n\n35665\n", "356656 B\n A\n35665 B\n", 0},
               {"\n\n356656\n\n\n35665\n\n", "356656 B\n35665 B\n", 0},
               {"\n\n356656\n\n\n35665\n\n", " A\n356656 B\n A\n35665 B\n", 0},
               {"\n", "", 0},
               {"\n", " B\n", 1},
               {"356656\n\n35665\n", "356656 B\n B\n35665 B\n", 2},
               {"356656\n\n35665\n", "356656 B\n", 3},
               {"356656\n\n35665\n", "35665 B\n", 1},
               {"356656\n\n35665\n", "356656 B\n35665 A\n", 3},
               {"356656\n\n", "356656 B\n A\n A\n", 3}};
    static const char *const ids[] = {"uva-10578", "spoj-game31"};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        for (int k = 0; k < 2; k++)
            for (size_t piece = 1; piece < 100; piece *= 4) {
                uint64_t differs = differing(ids[k], all[i].in, all[i].out, piece);
                snprintf(what, sizeof what, "%s, empty lines %d, pieces of %d: case %d", ids[k],
                         (int)i, (int)piece, (int)differs);
                CHECK(differs == all[i].differs);
            }
}

static void thirty_one(void) {
    static const char in[] = "356656\n35665\n3566\n111126666\n552525\n",
                      out[] = "356656 B\n35665 B\n3566 A\n111126666 A\n552525 A\n";
    cgt_rules r;
    cgt_position p;
    cgt_reply text = {0}, expected = {0};
    uint64_t cases = 0, vectors = 0;
    sample("uva-10578", in, out);
    sample("spoj-game31", in, out);
    answers("uva-10578", "\n356656\n\n", " A\n356656 B\n A\n");
    answers("uva-10578", "", "");
    answers("spoj-game31", "1\r\n  12 \r\n", "1 A\n12 A\n");
    CHECK(!cgt_open(&r, "game31", "", "", &p, NULL));
    cgt_solver *s = cgt_solver_new(&r);
    for (unsigned v = 0; v < 15625; v++) { /* all 3550 hands and the empty one */
        char cards[32];
        unsigned sum = 0, n = 0, k = v;
        for (unsigned c = 1; c <= 6; c++, k /= 5)
            for (unsigned i = 0; i < k % 5; i++, sum += c) cards[n++] = (char)('0' + c);
        cards[n] = 0;
        if (sum > 31) continue;
        vectors++;
        uint64_t budget = 1 << 20;
        cgt_claim c = {0};
        CHECK(!cgt_parse(&r, cards, &p, NULL) && !cgt_outcome(s, p, &budget, &c));
        add(&text, cards);
        add(&text, "\n");
        add(&expected, cards);
        add(&expected, (c.value > 0) == !(n & 1) ? " A\n" : " B\n");
        cases++;
        for (unsigned card = 1; card <= 6; card++) { /* a card too many */
            unsigned laid = 0;
            for (unsigned i = 0; i < n; i++) laid += cards[i] == (char)('0' + card);
            if (laid == 4 || sum + card <= 31) continue;
            for (int twice = 0; twice < 2; twice++) {
                cgt_reply *to = twice ? &expected : &text;
                add(to, cards);
                add_number(to, card, twice ? n & 1 ? " A\n" : " B\n" : "\n");
            }
            cases++;
        }
    }
    CHECK(vectors == 3551 && cases > vectors);
    cgt_solver_free(s);
    cgt_close(&r);
    cgt_reply again = {0}, right = {0};
    cgt_reply_bytes(&again, text.text, text.length);
    cgt_reply_bytes(&right, expected.text, expected.length);
    agrees("uva-10578", &text, &expected, cases);
    agrees("spoj-game31", &again, &right, cases);
    refused_at("uva-10578", "12\n1a\n", 2, "expected cards from 1 to 6");
    refused_at("uva-10578", "12\n17\n", 2, "expected cards from 1 to 6");
    refused_at("uva-10578", "1 2\n", 1, "expected cards from 1 to 6");
    refused_at("uva-10578", "11111", 1, "there are only % of each card");
    refused_at("uva-10578", "6666551", 1, "a card is laid after the sum has passed %");
    refused_at("uva-10578", "1\n1234561234561234561234561\n", 2, "there are only % cards");
    generated("uva-10578", 30, 80);
    generated("spoj-game31", 30, 80);
}

/* --- UVa 10891 --- */

static void put_row(cgt_reply *t, const int *v, int n, bool judge) {
    if (judge) add_number(t, n, "\n");
    for (int i = 0; i < n; i++) add_number(t, v[i], i + 1 < n ? " " : judge ? "\n" : "");
}
/* All rows to `longest` numbers from -most to most. */
static void rows(int longest, int most) {
    cgt_reply in = {0}, expected = {0};
    uint64_t cases = 0;
    for (int n = 1; n <= longest; n++) {
        int v[8];
        for (int i = 0; i < n; i++) v[i] = -most;
        for (int i = 0; i < n;) {
            cgt_reply start = {0};
            put_row(&in, v, n, true);
            put_row(&start, v, n, false);
            cgt_reply_bytes(&start, "", 1);
            add_number(&expected, searched("row", "", start.text), "\n");
            free(start.text);
            cases++;
            for (i = 0; i < n && v[i]++ == most; i++) v[i] = -most;
        }
    }
    add(&in, "0\n");
    agrees("uva-10891", &in, &expected, cases);
}
static void game_of_sum(void) {
    sample("uva-10891", "4\n4 -10 -20 7\n4\n1 2 3 4\n0\n", "7\n10\n");
    answers("uva-10891", "6 1 1 1 1 1 1 5 -1 0 0 0 5 1\n-5\n2 -3 -4 0 9 rest", "6\n6\n-5\n1\n");
    answers("uva-10891", "1 7\n", "7\n"); /* no terminator */
    answers("uva-10891", "2 100000000000000 -100000000000000 0", "200000000000000\n");
    rows(5, 2);
    rows(7, 1);
    cgt_reply in = {0}, expected = {0};
    add(&in, "50000\n"); /* far beyond the judge's 100, all taken: twice the sum passes 64 bits */
    for (int i = 0; i < 50000; i++) add(&in, "100000000000000 ");
    add(&in, "\n3 -1 -1 -1 0\n");
    add(&expected, "5000000000000000000\n-1\n");
    agrees("uva-10891", &in, &expected, 2);
    refused_at("uva-10891", "2\n1\nx\n", 3, "a number is expected here");
    refused_at("uva-10891", "-1\n", 1, "a row has 1 to 50000 numbers, not %");
    refused_at("uva-10891", "2\n1 100000000000001\n0", 2,
               "a number is from -10^14 to 10^14, not %");
    refused_at("uva-10891", "1 99999999999999999999\n", 1, "this number does not fit in 64 bits");
    refused_at("uva-10891", "3\n1 2\n", 3, "the input ends within case %");
    generated("uva-10891", 30, 100);
}

/* --- UVa 11489 --- */

static void integer_game(void) {
    sample("uva-11489", "3\n4\n33\n771\n", "Case 1: S\nCase 2: T\nCase 3: T\n");
    answers("uva-11489", "0\n", "");
    answers("uva-11489", "2 22 11", "Case 1: T\nCase 2: T\n");
    cgt_reply in = {0}, expected = {0};
    cgt_rules r;
    cgt_position p;
    uint64_t cases = 0;
    CHECK(!cgt_open(&r, "digits", "", "99999", &p, NULL));
    cgt_solver *s = cgt_solver_new(&r);
    add(&in, "66429\n"); /* all of up to five digits */
    for (int n = 1; n < 100000; n++) {
        char digits[16];
        uint64_t budget = 1 << 20;
        cgt_claim c = {0};
        snprintf(digits, sizeof digits, "%d", n);
        if (strchr(digits, '0')) continue;
        CHECK(!cgt_parse(&r, digits, &p, NULL) && !cgt_outcome(s, p, &budget, &c));
        add(&in, digits);
        add(&in, "\n");
        add(&expected, "Case ");
        add_number(&expected, (int64_t)++cases, c.value > 0 ? ": S\n" : ": T\n");
    }
    cgt_solver_free(s);
    cgt_close(&r);
    agrees("uva-11489", &in, &expected, cases);
    add(&in, "3\n"); /* a million threes, an odd one more, and with a 1 */
    for (int line = 0; line < 3; line++) {
        for (int i = 0; i < 1000000; i++) add(&in, "3");
        add(&in, line == 1 ? "9\n" : line == 2 ? "1\n" : "\n");
    }
    add(&expected, "Case 1: T\nCase 2: S\nCase 3: S\n");
    agrees("uva-11489", &in, &expected, 3);
    static const char digits[] = "a number with digits from 1 to 9 is expected here";
    refused_at("uva-11489", "2\n4\n", 3,
               "% cases are announced, but the input ends before the last one");
    refused_at("uva-11489", "1\n4\n5\n", 3, "the input goes on after the last case");
    refused_at("uva-11489", "2\n4\n103\n", 3, digits);
    refused_at("uva-11489", "2\n4\n-3\n", 3, digits);
    refused_at("uva-11489", "-2\n", 1, "a number of cases is from 0 to 1000000000, not %");
    generated("uva-11489", 30, 100);
}

int main(void) {
    winning_move();
    empty_lines();
    thirty_one();
    game_of_sum();
    integer_game();
    return report();
}
