/* theorems.c -- every theorem of every game against search, over a stated universe: the first positions of its own; in the
 * deep run all of them, and the ones below; the figures are printed. And that the check can fail.
 * SPDX-License-Identifier: MIT */
#include "check.h"

enum { SOME = 10000, SEARCHED = 100000, SLICE = 1 << 16 };
static bool whole;      /* or only some of a universe */
static uint32_t states; /* positions that the last search solved */
static uint64_t run(const char *game, const char *theorem, const char *rules, const char *universe,
                    uint64_t slice) {
    cgt_check *c;
    cgt_in no = {0};
    cgt_status st;
    snprintf(what, sizeof what, "%s, %s {%.60s} %.60s", game, theorem, rules ? rules : "",
             universe ? universe : "");
    if (!CHECK(!cgt_check_new(game, theorem, rules, universe, &c, &no))) {
        fprintf(stderr, "%s at %d\n", no.reason, no.column);
        return 0;
    }
    uint64_t before = 0;
    const cgt_check_state *s = cgt_check_get(c);
    while ((st = cgt_check_run(c, slice)) == CGT_E_BUDGET) {
        CHECK(s->checked >= before);
        before = s->checked;
        if (!whole && (before >= SOME || s->states >= SEARCHED)) break;
    }
    char text[sizeof s->text + 120] = "it is checked to its end";
    if (s->wrong)
        snprintf(text, sizeof text, "the theorem is wrong: of %s it says %d, search says %d",
                 s->text, (int)s->claimed.value, (int)s->found.value);
    bool stopped = !whole && st == CGT_E_BUDGET;
    CHECK_OR(!s->wrong && (stopped ? s->checked > s->silent : !st && s->checked == s->total), text);
    uint64_t said = whole ? s->checked - s->silent : s->total;
    states = s->states;
    printf("%-14s %-14s {%s} %s: %llu positions, silent on %llu, %u searched\n", game, theorem,
           rules ? rules : "its own", universe ? universe : "its own",
           (unsigned long long)s->checked, (unsigned long long)s->silent, states);
    cgt_check_free(c);
    return said;
}

/* Its own universe: at least 10^5 positions on which it speaks; or, where it speaks of the first
 * position of a heap only, 10^5 that were searched to answer for them. */
static void own_universes(void) {
    for (int i = 0; cgt_games[i]; i++)
        for (const cgt_theorem *t = cgt_games[i]->theorems; t && t->name; t++)
            CHECK_OR(
                run(cgt_games[i]->name, t->name, NULL, NULL, whole ? 1u << 20 : SLICE) >= 100000 ||
                    (!strcmp(cgt_games[i]->name, "amounts") && (states >= 100000 || !whole)),
                "a theorem speaks of at least 100,000 positions of its universe: make the "
                "universe larger, or says silent on fewer");
}

static void more(void) {
    for (int k = 1; k <= 12; k++) {
        char normal[80] = "", misere[80] = "misere";
        for (int i = 1; i <= k; i++) {
            snprintf(normal + strlen(normal), 8, " %d", i);
            snprintf(misere + strlen(misere), 8, " %d", i);
        }
        CHECK(run("subtraction", "multiples", normal, "0..20000", 1u << 20) == 20001);
        CHECK(run("subtraction", "multiples", misere, "0..20000", 1u << 20) == 20001);
    }
    static const char *const sets[] = {"1 3 4", "2 3 7",     "1 4 9 16 25", "2 4 7", "5 8 13",
                                       "10",    "3 5 11 17", "1 2 8",       "4 100"};
    for (unsigned i = 0; i < sizeof sets / sizeof *sets; i++) {
        char misere[40];
        snprintf(misere, sizeof misere, "misere %s", sets[i]);
        CHECK(run("subtraction", "period", sets[i], "0..12000", 1u << 20) == 12001);
        CHECK(run("subtraction", "period", misere, "0..12000", 1u << 20) == 12001);
        CHECK(run("subtraction", "period", sets[i], "0..40 0..40", 999) == 1681);
        CHECK(run("subtraction", "period", misere, "0..40 0..9", 999) > 0);
    }
    CHECK(run("nim", "Bouton", "", "0..12 0..12 0..12 0..12", 1u << 20) == 28561);
    CHECK(run("nim", "misere Nim", "misere", "0..3 0..3 0..3 0..3 0..3 0..3", 7) == 4096);
    CHECK(run("euclid", "golden ratio", "", "4000..4100 6400..6700", 1u << 20) == 30401);
    CHECK(run("euclid", "quotients", "", "4000..4100 6400..6700", 1u << 20) == 30401);
    CHECK(run("nim", "Bouton", "misere", "0..7 0..7", 100) == 0); /* silent everywhere */
    CHECK(run("half", "halves", "", "0..1500", 1u << 20) == 1501);
    CHECK(run("strip", "paired gaps", "", "1..27 2..28 3..29 4..30", 1u << 20) > 20000);
    CHECK(run("staircase", "odd steps", "", "0..4 0..4 0..4 0..4 0..4", 1u << 20) == 3125);
    CHECK(run("rooted", "odd depths", "1-2 2-3 3-4 1-5 5-6", "0 0..4 0..4 0..4 0..4 0..4",
              1u << 20) == 3125);
    CHECK(run("cake", "four heaps", "", "16..31 1 0..15 0", 99) > 0);
    static const char *const codes[] = {"kayles", "dawson", "grundy", "0.137",
                                        "4.45",   "0.06",   "0.3"};
    for (unsigned i = 0; i < sizeof codes / sizeof *codes; i++)
        CHECK(run("octal", "rows", codes[i], "0..15 0..15", 1u << 20) == 256);
    CHECK(run("sum", "Sprague–Grundy", "octal{kayles} + coins + strip + euclid",
              "0..9 + 0..9 + 1..9 10 + 8 5", 1u << 20) == 0); /* no theorem gives Euclid's values */
    CHECK(run("sum", "Sprague–Grundy", "octal{kayles} + staircase + strip + cake",
              "0..9 + 0..2 0..2 + 1..5 6 + 4 3 2 1", 1u << 20) == 450);
    CHECK(run("digits", "residues", "", "111111..112999", 1u << 20) > 1000);
    /* all pictures of four nodes above the ground, with at most one edge between two nodes and two loops at each; and all
     * that a grid of three by three nodes on the ground holds */
    CHECK(run("hackenbush", "colon and fusion", "",
              "0-1*0..1 0-2*0..1 0-3*0..1 0-4*0..1 1-2*0..1 1-3*0..1 1-4*0..1 2-3*0..1 2-4*0..1 "
              "3-4*0..1 1-1*0..2 2-2*0..2 3-3*0..2 4-4*0..2",
              1u << 20) == 82944);
    CHECK(run("hackenbush", "colon and fusion", "",
              "0-1*0..1 0-2*0..1 0-3*0..1 1-2*0..1 2-3*0..1 1-4*0..1 2-5*0..1 3-6*0..1 4-5*0..1 "
              "5-6*0..1 4-7*0..1 5-8*0..1 6-9*0..1 7-8*0..1 8-9*0..1",
              1u << 20) == 32768);
}

/* Bouton's rule for normal play, claimed of misere play, fails first at 0 0. */
static bool wrong_says(const cgt_rules *r, cgt_position p, cgt_claim *c) {
    cgt_rules normal = *r;
    normal.flags &= ~(unsigned)CGT_MISERE;
    return normal.game->theorems->says(&normal, p, c);
}
static void it_can_fail(void) {
    cgt_check *c;
    cgt_theorem wrong[] = {{.name = "wrong", .says = wrong_says}, {0}};
    CHECK(!cgt_check_new("nim", "misere Nim", "misere", "0..3 0..3", &c, NULL));
    struct { /* the head of struct cgt_check up to its theorem, to put another there */
        cgt_check_state state;
        cgt_rules r;
        const cgt_theorem *theorem;
    } *inside = (void *)c;
    inside->theorem = wrong;
    CHECK(!cgt_check_run(c, 1000000));
    const cgt_check_state *s = cgt_check_get(c);
    CHECK(s->wrong && !strcmp(s->text, "0 0") && s->checked == 1);
    CHECK(s->claimed.value == CGT_LOSS && s->found.value == CGT_WIN);
    cgt_check_free(c);
}

/* Found by fuzzing: positions without moves cost nothing,
 * and one slice ran through half a million. */
static void ends_cost_too(void) {
    cgt_check *c;
    CHECK(!cgt_check_new("euclid", "golden ratio", "", "2..5000 0", &c, NULL));
    CHECK(cgt_check_run(c, 100) == CGT_E_BUDGET && cgt_check_get(c)->checked == 101);
    cgt_status st;
    while ((st = cgt_check_run(c, 0)) == CGT_E_BUDGET) {
    }
    CHECK(!st && cgt_check_get(c)->checked == 4999);
    cgt_check_free(c);
}

static void refused(const char *game, const char *theorem, const char *rules, const char *universe,
                    cgt_status st, int column) {
    cgt_check *c;
    cgt_in no = {0};
    snprintf(what, sizeof what, "refusal: %s {%s} %s", game, rules, universe);
    CHECK(cgt_check_new(game, theorem, rules, universe, &c, &no) == st && !c);
    CHECK(no.reason && no.column == column);
    if (no.column != column) fprintf(stderr, "%s at %d\n", no.reason, no.column);
}
static void refusals(void) {
    refused("nim", "Bouton", "", "0..7 0..x", CGT_E_SYNTAX, 8);
    refused("nim", "Bouton", "", "5..3", CGT_E_RANGE, 3);
    refused("nim", "Bouton", "", "0..7 0..1048576", CGT_E_RANGE, 5);
    refused("nim", "Bouton", "", "0..99999999999", CGT_E_RANGE, 3);
    refused("nim", "Bouton", "", "0..10 <script>", CGT_E_SYNTAX, 6);
    refused("nim", "Bouton", "x", "0..3", CGT_E_SYNTAX, 0);
    refused("nim", "Euler", "", "0..3", CGT_E_UNKNOWN, 0);
    refused("maze", "", "...", "a1", CGT_E_UNKNOWN, 0);
    refused("chess", "", "", "", CGT_E_UNKNOWN, 0);
    char many[2 * 49 + 1] = ""; /* numbers, of which 48 can be ranges */
    for (int i = 0; i < 49; i++) strcat(many, "1 ");
    refused("nim", "Bouton", "", many, CGT_E_RANGE, 96);
}

int main(int argc, char **argv) {
    bool own = argc > 1 && !strcmp(argv[1], "own");
    whole = own || deep();
    own_universes();
    if (own) return report(); /* of games in a registry of one's own */
    if (deep()) more();
    it_can_fail();
    ends_cost_too();
    refusals();
    return report();
}
