/* laws.c -- the laws of game.h, on every example of every game, naming none. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../src/solve/solve.h"
static long passed;
static const char *what = "";
#define CHECK(x)                                                               \
    do {                                                                       \
        if (!(x)) {                                                            \
            fprintf(stderr, "%s:%d: %s [%s]\n", __FILE__, __LINE__, #x, what); \
            exit(1);                                                           \
        }                                                                      \
        passed++;                                                              \
    } while (0)
enum { UNIVERSE = 30000 };
static uint64_t seed = 88172645463325252u;
static uint64_t rnd(void) {
    seed ^= seed << 13;
    seed ^= seed >> 7;
    seed ^= seed << 17;
    return seed;
}

/* From the definition, nothing shared with the solvers but the graph. */
static void naive(const cgt_graph *g, int32_t *value, uint32_t *far, uint32_t *grundy) {
    const cgt_rules *r = g->rules;
    uint32_t *left = calloc(g->nodes, sizeof *left), *queue = malloc(g->nodes * sizeof *queue),
             k = 0;
    uint32_t *head = calloc(g->nodes, sizeof *head), *link = calloc(g->edges + 1, sizeof *link),
             *from = calloc(g->edges + 1, sizeof *from); /* edges into a node, 1-based */
    for (uint32_t u = 0; u < g->nodes; u++)
        for (uint32_t e = g->first[u]; e < g->first[u + 1]; e++) {
            from[e] = u;
            link[e] = head[g->to[e]];
            head[g->to[e]] = e + 1;
        }
    for (uint32_t u = 0; u < g->nodes; u++)
        if (!(left[u] = g->first[u + 1] - g->first[u])) queue[k++] = u;
    for (uint32_t i = 0; i < k; i++) {
        uint32_t u = queue[i];
        cgt_position p = {g->key[u]};
        int32_t best = cgt_end(r, p);
        uint32_t f = 0, n = g->first[u + 1] - g->first[u];
        bool *seen = calloc(n + 1, 1);
        for (uint32_t e = g->first[u]; e < g->first[u + 1]; e++) {
            uint32_t v = g->to[e], d = far[v] + 1;
            int32_t w =
                (r->game->gain ? r->game->gain(r, p, (cgt_move){g->move[e]}) : 0) - value[v];
            if (e == g->first[u] || w > best || (w == best && (w > 0 ? d < f : d > f))) {
                best = w;
                f = d;
            }
            if (grundy[v] <= n) seen[grundy[v]] = true;
        }
        value[u] = best;
        far[u] = f;
        for (grundy[u] = 0; seen[grundy[u]]; grundy[u]++) {
        }
        free(seen);
        for (uint32_t e = head[u]; e; e = link[e - 1])
            if (!--left[from[e - 1]]) queue[k++] = from[e - 1];
    }
    CHECK(k == g->nodes); /* L3: every line of play ends */
    free(left);
    free(queue);
    free(head);
    free(link);
    free(from);
}
static void laws(const cgt_rules *r, cgt_position root) {
    cgt_graph g;
    CHECK(!cgt_graph_build(r, root, UNIVERSE, UNIVERSE * 40, &g));
    bool whole = g.open == g.nodes, loopy = r->flags & CGT_LOOPY;
    cgt_solver *s = cgt_solver_new(r);
    int32_t *value = calloc(g.nodes, 4);
    uint32_t *far = calloc(g.nodes, 4), *grundy = calloc(g.nodes, 4);
    CHECK(whole);
    if (!loopy) naive(&g, value, far, grundy);
    char a[512], b[512];
    cgt_item *items = malloc(4096 * sizeof *items);
    for (uint32_t u = 0; u < g.nodes; u++) {
        cgt_position p = {g.key[u]}, q;
        CHECK(p.key <= cgt_mask(r->bits));
        int len = cgt_format(r, p, a, sizeof a);
        CHECK(len < (int)sizeof a);
        for (int cap = 0; cap <= len + 1; cap++) {
            char *t = malloc((size_t)cap + 1);
            CHECK(cgt_format(r, p, t, cap) == len);
            free(t);
        } /* ASan watches */
        cgt_in no = {0};
        what = a;
        CHECK(!cgt_parse(r, a, &q, &no) && q.key == p.key); /* L1 */
        int n = r->game->items ? r->game->items(r, p, items, 4096) : 0;
        uint64_t last = 0;
        b[0] = 0;
        bool any = false;
        for (cgt_move m = cgt_next(r, p, (cgt_move){0}); m.code != UINT64_MAX;
             m = cgt_next(r, p, (cgt_move){m.code + 1})) {
            char t[512];
            CHECK(m.code >> 56 < 64 && (!any || m.code > last) && cgt_legal(r, p, m)); /* L2 */
            cgt_format_move(r, p, m, t, sizeof t);
            CHECK(*t && strcmp(t, b));
            strcpy(b, t);
            bool drawn = !r->game->items;
            for (int i = 0; i < n; i++) drawn |= items[i].item == cgt_item_of(m);
            CHECK(drawn); /* L7 */
            last = m.code;
            any = true;
        }
        CHECK(any == (cgt_end(r, p) == CGT_ONGOING)); /* L3 */
        if (any)
            for (int i = 0; i < 60; i++) { /* next is the least legal code >= x: against a walk */
                uint64_t x = i < 2 ? last + (unsigned)i : rnd() % (last + 2), y = UINT64_MAX;
                if (i & 1 && i > 2) {
                    uint32_t e = g.first[u] + (uint32_t)(rnd() % (g.first[u + 1] - g.first[u]));
                    x = g.move[e] + rnd() % 3 - 1;
                }
                for (uint32_t e = g.first[u]; e < g.first[u + 1]; e++)
                    if (g.move[e] >= x) {
                        y = g.move[e];
                        break;
                    }
                if (cgt_next(r, p, (cgt_move){x}).code != y)
                    fprintf(stderr, "%s: next(%llx) = %llx, walk %llx\n", r->game->name,
                            (unsigned long long)x,
                            (unsigned long long)cgt_next(r, p, (cgt_move){x}).code,
                            (unsigned long long)y);
                CHECK(cgt_next(r, p, (cgt_move){x}).code == y);
            }
        if (loopy) {
            uint64_t bu = 1000;
            uint32_t x;
            CHECK(cgt_grundy(s, p, &bu, &x) == CGT_E_UNSUPPORTED);
            continue;
        }
        cgt_claim c;
        uint64_t budget = 3; /* tiny slices must give the same */
        cgt_status st;
        while ((st = cgt_outcome(s, p, &budget, &c)) == CGT_E_BUDGET) budget = 3;
        CHECK(!st && c.value == value[u] && c.remoteness == far[u] &&
              !(c.has & CGT_HAS_MOVE) == !any); /* L8 */
        CHECK(c.value <= CGT_MOST && c.value >= -CGT_MOST);
        if (cgt_has_grundy(r)) {
            uint32_t x;
            while ((st = cgt_grundy(s, p, &budget, &x)) == CGT_E_BUDGET) budget = 3;
            CHECK(!st && x == grundy[u]); /* L5: by parts, against the mex of the whole */
            CHECK((x != 0) == (value[u] == CGT_WIN));
            cgt_part part[64];
            int k = cgt_components(r, p, part, 64);
            uint32_t moves = 0; /* L5: the parts' moves, lifted, are the moves */
            CHECK(k <= 64);
            for (int i = 0; i < k; i++)
                for (cgt_move m = cgt_next(part[i].rules, part[i].p, (cgt_move){0});
                     m.code != UINT64_MAX;
                     m = cgt_next(part[i].rules, part[i].p, (cgt_move){m.code + 1}), moves++)
                    CHECK(cgt_legal(r, p, (cgt_move){m.code + part[i].lift}));
            CHECK(moves == g.first[u + 1] - g.first[u]);
            cgt_answer w;
            CHECK(!cgt_solve(s, p, 40, &w) || true); /* little budget: no move, or a right one */
            if (any && w.claim.has & CGT_HAS_MOVE) {
                CHECK(cgt_legal(r, p, w.claim.move));
                if (value[u] == CGT_WIN) {
                    budget = 1u << 20;
                    CHECK(!cgt_grundy(s, r->game->play(r, p, w.claim.move), &budget, &x) && !x);
                }
            }
        }
        if (r->game->canonical) {
            cgt_position k = r->game->canonical(r, p);
            CHECK(r->game->canonical(r, k).key == k.key);
        } /* L4: naive() is without it */
        for (const cgt_theorem *t = r->game->theorems; t && t->name; t++)
            if (t->says(r, p, &c)) { /* L6 */
                what = t->name;
                CHECK(!(c.has & CGT_HAS_VALUE) || c.value == value[u]);
                CHECK(!(c.has & CGT_HAS_GRUNDY) || c.grundy == grundy[u]);
                if (c.has & CGT_HAS_MOVE) {
                    CHECK(cgt_legal(r, p, c.move));
                    q = r->game->play(r, p, c.move);
                    cgt_claim after;
                    budget = 1u << 20;
                    CHECK(!cgt_outcome(s, q, &budget, &after) && after.value == CGT_LOSS);
                }
            }
        what = a;
        for (int prune = 0; prune < 2; prune++) { /* L8: the theatre agrees */
            cgt_search *y = cgt_search_new(r, p, UINT32_MAX, prune);
            cgt_event e;
            int32_t v = 0;
            long events = 0;
            while (events++ < 20000 && cgt_search_pull(y, &e, 1)) v = e.value;
            if (events < 20000)
                CHECK(!cgt_search_status(y) && e.kind == CGT_LEAVE && e.depth == 0 &&
                      v == value[u]);
            cgt_search_free(y);
        }
    }
    if (!r->game->gain) { /* retrograde on every game with won or lost ends; on a loopy one its
                             local laws */
        cgt_status st = cgt_graph_solve(&g);
        CHECK(!st || st == CGT_E_UNSUPPORTED);
        for (uint32_t u = 0; !st && u < g.nodes; u++) {
            if (!loopy) {
                CHECK(g.value[u] == value[u] && g.remoteness[u] == far[u]);
                continue;
            }
            bool lost = false, drawn = false, won = true;
            for (uint32_t e = g.first[u]; e < g.first[u + 1]; e++) {
                lost |= g.value[g.to[e]] == CGT_LOSS;
                drawn |= g.value[g.to[e]] == 0;
                won &= g.value[g.to[e]] == CGT_WIN;
            }
            if (g.first[u] < g.first[u + 1])
                CHECK(g.value[u] == (lost  ? CGT_WIN
                                     : won ? CGT_LOSS
                                           : 0) &&
                      (!drawn || g.value[u] >= 0));
        }
    }
    cgt_format(r, root, a, sizeof a);
    cgt_answer w;
    CHECK(!cgt_solve(s, root, 1u << 20, &w));
    printf(
        "%-15s %-9s %-44.44s %6u states %7u moves  value %d remoteness %d grundy %d by %u bits "
        "%u\n",
        r->game->name,
        r->flags & CGT_MISERE ? "misere"
        : loopy               ? "loopy"
                              : "",
        a, g.nodes, g.edges, w.claim.value, (int)w.claim.remoteness,
        w.claim.has & CGT_HAS_GRUNDY ? (int)w.claim.grundy : -1, w.by, r->bits);
    free(items);
    free(value);
    free(far);
    free(grundy);
    cgt_solver_free(s);
    cgt_graph_free(&g);
}
int main(void) {
    for (int i = 0; cgt_games[i]; i++)
        for (const cgt_example *x = cgt_games[i]->examples; x->start; x++) {
            cgt_rules r;
            cgt_position p;
            cgt_in no = {0};
            what = x->start;
            cgt_status st = cgt_open(&r, cgt_games[i]->name, x->rules, x->start, &p, &no);
            if (st)
                fprintf(stderr, "%s %s: %s at %d\n", cgt_games[i]->name, x->rules, no.reason,
                        no.column);
            CHECK(!st);
            laws(&r, p);
            cgt_close(&r);
        }
    printf("%ld law checks\n", passed);
}
