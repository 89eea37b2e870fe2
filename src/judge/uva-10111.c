/* uva-10111.c -- Find the Winning Move: four in a row on 4 x 4, x to move; the first square, in
 * reading order, from which x wins whatever o does (UVa 10111, POJ 1568, ACM Mid-Central 1999). All
 * boards are solved together (kernels/four.h) when the first one comes; then a board is at most 16
 * looks into that table. A board is 16 bits of x and 16 of o, in reading order.
 * SPDX-License-Identifier: MIT */
#include <stdlib.h>

#include "../kernels/four.h"
#include "judge.h"
#include "methods.h"

enum { SIDE = 4, CELLS = 16, WORD = 1000, NONE = -1, FILL = 1 << 20 };
typedef struct {
    cgt_four *all;
    unsigned x, o, row;
    bool inside;
} boards;

static bool taken(unsigned x, unsigned o, unsigned cell) { return (x | o) >> cell & 1; }
/* x has played there: o is to move. */
static bool wins(const cgt_four *all, unsigned x, unsigned o, unsigned cell) {
    x |= 1u << cell;
    return all->line[x] || cgt_four_value(all, x, o) < 0;
}
static int first_win(const cgt_four *all, unsigned x, unsigned o) {
    for (unsigned c = 0; c < CELLS; c++)
        if (!taken(x, o, c) && wins(all, x, o, c)) return (int)c;
    return NONE;
}
/* o's first move after which x does not win, o to move. */
static int first_defence(const cgt_four *all, unsigned x, unsigned o) {
    for (unsigned c = 0; c < CELLS; c++) {
        unsigned after = o | 1u << c;
        if (!taken(x, o, c) && (all->line[after] || cgt_four_value(all, x, after) <= 0))
            return (int)c;
    }
    return NONE;
}

static bool has_line(unsigned s) {
    for (unsigned i = 0; i < SIDE; i++)
        if ((s >> SIDE * i & 0xf) == 0xf || (s >> i & 0x1111) == 0x1111) return true;
    return (s & 0x8421) == 0x8421 || (s & 0x1248) == 0x1248;
}

/* One board; false: not all of it has come. */
static bool read_board(boards *s, cgt_text *in) {
    static const char row_expected[] = "a row of four squares, each x, o or ., is expected here";
    const char *word;
    size_t n;
    if (!s->inside) {
        if (!cgt_text_word(in, WORD, "? or $ is expected here", &word, &n)) return false;
        if (n == 1 && *word == '$') {
            cgt_text_finish(in);
            return false;
        }
        if (n != 1 || *word != '?') {
            cgt_text_refuse(in, CGT_E_SYNTAX, "? or $ is expected here", 0);
            return false;
        }
        cgt_case_begin(in);
        s->inside = true;
        s->x = s->o = s->row = 0;
    }
    for (; s->row < SIDE; s->row++) {
        if (!cgt_text_word(in, SIDE, row_expected, &word, &n)) return false;
        for (unsigned i = 0; i < SIDE && !in->status; i++) {
            unsigned bit = 1u << (s->row * SIDE + i);
            if (n == SIDE && word[i] == 'x') s->x |= bit;
            else if (n == SIDE && word[i] == 'o') s->o |= bit;
            else if (n != SIDE || word[i] != '.')
                cgt_text_refuse(in, CGT_E_SYNTAX, row_expected, 0);
        }
        if (in->status) return false;
    }
    s->inside = false;
    if (__builtin_popcount(s->x) != __builtin_popcount(s->o))
        cgt_text_refuse(in, CGT_E_RANGE, "x is to move, so there are as many o as x", 0);
    if (has_line(s->x) || has_line(s->o) || (s->x | s->o) == (1u << CELLS) - 1)
        cgt_text_refuse(in, CGT_E_RANGE, "play is over on this board", 0);
    cgt_text_beyond(in, __builtin_popcount(s->x) < 2, "x ≥ 2");
    return !in->status;
}
/* Reads a board; with the first one, fills the table. */
static bool read_solved(boards *s, cgt_text *in) {
    if (!read_board(s, in)) return false;
    if (s->all) return true;
    s->all = malloc(sizeof *s->all);
    in->budget -= FILL;
    if (s->all) cgt_four_fill(s->all);
    else cgt_text_refuse(in, CGT_E_MEMORY, NULL, 0);
    return s->all != NULL;
}

typedef struct {
    char text[8];
} square;
static square square_of(int cell) {
    return (square){{'(', (char)('0' + cell / SIDE), ',', (char)('0' + cell % SIDE), ')', 0}};
}
static void run(void *data, cgt_text *in, cgt_reply *out) {
    boards *s = data;
    while (read_solved(s, in)) {
        int cell = first_win(s->all, s->x, s->o);
        cgt_reply_put(out, cell == NONE ? "#####" : square_of(cell).text);
        cgt_reply_put(out, "\n");
        cgt_case_end(in, out);
    }
}
static void release(void *data) { free(((boards *)data)->all); }

/* A square that somebody answered, if it is one and is free. */
static int square_in(const char *found, unsigned x, unsigned o) {
    if (!found || found[0] != '(') return NONE;
    unsigned row = (unsigned)found[1] - '0';
    if (row >= SIDE || found[2] != ',') return NONE;
    unsigned col = (unsigned)found[3] - '0';
    if (col >= SIDE || found[4] != ')' || taken(x, o, row * SIDE + col)) return NONE;
    return (int)(row * SIDE + col);
}
static void tell(cgt_text *one, const char *found, cgt_told *t) {
    boards s = {0};
    if (!read_solved(&s, one)) {
        release(&s);
        return;
    }
    int best = first_win(s.all, s.x, s.o), asked = square_in(found, s.x, s.o);
    cgt_told_text(t, "best", best == NONE ? "" : square_of(best).text);
    if (asked == NONE && best == NONE)
        for (asked = 0; taken(s.x, s.o, (unsigned)asked);) asked++;
    cgt_told_text(t, "found", asked == NONE ? "" : square_of(asked).text);
    if (asked != NONE && !wins(s.all, s.x, s.o, (unsigned)asked)) {
        int reply = first_defence(s.all, s.x | 1u << asked, s.o);
        t->sentence =
            best == NONE
                ? "x cannot force a win: after {found}, for example, o defends with {reply}."
                : "{best} wins whatever o does. After {found}, o defends with {reply}.";
        cgt_told_text(t, "reply", square_of(reply).text);
    } else if (asked > best) {
        t->sentence =
            "{best} wins whatever o does. {found} wins too, but comes later in reading order.";
    } else if (s.all->line[s.x | 1u << best]) {
        t->sentence = "{best} makes four in a row, and no square before it wins.";
    } else {
        t->sentence = "{best} wins whatever o does, and no square before it does.";
    }
    cgt_out rules = cgt_told_rules(t), start = cgt_told_start(t);
    cgt_put(&rules, "4");
    for (unsigned c = 0; c < CELLS; c++) {
        if (c && c % SIDE == 0) cgt_putc(&start, '/');
        cgt_putc(&start, s.x >> c & 1 ? 'x' : s.o >> c & 1 ? 'o' : '.');
    }
    cgt_told_position(t, "tictactoe", &rules, &start);
    release(&s);
}

static void put_board(unsigned x, unsigned o, cgt_reply *out) {
    cgt_reply_put(out, "?");
    for (unsigned c = 0; c < CELLS; c++) {
        if (c % SIDE == 0) cgt_reply_put(out, "\n");
        cgt_reply_put(out, x >> c & 1 ? "x" : o >> c & 1 ? "o" : ".");
    }
    cgt_reply_put(out, "\n");
}
/* From two moves each to two free squares; where half the squares are free, most boards are won by
 * some squares and not by others. */
static void gen(cgt_random *r, cgt_size size, cgt_reply *out) {
    for (int64_t cases = size == CGT_LARGE ? 2000 : cgt_random_from(r, 8, 12); cases--;) {
        unsigned x, o;
        do {
            int64_t each =
                cgt_random_one_in(r, 3) ? cgt_random_from(r, 2, 7) : cgt_random_from(r, 4, 5);
            x = o = 0;
            for (int64_t k = 0; k < 2 * each;) {
                unsigned cell = (unsigned)cgt_random_from(r, 0, CELLS - 1);
                if (taken(x, o, cell)) continue;
                *(k & 1 ? &o : &x) |= 1u << cell;
                k++;
            }
        } while (has_line(x) || has_line(o));
        put_board(x, o, out);
    }
    cgt_reply_put(out, "$\n");
}
/* Without the i-th x and the j-th o, as long as two of each are left. */
static bool shrink(const char *one, size_t length, uint32_t k, cgt_reply *out) {
    boards s = {0};
    cgt_text in;
    cgt_text_whole(&in, one, length);
    bool read = read_board(&s, &in);
    unsigned each = (unsigned)__builtin_popcount(s.x), x = s.x, o = s.o;
    if (!read || each <= 2 || k >= each * each) return false;
    for (unsigned i = k / each; i--;) x &= x - 1;
    for (unsigned j = k % each; j--;) o &= o - 1;
    put_board(s.x & ~(x & (0 - x)), s.o & ~(o & (0 - o)), out);
    return true;
}

/* --- what the methods cost -------------------------------------------------------------------- */

/* Free squares, each of which both players might take, where no line ends it. */
static cgt_cost squares_all_games(const double *of) {
    double states = 1, level = 1;
    for (double left = of[0]; left >= 1 && states < CGT_ENDLESS; left--) states += level *= left;
    return (cgt_cost){states, states - 1, 16 * of[0]};
}
static cgt_cost squares_memory(const double *of) {
    double states = 0, moves = 0, f = of[0];
    for (double k = 0; k <= f && k < CGT_STEPS; k++) {
        double level = cgt_choose(f, k) * cgt_choose(k, cgt_floor(k / 2));
        states += level;
        moves += level * (f - k);
    }
    return (cgt_cost){states, moves, 4 * states};
}
static cgt_cost squares_table(const double *of) { /* four.h: boards up to symmetry */
    return (cgt_cost){286602, 286602 * 16 / 2, 4e6 + 0 * of[0]};
}
static const cgt_limit limits[] = {{"free squares", 12}, {0}};
static const cgt_method methods[] = {{CGT_ALL_GAMES, squares_all_games},
                                     {CGT_MEMORY, squares_memory},
                                     {"A table of all boards up to symmetry, once", squares_table},
                                     {0}};

const cgt_problem cgt_uva_10111 = {.id = "uva-10111",
                                   .title = "Find the Winning Move",
                                   .link = "https://onlinejudge.org/external/101/10111.pdf",
                                   .head = "",
                                   .tail = "$\n",
                                   .limits = limits,
                                   .methods = methods,
                                   .state = sizeof(boards),
                                   .run = run,
                                   .free = release,
                                   .gen = gen,
                                   .tell = tell,
                                   .shrink = shrink};
