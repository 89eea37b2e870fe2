/* partizan.c -- what positions of partizan games are worth, for JavaScript.
 * SPDX-License-Identifier: MIT */
#include <stdlib.h>

#include "../values/values.h"
#include "session.h"

/* Values of the positions of a session, which outlives them. */
typedef struct {
    cgt_values *values;
    cgt_positions *positions;
} worth;
void cgt_worth_free(worth *w) {
    if (!w) return;
    cgt_positions_free(w->positions);
    cgt_values_free(w->values);
    free(w);
}
/* NULL: no memory. */
worth *cgt_worth_new(const session *s) {
    worth *w = calloc(1, sizeof *w);
    if (!w) return NULL;
    w->values = cgt_values_new();
    if (w->values) w->positions = cgt_positions_new(w->values, &s->r);
    if (w->positions) return w;
    cgt_worth_free(w);
    return NULL;
}
/* A position's value as a number, equal for equal values, within so many steps; UINT32_MAX: see
 * cgt_worth_status. */
uint32_t cgt_worth_of(worth *w, uint64_t p, uint64_t steps) {
    cgt_values_ask(w->values, steps);
    return cgt_position_value(w->positions, (cgt_position){p});
}
uint32_t cgt_worth_status(const worth *w) { return cgt_values_status(w->values); }
/* Outcome as a letter: L, R, N or P; 0: see cgt_worth_status. */
int cgt_worth_outcome(worth *w, uint32_t value, uint64_t steps) {
    cgt_values_ask(w->values, steps);
    return cgt_value_outcome(w->values, value);
}
/* In the notation of values; how long. 0: it takes more than so many steps. */
int cgt_worth_text(worth *w, uint32_t value, uint64_t steps, char *buf, int cap) {
    cgt_out o = cgt_into(buf, cap);
    cgt_values_ask(w->values, steps);
    cgt_put_value(w->values, value, &o);
    return cgt_values_status(w->values) ? 0 : o.len;
}
