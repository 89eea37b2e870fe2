/* laws.c -- the laws of game.h, naming no game: on every position of every example, and on 10,000
 * random positions of each game.
 * SPDX-License-Identifier: MIT */
#include "check.h"

#ifndef LAWS_OF /* see partizan-laws.c */
#define LAWS_OF cgt_games
#define LAWS_BEFORE
#endif
enum { UNIVERSE = 30000, MOVES = 4096, RANDOM = 10000, SOME = 2000 };

/* L1, and that every buffer size is safe (the sanitizer watches). */
static void text_law(const cgt_rules *r, cgt_position p, bool all_sizes) {
    char a[512];
    cgt_position q;
    CHECK_OR(p.key <= cgt_mask(r->bits), "a key is wider than the bits that open said");
    int len = cgt_format(r, p, a, sizeof a);
    CHECK_OR(len < (int)sizeof a, "a position's text has at most 511 characters");
    CHECK_OR(!cgt_parse(r, a, &q, NULL) && q.key == p.key,
             "parse reads what format writes, and gives the same key (L1)");
    for (int cap = 0; all_sizes && cap <= len + 1; cap++) {
        char *t = malloc((size_t)cap + 1);
        CHECK_OR(cgt_format(r, p, t, cap) == len,
                 "format writes the same text, however large the buffer (L1)");
        free(t);
    }
}

static bool drawn(const cgt_item *items, int k, uint32_t item) {
    for (int i = 0; i < k && i < MOVES; i++)
        if (items[i].item == item) return true;
    return k > MOVES;
}
static int by_text(const void *a, const void *b) { return strcmp(a, b); }
/* L2, L3, L7, L9; returns how many moves, their codes in code[MOVES]. */
static int move_laws(const cgt_rules *r, cgt_position p, uint64_t *code) {
    static char text[MOVES][24];
    static cgt_item items[MOVES];
    bool whole = true; /* texts that were cut say nothing of whether they differ */
    int n = 0, k = r->game->items ? r->game->items(r, p, items, MOVES) : 0;
    for (cgt_move m = cgt_next(r, p, (cgt_move){0}); m.code != UINT64_MAX && n < MOVES;
         m = cgt_next(r, p, (cgt_move){m.code + 1})) {
        CHECK_OR(m.code >> 56 < 64 && (!n || m.code > code[n - 1]) && cgt_legal(r, p, m),
                 "next gives a code of its own for each move, not below the one asked for, and "
                 "gives it again when asked for it (L2)");
        bool fits = cgt_format_move(r, p, m, text[n], sizeof *text) < (int)sizeof *text;
        CHECK_OR(fits, "a move's text has at most 23 characters: write it shorter in format_move");
        whole &= fits;
        CHECK_OR(*text[n] && !strchr(text[n], ' '), "a move's text can be typed: no spaces (L2)");
        CHECK_OR(!r->game->items || drawn(items, k, cgt_item_of(m)),
                 "the item that a move touches is among items (L7)");
        if (r->game->undo)
            CHECK_OR(r->game->undo(r, r->game->play(r, p, m), m).key == p.key,
                     "undo takes back what play did (L9)");
        code[n++] = m.code;
    }
    CHECK_OR((n > 0) == (cgt_end(r, p) == CGT_ONGOING),
             "a position has a move exactly when play is not over (L3)");
    qsort(text, (size_t)n, sizeof *text, by_text);
    for (int i = 1; i < n && whole; i++)
        CHECK_OR(strcmp(text[i - 1], text[i]), "two moves of a position have one text (L2)");
    return n;
}

/* next is the least legal code >= x: near the moves, just past them, anywhere. */
static void next_law(const cgt_rules *r, cgt_position p, const uint64_t *code, int n) {
    if (!n || n == MOVES) return;
    for (int i = 0; i < 16; i++) {
        uint64_t x = code[below((uint64_t)n)] + below(3) - 1, y = UINT64_MAX;
        if (i < 2) x = code[n - 1] + (unsigned)i;
        if (i >= 12) x = below(code[n - 1] + 2);
        if (x > code[n - 1] + 1) x = 0;
        for (int k = n; k-- > 0 && code[k] >= x;) y = code[k];
        CHECK_OR(cgt_next(r, p, (cgt_move){x}).code == y,
                 "next gives the least legal move that is not below the one asked for (L2)");
    }
}

static int by_code(const void *a, const void *b) {
    uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    return (x > y) - (x < y);
}
/* L4 (that it keeps values is seen in value_laws: the oracle does without it) and L5: lifted, the
 * moves of the parts are those of the whole, each once. */
static void form_laws(const cgt_rules *r, cgt_position p, const uint64_t *code, int moves) {
    if (r->game->canonical) {
        cgt_position k = r->game->canonical(r, p);
        CHECK_OR(r->game->canonical(r, k).key == k.key, "canonical leaves alone what it gave (L4)");
    }
    if (!r->game->components || moves == MOVES) return;
    static uint64_t lifted[MOVES];
    cgt_part part[64];
    int k = cgt_components(r, p, part, 64), n = 0;
    CHECK(k <= 64);
    for (int i = 0; i < k; i++)
        for (cgt_move m = cgt_next(part[i].rules, part[i].p, (cgt_move){0}); m.code != UINT64_MAX;
             m = cgt_next(part[i].rules, part[i].p, (cgt_move){m.code + 1}), n++)
            if (n < MOVES) lifted[n] = m.code + part[i].lift;
    qsort(lifted, (size_t)(n < MOVES ? n : MOVES), sizeof *lifted, by_code);
    CHECK_OR(n == moves && !memcmp(lifted, code, (size_t)n * sizeof *lifted),
             "the moves of a position's components, lifted, are its moves, each once (L5)");
}

/* L10. */
static void options_law(const cgt_rules *r, cgt_position p, const uint64_t *code, int moves) {
    enum { CAP = 64 };
    cgt_position at_once[CAP + 1] = {[CAP] = {0x5eed}};
    uint64_t each[CAP], all[CAP];
    if (!r->game->options || !moves || moves > CAP) return;
    uint32_t n = r->game->options(r, p, at_once, CAP);
    CHECK_OR(n == (uint32_t)moves || !n, "options gives one position a move, or none (L10)");
    CHECK(at_once[CAP].key == 0x5eed);
    if (n != (uint32_t)moves) return;
    for (int i = 0; i < moves; i++) {
        cgt_position q = r->game->play(r, p, (cgt_move){code[i]});
        each[i] = (r->game->canonical ? r->game->canonical(r, q) : q).key;
        all[i] = at_once[i].key;
    }
    qsort(each, n, sizeof *each, by_code);
    qsort(all, n, sizeof *all, by_code);
    CHECK_OR(!memcmp(each, all, n * sizeof *all),
             "options are what the moves lead to, each in its canonical form (L10)");
}

static int local_laws(const cgt_rules *r, cgt_position p, bool all_sizes) {
    static uint64_t code[MOVES];
    look_at(r, p);
    text_law(r, p, all_sizes);
    int n = move_laws(r, p, code);
    next_law(r, p, code, n);
    form_laws(r, p, code, n);
    options_law(r, p, code, n);
    return n;
}

/* From the definition, sharing nothing with the solvers but the graph:
 * Kahn's order, then max and mex. */
typedef struct {
    int32_t *value;
    uint32_t *far, *grundy;
} oracle;
static void by_definition(const cgt_graph *g, uint32_t u, const oracle *o) {
    const cgt_rules *r = g->rules;
    cgt_position p = {g->key[u]};
    uint32_t n = g->first[u + 1] - g->first[u], far = 0, mex = 0;
    int32_t best = cgt_end(r, p);
    bool *seen = calloc(n + 1, 1);
    for (uint32_t e = g->first[u]; e < g->first[u + 1]; e++) {
        uint32_t v = g->to[e], d = o->far[v] + 1;
        int32_t gain = r->game->gain ? r->game->gain(r, p, (cgt_move){g->move[e]}) : 0;
        int32_t w = gain - o->value[v];
        bool better = w > best || (w == best && (w > 0 ? d < far : d > far));
        if (e == g->first[u] || better) best = w, far = d;
        if (o->grundy[v] <= n) seen[o->grundy[v]] = true;
    }
    while (seen[mex]) mex++;
    o->value[u] = best;
    o->far[u] = far;
    o->grundy[u] = mex;
    free(seen);
}
/* Returns whether every line of play ends. */
static bool solve_naively(const cgt_graph *g, const oracle *o) {
    uint32_t *left = calloc(g->nodes, sizeof *left), *queue = malloc(g->nodes * sizeof *queue);
    uint32_t *head = calloc(g->nodes, sizeof *head), *link = calloc(g->edges + 1, sizeof *link);
    uint32_t *from = calloc(g->edges + 1, sizeof *from), k = 0; /* edges into a node, from 1 */
    for (uint32_t u = 0; u < g->nodes; u++) {
        for (uint32_t e = g->first[u]; e < g->first[u + 1]; e++) {
            from[e] = u;
            link[e] = head[g->to[e]];
            head[g->to[e]] = e + 1;
        }
        if (!(left[u] = g->first[u + 1] - g->first[u])) queue[k++] = u;
    }
    for (uint32_t i = 0; i < k; i++) {
        by_definition(g, queue[i], o);
        for (uint32_t e = head[queue[i]]; e; e = link[e - 1])
            if (!--left[from[e - 1]]) queue[k++] = from[e - 1];
    }
    uint32_t endless = 0;
    while (k < g->nodes && !left[endless]) endless++;
    if (k < g->nodes) look_at(g->rules, (cgt_position){g->key[endless]});
    bool ends = CHECK_OR(k == g->nodes,
                         "from here play may go on for ever: every move gets nearer "
                         "to an end, or open sets CGT_LOOPY (L3)");
    free(left);
    free(queue);
    free(head);
    free(link);
    free(from);
    return ends;
}

/* L5, L8: solvers in tiny slices find what the definition says. */
static void value_laws(cgt_solver *s, cgt_position p, int32_t value, uint32_t far, uint32_t grundy,
                       int moves) {
    const cgt_rules *r = cgt_solver_rules(s);
    cgt_claim c;
    cgt_status st;
    uint64_t budget = 3;
    while ((st = cgt_outcome(s, p, &budget, &c)) == CGT_E_BUDGET) budget = 3;
    CHECK_OR(!st && c.value == value && c.remoteness == far,
             "the solver finds the value and the remoteness of the definition: canonical and "
             "components keep them, table knows them (L4, L5, L8)");
    CHECK(!(c.has & CGT_HAS_MOVE) == !moves);
    CHECK(c.value <= CGT_MOST && c.value >= -CGT_MOST);
    if (!cgt_has_grundy(r)) return;
    uint32_t x;
    while ((st = cgt_grundy(s, p, &budget, &x)) == CGT_E_BUDGET) budget = 3;
    CHECK_OR(!st && x == grundy && (x != 0) == (value == CGT_WIN),
             "the solver finds the Grundy value of the definition: canonical and components keep "
             "it, table knows it (L4, L5)");
    cgt_answer w;
    budget = 1u << 20;
    cgt_status quick = cgt_decide(s, p, &(uint64_t){40}, &w); /* little budget: unknown, or right */
    CHECK(quick == CGT_E_BUDGET || w.claim.value == value);
    if (quick || !(w.claim.has & CGT_HAS_MOVE)) return;
    CHECK(cgt_legal(r, p, w.claim.move));
    if (value == CGT_WIN)
        CHECK(!cgt_grundy(s, r->game->play(r, p, w.claim.move), &budget, &x) && !x);
}

static const char *named(int32_t value) {
    return value == CGT_LOSS ? "loss" : value == CGT_WIN ? "win" : value ? "a score" : "tie";
}
/* L6. A sentence is written only where it is wrong: this runs on every position. */
static void theorem_laws(cgt_solver *s, cgt_position p, int32_t value, uint32_t grundy) {
    static char text[300];
    const cgt_rules *r = cgt_solver_rules(s);
    cgt_claim c, after;
    for (const cgt_theorem *t = r->game->theorems; t && t->name; t++) {
        if (!t->says(r, p, &c)) continue;
        bool right = !(c.has & CGT_HAS_VALUE) || c.value == value;
        if (!right)
            snprintf(text, sizeof text, "theorem \"%.80s\" says %s, search says %s (L6)", t->name,
                     named(c.value), named(value));
        CHECK_OR(right, text);
        right = !(c.has & CGT_HAS_GRUNDY) || c.grundy == grundy;
        if (!right)
            snprintf(text, sizeof text,
                     "theorem \"%.80s\" says Grundy value %u, search says %u (L6)", t->name,
                     c.grundy, grundy);
        CHECK_OR(right, text);
        uint64_t budget = 1u << 20;
        if (c.has & CGT_HAS_MOVE) {
            right = cgt_legal(r, p, c.move) &&
                    !cgt_outcome(s, r->game->play(r, p, c.move), &budget, &after) &&
                    after.value == CGT_LOSS;
            if (!right)
                snprintf(text, sizeof text,
                         "theorem \"%.80s\" names a move that is not legal, or does not win (L6)",
                         t->name);
            CHECK_OR(right, text);
        }
        for (uint32_t g = 0; t->reach && c.has & CGT_HAS_GRUNDY && g < grundy && g < 6; g++) {
            cgt_move m = t->reach(r, p, g);
            uint32_t x;
            right =
                cgt_legal(r, p, m) && !cgt_grundy(s, r->game->play(r, p, m), &budget, &x) && x == g;
            if (!right)
                snprintf(text, sizeof text,
                         "reach of theorem \"%.80s\" gives no move to Grundy value %u (L6)",
                         t->name, g);
            CHECK_OR(right, text);
        }
    }
}

/* L8: minimax and alpha-beta, where they are short. */
static void theatre_laws(const cgt_rules *r, cgt_position p, int32_t value) {
    for (int prune = 0; prune < 2; prune++) {
        cgt_search *y = cgt_search_new(r, p, UINT32_MAX, prune);
        cgt_event e = {0};
        long events = 0;
        while (events < 4000 && cgt_search_pull(y, &e, 1)) events++;
        if (events < 4000) {
            CHECK(!cgt_search_status(y) && e.kind == CGT_LEAVE && e.depth == 0);
            CHECK(e.value == value);
        }
        cgt_search_free(y);
    }
}

/* Retrograde: against the oracle; with loops, by what must hold at each node. */
static void graph_laws(cgt_graph *g, const oracle *o) {
    bool loopy = g->rules->flags & CGT_LOOPY;
    CHECK(!cgt_graph_solve(g));
    CHECK((g->grundy != NULL) == (cgt_has_grundy(g->rules) || cgt_has_loopy(g->rules)));
    for (uint32_t u = 0; u < g->nodes; u++) {
        CHECK(cgt_graph_node(g, (cgt_position){g->key[u]}) == u);
        if (!loopy) {
            CHECK(g->value[u] == o->value[u] && g->remoteness[u] == o->far[u]);
            CHECK(!g->grundy || g->grundy[u] == o->grundy[u]);
            continue;
        }
        bool lost = false, drawn = false;
        for (uint32_t e = g->first[u]; e < g->first[u + 1]; e++) {
            lost |= g->value[g->to[e]] == CGT_LOSS;
            drawn |= g->value[g->to[e]] == 0;
        }
        if (g->first[u] == g->first[u + 1]) CHECK(g->remoteness[u] == 0);
        else CHECK(g->value[u] == (lost ? CGT_WIN : drawn ? 0 : CGT_LOSS));
        CHECK((g->value[u] == 0) == (g->remoteness[u] == CGT_FOREVER));
    }
    for (uint32_t i = 1; i < g->settled && !g->rules->game->end; i++)
        CHECK(g->remoteness[g->order[i - 1]] <= g->remoteness[g->order[i]]);
}

/* Returns how many positions can be reached. */
static uint32_t all_laws(const cgt_rules *r, cgt_position root) {
    cgt_graph g;
    if (!CHECK(!cgt_graph_build(r, root, UNIVERSE, UNIVERSE * 40, &g))) return 0;
    if (!CHECK_OR(g.open == g.nodes,
                  "an example is solved whole: it has at most 30,000 positions, and "
                  "1,200,000 moves; give a smaller start")) {
        cgt_graph_free(&g); /* positions without their moves: nothing else of it is so */
        return 0;
    }
    uint32_t n = g.nodes;
    bool loopy = r->flags & CGT_LOOPY;
    cgt_solver *s = cgt_solver_new(r);
    oracle o = {calloc(n, 4), calloc(n, 4), calloc(n, 4)};
    bool sound = loopy || solve_naively(&g, &o);
    for (uint32_t u = 0; u < n && sound; u++) {
        cgt_position p = {g.key[u]};
        int moves = local_laws(r, p, u < 100);
        uint64_t budget = 1000;
        uint32_t x;
        cgt_status st = loopy ? cgt_grundy(s, p, &budget, &x) : CGT_OK;
        if (loopy && !cgt_has_loopy(r)) CHECK(st == CGT_E_UNSUPPORTED);
        if (loopy) continue;
        value_laws(s, p, o.value[u], o.far[u], o.grundy[u], moves);
        theorem_laws(s, p, o.value[u], o.grundy[u]);
        if (u < 300) theatre_laws(r, p, o.value[u]);
    }
    if (sound) graph_laws(&g, &o);
    here_rules = NULL;
    free(o.value);
    free(o.far);
    free(o.grundy);
    cgt_solver_free(s);
    cgt_graph_free(&g);
    return n;
}

static int large; /* examples with over 1,000 positions */
static void examples(const cgt_game *g) {
    for (const cgt_example *x = g->examples; x->start; x++) {
        cgt_rules r;
        cgt_position p;
        say_what(g, x->rules, x->start);
        if (!CHECK(!cgt_open_game(&r, g, x->rules, x->start, &p, NULL))) continue;
        uint32_t n = all_laws(&r, p);
        large += n > 1000;
        printf("%-12s {%s} %s: %u positions\n", g->name, x->rules, x->start, n);
        cgt_close(&r);
    }
}

/* Random rules, random starts, random walks; values where they are found within a small budget. */
static void random_positions(const cgt_game *g) {
    for (int done = deep() ? 0 : RANDOM - SOME; done < RANDOM;) {
        cgt_rules r;
        cgt_position p = open_random(g, &r);
        cgt_solver *s = cgt_solver_new(&r);
        for (int ply = 0; ply < 40 && done < RANDOM; ply++, done++) {
            local_laws(&r, p, false);
            cgt_claim c;
            uint64_t budget = 500;
            uint32_t grundy = 0;
            bool known = !(r.flags & CGT_LOOPY) && !cgt_outcome(s, p, &budget, &c);
            if (known && (!cgt_has_grundy(&r) || !cgt_grundy(s, p, &budget, &grundy)))
                theorem_laws(s, p, c.value, grundy);
            cgt_move m = random_move(&r, p);
            if (m.code == UINT64_MAX) break;
            p = g->play(&r, p, m);
        }
        here_rules = NULL;
        cgt_solver_free(s);
        cgt_close(&r);
    }
}

int main(int argc, char **argv) {
    LAWS_BEFORE
    bool own = argc > 1 && !strcmp(argv[1], "own"); /* a registry of one's own: a few games */
    start_seed(own ? 1 : argc, argv);
    for (int i = 0; LAWS_OF[i]; i++) {
        examples(LAWS_OF[i]);
        random_positions(LAWS_OF[i]);
    }
    CHECK(own || large >= 3);
    return report();
}
