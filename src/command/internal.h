/* internal.h -- what the files of src/command share.
 * SPDX-License-Identifier: MIT */
#ifndef CGT_COMMAND_INTERNAL_H
#define CGT_COMMAND_INTERNAL_H
#include "../judge/judge.h"
#include "../values/values.h"
#include "command.h"

typedef struct command command;
typedef struct verb verb;
typedef struct play play;

/* text.c: text out, */
void put(command *, const char *);
void put_bytes(command *, const char *, uint32_t n);
void put_number(command *, int64_t);
void put_padded(command *, const char *, unsigned columns); /* at least that wide, in characters */
const char *position_text(command *, cgt_position);         /* lasts until the next position_text */
const char *move_text(command *, cgt_position, cgt_move);   /* until the next move_text */
/* sentences, */
typedef struct {
    const char *key, *value;
} word;
typedef struct { /* fills {name} in a template: text, or where that is NULL the number */
    const char *name, *text;
    int64_t number;
} slot;
bool words_read(command *, const char *words, uint32_t bytes);
const char *say(const command *, const char *english); /* in the language spoken */
/* Writes the sentence with its slots (ended by a NULL name); {n} chooses between the forms that `|`
 * separates: 1 the first, else the last. */
void put_words(command *, const char *english, const slot *);

/* Ends a command with one sentence. Returns false. */
bool fail(command *, const char *english, const slot *);
/* With the column, where it is in a text; false. */
bool fail_at(command *, const cgt_in *refusal, const char *rules);
bool fail_in_form(command *, const cgt_in *refusal); /* for a value's form */
/* Says what is wrong with a contest's text, and its line; file: NULL if it is clear which. */
bool fail_in(command *, const cgt_text *, const char *file);
bool no_memory(command *); /* false */

/* position.c, sequence.c, quotient.c, theatre.c, value.c, contest.c, play.c: each command begins once, then steps until it returns
 * false. */
bool position_begin(command *), solve_step(command *), moves_begin(command *),
    moves_step(command *), show_step(command *);
bool table_begin(command *), table_step(command *);
bool quotient_begin(command *, uint64_t rows), quotient_step(command *);
bool trace_begin(command *), trace_step(command *);
bool value_begin(command *), value_step(command *), compare_begin(command *),
    compare_step(command *), thermograph_step(command *);
const cgt_game *game_named(const char *); /* NULL: there is none */
bool known_game(command *);               /* else fails */
const char *outcome_word(const command *, const cgt_claim *);
bool judge_begin(command *), judge_step(command *), gen_begin(command *), gen_step(command *);
bool check_begin(command *), check_step(command *), stress_begin(command *), stress_step(command *);
void contest_free(command *);
bool play_begin(command *), play_step(command *);
char *play_room(command *, uint32_t n); /* of the line that is wanted */
void play_fed(command *, uint32_t n);
void play_free(command *);

enum {
    ARGUMENTS = 16,
    RUNS = 400,  /* runs of a program to make a case smaller */
    ENGINES = 15 /* programs that play; the opponent is one player more */
};
struct command {
    cgt_command out; /* first: what a front reads */
    const verb *verb;
    const char *arg[ARGUMENTS], *rules;
    uint32_t args;
    bool spanish, prune, beyond, csv, classes, begun; /* classes: --quotient */
    bool flush;           /* pending output goes out before the next step writes */
    bool failed, no_room; /* nothing more is written; and there is a fixed text for it */
    uint64_t budget;
    uint32_t depth;

    word *word;
    uint32_t words;
    char *text; /* the text so far; out.text is set to it */
    uint32_t room;
    char *position, *move; /* scratch of position_text and move_text */
    uint32_t position_room, move_room;

    cgt_rules r; /* game == NULL: none is open */
    cgt_position p;
    cgt_solver *solver;
    cgt_move next; /* moves: the next to be listed */
    cgt_sequence *sequence;
    uint64_t row, to;   /* table: the number that comes next, and the last */
    cgt_status stopped; /* table: why its last number is not that */
    cgt_quotient *quotient;
    cgt_search *search;
    cgt_event event;
    uint64_t *last; /* trace: the move last tried at each depth */
    uint32_t at, last_room, leaves, cut, nodes;
    int32_t root;

    /* value, compare, thermograph: of the forms or positions that are given */
    cgt_values *values;
    cgt_value value[2];

    /* judge, gen, check, stress */
    const cgt_problem *problem;
    cgt_judge *judge, *sink; /* sink: what the front brings goes there */
    cgt_compare compare;
    const char *source, *rest; /* rest: still to be printed, `left` bytes */
    uint32_t left, ended;      /* ended: a cgt_end_how */
    uint64_t seed;
    bool large, program; /* --size large; there is something after "--" */
    /* stress: the input, the case that differs, a smaller one, and what was found in the case */
    cgt_reply input, one, smaller, found;
    const char *form; /* cgt_compare's */
    enum { STRESS_NEXT, STRESS_INPUT, STRESS_ALONE, STRESS_SMALLER } stage;
    uint64_t round, rounds, cases, number;
    uint32_t runs, late, ended_before; /* runs; killed ones; `ended` of the differing one */
    uint64_t tried[RUNS];              /* hashes of the texts that it was run on */
    bool alone, shrunk;

    /* play: what was asked, NULL and 0 where nothing was; first: 1 the program begins, 2 its opponent */
    const char *engine[ENGINES], *opponent, *record, *time;
    uint32_t engines, first, milliseconds;
    uint64_t games;
    play *play;
};
#endif
