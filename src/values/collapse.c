/* collapse.c -- how a form comes to its canonical form: what form.c drops, one option after another, of a list that keeps what
 * went. Equal options first; then as form.c has it.
 * SPDX-License-Identifier: MIT */
#include <stdlib.h>

#include "internal.h"

static bool enter(cgt_values *v, cgt_collapse *c, cgt_value g, uint32_t player, uint32_t from) {
    if (!cgt_stretch(&c->entry, &c->entryroom, c->entries + 1, sizeof *c->entry))
        return cgt_values_fail(v, CGT_E_MEMORY);
    c->entry[c->entries++] = (cgt_entry){g, player, from};
    return true;
}
static bool strike(cgt_values *v, cgt_collapse *c, cgt_strike s) {
    if (!cgt_stretch(&c->step, &c->steproom, c->steps + 1, sizeof *c->step))
        return cgt_values_fail(v, CGT_E_MEMORY);
    c->step[c->steps++] = s;
    return true;
}
static bool struck(const cgt_collapse *c, uint32_t entry) {
    for (uint32_t i = 0; i < c->steps; i++)
        if (c->step[i].entry == entry) return true;
    return false;
}
/* The first of these entries that stands and is the player's option of that value; `to`: none. */
static uint32_t standing(const cgt_collapse *c, uint32_t to, uint32_t player, cgt_value g) {
    uint32_t i = 0;
    while (i < to && (c->entry[i].player != player || c->entry[i].value != g || struck(c, i))) i++;
    return i;
}

bool cgt_value_collapse(cgt_values *v, const cgt_value *left, uint32_t lefts,
                        const cgt_value *right, uint32_t rights, cgt_collapse *out) {
    const cgt_value *given[2] = {left, right};
    const uint32_t n[2] = {lefts, rights};
    bool fine = true;
    out->entries = out->steps = 0;
    for (uint32_t s = 0; s < 2; s++)
        for (uint32_t i = 0; i < n[s] && fine; i++) fine = enter(v, out, given[s][i], s, CGT_TYPED);
    for (uint32_t i = 0; i < out->entries && fine; i++) {
        uint32_t first = standing(out, i, out->entry[i].player, out->entry[i].value);
        if (first < i) fine = strike(v, out, (cgt_strike){CGT_SAME, i, first, 0});
        fine = fine && cgt_values_step(v);
    }
    fine = fine && cgt_value_reductions(v, given, n);
    for (uint32_t i = 0; i < v->told.n && fine; i += CGT_WORDS) {
        const cgt_why why = (cgt_why)v->told.at[i];
        const uint32_t player = v->told.at[i + 1], by = v->told.at[i + 3], all = out->entries;
        const uint32_t goes = standing(out, all, player, v->told.at[i + 2]);
        if (why == CGT_DOMINATED) {
            fine = strike(v, out, (cgt_strike){why, goes, standing(out, all, player, by), 0});
            continue;
        }
        fine = strike(v, out, (cgt_strike){why, goes, 0, by});
        const uint32_t brings = cgt_value_options(v, by, (int)player);
        for (uint32_t k = 0; k < brings && fine; k++) {
            cgt_value g = cgt_value_option(v, by, (int)player, k);
            if (standing(out, out->entries, player, g) == out->entries)
                fine = enter(v, out, g, player, out->steps - 1);
        }
    }
    return fine && !v->status;
}
void cgt_collapse_free(cgt_collapse *c) {
    free(c->entry);
    free(c->step);
    *c = (cgt_collapse){0};
}
