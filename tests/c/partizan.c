/* partizan.c -- positions of partizan games and their values: against the literature, against plain play for both starters,
 * and against what holds of all values. Sources of the facts, by letter: C, P tests of pycgt; D, K, L, T tests of cgt-tools; E
 * Erickson, New Toads and Frogs results (1996); G, H, R, S tests of CGSuite; M results page of MCGS; Q a thermograph test of MCGS. Each was
 * computed again by a program that shares nothing with this one.
 * SPDX-License-Identifier: MIT */
#include "partizan.h"

#include "../../src/values/values.h"

static cgt_values *v;
static const cgt_game *game(const char *name) {
    for (int i = 0; cgt_games[i]; i++)
        if (!strcmp(cgt_games[i]->name, name)) return cgt_games[i];
    return NULL;
}
static cgt_value form(const char *text) {
    cgt_in t = {.text = text, .at = text};
    cgt_value g = cgt_read_value(v, &t);
    CHECK(g != CGT_NO_VALUE && !*t.at);
    return g;
}
static cgt_value value_of(const char *name, const char *rules, const char *start) {
    cgt_rules r;
    cgt_position p;
    cgt_value g = CGT_NO_VALUE;
    snprintf(what, sizeof what, "%s {%s} %s", name, rules, start);
    if (!CHECK(!cgt_open_game(&r, game(name), rules, start, &p, NULL))) return g;
    cgt_positions *s = cgt_positions_new(v, &r);
    CHECK(cgt_has_values(&r));
    g = cgt_position_value(s, p);
    CHECK(g != CGT_NO_VALUE);
    cgt_positions_free(s);
    cgt_close(&r);
    return g;
}
static cgt_dyadic number(const char *text) {
    cgt_dyadic x = 0;
    int32_t ups;
    uint32_t star;
    CHECK(cgt_value_is_simple(v, form(text), &x, &ups, &star) && !ups && !star);
    return x;
}

/* is: a value; ~ a mean; @ a temperature; ! an outcome. */
static const struct {
    const char *game, *rules, *start, *is, *source;
} facts[] = {
    {"domineering", "", ".#.#|.#..", "1*", "D"},
    {"domineering", "", ".#|..", "*", "D"},
    {"domineering", "", "..", "-1", "D"},
    {"domineering", "", "....|#..#|.#..|.#..", "~0", "Q"},
    {"domineering", "", "....|#..#|.#..|.#..", "@0", "Q"},
    {"domineering", "", "....|....|..#.|..#.", "~1", "Q"},
    {"domineering", "", "....|....|..#.|..#.", "@1", "Q"},
    {"domineering", "", "...|...|...", "{1|-1}", "D"},
    {"domineering", "", "..|..", "{1|-1}", "D"},
    {"domineering", "", ".|.", "1", "D"},
    {"domineering", "", "11 rows x 2", "{1|{{1/2|-1}|{-3/2|-7/2}}}", "P"},
    {"domineering", "", "2 rows x 1", "1", "P"},
    {"domineering", "", "2 rows x 10", "~-5/16", "P"},
    {"domineering", "", "2 rows x 11", "~3/16", "P"},
    {"domineering", "", "2 rows x 12", "@0", "P"},
    {"domineering", "", "2 rows x 2", "@1", "P"},
    {"domineering", "", "2 rows x 3", "~3/4", "P"},
    {"domineering", "", "2 rows x 3", "@5/4", "P"},
    {"domineering", "", "2 rows x 4", "Miny(2)", "P"},
    {"domineering", "", "2 rows x 5", "1/2", "P"},
    {"domineering", "", "2 rows x 5", "~1/2", "P"},
    {"domineering", "", "2 rows x 6", "~0", "P"},
    {"domineering", "", "2 rows x 6", "{1Miny(2)|-1}", "P"},
    {"domineering", "", "2 rows x 7", "@1", "P"},
    {"domineering", "", "2 rows x 7", "{3/2|-1/2}", "P"},
    {"domineering", "", "2 rows x 8", "@9/8", "P"},
    {"domineering", "", "2 rows x 8", "{2Miny(2)|0||-1/2|-2}", "P"},
    {"domineering", "", "2 rows x 9", "@9/8", "P"},
    {"domineering", "", "2 rows x 9", "{{5/2|1/2}|{0|-3/2}}", "P"},
    {"domineering", "", "4x4", "+-{0,{{2|0},2Tiny(2)|{2|0},Miny(2)}}", "G"},
    {"domineering", "", "4x5", "1", "P"},
    {"domineering", "", "6 rows x 2", "(+-1)+Tiny(2)+Tiny(2)", "P, G3 of Berlekamp"},
    {"toads", "", ".ttftff", "0", "T"},
    {"toads", "", "t.", "1", "L"},
    {"toads", "", "t.f", "*", "L"},
    {"toads", "", "t.tf", "1/2", "L"},
    {"toads", "", "t.tff", "^", "L"},
    {"toads", "", "t^2 ... ff", "{0|0}", "E"},
    {"toads", "", "t^3 ... ff", "{1|1}", "E"},
    {"toads", "", "t^4 .. f^2", "{{1|2}|{*|1}}", "E"},
    {"toads", "", "t^4 .. f^3", "{{1|1}|{*|0}}", "E"},
    {"toads", "", "t^5 .. f^3", "{{2|2}|{*|0}}", "E"},
    {"toads", "", "t^5 ... ff", "{3|3}", "E"},
    {"toads", "", "t^5 ... fff", "3/2", "E"},
    {"toads", "", "t^6 .. f^3", "{{3|3}|{*|0}}", "E"},
    {"toads", "", "t^6 ... fff", "5/2", "E"},
    {"toads", "", "tf.f", "-1/2", "L"},
    {"toads", "", "tf.ttff", "0", "T"},
    {"toads", "", "tft.tff", "^", "T"},
    {"toads", "", "tftf.tf", "0", "T"},
    {"toads", "", "tt..", "4", "L"},
    {"toads", "", "tt.f", "{1/2|0}", "L"},
    {"toads", "", "tt.tf", "1*", "L"},
    {"toads", "", "ttf.f", "v", "L"},
    {"toads", "", "ttt..", "6", "L"},
    {"toads", "", "ttttt..fffff",
     "+-{{2|*},{5/2||2|{0||||{0||v<2>|-1},{0||||0||Miny(1/32)|-2|||-1/2*}|||v<2>|-1/2||-1*}|||0}}",
     "S"},
    {"clobber", "", "(xo)^1", "!N", "M"},
    {"clobber", "", "(xo)^3", "!P", "M"},
    {"clobber", "", "(xo)^6", "!N", "M"},
    {"clobber", "", "(xxo)^1", "^", "M"},
    {"clobber", "", "(xxo)^2", "^1", "M"},
    {"clobber", "", "(xxo)^3", "^2", "M"},
    {"clobber", "", "(xxo)^4", "^2", "M"},
    {"clobber", "", "(xxo)^5", "^3", "M"},
    {"clobber", "", "xoo", "v", "C"},
    {"clobber", "", "xoxox", "{*|v}", "C"},
    {"clobber", "", "xox|oxo", "0", "C"},
    {"clobber", "", "xo|ox", "*", "C"},
    {"clobber", "", "xo|xo", "0", "C"},
    {"clobber", "", "xxooxx", "0", "C"},
    {"clobber", "", "xxo|oxx", "^", "C"},
    {"clobber", "", "xx|oo", "0", "C"},
    {"konane", "", "..ox", "1", "K"},
    {"konane", "", ".ox.|o..x|....", "{1|-1}", "K"},
    {"snort", "", "cycle 4", "0", "B"},
    {"snort", "", "cycle 5", "*", "B"},
    {"snort", "", "cycle 6", "0", "B"},
    {"snort", "", "path 5", "+-{1,{3|0}}", "B"},
    {"snort", "", "path 6", "*", "B"},
    {"snort", "", "path l-.-.-.-l", "{4|0,+-1}", "R"},
    {"snort", "", "tree .-.-.(-.;-.)", "+-{3|2}", "R"},
    {"col", "", "l-.-l-.-r-.-l-.-l-.", "7/8", "R"},
    {"col", "", "path 1", "*", "B"},
    {"col", "", "path 2", "0", "B"},
    {"col", "", "path 4", "0", "B"},
    {"cutcake", "", "(1,2)", "-1", "W"},
    {"cutcake", "", "(2,1)", "1", "W"},
    {"cutcake", "", "(3,2)", "0", "W"},
    {"cutcake", "", "(4,2)", "1", "W"},
    {"cutcake", "", "(4,3)", "1", "W"},
    {"cutcake", "", "(8,3)", "3", "W"},
    {"cutcake", "", "(8,4)", "1", "W"},
    {"cutcake", "", "(8,8)", "0", "W"},
    {"maundy", "", "(8,3)", "3", "H"},
    {"difference", "{1,3|2,3}", "6", "{1|1,{1|0}||0,{1|0}|0|||0,{1|0}|0}", "H"},
    {"hackenbush", "", "ll", "2", "U"},
    {"hackenbush", "", "lr", "1/2", "U"},
    {"hackenbush", "", "lrl", "3/4", "U"},
    {"hackenbush", "", "lrr", "1/4", "U"},
    {"hackenbush", "", "e(ee(e;e);e(eee;ee);e(ee;e))", "*5", "R"},
    /* the green girl of Winning Ways, chapter 7 */
    {"hackenbush", "", "0-1-2-3 1-4-3 3-5-6-7 5-8 8-9*2 9-10", "*2", "R"},
    {"hackenbush", "", "lrlrr", "9/16", "R"},
    {"hackenbush", "", "lrlrrllr", "77/128", "R"},
    {"hackenbush", "", "llrl", "7/4", "Berlekamp's rule"},
    {"hackenbush", "", "el", "^*", "the flower of one petal: {0, * | 0}"},
    {"nim", "", "3 5", "*6", "Bouton"},
    {"nim", "", "1000000000 1000000001", "*", "Bouton"},
    {"maze", ".../.../...", "c3", "*0", "its Grundy value, by search"},
    {"octal", "kayles", "9 4", "*5", "*4 + *1: Guy and Smith"},
    {"sum", "nim + octal{kayles} + subtraction{1 3 4}", "3 5 + 7 + 9", "*4", "3 xor 5 xor 2 xor 0"},
};
static void literature(void) {
    for (size_t i = 0; i < sizeof facts / sizeof *facts; i++) {
        cgt_values_ask(v, 50000000);
        const char *is = facts[i].is;
        cgt_value g = value_of(facts[i].game, facts[i].rules, facts[i].start);
        snprintf(what, sizeof what, "%s {%s} %s is %s (%s)", facts[i].game, facts[i].rules,
                 facts[i].start, is, facts[i].source);
        cgt_thermograph t;
        if (*is == '!') CHECK(cgt_value_outcome(v, g) == is[1]);
        else if (*is == '~' || *is == '@')
            CHECK(cgt_value_thermograph(v, g, &t) &&
                  (*is == '@' ? t.temperature : t.mean) == number(is + 1));
        else CHECK(g == form(is));
    }
}
/* Two rows of n squares: who wins. Winning Ways, chapter 5, by pycgt. */
static void two_rows(void) {
    static const char outcomes[] = "LNNRLNNRLNNRP";
    for (int n = 1; n <= 13; n++) {
        char start[20];
        snprintf(start, sizeof start, "2x%d", n);
        cgt_values_ask(v, 50000000);
        CHECK(cgt_value_outcome(v, value_of("domineering", "", start)) == outcomes[n - 1]);
    }
}

/* Plain play, without values: does `who` win a + b by moving first, or with `minus` a - b? -1: it takes too long. */
typedef struct {
    const cgt_rules *r;
    cgt_position p;
    bool minus;
} board;
static long patience;
static int wins(board a, board b, int who) {
    if (patience-- <= 0) return -1;
    for (int i = 0; i < 2; i++) {
        board *at = i ? &b : &a;
        cgt_position was = cgt_turned(at->p, at->minus ? !who : who);
        for (cgt_move m = cgt_next(at->r, was, (cgt_move){0}); m.code != UINT64_MAX;
             m = cgt_next(at->r, was, (cgt_move){m.code + 1})) {
            at->p = at->r->game->play(at->r, was, m);
            int answer = wins(a, b, !who);
            if (answer < 1) return answer ? -1 : 1;
        }
        at->p = was;
    }
    return 0;
}
static char played(board a, board b) {
    patience = 100000;
    int left = wins(a, b, CGT_LEFT), right = wins(a, b, CGT_RIGHT);
    if (left < 0 || right < 0) return 0;
    return left && right ? 'N' : left ? 'L' : right ? 'R' : 'P';
}
static long sums;
static void both(cgt_positions *s, const cgt_rules *r, cgt_position p, cgt_position q) {
    cgt_value a = cgt_position_value(s, p), b = cgt_position_value(s, q);
    char plus = played((board){r, p, false}, (board){r, q, false});
    char minus = played((board){r, p, false}, (board){r, q, true});
    if (plus) CHECK(cgt_value_outcome(v, cgt_value_add(v, a, b)) == plus);
    if (minus) CHECK(cgt_value_outcome(v, cgt_value_add(v, a, cgt_value_negate(v, b))) == minus);
    sums += plus != 0;
    sums += minus != 0;
    CHECK(cgt_value_add(v, a, cgt_value_negate(v, a)) == CGT_ZERO);
}
/* Its value is that of what both may move to, whatever the order and however often: so a sum's is the sum of its parts'. */
static void options(cgt_positions *s, const cgt_rules *r, cgt_position p) {
    enum { MOST = 200 };
    cgt_value o[2][MOST];
    uint32_t n[2] = {0, 0};
    for (int side = 0; side < 2; side++) {
        cgt_position at = cgt_turned(p, side);
        for (cgt_move m = cgt_next(r, at, (cgt_move){0}); m.code != UINT64_MAX && n[side] < MOST;
             m = cgt_next(r, at, (cgt_move){m.code + 1})) {
            cgt_value g = cgt_position_value(s, r->game->play(r, at, m));
            uint32_t k = (uint32_t)below(n[side] + 1);
            o[side][n[side]++] = o[side][k];
            o[side][k] = g;
            if (n[side] < MOST && !below(4)) o[side][n[side]++] = g;
        }
    }
    CHECK(cgt_value_of(v, o[0], n[0], o[1], n[1]) == cgt_position_value(s, p));
}
/* Of each example, positions that play leads to, each against the search of the engine for both starters, and with the one
 * before it against plain play of their sum and of their difference. */
static void random_play(const cgt_game *g) {
    sums = 0;
    for (int round = deep() ? 0 : 48; round < 60; round++) {
        cgt_rules r;
        cgt_position p = open_random(g, &r), before = p;
        if (!cgt_has_values(&r)) {
            cgt_close(&r);
            continue;
        }
        cgt_solver *solver = cgt_solver_new(&r);
        cgt_positions *s = cgt_positions_new(v, &r);
        for (int ply = 0; ply < 40; ply++) {
            cgt_claim c;
            char outcome = 0;
            uint64_t budget = 20000;
            look_at(&r, p);
            cgt_values_ask(v, 200000);
            cgt_value value = cgt_position_value(s, p);
            if (value != CGT_NO_VALUE) {
                cgt_values_ask(v, UINT64_MAX);
                outcome = cgt_value_outcome(v, value);
                options(s, &r, p);
            }
            for (int side = 0; side < 2 && outcome; side++)
                if (!cgt_outcome(solver, cgt_turned(p, side), &budget, &c))
                    CHECK((c.value == CGT_WIN) ==
                          (outcome == 'N' || outcome == (side ? 'R' : 'L')));
            if (ply && outcome) both(s, &r, p, before);
            before = p;
            int who = (int)below(2); /* not in turn: what is left is a position all the same */
            cgt_move m = random_move(&r, cgt_turned(p, who));
            if (m.code == UINT64_MAX) m = random_move(&r, cgt_turned(p, who = !who));
            if (m.code == UINT64_MAX) break;
            p = g->play(&r, cgt_turned(p, who), m);
        }
        look_at(NULL, (cgt_position){0});
        cgt_positions_free(s);
        cgt_solver_free(solver);
        cgt_close(&r);
    }
    printf("%-12s %ld sums and differences played\n", g->name, sums);
    CHECK(sums > (deep() ? 100 : 10));
}

/* The closed form of Cutcake, a >= b: as many times as the largest power of two in b goes into a, less one. Winning Ways, chapter 2. */
static void cakes(void) {
    for (int a = 1; a <= 12; a++)
        for (int b = 1; b <= 12; b++) {
            char start[40];
            int large = a > b ? a : b, small = a + b - large, power = 1;
            while (2 * power <= small) power *= 2;
            snprintf(start, sizeof start, "(%d,%d)", a, b);
            cgt_values_ask(v, 50000000);
            int64_t worth = large / power - 1;
            CHECK(value_of("cutcake", "", start) == cgt_value_integer(v, a >= b ? worth : -worth));
        }
}
/* The prime factors of n, the largest first; how many. */
static int primes(int n, int *out) {
    int k = 0;
    for (int p = n; p > 1; p--) {
        bool prime = true;
        for (int d = 2; d * d <= p; d++) prime &= p % d != 0;
        for (; prime && n % p == 0; n /= p) out[k++] = p;
    }
    return k;
}
/* Maundy cake, where a has k prime factors more than b: 1 + p + pq + ..., k terms, with those of a from the largest. As the page of
 * the game proves. */
static void equal_pieces(void) {
    for (int a = 1; a <= 12; a++)
        for (int b = 1; b <= 12; b++) {
            char start[40];
            int p[8], q[8], m = primes(a, p), n = primes(b, q);
            int64_t worth = 0, term = 1;
            for (int i = 0; i < abs(m - n); i++) {
                worth += term;
                term *= m > n ? p[i] : q[i];
            }
            snprintf(start, sizeof start, "(%d,%d)", a, b);
            cgt_values_ask(v, 50000000);
            CHECK(value_of("maundy", "", start) == cgt_value_integer(v, m > n ? worth : -worth));
        }
}
/* Every position of Col is a number, or a number and *: here of all ways to paint paths, cycles and a tree that play leads to, and
 * others. On Numbers and Games, chapter 8; the page of the game proves it. */
static void coldness(void) {
    static const char *const forms[] = {"path %c-%c-%c-%c-%c", "cycle %c-%c-%c-%c-%c",
                                        "tree %c-%c(-%c;-%c-%c)", "tree %c(-%c;-%c;-%c;-%c)"};
    static const char states[] = ".LR#lr";
    for (size_t f = 0; f < sizeof forms / sizeof *forms; f++)
        for (int k = 0; k < 6 * 6 * 6 * 6 * 6; k++) {
            char start[60];
            cgt_dyadic x;
            int32_t ups;
            uint32_t star;
            snprintf(start, sizeof start, forms[f], states[k % 6], states[k / 6 % 6],
                     states[k / 36 % 6], states[k / 216 % 6], states[k / 1296]);
            cgt_values_ask(v, 1000000);
            cgt_value g = value_of("col", "", start);
            CHECK(cgt_value_is_simple(v, g, &x, &ups, &star) && !ups && star < 2);
        }
    for (int n = 2; n <= 12; n++) {
        char start[20];
        snprintf(start, sizeof start, "path %d", n);
        cgt_values_ask(v, 50000000);
        CHECK(value_of("col", "", start) == CGT_ZERO);
    }
}
/* Snort: whoever begins wins a path of odd length, by its middle, and loses an even cycle, by a copy on the other side. As the page
 * of the game proves. */
static void copies(void) {
    for (int n = 1; n <= 11; n += 2) {
        char start[20];
        snprintf(start, sizeof start, "path %d", n);
        cgt_values_ask(v, 50000000);
        CHECK(cgt_value_outcome(v, value_of("snort", "", start)) == 'N');
    }
    for (int n = 4; n <= 12; n += 2) {
        char start[20];
        snprintf(start, sizeof start, "cycle %d", n);
        cgt_values_ask(v, 50000000);
        CHECK(value_of("snort", "", start) == CGT_ZERO);
        cgt_values_ask(v, 50000000);
        CHECK(value_of("col", "", start) == CGT_ZERO);
    }
}
/* With one amount each, a and b, values repeat after a + b. As the page of the game proves. */
static void one_amount(void) {
    for (int a = 1; a <= 5; a++)
        for (int b = 1; b <= 5; b++)
            for (int n = 0; n <= 12; n++) {
                char rules[32], less[16], more[16];
                snprintf(rules, sizeof rules, "%d|%d", a, b);
                snprintf(less, sizeof less, "%d", n);
                snprintf(more, sizeof more, "%d", n + a + b);
                cgt_values_ask(v, 1000000);
                CHECK(value_of("difference", rules, less) == value_of("difference", rules, more));
            }
}
/* Two rows of n stones in turn: who moves second wins when 3 divides n. The results page of MCGS, verified there to 17. */
static void clobber(void) {
    for (int n = 1; n <= 7; n++) {
        char start[40];
        for (int i = 0; i < 2 * n + 1; i++)
            start[i] = i == n ? '|' : "xo"[i < n ? i % 2 : i % 2 ^ (n % 2)];
        start[2 * n + 1] = 0;
        cgt_values_ask(v, 50000000);
        CHECK((cgt_value_outcome(v, value_of("clobber", "", start)) == 'P') == (n % 3 == 0));
    }
}

/* Strings of blue and red edges by Berlekamp's rule: 1 each while the colour does not change, from then on half of the one before.
 * All of up to 9 edges; the store worked them out from their moves. */
static void strings(void) {
    for (unsigned n = 1; n <= 9; n++)
        for (unsigned set = 0; set < 1u << n; set++) {
            char text[10] = "";
            cgt_dyadic sum = 0, edge = CGT_ONE;
            bool changed = false;
            for (unsigned i = 0; i < n; i++) {
                bool left = set >> i & 1;
                text[i] = left ? 'l' : 'r';
                changed |= text[i] != text[0];
                if (changed) edge /= 2;
                CHECK(cgt_dyadic_add(sum, left ? edge : -edge, &sum));
            }
            cgt_values_ask(v, 1000000);
            CHECK(value_of("hackenbush", "", text) == cgt_value_simple(v, sum, 0, 0));
        }
}
/* Green pictures at random: what their moves come to, beside a blue and a red edge so that nothing is known of green alone, is the
 * nimber that the colon and fusion principles say. */
static void green(void) {
    for (int round = 0; round < 300; round++) {
        char text[300] = "", both[320];
        unsigned nodes = 1, edges = 1 + (unsigned)below(8);
        for (unsigned i = 0; i < edges; i++) {
            unsigned a = (unsigned)below(nodes), b = (unsigned)below(nodes + 1);
            if (b == nodes) nodes++;
            snprintf(text + strlen(text), sizeof text - strlen(text), "%s%u-%u", i ? " " : "", a,
                     b);
        }
        cgt_values_ask(v, 10000000);
        cgt_value principles = value_of("hackenbush", "", text);
        snprintf(both, sizeof both, "%s 0-98l 0-99r", text);
        CHECK(value_of("hackenbush", "", both) == principles);
    }
}

/* Too few steps: unknown, and with more of them it goes on where it was. Rules without values are said so. */
static void budgets(void) {
    cgt_rules r;
    cgt_position p;
    cgt_values_ask(v, UINT64_MAX);
    cgt_value right = value_of("domineering", "", "4x4");
    cgt_values *fresh = cgt_values_new();
    CHECK(!cgt_open_game(&r, game("domineering"), "", "4x4", &p, NULL));
    cgt_positions *s = cgt_positions_new(fresh, &r);
    cgt_value g = CGT_NO_VALUE;
    int slices = 0;
    for (; g == CGT_NO_VALUE && slices < 10000; slices++) {
        cgt_values_ask(fresh, 1000);
        g = cgt_position_value(s, p);
        CHECK((g == CGT_NO_VALUE) == (cgt_values_status(fresh) == CGT_E_BUDGET));
    }
    CHECK(slices > 3 && g != CGT_NO_VALUE);
    char a[200], b[200];
    cgt_out to[2] = {{a, sizeof a, 0}, {b, sizeof b, 0}};
    cgt_values_ask(fresh, UINT64_MAX);
    cgt_put_value(fresh, g, &to[0]);
    cgt_put_value(v, right, &to[1]);
    CHECK(!strcmp(a, b));
    cgt_positions_free(s);
    cgt_close(&r);
    static const char *const without[][3] = {{"nim", "misere", "3 4"},
                                             {"tictactoe", "", "........."},
                                             {"domineering", "misere", "2x2"},
                                             {"graph", "1>2 2>1", "1"}};
    for (int i = 0; i < 4; i++) {
        CHECK(!cgt_open_game(&r, game(without[i][0]), without[i][1], without[i][2], &p, NULL));
        CHECK(!cgt_has_values(&r));
        s = cgt_positions_new(fresh, &r);
        cgt_values_ask(fresh, 1000);
        CHECK(cgt_position_value(s, p) == CGT_NO_VALUE);
        CHECK(cgt_values_status(fresh) == CGT_E_UNSUPPORTED);
        cgt_positions_free(s);
        cgt_close(&r);
    }
    cgt_values_free(fresh);
}

static const struct {
    const char *game, *rules, *start;
    int column;
    const char *reason;
} refused[] = {
    {"domineering", "", "", 0, "expected a square, . free or # taken"},
    {"domineering", "", "..|.", 4, "expected a row of % squares"},
    {"domineering", "", "..|.x", 4, "expected a square, . free or # taken"},
    {"domineering", "", "..|", 3, "expected a square, . free or # taken"},
    {"domineering", "", "8x8", 3, "at most % squares"},
    {"domineering", "", "4 rows", 6, "expected x and how many columns"},
    {"domineering", "", "0x4", 0, "at least %"},
    {"domineering", "", "..:", 3, "expected L or R, the player to move"},
    {"domineering", "", "..:R x", 5, "this text is left over"},
    {"domineering", "", "(.#^2", 5, "expected )"},
    {"domineering", "", "(.#)", 4, "expected ^ and how many times"},
    {"domineering", "", ".^70", 2, "at most %"},
    {"domineering", "", "(..)^40", 7, "at most % squares"},
    {"domineering", "3", "..", 0, "this text is left over"},
    {"toads", "", "t.f|t", 3, "expected one row"},
    {"toads", "", "2x3", 3, "expected one row"},
    {"toads", "", "t.g", 2, "expected a square, t toad, f frog or . free"},
    {"clobber", "", "x#o", 1, "expected a square, x of Left, o of Right or . free"},
    {"konane", "", "6x6", 3, "at most % squares"},
    {"cutcake", "", "", 0, "expected a piece such as (4,3)"},
    {"cutcake", "", "(4,3)+", 6, "expected a piece such as (4,3)"},
    {"cutcake", "", "(4,0)", 3, "at least %"},
    {"cutcake", "", "(4,3", 4, "expected )"},
    {"cutcake", "", "(30,30)", 7, "an area of at most %"},
    {"cutcake", "", "(15,15)", 0, "these pieces need more than the % bits of a position"},
    {"col", "", "", 0, "expected a node, one of . L R l r #"},
    {"col", "", "path 22", 5, "at most %"},
    {"col", "", "cycle 2", 7, "a cycle has at least % nodes"},
    {"col", "", "tree .(-.;-.", 12, "expected )"},
    {"col", "", "tree .(.)", 7, "expected )"},
    {"snort", "", ".-L-x", 4, "expected a node, one of . L R l r #"},
    {"hackenbush", "", "lr(l", 4, "expected )"},
    {"hackenbush", "", "0-1l 2-3r", 5, "this edge is not joined to the ground, node 0"},
    {"hackenbush", "", "0-1l-x", 5, "expected the node after -"},
    {"hackenbush", "", "0-1l:X", 5, "expected L or R, the player to move"},
    {"hackenbush", "", "0-1g", 3, "expected an edge such as 0-1; node 0 is the ground"},
    {"hackenbush", "", "0-1:RR", 4, "expected L or R, the player to move"},
    {"difference", "", "5", 0, "expected an amount that may be taken"},
    {"difference", "1 2", "5", 3, "expected | and the amounts that Right may take"},
    {"difference", "{1|2", "5", 4, "expected }"},
    {"difference", "1|2", "5x", 1, "expected a heap size"},
};
static void refusals(void) {
    for (size_t i = 0; i < sizeof refused / sizeof *refused; i++) {
        cgt_rules r;
        cgt_position p;
        cgt_in no = {0};
        CHECK(cgt_open_game(&r, game(refused[i].game), refused[i].rules, refused[i].start, &p,
                            &no) != CGT_OK);
        snprintf(what, sizeof what, "%s {%s} %s at %d: %s", refused[i].game, refused[i].rules,
                 refused[i].start, no.column, no.reason ? no.reason : "");
        CHECK(no.column == refused[i].column && no.reason && !strcmp(no.reason, refused[i].reason));
    }
}

int main(int argc, char **argv) {
    start_seed(argc, argv);
    list_sided();
    v = cgt_values_new();
    literature();
    two_rows();
    cakes();
    equal_pieces();
    coldness();
    copies();
    one_amount();
    clobber();
    strings();
    green();
    refusals();
    budgets();
    for (int i = 0; sided[i]; i++) random_play(sided[i]);
    cgt_values_free(v);
    return report();
}
