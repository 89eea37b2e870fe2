/* game.h -- the seam. A game file says what this header asks and nothing else; every solver, page,
 * element, command and law test then works on it. Games name no solver, but may call kernels; solvers name no game. Pure
 * functions: no globals, no I/O; only `open` may allocate, and only by cgt_alloc.
 *
 * A whole game, src/games/pair.c, is no more than this (its line in registry.c besides):
 *
 *   // pair.c -- one heap; a move takes 1 or 2. Key: the heap. Move: choice how many.
 *   #include "../game.h"
 *   static cgt_position parse(const cgt_rules *r, cgt_in *t) {
 *       (void)r;
 *       return (cgt_position){cgt_read(t, 0, 1000, "expected a heap size")};
 *   }
 *   static void format(const cgt_rules *r, cgt_position p, cgt_out *o) {
 *       (void)r;
 *       cgt_putn(o, (int64_t)p.key);
 *   }
 *   static void format_move(const cgt_rules *r, cgt_position p, cgt_move m, cgt_out *o) {
 *       (void)r, (void)p;
 *       cgt_putn(o, cgt_choice_of(m));
 *   }
 *   static cgt_move next(const cgt_rules *r, cgt_position p, cgt_move from) {
 *       (void)r;
 *       uint64_t amount = from.code ? from.code : 1; // the least move not below `from`
 *       return amount <= 2 && amount <= p.key ? cgt_touch(0, amount) : CGT_NONE;
 *   }
 *   static cgt_position play(const cgt_rules *r, cgt_position p, cgt_move m) {
 *       (void)r;
 *       return (cgt_position){p.key - cgt_choice_of(m)};
 *   }
 *   static const cgt_example examples[] = {{"", "7"}, {0}};
 *   const cgt_game cgt_pair = {.name = "pair", .title = "One or two", .board = "list",
 *       .how = "Take one or two.", .phrase = "Take {move}", .flags = CGT_IMPARTIAL,
 *       .examples = examples, .parse = parse, .format = format, .format_move = format_move,
 *       .next = next, .play = play};
 *
 * Below, in the order in which a reader meets it: positions and moves, text in and out, rules,
 * theorems, and cgt_game, the table of a game's functions.
 *
 * The laws (tests/c/laws.c runs them on every example of every game without naming one):
 *   L1 text      parse(format(p)) == p; p < 2^bits
 *   L2 moves     next(p, x) is the least legal code >= x, below 2^56; the texts of p's moves
 *                differ, and can be typed: no spaces
 *   L3 end       a position has a move exactly when play is not over; without CGT_LOOPY every line
 *                of play ends
 *   L4 canonical keeps value, remoteness, Grundy value; canonical(canonical(p)) == canonical(p)
 *   L5 parts     Grundy value of p == xor over components(p); the moves of p are those of its
 *                parts, lifted
 *   L6 theorems  whatever a theorem says equals what search finds; its move wins; `reach` reaches
 *   L7 board     every move's item is among items(p)
 *   L8 values    |value| <= CGT_MOST; search without memo, alpha-beta and memo give one value
 *   L9 undo      undo(play(p, m), m) == p
 *   L10 options  those at once are canonical(play(p, m)) of each move, in any order
 * SPDX-License-Identifier: MIT */
#ifndef CGT_GAME_H
#define CGT_GAME_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* All that tells two positions apart, packed by the game into 64 bits:
 * equal keys are equal positions. */
typedef struct {
    uint64_t key;
} cgt_position;

/* A move out of one position. code = item << 32 | choice: the item of the board that is touched
 * (under 2^24), and which of the moves there (an amount, a target; under 2^32). A sum puts its
 * part's number above (code >> 56). */
typedef struct {
    uint64_t code;
} cgt_move;
#define CGT_NONE ((cgt_move){UINT64_MAX})

/* Values are for the player to move: the sign is the outcome, the size is the score where there is
 * one. A draw by endless play is value 0 with remoteness CGT_FOREVER. */
enum { CGT_LOSS = -1, CGT_TIE = 0, CGT_WIN = 1, CGT_MOST = 1 << 30 };
#define CGT_ONGOING INT32_MIN
#define CGT_FOREVER UINT32_MAX

typedef enum {
    CGT_OK,
    CGT_E_SYNTAX,
    CGT_E_RANGE,
    CGT_E_ILLEGAL,
    CGT_E_UNKNOWN,
    CGT_E_BUDGET,
    CGT_E_MEMORY,
    CGT_E_UNSUPPORTED,
    CGT_E_LOOP,
    CGT_E_LETTER /* the value of an end is needed that has none */
} cgt_status;

enum {
    CGT_IMPARTIAL = 1, /* both players always have the same moves */
    CGT_LOOPY = 2,     /* positions may recur (set by `open` when these rules allow it) */
    CGT_MISERE = 4,  /* the player who cannot move wins (set by cgt_open from the word "misere") */
    CGT_SPLITS = 8,  /* one number may become two: a period needs the octal theorem */
    CGT_SCORED = 64, /* the value of an end counts, not only its sign */
    CGT_SIGNS = 128, /* set by `open` of a scored game: here every end is worth -1, 0 or 1 */
    /* (16, 32, 256, 512: see wasm/exports.c) */
    /* A key's lowest bit is the player to move, 0 Left and 1 Right, all others are the board: see
     * cgt_turned; `canonical` keeps it. */
    CGT_PARTIZAN = 1024,
    /* An end has a letter in place of a value (set by `open`): only a search may be asked, which says
     * when it needs it; all else would count it as 0. */
    CGT_LETTERS = 2048,
    /* The players have marks, X of mover 0 and O of mover 1: items with the glyphs x and o. */
    CGT_MARKS = 4096
};
enum { CGT_LEFT, CGT_RIGHT };

/* Gives a position of partizan rules another player to move. So `next` gives the moves of either
 * player, and nothing else has to know of two. */
static inline cgt_position cgt_turned(cgt_position p, int player) {
    return (cgt_position){(p.key & ~(uint64_t)1) | (unsigned)player};
}

/* Text in. Reads stick: after the first refusal every read returns 0 and the first column and
 * reason stay, so a parser is written straight down without a check a line. `reason` is a static
 * template; "%" in it stands for `number`. */
typedef struct {
    const char *text, *at;
    cgt_status status;
    int column;
    const char *reason;
    int64_t number;
} cgt_in;
/* Skips blanks of any kind, and commas before a number; reads digits. */
uint64_t cgt_read(cgt_in *, uint64_t least, uint64_t most, const char *reason);
int64_t cgt_read_signed(cgt_in *, int64_t most, const char *reason);
bool cgt_more(cgt_in *); /* skips spaces; is there text left (and no refusal so far)? */
bool cgt_take(
    cgt_in *,
    char); /* skips blanks; eats that character if it is next: for - the true minus, too */
bool cgt_word(cgt_in *, const char *); /* takes a word, if it ends there */
size_t cgt_blank(const char *);        /* bytes of the blank there, of any kind; 0: there is none */
size_t cgt_minus(const char *); /* bytes of the minus there, the typed or the true one, or 0 */
/* The character at s, where it is none of ASCII: one that cannot be seen, or looks like another, by its
 * name, "an en dash" and "U+2013"; any other as it is: name is NULL, point "\u201c\u00bd\u201d (U+00BD)". Else
 * point is empty. */
typedef struct {
    const char *name;
    char point[24];
} cgt_sign;
cgt_sign cgt_sign_at(const char *s);
cgt_sign cgt_refused_sign(
    const cgt_in *); /* the first character that was refused; NULL: none was */
void cgt_refuse(cgt_in *, cgt_status, const char *reason, int64_t number);

/* Text out. Counts on past the end of buf, as snprintf does. */
typedef struct {
    char *buf;
    int cap, len;
} cgt_out;
void cgt_put(cgt_out *, const char *);
void cgt_putc(cgt_out *, char);
void cgt_putn(cgt_out *, int64_t);
void cgt_quote(cgt_out *, const char *); /* writes a JSON string, with quotes and escapes */

/* Rules: a value, fixed while it lives; many may live at once. `data` is the game's own. */
typedef struct cgt_rules {
    const struct cgt_game *game;
    unsigned flags; /* the game's, as these rules have them */
    unsigned bits;  /* low bits of the key that positions use: so games can share a key */
    unsigned
        cost; /* so many moves more, of some 50 ns, does one of these take: budgets count them */
    const void *data;
    const struct cgt_rules *part;
    unsigned parts; /* games of a sum, side by side; item >> 24 and code >> 56 say which */
    struct cgt_block *owned;
} cgt_rules;
/* Zeroed, freed with the rules; on failure refuses and is NULL. */
void *cgt_alloc(cgt_rules *, cgt_in *, size_t n, size_t size);
void cgt_adopt(cgt_rules *parent, cgt_rules *part); /* the part's memory is the parent's from now */

/* A theorem's claim, or a solver's result; `has` names the fields that are set. */
enum {
    CGT_HAS_VALUE = 1,
    CGT_HAS_REMOTENESS = 2,
    CGT_HAS_GRUNDY = 4,
    CGT_HAS_MOVE = 8,
    CGT_HAS_INFINITE = 16 /* loopy rules: infinity in place of a Grundy value */
};
typedef struct {
    cgt_move move;
    int32_t value;
    uint32_t remoteness, grundy;
    uint32_t has;
} cgt_claim;
typedef struct {
    const char *name, *statement, *source;
    /* Defaults of a page's check by search: rules, and a position with ranges, e.g.
     * "0..7 0..7 0..7". */
    const char *rules, *universe;
    bool (*says)(const cgt_rules *, cgt_position, cgt_claim *); /* false: does not apply here */
    /* Optional: a move to that smaller Grundy value,
     * where a walk over the moves would be too long. */
    cgt_move (*reach)(const cgt_rules *, cgt_position, uint32_t grundy);
} cgt_theorem;

/* One thing of the board, as the page draws and touches it. The board kind says how items are
 * laid out. */
typedef struct {
    int64_t number;
    uint32_t item, glyph;
    int32_t link;
    int16_t row, col;
} cgt_item; /* link: item it hangs on, or -1 */
typedef struct {
    const cgt_rules *rules;
    cgt_position p;
    uint64_t lift;
} cgt_part; /* a move of the part is the whole's move of code + lift */
typedef struct {
    const char *rules, *start;
} cgt_example; /* small enough to be solved whole; the first is a page's default */

/* How a move takes of a row, and what is left. `way`, for the rules' data: the first one from `a` on to
 * take t of it: 0 without a gap, else the smaller of two rows that are left; UINT32_MAX: none. */
typedef struct {
    unsigned n; /* no move takes more */
    unsigned (*way)(const void *data, unsigned row, unsigned t, unsigned a);
} cgt_ways;

typedef struct cgt_game {
    /* --- What it is: all of it is needed ------------------------------------------------------ */

    /* board: "heaps" "grid" "row" "cards" "nodes" "list" ... one file each in web/boards */
    const char *name, *title, *board;
    /* For a reader, in English (the key of text/es.json). how: the rule of a move, one sentence.
     * phrase: one whole move, with slots:
     *   {choice}
     *   {n}        the same, 1 for a line with the glyph -, and picks the form
     *   {number}   of the touched item
     *   {item}     from 1
     *   {move}
     *   {no}       the digits of {move}
     * Of rows of pins (board "pins"), in three forms, of a move that takes, that takes and parts, that
     * only parts:
     *   {taken} {left} {rest}   pins that go, those of the smaller row that is left, of the other */
    const char *how, *phrase;
    unsigned flags;
    const cgt_example *examples; /* ends with a NULL start */

    /* --- How it is played: five are needed, and three that most games have -------------------- */

    cgt_position (*parse)(const cgt_rules *, cgt_in *);
    void (*format)(const cgt_rules *, cgt_position, cgt_out *);
    void (*format_move)(const cgt_rules *, cgt_position, cgt_move, cgt_out *);
    /* Least legal code >= from, or CGT_NONE; play is not over. */
    cgt_move (*next)(const cgt_rules *, cgt_position, cgt_move from);
    cgt_position (*play)(const cgt_rules *, cgt_position, cgt_move); /* the move is legal */
    /* Optional. Reads rules; may look at the start too, to size the packing to it.
     * NULL: there are no rules to read. */
    void (*open)(cgt_rules *, cgt_in *rules, cgt_in start);
    /* Optional. Final value, or CGT_ONGOING. NULL: a player without a move loses (misere: wins). */
    int32_t (*end)(const cgt_rules *, cgt_position);
    /* Optional. What the board draws: how many things; writes at most cap. NULL: nothing, as a list
     * of moves ("list") needs. */
    int (*items)(const cgt_rules *, cgt_position, cgt_item *out, int cap);

    /* --- What is known of it; each is optional ------------------------------------------------ */

    const cgt_theorem *theorems; /* ends with a NULL name; NULL: none */
    /* Another position of the same value, one for many. NULL: each for itself. */
    cgt_position (*canonical)(const cgt_rules *, cgt_position);
    /* The games that a position is the sum of: how many; writes at most cap. NULL: one, itself. */
    int (*components)(const cgt_rules *, cgt_position, cgt_part *out, int cap);
    /* For games whose positions are one number n: from n >= memory on, the value and the Grundy
     * value of n depend only on those of the last `memory` numbers. It is what proves a period.
     * With CGT_SPLITS: at most `memory` is lost in a move, and the rest may be two numbers. 0, and
     * NULL: no such bound. */
    uint32_t (*memory)(const cgt_rules *);

    /* --- For few games, and optional ---------------------------------------------------------- */

    /* Points the mover takes with a move. NULL: 0. value = max(gain - value after) */
    int32_t (*gain)(const cgt_rules *, cgt_position, cgt_move);
    /* For the search theatre: who moves, 0 or 1 (NULL: the key does not know); a guess at a depth
     * limit (NULL: 0); and the board with the move taken back, whatever was played on it since, for
     * the search that does not restore its board: it need not be one that play can reach (NULL:
     * that search is not shown). */
    int (*mover)(const cgt_rules *, cgt_position);
    int32_t (*evaluate)(const cgt_rules *, cgt_position);
    /* The letter in place of an end's value, e.g. 'a'; 0: it has a value. NULL: no letters. */
    char (*letter)(const cgt_rules *, cgt_position);
    cgt_position (*undo)(const cgt_rules *, cgt_position board, cgt_move);
    /* For tables, of games of rows: what a move may do to one row, of any length. */
    const cgt_ways *(*ways)(const cgt_rules *);
    /* For speed, of the same, where the rules are an octal code: its digits 0..*last, of which the
     * last is not 0. Grundy's game is the one digit 8. NULL, and returned: they are not. */
    const uint8_t *(*octal)(const cgt_rules *, uint32_t *last);
    /* For speed, the positions that p's moves lead to, each in its canonical form, one a move, at
     * once: how many; writes at most cap, or nothing if there are more. Play is not over. Not
     * asked where there is `gain`. 0, and NULL: next, play and canonical, one move after the
     * other. */
    uint32_t (*options)(const cgt_rules *, cgt_position, cgt_position *out, uint32_t cap);
    /* For speed, all positions in one table, where that is far quicker than search: its bytes (0:
     * not under these rules); its filling (an error: search instead, and CGT_E_MEMORY is told), by
     * a kernel, in bounded time, as no budget holds it; and what it knows of a position that is not
     * over: value with or without remoteness, Grundy value, as `has` tells. NULL, all three:
     * search. */
    size_t (*table)(const cgt_rules *);
    cgt_status (*fill)(const cgt_rules *, void *table);
    void (*look)(const cgt_rules *, const void *table, cgt_position, cgt_claim *);
} cgt_game;

/* In teaching order, ends with NULL: games/registry.c. */
extern const cgt_game *const cgt_games[];

/* Functions for all layers above. Only these take text or codes from outside. */
cgt_status cgt_open(cgt_rules *, const char *game, const char *rules, const char *start,
                    cgt_position *, cgt_in *refusal);
/* Opens rules of a game at hand. */
cgt_status cgt_open_game(cgt_rules *, const cgt_game *, const char *rules, const char *start,
                         cgt_position *, cgt_in *refusal);
void cgt_close(cgt_rules *);
cgt_status cgt_parse(const cgt_rules *, const char *, cgt_position *, cgt_in *refusal);
int cgt_format(const cgt_rules *, cgt_position, char *buf, int cap);
int cgt_format_move(const cgt_rules *, cgt_position, cgt_move, char *buf, int cap);
int32_t cgt_end(const cgt_rules *, cgt_position);
cgt_move cgt_next(const cgt_rules *, cgt_position, cgt_move from); /* CGT_NONE when play is over */
bool cgt_legal(const cgt_rules *, cgt_position, cgt_move);         /* next(m) == m */
bool cgt_has_grundy(const cgt_rules *);
/* True if positions may recur, with Grundy values, some of them infinite (solve.h). */
bool cgt_has_loopy(const cgt_rules *);
/* Without the hook: itself; 0 parts are a sum that is over. */
int cgt_components(const cgt_rules *, cgt_position, cgt_part *, int cap);

static inline cgt_move cgt_touch(uint64_t item, uint64_t choice) {
    return (cgt_move){item << 32 | choice};
}
static inline uint32_t cgt_item_of(cgt_move m) { return (uint32_t)(m.code >> 32); }
static inline uint32_t cgt_choice_of(cgt_move m) { return (uint32_t)m.code; }
static inline unsigned cgt_width(uint64_t most) {
    return most ? 64u - (unsigned)__builtin_clzll(most) : 0;
}
static inline uint64_t cgt_mask(unsigned width) {
    return width < 64 ? ((uint64_t)1 << width) - 1 : UINT64_MAX;
}

/* period.c: a sequence in which value n depends only on the `memory` values before it repeats for
 * ever once a window of that many recurs. Without memory (0) the second half of the values must
 * repeat, and nothing is proved. */
typedef struct {
    uint32_t preperiod, period; /* the least; value[n] == value[n + period] for n >= preperiod */
    uint32_t proved;
} cgt_period;
bool cgt_period_find(const uint32_t *value, uint32_t n, uint32_t memory, cgt_period *);
/* A period that a reader sees in a long table although none is found: more than its last quarter
 * repeats, three times or more. */
bool cgt_period_seen(const uint32_t *value, uint32_t n, cgt_period *);
/* True if the first `known` values prove a period although a number may become two, where a window
 * that recurs proves nothing. R. K. Guy and C. A. B. Smith (Proc. Camb. Phil. Soc. 52 (1956)):
 * values with that period from n0 up to 2 n0 + 2 p + k, where a move takes at most k, keep it for
 * ever, since of two parts of a larger number the greater one is beyond n0 + p. */
static inline bool cgt_period_splits(uint64_t preperiod, uint64_t period, uint32_t most,
                                     uint64_t known) {
    return known >= 2 * (preperiod + period) + most;
}

/* Several numbers in one key, each as wide as it can become. */
enum { CGT_FIELDS = 64 };
typedef struct {
    unsigned n;
    uint8_t at[CGT_FIELDS], width[CGT_FIELDS], order[CGT_FIELDS]; /* order: the widest first */
} cgt_fields;
void cgt_field_add(cgt_fields *, uint64_t most, cgt_in *); /* refuses when 64 bits are full */
/* Largest number into the widest field: a canonical form of heaps. */
cgt_position cgt_fields_sort(const cgt_fields *, cgt_position);
static inline unsigned cgt_fields_bits(const cgt_fields *f) {
    return f->n ? (unsigned)f->at[f->n - 1] + f->width[f->n - 1] : 0;
}
static inline uint64_t cgt_get(const cgt_fields *f, cgt_position p, unsigned i) {
    return f->width[i] ? p.key >> f->at[i] & cgt_mask(f->width[i]) : 0;
}
static inline cgt_position cgt_set(const cgt_fields *f, cgt_position p, unsigned i, uint64_t v) {
    if (f->width[i]) p.key = (p.key & ~(cgt_mask(f->width[i]) << f->at[i])) | v << f->at[i];
    return p;
}
#endif
