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
    for (size_t i = 0; i < sizeof options / sizeof *options; i++) {
        put_padded(c, options[i][0], 16);
        put(c, say(c, options[i][1]));
        put(c, "\n");
    }
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
/* Takes the option at *i of n arguments. */
static bool option(command *c, const char *const *all, uint32_t n, uint32_t *i) {
    enum { RULES, LANG, CUT, BUDGET, DEPTH, SEED, SIZE, ROUNDS };
    static const char *const with_value[] = {"--rules", "--lang", "--cut",    "--budget", "--depth",
                                             "--seed",  "--size", "--rounds", NULL};
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
    return c->out.want ? cgt_judge_room(c->sink, n) : NULL;
}
void cgt_command_fed(cgt_command *out, uint32_t n, uint32_t how) {
    command *c = (command *)(void *)out;
    c->ended = how;
    cgt_judge_fed(c->sink, n);
}
void cgt_command_free(cgt_command *out) {
    command *c = (command *)(void *)out;
    if (!c) return;
    contest_free(c);
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
