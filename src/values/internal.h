/* internal.h -- what the files of the store share.
 * SPDX-License-Identifier: MIT */
#ifndef CGT_VALUES_INTERNAL_H
#define CGT_VALUES_INTERNAL_H
#include "../kernels/grow.h"
#include "map.h"
#include "values.h"

enum {
    PAIRS = 1 << 20, /* that are remembered, of sums and of comparisons: 18 MB each at the most */
    DEEP = 1500,     /* calls inside one another: 200 bytes each, of a stack of 256 kB and more */
    UNTOLD = 0xffffffff,  /* options that are not written down yet */
    NOWHERE = 0xffffffff, /* fields that are computed when they are asked for */
    FORMED = 0xffffffff,  /* in place of a nimber: it is not simple */
    RAW = 0x80000000      /* no value: the form that is brought to its canonical one */
};
typedef struct {
    uint32_t first[2], n[2]; /* its options in the pool, ascending; n UNTOLD: none written yet */
    cgt_dyadic stop[2];
    int32_t ups; /* simple: stop[0] + ups * up + *star */
    uint32_t star;
    uint32_t negative, birthday, wall; /* NOWHERE: not asked for yet */
    uint32_t next;                     /* next value with its hash; NOWHERE: none */
} node;
static inline bool cgt_simple(const node *n) { return n->star != FORMED; }
typedef struct { /* a list of options that grows */
    cgt_value *at;
    uint32_t n, room;
} list;
struct cgt_values {
    node *node;
    uint32_t nodes, noderoom;
    list pool;
    cgt_map forms; /* hash of options, or of number, ups and star -> the first value with it */
    cgt_map sums, orders; /* pair -> its sum; pair -> 1 if it is <=, else 0 */
    cgt_map raws;         /* likewise, with the raw form: apart, as they are soon forgotten */
    list raw[2];
    list work;    /* options of what is being worked out, one inside another */
    bool telling; /* options that go from the raw form are recorded in `told`, CGT_WORDS each */
    list told;
    uint32_t depth;
    uint64_t steps;
    cgt_status status;
    cgt_corner *corner;
    uint32_t corners, cornerroom;
    struct wall {
        uint32_t first[2], n[2];
        cgt_dyadic mean, temperature;
    } * walls;
    uint32_t wallcount, wallroom;
};

/* One step; false when there are no more, or something went wrong before. */
bool cgt_values_step(cgt_values *);
/* One call deeper; false: too deep, which counts as no budget. */
bool cgt_values_down(cgt_values *);
static inline bool cgt_values_fail(cgt_values *v, cgt_status st) {
    if (!v->status) v->status = st;
    return false;
}
bool cgt_list_push(cgt_values *, list *, cgt_value);
/* Ascending, each once. */
void cgt_list_order(list *);

/* The value with these canonical options, both lists in order. */
cgt_value cgt_value_formed(cgt_values *, const list *side, const cgt_dyadic *stop);

/* How a form loses its options that are no canonical ones, one after another, in v->told; in v->raw is what stays. The options
 * are as given, in any order. */
enum { CGT_WORDS = 4 /* a cgt_why, the player, the option, and by what it goes */ };
bool cgt_value_reductions(cgt_values *, const cgt_value *const given[2], const uint32_t n[2]);

/* e of m / 2^e in lowest terms. */
unsigned cgt_dyadic_exp(cgt_dyadic);
/* Beyond all numbers: no bound. */
#define BEYOND (CGT_ONE * CGT_ONE * 4)
/* The simplest number above `low` and below `high`, which are themselves allowed where that is said. There is one. False:
 * out of range. */
bool cgt_simplest(cgt_dyadic low, bool with_low, cgt_dyadic high, bool with_high, cgt_dyadic *out);
/* Is number + ups + star of the first <= of the second? */
bool cgt_simple_leq(const node *, const node *);
#endif
