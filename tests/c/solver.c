/* solver.c -- what a solver may never do: go on with another question's stack, claim the remoteness
 * of a graph that was cut, play more moves than its budget, or stand still when it is asked again
 * with the same budget.
 * SPDX-License-Identifier: MIT */
#include "check.h"

enum { ASKED = 12, GRAPHS = 3000, NODES = 9, POSITIONS = 60 };

/* --- questions that interrupt each other ------------------------------------------------------ */

static uint32_t grundy_of(const cgt_rules *r, cgt_position p) {
    cgt_solver *s = cgt_solver_new(r);
    uint64_t budget = 1u << 24;
    uint32_t g = UINT32_MAX;
    CHECK(!cgt_grundy(s, p, &budget, &g));
    cgt_solver_free(s);
    return g;
}
/* An endless question, then a short one. */
static void short_after_long(const char *game, const char *rules, const char *endless,
                             const char *brief) {
    cgt_rules r;
    cgt_position p, q;
    uint64_t budget = 5000;
    uint32_t g = 0;
    snprintf(what, sizeof what, "%s {%s} %s, then %s", game, rules, endless, brief);
    if (!CHECK(!cgt_open(&r, game, rules, endless, &p, NULL))) return;
    if (!CHECK(!cgt_parse(&r, brief, &q, NULL))) return;
    cgt_solver *s = cgt_solver_new(&r);
    CHECK(cgt_grundy(s, p, &budget, &g) == CGT_E_BUDGET);
    budget = 100000;
    CHECK(!cgt_grundy(s, q, &budget, &g) && g == grundy_of(&r, q));
    cgt_solver_free(s);
    cgt_close(&r);
}
/* Positions of one game, and their parts under rules of their own, asked of one solver in turn,
 * each with too little: what is answered is right, and asked again and again each is answered. */
static void in_turn(const cgt_game *game) {
    cgt_rules r;
    cgt_position p = open_random(game, &r);
    cgt_part asked[ASKED];
    int n = 0;
    while (n < ASKED && !(r.flags & CGT_LOOPY)) {
        cgt_part part[64];
        int k = cgt_has_grundy(&r) ? cgt_components(&r, p, part, 64) : 0;
        asked[n++] = (cgt_part){&r, p, 0};
        if (k > 1 && n < ASKED) asked[n++] = part[below((uint64_t)k)];
        cgt_move m = random_move(&r, p);
        if (m.code == UINT64_MAX) break;
        p = game->play(&r, p, m);
    }
    cgt_solver *s = cgt_solver_new(&r);
    for (int turn = 0; turn < 40 && n; turn++) {
        const cgt_part *a = &asked[below((uint64_t)n)];
        cgt_solver *fresh = cgt_solver_new(a->rules);
        uint64_t little = below(60), much = 20000;
        uint32_t g, truth;
        cgt_claim c, right;
        if (cgt_has_grundy(a->rules) && !cgt_grundy_under(s, a->rules, a->p, &little, &g) &&
            !cgt_grundy(fresh, a->p, &much, &truth))
            CHECK(g == truth);
        if (a->rules == &r && !cgt_outcome(s, a->p, &little, &c) &&
            !cgt_outcome(fresh, a->p, &much, &right))
            CHECK(c.value == right.value && c.remoteness == right.remoteness);
        cgt_solver_free(fresh);
    }
    cgt_solver_free(s);
    cgt_close(&r);
}

/* --- graphs that were cut --------------------------------------------------------------------- */

static long proved, told; /* nodes of cut graphs whose value, whose remoteness is known */
static void compare(const cgt_graph *g, const cgt_graph *whole) {
    for (uint32_t u = 0; u < g->nodes; u++) {
        uint32_t v = cgt_graph_node(whole, (cgt_position){g->key[u]});
        if (!CHECK(v < whole->nodes) || !g->value[u]) continue;
        CHECK(g->value[u] == whole->value[v] && g->remoteness[u] >= whole->remoteness[v]);
        CHECK(!g->least || g->least[u] <= whole->remoteness[v]);
        if (cgt_graph_sure(g, u)) CHECK(g->remoteness[u] == whole->remoteness[v]);
        proved += g->open < g->nodes;
        told += g->open < g->nodes && cgt_graph_sure(g, u);
    }
}
/* The same root with each budget: a graph cut there, one that grew to there, and what the solver
 * says; then in slices to the end. */
static void every_budget(const cgt_rules *r, cgt_position p) {
    cgt_graph whole, grown = {0};
    CHECK(!cgt_graph_build(r, p, 1000, 10000, &whole) && !cgt_graph_solve(&whole));
    for (uint32_t edges = 1; edges <= whole.edges; edges++) {
        cgt_graph g;
        cgt_answer a;
        uint64_t budget = edges;
        CHECK(!cgt_graph_build(r, p, 1000, edges, &g) && !cgt_graph_solve(&g));
        compare(&g, &whole);
        CHECK(!cgt_graph_grow(r, p, 1000, edges, &grown) && !cgt_graph_solve(&grown));
        CHECK(grown.nodes == g.nodes && grown.open == g.open && grown.edges == g.edges);
        CHECK(!memcmp(grown.key, g.key, g.nodes * sizeof *g.key));
        CHECK(!memcmp(grown.to, g.to, g.edges * sizeof *g.to));
        compare(&grown, &whole);
        cgt_graph_free(&g);
        cgt_solver *s = cgt_solver_new(r);
        bool known = !cgt_solve(s, p, &budget, &a);
        if (known) CHECK(a.claim.value == whole.value[0]);
        if (a.claim.has & CGT_HAS_REMOTENESS) CHECK(a.claim.remoteness == whole.remoteness[0]);
        int slices = 0;
        do budget = edges; /* the same again: it goes on */
        while (cgt_solve(s, p, &budget, &a) == CGT_E_BUDGET && ++slices < 200);
        CHECK(a.claim.has & CGT_HAS_VALUE && a.claim.value == whole.value[0]);
        cgt_solver_free(s);
    }
    cgt_graph_free(&grown);
    cgt_graph_free(&whole);
}
static void cut_graphs(void) {
    for (int i = 0; i < GRAPHS; i++) {
        char rules[400] = "";
        int n = 3 + (int)below(NODES - 2), edges = n + (int)below((uint64_t)(2 * n));
        if (!below(4)) strcpy(rules, "misere ");
        for (int e = 0; e < edges; e++) {
            char edge[24];
            snprintf(edge, sizeof edge, "%d>%d ", e ? (int)below((uint64_t)n) : 0,
                     (int)below((uint64_t)n));
            if (!strstr(rules, edge)) strcat(rules, edge);
        }
        cgt_rules r;
        cgt_position p;
        strcpy(what, rules);
        if (cgt_open(&r, "graph", rules, "0", &p, NULL)) continue;
        if (r.flags & CGT_LOOPY) every_budget(&r, p);
        cgt_close(&r);
    }
    printf("cut graphs: %ld values proved, %ld with their remoteness\n", proved, told);
    CHECK(told > 1000 && proved > told);
}
/* Node 0 wins in 3, by 4; within 9 moves a win in 5 is seen. */
static void longer_win(void) {
    static const char rules[] = "0>1 0>2 0>4 0>5 1>2 2>3 4>6 5>7 3>4 7>8 90>91 91>90";
    cgt_rules r;
    cgt_position p;
    strcpy(what, "a win in 5, or in 3");
    CHECK(!cgt_open(&r, "graph", rules, "0", &p, NULL));
    every_budget(&r, p);
    for (uint64_t n = 1; n < 12; n++) {
        cgt_solver *s = cgt_solver_new(&r);
        cgt_answer a;
        uint64_t budget = n;
        if (!cgt_solve(s, p, &budget, &a)) CHECK(a.claim.value == CGT_WIN);
        if (n >= 10) CHECK(a.claim.has & CGT_HAS_REMOTENESS && a.claim.remoteness == 3);
        else CHECK(!(a.claim.has & CGT_HAS_REMOTENESS));
        if (n == 9) CHECK(a.claim.has & CGT_HAS_VALUE && a.claim.has & CGT_HAS_MOVE);
        cgt_solver_free(s);
    }
    cgt_close(&r);
}

/* --- one budget ------------------------------------------------------------------------------- */

static const cgt_game *real;
static uint64_t played;
static cgt_position play_and_count(const cgt_rules *r, cgt_position p, cgt_move m) {
    played++;
    return real->play(r, p, m);
}
static uint64_t moves_of(const cgt_rules *r, cgt_position p) {
    uint64_t n = 0;
    for (cgt_move m = cgt_next(r, p, (cgt_move){0}); m.code != UINT64_MAX && n < 1000;
         m = cgt_next(r, p, (cgt_move){m.code + 1}))
        n++;
    return n;
}
/* An answer plays no more than its budget, but for what shows a move that is known; neither does a
 * certificate. Asked again with the same budget it comes to an end. */
static void bounded(const cgt_game *game) {
    enum { REPLIES = 4 };
    static char json[1 << 16];
    cgt_rules r;
    cgt_position p = open_random(game, &r);
    cgt_game counting = *game;
    real = game;
    counting.play = play_and_count;
    r.game = &counting;
    uint64_t shown = (REPLIES + 2) * (moves_of(&r, p) + 40);
    for (uint64_t budget = 1 + below(30); budget < 20000; budget *= 3) {
        cgt_solver *s = cgt_solver_new(&r);
        cgt_answer a;
        uint64_t left = budget;
        played = 0;
        cgt_status st = cgt_solve(s, p, &left, &a);
        CHECK(left <= budget && played <= budget - left + shown);
        cgt_solver_free(s);
        s = cgt_solver_new(&r);
        cgt_out o = {json, sizeof json, 0};
        played = 0;
        CHECK(cgt_explain(s, p, &(uint64_t){budget}, REPLIES, &o) ==
              st); /* it knows what the answer knows */
        CHECK(played <= budget + shown);
        cgt_solver_free(s);
    }
    cgt_solver *s = cgt_solver_new(&r);
    cgt_answer a;
    cgt_status st = CGT_E_BUDGET;
    for (int slices = 0; st && slices < 20000; slices++) st = cgt_solve(s, p, &(uint64_t){25}, &a);
    uint64_t much = 200000;
    cgt_solver *whole = cgt_solver_new(&r);
    cgt_answer b;
    if (!cgt_solve(whole, p, &much, &b)) CHECK(!st && a.claim.value == b.claim.value);
    cgt_solver_free(whole);
    cgt_solver_free(s);
    cgt_close(&r);
}

/* --- the hash table: keys that differ in a few of their bits, wherever these stand ---------------- */

static void spread(unsigned shift) {
    enum {
        KEYS = 4096,
        RUN = 128
    }; /* slots one after another; some 40 where keys fall at random */
    cgt_table t = {0};
    uint32_t longest = 0, run = 0;
    snprintf(what, sizeof what, "keys from bit %u on", shift);
    for (uint64_t i = 0; i < KEYS; i++) CHECK(cgt_table_add(&t, i << shift, 1));
    for (uint64_t i = 0; i < KEYS; i++) CHECK(cgt_table_find(&t, i << shift, 1)->key == i << shift);
    for (uint32_t i = 0; i <= t.mask; i++) {
        run = t.slot[i].tag ? run + 1 : 0;
        if (run > longest) longest = run;
    }
    CHECK(longest < RUN);
    free(t.slot);
}

/* A move that takes long is counted as many, and one that does not is not. */
static void costs(const char *game, const char *rules, const char *start, unsigned least,
                  unsigned most) {
    cgt_rules r;
    cgt_position p;
    cgt_claim c;
    snprintf(what, sizeof what, "%s %s %s", game, rules, start);
    if (!CHECK(!cgt_open(&r, game, rules, start, &p, NULL))) return;
    cgt_solver *s = cgt_solver_new(&r);
    uint64_t moves = 5, budget = moves * (r.cost + 1);
    CHECK(s && r.cost >= least && r.cost <= most);
    CHECK(cgt_outcome(s, p, &budget, &c) == CGT_E_BUDGET && !budget);
    CHECK(cgt_solver_states(s) <= moves + 1);
    cgt_solver_free(s);
    cgt_close(&r);
}
static void costly(void) {
    char words[64 * 65], text[65];
    size_t n = 0;
    memset(text, 'a', 64);
    text[64] = 0;
    for (int i = 1; i < 64; i++) n += (size_t)sprintf(words + n, "%.*s ", i, text);
    costs("divisor", "", "999999937", 500, 2000);
    costs("sum", "divisor + nim", "999999937 + 3 4", 500, 2000);
    costs("words", words, text, 6, 12);
    costs("words", "a aa", text, 0, 0);
    costs("octal", "misere kayles", "372", 1, 6);
    costs("octal", "misere grundy", "20", 2, 8);
    costs("octal", "misere grundy", "372", 30, 100); /* as many rows as pins */
    costs("rule", "misere take x and split into a and b", "372", 16, 100);
    costs("rule", "misere take x and split into a and b if a = 1 and b > 360", "372", 1000,
          1 << 16);
}

static int filled;
static cgt_status refuses(const cgt_rules *r, void *table) {
    (void)r, (void)table;
    filled++;
    return CGT_E_RANGE;
}
/* A table that cannot be filled is filled once, and search goes on without it. */
static void unfit(void) {
    cgt_rules r;
    cgt_position p;
    cgt_answer a;
    snprintf(what, sizeof what, "unfit");
    if (!CHECK(!cgt_open(&r, "words", "ab ba", "abababbaab", &p, NULL))) return;
    cgt_game game = *r.game;
    game.fill = refuses;
    r.game = &game;
    cgt_solver *s = cgt_solver_new(&r);
    CHECK(s && !cgt_solve(s, p, &(uint64_t){100000}, &a) && a.claim.has & CGT_HAS_GRUNDY);
    CHECK(filled == 1);
    cgt_solver_free(s);
    cgt_close(&r);
}

int main(int argc, char **argv) {
    start_seed(argc, argv);
    for (unsigned shift = 0; shift <= 52; shift++) spread(shift);
    short_after_long("euclid", "", "4294967295 3", "34 12");
    short_after_long("sum", "euclid + nim", "400000000 3 + 5", "34 12 + 3");
    short_after_long("sum", "euclid + euclid", "34 12 + 1000000 3", "21 13 + 8 5");
    for (int i = 0; cgt_games[i]; i++)
        for (int k = deep() ? 0 : POSITIONS - POSITIONS / 4; k < POSITIONS; k++) {
            in_turn(cgt_games[i]);
            bounded(cgt_games[i]);
        }
    costly();
    unfit();
    longer_win();
    cut_graphs();
    return report();
}
