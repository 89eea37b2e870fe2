/* oom.c -- the n-th allocation fails, for each n: refused or unknown, nothing lost, nothing leaked.
 */
#include <stdlib.h>
static long countdown = -1;
static void *may_calloc(size_t n, size_t s) {
    return countdown >= 0 && !countdown-- ? NULL : calloc(n, s);
}
static void *may_realloc(void *p, size_t n) {
    return countdown >= 0 && !countdown-- ? NULL : realloc(p, n);
}
static void *may_malloc(size_t n) { return countdown >= 0 && !countdown-- ? NULL : malloc(n); }
#define calloc may_calloc
#define realloc may_realloc
#define malloc may_malloc
#include "../src/game.c"
#include "../src/solve/table.c"
#define grow grow_
#define room room_
#define push push_o
#define frame frame_o
#include "../src/solve/solver.c"
#undef frame
#undef push
#include <stdio.h>

#include "../src/solve/graph.c"
int main(void) {
    long runs = 0;
    for (int i = 0; cgt_games[i]; i++)
        for (const cgt_example *x = cgt_games[i]->examples; x->start; x++)
            for (long n = 0;; n++) {
                cgt_rules r;
                cgt_position p;
                cgt_in no = {0};
                cgt_answer a;
                countdown = n;
                cgt_status st = cgt_open(&r, cgt_games[i]->name, x->rules, x->start, &p, &no);
                if (st && (st != CGT_E_MEMORY || r.owned)) {
                    printf("%s: %d %s\n", cgt_games[i]->name, st, no.reason);
                    return 1;
                }
                if (!st) {
                    cgt_solver *s = cgt_solver_new(&r);
                    if (s) cgt_solve(s, p, 100000, &a);
                    cgt_solver_free(s);
                }
                cgt_close(&r);
                runs++;
                if (countdown >= 0) break; /* every allocation was reached */
            }
    printf("%ld runs with a failing allocation\n", runs);
}
