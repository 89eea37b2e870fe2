/* quotient.c -- misère quotients of octal games, row by row.
 *
 * Let Q be a finite commutative monoid, L a subset (the lost classes), and give each row of length
 * up to n a class in Q; the class of a sum is the product. Whether this tells every outcome is
 * decided by the transitions: of a sum X the pair (x, E) of its class and the set of its options'
 * classes. They multiply, (x, E)(y, F) = (xy, xF + yE), so those of all sums are what the rows' own
 * generate: a finite set. If in all of them
 *
 *   x is in L  exactly when  E is not empty and has nothing of L
 *
 * then by induction on the pins the outcome of every sum is right: it is lost when it has options,
 * and all of them are won. If no two classes agree in all products, Q is the quotient. (Plambeck
 * and Siegel call it the transition algebra.)
 *
 * To find Q: first, with the quotient for shorter rows, each of its classes is tried for the new
 * row; where one stands the test, the quotient is the same. Else classes are learnt as those of a
 * language (D. Angluin, Learning regular sets from queries and counterexamples, Inform. and Comput.
 * 75 (1987), 87-106): words are sums of rows, told apart by a few tests, which are sums too, by the
 * outcome of word + test. A quotient that fails the test above is wrong about a sum, and that sum
 * gives a new test (R. L. Rivest and R. E. Schapire, Inform. and Comput. 103 (1993), 299-347).
 * Outcomes are found by search down to sums without the new row, which are known.
 * SPDX-License-Identifier: MIT */
#include "quotient.h"

#include <stdlib.h>
#include <string.h>

#include "grow.h"

enum { ORDER = CGT_QUOTIENT_ORDER, ROWS = CGT_QUOTIENT_ROWS, MOST_PAIRS = 1 << 18, NOT_YET = 255 };
typedef cgt_word_of word;
typedef struct {
    uint8_t a, b; /* rows that a move leaves, a >= b */
} option;
typedef struct {
    uint64_t set;
    uint32_t from; /* the pair that it was met from, by one row more */
    uint8_t class, row;
} pair;
/* Classes, and what a row makes of each: what is known, or what is tried. */
typedef struct {
    uint32_t order;
    uint8_t step[ORDER][ROWS + 1], times[ORDER][ORDER];
    word rep[ORDER];
    uint64_t outcomes[ORDER], lost; /* outcomes of rep + each test, lost: bit 0 */
} monoid;
typedef struct {
    word w;
    uint32_t row, option;
} frame;
struct cgt_quotient {
    uint8_t digit[65];
    uint32_t last, n;
    option *move[ROWS + 1];
    uint32_t moves[ROWS + 1], star; /* star: the first row whose only move ends it; 0: none yet */
    uint8_t same[ROWS + 1];         /* the first row with the same options */
    monoid known, tried;
    uint8_t class[ROWS + 1];
    word test[ORDER];
    uint32_t tests;
    /* outcomes that were searched: w.n is 0 in a free slot, and has 0x80 where it is lost */
    word *memo;
    uint32_t mask, memos;
    uint64_t left, positions;
    frame *stack;
    uint32_t stackroom;
    pair *pair;
    uint32_t pairs, pairroom, *index, indexes; /* by hash: number + 1 */
};

/* --- words ------------------------------------------------------------------------------------ */

static bool alike(const word *a, const word *b) {
    uint64_t x[4] = {0}, y[4] = {0};
    memcpy(x, a->row, CGT_WORD);
    memcpy(y, b->row, CGT_WORD);
    return !((x[0] ^ y[0]) | (x[1] ^ y[1]) | (x[2] ^ y[2]) | (x[3] ^ y[3]));
}
static word without(word w, uint32_t i) {
    for (w.n--; i < w.n; i++) w.row[i] = w.row[i + 1];
    w.row[w.n] = 0;
    return w;
}
/* Adds a row to a word, and reduces it where that is equal in all sums: a row with no moves is
 * nothing, one with the options of a shorter one is that one, and two whose only move ends them are
 * nothing together. n above CGT_WORD: too many rows. */
static word with(const cgt_quotient *q, word w, uint32_t row) {
    if (!q->moves[row]) return w;
    row = q->same[row];
    for (uint32_t i = 0; row == q->star && i < w.n && i < CGT_WORD; i++)
        if (w.row[i] == row) return without(w, i);
    if (w.n >= CGT_WORD) {
        w.n = CGT_WORD + 1;
        return w;
    }
    uint32_t i = w.n++;
    for (; i && w.row[i - 1] < row; i--) w.row[i] = w.row[i - 1];
    w.row[i] = (uint8_t)row;
    return w;
}
static word joined(const cgt_quotient *q, word w, const word *v) {
    for (uint32_t i = 0; i < v->n && w.n <= CGT_WORD; i++) w = with(q, w, v->row[i]);
    return w;
}
static uint32_t pins(const word *w) {
    uint32_t n = 0;
    for (uint32_t i = 0; i < w->n; i++) n += w->row[i];
    return n;
}
static uint8_t class_of(const monoid *m, const word *w) {
    uint8_t c = 0;
    for (uint32_t i = 0; i < w->n; i++) c = m->step[c][w->row[i]];
    return c;
}
static bool lost_in(const monoid *m, uint32_t class) { return m->lost >> class & 1; }

/* --- outcomes --------------------------------------------------------------------------------- */

static uint32_t place(const cgt_quotient *q, const word *w) {
    uint64_t part[4] = {0}, h = 0;
    memcpy(part, w->row, CGT_WORD);
    for (int i = 0; i < 4; i++) h = (h ^ h >> 29 ^ part[i]) * 0x9e3779b97f4a7c15u;
    uint32_t i = (uint32_t)(h >> 32) & q->mask;
    while (q->memo[i].n && !alike(&q->memo[i], w)) i = (i + 1) & q->mask;
    return i;
}
static bool more_memo(cgt_quotient *q) {
    word *old = q->memo;
    uint32_t slots = old ? q->mask + 1 : 0;
    word *memo = calloc(old ? 2 * (size_t)slots : 1024, sizeof *memo);
    if (!memo) return false;
    q->memo = memo;
    q->mask = old ? 2 * slots - 1 : 1023;
    for (uint32_t i = 0; i < slots; i++)
        if (old[i].n) q->memo[place(q, &old[i])] = old[i];
    free(old);
    return true;
}
/* 0: not known yet; 1: won; 2: lost. */
static int known(const cgt_quotient *q, const word *w) {
    if (!w->n) return 1; /* no move is left, and that wins */
    if (w->row[0] <= q->n) return 1 + lost_in(&q->known, class_of(&q->known, w));
    if (!q->memo) return 0;
    uint8_t n = q->memo[place(q, w)].n;
    return n ? 1 + (n >> 7) : 0;
}
static cgt_status keep(cgt_quotient *q, word w, bool lost) {
    if (!q->left) return CGT_E_BUDGET;
    if ((!q->memo || q->memos > q->mask / 4 * 3) && !more_memo(q)) return CGT_E_MEMORY;
    q->left--;
    q->memos++;
    q->positions++;
    w.n |= lost ? 0x80 : 0;
    q->memo[place(q, &w)] = w;
    return CGT_OK;
}
/* The next option of the top that is not known to be won: true. *after: lost, or to be searched. */
static bool next_option(const cgt_quotient *q, frame *f, word *after, int *is) {
    for (; f->row < f->w.n; f->row++, f->option = 0) {
        uint32_t r = f->w.row[f->row];
        if (f->row && f->w.row[f->row - 1] == r) continue;
        for (; f->option < q->moves[r]; f->option++) {
            option o = q->move[r][f->option];
            *after = with(q, with(q, without(f->w, f->row), o.a), o.b);
            if (after->n > CGT_WORD) *is = -1;
            else *is = known(q, after);
            if (*is != 1) return true;
        }
    }
    return false;
}
static cgt_status outcome(cgt_quotient *q, const word *w, bool *lost) {
    if (w->n > CGT_WORD) return CGT_E_BUDGET;
    int is = known(q, w);
    uint32_t top = 0;
    cgt_status st = CGT_OK;
    if (!is) {
        if (!cgt_grow(&q->stack, &q->stackroom, 1, sizeof *q->stack)) return CGT_E_MEMORY;
        q->stack[top++] = (frame){.w = *w};
    }
    while (top && !st) {
        frame *f = &q->stack[top - 1];
        word after;
        bool more = next_option(q, f, &after, &is);
        if (more && is < 0) return CGT_E_BUDGET;
        if (more && !is) {
            if (!cgt_grow(&q->stack, &q->stackroom, top + 1, sizeof *q->stack)) return CGT_E_MEMORY;
            q->stack[top++] = (frame){.w = after};
            continue;
        }
        st = keep(q, f->w, !more);
        top--;
    }
    *lost = known(q, w) == 2;
    return st;
}

/* --- the test --------------------------------------------------------------------------------- */

static void multiply(monoid *m) {
    for (uint32_t x = 0; x < m->order; x++)
        for (uint32_t y = 0; y < m->order; y++) {
            uint8_t c = (uint8_t)x;
            for (uint32_t i = 0; i < m->rep[y].n; i++) c = m->step[c][m->rep[y].row[i]];
            m->times[x][y] = c;
        }
}
static uint64_t options_of(const cgt_quotient *q, const monoid *m, uint32_t row) {
    uint64_t set = 0;
    for (uint32_t i = 0; i < q->moves[row]; i++) {
        option o = q->move[row][i];
        set |= (uint64_t)1 << m->step[m->step[0][o.a]][o.b];
    }
    return set;
}
/* The classes of x times those of the set. */
static uint64_t image(const monoid *m, uint32_t x, uint64_t set) {
    uint64_t out = 0;
    for (; set; set &= set - 1) out |= (uint64_t)1 << m->times[x][__builtin_ctzll(set)];
    return out;
}
static bool sound(const monoid *m, const pair *p) {
    return lost_in(m, p->class) == (p->set && !(p->set & m->lost));
}
static cgt_status meet(cgt_quotient *q, pair p) {
    if (2 * q->pairs >= q->indexes) {
        uint32_t room = q->indexes ? 2 * q->indexes : 256;
        uint32_t *index = calloc(room, sizeof *index);
        if (!index) return CGT_E_MEMORY;
        free(q->index);
        q->index = index;
        q->indexes = room;
        for (uint32_t i = 0; i < q->pairs; i++) {
            uint64_t h = (q->pair[i].set ^ q->pair[i].class) * 0x9e3779b97f4a7c15u;
            uint32_t at = (uint32_t)(h >> 32) & (room - 1);
            while (index[at]) at = (at + 1) & (room - 1);
            index[at] = i + 1;
        }
    }
    uint64_t h = (p.set ^ p.class) * 0x9e3779b97f4a7c15u;
    uint32_t at = (uint32_t)(h >> 32) & (q->indexes - 1);
    for (; q->index[at]; at = (at + 1) & (q->indexes - 1)) {
        const pair *o = &q->pair[q->index[at] - 1];
        if (o->set == p.set && o->class == p.class) return CGT_OK;
    }
    if (q->pairs == MOST_PAIRS) return CGT_E_BUDGET;
    if (!cgt_grow(&q->pair, &q->pairroom, q->pairs + 1, sizeof *q->pair)) return CGT_E_MEMORY;
    q->index[at] = q->pairs + 1;
    q->pair[q->pairs++] = p;
    return CGT_OK;
}
/* All transitions of sums of rows 1 .. n, until one is not as it must be: *wrong, else UINT32_MAX. */
static cgt_status transitions(cgt_quotient *q, const monoid *m, uint32_t n, uint32_t *wrong) {
    pair row[ROWS + 1];
    uint32_t rows = 0;
    cgt_status st = CGT_OK;
    *wrong = UINT32_MAX;
    for (uint32_t r = 1; r <= n; r++) {
        pair p = {.set = options_of(q, m, r), .class = m->step[0][r], .row = (uint8_t)r};
        uint32_t i = 0;
        while (i < rows && (row[i].set != p.set || row[i].class != p.class)) i++;
        if (i == rows && q->moves[r]) row[rows++] = p;
    }
    q->pairs = 0;
    if (q->indexes) memset(q->index, 0, q->indexes * sizeof *q->index);
    st = meet(q, (pair){0});
    for (uint32_t i = 0; i < q->pairs && !st; i++) {
        pair p = q->pair[i];
        if (!sound(m, &p)) {
            *wrong = i;
            return CGT_OK;
        }
        for (uint32_t k = 0; k < rows && !st; k++)
            st =
                meet(q, (pair){.set = image(m, p.class, row[k].set) | image(m, row[k].class, p.set),
                               .class = m->times[p.class][row[k].class],
                               .row = row[k].row,
                               .from = i});
    }
    return st;
}

/* --- learning --------------------------------------------------------------------------------- */

static cgt_status outcomes_of(cgt_quotient *q, word w, uint64_t *out) {
    *out = 0;
    for (uint32_t i = 0; i < q->tests; i++) {
        bool lost = false;
        word x = joined(q, w, &q->test[i]);
        cgt_status st = outcome(q, &x, &lost);
        if (st) return st;
        *out |= (uint64_t)lost << i;
    }
    return CGT_OK;
}
static uint32_t find(const monoid *m, uint64_t outcomes) {
    uint32_t c = 0;
    while (c < m->order && m->outcomes[c] != outcomes) c++;
    return c;
}
/* Classes as far as the tests tell them apart, the lightest words first. */
static cgt_status classes(cgt_quotient *q, monoid *m, uint32_t n) {
    uint32_t filled = 0;
    m->order = 1;
    m->rep[0] = (word){0};
    cgt_status st = outcomes_of(q, m->rep[0], &m->outcomes[0]);
    for (bool more = true; more && !st;) {
        word best = {0};
        uint64_t its = 0;
        more = false;
        for (; filled < m->order; filled++) memset(m->step[filled], NOT_YET, ROWS + 1);
        for (uint32_t c = 0; c < m->order && !st; c++)
            for (uint32_t r = 0; r <= n && !st; r++) {
                if (m->step[c][r] != NOT_YET) continue;
                uint64_t o;
                word w = with(q, m->rep[c], r);
                if ((st = outcomes_of(q, w, &o))) break;
                uint32_t is = find(m, o);
                if (is < m->order) m->step[c][r] = (uint8_t)is;
                else if (!more || pins(&w) < pins(&best)) {
                    more = true;
                    best = w;
                    its = o;
                }
            }
        if (!more || st) break;
        if (m->order == ORDER) return CGT_E_RANGE;
        m->rep[m->order] = best;
        m->outcomes[m->order++] = its;
    }
    m->lost = 0;
    for (uint32_t c = 0; c < m->order; c++) m->lost |= (m->outcomes[c] & 1) << c;
    return st;
}
static cgt_status add_test(cgt_quotient *q, const word *w, uint32_t row) {
    if (q->tests == ORDER) return CGT_E_RANGE;
    word t = with(q, *w, row);
    if (t.n > CGT_WORD) return CGT_E_BUDGET;
    q->test[q->tests++] = t;
    return CGT_OK;
}
/* The order of two rows must not matter, and two stars be nothing: else a test is added, and *same
 * is false. */
static cgt_status commutes(cgt_quotient *q, const monoid *m, uint32_t n, bool *same) {
    for (uint32_t c = 0; c < m->order; c++)
        for (uint32_t r = 1; r <= n; r++)
            for (uint32_t s = r + (r != q->star); s <= n; s++) {
                uint32_t a = m->step[m->step[c][r]][s], b = m->step[m->step[c][s]][r];
                if (r == s) b = c;
                if (a == b) continue;
                uint64_t o;
                cgt_status st = outcomes_of(q, with(q, with(q, m->rep[c], r), s), &o);
                if (st) return st;
                *same = false;
                bool first = o != m->outcomes[a];
                uint64_t differ = o ^ m->outcomes[first ? a : b];
                return add_test(q, &q->test[__builtin_ctzll(differ)], first ? s : r);
            }
    *same = true;
    return CGT_OK;
}
/* x is a sum whose outcome m tells wrongly. Its rows are taken in one by one, each time as the word
 * of their class: somewhere on the way the outcome changes, and there two words of one class are told
 * apart by the rest. */
static cgt_status learn_from(cgt_quotient *q, const monoid *m, word x) {
    bool was, is;
    cgt_status st = outcome(q, &x, &was);
    uint32_t c = 0;
    while (x.n && !st) {
        uint32_t r = x.row[0];
        x = without(x, 0);
        c = m->step[c][r];
        word w = joined(q, m->rep[c], &x);
        if ((st = outcome(q, &w, &is))) return st;
        if (is != was) return add_test(q, &x, 0);
    }
    return st ? st : CGT_E_UNSUPPORTED;
}
/* The outcome of the wrong pair's sum, or of an option of it, is wrong. */
static cgt_status learn_wrong(cgt_quotient *q, const monoid *m, uint32_t i) {
    word x = {0}, y;
    for (; i; i = q->pair[i].from) x = with(q, x, q->pair[i].row);
    bool lost;
    cgt_status st = outcome(q, &x, &lost);
    if (st) return st;
    if (lost != lost_in(m, class_of(m, &x))) return learn_from(q, m, x);
    for (uint32_t k = 0; k < x.n; k++)
        for (uint32_t o = 0; o < q->moves[x.row[k]]; o++) {
            option at = q->move[x.row[k]][o];
            y = with(q, with(q, without(x, k), at.a), at.b);
            if ((st = outcome(q, &y, &lost))) return st;
            if (lost != lost_in(m, class_of(m, &y))) return learn_from(q, m, y);
        }
    return CGT_E_UNSUPPORTED;
}
static cgt_status learn(cgt_quotient *q, uint32_t n) {
    monoid *m = &q->tried;
    for (;;) {
        bool same;
        uint32_t wrong;
        cgt_status st = classes(q, m, n);
        if (!st) st = commutes(q, m, n, &same);
        if (st) return st;
        if (!same) continue;
        multiply(m);
        if ((st = transitions(q, m, n, &wrong))) return st;
        if (wrong == UINT32_MAX) return CGT_OK;
        if ((st = learn_wrong(q, m, wrong))) return st;
    }
}

/* --- row by row ------------------------------------------------------------------------------- */

static bool find_moves(cgt_quotient *q, uint32_t n) {
    uint32_t room = 0;
    for (uint32_t t = 0; t <= q->last && t <= n; t++) {
        uint32_t rest = n - t, d = q->digit[t];
        uint32_t splits = d & 4 ? rest / 2 : 0;
        if (!cgt_grow(&q->move[n], &room, q->moves[n] + splits + 1, sizeof **q->move)) return false;
        if (rest ? d & 2 : d & 1) q->move[n][q->moves[n]++] = (option){(uint8_t)rest, 0};
        for (uint32_t a = 1; a <= splits; a++)
            q->move[n][q->moves[n]++] = (option){(uint8_t)(rest - a), (uint8_t)a};
    }
    return true;
}
static word left_by(const cgt_quotient *q, uint32_t n, uint32_t i) {
    return with(q, with(q, (word){0}, q->move[n][i].a), q->move[n][i].b);
}
static bool among(const cgt_quotient *q, uint32_t n, const word *w) {
    for (uint32_t i = 0; i < q->moves[n]; i++) {
        word x = left_by(q, n, i);
        if (alike(&x, w)) return true;
    }
    return false;
}
static bool within(const cgt_quotient *q, uint32_t n, uint32_t m) {
    bool all = true;
    for (uint32_t i = 0; i < q->moves[n] && all; i++) {
        word x = left_by(q, n, i);
        all = among(q, m, &x);
    }
    return all;
}
static void compare(cgt_quotient *q, uint32_t n) {
    uint32_t r = 1;
    while (r < n && !(q->moves[r] && within(q, n, r) && within(q, r, n))) r++;
    q->same[n] = (uint8_t)r;
    bool ends = q->moves[n];
    for (uint32_t i = 0; i < q->moves[n] && ends; i++) ends = !left_by(q, n, i).n;
    if (ends && !q->star) q->star = n;
}
/* The class of row n, where the quotient for shorter rows is that for n too. */
static cgt_status old_class(cgt_quotient *q, uint32_t n, bool *is) {
    monoid *m = &q->known;
    uint64_t set = options_of(q, m, n);
    cgt_status st = CGT_OK;
    *is = true;
    for (uint32_t r = 0; r < n; r++)
        if (options_of(q, m, r) == set) { /* so the transition is equal, too: nothing changes */
            for (uint32_t c = 0; c < m->order; c++) m->step[c][n] = m->step[c][r];
            return CGT_OK;
        }
    for (uint32_t x = 0; x < m->order; x++) {
        bool may = true;
        uint32_t wrong;
        for (uint32_t y = 0; y < m->order && may; y++) /* from a lost class no move to another */
            may = !lost_in(m, m->times[x][y]) || !(image(m, y, set) & m->lost);
        if (!may) continue;
        for (uint32_t c = 0; c < m->order; c++) m->step[c][n] = m->times[c][x];
        st = transitions(q, m, n, &wrong);
        if (st || wrong == UINT32_MAX) return st;
    }
    *is = false;
    return CGT_OK;
}
cgt_quotient *cgt_quotient_new(const uint8_t *digit, uint32_t last) {
    cgt_quotient *q = calloc(1, sizeof *q);
    if (!q) return NULL;
    memcpy(q->digit, digit, last + 1);
    q->last = last;
    q->known.order = 1;
    q->tests = 1; /* the empty sum */
    return q;
}
void cgt_quotient_free(cgt_quotient *q) {
    if (!q) return;
    for (uint32_t n = 0; n <= ROWS; n++) free(q->move[n]);
    free(q->memo);
    free(q->stack);
    free(q->pair);
    free(q->index);
    free(q);
}
cgt_status cgt_quotient_go(cgt_quotient *q, uint64_t positions) {
    uint32_t n = q->n + 1;
    bool is = false;
    if (n > ROWS) return CGT_E_RANGE;
    if (!q->moves[n] && !find_moves(q, n)) return CGT_E_MEMORY;
    compare(q, n);
    q->left = positions;
    cgt_status st = CGT_OK;
    if (!q->moves[n]) {
        for (uint32_t c = 0; c < q->known.order; c++) q->known.step[c][n] = (uint8_t)c;
    } else {
        st = old_class(q, n, &is);
        if (!st && !is) {
            st = learn(q, n);
            if (!st) q->known = q->tried;
        }
    }
    if (st) return st;
    if (q->memo) memset(q->memo, 0, (q->mask + (size_t)1) * sizeof *q->memo);
    q->memos = 0;
    q->n = n;
    for (uint32_t r = 0; r <= n; r++) q->class[r] = q->known.step[0][r];
    return CGT_OK;
}
cgt_quotient_known cgt_quotient_get(const cgt_quotient *q) {
    return (cgt_quotient_known){.rows = q->n,
                                .order = q->known.order,
                                .class = q->class,
                                .word = q->known.rep,
                                .lost = q->known.lost,
                                .positions = q->positions,
                                .times = q->known.times};
}
static uint32_t times(const word *w, uint32_t row) {
    uint32_t n = 0;
    for (uint32_t i = 0; i < w->n; i++) n += w->row[i] == row;
    return n;
}
/* A class's word has one row more than another's, so there are fewer such rows than classes. */
uint32_t cgt_quotient_letters(const cgt_quotient *q, uint8_t row[ORDER]) {
    uint32_t letters = 0;
    for (uint32_t r = 1; r <= q->n; r++) {
        bool used = false;
        for (uint32_t c = 0; c < q->known.order && !used; c++) used = times(&q->known.rep[c], r);
        if (used && letters < ORDER) row[letters++] = (uint8_t)r;
    }
    return letters;
}
void cgt_quotient_class(const cgt_quotient *q, uint32_t class, cgt_out *o) {
    const word *w = &q->known.rep[class];
    uint8_t row[ORDER];
    uint32_t letters = cgt_quotient_letters(q, row);
    if (!w->n) cgt_putc(o, '1');
    for (uint32_t i = 0; i < letters; i++) {
        uint32_t n = times(w, row[i]);
        if (n) cgt_putc(o, (char)('a' + i % 26));
        if (n && i >= 26) cgt_putn(o, i / 26);
        if (n > 1) cgt_putc(o, '^');
        if (n > 1) cgt_putn(o, n);
    }
}
/* Beyond 2 n0 + 2 p + k the options of row n have the classes of those of row n - p, as in the
 * theorem of Guy and Smith (game.h): the longer of two rows that are left is at least n0 + p, and so
 * its class that of the row p shorter. So row n - p's transition is row n's, and the test passes with
 * it: by induction, for every n. */
bool cgt_quotient_period(const cgt_quotient *q, cgt_period *out) {
    for (uint32_t p = 1; 2 * p + q->last <= q->n; p++) {
        uint32_t at = q->n + 1 - p;
        while (at > 1 && q->class[at - 1] == q->class[at - 1 + p]) at--;
        if (!cgt_period_splits(at, p, q->last, q->n + 1)) continue;
        *out = (cgt_period){.preperiod = at, .period = p, .proved = 1};
        return true;
    }
    return false;
}
