/* tables.c -- what a game knows of all its positions by itself (table, fill, look) is what the state
 * graph says, which asks nothing but moves and ends: on every position of every example of every
 * such game and, where the table comes from a kernel,
 *
 *   maze    all 512 mazes of 3 by 3 cells, and larger random ones
 *   graph   all 1,024 graphs of 5 nodes with arrows down, and random ones, their numbers shuffled
 *   words   all texts of up to 6 letters a and b under three dictionaries, and longer random ones
 *
 * each in normal and in misere play. What is too large to be searched is known all the same.
 * SPDX-License-Identifier: MIT */
#include "check.h"

static long tables, positions;

/* Of those that can be reached from p. */
static void compare(const cgt_rules *r, cgt_position p) {
    const cgt_game *game = r->game;
    size_t bytes = game->table ? game->table(r) : 0;
    if (!bytes) return;
    void *all = malloc(bytes); /* not a byte more: the sanitizer watches */
    cgt_graph g;
    memset(all, 0x5a, bytes);
    CHECK(!game->fill(r, all));
    CHECK(!cgt_graph_build(r, p, 1 << 16, 1 << 20, &g) && g.open == g.nodes);
    CHECK(!cgt_graph_solve(&g));
    tables++;
    for (uint32_t u = 0; u < g.nodes; u++) {
        cgt_position q = {g.key[u]};
        if (cgt_end(r, q) != CGT_ONGOING) continue;
        cgt_claim c = {0};
        game->look(r, all, q, &c);
        positions++;
        CHECK(c.has && !(c.has & CGT_HAS_MOVE));
        CHECK(!(c.has & CGT_HAS_VALUE) || c.value == g.value[u]);
        CHECK(!(c.has & CGT_HAS_REMOTENESS) || c.remoteness == g.remoteness[u]);
        CHECK(!(c.has & CGT_HAS_GRUNDY) || (g.grundy && c.grundy == g.grundy[u]));
    }
    cgt_graph_free(&g);
    free(all);
}
/* Both ways to play; which games have a table is theirs to say. */
static void both(const cgt_game *game, const char *rules, const char *start) {
    static char text[(1 << 16) + 8];
    for (int misere = 0; misere < 2; misere++) {
        cgt_rules r;
        cgt_position p;
        snprintf(text, sizeof text, "%s%s", misere ? "misere " : "", rules);
        say_what(game, text, start);
        if (cgt_open(&r, game->name, text, start, &p, NULL)) continue;
        compare(&r, p);
        cgt_close(&r);
    }
}
static const cgt_game *named(const char *name) {
    int i = 0;
    while (strcmp(cgt_games[i]->name, name)) i++;
    return cgt_games[i];
}

/* A maze whose last cell is free; bit i of `walls`, or one cell in `of`. */
static void maze(char *text, uint32_t side, uint32_t walls, uint32_t of) {
    for (uint32_t i = 0; i < side * side; i++) {
        bool wall = of ? !below(of) : walls >> i & 1;
        *text++ = wall && i + 1 < side * side ? '#' : '.';
        if (i % side == side - 1) *text++ = '/';
    }
    text[-1] = 0;
}
static void cell(char *text, uint32_t side) { /* the last one: at most 702 columns */
    if (side > 26) *text++ = (char)('a' + (side - 1) / 26 - 1);
    snprintf(text, 16, "%c%u", 'a' + (side - 1) % 26, side);
}
static void mazes(void) {
    static char text[1 << 15];
    char start[24];
    for (uint32_t walls = 0; walls < 512; walls++) {
        maze(text, 3, walls, 0);
        both(named("maze"), text, "c3");
    }
    for (uint32_t i = 0; i < 60; i++) {
        uint32_t side = 4 + (uint32_t)below(30);
        maze(text, side, 0, 3 + (uint32_t)below(60));
        cell(start, side);
        both(named("maze"), text, start);
    }
}
/* Arrows down, by bits or one in `of`, under other numbers. */
static void graph(char *text, uint32_t n, uint32_t bits, uint32_t of) {
    uint32_t name[128];
    int at = 0;
    for (uint32_t i = 0; i < n; i++) {
        uint32_t j = of ? (uint32_t)below(i + 1) : i;
        name[i] = name[j];
        name[j] = i;
    }
    for (uint32_t u = 1; u < n; u++)
        for (uint32_t v = 0; v < u; v++, bits >>= 1)
            if (of ? !below(of) : bits & 1) at += sprintf(text + at, "%u>%u ", name[u], name[v]);
    text[at] = 0;
}
static void graphs(void) {
    static char text[1 << 16];
    for (uint32_t bits = 0; bits < 1024; bits++) {
        graph(text, 5, bits, 0);
        both(named("graph"), text, "4");
    }
    for (uint32_t i = 0; i < 200; i++) {
        graph(text, 2 + (uint32_t)below(126), 0, 1 + (uint32_t)below(9));
        char start[8];
        snprintf(start, sizeof start, "%u", (uint32_t)below(2));
        both(named("graph"), text, start);
    }
}
static void words(void) {
    static const char *const dictionaries[] = {"a", "ab ba", "a aa bab b"};
    char text[32];
    for (int d = 0; d < 3; d++)
        for (unsigned n = 1; n <= 6; n++)
            for (unsigned bits = 0; bits < 1u << n; bits++) {
                for (unsigned i = 0; i < n; i++) text[i] = "ab"[bits >> i & 1];
                text[n] = 0;
                both(named("words"), dictionaries[d], text);
            }
    for (int i = 0; i < 100; i++) {
        unsigned n = 7 + (unsigned)below(16);
        for (unsigned k = 0; k < n; k++) text[k] = "abc"[below(3)];
        text[n] = 0;
        both(named("words"), i & 1 ? "abc ca bb" : "ab b aca cba", text);
    }
}

/* With the budget of a page: nothing of it is unknown, and the move does what it should. */
static void known(const char *game, const char *rules, const char *start) {
    cgt_rules r;
    cgt_position p;
    say_what(named(game), rules, start);
    if (!CHECK(!cgt_open(&r, game, rules, start, &p, NULL))) return;
    cgt_solver *s = cgt_solver_new(&r);
    for (int ply = 0; ply < 20 && cgt_end(&r, p) == CGT_ONGOING; ply++) {
        cgt_answer a, after;
        uint32_t need = CGT_HAS_VALUE | CGT_HAS_REMOTENESS | CGT_HAS_MOVE;
        if (cgt_has_grundy(&r)) need |= CGT_HAS_GRUNDY;
        CHECK(!cgt_solve(s, p, &(uint64_t){60000}, &a) && (a.claim.has & need) == need);
        if (!CHECK(cgt_legal(&r, p, a.claim.move))) break;
        p = r.game->play(&r, p, a.claim.move);
        CHECK(!cgt_solve(s, p, &(uint64_t){60000}, &after));
        CHECK(after.claim.value == -a.claim.value);
        CHECK(after.claim.remoteness + 1 == a.claim.remoteness);
    }
    cgt_solver_free(s);
    cgt_close(&r);
}
static void large(void) {
    static const uint32_t sides[] = {60, 300}, densities[] = {1000000, 50, 5};
    char *text = malloc(1 << 22), start[24];
    for (int misere = 0; misere < 2; misere++) {
        size_t n = misere ? sizeof "misere" : 0;
        memcpy(text, "misere ", n);
        for (int i = 0; i < 6; i++) {
            maze(text + n, sides[i & 1], 0, densities[i / 2]);
            cell(start, sides[i & 1]);
            known("maze", text, start);
        }
        for (uint32_t u = 1; u < 20000; u++)
            for (int k = 0; k < 8; k++)
                n += (size_t)sprintf(text + n, "%u>%u ", u, (uint32_t)below(u));
        known("graph", text, "19999");
    }
    free(text);
}

int main(int argc, char **argv) {
    start_seed(argc, argv);
    for (int i = 0; cgt_games[i]; i++)
        for (const cgt_example *x = cgt_games[i]->examples; x->start; x++)
            if (cgt_games[i]->table) both(cgt_games[i], x->rules, x->start);
    mazes();
    graphs();
    words();
    large();
    printf("%ld tables, %ld positions\n", tables, positions);
    CHECK(tables > 3000 && positions > 50000);
    return report();
}
