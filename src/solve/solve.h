/* solve.h -- what solvers offer. They know games only through game.h. All take a budget in edges
 * (moves played), all can be called again after CGT_E_BUDGET and go on where they stopped: a slice
 * is a budget. Budget spent means unknown, never a wrong answer.
 * SPDX-License-Identifier: MIT */
#ifndef CGT_SOLVE_H
#define CGT_SOLVE_H
#include "../game.h"
#include "../kernels/grow.h"
#include "../kernels/quotient.h"

/* table.c: (key, tag) -> 64 bits of answer and 32 more. Open addressing, grows. */
typedef struct {
    uint64_t key;
    uint32_t tag; /* 0: free */
    int32_t value;
    uint32_t extra, more;
} cgt_slot;
typedef struct {
    cgt_slot *slot;
    uint32_t mask, count;
} cgt_table;
/* First probe for a key. Fibonacci hashing, Knuth TAOCP 3, 6.4: the product's highest
 * bits, as only they depend on the key's highest. */
static inline uint32_t cgt_table_home(uint64_t key, uint32_t mask) {
    uint64_t hash = (key * 0x9e3779b97f4a7c15u) >> 32;
    return (uint32_t)(hash * ((uint64_t)mask + 1) >> 32);
}
cgt_slot *cgt_table_find(const cgt_table *, uint64_t key, uint32_t tag); /* NULL when absent */
/* Absent before. NULL: no memory. Moves the slots: no pointer to one outlives it. */
cgt_slot *cgt_table_add(cgt_table *, uint64_t key, uint32_t tag);

/* graph.c: what can be reached, breadth first, as flat arrays; and its solution, loops or not. */
typedef struct {
    const cgt_rules *rules;
    uint32_t nodes, edges, open; /* open: nodes from here on were not expanded (limits) */
    bool beyond;                 /* there are surely more than that many nodes */
    uint64_t *key, *move;        /* [nodes], [edges] */
    uint32_t *first, *to;        /* edges of u: first[u] .. first[u+1]; to[edges] */
    /* After cgt_graph_solve. order[settled]: nodes as they were settled, each after those that
     * settle it, remoteness ascending; the rest are draws, or unknown when open < nodes. A graph
     * that was cut (open < nodes) proves values, and of their remoteness the most that it can be:
     * it is that only where cgt_graph_sure. */
    int32_t *value; /* 0: a draw, or of a cut graph unknown */
    uint32_t *remoteness, *order, settled;
    uint32_t *least; /* cut graph: the least possible remoteness; else NULL */
    /* NULL without Grundy values. Of a cut graph UINT32_MAX: unknown; of a whole one that is loopy:
     * infinite, with the set of the finite values among the options. turn: in which turn each
     * finite value was found, after all that it is found by; of a graph that is not loopy, NULL. */
    uint32_t *grundy, *turn;
    cgt_table index; /* key -> node, in `extra` */
    uint32_t room[4];
} cgt_graph;
/* Nodes are expanded whole or not at all. */
cgt_status cgt_graph_build(const cgt_rules *, cgt_position, uint32_t nodes, uint32_t edges,
                           cgt_graph *);
/* Extends a cut graph to higher limits; it must be solved again. nodes 0 begins one. Freed when
 * there is no memory. */
cgt_status cgt_graph_grow(const cgt_rules *, cgt_position, uint32_t nodes, uint32_t edges,
                          cgt_graph *);
/* CGT_E_UNSUPPORTED for a loopy or cut graph whose ends are not just won or lost,
 * or whose moves gain. */
cgt_status cgt_graph_solve(cgt_graph *);
uint32_t cgt_graph_node(const cgt_graph *, cgt_position); /* UINT32_MAX: not in it */
static inline bool cgt_graph_sure(const cgt_graph *g, uint32_t u) {
    return !g->least || g->least[u] == g->remoteness[u];
}
void cgt_graph_free(cgt_graph *);

/* solver.c: memos of one ruleset: outcome (value, remoteness) and Grundy values, also of parts of
 * other rules; of each loopy rules the last graph. */
typedef struct cgt_solver cgt_solver;
cgt_solver *cgt_solver_new(const cgt_rules *);
void cgt_solver_free(cgt_solver *);
/* Value, remoteness, move. */
cgt_status cgt_outcome(cgt_solver *, cgt_position, uint64_t *budget, cgt_claim *);
/* CGT_E_LOOP: it is infinite, with a set. */
cgt_status cgt_grundy(cgt_solver *, cgt_position, uint64_t *budget, uint32_t *);
/* Grundy value of a part, which may have rules of its own (those of cgt_components). */
cgt_status cgt_grundy_under(cgt_solver *, const cgt_rules *, cgt_position, uint64_t *budget,
                            uint32_t *);
/* The least element not below `from` of an infinite value's set; UINT32_MAX: there is none. */
uint32_t cgt_infinite_next(cgt_solver *, cgt_position, uint64_t *budget, uint32_t from);
const cgt_rules *cgt_solver_rules(const cgt_solver *);
uint32_t cgt_solver_states(const cgt_solver *);

enum { CGT_BY_NOTHING, CGT_BY_END, CGT_BY_THEOREM, CGT_BY_PARTS, CGT_BY_SEARCH, CGT_BY_RETROGRADE };
typedef struct {
    cgt_claim claim;
    uint32_t by, theorem; /* by: what gave the value */
} cgt_answer;
/* Asks the end, the theorems, the parts, then search, each within what is left of the budget, which
 * goes down. `claim.has` says what is known. CGT_E_MEMORY: somebody had no room to go on; what is
 * known is right. */
cgt_status cgt_solve(cgt_solver *, cgt_position, uint64_t *budget, cgt_answer *);
/* Finds the value and a move only: no search for the remoteness if a theorem or the parts have
 * answered. */
cgt_status cgt_decide(cgt_solver *, cgt_position, uint64_t *budget, cgt_answer *);

/* explain.c: what is said of a position, from its answer: whoever prints it fills the sentence, an
 * English template (the key of text/es.json), with these slots. */
typedef struct {
    cgt_answer answer;
    const char *kind, *sentence, *theorem; /* kind: as below; theorem: NULL where none was asked */
    cgt_position p, to;                    /* {to}: after {move}, the answer's, where it has one */
    uint32_t moves;                        /* {n}; UINT32_MAX: too many to be counted */
    int parts;                             /* 0 without Grundy values */
    uint32_t xor_now;                      /* xor of the parts' Grundy values, if they are known */
    bool xor_known;
} cgt_verdict;
/* CGT_E_MEMORY: no room to find the xor. */
cgt_status cgt_verdict_of(cgt_solver *, cgt_position, const cgt_answer *, uint64_t *budget,
                          cgt_verdict *);
/* Why a position is won or lost, as one JSON object:
 *   kind        "over" "won" "lost" "tie" "draw" "unknown"
 *   by          "nothing" "end" "theorem" "parts" "search" "retrograde"; theorem: its name or null
 *   value remoteness grundy move to       null where there is none; to: the position after the move
 *   infinite    [set], in place of a Grundy value, only where rules are loopy
 *   replies     lost: [{move, to, reply, then}], for each move the reply that wins and where it
 *               leads; reply and then are null where the move ends the play. Drawn: none.
 *   more        moves not listed; null where they were not counted
 *   parts after [{game, position, grundy}] now and after the move; xor: of the parts now, or null
 *   sentence    {text, slots}: an English template, the key of text/es.json, and what fills it
 * CGT_E_BUDGET: the kind is "unknown"; CGT_E_MEMORY: nothing is written. */
cgt_status cgt_explain(cgt_solver *, cgt_position, uint64_t *budget, unsigned most_replies,
                       cgt_out *);
/* Facts of the i-th game as one JSON object; false: there is none.
 *   {name, title, board, how, phrase, flags, misere, examples: [{rules, start}],
 *    theorems: [{name, statement, source, rules, universe}]} */
bool cgt_describe(int game, cgt_out *);

/* quotient.c: the misère quotient of a game. CGT_E_UNSUPPORTED: it is no octal game, or not misère. The
 * rows are found by cgt_quotient_go. */
cgt_status cgt_quotient_open(const char *game, const char *rules, cgt_quotient **, cgt_in *refusal);
/* Sentences on the result, templates and keys of text/es.json: {rows} and {order} are known; with
 * the next row, {done}, it `stopped` (CGT_OK: nothing stopped it); {most} is CGT_QUOTIENT_ORDER,
 * {n} and {preperiod} are those of the period. */
typedef struct {
    const char *order, *end;
    cgt_period period; /* all 0: none is proved */
} cgt_quotient_told;
cgt_quotient_told cgt_quotient_tell(const cgt_quotient *, cgt_status stopped);

/* check.c: a theorem against search, over every position of a universe such as "0..7 0..7 0..7". */
enum { CGT_CHECK_MOST = 1 << 20, CGT_CHECK_TEXT = 256 };
typedef struct {
    uint64_t total, checked, silent; /* silent: of the checked, where the theorem does not apply */
    uint32_t wrong;                  /* 1: `text` is the first position where it fails */
    uint32_t states;                 /* positions that the search has solved */
    char text[CGT_CHECK_TEXT];
    cgt_claim claimed, found; /* a claimed move that does not win: found.has lacks CGT_HAS_MOVE */
} cgt_check_state;
typedef struct cgt_check cgt_check;
/* The theorem of that name ("" or NULL: the game's first) under these rules. Refuses with column:
 * in the rules, or in the universe. NULL rules and universe: the theorem's own. */
cgt_status cgt_check_new(const char *game, const char *theorem, const char *rules,
                         const char *universe, cgt_check **, cgt_in *refusal);
/* CGT_OK: done, or the first failure was found; CGT_E_BUDGET: more to do. */
cgt_status cgt_check_run(cgt_check *, uint64_t budget);
const cgt_check_state *cgt_check_get(const cgt_check *);
void cgt_check_free(cgt_check *);

/* period.c: positions 0, 1, ... n of a game whose positions are one number, rows of any length among
 * them; n goes further where the rules are an octal code. */
enum { CGT_SEQUENCE_MOST = 1 << 20, CGT_OCTAL_MOST = 10000000, CGT_CODE = 64 };
struct cgt_split;
typedef struct {
    uint32_t n;          /* the last */
    uint32_t done;       /* how many of the n + 1 are known */
    uint32_t least;      /* the first number that is a position (the divisor game has no 0) */
    uint32_t has_grundy; /* else what grundy holds means nothing */
    int32_t *value;
    uint32_t *grundy;
    cgt_period period;           /* Grundy values', else the values'; period 0: none seen */
    cgt_rules *rules;            /* opened at n, or at 1 */
    struct cgt_split *split;     /* octal code; else NULL */
    const cgt_ways *ways;        /* other rows; else NULL; the next way: */
    uint32_t take, part, moves;  /* moves: there was one */
    uint8_t digit[CGT_CODE + 1]; /* octal code of a rule */
} cgt_sequence;
/* Refuses games whose positions are not one number, or that may loop. A refusal that is not in the
 * rules has no text: it is about n. */
cgt_status cgt_sequence_new(const char *game, const char *rules, uint32_t n, cgt_sequence **,
                            cgt_in *refusal);
/* CGT_E_RANGE: `done` is not a position; CGT_E_UNSUPPORTED: a move from it leads to a number that
 * is not smaller. What is before them is known. */
cgt_status cgt_sequence_run(cgt_sequence *, uint64_t budget);
void cgt_sequence_free(cgt_sequence *);
/* The number that has the values of n and is known (below done): n itself, or where it is once the proved
 * periods between are taken off. UINT32_MAX: there is none. */
uint32_t cgt_sequence_as(const cgt_sequence *, uint64_t n);

/* whole.c: the whole tree under a position, breadth first: the children of u are
 * first[u] .. first[u + 1], positions as often as play leads to them. */
typedef struct {
    const cgt_rules *rules;
    uint32_t nodes, depth; /* depth: plies of the longest line */
    uint64_t *key;         /* [nodes], as all but first[nodes + 1] */
    uint32_t *parent, *first;
    /* For the node's mover; gain (of the move into it): NULL where no move gains. */
    int32_t *value, *gain;
    /* After cgt_whole_prove: leaves that must be looked at to show that the node's mover has at
     * least, or at most, what the root's value means there; UINT32_MAX: it is not so. Beyond: more,
     * or less, than that; where it is that very value, `least` is what is looked at below the node in
     * the best order, and `most` comes after all that shows less. */
    uint32_t *least, *most;
    uint32_t fewest; /* leaves that alpha-beta looks at in the best order */
    /* While it is built: nodes expanded, then (value is there) still without a value; the first
     * node of the next level; what was asked; room in the arrays. */
    uint32_t at, level, deepest, limit, room[4];
} cgt_whole;
/* CGT_E_BUDGET: more than that many nodes, and nothing is kept. Below `depth` plies nothing is
 * looked at: what is there counts as the game guesses. */
cgt_status cgt_whole_build(const cgt_rules *, cgt_position, uint32_t depth, uint32_t nodes,
                           cgt_whole *);
/* cgt_whole_build in parts, each of n nodes: until `value` is there and `at` is 0. */
cgt_status cgt_whole_begin(const cgt_rules *, cgt_position, uint32_t depth, uint32_t nodes,
                           cgt_whole *);
cgt_status cgt_whole_go(cgt_whole *, uint32_t n);
/* Then least[0] + most[0] - 1 leaves are the fewest that any search can show the value with: a line
 * of play is in both proofs. In a tree of d plies with b moves everywhere these are
 * b^ceil(d/2) + b^floor(d/2) - 1. Knuth and Moore, Artificial Intelligence 6 (1975), 293-326.
 * Of a search that cuts only beyond they are more: from the root down, a node worth the root's value
 * whose ancestors are worth it too is never cut, as alpha <= value <= beta there; and what such a
 * node's other children are worth must be shown to be less, or more. */
cgt_status cgt_whole_prove(cgt_whole *, bool beyond);
void cgt_whole_free(cgt_whole *);

/* search.c: the search theatre, one event a pull. Values for the node's mover;
 * the root's mover is depth 0. */
enum { CGT_ENTER, CGT_LEAF, CGT_RAISE, CGT_CUTOFF, CGT_LEAVE, CGT_HIT, CGT_STOP, CGT_KINDS };
typedef struct {
    uint64_t key, move;
    uint32_t node, parent, depth, kind;
    int32_t alpha, beta, value, gain; /* alpha, beta: INT32_MAX either way is infinite */
    /* Leaf: 1, the depth ends here and the value is a guess.
     * Hit: 1, the value is at least that, -1, at most, 0, exact. */
    int32_t note;
    uint32_t twin; /* hit: the node that was searched */
} cgt_event;
enum {
    CGT_GIVEN,
    CGT_BEST,  /* alpha-beta looks at the fewest leaves there can be; past 2^20 nodes as given */
    CGT_WORST, /* the worst move first; likewise */
    CGT_RANDOM,
    CGT_LISTED
};
typedef struct {
    uint32_t depth; /* in plies; UINT32_MAX: to the end */
    bool prune;     /* alpha-beta */
    bool blank;  /* an end that has a letter for a value counts as 0; else the search ends there */
    bool beyond; /* it cuts where alpha > beta, and not where they are equal */
    bool memo;   /* a position that is met again is a CGT_HIT and not searched */
    bool symmetry; /* with memo: so is one that is equal to it under the game's canonical form */
    /* Stops at a win; only if values are -1, 0 and 1 (else no effect). */
    bool stop;
    /* A return from a loop over the moves leaves the last move on the board; where the game has
     * `undo`. Stops, unless it prunes. */
    bool fault;
    uint32_t order, seed;
    /* CGT_LISTED: position, how many, that many moves; the next position ... Moves that are not
     * named follow as given. Copied. */
    const uint64_t *list;
    uint32_t words;
} cgt_plan;
/* Does alpha-beta look at no more moves of a node? Courses differ in whether it does at equality;
 * the value is the same. */
static inline bool cgt_cuts(bool beyond, int32_t alpha, int32_t beta) {
    return beyond ? alpha > beta : alpha >= beta;
}
typedef struct {
    uint32_t count[CGT_KINDS]; /* events of each kind so far */
    int32_t value;             /* at the end: for the root's mover */
} cgt_tally;
typedef struct cgt_search cgt_search;
cgt_search *cgt_search_new(const cgt_rules *, cgt_position, uint32_t depth, bool prune);
cgt_search *cgt_search_by(const cgt_rules *, cgt_position, const cgt_plan *);
int cgt_search_pull(cgt_search *, cgt_event *out, int cap); /* how many events; 0 at the end */
/* Searches on without events: enters at most `nodes` more nodes. True: there is more to do. */
bool cgt_search_run(cgt_search *, uint32_t nodes, cgt_tally *);
/* False: as given, also where the tree was too large. */
bool cgt_search_ordered(const cgt_search *);
cgt_status cgt_search_status(const cgt_search *); /* CGT_E_LETTER: at the node entered last */
void cgt_search_free(cgt_search *);
#endif
