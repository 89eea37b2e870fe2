/* facts.c -- figures from the literature, limits, refusals with their column, depth and width. Laws
 * show that a game is consistent; these, that its rule is right.
 * SPDX-License-Identifier: MIT */
#include "check.h"

static cgt_answer solve(const char *game, const char *rules, const char *start, uint64_t budget) {
    cgt_rules r;
    cgt_position p;
    cgt_answer a = {0};
    snprintf(what, sizeof what, "%s {%.150s} %.150s", game, rules, start);
    if (!CHECK(!cgt_open(&r, game, rules, start, &p, NULL))) return a;
    cgt_solver *s = cgt_solver_new(&r);
    cgt_solve(s, p, &budget, &a);
    cgt_solver_free(s);
    cgt_close(&r);
    return a;
}
static int32_t value(const char *game, const char *rules, const char *start) {
    cgt_answer a = solve(game, rules, start, 1000000);
    CHECK(a.claim.has & CGT_HAS_VALUE);
    return a.claim.value;
}
static int grundy(const char *game, const char *rules, const char *start) {
    cgt_answer a = solve(game, rules, start, 1000000);
    return a.claim.has & CGT_HAS_GRUNDY ? (int)a.claim.grundy : -1;
}
static bool move_is(const char *game, const char *rules, const char *start, const char *move) {
    cgt_rules r;
    cgt_position p;
    cgt_answer a;
    char text[40] = "";
    if (!CHECK(!cgt_open(&r, game, rules, start, &p, NULL))) return false;
    cgt_solver *s = cgt_solver_new(&r);
    if (!cgt_solve(s, p, &(uint64_t){1000000}, &a) && a.claim.has & CGT_HAS_MOVE)
        cgt_format_move(&r, p, a.claim.move, text, sizeof text);
    cgt_solver_free(s);
    cgt_close(&r);
    if (strcmp(text, move)) fprintf(stderr, "%s %s: move %s, not %s\n", game, start, text, move);
    return !strcmp(text, move);
}

/* Laaksonen, Competitive Programmer's Handbook, chapter 25. */
static void handbook(void) {
    for (int n = 0; n < 16; n++) {
        char t[8];
        snprintf(t, sizeof t, "%d", n);
        CHECK(value("subtraction", "1 2 3", t) == (n % 4 ? CGT_WIN : CGT_LOSS));
        if (n > 0 && n < 10) CHECK(value("divisor", "", t) == (n % 2 ? CGT_LOSS : CGT_WIN));
    }
    CHECK(value("nim", "", "10 12 5") == CGT_WIN && grundy("nim", "", "10 12 5") == 3);
    CHECK(move_is("nim", "", "10 12 5", "10-1"));
    static const char *const maze[] = {"01#01", "#012#", "02#10", "#3041", "04132"};
    for (int i = 0; i < 25; i++) {
        char cell[4] = {(char)('a' + i % 5), (char)('1' + i / 5)}, want = maze[i / 5][i % 5];
        if (want != '#') CHECK(grundy("maze", "..#../#...#/..#../#..../.....", cell) == want - '0');
    }
    static const int graph[] = {0, 1, 0, 2, 0, 2};
    for (int i = 0; i < 6; i++) {
        char node[2] = {(char)('1' + i)};
        CHECK(grundy("graph", "2>1 3>2 4>1 4>2 5>2 5>4 6>2 6>5", node) == graph[i]);
    }
}

/* Samples of judges, and figures found by other programs. */
static void elsewhere(void) {
    CHECK(value("euclid", "", "34 12") == CGT_WIN);                   /* UVa 10368 */
    CHECK(value("euclid", "", "15 24") == CGT_LOSS);                  /* UVa 10368 */
    CHECK(value("subtraction", "misere 1 3 4", "17") == CGT_LOSS);    /* Timus 1087 */
    static const char *const heaps[] = {"5 12", "2 4 7", "2 3 7 12"}; /* POJ 2960 */
    for (int i = 0; i < 3; i++) {
        CHECK(value("subtraction", "2 5", heaps[i]) == ("LWW"[i] == 'W' ? CGT_WIN : CGT_LOSS));
        CHECK(value("subtraction", "1 2 3 4 5", heaps[i]) ==
              ("WWL"[i] == 'W' ? CGT_WIN : CGT_LOSS));
    }
    CHECK(value("nim", "misere", "1 1 1") == CGT_LOSS && value("nim", "misere", "2 2") == CGT_LOSS);
    CHECK(value("nim", "misere", "1 1 1 2") == CGT_WIN);
    CHECK(value("nim", "misere", "0 0") == CGT_WIN && value("nim", "", "0 0") == CGT_LOSS);
    CHECK(value("divisor", "misere", "2") == CGT_LOSS &&
          value("divisor", "misere", "1") == CGT_WIN);
}

/* --- the games of judges: their samples --- */

static void judges(void) {
    CHECK(value("subtraction", "bachet", "20") == CGT_WIN); /* UVa 10404 */
    CHECK(value("subtraction", "bachet", "21") == CGT_WIN);
    CHECK(value("subtraction", "bachet", "22") == CGT_LOSS);
    CHECK(value("subtraction", "bachet", "23") == CGT_WIN);
    CHECK(value("subtraction", "timus", "17") == CGT_LOSS); /* misère without being said */
    CHECK(value("subtraction", "pringles", "8") == CGT_LOSS);
    CHECK(value("subtraction", "fruit", "8") == CGT_WIN && value("subtraction", "fruit", "9") < 0);
    CHECK(value("subtraction", "s-nim", "5 12") == CGT_LOSS);
    static const char *const half[] = {"1", "10 11 12", "1 2 3 4 5", "4 9", "1 3 9"};
    for (int i = 0; i < 5; i++) /* LightOJ 1296 */
        CHECK(value("half", "", half[i]) == ("BAABA"[i] == 'A' ? CGT_WIN : CGT_LOSS));
    /* COJ 1646 */
    CHECK(value("coins", "", "1") == CGT_WIN && value("coins", "", "1 1") == CGT_LOSS);
    CHECK(value("strip", "", "2 3") == CGT_LOSS); /* CodeChef G3 */
    CHECK(move_is("strip", "", "1 3 5", "5>4") && move_is("strip", "", "2 4 6 9", "2>1"));
    /* HackerRank, Move the Coins: 6 hung under 2; 4 under 1 */
    CHECK(value("rooted", "1-2 1-3 3-4 3-5 2-6", "0 2 2 1 3 2") == CGT_LOSS);
    CHECK(value("rooted", "1-2 1-3 1-4 3-5 4-6", "0 2 2 1 3 2") == CGT_WIN);
    CHECK(value("cake", "", "2 3 0 2") == CGT_WIN); /* UVa 11311 */
    CHECK(value("cake", "", "11 11 5 5") == CGT_LOSS);
    CHECK(value("digits", "", "4") == CGT_WIN);  /* UVa 11489 */
    CHECK(value("digits", "", "0") == CGT_LOSS); /* what is left when the last is struck out */
    CHECK(value("digits", "", "33") == CGT_LOSS && value("digits", "", "771") == CGT_LOSS);
    CHECK(value("words", "code chef", "codechef") == CGT_LOSS); /* CodeChef ASTRGAME */
    CHECK(value("words", "bar", "foo") == CGT_LOSS);
    CHECK(value("words", "ssissi mippi mi ppi", "mississippi") == CGT_WIN);
    /* Codeforces 768E */
    CHECK(value("amounts", "", "5") == CGT_WIN && value("amounts", "", "1 2") == CGT_LOSS);
    /* UVa 10891 */
    CHECK(value("row", "", "4 -10 -20 7") == 7 && value("row", "", "1 2 3 4") == 10);
    CHECK(value("row", "", "1 1 1 1 1 1") == 6 && value("row", "", "-1 0 0 0 5") == 6);
    CHECK(value("row", "", "-5") == -5 && value("row", "", "-3 -4") == 1); /* one must take */
}

/* --- octal games: values from the On-Line Encyclopedia of Integer Sequences --- */

static void octal_values(const char *rules, const char *values) {
    cgt_rules r;
    cgt_position p;
    cgt_claim c;
    int n = (int)strlen(values);
    snprintf(what, sizeof what, "octal %s", rules);
    for (int row = 0; row < n; row++) {
        char start[16];
        snprintf(start, sizeof start, "%d", row);
        if (!CHECK(!cgt_open(&r, "octal", rules, start, &p, NULL))) return;
        CHECK(r.game->theorems->says(&r, p, &c) && (int)c.grundy == values[row] - '0');
        cgt_close(&r);
    }
}
static void octal_period(const char *rules, uint32_t preperiod, uint32_t period, uint32_t digits) {
    cgt_sequence *q;
    snprintf(what, sizeof what, "octal %s, period", rules);
    uint32_t enough = 2 * preperiod + 2 * period + digits;
    for (uint32_t n = enough - 2; n < enough; n++) { /* n + 1 values */
        if (!CHECK(!cgt_sequence_new("octal", rules, n, &q, NULL))) return;
        CHECK(!cgt_sequence_run(q, UINT64_MAX) && q->done == n + 1);
        CHECK(q->period.preperiod == preperiod && q->period.period == period);
        CHECK(q->period.proved == (n + 1 >= enough));
        cgt_sequence_free(q);
    }
}
/* Rows by the definition, `n` of them: the kernel's values, beyond those that it finds by it. */
static void octal_naive(const char *code, uint32_t preperiod, uint32_t period) {
    enum { ROWS = 10000 };
    static uint16_t naive[ROWS + 1];
    static uint32_t seen[1 << 16];
    cgt_sequence *q;
    snprintf(what, sizeof what, "octal %s by the definition", code);
    if (!CHECK(!cgt_sequence_new("octal", code, ROWS, &q, NULL))) return;
    CHECK(!cgt_sequence_run(q, UINT64_MAX) && q->done == ROWS + 1 && !naive[0]);
    CHECK(q->period.proved == (period > 0));
    CHECK(!period || (q->period.period == period && q->period.preperiod == preperiod));
    memset(seen, 0, sizeof seen);
    uint32_t wrong = 0;
    for (uint32_t row = 1; row <= ROWS; row++) {
        for (uint32_t take = 0; code[take ? take + 1 : 0] && take <= row; take++) {
            const int digit = code[take ? take + 1 : 0] - '0';
            const uint32_t rest = row - take;
            if (digit & (rest ? 2 : 1)) seen[naive[rest]] = row;
            if (digit & 4)
                for (uint32_t a = 1; 2 * a <= rest; a++) seen[naive[a] ^ naive[rest - a]] = row;
        }
        for (naive[row] = 0; seen[naive[row]] == row; naive[row]++) {
        }
        wrong += naive[row] != q->grundy[row] || q->value[row] != (naive[row] ? 1 : -1);
    }
    CHECK(!wrong);
    cgt_sequence_free(q);
}
/* Computed here to as many rows as a proof asks for; the literature has the same periods. */
static void octal_long(const char *code, uint32_t rows, uint32_t preperiod, uint32_t period) {
    cgt_sequence *q;
    snprintf(what, sizeof what, "octal %s, period", code);
    if (!CHECK(!cgt_sequence_new("octal", code, rows, &q, NULL))) return;
    cgt_status st;
    uint32_t slices = 0;
    while ((st = cgt_sequence_run(q, 100000)) == CGT_E_BUDGET) slices++;
    CHECK(!st && slices == rows / 100000 && q->period.proved);
    CHECK(q->period.preperiod == preperiod && q->period.period == period);
    cgt_sequence_free(q);
}
static void octal_codes(void) {
    static const struct {
        const char *code;
        uint32_t period, preperiod;
    } known[] = {{"0.1", 1, 2},
                 {"0.02", 4, 1},
                 {"0.11", 1, 3},
                 {"0.15", 10, 1},
                 {"0.22", 3, 1},
                 {"0.31", 2, 3},
                 {"0.32", 3, 1},
                 {"0.35", 6, 1},
                 {"0.44", 24, 143},
                 {"0.53", 9, 11},
                 {"0.71", 2, 3},
                 {"4.3", 2, 2},
                 {"0.022", 5, 1},
                 {"0.055", 148, 259},
                 {"0.101", 1, 4},
                 {"0.141", 11, 14},
                 {"0.145", 9, 3},
                 {"0.147", 8, 3},
                 {"0.152", 48, 2},
                 {"0.154", 11, 4},
                 {"0.157", 6, 1},
                 {"0.176", 8, 24},
                 {"0.316", 12, 4},
                 {"0.331", 3, 4},
                 {"0.332", 4, 1},
                 {"0.532", 5, 7},
                 {"0.536", 5, 1},
                 {"0.772", 4, 8},
                 {"4.122", 7, 6},
                 {"4.722", 4, 4},
                 {"0.156", 349, 3479},
                 {"0.644", 442, 3256},
                 /* none is proved so soon: by rare values to the end */
                 {"0.16", 0, 0},
                 {"0.56", 0, 0},
                 {"0.376", 0, 0},
                 {"0.6", 0, 0},
                 {"0.007", 0, 0}};
    for (unsigned i = 0; i < sizeof known / sizeof *known; i++)
        octal_naive(known[i].code, known[i].preperiod, known[i].period);
    octal_long("0.165", 13500, 5181, 1550);
    octal_long("0.356", 15000, 7315, 142);
    octal_long("0.127", 93200, 46578, 4);
    octal_long("0.16", 509700, 105351, 149459);
    octal_long("0.56", 653700, 326640, 144);
}
/* Rows as long as they are asked for: values of `rules` of the rows' game are those of the octal code, or
 * of Grundy's game by the definition. */
static void long_rows(void) {
    enum { ROWS = 5000, FAR = 1000000000 };
    static const char *const same[][2] = {
        {"take 1 or 2 or take 1 or 2 and split into a and b", "0.77"},
        {"take x if x < 4 and split into a and b; split into a and b", "4.444"},
        {"take 1 or 3", "0.303"}};
    cgt_sequence *q, *o;
    for (unsigned i = 0; i < sizeof same / sizeof *same; i++) {
        snprintf(what, sizeof what, "rule %s is octal %s", same[i][0], same[i][1]);
        if (!CHECK(!cgt_sequence_new("rule", same[i][0], ROWS, &q, NULL)) ||
            !CHECK(!cgt_sequence_new("octal", same[i][1], ROWS, &o, NULL)))
            return;
        CHECK(!cgt_sequence_run(q, UINT64_MAX) && !cgt_sequence_run(o, UINT64_MAX));
        CHECK(!memcmp(q->grundy, o->grundy, (ROWS + 1) * sizeof *q->grundy));
        CHECK(!memcmp(q->value, o->value, (ROWS + 1) * sizeof *q->value));
        CHECK(q->period.period == o->period.period && q->period.proved == o->period.proved);
        cgt_sequence_free(o);
        cgt_sequence_free(q);
    }
    snprintf(what, sizeof what, "Grundy's game, long rows");
    if (!CHECK(!cgt_sequence_new("octal", "grundy", ROWS, &q, NULL)) ||
        !CHECK(!cgt_sequence_new("rule", "split into a and b if a != b", ROWS, &o, NULL)))
        return;
    uint32_t slices = 0;
    while (cgt_sequence_run(o, 100000) == CGT_E_BUDGET) slices++;
    CHECK(!cgt_sequence_run(q, UINT64_MAX) && slices > 50 && o->done == ROWS + 1);
    CHECK(!memcmp(q->grundy, o->grundy, (ROWS + 1) * sizeof *q->grundy));
    CHECK(!q->period.period && cgt_sequence_as(q, ROWS + 1) == UINT32_MAX);
    CHECK(cgt_sequence_as(q, ROWS) == ROWS);
    cgt_sequence_free(o);
    cgt_sequence_free(q);
    snprintf(what, sizeof what, "Kayles of 10^9");
    CHECK(!cgt_sequence_new("octal", "kayles", 200, &q, NULL));
    CHECK(!cgt_sequence_run(q, UINT64_MAX) && q->period.proved);
    CHECK((FAR - cgt_sequence_as(q, FAR)) % 12 == 0 && cgt_sequence_as(q, FAR) < 71 + 12);
    CHECK(cgt_sequence_as(q, 200) == 200 && cgt_sequence_as(q, 201) == 81);
    cgt_sequence_free(q);
    snprintf(what, sizeof what, "misere rows that do not part");
    CHECK(!cgt_sequence_new("rule", "misere take x if x * x <= k", 12, &q, NULL));
    CHECK(!cgt_sequence_run(q, UINT64_MAX) && !q->has_grundy);
    for (uint32_t n = 0; n <= 12; n++) {
        char text[8];
        snprintf(text, sizeof text, "%u", n);
        CHECK(q->value[n] == value("rule", "misere take x if x * x <= k", text));
    }
    cgt_sequence_free(q);
}
static void octal(void) {
    long_rows();
    octal_values("kayles", /* A002186 */
                 "012314321426412714321467412854721867412314721827412814721427412814721867412814721"
                 "827412814721827412814721");
    octal_values("0.137", /* A002187 */
                 "011203110332240522330113021104527401120311033224455233011302110453748112031103322"
                 "445593301130211045374811203110332244559330113021104");
    octal_values("dawson",
                 "001120311033224052233011302110452740112031103322445523301130211045374811");
    octal_values("grundy", "000102102102132132430430430412312412412415415415410"); /* A002188 */
    octal_values("0.7777", "0123456732897654328945");                              /* A071074 */
    octal_period("kayles", 71, 12, 2);
    octal_period("0.137", 52, 34, 3);
    octal_period("dawson", 53, 34, 2);
    octal_period("0.7777", 142, 24, 4);
    octal_codes();
    cgt_sequence *q;
    CHECK(!cgt_sequence_new("octal", "grundy", 370, &q, NULL)); /* no period is known */
    CHECK(!cgt_sequence_run(q, UINT64_MAX) && !q->period.proved);
    cgt_sequence_free(q);
    CHECK(cgt_sequence_new("octal", "misere kayles", 9, &q, NULL) == CGT_E_UNSUPPORTED && !q);
    CHECK(value("octal", "misere kayles", "1") == CGT_LOSS &&
          value("octal", "misere kayles", "3") > 0);
    CHECK(move_is("octal", "kayles", "9", "9-1=4+4"));
    CHECK(solve("octal", "kayles", "200 100 71", 1000).by == CGT_BY_THEOREM);
}

/* --- tic-tac-toe, 31, multiplication: how many positions, nodes, winning moves --- */

static uint32_t reachable(const char *game, const char *rules, const char *start,
                          uint32_t *classes) {
    cgt_rules r;
    cgt_position p;
    cgt_graph g;
    *classes = 0;
    snprintf(what, sizeof what, "%s {%.100s} %.100s", game, rules, start);
    if (!CHECK(!cgt_open(&r, game, rules, start, &p, NULL))) return 0;
    CHECK(!cgt_graph_build(&r, p, 1u << 20, 1u << 24, &g) && g.open == g.nodes);
    for (uint32_t u = 0; r.game->canonical && u < g.nodes; u++)
        *classes += r.game->canonical(&r, (cgt_position){g.key[u]}).key == g.key[u];
    uint32_t n = g.nodes;
    cgt_graph_free(&g);
    cgt_close(&r);
    return n;
}
/* The texts of the moves that win, with a space after each; by search, without theorems. */
static const char *winning(const char *game, const char *rules, const char *start) {
    static char text[200];
    cgt_rules r;
    cgt_position p;
    cgt_claim c;
    uint64_t budget = 100000000;
    *text = 0;
    snprintf(what, sizeof what, "%s {%.150s} %.150s", game, rules, start);
    if (!CHECK(!cgt_open(&r, game, rules, start, &p, NULL))) return text;
    cgt_solver *s = cgt_solver_new(&r);
    for (cgt_move m = cgt_next(&r, p, (cgt_move){0}); m.code != UINT64_MAX;
         m = cgt_next(&r, p, (cgt_move){m.code + 1})) {
        CHECK(!cgt_outcome(s, r.game->play(&r, p, m), &budget, &c));
        if (c.value >= 0) continue;
        cgt_format_move(&r, p, m, text + strlen(text), 20);
        strcat(text, " ");
    }
    cgt_solver_free(s);
    cgt_close(&r);
    return text;
}
static void thirty_one(void) {
    uint32_t classes;
    CHECK(reachable("game31", "", "", &classes) == 3551);
    CHECK(!strcmp(winning("game31", "", ""), "1 2 5 ")); /* not 3, as the rule of 7 says */
    CHECK(value("game31", "", "1") == CGT_LOSS);
    static const char *const sample[] = {"356656", "35665", "3566", "111126666", "552525"};
    for (int i = 0; i < 5; i++) { /* UVa 10578: who wins, A having laid the first card */
        bool a_to_move = strlen(sample[i]) % 2 == 0, a_wins = "BBAAA"[i] == 'A';
        CHECK(value("game31", "", sample[i]) == (a_to_move == a_wins ? CGT_WIN : CGT_LOSS));
    }
}
/* Different games side by side: answered from their parts, whatever the size. */
static void sums(void) {
    static const char *const four =
        "maze{..#../#...#/..#../#..../.....} + nim + divisor + "
        "octal{kayles}";
    cgt_answer a = solve("sum", four, "e5 + 1000000000 + 12 + 12", 100000);
    CHECK(a.by == CGT_BY_PARTS && a.claim.value == CGT_WIN && a.claim.has & CGT_HAS_MOVE);
    CHECK(move_is("sum", "nim + nim", "5 + 3", "1:5-2"));
    CHECK(value("sum", "nim + divisor", "3 + 8") == CGT_LOSS); /* exponent of 2 */
    CHECK(value("sum", "nim + octal{kayles} + half", "4 + 5 + 1") == CGT_LOSS);
    CHECK(grundy("sum", "strip + staircase + cake", "2 4 + 5 9 + 4 1 3 0") == (1 ^ 5 ^ 3));
}

static void draws(void) {
    cgt_answer a = solve("graph", "1>2 2>1 2>3 3>4 4>3", "1", 1000);
    CHECK(a.claim.value == 0 && a.claim.remoteness == CGT_FOREVER && a.by == CGT_BY_RETROGRADE);
    CHECK(a.claim.has & CGT_HAS_MOVE);
    CHECK(value("graph", "1>1 1>2", "1") == CGT_WIN);          /* one leaves by the other arrow */
    CHECK(value("graph", "misere 1>1 1>2", "1") == 0);         /* who goes to 2 loses: stay */
    CHECK(value("graph", "1>2 1>2 1>2 2>3", "1") == CGT_LOSS); /* said three times, once */
    CHECK(value("graph", "5>6", "9") == CGT_LOSS);             /* a node without arrows */
}

/* A heap of 10^9 is answered at once: a budget of 100 moves is enough. */
static void huge(void) {
    cgt_answer a = solve("subtraction", "2 5", "1000000000", 100);
    CHECK(a.by == CGT_BY_THEOREM && a.claim.value == CGT_WIN && a.claim.grundy == 1);
    a = solve("subtraction", "misere 2 5", "1000000000", 100); /* 10^9 = 6 mod 7, as is 6 */
    CHECK(a.by == CGT_BY_THEOREM && a.claim.value == value("subtraction", "misere 2 5", "6"));
    a = solve("subtraction", "1 2 3", "4000000000", 100);
    CHECK(a.by == CGT_BY_THEOREM && a.claim.value == CGT_LOSS);
    a = solve("subtraction", "2 5", "4000000000 3999999998", 100);
    CHECK(a.by == CGT_BY_THEOREM && a.claim.has & CGT_HAS_MOVE);
    a = solve("subtraction", "1 1000000", "4000000000", 1000);
    CHECK(a.by == CGT_BY_NOTHING); /* no period within its limit: unknown, never wrong */
    a = solve("nim", "", "1000000000 999999999 7", 1000);
    CHECK(a.claim.value == CGT_WIN && a.claim.has & CGT_HAS_MOVE);
    a = solve("euclid", "", "4294967295 4294967294", 1000);
    CHECK(a.claim.value == CGT_LOSS);
    CHECK(solve("euclid", "", "4294967295 1", 1000).claim.has & CGT_HAS_MOVE);
    CHECK(solve("divisor", "", "4294967295", 1000).claim.value == CGT_LOSS);
}

typedef struct {
    long nodes, leaves, cuts;
    int32_t value, last_leaf;
} walk;
static walk search(const char *game, const char *rules, const char *start, bool prune) {
    cgt_rules r;
    cgt_position p;
    cgt_event e[64];
    walk w = {0};
    snprintf(what, sizeof what, "%s {%.150s} %.150s", game, rules, start);
    if (!CHECK(!cgt_open(&r, game, rules, start, &p, NULL))) return w;
    cgt_search *s = cgt_search_new(&r, p, UINT32_MAX, prune);
    for (int k; (k = cgt_search_pull(s, e, 64));)
        for (int i = 0; i < k; i++) {
            w.nodes += e[i].kind == CGT_ENTER;
            w.leaves += e[i].kind == CGT_LEAF;
            w.cuts += e[i].kind == CGT_CUTOFF;
            if (e[i].kind == CGT_LEAF) w.last_leaf = (int32_t)e[i].key;
            if (e[i].kind == CGT_LEAVE) w.value = e[i].value;
        }
    CHECK(!cgt_search_status(s));
    cgt_search_free(s);
    cgt_close(&r);
    return w;
}
static void searches(void) {
    walk w = search("tree", "3 5 2 9 12 5 23 23", "", true);
    CHECK(w.value == 12 && w.leaves == 7 && w.nodes == 14 && w.cuts == 1);
    CHECK(w.last_leaf == 13); /* preorder: 14 is the last leaf, and is cut */
    w = search("tree", "3 5 2 9 12 5 23 23", "", false);
    CHECK(w.value == 12 && w.leaves == 8 && w.nodes == 15 && w.cuts == 0);
    w = search("tree", "3 5 2 9", "", true);
    CHECK(w.value == 3 && w.leaves == 3);
    CHECK(search("tree", "[[3, 5], [\u22122, 9]]", "", true).value == 3);
    CHECK(search("tree", "min 3 5 2 9", "", true).value == -5); /* MIN's view: MAX gets 5 */
    CHECK(search("euclid", "", "34 12", false).nodes == 68);
}

/* Games at random: what the game's table says is what search has found. */
static void table_is_search(const cgt_rules *r, cgt_solver *search, cgt_position start) {
    cgt_solver *s = cgt_solver_new(r);
    for (int game = 0; game < 3000; game++) {
        cgt_position p = start;
        for (cgt_move m = {0}; m.code != UINT64_MAX; p = r->game->play(r, p, m)) {
            cgt_answer a;
            cgt_claim c;
            uint64_t budget = 1000;
            m = random_move(r, p);
            if (m.code == UINT64_MAX) break;
            CHECK(!cgt_solve(s, p, &(uint64_t){1000000}, &a) &&
                  !cgt_outcome(search, p, &budget, &c));
            CHECK(a.claim.value == c.value && a.claim.remoteness == c.remoteness);
            CHECK(a.claim.has & CGT_HAS_MOVE && a.claim.move.code == c.move.code);
        }
    }
    CHECK(cgt_solver_states(s) < 10000); /* the table is asked, not search */
    cgt_solver_free(s);
}
static void tictactoe(void) {
    uint32_t classes;
    CHECK(reachable("tictactoe", "3", ".........", &classes) == 5478 && classes == 765);
    walk w = search("tictactoe", "", ".........", false);
    CHECK(w.nodes == 549946 && w.value == CGT_TIE && w.leaves == 255168);
    CHECK(search("tictactoe", "", ".........", true).value == CGT_TIE);
    /* UVa 10111: no forced win; and two at once, of which the first is asked */
    CHECK(!strcmp(winning("tictactoe", "4", "..../.xo./.ox./...."), ""));
    CHECK(!strncmp(winning("tictactoe", "4", "o.../.ox./.xxx/xooo"), "b1 ", 3));
    cgt_rules r;
    cgt_position p;
    cgt_claim c;
    uint64_t budget = 100000000;
    CHECK(!cgt_open(&r, "tictactoe", "4", "................", &p, NULL));
    cgt_solver *s = cgt_solver_new(&r);
    CHECK(!cgt_outcome(s, p, &budget, &c) && c.value == CGT_TIE && c.remoteness == 16);
    CHECK(cgt_solver_states(s) == 1217977); /* the 9,722,011 positions but for turns and mirrors */
    table_is_search(&r, s, p);
    cgt_solver_free(s);
    cgt_close(&r);
}
static void multiplication(void) {
    walk w = search("multiplication", "17", "1", false);
    CHECK(w.nodes == 289 && w.value == CGT_LOSS);
    CHECK(!strcmp(winning("multiplication", "17", "1"), ""));
    CHECK(!strcmp(winning("multiplication", "19", "1"), "x2 "));
    CHECK(!strcmp(winning("multiplication", "19", "9"), "x3 x4 x5 x6 x7 x8 x9 "));
    CHECK(!strcmp(winning("multiplication", "17", "2"), "x9 "));
    CHECK(value("multiplication", "162", "1") == CGT_WIN); /* UVa 847 */
    CHECK(value("multiplication", "34012226", "1") == CGT_WIN);
    int won = 0, nine_loses = 0;
    for (int n = 2; n < 3000; n++) {
        char rules[16];
        snprintf(rules, sizeof rules, "%d", n);
        const char *moves = winning("multiplication", rules, "1");
        bool wins = *moves;
        won += wins;
        nine_loses += wins && !strstr(moves, "x9");
        CHECK(wins == (value("multiplication", rules, "1") == CGT_WIN)); /* the theorem */
    }
    CHECK(won == 2744 && nine_loses == 1197);
}

/* Depth and width of 10^5: nothing recurses. */
static void deep_and_wide(void) {
    enum { N = 100000 };
    char *t = malloc(16 * N);
    int n = 0;
    for (int i = 0; i < N; i++) t[n++] = '(', t[n++] = '1';
    t[n++] = '7';
    for (int i = 0; i < N; i++) t[n++] = ')';
    t[n] = 0;
    walk w = search("tree", t, "", false);
    CHECK(w.leaves == N && w.nodes == 2 * N); /* the innermost is (17) */
    CHECK(solve("tree", t, "", 10 * N).by == CGT_BY_SEARCH);
    n = 0;
    t[n++] = '(';
    for (int i = 0; i < N; i++) t[n++] = ' ', t[n++] = (char)('0' + i % 10);
    strcpy(t + n, ")");
    w = search("tree", t, "", false);
    CHECK(w.leaves == N && w.value == 9);
    n = 0; /* a path, and a star, of arrows */
    for (int i = 0; i < N; i++) n += sprintf(t + n, "%d>%d ", i, i + 1);
    cgt_answer a = solve("graph", t, "0", 10 * N);
    CHECK(a.claim.value == CGT_LOSS && a.claim.remoteness == N && a.claim.grundy == 0);
    n = 0;
    for (int i = 0; i < N; i++) n += sprintf(t + n, "0>%d ", N - i);
    a = solve("graph", t, "0", 10 * N);
    CHECK(a.claim.value == CGT_WIN && a.claim.remoteness == 1 && a.claim.grundy == 1);
    free(t);
    CHECK(search("subtraction", "1", "100000", false).nodes == N + 1);
}

/* A million arrows, many of them twice; a cycle through all. */
static void million_arrows(void) {
    enum { N = 1000000 };
    char *t = malloc(20 * (size_t)N);
    size_t n = 0;
    for (int i = 0; i < N; i++) {
        uint64_t u = 1 + below(300000), v = below(u);
        n += (size_t)sprintf(t + n, "%u>%u\n", (unsigned)u, (unsigned)v);
    }
    cgt_rules r;
    cgt_position p;
    snprintf(what, sizeof what, "a million arrows");
    CHECK(!cgt_open(&r, "graph", t, "300000", &p, NULL));
    CHECK(!(r.flags & CGT_LOOPY));
    cgt_close(&r);
    strcpy(t + n, "0>300000 300000>0");
    CHECK(!cgt_open(&r, "graph", t, "300000", &p, NULL) && r.flags & CGT_LOOPY);
    cgt_close(&r);
    strcpy(t + n, "0>x");
    cgt_in no = {0};
    CHECK(cgt_open(&r, "graph", t, "1", &p, &no) == CGT_E_SYNTAX && no.column == (int)n + 2);
    free(t);
}

static void refused(const char *game, const char *rules, const char *start, cgt_status st,
                    int column) {
    cgt_rules r;
    cgt_position p;
    cgt_in no = {0};
    snprintf(what, sizeof what, "refusal: %s {%.150s} %.150s", game, rules, start);
    cgt_status got = cgt_open(&r, game, rules, start, &p, &no);
    CHECK(got == st && no.column == column && no.reason && !r.owned);
    if (got != st || no.column != column)
        fprintf(stderr, "%d: %s at %d\n", got, no.reason ? no.reason : "accepted", no.column);
}
static char *repeat(char c, size_t n) {
    char *t = malloc(n + 1);
    memset(t, c, n);
    t[n] = 0;
    return t;
}
static void refusals(void) {
    refused("nim", "", "3 x", CGT_E_SYNTAX, 2);
    refused("nim", "", "<script>alert(1)</script>", CGT_E_SYNTAX, 0);
    refused("nim", "", "3;4", CGT_E_SYNTAX, 1);
    refused("nim", "", "-1", CGT_E_SYNTAX, 0);
    refused("nim", "", "4294967295 4294967295 1", CGT_E_RANGE, 23);
    refused("nim", "", "99999999999999999999999999", CGT_E_RANGE, 0);
    refused("nim", "mise", "3", CGT_E_SYNTAX, 0);
    refused("nim", "misere 2", "3", CGT_E_SYNTAX, 7);
    refused("subtraction", "", "3", CGT_E_SYNTAX, 0);
    refused("subtraction", "misere", "3", CGT_E_SYNTAX, 6);
    refused("subtraction", "1 0", "3", CGT_E_RANGE, 2);
    refused("subtraction", "1 2", "3 4 y", CGT_E_SYNTAX, 4);
    refused("divisor", "", "0", CGT_E_RANGE, 0);
    refused("divisor", "", "", CGT_E_SYNTAX, 0);
    refused("divisor", "3", "5", CGT_E_SYNTAX, 0);
    refused("euclid", "", "34", CGT_E_SYNTAX, 2);
    refused("euclid", "", "34 12 5", CGT_E_SYNTAX, 6);
    refused("maze", "", "a1", CGT_E_SYNTAX, 0);
    refused("maze", "..#/..", "a1", CGT_E_SYNTAX, 6);
    refused("maze", "../...", "a1", CGT_E_SYNTAX, 6);
    refused("maze", "..x", "a1", CGT_E_SYNTAX, 2);
    refused("maze", ".../...", "d1", CGT_E_RANGE, 0);
    refused("maze", ".../...", "a3", CGT_E_RANGE, 1);
    refused("maze", ".#./...", "b1", CGT_E_RANGE, 0);
    refused("maze", ".#./...", "1", CGT_E_SYNTAX, 0);
    refused("graph", "1>2 2", "1", CGT_E_SYNTAX, 5);
    refused("graph", "1>2 2>", "1", CGT_E_SYNTAX, 6);
    refused("graph", "1>9999999", "1", CGT_E_RANGE, 2);
    refused("graph", "1>2", "7000000", CGT_E_RANGE, 0);
    refused("tree", "3 5 2 9 12 100", "", CGT_E_SYNTAX, 14);
    refused("tree", "", "", CGT_E_SYNTAX, 0);
    refused("tree", "((3 5) (2 9)", "", CGT_E_SYNTAX, 12);
    refused("tree", "(3 ())", "", CGT_E_SYNTAX, 4);
    refused("tree", "(3 4) 5", "", CGT_E_SYNTAX, 6);
    refused("tree", "[3, \u2212x]", "", CGT_E_SYNTAX, 7);
    refused("tree", "3, 5)", "", CGT_E_SYNTAX, 4);
    refused("tree", "3 5", "3", CGT_E_RANGE, 0);
    refused("tree", "3 2000000000", "", CGT_E_RANGE, 2);
    refused("tree", "misere 3 5", "", CGT_E_UNSUPPORTED, 6);
    refused("chess", "", "", CGT_E_UNKNOWN, 0);
    refused("subtraction", "pringle", "3", CGT_E_SYNTAX, 0);
    refused("subtraction", "pringles 4", "3", CGT_E_SYNTAX, 9);
    refused("coins", "", "3 x", CGT_E_SYNTAX, 2);
    refused("strip", "", "2 2", CGT_E_RANGE, 2);
    refused("strip", "", "0", CGT_E_RANGE, 0);
    refused("strip", "", "3 1", CGT_E_RANGE, 2);
    refused("staircase", "", "4294967295 1", CGT_E_RANGE, 12);
    refused("staircase", "", "1 y", CGT_E_SYNTAX, 2);
    refused("rooted", "1-2 2-3 3-1", "0 0 0", CGT_E_RANGE, 11);
    refused("rooted", "1-2 2-1", "0 0", CGT_E_RANGE, 4);
    refused("rooted", "1-2 3-4", "0 0 0 0", CGT_E_RANGE, 7);
    refused("rooted", "1-2 4", "0", CGT_E_SYNTAX, 5);
    refused("rooted", "1-65", "0", CGT_E_RANGE, 2);
    refused("rooted", "1-2", "0", CGT_E_SYNTAX, 1);
    refused("octal", "", "3", CGT_E_SYNTAX, 0);
    refused("octal", "0.78", "3", CGT_E_SYNTAX, 3);
    refused("octal", "0.00", "3", CGT_E_SYNTAX, 4);
    refused("octal", "nim", "3", CGT_E_SYNTAX, 0);
    refused("octal", "kayles", "200 100 73", CGT_E_RANGE, 8);
    refused("octal", "kayles", "3;4", CGT_E_SYNTAX, 1);
    refused("sum", "nim + tictactoe", "3 + .........", CGT_E_UNSUPPORTED, 6);
    refused("sum", "nim + graph{misere 1>2 2>1}", "3 + 1", CGT_E_UNSUPPORTED, 6);
    refused("sum", "nim + nim{misere}", "3 + 1", CGT_E_UNSUPPORTED, 6);
    refused("sum", "nim + sum{nim}", "3 + 1", CGT_E_UNSUPPORTED, 6);
    refused("sum", "nim + chess", "3 + 1", CGT_E_UNKNOWN, 6);
    refused("sum", "nim + nim", "4294967295 4294967295 + 30 30", CGT_E_RANGE, 6);
    refused("sum", "nim + nim", "3 4 + 5 y", CGT_E_SYNTAX, 8);
    refused("sum", "nim + nim", "3 4", CGT_E_SYNTAX, 3);
    refused("sum", "nim + subtraction{1 0}", "3 + 5", CGT_E_RANGE, 20);
    refused("sum", "nim + subtraction{1 2", "3 + 5", CGT_E_SYNTAX, 21);
    refused("sum", "nim", "3 + 5", CGT_E_SYNTAX, 2);
    refused("multiplication", "", "1", CGT_E_SYNTAX, 0);
    refused("multiplication", "1", "1", CGT_E_RANGE, 0);
    refused("multiplication", "17", "145", CGT_E_RANGE, 0);
    refused("tictactoe", "5", ".", CGT_E_RANGE, 0);
    refused("tictactoe", "misere 3", "...", CGT_E_UNSUPPORTED, 6);
    refused("tictactoe", "3", ".../.#./...", CGT_E_SYNTAX, 5);
    refused("tictactoe", "3", "oo./.../...", CGT_E_RANGE, 11);
    refused("tictactoe", "3", "xxx/oo./o..", CGT_E_RANGE, 11);
    refused("tictactoe", "3", "..../.../..", CGT_E_SYNTAX, 4);
    refused("game31", "", "11111", CGT_E_RANGE, 4);
    refused("game31", "", "666666", CGT_E_RANGE, 4);
    refused("game31", "", "5566665", CGT_E_RANGE, 5);
    refused("game31", "", "17", CGT_E_SYNTAX, 1);
    refused("row", "", "1 2 x", CGT_E_SYNTAX, 4);
    refused("row", "", "1 2000000", CGT_E_RANGE, 2);
    refused("row", "misere", "1 2", CGT_E_UNSUPPORTED, 6);
    refused("words", "ab C", "abab", CGT_E_SYNTAX, 3);
    refused("words", "ab", "ab1", CGT_E_SYNTAX, 2);
    refused("digits", "", "701", CGT_E_SYNTAX, 1);
    refused("digits", "", "11111111111111111111", CGT_E_RANGE, 19);
    refused("digits", "", "", CGT_E_SYNTAX, 0);
    refused("cake", "", "4 4 4 0", CGT_E_RANGE, 4);
    refused("cake", "", "4 101 0 0", CGT_E_RANGE, 2);
    refused("cake", "", "4 4 1", CGT_E_SYNTAX, 5);
    refused("amounts", "", "61", CGT_E_RANGE, 0);
    refused("amounts", "", "7-1-1", CGT_E_RANGE, 4);
    refused("amounts", "", "7-4-4", CGT_E_RANGE, 4);
    refused("amounts", "", "7-5-3", CGT_E_RANGE, 4);
    refused("amounts", "", "60 60 60", CGT_E_RANGE, 8);
    refused("half", "2", "5", CGT_E_SYNTAX, 0);
    char *t = repeat('.', 5000);
    refused("maze", t, "a1", CGT_E_RANGE, 4096);
    free(t);
    t = repeat('(', 5000000);
    refused("tree", t, "", CGT_E_RANGE, (1 << 22) + 1);
    free(t);
    t = repeat(' ', 130); /* 65 heaps, one too many */
    for (int i = 0; i < 65; i++) t[2 * i] = '0';
    refused("nim", "", t, CGT_E_RANGE, 129);
    free(t);
}

static void sequences(void) {
    cgt_sequence *q;
    snprintf(what, sizeof what, "sequences");
    CHECK(!cgt_sequence_new("subtraction", "2 5", 1000000, &q, NULL));
    CHECK(!cgt_sequence_run(q, UINT64_MAX) && q->done == 1000001);
    CHECK(q->period.proved && q->period.preperiod == 0 && q->period.period == 7);
    static const uint32_t two_five[] = {0, 0, 1, 1, 0, 2, 1};
    for (uint32_t i = 0; i < 70; i++) CHECK(q->grundy[i] == two_five[i % 7]);
    cgt_sequence_free(q);
    CHECK(!cgt_sequence_new("subtraction", "misere 1 3 4", 500, &q, NULL));
    cgt_status st;
    while ((st = cgt_sequence_run(q, 7)) == CGT_E_BUDGET) {
    }
    CHECK(!st && q->period.proved && q->period.period == 7 && q->value[17] == CGT_LOSS);
    cgt_sequence_free(q);
    CHECK(!cgt_sequence_new("divisor", "", 1000, &q, NULL) && q->least == 1);
    CHECK(!cgt_sequence_run(q, UINT64_MAX) && !q->period.proved && q->grundy[96] == 5);
    cgt_sequence_free(q);
    CHECK(!cgt_sequence_new("divisor", "misere", 1000, &q, NULL));
    CHECK(!cgt_sequence_run(q, UINT64_MAX) && !q->period.proved && q->period.period == 2);
    cgt_sequence_free(q);
    CHECK(cgt_sequence_new("euclid", "", 5, &q, NULL) == CGT_E_UNSUPPORTED && !q);
    CHECK(cgt_sequence_new("graph", "1>2 2>1", 2, &q, NULL) == CGT_E_UNSUPPORTED && !q);
    CHECK(cgt_sequence_new("nim", "", 1u << 21, &q, NULL) == CGT_E_RANGE && !q);
    CHECK(cgt_sequence_new("subtraction", "1 x", 9, &q, NULL) == CGT_E_SYNTAX && !q);
}

static void periods(void) {
    cgt_period p;
    uint32_t v[1000], n = 0;
    snprintf(what, sizeof what, "periods");
    for (; n < 50; n++) v[n] = n;            /* preperiod 50 */
    for (; n < 1000; n++) v[n] = n % 9 == 4; /* then period 9 */
    CHECK(cgt_period_find(v, 1000, 20, &p));
    CHECK(p.preperiod == 50 && p.period == 9 && p.proved);
    CHECK(cgt_period_find(v, 1000, 0, &p) && p.period == 9 && !p.proved);
    CHECK(!cgt_period_find(v, 60, 20, &p)); /* too short to have recurred */
    CHECK(cgt_period_find(v, 79, 20, &p) && p.period == 9);
    CHECK(!cgt_period_find(v, 78, 20, &p));
    for (n = 0; n < 1000; n++) v[n] = 3;
    CHECK(cgt_period_find(v, 1000, 5, &p) && p.period == 1 && p.preperiod == 0);
    /* unproved: as Kayles to 120, where 50 values of 121 repeat; a block that came back once is no period */
    for (n = 0; n < 71; n++) v[n] = 100 + n;
    for (; n < 121; n++) v[n] = (n - 71) % 12;
    CHECK(!cgt_period_find(v, 121, 0, &p) && cgt_period_seen(v, 121, &p));
    CHECK(p.period == 12 && p.preperiod == 71 && !p.proved);
    for (n = 0; n < 200; n++) v[n] = n < 140 ? n : n - 100;
    CHECK(!cgt_period_find(v, 200, 0, &p) && !cgt_period_seen(v, 200, &p));
}

/* A cut graph: what is settled is right, the rest is unknown; nodes are whole or not expanded. */
static void cut_graph(void) {
    cgt_rules r;
    cgt_position p;
    cgt_graph g, whole;
    snprintf(what, sizeof what, "cut graph");
    CHECK(!cgt_open(&r, "nim", "", "6 6 6", &p, NULL));
    CHECK(!cgt_graph_build(&r, p, 1000, 100000, &whole) && !cgt_graph_solve(&whole));
    CHECK(whole.nodes == 343 && whole.settled == 343 && whole.grundy[0] == 6);
    for (uint32_t nodes = 1; nodes < 343; nodes += 19) {
        CHECK(!cgt_graph_build(&r, p, nodes, 100000, &g) && !cgt_graph_solve(&g));
        CHECK(g.nodes <= nodes && g.open < g.nodes);
        for (uint32_t i = 0; i < g.settled; i++) {
            uint32_t u = g.order[i], v = cgt_graph_node(&whole, (cgt_position){g.key[u]});
            CHECK(g.value[u] == whole.value[v]);
        }
        for (uint32_t u = g.open; u < g.nodes; u++) CHECK(g.first[u] == g.first[u + 1]);
        cgt_graph_free(&g);
    }
    cgt_graph_free(&whole);
    cgt_close(&r);
}

/* Moves that win, all of them; the divisor game's values. */
static void only(void) {
    CHECK(!strcmp(winning("euclid", "", "34 12"), "34-24 "));
    CHECK(!strcmp(winning("nim", "", "10 12 5"), "10-1 "));
    for (int n = 1; n < 200; n++) {
        char start[16];
        snprintf(start, sizeof start, "%d", n);
        CHECK(grundy("divisor", "", start) == __builtin_ctz((unsigned)n));
    }
}

/* --- rules of one's own: games that other files play, said in a line; and refusals --- */

static void same(const char *rule, const char *game, const char *rules, int from) {
    for (int n = from; n < 60; n++) {
        char start[16];
        snprintf(start, sizeof start, "%d", n);
        cgt_answer a = solve("rule", rule, start, 1000), b = solve(game, rules, start, 1000);
        CHECK(a.claim.has & b.claim.has & CGT_HAS_GRUNDY && a.claim.grundy == b.claim.grundy);
    }
}
static uint32_t period_of(const char *rule) {
    cgt_sequence *q = NULL;
    snprintf(what, sizeof what, "rule %s, period", rule);
    if (!CHECK(!cgt_sequence_new("rule", rule, 372, &q, NULL))) return 0;
    CHECK(!cgt_sequence_run(q, UINT64_MAX));
    uint32_t p = q->period.proved ? q->period.period : 0;
    cgt_sequence_free(q);
    return p;
}
static void own_rules(void) {
    same("quita 1, 3 o 4", "subtraction", "1 3 4", 0);
    same("Take x if x = 1 or x > 2 and not x > 4", "subtraction", "1 3 4", 0);
    same("take x if x divides k and x < k", "divisor", "", 1);
    same("quita x si x divide a k y x < k", "divisor", "", 1);
    same("take x if 2*x <= k", "half", "", 1);
    same("take x", "nim", "", 0);
    same("take 1 or 2 or take 1 or 2 and split into a and b", "octal", "kayles", 0);
    same("quita 1 o 2; quita 1 o 2 y parte en a y b", "octal", "kayles", 0);
    same("quita 2; quita 2 y parte en a y b", "octal", "dawson", 0);
    same("parte en a y b si a != b", "octal", "grundy", 0);
    same("split into a and b if b > a", "octal", "grundy", 0); /* either may be called a */
    same("parte en a y b si no (a = b) y (k - a) * 2 != k o (b) > 2 * k", "octal", "grundy", 0);
    CHECK(period_of("take 1, 3 or 4") == 7 && period_of("take x if x < 4") == 4);
    CHECK(period_of("take 1 or 2 or take 1 or 2 and split into a and b") == 12);
    CHECK(!period_of("take x if x divides k and x < k") && !period_of("split into a and b if a<b"));
    CHECK(!period_of("take 1 if k % 2 = 1")); /* seen, and not proved */
    refused("rule", "", "3", CGT_E_SYNTAX, 0);
    refused("rule", "toma 1", "3", CGT_E_SYNTAX, 0);
    refused("rule", "take 1, 0", "3", CGT_E_RANGE, 8);
    refused("rule", "take x if k", "3", CGT_E_SYNTAX, 10);
    refused("rule", "take 2*x", "3", CGT_E_SYNTAX, 7);
    refused("rule", "take x if 1 < x < k", "3", CGT_E_SYNTAX, 16);
    refused("rule", "take x if (x < k", "3", CGT_E_SYNTAX, 16);
    refused("rule", "take x if x < k and", "3", CGT_E_SYNTAX, 19);
    refused("rule", "take x if a < k", "3", CGT_E_SYNTAX, 10);
    refused("rule", "take 1 and take 2", "3", CGT_E_SYNTAX, 11);
    refused("rule", "split into a", "3", CGT_E_SYNTAX, 12);
    refused("rule", "take x if k / 0 = 1", "3", CGT_E_SYNTAX, 12);
    refused("rule", "take x if (k + x) % (2 - 2) = 1", "3", CGT_E_SYNTAX, 18);
    refused("rule", "quita 8 / 0", "3", CGT_E_SYNTAX, 8);
    CHECK(grundy("rule", "take x if 12 / (x - 2) = 4", "9") == 1); /* x = 5 alone */
    refused("rule", "take 1", "373", CGT_E_RANGE, 0);
    char deep[400] = "take x if ";
    memset(deep + 10, '(', 300);
    refused("rule", deep, "3", CGT_E_RANGE, 35);
    strcpy(deep, "take x if x*x*x*x*x*x*x*x*x*x*x*x*x*x*x*x*x*x*x*x*x*x*x > 0");
    CHECK(grundy("rule", deep, "20") == 20 % 7); /* 7^23 is beyond 63 bits: no move */
}

/* Whinihan, The Fibonacci Quarterly 1 (1963): who begins loses exactly on the Fibonacci numbers, A000045. The search is
 * asked for moves until one leaves a loss, without the theorem. */
static void fibonacci_nim(void) {
    static const int lost[] = {1, 2, 3, 5, 8, 13, 21, 34, 55, 89};
    bool wins[90][90] = {{false}}; /* heap, and the most that may be taken */
    char start[24];
    for (int n = 1; n < 90; n++)
        for (int most = 1; most <= n; most++)
            for (int x = 1; x <= most && !wins[n][most]; x++)
                wins[n][most] = !wins[n - x][2 * x < n - x ? 2 * x : n - x];
    for (int n = 1, k = 0; n < (deep() ? 90 : 40); n++) {
        bool loses = k < 10 && lost[k] == n;
        k += loses;
        CHECK(wins[n][n - 1] == !loses);
        snprintf(start, sizeof start, "%d", n);
        CHECK(value("fibonacci", "", start) == (loses ? CGT_LOSS : CGT_WIN));
        CHECK(value("fibonacci", "misere", start) == CGT_WIN); /* all but one go, or none may */
        for (int most = 0; most <= n; most++) {
            snprintf(start, sizeof start, "%d %d", n, most);
            CHECK(value("fibonacci", "", start) == (wins[n][most] ? CGT_WIN : CGT_LOSS));
        }
    }
    CHECK(move_is("fibonacci", "", "2147483647", "2147483647-5")); /* by its theorem */
    refused("fibonacci", "", "2147483648", CGT_E_RANGE, 0);
    refused("fibonacci", "", "20 x", CGT_E_SYNTAX, 3);
    refused("fibonacci", "", "", CGT_E_SYNTAX, 0);
}

enum { SIDE_OF_PIECE = 19 };
static void pieces(void) {
    char rules[SIDE_OF_PIECE * (SIDE_OF_PIECE + 1) + 40] = "", start[24];
    for (int i = 0; i < SIDE_OF_PIECE; i++)
        strcat(rules, i ? "/..................." : "...................");
    size_t n = strlen(rules);
    strcpy(rules + n, " (-1,0)* (0,-1)*");
    for (int i = 0; i < 100; i++) { /* a rook is two heaps */
        int x = i * 7 % SIDE_OF_PIECE, y = i * 11 % SIDE_OF_PIECE;
        snprintf(start, sizeof start, "%c%d", 'a' + x, y + 1);
        CHECK(grundy("piece", rules, start) == (x ^ y));
    }
    strcpy(rules + n, " (-1,0)* (0,-1)* (-1,-1)*");
    /* Wythoff's pairs, A000201 and A001950 */
    static const int pair[][2] = {{0, 0},  {1, 2},  {3, 5},  {4, 7},
                                  {6, 10}, {8, 13}, {9, 15}, {11, 18}};
    for (int x = 0; x < 12; x++)
        for (int y = x; y < SIDE_OF_PIECE; y++) {
            bool lost = false;
            for (int i = 0; i < 8; i++) lost |= pair[i][0] == x && pair[i][1] == y;
            snprintf(start, sizeof start, "%c%d", 'a' + x, y + 1);
            CHECK(value("piece", rules, start) == (lost ? CGT_LOSS : CGT_WIN));
        }
    strcpy(rules + n, " (1,0) (-1,0)");
    CHECK(solve("piece", rules, "c3", 100000).claim.remoteness == CGT_FOREVER);
    CHECK(grundy("piece", "..#../#...#/..#../#..../..... (-1,0)* (0,-1)*", "e5") == 2);
    CHECK(value("piece", ".#. (-2,0)", "c1") == CGT_WIN); /* a single step jumps */
    CHECK(value("piece", ".#. (-1,0)*", "c1") == CGT_LOSS);
    refused("piece", "", "a1", CGT_E_SYNTAX, 0);
    refused("piece", "../. (1,0)", "a1", CGT_E_SYNTAX, 4);
    refused("piece", "..", "a1", CGT_E_SYNTAX, 2);
    refused("piece", ".. (0,0)", "a1", CGT_E_RANGE, 3);
    refused("piece", ".. (1;0)", "a1", CGT_E_SYNTAX, 5);
    refused("piece", ".. (64,0)", "a1", CGT_E_RANGE, 4);
    refused("piece", ".. (1,0)", "c1", CGT_E_RANGE, 0);
    refused("piece", ".# (1,0)", "b1", CGT_E_RANGE, 0);
}

/* Single heads, from the left: Ferguson, Game Theory, part I, chapter 5 and its exercises, and the values of CGSuite's tests. */
static void coins_that_turn(void) {
    static const struct {
        const char *game;
        int value[20];
    } rows[] = {
        {"turtles", {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20}},
        {"mock", {1, 2, 4, 7, 8, 11, 13, 14, 16, 19, 21, 22, 25, 26, 28, 31, 32, 35, 37, 38}},
        {"ruler", {1, 2, 1, 4, 1, 2, 1, 8, 1, 2, 1, 4, 1, 2, 1, 16, 1, 2, 1, 4}},
    };
    for (int g = 0; g < 3; g++)
        for (int i = 0; i < 20; i++) {
            char t[24] = "";
            memset(t, '0', (size_t)i);
            t[i] = '1';
            CHECK(grundy(rows[g].game, "", t) == rows[g].value[i]);
        }
    refused("turtles", "", "01x", CGT_E_SYNTAX, 2);
    refused("mock", "", "000000000000000000000000000000001", CGT_E_RANGE, 33);
    CHECK(move_is("ruler", "", "00000000000000000000000000000001", "32"));
}

/* T. S. Ferguson, Game Theory, part I, section 6: a stalk is a heap, a cycle its loops, by hand. */
static void hackenbush(void) {
    char stalk[400] = "0";
    for (int n = 1; n <= 64; n++) {
        snprintf(stalk + strlen(stalk), 16, "-%d", n);
        CHECK(grundy("hackenbush", "", stalk) == n);
    }
    strcat(stalk, "-65");
    refused("hackenbush", "", stalk, CGT_E_RANGE, (int)strlen(stalk)); /* a bit each */
    CHECK(grundy("hackenbush", "", "0-1-2-3 0-4-5-6-7 0-8-9-10-11-12") == (3 ^ 4 ^ 5));
    CHECK(move_is("hackenbush", "", "0-1-2-3 0-4-5-6-7 0-8-9-10-11-12", "1-2"));
    CHECK(grundy("hackenbush", "", "0-1-2 1-3") == 1); /* a fork on a stem: 1 + (1 xor 1) */
    CHECK(grundy("hackenbush", "", "0-1-2-3 1-4 1-5-6") == 2);
    char cycle[400] = "0";
    for (int n = 1; n < (deep() ? 60 : 30);
         n++) { /* a cycle of n + 1 edges through the ground: 0 or 1 */
        snprintf(cycle + strlen(cycle), 16, "-%d", n);
        size_t end = strlen(cycle);
        strcpy(cycle + end, "-0");
        CHECK(grundy("hackenbush", "", cycle) == (n + 1) % 2);
        cycle[end] = 0;
    }
    CHECK(grundy("hackenbush", "", "0-1-2-3-1") == 2); /* a triangle on a stem: 1 + 1 */
    CHECK(grundy("hackenbush", "", "0-1-2-3-4-1") == 1);
    CHECK(grundy("hackenbush", "", "0-0*9") == 1 && grundy("hackenbush", "", "0-1*2 1-2") == 1);
    CHECK(grundy("hackenbush", "", "0-2-1 2-2") == 1); /* 1 + (1 xor 1) */
    CHECK(value("hackenbush", "misere", "0-1") == CGT_LOSS);
    CHECK(value("hackenbush", "misere", "0-1-2") == CGT_WIN);
    /* one text for one picture; what is not held is not there */
    cgt_rules r;
    cgt_position p;
    char text[400];
    CHECK(!cgt_open(&r, "hackenbush", "", "1-0 2-1 2-1 3-2-0 3-3", &p, NULL));
    cgt_format(&r, p, text, sizeof text);
    CHECK(!strcmp(text, "0-1 0-2-3 1-2*2 3-3"));
    CHECK(!cgt_parse(&r, "1-2 3-3", &p, NULL));
    cgt_format(&r, p, text, sizeof text);
    CHECK(!strcmp(text, "0"));
    CHECK(cgt_parse(&r, "0-4", &p, NULL) == CGT_E_RANGE);
    CHECK(cgt_parse(&r, "0-1-2*2", &p, NULL) == CGT_E_SYNTAX);
    cgt_close(&r);
    refused("hackenbush", "", "", CGT_E_SYNTAX, 0);
    refused("hackenbush", "", "0-", CGT_E_SYNTAX, 2);
    refused("hackenbush", "", "0-1 2", CGT_E_SYNTAX, 5);
    refused("hackenbush", "", "0-1g", CGT_E_SYNTAX, 3);
    refused("hackenbush", "", "0-1 2-3 1-4", CGT_E_RANGE, 4);
    refused("hackenbush", "", "0-100", CGT_E_RANGE, 2);
    refused("hackenbush", "", "0-1*0", CGT_E_RANGE, 4);
    refused("hackenbush", "", "0-1*7 1-0*3", CGT_E_RANGE, 6);
    refused("hackenbush", "", "0-1-2*2", CGT_E_SYNTAX, 5);
    refused("hackenbush", "red", "0-1", CGT_E_SYNTAX, 0);
}

int main(int argc, char **argv) {
    start_seed(argc, argv);
    hackenbush();
    handbook();
    only();
    elsewhere();
    judges();
    octal();
    thirty_one();
    sums();
    draws();
    huge();
    searches();
    tictactoe();
    multiplication();
    deep_and_wide();
    million_arrows();
    refusals();
    own_rules();
    pieces();
    fibonacci_nim();
    sequences();
    periods();
    cut_graph();
    coins_that_turn();
    return report();
}
