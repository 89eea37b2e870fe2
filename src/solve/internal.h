/* internal.h -- what the files of the solver share: outcome.c, grundy.c and loops.c each look for one kind of thing, solver.c joins
 * them in one answer. Explicit stacks, no recursion.
 * SPDX-License-Identifier: MIT */
#ifndef CGT_SOLVER_H
#define CGT_SOLVER_H
#include "../kernels/kernels.h"
#include "solve.h"

/* Tags: PART + i: Grundy value under the i-th rules met. */
enum { PART = 1 };
enum { LINE = 8 };
/* A line of the memory: the numbers + 1 of as many states, from the first on; 0: free. The tag tells
 * keys of 32 bits apart. */
typedef struct {
    uint32_t tag[LINE], state[LINE];
} outcome_line;
/* The outcomes of the ruleset. States have numbers, in the order in which they were met; those of
 * the first `known` are known. */
typedef struct {
    outcome_line *line;
    void *all; /* the lines, and what is before the first */
    uint64_t *key;
    int64_t *rank; /* the state's value for its player to move, with its remoteness */
    uint32_t mask, count, known, keyroom, rankroom;
    bool wide; /* keys have more than 32 bits */
} outcomes;
enum { PARTS = 64, RULES = 64, LOOPY = 1 << 24 /* edges of a state graph */ };
typedef struct {
    const cgt_rules *rules;
    cgt_position p;
    uint64_t from;
    uint32_t bits;
} gframe; /* bits: where its mex set begins in the pool */
typedef struct {
    const cgt_rules *rules;
    cgt_position p;
    uint32_t want;
    uint64_t from; /* moves below it do not lead to that Grundy value */
} walk;
typedef struct {
    const cgt_rules *rules;
    void *table;    /* the game's own, or NULL */
    bool unfit;     /* it could not be filled: not tried again */
    cgt_graph loop; /* loopy rules: the last state graph, solved; nodes 0: none */
    uint64_t reach; /* how many edges it was allowed so far */
} known_rules;
struct cgt_solver {
    const cgt_rules *r;
    outcomes o;
    cgt_table t; /* Grundy values */
    /* The open search: the edges of the state known + i are to[first[i]] ..
     * to[first[i + 1] - 1], and gain[] where moves gain anything, else NULL. The next to be
     * expanded, whose moves below `from` were played; where its level ends. */
    uint32_t *first, *to, at, level, edges, firstroom, toroom, gainroom;
    int32_t *gain;
    uint64_t from;
    gframe *g; /* a question: a position under rules, which may be a part's */
    uint32_t gtop, groom;
    const cgt_rules *asked;
    cgt_position root;
    walk walk; /* the last for a move of a part */
    uint64_t *pool;
    uint32_t used, poolroom;
    known_rules met[RULES];
    uint32_t rules;
};

static inline cgt_position cgt_normal_form(const cgt_rules *r, cgt_position p) {
    return r->game->canonical ? r->game->canonical(r, p) : p;
}
/* One move. */
static inline void cgt_spend(const cgt_rules *r, uint64_t *budget) {
    uint64_t moves = 1 + (uint64_t)r->cost;
    *budget -= moves < *budget ? moves : *budget;
}

/* outcome.c: the steps of a search, as kernels.h has them; nobody else calls them */

CGT_STEP cgt_status cgt_outcome_step(cgt_solver *, uint64_t *budget);
CGT_STEP uint32_t cgt_outcome_fold(const cgt_solver *, uint32_t u);

/* Drops the rest of an open search. */
void cgt_forget_search(cgt_solver *);
/* Looks a position up, without its move. */
typedef cgt_status cgt_looker(cgt_solver *, const cgt_rules *, cgt_position, cgt_claim *);
/* The first move that keeps the value, and where it is known the remoteness, of the claim. */
void cgt_first_move(cgt_solver *, cgt_position, cgt_looker *, cgt_claim *);

/* grundy.c */

/* Number of these rules among those met, as a sum has at most 16 parts; RULES: too many. */
uint32_t cgt_met(cgt_solver *, const cgt_rules *);
/* Looks p up in the game's table of all positions, which is filled when first needed. CGT_E_BUDGET:
 * there is none. */
cgt_looker cgt_look;
/* The Grundy value under rules that are not loopy: the mex of the options', part by part. */
cgt_status cgt_finite_grundy(cgt_solver *, const cgt_rules *, cgt_position, uint64_t *budget,
                             uint32_t *);
/* A move of that part to Grundy value `want`, by a theorem or by a walk. */
cgt_status cgt_reach(cgt_solver *, const cgt_part *, uint32_t want, uint64_t *budget, cgt_move *);
/* Some part of Grundy value g has g ^ x < g, x that of p: a move there to g ^ x leaves 0 in all. */
cgt_status cgt_lower(cgt_solver *, cgt_position p, uint64_t *budget, cgt_claim *);

/* loops.c: of rules under which play may go round */

/* The Grundy value under loopy rules. CGT_E_LOOP: it is infinite. */
cgt_status cgt_loopy_grundy(cgt_solver *, const cgt_rules *, cgt_position, uint64_t *budget,
                            uint32_t *);
/* Value, remoteness and a move, by the state graph. Lost: delays; drawn: stays drawn; won: hurries. */
cgt_status cgt_ask_graph(cgt_solver *, cgt_position, uint64_t *budget, cgt_answer *);
/* Grundy value, and value and a move where they were not known, by those of the parts. */
cgt_status cgt_ask_loops(cgt_solver *, cgt_position, uint64_t *budget, cgt_answer *);

#endif
