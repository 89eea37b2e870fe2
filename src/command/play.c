/* play.c -- play: programs play a game against the perfect player, a random one or one another, by lines of text. The fronts
 * start the programs and carry the lines (command.h); what is said, what is legal and who was wrong is decided here.
 *
 * What a program reads                 and what it answers
 *   game subtraction
 *   rules 1 2 3                        (a game without rules: no such line)
 *   position 10
 *   moves 10-1 10-2 10-3               (more than MOVES_TOLD moves: no such line)
 *   go                                 10-2
 *   position 7
 *   moves 7-1 7-2 7-3
 *   go                                 7-3
 *   over won                           (or lost, or drawn)
 *
 * Each game is a new run of the program.
 * SPDX-License-Identifier: MIT */
#include <stdlib.h>
#include <string.h>

#include "internal.h"

enum {
    /* A game of more moves counts as a draw: where positions recur it may never end. */
    PLIES = 1000,
    GRACE = 1000,      /* milliseconds in which a program may end by itself when its game is over */
    LISTED = 1000,     /* moves that a random choice is made from; nim has heaps of 4 * 10^9 */
    MOVES_TOLD = 1000, /* moves that a program is told */
    MOVES_SHOWN = 12,  /* legal moves that are named after an illegal one */
    SAID = 60,         /* bytes shown of what a program said */
    NAME = 40,         /* bytes of a player's name, with its end */
    UNKNOWN = 2        /* beside -1, 0 and 1 */
};

typedef struct {
    char name[NAME];
    const char *command;                      /* for a shell; NULL: it is one of ours, */
    bool random;                              /* this one, or the perfect one */
    uint32_t won, lost, drawn, winning, kept; /* winning: positions in which it was to move */
    cgt_reply mistake;                        /* its first, as a sentence */
} player;
struct play {
    player *who;
    uint32_t players, games, a, b; /* games: of a pair; a, b: the pair that plays */
    uint32_t game, of_pair, faults, mistakes;
    uint32_t won_a, won_b; /* of the pair */
    cgt_reply results;     /* of each pair, a line */
    cgt_random dice;

    /* the game that is played; side 0 begins */
    uint32_t side[2];
    bool runs[2]; /* its program does */
    const char *start;
    uint32_t ply;
    int64_t points[2];
    cgt_reply line, record; /* its moves, in a row and as a file */
    enum { NEXT, TURN, ANSWER, OVER, KEEP, KEPT } stage;
    int winner; /* a side; -1: nobody */
    enum { BY_PLAY, BY_LENGTH, BY_MOVE, BY_END, BY_TIME, BY_LINE, BY_START } by;
    char said[CGT_LINE_BYTES + 1];
    uint32_t said_length, status; /* status: with which a program ended */
    char *file;
};

/* --- who plays -------------------------------------------------------------------------------- */

/* NAME="command", or the command alone; bytes of the name, 0: it has none. */
static size_t name_in(const char *s) {
    size_t n = 0;
    while (s[n] && s[n] != '=' && n < NAME) {
        unsigned char b = (unsigned char)s[n];
        bool fits = b >= 0x80 || (b >= '0' && b <= '9') || ((b | 32) >= 'a' && (b | 32) <= 'z') ||
                    b == '_' || b == '-' || b == '.';
        if (!fits) return 0;
        n++;
    }
    return s[n] == '=' && n < NAME ? n : 0;
}
static bool add_player(command *c, const char *given, bool own) {
    play *g = c->play;
    player *p = &g->who[g->players++];
    size_t n = name_in(given);
    if (own && (!strcmp(given, "perfect") || !strcmp(given, "random"))) {
        const char *name = say(c, given);
        p->random = *given == 'r';
        memcpy(p->name, name, strlen(name) + 1);
    } else {
        p->command = n ? given + n + 1 : given;
        memcpy(p->name, given, n);
        cgt_out o = {p->name, NAME, 0};
        if (!n) cgt_put(&o, say(c, own ? "opponent" : "program"));
        if (!n && c->engines > 1 && !own) cgt_putn(&o, g->players);
        if (!p->command[strspn(p->command, " ")])
            return fail(c, "a program’s command is empty", NULL);
    }
    for (player *q = g->who; q < p; q++)
        if (!strcmp(p->name, q->name))
            return fail(c, "two players are called {name}: give them other names, NAME=\"COMMAND\"",
                        (slot[]){{"name", p->name, 0}, {0}});
    return true;
}
static bool open_start(command *c, const char *start) {
    cgt_in no = {0};
    cgt_solver_free(c->solver);
    c->solver = NULL;
    if (c->r.game) cgt_close(&c->r);
    if (cgt_open_game(&c->r, game_named(c->arg[1]), c->rules, start, &c->p, &no)) {
        c->r.game = NULL;
        return fail_at(c, &no, c->rules);
    }
    if (!(c->solver = cgt_solver_new(&c->r))) return no_memory(c);
    return true;
}
/* The i-th start that was given, or the game's own example. */
static const char *start_of(const command *c, uint32_t i) {
    return c->args > 2 ? c->arg[2 + i] : game_named(c->arg[1])->examples->start;
}
static uint32_t starts(const command *c) { return c->args > 2 ? c->args - 2 : 1; }

bool play_begin(command *c) {
    if (!known_game(c)) return false;
    if (!c->engines) return fail(c, "play needs a program: --engine \"python3 mine.py\"", NULL);
    const cgt_example *example = game_named(c->arg[1])->examples;
    if (c->args == 2 && !*c->rules) c->rules = example->rules;
    for (uint32_t i = 0; i < starts(c); i++) {
        if (!open_start(c, start_of(c, i))) return false;
        if (c->r.flags & CGT_LETTERS)
            return fail(c, "a leaf has a letter in place of a number: nobody can win there", NULL);
        if (cgt_end(&c->r, c->p) != CGT_ONGOING)
            return fail(c, "there is no move from {position}: give another position",
                        (slot[]){{"position", position_text(c, c->p), 0}, {0}});
    }
    play *g = c->play = calloc(1, sizeof *g);
    if (!g || !(g->who = calloc(c->engines + 1, sizeof *g->who))) return no_memory(c);
    for (uint32_t i = 0; i < c->engines; i++)
        if (!add_player(c, c->engine[i], false)) return false;
    if (!add_player(c, c->opponent ? c->opponent : "perfect", true)) return false;
    g->games = c->games ? (uint32_t)c->games : starts(c) * (c->first ? 1 : 2);
    g->dice.state = c->seed;
    g->b = 1;
    return true;
}
void play_free(command *c) {
    play *g = c->play;
    if (!g) return;
    for (uint32_t i = 0; i < g->players; i++) free(g->who[i].mistake.text);
    free(g->results.text);
    free(g->line.text);
    free(g->record.text);
    free(g->file);
    free(g->who);
    free(g);
}

/* The position, for a sentence: the start of some games is no text. */
static const char *place(command *c) {
    const char *s = position_text(c, c->p);
    return *s ? s : say(c, "the start");
}

/* --- a move ----------------------------------------------------------------------------------- */

static int32_t gain_of(const command *c, cgt_move m) {
    return c->r.game->gain ? c->r.game->gain(&c->r, c->p, m) : 0;
}
/* Who wins from p, as far as the budget sees: 1, the player to move, who has `lead` points more. */
static int result_of(command *c, cgt_position p, int64_t lead, cgt_claim *k) {
    cgt_answer a;
    uint64_t budget = c->budget;
    if (cgt_decide(c->solver, p, &budget, &a) == CGT_E_MEMORY) no_memory(c);
    if (k) *k = a.claim;
    if (c->failed || !(a.claim.has & CGT_HAS_VALUE)) return UNKNOWN;
    int64_t v = lead + a.claim.value;
    return (v > 0) - (v < 0);
}
/* One of the first moves, by chance: any, or of those that keep the value that is known. */
static cgt_move some_move(command *c, const cgt_claim *keeps) {
    uint64_t budget = c->budget;
    uint32_t found = 0, seen = 0;
    cgt_move m = cgt_next(&c->r, c->p, (cgt_move){0}), chosen = CGT_NONE;
    for (; m.code != UINT64_MAX && seen < LISTED;
         seen++, m = cgt_next(&c->r, c->p, (cgt_move){m.code + 1})) {
        if (keeps) {
            cgt_answer a;
            cgt_status st = cgt_decide(c->solver, c->r.game->play(&c->r, c->p, m), &budget, &a);
            if (st == CGT_E_MEMORY) no_memory(c);
            if (st || gain_of(c, m) - a.claim.value != keeps->value) continue;
        }
        if (cgt_random_one_in(&c->play->dice, ++found)) chosen = m;
    }
    return chosen;
}
/* Any move that keeps what can be had; where that may go round for ever, the one that wins soonest. */
static cgt_move perfect_move(command *c) {
    cgt_claim k;
    if (result_of(c, c->p, 0, &k) == UNKNOWN) return some_move(c, NULL);
    bool scored = c->r.game->end || c->r.game->gain, loopy = c->r.flags & CGT_LOOPY;
    if (k.value < 0 && !scored) return some_move(c, NULL);
    if (loopy && k.value > 0 && k.has & CGT_HAS_MOVE) return k.move;
    cgt_move m = some_move(c, &k);
    if (m.code != UINT64_MAX) return m;
    return k.has & CGT_HAS_MOVE ? k.move : some_move(c, NULL);
}
/* The move of that text; there is none: CGT_NONE. */
static cgt_move move_said(command *c, const char *text) {
    uint64_t most = c->budget;
    cgt_move m = cgt_next(&c->r, c->p, (cgt_move){0});
    while (m.code != UINT64_MAX && most-- && strcmp(move_text(c, c->p, m), text))
        m = cgt_next(&c->r, c->p, (cgt_move){m.code + 1});
    return most == UINT64_MAX ? CGT_NONE : m;
}
static bool keep_text(command *c, cgt_reply *to, const char *s) {
    cgt_reply_put(to, s);
    return !to->failed || no_memory(c);
}
/* What was written since `from` becomes the text of `to`. */
static bool cut(command *c, uint32_t from, cgt_reply *to) {
    if (c->failed) return false;
    to->length = 0;
    cgt_reply_bytes(to, c->text + from, c->out.length - from);
    cgt_reply_bytes(to, "", 1);
    c->out.length = from;
    return !to->failed || no_memory(c);
}
/* A program's move, against what the solver knows: counted, and its first mistake kept. */
static void judge_move(command *c, player *p, cgt_move m, int64_t lead) {
    cgt_claim k;
    cgt_position q = c->r.game->play(&c->r, c->p, m);
    int before = result_of(c, c->p, lead, &k);
    int after = result_of(c, q, -lead - gain_of(c, m), NULL);
    if (before == UNKNOWN || after == UNKNOWN) return;
    p->winning += before > 0;
    p->kept += before > 0 && after < 0;
    if (-after >= before) return;
    c->play->mistakes++;
    if (p->mistake.text) return;
    uint32_t from = c->out.length;
    char said[CGT_LINE_BYTES + 1];
    cgt_out o = {said, sizeof said, 0};
    cgt_put(&o, move_text(c, c->p, m));
    cgt_move best = k.has & CGT_HAS_MOVE ? k.move : some_move(c, &k);
    bool known = best.code != UINT64_MAX;
    put_words(c,
              !known ? "{player}: the first mistake is in game {game}, {move} from {position}."
              : before > 0 ? "{player}: the first mistake is in game {game}, {move} from "
                             "{position}; {better} would have won."
                           : "{player}: the first mistake is in game {game}, {move} from "
                             "{position}; {better} would not have lost.",
              (slot[]){{"player", p->name, 0},
                       {"game", NULL, c->play->game},
                       {"move", said, 0},
                       {"position", place(c), 0},
                       {"better", known ? move_text(c, c->p, best) : "", 0},
                       {0}});
    cut(c, from, &p->mistake);
}
static bool make_move(command *c, cgt_move m) {
    play *g = c->play;
    uint32_t side = g->ply % 2;
    player *p = &g->who[g->side[side]];
    if (p->command) judge_move(c, p, m, g->points[side] - g->points[!side]);
    const char *text = move_text(c, c->p, m);
    if (c->failed || !keep_text(c, &g->line, " ") || !keep_text(c, &g->line, text)) return false;
    uint32_t from = c->out.length;
    put_number(c, g->ply + 1);
    put(c, ". ");
    put(c, text);
    if (g->ply < 2) put(c, "  ");
    if (g->ply < 2) put(c, p->name);
    put(c, "\n");
    put_bytes(c, "", 1);
    if (c->failed || !keep_text(c, &g->record, c->text + from)) return false;
    c->out.length = from;
    g->points[side] += gain_of(c, m);
    c->p = c->r.game->play(&c->r, c->p, m);
    g->ply++;
    return true;
}

/* --- what programs are told ------------------------------------------------------------------- */

static void want(command *c, cgt_want what, uint32_t side) {
    play *g = c->play;
    c->out.want = what;
    c->out.player = side;
    c->out.file = g->who[g->side[side]].command;
    c->out.stream = 3;
    c->out.milliseconds = c->milliseconds;
    c->ended = CGT_UNREADABLE; /* unless something else is told */
    g->said_length = 0;
    c->flush = true;
}
static void put_two(command *c, const char *head, const char *rest) {
    put(c, head);
    put(c, " ");
    put(c, rest);
    put(c, "\n");
}
static void ask(command *c, uint32_t side) {
    play *g = c->play;
    if (!g->runs[side]) {
        put_two(c, "game", c->r.game->name);
        if (*c->rules) put_two(c, "rules", c->rules);
    }
    put_two(c, "position", position_text(c, c->p));
    uint32_t from = c->out.length, n = 0;
    put(c, "moves");
    cgt_move m = cgt_next(&c->r, c->p, (cgt_move){0});
    for (; m.code != UINT64_MAX && n < MOVES_TOLD; n++) {
        put(c, " ");
        put(c, move_text(c, c->p, m));
        m = cgt_next(&c->r, c->p, (cgt_move){m.code + 1});
    }
    put(c, "\n");
    if (m.code != UINT64_MAX && !c->failed) c->out.length = from;
    put(c, "go\n");
    g->runs[side] = true;
    g->stage = ANSWER;
    want(c, CGT_WANT_LINE, side);
}
char *play_room(command *c, uint32_t n) {
    play *g = c->play;
    return g->said_length + n <= CGT_LINE_BYTES ? g->said + g->said_length : NULL;
}
void play_fed(command *c, uint32_t n) {
    if (c->ended == CGT_ENDED) c->play->said_length += n;
    else c->play->status = n;
}

/* --- the end of a game ------------------------------------------------------------------------ */

static void end(command *c, int winner, int by) {
    play *g = c->play;
    g->winner = winner;
    g->by = by;
    g->stage = OVER;
    player *a = &g->who[g->side[0]], *b = &g->who[g->side[1]];
    if (winner < 0) {
        a->drawn++;
        b->drawn++;
        return;
    }
    g->who[g->side[winner]].won++;
    g->who[g->side[!winner]].lost++;
    g->won_a += g->side[winner] == g->a;
    g->won_b += g->side[winner] == g->b;
}
/* The player to move broke the rules of play, and loses. */
static void fault(command *c, int by) {
    play *g = c->play;
    uint32_t side = g->ply % 2;
    player *p = &g->who[g->side[side]];
    p->winning += result_of(c, c->p, g->points[side] - g->points[!side], NULL) == 1;
    g->faults++;
    if (by != BY_MOVE) g->runs[side] = false;
    end(c, !side, by);
}
static void answered(command *c) {
    play *g = c->play;
    char *s = g->said;
    uint32_t n = g->said_length;
    switch (c->ended) {
        case CGT_UNREADABLE:
            fault(c, BY_START);
            return;
        case CGT_ENDED_BADLY:
            fault(c, BY_END);
            return;
        case CGT_ENDED_LATE:
            fault(c, BY_TIME);
            return;
        case CGT_ENDED_LONG:
            fault(c, BY_LINE);
            return;
    }
    while (n && (unsigned char)s[n - 1] <= ' ') n--;
    uint32_t from = 0;
    while (from < n && (unsigned char)s[from] <= ' ') from++;
    memmove(s, s + from, n -= from);
    s[n] = 0;
    for (uint32_t i = 0; i < n; i++)
        if ((unsigned char)s[i] < ' ' || s[i] == 127) s[i] = '?';
    cgt_move m = move_said(c, s);
    if (m.code == UINT64_MAX) fault(c, BY_MOVE);
    else if (make_move(c, m)) g->stage = TURN;
}
static void put_moves_from(command *c) {
    cgt_move m = cgt_next(&c->r, c->p, (cgt_move){0});
    for (int n = 0; m.code != UINT64_MAX; n++) {
        put(c, " ");
        put(c, n < MOVES_SHOWN ? move_text(c, c->p, m) : "…");
        if (n == MOVES_SHOWN) break;
        m = cgt_next(&c->r, c->p, (cgt_move){m.code + 1});
    }
}
/* The game as one line. */
static void put_game(command *c) {
    play *g = c->play;
    put_number(c, g->game);
    put(c, ". ");
    put_words(c, "{player} begins at {position}:",
              (slot[]){{"player", g->who[g->side[0]].name, 0},
                       {"position", *g->start ? g->start : say(c, "the start"), 0},
                       {0}});
    if (g->line.length) put_bytes(c, g->line.text, g->line.length);
    put(c, g->line.length ? ". " : " ");
    if (g->winner < 0) {
        put_words(c, g->by == BY_LENGTH ? "Stopped after {n} moves, as a draw." : "A draw.",
                  (slot[]){{"n", NULL, PLIES}, {0}});
        put(c, "\n");
        return;
    }
    if (g->said_length > SAID && g->by == BY_MOVE) {
        uint32_t n = SAID;
        while (n && ((unsigned char)g->said[n] & 0xC0) == 0x80) n--; /* no half of a letter */
        memcpy(g->said + n, "…", sizeof "…");
    }
    static const char *const sentences[] = {
        [BY_PLAY] = "{winner} wins.",
        [BY_MOVE] =
            "{winner} wins: {loser} said “{said}”, which is no move from {position}. "
            "The moves are",
        [BY_END] = "{winner} wins: {loser} ended without a move, with status {status}.",
        [BY_TIME] = "{winner} wins: {loser} said no move within {time} s.",
        [BY_LINE] = "{winner} wins: {loser} wrote more than {bytes} bytes without an end of line.",
        [BY_START] = "{winner} wins: {loser} could not be started.",
    };
    put_words(c, sentences[g->by],
              (slot[]){{"winner", g->who[g->side[g->winner]].name, 0},
                       {"loser", g->who[g->side[!g->winner]].name, 0},
                       {"said", g->said, 0},
                       {"position", place(c), 0},
                       {"status", NULL, g->status},
                       {"time", c->time, 0},
                       {"bytes", NULL, CGT_LINE_BYTES},
                       {0}});
    if (g->by == BY_MOVE) put_moves_from(c);
    put(c, g->by == BY_MOVE ? ".\n" : "\n");
}
/* The file that --record names; of several games each has its number before the ending. */
static bool name_file(command *c) {
    play *g = c->play;
    size_t n = strlen(c->record);
    free(g->file);
    if (!(g->file = malloc(n + 32))) return no_memory(c);
    memcpy(g->file, c->record, n + 1);
    if (g->games == 1 && g->players == 2) return true;
    const char *slash = strrchr(c->record, '/'), *dot = strrchr(c->record, '.');
    size_t at = dot && dot > (slash ? slash + 1 : c->record) ? (size_t)(dot - c->record) : n;
    cgt_out o = {g->file + at, 32, 0};
    cgt_put(&o, "-");
    cgt_putn(&o, g->game);
    memcpy(o.buf + o.len, c->record + at, n - at + 1);
    return true;
}
/* As web/teach/record.js reads it. */
static void put_record(command *c) {
    play *g = c->play;
    put(c, "palitos\n");
    put_two(c, "game:", c->r.game->name);
    if (*c->rules) put_two(c, "rules:", c->rules);
    put_two(c, "start:", g->start);
    put_bytes(c, g->record.text, g->record.length);
    want(c, CGT_WANT_NEW, 0);
    c->out.file = g->file;
}
/* One program after the other is told how it ended; false: both were. */
static bool tell_over(command *c) {
    play *g = c->play;
    uint32_t side = g->runs[0] ? 0 : 1;
    if (!g->runs[side]) return false;
    g->runs[side] = false;
    put_two(c, "over", g->winner < 0 ? "drawn" : g->winner == (int)side ? "won" : "lost");
    uint32_t length = g->said_length; /* what was said is still to be told */
    want(c, CGT_WANT_OVER, side);
    bool fair = g->by != BY_MOVE || g->winner == (int)side;
    c->out.milliseconds = fair ? GRACE : 0;
    g->said_length = length;
    return true;
}

/* --- all games -------------------------------------------------------------------------------- */

static bool next_game(command *c) {
    play *g = c->play;
    uint32_t i = g->of_pair++, beginner = c->first ? c->first == 2 : i % 2;
    g->start = start_of(c, (c->first ? i : i / 2) % starts(c));
    if (!open_start(c, g->start)) return false;
    g->game++;
    g->side[0] = beginner ? g->b : g->a;
    g->side[1] = beginner ? g->a : g->b;
    g->ply = g->line.length = g->record.length = 0;
    g->points[0] = g->points[1] = 0;
    g->stage = TURN;
    return true;
}
static void put_count(command *c, uint32_t n, const char *head) {
    char number[24];
    cgt_out o = {number, sizeof number, 0};
    unsigned wide = 2;
    for (const char *s = head; *s; s++) wide += (*s & 0xc0) != 0x80;
    cgt_putn(&o, n);
    put_padded(c, number, wide);
}
static void put_table(command *c) {
    play *g = c->play;
    unsigned widest = 0;
    for (uint32_t i = 0; i < g->players; i++) {
        unsigned wide = 2;
        for (const char *s = g->who[i].name; *s; s++) wide += (*s & 0xc0) != 0x80;
        if (wide > widest) widest = wide;
    }
    static const char *const heads[] = {"games", "won", "lost", "drawn"};
    put(c, "\n");
    put_padded(c, "", widest);
    for (int k = 0; k < 4; k++) {
        put(c, say(c, heads[k]));
        put(c, "  ");
    }
    put(c, say(c, "winning positions kept"));
    put(c, "\n");
    for (uint32_t i = 0; i < g->players; i++) {
        const player *p = &g->who[i];
        uint32_t counts[] = {p->won + p->lost + p->drawn, p->won, p->lost, p->drawn};
        put_padded(c, p->name, widest);
        for (int k = 0; k < 4; k++) put_count(c, counts[k], say(c, heads[k]));
        if (p->command)
            put_words(c, "{kept} of {all}",
                      (slot[]){{"kept", NULL, p->kept}, {"all", NULL, p->winning}, {0}});
        put(c, p->command ? "\n" : "-\n");
    }
    for (uint32_t i = 0; i < g->players; i++) {
        if (!g->who[i].mistake.text) continue;
        put(c, g->who[i].mistake.text);
        put(c, "\n");
    }
}
/* For the bracket of the class page: who beat whom, a line a pair. */
static void put_results(command *c) {
    put(c, "\npalitos tournament\n");
    put_two(c, "game:", c->r.game->name);
    if (*c->rules) put_two(c, "rules:", c->rules);
    put_bytes(c, c->play->results.text, c->play->results.length);
}
static bool end_pair(command *c) {
    play *g = c->play;
    uint32_t from = c->out.length;
    put(c, g->who[g->a].name);
    put(c, " ");
    put_number(c, g->won_a);
    put(c, "-");
    put_number(c, g->won_b);
    put_two(c, "", g->who[g->b].name);
    if (c->failed) return false;
    cgt_reply_bytes(&g->results, c->text + from, c->out.length - from);
    if (g->results.failed) return no_memory(c);
    c->out.length = from;
    g->of_pair = g->won_a = g->won_b = 0;
    if (++g->b == g->players) g->b = ++g->a + 1;
    return true;
}
bool play_step(command *c) {
    play *g = c->play;
    c->out.stream = 1;
    switch (g->stage) {
        case NEXT:
            if (g->of_pair == g->games && !end_pair(c)) return false;
            if (g->b < g->players) return next_game(c);
            put_table(c);
            if (g->players > 2) put_results(c);
            c->out.status = g->faults + g->mistakes > 0;
            return false;
        case TURN: {
            int32_t value = cgt_end(&c->r, c->p);
            uint32_t side = g->ply % 2;
            if (value != CGT_ONGOING) {
                int64_t v = value + g->points[side] - g->points[!side];
                end(c, v ? (int)(v > 0 ? side : !side) : -1, BY_PLAY);
            } else if (g->ply == PLIES) {
                end(c, -1, BY_LENGTH);
            } else if (g->who[g->side[side]].command) {
                ask(c, side);
            } else {
                bool random = g->who[g->side[side]].random;
                return make_move(c, random ? some_move(c, NULL) : perfect_move(c));
            }
            return true;
        }
        case ANSWER:
            answered(c);
            return true;
        case OVER:
            if (tell_over(c)) return true;
            put_game(c);
            g->stage = NEXT;
            c->flush = true;
            if (!c->record) return true;
            g->stage = KEEP;
            return name_file(c);
        case KEEP:
            g->stage = KEPT;
            put_record(c);
            return true;
        case KEPT:
            if (c->ended != CGT_ENDED)
                return fail(c, "{file} is there already, or cannot be written",
                            (slot[]){{"file", g->file, 0}, {0}});
            g->stage = NEXT;
            return true;
    }
    return false;
}
