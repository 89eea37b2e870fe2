/* moore.c -- Moore's Nim against a search of its own, written from the rule: all of four heaps up to 5, k from 1 to 3,
 * normal and misere play. What the theorems say, the move that they name, how many moves there are; and refusals.
 * SPDX-License-Identifier: MIT */
#include "check.h"

enum { SIDE = 6, HEAPS = 4, ALL = SIDE * SIDE * SIDE * SIDE };
static int heap_of(int p, int i) {
    for (; i > 0; i--) p /= SIDE;
    return p % SIDE;
}
/* From p to q, touching at most k heaps, each of which gets smaller. */
static bool leads(int p, int q, int k) {
    int touched = 0;
    for (int i = 0; i < HEAPS; i++) {
        if (heap_of(q, i) > heap_of(p, i)) return false;
        touched += heap_of(q, i) < heap_of(p, i);
    }
    return touched > 0 && touched <= k;
}

static void against_search(int k, bool misere) {
    static bool won[ALL];
    char rules[20];
    cgt_rules r;
    cgt_position p;
    snprintf(rules, sizeof rules, "%s%d", misere ? "misere " : "", k);
    snprintf(what, sizeof what, "moore {%s}", rules);
    if (!CHECK(!cgt_open(&r, "moore", rules, "5 5 5 5", &p, NULL))) return;
    const cgt_theorem *t = &r.game->theorems[misere];
    for (int a = 0; a < ALL; a++) { /* what a move leads to has a smaller number */
        int moves = 0, found = 0;
        won[a] = false;
        for (int b = 0; b < a; b++)
            if (leads(a, b, k)) moves++, won[a] |= !won[b];
        if (!moves) won[a] = misere;
        char text[40];
        snprintf(text, sizeof text, "%d %d %d %d", heap_of(a, 0), heap_of(a, 1), heap_of(a, 2),
                 heap_of(a, 3));
        cgt_claim c = {0};
        CHECK(!cgt_parse(&r, text, &p, NULL));
        look_at(&r, p);
        CHECK(t->says(&r, p, &c) && c.value == (won[a] ? CGT_WIN : CGT_LOSS));
        for (cgt_move m = cgt_next(&r, p, (cgt_move){0}); m.code != UINT64_MAX;
             m = cgt_next(&r, p, (cgt_move){m.code + 1}))
            found++;
        CHECK(found == moves);
        CHECK(!(c.has & CGT_HAS_MOVE) == (!won[a] || !moves));
        if (!(c.has & CGT_HAS_MOVE)) continue;
        CHECK(cgt_legal(&r, p, c.move));
        cgt_format(&r, r.game->play(&r, p, c.move), text, sizeof text);
        int h[HEAPS] = {0};
        CHECK(sscanf(text, "%d %d %d %d", &h[0], &h[1], &h[2], &h[3]) == HEAPS);
        int b = ((h[3] * SIDE + h[2]) * SIDE + h[1]) * SIDE + h[0];
        CHECK(leads(a, b, k) && !won[b]);
    }
    look_at(NULL, (cgt_position){0});
    cgt_close(&r);
}

static void refused(const char *rules, const char *start, cgt_status st, int column) {
    cgt_rules r;
    cgt_position p;
    cgt_in no = {0};
    snprintf(what, sizeof what, "moore {%s} %s", rules, start);
    CHECK(cgt_open(&r, "moore", rules, start, &p, &no) == st && no.column == column && no.reason);
}

int main(int argc, char **argv) {
    start_seed(argc, argv);
    for (int k = 1; k <= 3; k++) {
        against_search(k, false);
        against_search(k, true);
    }
    refused("4", "3 4 5", CGT_E_RANGE, 0);
    refused("x", "3 4 5", CGT_E_SYNTAX, 0);
    refused("2", "3 x", CGT_E_SYNTAX, 2);
    refused("2", "3 100", CGT_E_RANGE, 2);
    refused("2", "1 1 1 1 1 1 1 1 1 1", CGT_E_RANGE, 18);
    refused("2", "99 99 99 99 99", CGT_E_RANGE, 14);
    return report();
}
