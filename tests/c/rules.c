/* rules.c -- random rules of the games `rule` and `piece` against the moves that their definition
 * gives, each amount and each part tried: what the game concludes from a rule beforehand (no move
 * takes more than so much) must not lose a move. The definition is written anew here, over trees
 * and 128 bits.
 * SPDX-License-Identifier: MIT */
#include "check.h"

/* --- expressions: a tree in an array, so that they can be written and worked out --- */

enum { NODES = 4096, TEXT = 20000 };
enum { NUMBER, LETTER, NUMERIC, COMPARE, LOGIC, NOT };
static const char *const numeric[] = {"+", "-", "*", "/", "%"},
                         *const compare[] = {"<", "<=", ">", ">=", "=", "!=", "divides"},
                         *const logic[] = {"and", "or"}, names[] = "kxab";
typedef struct {
    int kind, op, left, right;
    int64_t number;
} node;
static node tree[NODES];
static int nodes;

static int make(int kind, int op, int left, int right, int64_t number) {
    tree[nodes] = (node){kind, op, left, right, number};
    return nodes++;
}
static int number_of(int64_t n) { return make(NUMBER, 0, 0, 0, n); }
static int sum_of(int op, int a, int b) { return make(NUMERIC, op, a, b, 0); }
/* Small ones of both signs; those near the ends of 32 and of 64 bits,
 * which no digit string says. */
static int constant(void) {
    int giga, n;
    switch (below(8)) {
        case 0: /* 2^63 - 1 = ((9 giga + 223372036) giga) + 854775807, and what is around -2^63 */
            giga = sum_of(2, number_of(9), number_of(1000000000));
            n = sum_of(2, sum_of(0, giga, number_of(223372036)), number_of(1000000000));
            n = sum_of(0, n, number_of(854775807));
            if (below(2)) n = sum_of(1, sum_of(1, number_of(0), n), number_of((int64_t)below(2)));
            return n;
        case 1:
            n = sum_of(2, number_of(4), number_of(1000000000));
            n = sum_of(0, n, number_of(294967290 + (int64_t)below(8)));
            return below(2) ? sum_of(1, number_of(0), n) : n;
        case 2:
        case 3:
        case 4:
            return sum_of(1, number_of((int64_t)below(3)), number_of((int64_t)below(16)));
        default:
            return number_of((int64_t)below(16));
    }
}
/* letters: those that have a meaning there. */
static int letter_of(const char *letters, uint64_t i) {
    return make(LETTER, (int)(strchr(names, letters[i]) - names), 0, 0, 0);
}
static int value_tree(const char *letters, int deep) {
    uint64_t how = below(deep ? 5 : 3);
    if (how == 0) return constant();
    if (how < 3) return letter_of(letters, below(strlen(letters)));
    int a = value_tree(letters, deep - 1);
    return sum_of((int)below(5), a, value_tree(letters, deep - 1));
}
static int truth_tree(const char *letters, int deep) {
    uint64_t how = below(deep ? 6 : 3);
    if (how < 3) {
        /* x, the first letter, and a constant, either way round: what is concluded from */
        bool plain = how < 2;
        int a = plain ? letter_of(letters, 0) : value_tree(letters, 2),
            b = plain ? constant() : value_tree(letters, 1);
        return below(2) ? make(COMPARE, (int)below(7), a, b, 0)
                        : make(COMPARE, (int)below(7), b, a, 0);
    }
    int a = truth_tree(letters, deep - 1);
    if (how == 3) return make(NOT, 0, a, 0, 0);
    return make(LOGIC, (int)below(2), a, truth_tree(letters, deep - 1), 0);
}
static void say(int at, char *out) {
    const node *n = &tree[at];
    char *end = out + strlen(out);
    if (n->kind == NUMBER) sprintf(end, "%lld", (long long)n->number);
    else if (n->kind == LETTER) sprintf(end, "%c", names[n->op]);
    else {
        strcat(out, n->kind == NOT ? "not (" : "(");
        say(n->left, out);
        if (n->kind != NOT) {
            sprintf(out + strlen(out), " %s ",
                    (n->kind == NUMERIC   ? numeric
                     : n->kind == COMPARE ? compare
                                          : logic)[n->op]);
            say(n->right, out);
        }
        strcat(out, ")");
    }
}
/* False where a number does not fit in 64 bits or is divided by 0. */
static bool worked_out(int at, const int64_t *known, int64_t *out) {
    const node *n = &tree[at];
    int64_t a, b = 0;
    if (n->kind == NUMBER) *out = n->number;
    if (n->kind == LETTER) *out = known[n->op];
    if (n->kind <= LETTER) return true;
    if (!worked_out(n->left, known, &a)) return false;
    if (n->kind != NOT && !worked_out(n->right, known, &b)) return false;
    __int128 x = a, y = b, z = 0;
    if (n->kind == NOT) z = !a;
    if (n->kind == LOGIC) z = n->op ? a || b : a && b;
    if (n->kind == COMPARE) {
        bool truth[] = {
            x < y, x <= y, (x > y), x >= y, x == y, x != y, x != 0 && y % (x ? x : 1) == 0};
        z = truth[n->op];
    }
    if (n->kind == NUMERIC) {
        if (n->op >= 3 && !y) return false;
        z = n->op == 0   ? x + y
            : n->op == 1 ? x - y
            : n->op == 2 ? x * y
            : n->op == 3 ? x / y
                         : x % y;
        if (n->op == 4 && z < 0) z += y < 0 ? -y : y; /* a rest is not negative */
    }
    *out = (int64_t)z;
    return z == (__int128)*out;
}
static bool holds(int at, int64_t k, int64_t x, int64_t a, int64_t b) {
    int64_t v;
    return at < 0 || (worked_out(at, (int64_t[]){k, x, a, b}, &v) && v);
}

/* --- rules --- */

enum { KINDS = 3, AMOUNTS = 3, ROW = 13 };
typedef struct {
    bool takes, any, splits;
    int amount[AMOUNTS], amounts, first, second; /* -1: no condition */
} kind;

static void random_kind(kind *m, char *out) {
    *m = (kind){.takes = below(5) > 0, .any = below(3) > 0, .first = -1, .second = -1};
    m->splits = !m->takes || !below(4);
    if (m->takes) {
        strcat(out, "take ");
        if (m->any) strcat(out, "x");
        else m->amounts = 1 + (int)below(AMOUNTS);
        for (int i = 0; i < m->amounts; i++) {
            if (i) strcat(out, ", ");
            say(m->amount[i] = below(2) ? number_of(1 + (int64_t)below(6)) : value_tree("k", 1),
                out);
        }
        if (m->any || !below(3)) {
            strcat(out, " if ");
            say(m->first = truth_tree("xk", 2), out);
        }
    }
    if (!m->splits) return;
    strcat(out, m->takes ? " and split into a and b" : "split into a and b");
    if (below(2)) return;
    strcat(out, " if ");
    say(m->second = truth_tree(m->takes ? "xkab" : "akb", 1), out);
}
/* May `taken` be taken of a row of k, with parts `part` and the rest (0: whole)? */
static bool may(const kind *m, int64_t k, int64_t taken, int64_t part) {
    int64_t v = 0, rest = k - taken - part;
    bool listed = m->takes ? m->any && taken : !taken;
    for (int i = 0; i < m->amounts && taken; i++)
        listed |= worked_out(m->amount[i], (int64_t[]){k, 0, 0, 0}, &v) && v == taken;
    if (!listed || m->splits != (part > 0) || !holds(m->first, k, taken, 0, 0)) return false;
    return !part || holds(m->second, k, taken, part, rest) ||
           holds(m->second, k, taken, rest, part);
}
static void sweep(void) {
    enum { RULES = 20000 };
    char text[TEXT];
    kind m[KINDS];
    long opened = 0;
    for (int i = 0; i < RULES; i++) {
        int kinds = 1 + (int)below(KINDS);
        cgt_in why = {0};
        cgt_rules r;
        cgt_position p;
        nodes = 0;
        *text = 0;
        for (int j = 0; j < kinds; j++) {
            if (j) strcat(text, "; ");
            random_kind(&m[j], text);
        }
        say_what(cgt_games[0], text, "");
        if (cgt_open(&r, "rule", text, "13", &p, &why)) {
            /* divided by 0 for all to see, an amount below 1, or too many parts */
            bool known = !strcmp(why.reason, "nothing can be divided by 0") ||
                         !strcmp(why.reason, "at least %") || why.status == CGT_E_RANGE;
            CHECK(known);
            continue;
        }
        opened++;
        for (int64_t k = 0; k <= ROW; k++) {
            char row[24];
            snprintf(row, sizeof row, "%lld", (long long)k);
            if (!CHECK(!cgt_parse(&r, row, &p, NULL))) break;
            uint64_t from = 0;
            for (int64_t taken = 0; taken <= k; taken++)
                for (int64_t part = 0; 2 * part <= k - taken; part++) {
                    bool is = false;
                    for (int j = 0; j < kinds; j++) is |= may(&m[j], k, taken, part);
                    uint64_t code = (uint64_t)taken << 16 | (uint64_t)part;
                    CHECK(cgt_legal(&r, p, (cgt_move){code}) == is);
                    CHECK(!is || cgt_next(&r, p, (cgt_move){from}).code == code);
                    from = is ? code + 1 : from;
                }
            CHECK(cgt_next(&r, p, (cgt_move){from}).code == UINT64_MAX);
        }
        cgt_close(&r);
    }
    CHECK(opened > RULES / 2);
}

/* Values are worked out beforehand where that is quick; else search finds the same. */
static void slow(void) {
    static const char same[] = "take x and split into a and b",
                      longer[] =
                          "take x and split into a and b if a * b * a * b * a * b * x * x * "
                          "x * x * x * k + k + k + k + k + k + k + k + k + k > 0";
    static const struct {
        const char *rules, *start;
        bool says;
    } all[] = {{same, "372", true}, {longer, "372", false}, {longer, "100", true}};
    enum { CASES = sizeof all / sizeof *all };
    for (int i = 0; i < CASES; i++) {
        cgt_rules r;
        cgt_position p;
        cgt_claim c;
        say_what(cgt_games[0], all[i].rules, all[i].start);
        if (!CHECK(!cgt_open(&r, "rule", all[i].rules, all[i].start, &p, NULL))) continue;
        CHECK(r.game->theorems->says(&r, p, &c) == all[i].says);
        cgt_solver *s = cgt_solver_new(&r);
        for (unsigned k = 0; k <= 20; k++) {
            char row[24];
            uint64_t budget = 1 << 20;
            uint32_t found = UINT32_MAX, seen[64] = {0};
            static uint32_t value[21]; /* of the definition, which all three share */
            for (unsigned t = 1; !i && t < k; t++)
                for (unsigned a = 1; 2 * a <= k - t; a++) seen[value[a] ^ value[k - t - a]] = 1;
            if (!i)
                for (value[k] = 0; seen[value[k]];) value[k]++;
            snprintf(row, sizeof row, "%u", k);
            CHECK(!cgt_parse(&r, row, &p, NULL) && !cgt_grundy(s, p, &budget, &found));
            CHECK(found == value[k]);
        }
        cgt_solver_free(s);
        cgt_close(&r);
    }
}

/* Random grids and steps of a piece, against a walk along each step. */
static void pieces(void) {
    enum { BOARDS = 3000 };
    for (int i = 0; i < BOARDS; i++) {
        char text[1000] = "", cell[64] = "";
        int rows = 1 + (int)below(7), cols = 1 + (int)below(7), steps = 1 + (int)below(5), col[5],
            row[5];
        bool star[5];
        for (int k = 0; k < rows * cols; k++) {
            cell[k] = below(5) ? '.' : '#';
            sprintf(text + strlen(text), "%s%c", k && k % cols == 0 ? "/" : "", cell[k]);
        }
        for (int k = 0; k < steps; k++) {
            do col[k] = (int)below(9) - 4, row[k] = (int)below(9) - 4;
            while (!col[k] && !row[k]);
            star[k] = below(2);
            sprintf(text + strlen(text), " (%d,%d)%s", col[k], row[k], star[k] ? "*" : "");
        }
        int at = (int)below((uint64_t)(rows * cols));
        cell[at] == '#' ? at = -1 : 0;
        char start[24] = "";
        snprintf(start, sizeof start, "%c%d", 'a' + at % cols, at / cols + 1);
        cgt_rules r;
        cgt_position p;
        say_what(cgt_games[0], text, start);
        if (at < 0 || !CHECK(!cgt_open(&r, "piece", text, start, &p, NULL))) continue;
        bool reached[64] = {false};
        for (int k = 0; k < steps; k++)
            for (int x = at % cols + col[k], y = at / cols + row[k];
                 x >= 0 && y >= 0 && x < cols && y < rows && cell[y * cols + x] == '.';
                 x += col[k], y += row[k]) {
                reached[y * cols + x] = true;
                if (!star[k]) break;
            }
        uint64_t next = UINT64_MAX;
        for (int k = rows * cols; k--;) {
            if (reached[k]) next = (uint64_t)k << 32;
            CHECK(cgt_next(&r, p, (cgt_move){(uint64_t)k << 32}).code == next);
        }
        cgt_close(&r);
    }
}

int main(int argc, char **argv) {
    start_seed(argc, argv);
    sweep();
    slow();
    pieces();
    return report();
}
