/* judge.h -- the seam of a contest problem: a file in src/judge says what this header asks, and the
 * commands judge, gen, check and stress, the page and the tests work on it.
 *
 * Text streams: a front brings chunks of any size, `run` reads as many tokens as have come whole
 * and returns; the answers come out the same way. So a problem is a small state machine over one
 * cursor, and no input is ever held whole:
 *
 *     static void run(void *data, cgt_text *in, cgt_reply *out) {
 *         pair *s = data;
 *         for (;;) {                                           // a resumed run begins here again
 *             if (!s->has_a) {
 *                 if (!cgt_text_number(in, 0, MOST, "...", &s->a)) return;
 *                 cgt_case_begin(in);                          // its text begins at that number
 *                 s->has_a = true;
 *             }
 *             if (!cgt_text_number(in, 0, MOST, "...", &s->b)) return;
 *             if (!s->a && !s->b) { cgt_text_finish(in); return; }      // the terminator
 *             cgt_reply_put(out, wins(s->a, s->b) ? "Stan wins\n" : "Ollie wins\n");
 *             s->has_a = false;
 *             cgt_case_end(in, out);                           // this answer is complete
 *         }
 *     }
 *
 * A read is false where the token has not come, where the input is over or refused, and where the
 * budget is spent: in each case `run` just returns. What ends too early, and what goes on after the
 * last case, the driver finds by itself.
 * SPDX-License-Identifier: MIT */
#ifndef CGT_JUDGE_H
#define CGT_JUDGE_H
#include "../solve/solve.h"

/* --- text in (text.c) ------------------------------------------------------------------------- */

/* Blanks between tokens are spaces, tabs, CR, LF, and those of editors (cgt_blank); as many as there are. The cursor's fields are its
 * own, but `line`, `cases` and `budget` may be read, and `budget` lowered. */
typedef struct {
    const char *at, *end; /* text that has come and is not read yet; *end == 0 */
    const char *token;    /* the last token read; it stays until `run` returns */
    const char *mark;     /* the case's first token */
    const char *scan;     /* a word is known not to end before this */
    uint64_t line, token_line;
    uint64_t cases, announced; /* complete so far; as the input says, or UINT64_MAX */
    int64_t budget;            /* tokens and steps before `run` shall return */
    int64_t unspent;           /* budget left when the last case was complete */
    bool last;                 /* nothing comes after `end` */
    bool inside;               /* inside a case */
    bool stepwise;             /* `run` shall return after each case */
    bool over, deaf;           /* no token may follow; or what follows is not looked at */
    cgt_status status;         /* the first refusal, as in game.h: "%" stands for number */
    const char *reason;
    int64_t number;
    cgt_sign sign;      /* the refused text's character that is not ASCII */
    const char *beyond; /* the first of the judge's own limits that was passed, or NULL */
} cgt_text;

/* The next token as a number. Refuses letters, what 64 bits do not hold, and (with `reason`, in
 * which "%" stands for what was read) what is not from least to most. */
bool cgt_text_number(cgt_text *, int64_t least, int64_t most, const char *reason, int64_t *);
/* Reads the numbers that have come, at most cap, into out[]. Returns how many. For long lists. */
size_t cgt_text_numbers(cgt_text *, int64_t least, int64_t most, const char *reason, int64_t *out,
                        size_t cap);
/* The next token whatever it is, at most `longest` bytes (else refused with `reason`); not ended by
 * a zero byte. */
bool cgt_text_word(cgt_text *, size_t longest, const char *reason, const char **word,
                   size_t *length);
/* The next line, perhaps empty, without its LF, CR and trailing blanks of ASCII. */
bool cgt_text_line(cgt_text *, size_t longest, const char *reason, const char **line,
                   size_t *length);
/* Without blanks of any kind around it. */
void cgt_text_trim(const char **line, size_t *length);
/* Refuses the last token. */
void cgt_text_refuse(cgt_text *, cgt_status, const char *reason, int64_t number);
/* Notes that the input passes a limit of the statement; it is answered all the same. */
static inline void cgt_text_beyond(cgt_text *in, bool passes, const char *limit) {
    if (passes && !in->beyond) in->beyond = limit;
}
/* So many cases follow (1 where a file is one case). Once they are there, nothing but blanks
 * may come. */
void cgt_text_announce(cgt_text *, int64_t cases);
/* The terminator was read: what follows is not looked at. */
void cgt_text_finish(cgt_text *);
/* A whole text, such as one case that is known to be right: every read then gives what is there. */
void cgt_text_whole(cgt_text *, const char *text, size_t length); /* text[length] == 0 */

/* --- text out (text.c) ------------------------------------------------------------------------ */

typedef struct {
    char *text;
    uint32_t length, room;
    uint32_t whole; /* the answers of complete cases end here */
    bool failed;    /* no memory: nothing is written any more */
} cgt_reply;
void cgt_reply_put(cgt_reply *, const char *);
void cgt_reply_bytes(cgt_reply *, const char *, size_t n);
void cgt_reply_number(cgt_reply *, int64_t);

/* A case begins with the last token read; and its answer is complete. */
void cgt_case_begin(cgt_text *);
void cgt_case_end(cgt_text *, cgt_reply *);

/* --- what a problem gives --------------------------------------------------------------------- */

/* Pseudorandom numbers that are the same on every machine: splitmix64,
 * Steele, Lea and Flood 2014. */
typedef struct {
    uint64_t state;
} cgt_random;
uint64_t cgt_random_next(cgt_random *);
int64_t cgt_random_from(cgt_random *, int64_t least, int64_t most); /* both can come */
bool cgt_random_one_in(cgt_random *, int64_t n);
/* A line of numbers, with a space between. */
void cgt_reply_list(cgt_reply *, const int64_t *number, size_t n);
void cgt_reply_pair(cgt_reply *, int64_t, int64_t);
/* Sorts; ascending, each once: how many are left. */
uint32_t cgt_distinct(uint32_t *number, uint32_t n);
typedef enum {
    CGT_SMALL, /* for stress: a dozen cases that a person can read, edge cases often */
    CGT_LARGE  /* the official limits */
} cgt_size;

/* One line of why, and the case as a position: what a page opens and `palitos solve` takes. */
typedef struct {
    const char *name, *text; /* text, or where that is NULL the number */
    int64_t number;
} cgt_saying;
enum { CGT_SLOTS = 8 };
typedef struct {
    const char *sentence;           /* English template, {name} a slot, a key of text/es.json */
    cgt_saying slot[CGT_SLOTS + 1]; /* ended by a NULL name */
    const char *game;               /* NULL: there is no such game, or the case is too large */
    char rules[600], start[600];
    char words[1200]; /* the slots' text, one after another */
    uint32_t used;
} cgt_told;
void cgt_told_number(cgt_told *, const char *name, int64_t);
void cgt_told_text(cgt_told *, const char *name, const char *text); /* cut where it is too long */
/* A list of numbers as text, with "..." where it is too long to be read. */
void cgt_told_list(cgt_told *, const char *name, const int64_t *number, size_t n);
/* The position, its rules and start written by cgt_put, cgt_putn and cgt_list before; no game is
 * named where a text does not fit. The game may still refuse it: contest.wasm has no games, so who
 * shows the position asks cgt_open. */
void cgt_told_position(cgt_told *, const char *game, const cgt_out *rules, const cgt_out *start);
cgt_out cgt_told_rules(cgt_told *);
cgt_out cgt_told_start(cgt_told *);
void cgt_list(cgt_out *, const int64_t *number, size_t n); /* after a space where there is text */

/* The cost of a way to solve the problem, for the most expensive case at limits that a reader
 * types. Doubles: beyond 10^300 they say only that. */
enum { CGT_LIMITS = 3, CGT_METHODS = 3 }; /* the most there are */
typedef struct {
    const char *name; /* English, a key of text/es.json */
    double official;  /* the judge's, or where that is not known, ours */
} cgt_limit;
typedef struct {
    double states, moves, bytes; /* looked at, tried, and held */
} cgt_cost;
typedef struct {
    const char *name;
    cgt_cost (*cost)(const double *limit);
} cgt_method;

typedef struct cgt_problem {
    const char *id, *title;    /* title: as the judge has it */
    const char *link;          /* the official statement, or the nearest that is left */
    const char *head, *tail;   /* one case alone is a valid input between these: "1\n", "0\n" */
    const cgt_limit *limits;   /* inputs of a case's cost; ended by a NULL name */
    const cgt_method *methods; /* so too; the last is what `run` does */
    size_t state;              /* bytes; zeroed at the start */
    void (*run)(void *state, cgt_text *, cgt_reply *);
    void (*free)(void *state); /* optional */
    /* A valid input of its own. Edge cases come up often in a small one. */
    void (*gen)(cgt_random *, cgt_size, cgt_reply *);
    /* Explains the answer of one valid, whole case. found: somebody's answer (NULL:
     * nobody's), to say which of several answers differs. */
    void (*tell)(cgt_text *one, const char *found, cgt_told *);
    /* Optional: the k-th smaller text of a case (one[length] == 0), valid or not (the caller will
     * see); false: there are no more. NULL: cgt_shrink_text. */
    bool (*shrink)(const char *one, size_t length, uint32_t k, cgt_reply *);
    /* Optional, of a case that asks several questions: the first that `found` answers wrong, as a
     * case of its own, and what was answered there; nothing where there is none. */
    void (*part)(cgt_text *one, const char *found, cgt_reply *alone, cgt_reply *answer);
} cgt_problem;
extern const cgt_problem *const cgt_problems[]; /* ends with NULL: registry.c */
const cgt_problem *cgt_problem_find(const char *id);

/* --- the driver (judge.c) --------------------------------------------------------------------- */

typedef enum {
    CGT_JUDGE_HUNGRY,  /* bring more text */
    CGT_JUDGE_BUSY,    /* the budget is spent: run again (or not: that cancels) */
    CGT_JUDGE_CASE,    /* stepwise: a case is complete */
    CGT_JUDGE_DONE,    /* all is read and answered */
    CGT_JUDGE_REFUSED, /* in.reason and its number, in.token_line; or in.status is CGT_E_MEMORY */
} cgt_judge_news;

typedef struct {
    const cgt_problem *problem;
    void *state;
    cgt_text in;
    cgt_reply out;
    char *buffer;
    uint32_t room, taken;
    uint32_t
        held; /* bytes after in.end that cannot be read yet; the first of them is `under`, as *in.end is 0 */
    char under;
    bool begun, flows, ended;
    bool raw; /* a program's output: nothing in it is read kindly */
    cgt_judge_news news;
} cgt_judge;

enum { CGT_FLOWING = false, CGT_STEPWISE = true };
/* stepwise: run returns after each case, and its text is kept. NULL: no memory. */
cgt_judge *cgt_judge_new(const cgt_problem *, bool stepwise);
void cgt_judge_free(cgt_judge *);
/* Room for the next n bytes (NULL: no memory); then says that n have come, 0 being the end. Ask for
 * room only when the judge is hungry. */
char *cgt_judge_room(cgt_judge *, uint32_t n);
void cgt_judge_fed(cgt_judge *, uint32_t n);
cgt_judge_news cgt_judge_run(cgt_judge *, int64_t budget);
/* Answers that may be printed now, which counts as done; until the next run. Answers wait until the
 * input is known to be right to its end, so that a refusal prints nothing, while they are less than
 * 12 MB; from there on they flow, case by case, as memory is bounded. */
uint32_t cgt_judge_take(cgt_judge *, const char **text);
/* Stepwise: the case that is complete, without blanks around it, and its answer. text is NULL where
 * the case is longer than 16 MB. They last until the next run. */
typedef struct {
    const char *text, *answer;
    uint32_t length, answer_length;
    uint64_t number; /* from 1 */
} cgt_judged;
cgt_judged cgt_judge_case(const cgt_judge *);
void cgt_judge_gen(const cgt_problem *, uint64_t seed, cgt_size, cgt_reply *); /* a valid input */
/* Why a case's answer is what it is; of one that takes very long, that it does. */
void cgt_judge_tell(const cgt_problem *, const char *one, size_t length, const char *found,
                    cgt_told *);
/* The k-th candidate for a smaller case (shrink.c), as text without head and tail; empty where
 * there is no k-th, though more may follow; false: no more. */
bool cgt_shrink_text(const char *one, size_t length, uint32_t k, cgt_reply *);
bool cgt_judge_shrink(const cgt_problem *, const char *one, size_t length, uint32_t k, cgt_reply *);
/* Judges head + one + tail at once: true where that is valid, one case, and not too long to judge.
 * The answer is appended to `answer` where it is not NULL. */
bool cgt_judge_one(const cgt_problem *, const char *one, size_t length, cgt_reply *answer);

/* A small case that differs as this one does, as far as that is known without the program that
 * `found` (NULL: nobody) is from: of several questions the first that it answers wrong; then texts
 * of cgt_judge_shrink while the right answer stays the same. Both are replaced. */
void cgt_judge_least(const cgt_problem *, cgt_reply *one, cgt_reply *found);

/* --- somebody's output (compare.c) -------------------------------------------------------------
 * As a judge's checker compares: line by line, without CR and blanks at a line's end; empty lines
 * do not count. The first case that differs stops it. */

typedef enum {
    CGT_COMPARE_IN,      /* bring more of the input to `in`, */
    CGT_COMPARE_OUT,     /* or more of the output to `out` */
    CGT_COMPARE_BUSY,    /* go on */
    CGT_COMPARE_EQUAL,   /* to the end */
    CGT_COMPARE_DIFFERS, /* at cgt_judge_case(in); or, `beyond`, after the last case */
    CGT_COMPARE_REFUSED  /* the input is wrong: in->in says how */
} cgt_compare_news;
typedef struct {
    cgt_judge *in, *out;
    bool pending, beyond, told; /* told: the case was found to differ, its other lines are passed */
    uint32_t at;                /* compared bytes of the case's answer */
    /* The lines found for this case, the one that differs last; empty: the output is over. Ended by
     * a zero byte that does not count. */
    cgt_reply found;
    const char *form; /* the difference if it is one of form, a key of text/es.json; or NULL */
} cgt_compare;
/* False: no memory; free it all the same. */
bool cgt_compare_new(cgt_compare *, const cgt_problem *);
void cgt_compare_free(cgt_compare *);
/* After CGT_COMPARE_DIFFERS it may be run on: it then comes to the next case that differs, as if
 * each answer had as many lines as it should, which is so if it ends with CGT_COMPARE_EQUAL. */
cgt_compare_news cgt_compare_run(cgt_compare *, int64_t budget);
#endif
