/* search.c -- searches and whole trees for JavaScript. What exports.c says holds here.
 * SPDX-License-Identifier: MIT */
#include <stdlib.h>

#include "layout.h"

int cgt_search_layout(char *buf, int cap) {
    static const cgt_place layout[] = {
        SIZE(event),          FIELD(event, key),   FIELD(event, move),  FIELD(event, node),
        FIELD(event, parent), FIELD(event, depth), FIELD(event, kind),  FIELD(event, alpha),
        FIELD(event, beta),   FIELD(event, value), FIELD(event, gain),  FIELD(event, note),
        FIELD(event, twin),   SIZE(tally),         FIELD(tally, count), FIELD(tally, value),
        FIELD(whole, nodes),  FIELD(whole, depth), FIELD(whole, key),   FIELD(whole, parent),
        FIELD(whole, first),  FIELD(whole, value), FIELD(whole, at)};
    return LAYOUT(layout, buf, cap);
}

/* how: of these, as in cgt_plan, and the order above them. */
enum {
    PRUNE = 1,
    MEMO = 2,
    SYMMETRY = 4,
    STOP = 8,
    FAULT = 16,
    BEYOND = 32,
    BLANK = 64,
    ORDER_AT = 8
};
cgt_search *cgt_search_start(const session *s, uint64_t p, uint32_t depth, uint32_t how,
                             uint32_t seed, const uint64_t *list, uint32_t words) {
    return cgt_search_by(&s->r, (cgt_position){p},
                         &(cgt_plan){.depth = depth,
                                     .prune = how & PRUNE,
                                     .memo = how & MEMO,
                                     .symmetry = how & SYMMETRY,
                                     .stop = how & STOP,
                                     .fault = how & FAULT,
                                     .beyond = how & BEYOND,
                                     .blank = how & BLANK,
                                     .order = how >> ORDER_AT,
                                     .seed = seed,
                                     .list = list,
                                     .words = words});
}
/* The fewest leaves that show the value, to a search that cuts only beyond or to any; 0: the tree
 * has more nodes than that. */
uint32_t cgt_search_bound(const session *s, uint64_t p, uint32_t depth, uint32_t nodes,
                          uint32_t beyond) {
    cgt_whole t;
    if (cgt_whole_build(&s->r, (cgt_position){p}, depth, nodes, &t)) return 0;
    uint32_t leaves = cgt_whole_prove(&t, beyond) ? 0 : t.fewest;
    cgt_whole_free(&t);
    return leaves;
}

/* Begun: cgt_whole_go until it is there. NULL: no memory. */
cgt_whole *cgt_whole_start(const session *s, uint64_t p, uint32_t depth, uint32_t nodes) {
    cgt_whole *t = calloc(1, sizeof *t);
    cgt_status st = t ? cgt_whole_begin(&s->r, (cgt_position){p}, depth, nodes, t) : CGT_E_MEMORY;
    if (!cgt_note(st, NULL, NULL)) return t;
    free(t);
    return NULL;
}
void cgt_whole_end(cgt_whole *t) {
    cgt_whole_free(t);
    free(t);
}
cgt_tidy *cgt_tidy_start(uint32_t nodes, const uint32_t *first, double gap, float *x) {
    cgt_tidy *l = calloc(1, sizeof *l);
    if (l && !cgt_tidy_begin(nodes, first, gap, x, l)) return l;
    free(l);
    return NULL;
}
void cgt_tidy_end(cgt_tidy *l) {
    if (!l) return;
    cgt_tidy_free(l);
    free(l);
}
