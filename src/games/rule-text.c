/* rule-text.c -- reads the line of a game of one's own, which rule.c describes. Expressions become
 * postfix code by two stacks (E. W. Dijkstra, 1961): no text makes it deep. What is known of a value
 * before the game begins goes along: whether it is a comparison, and how large an x it allows.
 * No game by itself.
 * SPDX-License-Identifier: MIT */
#include <string.h>

#include "rule.h"

/* How tight an operator binds, from TIMES on. */
static const uint8_t tight[] = {6, 6, 6, 5, 5, 4, 4, 4, 4, 4, 4, 4, 3, 2, 1, 0};

static bool letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
/* Eats it when it is next: a word whole, and its first letter may be a capital. */
static bool eat(cgt_in *t, const char *w) {
    size_t n = strlen(w);
    if (!cgt_more(t)) return false;
    bool same = *t->at == *w || (letter(*w) && *t->at == *w - 'a' + 'A');
    if (!same || strncmp(t->at + 1, w + 1, n - 1) || (letter(*w) && letter(t->at[n]))) return false;
    t->at += n;
    return true;
}
static bool eat_either(cgt_in *t, const char *english, const char *spanish) {
    return eat(t, english) || eat(t, spanish);
}
/* Is a verb next? */
static bool verb(cgt_in t) {
    return eat_either(&t, "take", "quita") || eat_either(&t, "split", "parte");
}

static const struct {
    const char *text;
    uint8_t op;
} operators[] = {{"*", TIMES},        {"/", OVER},  {"%", REST}, {"+", PLUS}, {"-", MINUS},
                 {"<=", LE},          {"≤", LE},    {"<>", NE},  {"≠", NE},   {"!=", NE},
                 {">=", GE},          {"≥", GE},    {"<", LT},   {">", GT},   {"==", EQ},
                 {"=", EQ},           {"and", AND}, {"y", AND},  {"or", OR},  {"o", OR},
                 {"divides", DIVIDES}};
/* PAREN: none is next, or it belongs to the sentence around. */
static uint8_t read_operator(cgt_in *t, bool truth) {
    cgt_in here = *t;
    if (eat(t, "divide")) { /* "divide a k", but "divide a" where a is the part */
        cgt_in before = *t;
        if (eat(t, "a") &&
            (!cgt_more(t) ||
             !(letter(*t->at) || *t->at == '(' || (*t->at >= '0' && *t->at <= '9')) ||
             eat(&(cgt_in){.text = t->text, .at = t->at}, "y") ||
             eat(&(cgt_in){.text = t->text, .at = t->at}, "o")))
            *t = before;
        if (truth) return DIVIDES;
    }
    for (unsigned i = 0; i < sizeof operators / sizeof *operators; i++) {
        if (!eat(t, operators[i].text)) continue;
        uint8_t op = operators[i].op;
        if ((truth || op <= MINUS) && !(op >= AND && verb(*t))) return op;
        break;
    }
    *t = here;
    return PAREN;
}

/* Facts about a value that hold before the game begins. */
typedef struct {
    bool truth, fixed, just_x; /* a comparison; always `number`; x itself */
    int64_t number;
    uint32_t most; /* it does not hold for an x above this */
} fact;
typedef struct {
    uint8_t op;
    const char *at;
} waiting;
typedef struct {
    shape *g;
    cgt_in *t;
    fact fact[DEEP + 1];
    waiting wait[DEEP];
    unsigned facts, waits, letters; /* a bit each of k, x, a, b that it names */
} reader;

static void refuse_at(cgt_in *t, const char *at, const char *reason) {
    if (!t->status) t->at = at;
    cgt_refuse(t, CGT_E_SYNTAX, reason, 0);
}
static const char a_number[] = "expected a number here, not a comparison",
                  a_truth[] = "expected a comparison such as x < k",
                  an_operand[] = "expected a number or one of the letters k, x, a, b",
                  a_rule[] = "expected a rule such as: take 1, 3 or 4";

static void emit(reader *q, uint8_t op, int32_t number) {
    if (q->g->steps == OPS) cgt_refuse(q->t, CGT_E_RANGE, "a rule has at most % parts", OPS);
    if (!q->t->status) q->g->step[q->g->steps++] = (step){op, number};
}
static uint32_t bound(int64_t v) { return v < 0 ? 0 : v > UINT32_MAX ? UINT32_MAX : (uint32_t)v; }
static uint32_t below(int64_t v) { return v > INT64_MIN ? bound(v - 1) : 0; }
/* The size of v: a divisor is at most that, unless v is 0. */
static uint32_t size(int64_t v) {
    return v < 0 ? v > INT64_MIN ? bound(-v) : UINT32_MAX : bound(v);
}
static void reduce(reader *q) {
    waiting w = q->wait[--q->waits];
    fact *b = &q->fact[q->facts - 1], *a = w.op == NOT ? b : b - 1, f = {.most = UINT32_MAX};
    bool logic = w.op >= NOT;
    if (q->t->status) return;
    if (a->truth != logic || b->truth != logic) {
        refuse_at(q->t, w.at, logic ? a_truth : a_number);
        return;
    }
    if ((w.op == OVER || w.op == REST) && b->fixed && !b->number) {
        refuse_at(q->t, w.at, "nothing can be divided by 0");
        return;
    }
    emit(q, w.op, 0);
    f.truth = w.op >= LT;
    if (w.op == AND) f.most = a->most < b->most ? a->most : b->most;
    if (w.op == OR) f.most = a->most > b->most ? a->most : b->most;
    if (!f.truth && a->fixed && b->fixed)
        f.fixed = cgt_rule_apply(w.op, a->number, b->number, &f.number);
    if (a->just_x && b->fixed && (w.op == LE || w.op == EQ)) f.most = bound(b->number);
    if (a->just_x && b->fixed && w.op == LT) f.most = below(b->number);
    if (a->fixed && b->just_x && (w.op == GE || w.op == EQ)) f.most = bound(a->number);
    if (a->fixed && b->just_x && w.op == GT) f.most = below(a->number);
    if (a->just_x && b->fixed && w.op == DIVIDES && b->number) f.most = size(b->number);
    *a = f;
    q->facts = (unsigned)(a - q->fact) + 1;
}

static void read_operand(reader *q, unsigned may) {
    static const char letters[] = "kxab";
    cgt_in *t = q->t;
    if (q->facts > DEEP - 1)
        cgt_refuse(t, CGT_E_RANGE, "this is nested too deep: use at most % levels", DEEP);
    if (cgt_more(t) && *t->at >= '0' && *t->at <= '9') {
        int32_t n = (int32_t)cgt_read(t, 0, NUMBER_MOST, an_operand);
        emit(q, NUMBER, n);
        q->fact[q->facts++] = (fact){.fixed = true, .number = n, .most = UINT32_MAX};
        return;
    }
    for (unsigned i = 0; i < 4 && !t->status; i++) {
        const char *at = t->at;
        if (!eat(t, (char[]){letters[i], 0})) continue;
        if (!(may >> i & 1)) refuse_at(t, at, "this letter has no meaning here");
        q->letters |= 1u << i;
        emit(q, (uint8_t)(K + i), 0);
        q->fact[q->facts++] = (fact){.just_x = i == X - K, .most = UINT32_MAX};
        return;
    }
    cgt_refuse(t, CGT_E_SYNTAX, an_operand, 0);
}
enum { VALUE = false, TRUTH = true };
/* `may`: a bit each of the letters k, x, a, b. Returns what is known of it. */
static fact expression(shape *g, cgt_in *t, bool truth, unsigned may, code *out,
                       unsigned *letters) {
    reader q = {.g = g, .t = t};
    cgt_more(t);
    const char *begin = t->at;
    unsigned open = 0;
    out->from = (uint8_t)g->steps;
    for (bool operand = true; !t->status;) {
        cgt_more(t);
        const char *at = t->at;
        bool paren = operand ? eat(t, "(") : open && eat(t, ")");
        uint8_t op = PAREN;
        if (operand && !paren) {
            if (truth && (eat_either(t, "not", "no") || eat(t, "!"))) op = NOT;
            else {
                read_operand(&q, may);
                operand = false;
                continue;
            }
        }
        if (!operand && paren) {
            while (q.wait[q.waits - 1].op != PAREN) reduce(&q);
            q.waits--;
            open--;
            continue;
        }
        if (!operand && (op = read_operator(t, truth)) == PAREN) break;
        if (q.waits == DEEP)
            cgt_refuse(t, CGT_E_RANGE, "this is nested too deep: use at most % levels", DEEP);
        while (!operand && !t->status && q.waits && q.wait[q.waits - 1].op != PAREN &&
               tight[q.wait[q.waits - 1].op - TIMES] >= tight[op - TIMES])
            reduce(&q);
        if (t->status) break;
        open += paren;
        q.wait[q.waits++] = (waiting){op, at};
        operand = true;
    }
    if (open) cgt_refuse(t, CGT_E_SYNTAX, "expected )", 0);
    while (!t->status && q.waits) reduce(&q);
    if (!t->status && q.fact[0].truth != truth) refuse_at(t, begin, truth ? a_truth : a_number);
    out->to = (uint8_t)g->steps;
    *letters |= q.letters;
    return q.fact[0];
}

enum { OF_K = 1, OF_X = 2, OF_A = 4, OF_B = 8 };
/* Returns the most it may take. */
static uint32_t read_amounts(shape *g, kind *m, cgt_in *t, unsigned *letters) {
    uint32_t most = 0;
    m->takes = true;
    m->from = (uint8_t)g->amounts;
    if (eat(t, "x")) {
        m->any = true;
        most = UINT32_MAX;
    }
    for (bool more = !m->any; more && !t->status;) {
        if (g->amounts == AMOUNTS) cgt_refuse(t, CGT_E_RANGE, "at most % amounts", AMOUNTS);
        if (t->status) return 0;
        cgt_more(t);
        const char *at = t->at;
        fact f = expression(g, t, VALUE, OF_K, &g->amount[g->amounts++], letters);
        if (!t->status && f.fixed && f.number < 1) {
            t->at = at;
            cgt_refuse(t, CGT_E_RANGE, "at least %", 1);
        }
        uint32_t v = f.fixed ? bound(f.number) : UINT32_MAX;
        if (v > most) most = v;
        cgt_in before = *t;
        more = eat(t, ",");
        if (eat_either(t, "or", "o") || eat_either(t, "and", "y") || eat(t, "u")) more = true;
        if (more && verb(*t)) {
            *t = before;
            more = false;
        }
    }
    m->to = (uint8_t)g->amounts;
    return most;
}
static void read_parts(cgt_in *t) {
    static const char expected[] = "expected: split into a and b";
    (void)eat_either(t, "into", "en");
    if (!eat(t, "a") || !eat_either(t, "and", "y") || !eat(t, "b"))
        cgt_refuse(t, CGT_E_SYNTAX, expected, 0);
}
/* Returns the most it may take; 0: nothing. */
static uint32_t read_kind(shape *g, kind *m, cgt_in *t, unsigned *letters) {
    uint32_t most = 0;
    unsigned may = OF_K;
    if (eat_either(t, "take", "quita")) {
        most = read_amounts(g, m, t, letters);
        may |= OF_X;
        if (eat_either(t, "if", "si")) {
            fact f = expression(g, t, TRUTH, may, &m->first, letters);
            if (f.most < most) most = f.most;
        }
        cgt_in before = *t;
        (void)eat(t, ",");
        if (!eat_either(t, "and", "y") || !verb(*t)) {
            *t = before;
            return most;
        }
    }
    if (!eat_either(t, "split", "parte")) cgt_refuse(t, CGT_E_SYNTAX, a_rule, 0);
    m->splits = true;
    read_parts(t);
    if (eat_either(t, "if", "si")) {
        fact f = expression(g, t, TRUTH, may | OF_A | OF_B, &m->second, letters);
        if (f.most < most) most = f.most;
    }
    return most;
}
/* The largest amount, where there is one; and in how far a row's value depends on those before it
 * alone: letters other than x make it depend on the row. */
void cgt_rule_read(cgt_rules *r, shape *g, cgt_in *t) {
    uint32_t most = 0;
    unsigned letters = 0;
    for (bool more = true; more && !t->status;) {
        if (g->kinds == KINDS) cgt_refuse(t, CGT_E_RANGE, "at most % kinds of moves", KINDS);
        if (t->status) return;
        kind *m = &g->kind[g->kinds++];
        uint32_t v = read_kind(g, m, t, &letters);
        if (v > most) most = v;
        if (m->splits) r->flags |= CGT_SPLITS;
        cgt_in before = *t;
        more = eat(t, ";") || eat(t, ",");
        if (eat_either(t, "or", "o")) more = true;
        if (more && !verb(*t)) {
            *t = before;
            more = false;
        }
    }
    g->rows.ways.n = most;
    if (most != UINT32_MAX && !(letters & ~(unsigned)OF_X)) g->memory = most + !most;
}
