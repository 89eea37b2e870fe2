/* text.c -- values as text: the notation of Winning Ways in signs of a keyboard, both ways.
 *
 *   sum   = "-"? term (("+" | "-")? term)*         1*, 2v3*2, {1|0}-{0|-1}; side by side is added
 *   term  = n | n "/" 2^k | "*" n? | "^" n? | "^^" ... | "v" likewise | "^[" n "]" | "^<" n ">" (and v)
 *         | "Tiny(" sum ")" | "Miny(" sum ")" | "(" sum ")" | "+-" sum | "+-{" list "}" | "{" list bars list "}"
 *   list  = nothing | sum ("," sum)*      bars: the widest divides first, so {2||0|-1} is {2|{0|-1}}
 *
 * ^[n] = {^[n-1] | *} with ^[0] = 0, and ^<n> = ^[n] - ^[n-1]. The arrows and the sign of plus and minus are read too.
 * SPDX-License-Identifier: MIT */
#include <stdlib.h>

#include "internal.h"

enum {
    NESTED = 100, /* braces inside one another: three calls each */
    LISTS = 64,   /* between the bars of one pair of braces */
    POWERS = 100,
    LETTERS = 1 << 16 /* that a value may take */
};
typedef struct {
    cgt_values *v;
    cgt_in *t;
    list stack; /* the options that are read, list after list */
    int nested;
    cgt_form *form; /* form in the outermost braces that were read last; NULL: nobody asks */
    struct place {
        const char *from, *to;
    } * place, outer; /* places of its options in the order of the stack; of the braces */
    uint32_t placeroom;
} reader;
static cgt_value sum(reader *);

static cgt_value refuse(reader *r, cgt_status st, const char *reason, int64_t number) {
    cgt_refuse(r->t, st, reason, number);
    return CGT_NO_VALUE;
}
/* Whatever the store could not do is said at this place. */
static cgt_value told(reader *r, cgt_value g) {
    switch (cgt_values_status(r->v)) {
        case CGT_OK:
            return g;
        case CGT_E_MEMORY:
            return refuse(r, CGT_E_MEMORY, "out of memory", 0);
        case CGT_E_RANGE:
            return refuse(r, CGT_E_RANGE, "a number or an up too large, or too fine", 0);
        default:
            return refuse(r, CGT_E_BUDGET, "too large to be worked out", 0);
    }
}
static bool sign(reader *r, const char *s) {
    cgt_more(r->t);
    const char *at = r->t->at;
    while (*s && *at == *s) at++, s++;
    if (r->t->status || *s) return false;
    r->t->at = at;
    return true;
}
static bool digit(const reader *r) { return *r->t->at >= '0' && *r->t->at <= '9'; }
static void expect(reader *r, char c, const char *reason) {
    if (!cgt_take(r->t, c)) cgt_refuse(r->t, CGT_E_SYNTAX, reason, 0);
}
static bool down(reader *r) {
    if (r->nested >= NESTED)
        cgt_refuse(r->t, CGT_E_RANGE, "at most % braces inside one another", NESTED);
    r->nested++;
    return !r->t->status;
}

static cgt_value number_(reader *r) {
    const char *at = r->t->at;
    uint64_t n = cgt_read(r->t, 0, (1u << 30) - 1, "expected a number"), below = 1;
    if (*r->t->at == '/' && r->t->at++) {
        at = r->t->at;
        below = cgt_read(r->t, 1, 1u << 30, "expected a power of two");
        if (below & (below - 1)) {
            r->t->at = at;
            return refuse(r, CGT_E_SYNTAX, "expected a power of two", 0);
        }
    }
    if (r->t->status) return CGT_NO_VALUE;
    return cgt_value_simple(r->v, (cgt_dyadic)n * (CGT_ONE / (cgt_dyadic)below), 0, 0);
}
/* ^[n]; n 0 to POWERS. */
static cgt_value powers(reader *r, uint64_t n) {
    cgt_value g = CGT_ZERO, star = cgt_value_simple(r->v, 0, 0, 1);
    for (; n; n--) g = cgt_value_of(r->v, &g, 1, &star, 1);
    return g;
}
static cgt_value ups(reader *r, const char *arrow) {
    int32_t n = 1;
    if (cgt_take(r->t, '[')) {
        uint64_t k = cgt_read(r->t, 0, POWERS, "expected a number");
        expect(r, ']', "expected ]");
        return powers(r, k);
    }
    if (cgt_take(r->t, '<')) {
        uint64_t k = cgt_read(r->t, 1, POWERS, "expected a number");
        expect(r, '>', "expected >");
        if (r->t->status) return CGT_NO_VALUE;
        return cgt_value_add(r->v, powers(r, k), cgt_value_negate(r->v, powers(r, k - 1)));
    }
    if (digit(r)) n = (int32_t)cgt_read(r->t, 0, CGT_UPS, "expected a number");
    else
        while (n < CGT_UPS && sign(r, arrow)) n++;
    return r->t->status ? CGT_NO_VALUE : cgt_value_simple(r->v, 0, n, 0);
}
/* {0 || 0 | -g} */
static cgt_value tiny(reader *r, bool miny) {
    if (!down(r)) return CGT_NO_VALUE;
    cgt_value zero = CGT_ZERO, g = cgt_value_negate(r->v, sum(r));
    r->nested--;
    expect(r, ')', "expected )");
    if (r->t->status || g == CGT_NO_VALUE) return CGT_NO_VALUE;
    cgt_value threat = cgt_value_of(r->v, &zero, 1, &g, 1);
    if (threat == CGT_NO_VALUE) return threat;
    g = cgt_value_of(r->v, &zero, 1, &threat, 1);
    return miny ? cgt_value_negate(r->v, g) : g;
}

typedef struct {
    uint32_t first; /* first of its options on the stack; they end where the next part's begin */
    unsigned bars;  /* that come after it; 0: the last */
    const char *from, *to; /* its text */
} part;
static bool blank(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }
static void write_down(reader *r, int s, cgt_value g, struct place at, bool braces) {
    cgt_form *f = r->form;
    if (!cgt_stretch(&f->option[s], &f->room[s], f->n[s] + 1, sizeof *f->option[s])) {
        cgt_values_fail(r->v, CGT_E_MEMORY);
        return;
    }
    const char *text = r->t->text;
    while (at.to > at.from && blank(at.to[-1])) at.to--;
    f->option[s][f->n[s]++] = (cgt_written){g, (int)(at.from - text), (int)(at.to - text), braces};
}
/* The game that the parts a to b - 1 say: divided at the widest bar. `outer`: they are those of the outermost braces. */
static cgt_value divided(reader *r, const part *p, unsigned a, unsigned b, bool outer) {
    unsigned at = a, same = 0;
    for (unsigned i = a; i + 1 < b; i++) {
        if (p[i].bars == p[at].bars) same++;
        if (p[i].bars > p[at].bars) at = i, same = 1;
    }
    if (same > 1)
        return refuse(r, CGT_E_SYNTAX, "expected one bar that is wider than the others", 0);
    const unsigned from[2] = {a, at + 1}, to[2] = {at + 1, b};
    cgt_value single[2];
    const cgt_value *options[2];
    uint32_t n[2] = {1, 1};
    for (int s = 0; s < 2; s++) {
        if (to[s] - from[s] > 1) {
            single[s] = divided(r, p, from[s], to[s], false);
            if (single[s] == CGT_NO_VALUE) return CGT_NO_VALUE;
        }
    }
    for (int s = 0; s < 2; s++) {
        options[s] = &single[s];
        if (to[s] - from[s] > 1) continue;
        n[s] = p[from[s] + 1].first - p[from[s]].first;
        if (n[s]) options[s] = r->stack.at + p[from[s]].first;
    }
    for (int s = 0; s < 2 && outer; s++)
        for (uint32_t i = 0; i < n[s]; i++) {
            bool many = to[s] - from[s] > 1;
            struct place whole = {p[from[s]].from, p[to[s] - 1].to};
            write_down(r, s, options[s][i], many ? whole : r->place[p[from[s]].first + i], many);
        }
    return cgt_value_of(r->v, options[0], n[0], options[1], n[1]);
}
/* Notes where the last option's text begins. */
static void mark(reader *r, const char *from) {
    if (!cgt_stretch(&r->place, &r->placeroom, r->stack.n, sizeof *r->place))
        cgt_values_fail(r->v, CGT_E_MEMORY);
    else r->place[r->stack.n - 1] = (struct place){from, r->t->at};
}
/* After "{". list: what +- may have, a list without a bar. */
static cgt_value braces(reader *r, bool list_) {
    part p[LISTS + 1];
    unsigned n = 0;
    cgt_value g = CGT_NO_VALUE;
    const uint32_t before = r->stack.n;
    const bool outer = r->form && !r->nested;
    const char *opened = r->t->at - 1;
    if (!down(r)) return g;
    for (;;) {
        cgt_more(r->t);
        p[n++] = (part){r->stack.n, 0, r->t->at, r->t->at};
        if (*r->t->at != '|' && *r->t->at != '}') do {
                cgt_more(r->t);
                const char *from = r->t->at;
                if (!cgt_list_push(r->v, &r->stack, sum(r))) break;
                if (outer) mark(r, from);
            } while (cgt_take(r->t, ','));
        p[n - 1].to = r->t->at;
        if (r->t->status || cgt_values_status(r->v)) break;
        if (cgt_take(r->t, '}')) break;
        if (n == LISTS) refuse(r, CGT_E_RANGE, "at most % bars between two braces", LISTS - 1);
        const char *at = r->t->at;
        while (*r->t->at == '|') r->t->at++;
        p[n - 1].bars = (unsigned)(r->t->at - at);
        if (r->t->at == at)
            refuse(r, CGT_E_SYNTAX, "expected a comma, a bar or a closing brace", 0);
        if (r->t->status) break;
    }
    r->nested--;
    p[n] = (part){r->stack.n, 0, NULL, NULL};
    if (!r->t->status && !cgt_values_status(r->v)) {
        if (outer) r->outer = (struct place){opened, r->t->at}, r->form->n[0] = r->form->n[1] = 0;
        if (n > 1) g = divided(r, p, 0, n, outer);
        else if (!list_)
            refuse(r, CGT_E_SYNTAX, "expected a bar between the options of Left and Right", 0);
        else { /* {list | -list} */ uint32_t many = r->stack.n - before;
            bool fine = true;
            for (uint32_t i = 0; i < many && fine; i++)
                fine =
                    cgt_list_push(r->v, &r->stack, cgt_value_negate(r->v, r->stack.at[before + i]));
            if (fine && many)
                g = cgt_value_of(r->v, r->stack.at + before, many, r->stack.at + before + many,
                                 many);
            else if (fine) g = CGT_ZERO;
        }
    }
    r->stack.n = before;
    return g;
}
static cgt_value either(reader *r) { /* after +- */
    cgt_value g;
    if (cgt_take(r->t, '{')) {
        const char *at = r->t->at;
        uint32_t before = r->stack.n;
        g = braces(r, true);
        /* with a bar it is a form, of which +- is said: which it was, the text tells */
        int depth = 1;
        bool bar = false;
        for (; at < r->t->at; at++) {
            depth += (*at == '{') - (*at == '}');
            bar |= depth == 1 && *at == '|';
        }
        r->stack.n = before;
        if (!bar) return g;
    } else {
        if (!down(r)) return CGT_NO_VALUE;
        g = sum(r);
        r->nested--;
    }
    cgt_value minus = cgt_value_negate(r->v, g);
    return minus == CGT_NO_VALUE ? minus : cgt_value_of(r->v, &g, 1, &minus, 1);
}
static cgt_value term(reader *r) {
    cgt_value g;
    cgt_more(r->t);
    if (digit(r)) return number_(r);
    if (sign(r, "+-") || sign(r, "±")) return either(r);
    if (sign(r, "*")) {
        uint64_t n = digit(r) ? cgt_read(r->t, 0, CGT_STARS, "expected a number") : 1;
        return r->t->status ? CGT_NO_VALUE : cgt_value_simple(r->v, 0, 0, (uint32_t)n);
    }
    if (sign(r, "^")) return ups(r, "^");
    if (sign(r, "↑")) return ups(r, "↑");
    if (sign(r, "v")) return cgt_value_negate(r->v, ups(r, "v"));
    if (sign(r, "↓")) return cgt_value_negate(r->v, ups(r, "↓"));
    if (sign(r, "Tiny(")) return tiny(r, false);
    if (sign(r, "Miny(")) return tiny(r, true);
    if (sign(r, "{")) return braces(r, false);
    if (!sign(r, "(")) return refuse(r, CGT_E_SYNTAX, "expected a value, such as 1/2, * or ^", 0);
    if (!down(r)) return CGT_NO_VALUE;
    g = sum(r);
    r->nested--;
    expect(r, ')', "expected )");
    return g;
}
/* After a sum comes what does not belong to it. */
static bool ends(char c) {
    const char *s = ",|})<>=";
    while (*s && *s != c) s++;
    return *s;
}
static cgt_value sum(reader *r) {
    bool minus = cgt_more(r->t) && *r->t->at == '-' && r->t->at++;
    cgt_value all = CGT_ZERO;
    for (;;) {
        cgt_value g = term(r);
        if (minus) g = cgt_value_negate(r->v, g);
        all = told(r, cgt_value_add(r->v, all, g));
        if (r->t->status) return CGT_NO_VALUE;
        bool more = cgt_more(r->t);
        minus = more && *r->t->at == '-';
        if (minus || (more && *r->t->at == '+' && r->t->at[1] != '-')) r->t->at++;
        else if (more && digit(r))
            return refuse(r, CGT_E_SYNTAX, "expected + or - between two numbers", 0);
        else if (!more || ends(*r->t->at)) return all;
    }
}
cgt_value cgt_read_value(cgt_values *v, cgt_in *t) {
    reader r = {.v = v, .t = t};
    cgt_value g = sum(&r);
    free(r.stack.at);
    return t->status ? CGT_NO_VALUE : g;
}
/* Its canonical options, which nobody wrote. */
static bool unwritten(reader *r, cgt_value g) {
    for (int s = 0; s < 2; s++) {
        uint32_t n = cgt_value_options(r->v, g, s);
        r->form->n[s] = 0;
        for (uint32_t i = 0; i < n; i++)
            write_down(r, s, cgt_value_option(r->v, g, s, i),
                       (struct place){r->t->text, r->t->text}, false);
    }
    return !cgt_values_status(r->v);
}
cgt_value cgt_read_form(cgt_values *v, cgt_in *t, cgt_form *out) {
    reader r = {.v = v, .t = t, .form = out};
    out->n[0] = out->n[1] = 0;
    cgt_more(t);
    const char *from = t->at;
    cgt_value g = sum(&r);
    if (cgt_more(t)) cgt_refuse(t, CGT_E_SYNTAX, "this text is left over", 0);
    const char *to = r.outer.to;
    while (to && to < t->at && blank(*to)) to++;
    if (!t->status && (r.outer.from != from || to != t->at)) unwritten(&r, g);
    told(&r, g);
    free(r.stack.at);
    free(r.place);
    return t->status ? CGT_NO_VALUE : g;
}
void cgt_form_free(cgt_form *f) {
    for (int s = 0; s < 2; s++) free(f->option[s]);
    *f = (cgt_form){0};
}

static void put_simple(const node *n, cgt_out *o) {
    if (n->stop[0] || (!n->ups && !n->star)) cgt_put_dyadic(o, n->stop[0]);
    int32_t ups = n->ups < 0 ? -n->ups : n->ups;
    if (ups) cgt_putc(o, n->ups < 0 ? 'v' : '^');
    if (ups > 1) cgt_putn(o, ups);
    if (n->star) cgt_putc(o, '*');
    if (n->star > 1) cgt_putn(o, n->star);
}
static bool one(const node *n, int s) { return !cgt_simple(n) && n->n[s] == 1; }
/* Is h = {0 || 0 | -g}? With s CGT_RIGHT, its negative. Then g. */
static bool is_tiny(cgt_values *v, cgt_value h, int s, cgt_value *g) {
    const node *n = &v->node[h];
    if (!one(n, 0) || !one(n, 1) || cgt_value_option(v, h, s, 0) != CGT_ZERO) return false;
    cgt_value threat = cgt_value_option(v, h, !s, 0);
    if (cgt_value_options(v, threat, s) != 1 || cgt_value_option(v, threat, s, 0) != CGT_ZERO ||
        cgt_value_options(v, threat, !s) != 1)
        return false;
    *g = cgt_value_option(v, threat, !s, 0);
    if (s == CGT_LEFT) *g = cgt_value_negate(v, *g);
    return true;
}
/* Is it a number + Tiny(g), or, with s CGT_RIGHT, Miny(g)? */
static bool is_near_tiny(cgt_values *v, cgt_value value, int *s, cgt_value *g) {
    const cgt_dyadic x = v->node[value].stop[0];
    if (x != v->node[value].stop[1]) return false;
    cgt_value less = cgt_value_simple(v, -x, 0, 0);
    cgt_value h = cgt_value_add(v, value, less);
    for (*s = 0; *s < 2 && h != CGT_NO_VALUE; ++*s)
        if (is_tiny(v, h, *s, g)) return true;
    return false;
}
/* How wide its bar is when it is written with bars inside one another: 0: it is not written with a bar. */
static unsigned width(cgt_values *v, cgt_value g, unsigned most) {
    unsigned w = 1;
    int s;
    cgt_value of;
    if (cgt_simple(&v->node[g]) || !most || cgt_value_negate(v, g) == g) return 0;
    if (is_near_tiny(v, g, &s, &of)) return 0;
    for (s = 0; s < 2; s++)
        if (v->node[g].n[s] == 1) {
            unsigned inner = width(v, cgt_value_option(v, g, s, 0), most - 1);
            if (inner >= w) w = inner + 1;
        }
    return w;
}
static void put_sides(cgt_values *v, cgt_value g, unsigned w, cgt_out *o) {
    for (int s = 0; s < 2; s++) {
        uint32_t n = v->node[g].n[s];
        for (unsigned i = 0; s && i < w; i++) cgt_putc(o, '|');
        for (uint32_t i = 0; i < n; i++) {
            cgt_value option = cgt_value_option(v, g, s, i);
            unsigned inner = n == 1 ? width(v, option, w - 1) : 0;
            if (i) cgt_putc(o, ',');
            if (inner) put_sides(v, option, inner, o);
            else cgt_put_value(v, option, o);
        }
    }
}
void cgt_put_value(cgt_values *v, cgt_value g, cgt_out *o) {
    if (g == CGT_NO_VALUE || !cgt_values_down(v)) return;
    const node n = v->node[g];
    int s;
    cgt_value of;
    if (o->len > LETTERS) cgt_values_fail(v, CGT_E_BUDGET);
    else if (cgt_simple(&n)) put_simple(&n, o);
    else if (cgt_value_negate(v, g) == g) {
        cgt_put(o, n.n[0] > 1 ? "+-{" : "+-");
        for (uint32_t i = 0; i < n.n[0]; i++) {
            if (i) cgt_putc(o, ',');
            cgt_put_value(v, cgt_value_option(v, g, 0, i), o);
        }
        if (n.n[0] > 1) cgt_putc(o, '}');
    } else if (is_near_tiny(v, g, &s, &of)) {
        if (n.stop[0]) cgt_put_dyadic(o, n.stop[0]);
        cgt_put(o, s == CGT_LEFT ? "Tiny(" : "Miny(");
        cgt_put_value(v, of, o);
        cgt_putc(o, ')');
    } else {
        cgt_putc(o, '{');
        put_sides(v, g, width(v, g, 3), o);
        cgt_putc(o, '}');
    }
    v->depth--;
}
