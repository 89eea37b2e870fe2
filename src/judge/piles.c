/* piles.c -- piles side by side: Nim (Bouton, Annals of Mathematics 3 (1901), 35-39) and whatever
 * has Grundy values (Sprague 1935, Grundy 1939). The list is never held.
 * SPDX-License-Identifier: MIT */
#include "piles.h"

#include "methods.h"

static uint64_t grundy(const cgt_piles *p, int64_t pile) {
    return p->grundy ? p->grundy((uint64_t)pile) : (uint64_t)pile;
}
bool cgt_piles_read(const cgt_piles *p, cgt_text *in, int64_t *left, uint64_t *sum) {
    enum { BATCH = 256 };
    int64_t pile[BATCH];
    while (*left) {
        size_t n = *left < BATCH ? (size_t)*left : BATCH,
               got = cgt_text_numbers(in, p->least, p->most, p->reason, pile, n);
        for (size_t i = 0; i < got; i++) {
            *sum ^= grundy(p, pile[i]);
            cgt_text_beyond(in, p->judges && pile[i] > p->judges, p->limit);
        }
        *left -= (int64_t)got;
        if (got < n) return false;
    }
    return true;
}
/* A pile that a move can make to what the others ask for. */
static int64_t winning(const cgt_piles *p, cgt_text in, int64_t n, uint64_t sum) {
    int64_t pile;
    while (n-- && cgt_text_number(&in, p->least, p->most, p->reason, &pile))
        if ((grundy(p, pile) ^ sum) < grundy(p, pile)) return pile;
    return 0;
}
void cgt_piles_tell(const cgt_piles *p, cgt_text *one, int64_t n, cgt_told *t) {
    enum { SHOWN = 64 };
    int64_t pile[SHOWN], value[SHOWN], left = n;
    uint64_t sum = 0;
    cgt_text again = *one, first = *one;
    size_t shown =
        cgt_text_numbers(&first, p->least, p->most, p->reason, pile, n < SHOWN ? (size_t)n : SHOWN);
    bool fits = n <= SHOWN;
    for (size_t i = 0; i < shown; i++) {
        value[i] = (int64_t)grundy(p, pile[i]);
        fits &= !p->fits || pile[i] <= p->fits;
    }
    cgt_piles_read(p, one, &left, &sum);
    cgt_told_list(t, "piles", pile, shown);
    if (p->grundy) {
        t->sentence = sum ? "The Grundy values of {piles} are {values}. Their XOR is {xor}: the "
                            "player to move wins."
                          : "The Grundy values of {piles} are {values}. Their XOR is 0: the player "
                            "to move loses.";
        cgt_told_list(t, "values", value, shown);
    } else if (sum) {
        t->sentence =
            "The XOR of {piles} is {xor}. Taking {amount} from {pile} makes it 0: the player to "
            "move wins.";
        int64_t from = winning(p, again, n, sum);
        cgt_told_number(t, "pile", from);
        cgt_told_number(t, "amount", from - (int64_t)((uint64_t)from ^ sum));
    } else {
        t->sentence =
            "The XOR of {piles} is 0, and every move changes it: the player to move loses.";
    }
    cgt_told_number(t, "xor", (int64_t)sum);
    cgt_out rules = cgt_told_rules(t), start = cgt_told_start(t);
    if (p->rules) cgt_put(&rules, p->rules);
    cgt_list(&start, pile, shown);
    if (fits) cgt_told_position(t, p->game, &rules, &start);
}
void cgt_piles_gen(cgt_random *r, int64_t n, int64_t least, int64_t most, cgt_reply *out) {
    int64_t before = least;
    for (int64_t i = 0; i < n; i++) {
        if (i) cgt_reply_put(out, " ");
        /* equal piles cancel: they come often enough to matter */
        before = i && cgt_random_one_in(r, 3) ? before : cgt_random_from(r, least, most);
        cgt_reply_number(out, before);
    }
    cgt_reply_put(out, "\n");
}

/* --- what the methods cost -------------------------------------------------------------------- */

/* n piles of at most h. */
static cgt_cost piles_memory(const double *of) {
    double states = cgt_power(of[1] + 1, of[0]);
    return (cgt_cost){states, states * of[0] * of[1] / 2, states};
}
static cgt_cost piles_look(const double *of) { return (cgt_cost){of[0], of[0], 8}; }
const cgt_method cgt_piles_methods[] = {
    {CGT_MEMORY, piles_memory}, {"The XOR of the heaps", piles_look}, {0}};
