/* command.c -- arguments, and the life of a command: the one file here that calls the others, and that
 * only the fronts call.
 * SPDX-License-Identifier: MIT */
#include "command.h"

#include <stdlib.h>
#include <string.h>

#include "internal.h"

enum {
    CHUNK = 1 << 15, /* text of a step: more than this waits for the next */
    MOVES = 1 << 20, /* moves, unless --budget says otherwise */
    INPUTS = 100     /* inputs of stress, unless --rounds does */
};

/* --- games, help ------------------------------------------------------------------------------ */

static bool games_begin(command *c) {
    c->at = 0;
    return true;
}
static bool games_step(command *c) {
    const cgt_game *g = cgt_games[c->at++];
    bool partizan = g->flags & CGT_PARTIZAN;
    put_padded(c, g->name, 14);
    put(c, "  ");
    put(c, say(c, g->title));
    put(c, "\n    ");
    put(c, say(c, g->how));
    put(c, "\n");
    for (const cgt_example *x = g->examples; x->start; x++) {
        put(c, partizan && strncmp(x->rules, "misere", 6) ? "    palitos value "
                                                          : "    palitos solve ");
        put(c, g->name);
        if (*x->rules) {
            put(c, " --rules \"");
            put(c, x->rules);
            put(c, "\"");
        }
        put(c, " \"");
        put(c, x->start);
        put(c, "\"\n");
    }
    return cgt_games[c->at] != NULL;
}
static void put_options(command *c, const char *const (*line)[2], size_t n, unsigned columns) {
    for (size_t i = 0; i < n; i++) {
        if (!*line[i][1]) {
            put(c, line[i][0]);
        } else {
            put_padded(c, line[i][0], columns);
            put(c, say(c, line[i][1]));
        }
        put(c, "\n");
    }
}
static bool help_step(command *c) {
    static const char *const lines[][2] = {
        {"solve GAME \"POSITION\"",
         "who wins, the Grundy value, the remoteness, the winning moves, why"},
        {"moves GAME \"POSITION\"", "every move, and what it leaves"},
        {"table GAME FROM..TO [--csv] [--quotient]",
         "positions of a game of one number, and their period"},
        {"trace GAME \"POSITION\" [--alphabeta] [--depth N]", "the search, one event per line"},
        {"show GAME \"POSITION\"", "the board"},
        {"value \"FORM\" | GAME \"POSITION\"",
         "a partizan game’s value: canonical form, outcome, mean, temperature"},
        {"compare \"FORM\" \"FORM\" | GAME \"P\" \"P\"", "which of two values is greater"},
        {"thermograph \"FORM\" | GAME \"POSITION\"",
         "where the walls of a value’s thermograph stand"},
        {"judge PROBLEM < IN > OUT", "the answers to a contest problem’s input"},
        {"gen PROBLEM [--seed N] [--size small|large]", "a random input"},
        {"check PROBLEM IN OUT", "the first case in which an output is wrong, and why"},
        {"stress PROBLEM [--seed N] [--rounds N] -- PROGRAM",
         "a small case in which a program is wrong"},
        {"play GAME [\"POSITION\" ...] --engine \"PROGRAM\"",
         "a program plays against the perfect player, or several programs all against all"},
        {"games", "the games, their rules and examples"},
        {"help", "this text"}};
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
        put(c, "palitos ");
        put_padded(c, lines[i][0], 50);
        put(c, say(c, lines[i][1]));
        put(c, "\n");
    }
    put(c, "\n");
    put(c, say(c, "problems:"));
    for (int i = 0; cgt_problems[i]; i++) {
        put(c, i % 6 ? " " : "\n  ");
        put(c, cgt_problems[i]->id);
    }
    put(c, "\n\n");
    static const char *const options[][2] = {
        {"--rules \"R\"", "the game’s rules, such as \"1 2 3\" or \"misere\""},
        {"--lang es|en", "the language"},
        {"--cut beyond", "alpha-beta that cuts only where α > β, not where they are equal"},
        {"--quotient", "of a misère octal game: the classes of its misère quotient"},
        {"--budget N", "moves to look at before the answer is \"unknown\""}};
    put_options(c, options, sizeof options / sizeof *options, 16);
    put(c, "\n");
    put(c, say(c, "of play:"));
    put(c, "\n");
    static const char *const playing[][2] = {
        {"--engine NAME=\"PROGRAM\"",
         "its command and, if you like, a name; as often as there are programs"},
        {"--opponent perfect|random|\"PROGRAM\"", "against whom; perfect never gives a win away"},
        {"--first engine|opponent", "who begins; else each in turn"},
        {"--games N", "games of each pair of players; else two from each position"},
        {"--seed N", "for all that is left to chance"},
        {"--time SECONDS", "for a move, 10 unless you say so"},
        {"--record FILE", "the game as a file that the class page opens"}};
    put_options(c, playing, sizeof playing / sizeof *playing, 37);
    put(c, "\n");
    put(c, say(c,
               "A program reads these lines from standard input, and answers each go by its move, "
               "as a line:"));
    put(c, "\n");
    static const char *const protocol[][2] = {
        {"game subtraction", "once, and rules where there are some"},
        {"rules 1 2 3", ""},
        {"position 10", "before each of its moves: where the game stands,"},
        {"moves 10-1 10-2 10-3", "what it may answer (not sent where there are more than 1000),"},
        {"go", "and the question; the answer is 10-2"},
        {"over won", "or lost, or drawn: the game ended; the next one is a new run"}};
    put_options(c, protocol, sizeof protocol / sizeof *protocol, 22);
    put(c, say(c,
               "Flush each answer, or it stays inside: print(move, flush=True); cout << move << "
               "endl. What is for "
               "your eyes goes to standard error."));
    put(c, "\n");
    return false;
}

/* --- arguments -------------------------------------------------------------------------------- */

/* One command: begin once, then step until it returns false. */
struct verb {
    const char *name;
    unsigned least, most; /* arguments after the name */
    bool (*begin)(command *);
    bool (*step)(command *);
    enum { GAME, PROBLEM, FORM } about;
};
static const verb verbs[] = {{"solve", 2, 2, position_begin, solve_step, GAME},
                             {"moves", 2, 2, moves_begin, moves_step, GAME},
                             {"table", 2, 2, table_begin, table_step, GAME},
                             {"trace", 2, 2, trace_begin, trace_step, GAME},
                             {"show", 2, 2, position_begin, show_step, GAME},
                             {"value", 1, 2, value_begin, value_step, FORM},
                             {"compare", 2, 3, compare_begin, compare_step, FORM},
                             {"thermograph", 1, 2, value_begin, thermograph_step, FORM},
                             {"judge", 1, 1, judge_begin, judge_step, PROBLEM},
                             {"gen", 1, 1, gen_begin, gen_step, PROBLEM},
                             {"check", 3, 3, check_begin, check_step, PROBLEM},
                             {"stress", 1, 1, stress_begin, stress_step, PROBLEM},
                             {"play", 1, ARGUMENTS - 1, play_begin, play_step, GAME},
                             {"games", 0, 0, games_begin, games_step, GAME},
                             {"help", 0, 0, NULL, help_step, GAME},
                             {0}};

static bool read_number(command *c, const char *option, const char *s, uint64_t most, uint64_t *n) {
    cgt_in t = {.text = s, .at = s};
    uint64_t v = cgt_read(&t, 1, most, "");
    if (t.status || *t.at)
        return fail(c, "{option} takes a number from 1 to {most}",
                    (slot[]){{"option", option, 0}, {"most", NULL, (int64_t)most}, {0}});
    *n = v;
    return true;
}
/* Seconds, with three decimals at the most. */
static bool read_time(command *c, const char *s) {
    uint64_t ms = 0;
    const char *at = s;
    int decimals = -1; /* no point yet */
    for (; *at && ms < 1u << 30 && decimals < 3; at++) {
        if (*at == '.' && decimals < 0 && at > s) {
            decimals = 0;
            continue;
        }
        if (*at < '0' || *at > '9') break;
        ms = 10 * ms + (uint64_t)(*at - '0');
        decimals += decimals >= 0;
    }
    bool whole = !*at && at > s && at[-1] != '.';
    for (int k = decimals < 0 ? 0 : decimals; k < 3; k++) ms *= 10;
    if (!whole || !ms || ms > 3600 * 1000)
        return fail(c, "--time takes seconds from 0.001 to 3600, such as 5 or 0.5", NULL);
    c->time = s;
    c->milliseconds = (uint32_t)ms;
    return true;
}
/* Takes the option at *i of n arguments. */
static bool option(command *c, const char *const *all, uint32_t n, uint32_t *i) {
    enum {
        RULES,
        LANG,
        CUT,
        BUDGET,
        DEPTH,
        SEED,
        SIZE,
        ROUNDS,
        ENGINE,
        OPPONENT,
        FIRST,
        GAMES,
        TIME,
        RECORD
    };
    static const char *const with_value[] = {"--rules",  "--lang",     "--cut",   "--budget",
                                             "--depth",  "--seed",     "--size",  "--rounds",
                                             "--engine", "--opponent", "--first", "--games",
                                             "--time",   "--record",   NULL};
    const char *name = all[*i];
    if (!strcmp(name, "--alphabeta")) return c->prune = true;
    if (!strcmp(name, "--csv")) return c->csv = true;
    if (!strcmp(name, "--quotient")) return c->classes = true;
    for (int k = 0; with_value[k]; k++) {
        size_t length = strlen(with_value[k]);
        if (strncmp(name, with_value[k], length) || (name[length] && name[length] != '=')) continue;
        const char *value = name[length] ? name + length + 1 : *i + 1 < n ? all[++*i] : NULL;
        if (!value)
            return fail(c, "a value is missing after {option}",
                        (slot[]){{"option", with_value[k], 0}, {0}});
        uint64_t number = 0;
        switch (k) {
            case RULES:
                c->rules = value;
                return true;
            case LANG:
                c->spanish = !strcmp(value, "es");
                if (c->spanish || !strcmp(value, "en")) return true;
                return fail(c, "--lang takes es or en", NULL);
            case CUT:
                c->beyond = !strcmp(value, "beyond");
                c->prune = true; /* nothing else cuts */
                if (c->beyond || !strcmp(value, "equal")) return true;
                return fail(c, "--cut takes equal or beyond", NULL);
            case BUDGET:
                return read_number(c, with_value[k], value, 1u << 30, &c->budget);
            case DEPTH:
                if (!read_number(c, with_value[k], value, 1u << 20, &number)) return false;
                c->depth = (uint32_t)number;
                return true;
            case SEED:
                return read_number(c, with_value[k], value, INT64_MAX / 2, &c->seed);
            case SIZE:
                c->large = !strcmp(value, "large");
                if (c->large || !strcmp(value, "small")) return true;
                return fail(c, "--size takes small or large", NULL);
            case ROUNDS:
                return read_number(c, with_value[k], value, 1u << 30, &c->rounds);
            case ENGINE:
                if (c->engines == ENGINES)
                    return fail(c, "at most {n} programs can play",
                                (slot[]){{"n", NULL, ENGINES}, {0}});
                c->engine[c->engines++] = value;
                return true;
            case OPPONENT:
                c->opponent = value;
                return true;
            case FIRST:
                c->first = !strcmp(value, "engine") ? 1 : !strcmp(value, "opponent") ? 2 : 0;
                return c->first || fail(c, "--first takes engine or opponent", NULL);
            case GAMES:
                return read_number(c, with_value[k], value, 1u << 20, &c->games);
            case TIME:
                return read_time(c, value);
            case RECORD:
                c->record = value;
                return true;
        }
    }
    char quoted[64]; /* a long one is cut off */
    size_t most = sizeof quoted - sizeof "…";
    if (strlen(name) > most) {
        while (most && ((unsigned char)name[most] & 0xC0) == 0x80) most--; /* no half of a letter */
        memcpy(quoted, name, most);
        memcpy(quoted + most, "…", sizeof "…");
        name = quoted;
    }
    return fail(c, "there is no option {option}: see palitos help",
                (slot[]){{"option", name, 0}, {0}});
}
static bool read_arguments(command *c, const char *args, uint32_t bytes) {
    enum { MOST = 64 };
    const char *all[MOST];
    uint32_t n = 0;
    for (const char *s = args; s < args + bytes; s += strlen(s) + 1) {
        if (n == MOST) return fail(c, "too many arguments: see palitos help", NULL);
        if (n && !strcmp(all[0], "stress") && !strcmp(s, "--")) { /* the rest is the program's */
            c->program = s + strlen(s) + 1 < args + bytes;
            break;
        }
        all[n++] = s;
    }
    for (uint32_t i = 0; i < n; i++) { /* the language first: refusals are in it */
        if (!strcmp(all[i], "--lang") && i + 1 < n) c->spanish = !strcmp(all[i + 1], "es");
        if (!strncmp(all[i], "--lang=", 7)) c->spanish = !strcmp(all[i] + 7, "es");
    }
    for (uint32_t i = 0; i < n; i++) {
        if (!strcmp(all[i], "--help") || !strcmp(all[i], "-h")) {
            c->args = 0;
            break;
        }
        if (all[i][0] == '-' && all[i][1] == '-') {
            if (!option(c, all, n, &i)) return false;
        } else if (c->args == ARGUMENTS) {
            return fail(c, "too many arguments: see palitos help", NULL);
        } else {
            c->arg[c->args++] = all[i];
        }
    }
    const char *name = c->args ? c->arg[0] : "help";
    const verb *v = verbs;
    while (v->name && strcmp(v->name, name)) v++;
    if (!v->name)
        return fail(c, "there is no command {command}: see palitos help",
                    (slot[]){{"command", name, 0}, {0}});
    c->verb = v;
    uint32_t given = c->args ? c->args - 1 : 0;
    if (given < v->least)
        return fail(c,
                    v->about == PROBLEM ? "{command} needs a problem: see palitos help"
                    : v->about == FORM  ? "{command} needs one more form: see palitos help"
                    : v->least == 1     ? "{command} needs a game: see palitos help"
                    : given             ? "{command} also needs a position: see palitos help"
                                        : "{command} needs a game and a position: see palitos help",
                    (slot[]){{"command", name, 0}, {0}});
    if (given > v->most)
        return fail(c,
                    v->about != GAME
                        ? "too many arguments: see palitos help"
                        : "too many arguments: a position of several numbers needs quotes",
                    NULL);
    return true;
}

/* --- the life of a command -------------------------------------------------------------------- */

cgt_command *cgt_command_new(const char *args, uint32_t bytes, const char *words,
                             uint32_t words_bytes, uint32_t spanish) {
    command *c = calloc(1, sizeof *c);
    if (!c) return NULL;
    c->spanish = spanish != 0;
    c->rules = "";
    c->budget = MOVES;
    c->depth = UINT32_MAX;
    c->seed = 1;
    c->rounds = INPUTS;
    c->time = "10";
    c->milliseconds = 1000 * CGT_SECONDS;
    c->out.stream = 1;
    if (!words_read(c, words, words_bytes)) no_memory(c);
    else if (read_arguments(c, args, bytes)) return &c->out;
    return &c->out;
}
static const char no_room[] = "palitos: out of memory\n";
bool cgt_command_step(cgt_command *out) {
    command *c = (command *)(void *)out;
    bool more = !c->failed;
    if (more) {
        c->out.length = c->out.want = 0;
        c->flush = false;
        if (!c->begun) {
            c->begun = true;
            if (c->verb->begin) more = c->verb->begin(c);
        }
        while (more && !c->failed && c->out.length < CHUNK && !c->flush) more = c->verb->step(c);
    }
    c->out.text = c->text ? c->text : "";
    if (c->no_room)
        c->out =
            (cgt_command){.text = no_room, .length = sizeof no_room - 1, .stream = 2, .status = 2};
    return more && !c->failed;
}
char *cgt_command_room(cgt_command *out, uint32_t n) {
    command *c = (command *)(void *)out;
    if (c->out.want == CGT_WANT_LINE) return play_room(c, n);
    return c->out.want && c->sink ? cgt_judge_room(c->sink, n) : NULL;
}
void cgt_command_fed(cgt_command *out, uint32_t n, uint32_t how) {
    command *c = (command *)(void *)out;
    c->ended = how;
    if (c->out.want == CGT_WANT_LINE) play_fed(c, n);
    else if (c->sink) cgt_judge_fed(c->sink, n);
}
void cgt_command_free(cgt_command *out) {
    command *c = (command *)(void *)out;
    if (!c) return;
    contest_free(c);
    play_free(c);
    cgt_search_free(c->search);
    cgt_sequence_free(c->sequence);
    cgt_quotient_free(c->quotient);
    cgt_solver_free(c->solver);
    cgt_values_free(c->values);
    if (c->r.game) cgt_close(&c->r);
    free(c->word);
    free(c->text);
    free(c->position);
    free(c->move);
    free(c->last);
    free(c);
}
