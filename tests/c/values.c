/* Values of partizan games: canonical forms, order, sums, text and thermographs, against the literature and against
 * plain play on trees that are not simplified. */
#include "../../src/values/values.h"

#include "check.h"

static cgt_values *v;
static cgt_value of(const char *text) {
    cgt_in t = {.text = text, .at = text};
    cgt_values_ask(v, 10000000);
    cgt_value g = cgt_read_value(v, &t);
    if (!CHECK(g != CGT_NO_VALUE && !*t.at)) fprintf(stderr, "%s\n", text);
    return g;
}
static const char *text_of(cgt_value g) {
    static char text[4096];
    cgt_out o = {text, sizeof text, 0};
    text[0] = 0;
    cgt_values_ask(v, 10000000);
    cgt_put_value(v, g, &o);
    return text;
}
/* What is typed, and its canonical form as it is written. */
static const char *const forms[][2] = {
    {"{|}", "0"},
    {"{0|}", "1"},
    {"{|0}", "-1"},
    {"{0|1}", "1/2"},
    {"{0|3}", "1"}, /* the simplest, and not the mean: Winning Ways, chapter 2 */
    {"{1/2|2}", "1"},
    {"{3/4|7/8}", "13/16"},
    {"{-1|}", "0"},
    {"{1000000|}", "1000001"},
    {"{-5/4|-9/8}", "-19/16"},
    {"{*|*}", "0"},
    {"{*|}", "0"},
    {"{0|0}", "*"},
    {"{0,*|0,*}", "*2"},
    {"{0,*,*2,*5|0,*,*2}", "*3"}, /* *5 is reversible */
    {"{0|*}", "^"},
    {"{*|0}", "v"},
    {"{0,*|0}", "^*"},
    {"{0|^*}", "^2"},
    {"{0|^}", "^2*"},
    {"{^|^}", "^2*"},
    {"{0|*3}", "^*2"},
    {"^+*", "^*"},
    {"^^", "^2"},
    {"^^^*3-v*", "^4*2"},
    {"1*", "1*"},
    {"{1|1}", "1*"},
    {"{2*|2}", "2v"},
    {"{2|0}-1", "+-1"},
    {"+-{2,3|1}", "+-{3|1}"},
    {"{1|-1}+{1|-1}", "0"},
    {"{0||0|-2}", "Tiny(2)"},
    {"{2|0||0}", "Miny(2)"},
    {"{0||0|-1/2}", "Tiny(1/2)"},
    {"{1||1|-1}", "1Tiny(2)"},
    {"{2|{0|-1}}", "{2||0|-1}"},
    {"{{{4|3}|2}|1}", "{4|3||2|||1}"},
    {"{0|v*}", "{0|v*}"},
    {"^<2>", "{0|v*}"},
    {"^[2]", "{^|*}"},
    {"^<1>", "^"},
    {"v<2>+^<2>", "0"},
    {"↑+↓", "0"},
    {"±1*", "+-1*"},
    {"+-1Tiny(2)Tiny(2)", "+-{1||1,+-1|-1}"},
    {"+-{0,{{2|0},2Tiny(2)|{2|0},Miny(2)}}", "+-{0,{{2|0},2Tiny(2)|{2|0},Miny(2)}}"},
    {"{1|{{1/2|-1}|{-3/2|-7/2}}}", "{1|||1/2|-1||-3/2|-7/2}"},
};
static void texts(void) {
    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
        const char *text = text_of(of(forms[i][0]));
        snprintf(what, sizeof what, "%s is written %s", forms[i][0], text);
        CHECK(!strcmp(text, forms[i][1]));
        CHECK(of(forms[i][1]) == of(forms[i][0]));
    }
}
static const struct {
    const char *text;
    int column;
    const char *reason;
} refused[] = {
    {"", 0, "expected a value, such as 1/2, * or ^"},
    {"{0|", 3, "expected a value, such as 1/2, * or ^"},
    {"{0 1}", 3, "expected + or - between two numbers"},
    {"{0,1}", 5, "expected a bar between the options of Left and Right"},
    {"{0,|1}", 3, "expected a value, such as 1/2, * or ^"},
    {"{1|2|3}", 7, "expected one bar that is wider than the others"},
    {"1/3", 2, "expected a power of two"},
    {"1/0", 2, "at least %"},
    {"99999999999", 0, "at most %"},
    {"*5000", 1, "at most %"},
    {"Tiny(2", 6, "expected )"},
    {"^<2", 3, "expected >"},
    {"^[2", 3, "expected ]"},
    {"1000000000+1000000000", 21, "a number or an up too large, or too fine"},
    {"^900^900", 8, "a number or an up too large, or too fine"},
    {"2x", 1, "expected a value, such as 1/2, * or ^"},
};
static void refusals(void) {
    for (size_t i = 0; i < sizeof refused / sizeof *refused; i++) {
        cgt_in t = {.text = refused[i].text, .at = refused[i].text};
        cgt_values_ask(v, 1000000);
        CHECK(cgt_read_value(v, &t) == CGT_NO_VALUE);
        snprintf(what, sizeof what, "%s at %d: %s", t.text, t.column, t.reason ? t.reason : "");
        CHECK(t.column == refused[i].column && t.reason && !strcmp(t.reason, refused[i].reason));
    }
    static char deep[100001];
    for (int i = 0; i < 3; i++) { /* whatever opens */
        memset(deep, "{(+"[i], 100000);
        for (int k = 1; i == 2 && k < 100000; k += 2) deep[k] = '-';
        cgt_in t = {.text = deep, .at = deep};
        cgt_values_ask(v, 1000000);
        CHECK(cgt_read_value(v, &t) == CGT_NO_VALUE);
        CHECK(t.reason && !strcmp(t.reason, "at most % braces inside one another"));
    }
    const char *long_one = "+-{0,{{2|0},2Tiny(2)|{2|0},Miny(2)}}", *short_one = "{2||0|-1}";
    cgt_in t = {.text = long_one, .at = long_one};
    cgt_values *small = cgt_values_new();
    cgt_values_ask(small, 20);
    CHECK(cgt_read_value(small, &t) == CGT_NO_VALUE && t.status == CGT_E_BUDGET);
    cgt_values_ask(small, 1000000);
    t = (cgt_in){.text = short_one, .at = short_one};
    cgt_value g = cgt_read_value(small, &t); /* and it goes on */
    CHECK(g != CGT_NO_VALUE && cgt_value_outcome(small, g) == 'L');
    cgt_values_free(small);
}

/* The games born by each day: 1, 4, 22, 1,474. Conway, On Numbers and Games; the last: Dean Hickerson. */
enum { DAY = 1474 };
typedef struct {
    cgt_value at[DAY + 1];
    unsigned n;
} day;
static bool member(const day *d, cgt_value g) {
    for (unsigned i = 0; i < d->n; i++)
        if (d->at[i] == g) return true;
    return false;
}
typedef struct {
    uint32_t sets[20000]; /* antichains, as bits */
    unsigned n;
} antichains;
static void extend(const day *d, antichains *a, uint32_t set, unsigned from) {
    a->sets[a->n++] = set;
    for (unsigned i = from; i < d->n; i++) {
        bool free = true;
        for (unsigned j = 0; j < i; j++)
            if (set >> j & 1) free &= cgt_value_compare(v, d->at[i], d->at[j]) == '|';
        if (free) extend(d, a, set | 1u << i, i + 1);
    }
}
static unsigned listed(const day *d, uint32_t set, cgt_value *out) {
    unsigned n = 0;
    for (unsigned i = 0; i < d->n; i++)
        if (set >> i & 1) out[n++] = d->at[i];
    return n;
}
static void census(void) {
    static day before, now;
    static antichains a;
    static const unsigned born[] = {1, 4, 22, 1474};
    before.at[0] = CGT_ZERO;
    before.n = 1;
    for (unsigned k = 1; k < 4; k++) {
        now.n = a.n = 0;
        cgt_values_ask(v, UINT64_MAX);
        extend(&before, &a, 0, 0);
        for (unsigned l = 0; l < a.n; l++)
            for (unsigned r = 0; r < a.n; r++) {
                cgt_value left[32], right[32];
                unsigned lefts = listed(&before, a.sets[l], left);
                cgt_value g =
                    cgt_value_of(v, left, lefts, right, listed(&before, a.sets[r], right));
                if (now.n <= DAY && !member(&now, g)) now.at[now.n++] = g;
            }
        snprintf(what, sizeof what, "day %u: %u games, %u antichains before", k, now.n, a.n);
        CHECK(now.n == born[k]);
        for (unsigned i = 0; i < now.n; i++) CHECK(cgt_value_birthday(v, now.at[i]) <= k);
        if (k < 3) before = now;
    }
    for (unsigned i = 0; i < now.n; i += 7) { /* each is read as it is written */
        char text[200];
        snprintf(text, sizeof text, "%s", text_of(now.at[i]));
        snprintf(what, sizeof what, "%s", text);
        CHECK(of(text) == now.at[i]);
    }
}

/* Trees as they fall, and who wins them by plain play: the reference. */
enum { TREES = 300, OPTIONS = 3 };
typedef struct tree {
    const struct tree *option[2][OPTIONS];
    unsigned n[2];
} tree;
static tree trees[TREES];
static cgt_value value[TREES];
/* Does `who` win the sum of a and b by moving first? */
static bool wins(const tree *a, const tree *b, int who) {
    for (unsigned i = 0; i < a->n[who]; i++)
        if (!wins(a->option[who][i], b, !who)) return true;
    for (unsigned i = 0; i < b->n[who]; i++)
        if (!wins(a, b->option[who][i], !who)) return true;
    return false;
}
static char played(const tree *a, const tree *b) {
    bool left = wins(a, b, CGT_LEFT), right = wins(a, b, CGT_RIGHT);
    return left && right ? 'N' : left ? 'L' : right ? 'R' : 'P';
}
static cgt_value shuffled(unsigned k, unsigned turn) {
    cgt_value o[2][OPTIONS + 1];
    unsigned n[2];
    for (int s = 0; s < 2; s++) {
        n[s] = trees[k].n[s];
        for (unsigned i = 0; i < n[s]; i++)
            o[s][(i + turn) % n[s]] = value[trees[k].option[s][i] - trees];
        if (n[s] && turn) o[s][n[s]++] = o[s][0];
    }
    return cgt_value_of(v, o[0], n[0], o[1], n[1]);
}
static void plain_play(void) {
    static tree none;
    printf("seed 20261123\n");
    srand(20261123);
    for (unsigned k = 1; k < TREES; k++)
        for (int s = 0; s < 2; s++) {
            trees[k].n[s] = (unsigned)rand() % (OPTIONS + 1);
            unsigned earlier = k < 12 ? k : k < 100 ? 12 : 60; /* so that depth stays at 4 or so */
            for (unsigned i = 0; i < trees[k].n[s]; i++)
                trees[k].option[s][i] = &trees[(unsigned)rand() % earlier];
        }
    cgt_values_ask(v, UINT64_MAX);
    for (unsigned k = 0; k < TREES; k++) {
        value[k] = shuffled(k, 0);
        snprintf(what, sizeof what, "tree %u", k);
        CHECK(cgt_value_outcome(v, value[k]) == played(&trees[k], &none));
        for (unsigned turn = 1; turn < 3; turn++) CHECK(shuffled(k, turn) == value[k]);
        cgt_value minus = cgt_value_negate(v, value[k]);
        CHECK(cgt_value_add(v, value[k], minus) == CGT_ZERO);
        CHECK(cgt_value_negate(v, minus) == value[k]);
    }
    for (unsigned i = 0; i < 60; i++)
        for (unsigned j = 0; j <= i; j++) {
            cgt_value both = cgt_value_add(v, value[i], value[j]);
            snprintf(what, sizeof what, "trees %u and %u", i, j);
            CHECK(cgt_value_outcome(v, both) == played(&trees[i], &trees[j]));
            cgt_value other = value[(i * 7 + j) % TREES];
            CHECK(cgt_value_add(v, both, other) ==
                  cgt_value_add(v, value[i], cgt_value_add(v, value[j], other)));
            cgt_thermograph a, b, c;
            cgt_value_thermograph(v, value[i], &a);
            cgt_value_thermograph(v, value[j], &b);
            CHECK(cgt_value_thermograph(v, both, &c));
            cgt_dyadic mean = 0; /* means add, temperatures do not grow */
            CHECK(cgt_dyadic_add(a.mean, b.mean, &mean));
            CHECK(mean == c.mean);
            CHECK(c.temperature <= a.temperature || c.temperature <= b.temperature);
        }
    what[0] = 0;
    CHECK(cgt_values_status(v) == CGT_OK);
}

/* Mean, temperature, and the walls from -1 upwards. {2||0|-1}: 2 rows x 3 of Domineering by facts that pycgt, too, has. */
static const struct {
    const char *text, *mean, *temperature, *left, *right;
} drawn[] = {
    {"3", "3", "-1", "3@-1", "3@-1"},
    {"1/2", "1/2", "-1/2", "1@-1 1/2@-1/2", "0@-1 1/2@-1/2"},
    {"*", "0", "0", "1@-1 0@0", "-1@-1 0@0"},
    {"^", "0", "0", "1@-1 0@0", "0@-1 0@0"},
    {"+-1", "0", "1", "2@-1 0@1", "-2@-1 0@1"},
    {"{5|-7}", "-1", "6", "6@-1 -1@6", "-8@-1 -1@6"},
    {"{2||0|-1}", "3/4", "5/4", "3@-1 3/4@5/4", "0@-1 0@1/2 3/4@5/4"},
    {"{2Miny(2)|0||-1/2|-2}", "-1/8", "9/8", "0@-1 0@1 -1/8@9/8",
     "-1@-1 -1/2@-1/2 -1/2@3/4 -1/8@9/8"},
    {"Tiny(2)", "0", "0", "1@-1 0@0", "0@-1 0@0"},
};
static void walls(void) {
    for (size_t i = 0; i < sizeof drawn / sizeof *drawn; i++) {
        cgt_thermograph t;
        cgt_value g = of(drawn[i].text);
        snprintf(what, sizeof what, "%s", drawn[i].text);
        CHECK(cgt_value_thermograph(v, g, &t));
        char text[4][200] = {"", "", "", ""};
        cgt_out o[4];
        for (int k = 0; k < 4; k++) o[k] = (cgt_out){text[k], sizeof text[k], 0};
        cgt_put_dyadic(&o[0], t.mean);
        cgt_put_dyadic(&o[1], t.temperature);
        for (int s = 0; s < 2; s++)
            for (uint32_t k = 0; k < t.corners[s]; k++) {
                if (k) cgt_putc(&o[2 + s], ' ');
                cgt_put_dyadic(&o[2 + s], t.wall[s][k].at);
                cgt_putc(&o[2 + s], '@');
                cgt_put_dyadic(&o[2 + s], t.wall[s][k].t);
            }
        CHECK(!strcmp(text[0], drawn[i].mean));
        CHECK(!strcmp(text[1], drawn[i].temperature));
        CHECK(!strcmp(text[2], drawn[i].left));
        CHECK(!strcmp(text[3], drawn[i].right));
    }
}

/* The collapse of a form with these options: its steps are true by the store's own order, and what no step takes are the canonical
 * options of its value. */
static void collapsed(const cgt_value *const o[2], const uint32_t n[2]) {
    static cgt_collapse c;
    cgt_value g = cgt_value_of(v, o[0], n[0], o[1], n[1]);
    if (!CHECK(cgt_value_collapse(v, o[0], n[0], o[1], n[1], &c))) return;
    bool gone[400] = {false};
    CHECK(c.entries < 400);
    for (uint32_t i = 0; i < c.steps; i++) {
        const cgt_strike *s = &c.step[i];
        const cgt_entry *e = &c.entry[s->entry], *by = &c.entry[s->by];
        CHECK(s->entry < c.entries && !gone[s->entry]);
        CHECK(e->from == CGT_TYPED || e->from < i);
        gone[s->entry] = true;
        const bool left = e->player == CGT_LEFT;
        if (s->why != CGT_REVERSIBLE) {
            CHECK(s->by < c.entries && !gone[s->by] && by->player == e->player);
            CHECK(s->why == CGT_SAME
                      ? by->value == e->value
                      : cgt_value_compare(v, e->value, by->value) == (left ? '<' : '>'));
            continue;
        }
        bool is_answer = false;
        for (uint32_t k = 0; k < cgt_value_options(v, e->value, left); k++)
            is_answer |= cgt_value_option(v, e->value, left, k) == s->answer;
        CHECK(is_answer); /* of the other player */
        CHECK(left ? cgt_value_leq(v, s->answer, g) : cgt_value_leq(v, g, s->answer));
    }
    uint32_t stay[2] = {0, 0};
    for (uint32_t i = 0; i < c.entries; i++) {
        if (gone[i]) continue;
        bool canonical = false;
        const int s = (int)c.entry[i].player;
        stay[s]++;
        for (uint32_t k = 0; k < cgt_value_options(v, g, s); k++)
            canonical |= cgt_value_option(v, g, s, k) == c.entry[i].value;
        CHECK(canonical);
    }
    for (int s = 0; s < 2; s++) CHECK(stay[s] == cgt_value_options(v, g, s));
    cgt_collapse_free(&c);
}
static void collapses(void) {
    cgt_values_ask(v, UINT64_MAX);
    for (unsigned k = 0; k < TREES; k++) {
        cgt_value o[2][2 * OPTIONS];
        uint32_t n[2];
        for (int s = 0; s < 2; s++) {
            n[s] = trees[k].n[s];
            for (unsigned i = 0; i < n[s]; i++) o[s][i] = value[trees[k].option[s][i] - trees];
            if (n[s]) o[s][n[s]] = o[s][0], n[s]++;
        }
        snprintf(what, sizeof what, "tree %u", k);
        collapsed((const cgt_value *const[]){o[0], o[1]}, n);
    }
    static const struct {
        const char *form, *told; /* d: dominated, r: reversible, =: equal; in lower case Left's */
    } few[] = {{"{0,*|^}", "r"},          {"{1/2|2}", "rR"},     {"{0|3}", "R"},
               {"{0,0|^,0}", "eD"},       {"{|}", ""},           {"{1|-1}", ""},
               {"{0,*2|0,*2,*3}", "rRR"}, {"{2,1|0,1,0}", "EdD"}};
    for (size_t i = 0; i < sizeof few / sizeof *few; i++) {
        cgt_in t = {.text = few[i].form, .at = few[i].form};
        cgt_form f = {0};
        cgt_collapse c = {0};
        cgt_value o[2][4];
        char told[16] = "";
        CHECK(cgt_read_form(v, &t, &f) != CGT_NO_VALUE);
        for (int s = 0; s < 2; s++)
            for (uint32_t k = 0; k < f.n[s]; k++) o[s][k] = f.option[s][k].value;
        CHECK(cgt_value_collapse(v, o[0], f.n[0], o[1], f.n[1], &c));
        for (uint32_t k = 0; k < c.steps; k++)
            told[k] = c.entry[c.step[k].entry].player ? "EDR"[c.step[k].why] : "edr"[c.step[k].why];
        snprintf(what, sizeof what, "%s collapses by %s", few[i].form, told);
        CHECK(!strcmp(told, few[i].told));
        collapsed((const cgt_value *const[]){o[0], o[1]}, f.n);
        cgt_collapse_free(&c);
        cgt_form_free(&f);
    }
}
/* What is written between the outermost braces. */
static void written(void) {
    static const char *const all[][2] = {{"{0, {1|1} | ^ }", "0;{1|1};/^;"},
                                         {" { 2 || 0|-1 } ", "2;/{0|-1};"},
                                         {"{1|{{2|0},3|v}}", "1;/{{2|0},3|v};"},
                                         {"{|}", "/"},
                                         {"{1|||2|3||4}", "1;/{2|3||4};"},
                                         {"{0|0}+{1|1}", "#0;/"},
                                         {"-{1|0}", "#0;/#-1;"},
                                         {"^", "#0;/#*;"},
                                         {"+-{3,2|1}", "#{3|1};/#{-1|-3};"},
                                         {"{*|0}-", NULL}};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        cgt_in t = {.text = all[i][0], .at = all[i][0]};
        cgt_form f = {0};
        char told[100] = "";
        cgt_values_ask(v, 1000000);
        cgt_value g = cgt_read_form(v, &t, &f);
        for (int s = 0; s < 2; s++) {
            if (s) strcat(told, "/");
            for (uint32_t k = 0; k < f.n[s] && g != CGT_NO_VALUE; k++) {
                const cgt_written *w = &f.option[s][k];
                if (w->to == w->from) strcat(strcat(told, "#"), text_of(w->value));
                if (w->braces) strcat(told, "{");
                strncat(told, t.text + w->from, (size_t)(w->to - w->from));
                strcat(told, w->braces ? "};" : ";");
            }
        }
        snprintf(what, sizeof what, "%s is written %s", t.text, told);
        CHECK(all[i][1] ? g != CGT_NO_VALUE && !strcmp(told, all[i][1]) : g == CGT_NO_VALUE);
        cgt_form_free(&f);
    }
}

/* Options of which each must be compared with all others count: twenty thousand are not worked out for a whole minute. */
static void many(void) {
    enum { MANY = 20000 };
    static char text[MANY * 7 + 10];
    int n = sprintf(text, "{");
    for (int i = 1; i < MANY; i++) n += sprintf(text + n, "%d*,", i);
    sprintf(text + n - 1, "|0}");
    cgt_in t = {.text = text, .at = text};
    cgt_values_ask(v, 1000000);
    CHECK(cgt_read_value(v, &t) == CGT_NO_VALUE);
    CHECK(t.status == CGT_E_BUDGET && !strcmp(t.reason, "too large to be worked out"));
}

int main(void) {
    v = cgt_values_new();
    texts();
    refusals();
    plain_play();
    collapses();
    written();
    walls();
    census();
    many();
    cgt_values_free(v);
    return report();
}
