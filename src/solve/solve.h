/* solve.h -- what solvers offer. They know games only through game.h. All take a budget in edges
 * (moves played), all can be called again after CGT_E_BUDGET and go on where they stopped: a slice
 * is a budget. Budget spent means unknown, never a wrong answer. */
#ifndef CGT_SOLVE_H
#define CGT_SOLVE_H
#include "../game.h"

/* table.c: (key, tag) -> 64 bits of answer. Open addressing, grows. */
typedef struct {
    uint64_t key;
    uint32_t tag;
    int32_t value;
    uint32_t extra, pad;
} cgt_slot; /* tag 0: free */
typedef struct {
    cgt_slot *slot;
    uint32_t mask, count;
} cgt_table;
cgt_slot *cgt_table_find(const cgt_table *, uint64_t key, uint32_t tag); /* NULL when absent */
cgt_slot *cgt_table_add(cgt_table *, uint64_t key,
                        uint32_t tag); /* absent before; NULL: no memory */

/* solver.c: memos of one ruleset: outcome (value, remoteness) and Grundy values, also of parts of
 * other rules. */
typedef struct cgt_solver cgt_solver;
cgt_solver *cgt_solver_new(const cgt_rules *);
void cgt_solver_free(cgt_solver *);
cgt_status cgt_outcome(cgt_solver *, cgt_position, uint64_t *budget,
                       cgt_claim *); /* value, remoteness, move */
cgt_status cgt_grundy(cgt_solver *, cgt_position, uint64_t *budget, uint32_t *);
uint32_t cgt_solver_states(const cgt_solver *);

enum { CGT_BY_NOTHING, CGT_BY_END, CGT_BY_THEOREM, CGT_BY_PARTS, CGT_BY_SEARCH, CGT_BY_RETROGRADE };
typedef struct {
    cgt_claim claim;
    uint32_t by, theorem;
} cgt_answer; /* by: what gave the value */
/* Asks the end, the theorems, the parts, then search, each within what is left of the budget.
 * `claim.has` says what is known. */
cgt_status cgt_solve(cgt_solver *, cgt_position, uint64_t budget, cgt_answer *);

/* search.c: the search theatre, one event a pull, no memo. Values for the node's mover; the root's
 * mover is depth 0. */
enum { CGT_ENTER, CGT_LEAF, CGT_RAISE, CGT_CUTOFF, CGT_LEAVE };
typedef struct {
    uint64_t key, move;
    uint32_t node, parent, depth, kind;
    int32_t alpha, beta, value, gain;
} cgt_event;
typedef struct cgt_search cgt_search;
cgt_search *cgt_search_new(const cgt_rules *, cgt_position, uint32_t depth, bool prune);
int cgt_search_pull(cgt_search *, cgt_event *out, int cap); /* how many events; 0 at the end */
cgt_status cgt_search_status(const cgt_search *);
void cgt_search_free(cgt_search *);

/* graph.c: what can be reached, breadth first, as flat arrays; and its retrograde solution, loops
 * or not. */
typedef struct {
    const cgt_rules *rules;
    uint32_t nodes, edges, open; /* open: nodes from here on were not expanded (budget) */
    uint64_t *key, *move;        /* [nodes], [edges] */
    uint32_t *first, *to;        /* edges of u: first[u] .. first[u+1]; to[edges] */
    int32_t *value;
    uint32_t *remoteness, *order,
        settled; /* after retrograde; order[settled]: nodes as they were settled; the rest are
                    draws, or unknown when open < nodes */
} cgt_graph;
cgt_status cgt_graph_build(const cgt_rules *, cgt_position, uint32_t nodes, uint32_t edges,
                           cgt_graph *);
cgt_status cgt_graph_solve(
    cgt_graph *); /* CGT_E_UNSUPPORTED where ends are not won or lost, or moves gain */
void cgt_graph_free(cgt_graph *);
#endif
