/* values.h -- the values of short partizan games: every game equal to another is the same number here.
 *
 * A store keeps canonical forms, each once: its options neither dominated nor reversible (Conway, On Numbers and Games,
 * 1976, chapter 10). So games are equal exactly when their ids are, and what was found of one is found once. Most values that
 * are met are a dyadic number, so many ups and a nimber: these are added and compared without a look at their options,
 * which are written down only when somebody asks for them.
 *
 * Whatever fails (memory, budget, a number out of range) makes the store say so: it then answers CGT_NO_VALUE or false
 * until cgt_values_ask. What it held before stays true.
 * SPDX-License-Identifier: MIT */
#ifndef CGT_VALUES_H
#define CGT_VALUES_H
#include "../game.h"

typedef uint32_t cgt_value;
enum { CGT_ZERO = 0 };
#define CGT_NO_VALUE UINT32_MAX

/* A number m / 2^e, as how many 2^-30 it is: so it is compared as whole numbers are. |m / 2^e| < 2^30, e <= 30. */
typedef int64_t cgt_dyadic;
#define CGT_ONE ((cgt_dyadic)1 << 30)
/* a + b. False: out of range, and *out is as it was. */
bool cgt_dyadic_add(cgt_dyadic a, cgt_dyadic b, cgt_dyadic *out);
void cgt_put_dyadic(cgt_out *, cgt_dyadic);

typedef struct cgt_values cgt_values;
cgt_values *cgt_values_new(void); /* NULL: no memory. Belongs to the caller. */
void cgt_values_free(cgt_values *);
/* Begins a question that may take so many steps (a comparison that is not known, an option or a move that is looked at:
 * each some 50 ns), and clears what went wrong before. */
void cgt_values_ask(cgt_values *, uint64_t steps);
/* CGT_OK, CGT_E_MEMORY, CGT_E_BUDGET (steps, or more values than are kept), or CGT_E_RANGE: a number, or so many ups, beyond
 * what is kept. */
cgt_status cgt_values_status(const cgt_values *);

enum {
    CGT_UPS = 1000,
    CGT_STARS = 1023
}; /* the most, as their options are told one below the other */
/* number + ups * up + *star. */
cgt_value cgt_value_simple(cgt_values *, cgt_dyadic number, int32_t ups, uint32_t star);
cgt_value cgt_value_integer(cgt_values *, int64_t);
/* The canonical form of {left | right}; the options are values of this store, in any order. */
cgt_value cgt_value_of(cgt_values *, const cgt_value *left, uint32_t lefts, const cgt_value *right,
                       uint32_t rights);
cgt_value cgt_value_add(cgt_values *, cgt_value, cgt_value);
cgt_value cgt_value_negate(cgt_values *, cgt_value);
/* Is a <= b: does Left, moving second, win b - a? */
bool cgt_value_leq(cgt_values *, cgt_value a, cgt_value b);
/* "=", "<", ">" or "|" (confused), as the first letter; 0: the store says why. */
char cgt_value_compare(cgt_values *, cgt_value a, cgt_value b);
/* Outcome: 'L', 'R', 'N' (first player wins) or 'P' (second player wins); 0: the store says why. */
char cgt_value_outcome(cgt_values *, cgt_value);
/* How many canonical options the player has; cgt_value_option: the i-th of them. */
uint32_t cgt_value_options(cgt_values *, cgt_value, int player);
cgt_value cgt_value_option(cgt_values *, cgt_value, int player, uint32_t i);
/* The day on which the canonical form is born. */
uint32_t cgt_value_birthday(cgt_values *, cgt_value);
/* The number that play ends in when Left, or Right, begins and the other answers, both as well as they can. */
cgt_dyadic cgt_value_stop(const cgt_values *, cgt_value, int player);
/* Is it a number + ups + star? Then these. */
bool cgt_value_is_simple(const cgt_values *, cgt_value, cgt_dyadic *number, int32_t *ups,
                         uint32_t *star);
bool cgt_value_is_number(const cgt_values *, cgt_value);

/* collapse.c: how a form comes to its canonical form, option by option. */

typedef enum {
    CGT_SAME,      /* it is equal to one that stays */
    CGT_DOMINATED, /* another is at least as good for the player */
    CGT_REVERSIBLE /* the other player has an answer that is at least as good for them as the form: the player's options of
                      that answer come in its place */
} cgt_why;
#define CGT_TYPED UINT32_MAX
typedef struct {
    cgt_value value;
    uint32_t player;
    uint32_t from; /* the step that brought it; CGT_TYPED */
} cgt_entry;
typedef struct {
    cgt_why why;
    uint32_t entry;   /* that goes */
    uint32_t by;      /* SAME, DOMINATED: the entry that stays for it */
    cgt_value answer; /* REVERSIBLE */
} cgt_strike;
typedef struct { /* the caller frees it: cgt_collapse_free */
    cgt_entry *
        entry; /* given options, Left's and then Right's, each in its order; then those that came */
    cgt_strike *step;
    uint32_t entries, steps, entryroom, steproom;
} cgt_collapse;
/* The entries that no step takes are the canonical options. False: the store says why. *out is zero, or of an earlier call. */
bool cgt_value_collapse(cgt_values *, const cgt_value *left, uint32_t lefts, const cgt_value *right,
                        uint32_t rights, cgt_collapse *out);
void cgt_collapse_free(cgt_collapse *);

/* thermograph.c: Berlekamp, Conway and Guy, Winning Ways, chapter 6; Berlekamp, in Games of No Chance (1996), 405-451,
 * below temperature 0. */

/* One corner of a wall: where it is at temperature t. From it on the wall goes straight up to the next corner; from
 * the last on it is the mast. */
typedef struct {
    cgt_dyadic t, at;
} cgt_corner;
typedef struct {
    const cgt_corner *wall[2]; /* Left's and Right's, upwards from -1; they belong to the store */
    uint32_t corners[2];
    cgt_dyadic mean, temperature;
} cgt_thermograph;
/* False: the store says why. What it points to is true until the store is next asked for anything. */
bool cgt_value_thermograph(cgt_values *, cgt_value, cgt_thermograph *out);

/* Value of a wall at temperature t, from -1 on; `corners`: their number. Out of range: 0. */
cgt_dyadic cgt_wall_at(const cgt_corner *wall, uint32_t corners, cgt_dyadic t);

/* text.c */

/* Reads a form: {1|0,*}, 1/2, 3*, ^, v2*3, +-1, Tiny(2), {2||0|-1}, {3|1}+*2. Refuses with the place. */
cgt_value cgt_read_value(cgt_values *, cgt_in *);
/* A form and its options as they are written, before any is dropped: of {0, {1|1} | ^} its 0, {1|1} and ^. */
typedef struct {
    cgt_value value;
    int from,
        to; /* its text, in bytes; nowhere (0, 0): the form is not one pair of braces, and these are its canonical options */
    bool braces; /* around that text there are none: of {2||0|-1} Right's option is {0|-1} */
} cgt_written;
typedef struct { /* the caller frees it: cgt_form_free */
    cgt_written *option[2];
    uint32_t n[2], room[2];
} cgt_form;
/* Reads a whole text as cgt_read_value does. *out is zero, or of an earlier call. */
cgt_value cgt_read_form(cgt_values *, cgt_in *, cgt_form *out);
void cgt_form_free(cgt_form *);
/* Writes it in the literature's notation, in signs of a keyboard; what it writes, cgt_read_value reads. */
void cgt_put_value(cgt_values *, cgt_value, cgt_out *);

/* position.c: positions, each game's own; all values found once are known from then on. */

/* Two players of whom one cannot move at last and loses: partizan or impartial rules, normal play, without loops, final
 * values and points. */
bool cgt_has_values(const cgt_rules *);
typedef struct cgt_positions cgt_positions;
/* Positions of rules that have values. NULL: no memory. The store and the rules live longer. */
cgt_positions *cgt_positions_new(cgt_values *, const cgt_rules *);
void cgt_positions_free(cgt_positions *);
/* Value of a position, equal for either player to move: part by part, each from the values of both
 * players' options; a nimber if rules are impartial. CGT_NO_VALUE: the store says why; asked again
 * it goes on from there. */
cgt_value cgt_position_value(cgt_positions *, cgt_position);
#endif
