/* certificates.c -- what cgt_explain says, checked by nothing but moves and results: of 1,000
 * random positions of each game, won means that the move leads to a lost position, lost that every
 * move has a reply which does. The oracle here is naive: it sweeps over the reachable positions
 * until nothing changes, and uses no solver.
 * SPDX-License-Identifier: MIT */
#include "check.h"

enum { RANDOM = 1000, NODES = 2500, MOVES = 400, REPLIES = 400, SLOTS = 8192 };

/* --- the naive oracle --- */
typedef struct {
    uint64_t key[NODES];
    int32_t value[NODES];
    bool known[NODES];
    int n;
    int to[NODES][MOVES], moves[NODES];
    int32_t gain[NODES][MOVES];
    int slot[SLOTS]; /* node + 1, 0: free; open addressing */
} world;
static world w;

static unsigned slot_of(uint64_t key) {
    unsigned h = (unsigned)(key * 0x9e3779b97f4a7c15u >> 51);
    while (w.slot[h] && w.key[w.slot[h] - 1] != key) h = (h + 1) % SLOTS;
    return h;
}
static int find(uint64_t key) { return w.slot[slot_of(key)] - 1; }
static int add(uint64_t key) {
    w.key[w.n] = key;
    w.slot[slot_of(key)] = w.n + 1;
    return w.n++;
}
static int32_t gain_of(const cgt_rules *r, cgt_position p, cgt_move m) {
    return r->game->gain ? r->game->gain(r, p, m) : 0;
}
/* False: more positions or moves than there is room for. */
static bool explore(const cgt_rules *r, cgt_position root) {
    w.n = 0;
    memset(w.slot, 0, sizeof w.slot);
    add(root.key);
    for (int u = 0; u < w.n; u++) {
        cgt_position p = {w.key[u]};
        w.moves[u] = 0;
        for (cgt_move m = cgt_next(r, p, (cgt_move){0}); m.code != UINT64_MAX;
             m = cgt_next(r, p, (cgt_move){m.code + 1})) {
            uint64_t q = r->game->play(r, p, m).key;
            int v = find(q);
            if ((v < 0 && w.n == NODES) || w.moves[u] == MOVES) return false;
            if (v < 0) v = add(q);
            w.gain[u][w.moves[u]] = gain_of(r, p, m);
            w.to[u][w.moves[u]++] = v;
        }
    }
    return true;
}
static bool settle(const cgt_rules *r, int u) {
    int32_t best = INT32_MIN;
    bool all = true;
    for (int i = 0; i < w.moves[u]; i++) {
        int v = w.to[u][i];
        all &= w.known[v];
        int32_t value = w.gain[u][i] - w.value[v];
        if (w.known[v] && value > best) best = value;
    }
    if (!w.moves[u]) best = cgt_end(r, (cgt_position){w.key[u]});
    w.value[u] = best;
    w.known[u] = all || (!r->game->end && best == CGT_WIN);
    return w.known[u];
}
static void sweep(const cgt_rules *r) {
    memset(w.known, 0, sizeof w.known);
    for (bool changed = true; changed;) {
        changed = false;
        for (int u = w.n; u-- > 0;)
            if (!w.known[u]) changed |= settle(r, u);
    }
    for (int u = 0; u < w.n; u++)
        if (!w.known[u]) w.value[u] = 0; /* a draw by endless play */
}
static int32_t truth(cgt_position p) {
    int u = find(p.key);
    CHECK(u >= 0);
    return u < 0 ? 99 : w.value[u];
}

/* --- reading the certificate: strings and numbers after a key, in order --- */
static const char *after(const char *json, const char *key) {
    char quoted[40];
    snprintf(quoted, sizeof quoted, "\"%s\":", key);
    const char *at = strstr(json, quoted);
    return CHECK(at != NULL) ? at + strlen(quoted) : "";
}
/* False: null. No text of these games has a quote or a backslash in it. */
static bool text_at(const char *at, char *out, size_t cap) {
    size_t n = 0;
    *out = 0;
    if (*at != '"') return false;
    for (at++; *at && *at != '"' && n + 1 < cap; at++) out[n++] = *at;
    out[n] = 0;
    return true;
}
static bool says(const char *json, const char *key, char *out, size_t cap) {
    return text_at(after(json, key), out, cap);
}

static cgt_move move_of(const cgt_rules *r, cgt_position p, const char *text) {
    for (cgt_move m = cgt_next(r, p, (cgt_move){0}); m.code != UINT64_MAX;
         m = cgt_next(r, p, (cgt_move){m.code + 1})) {
        char t[64];
        cgt_format_move(r, p, m, t, sizeof t);
        if (!strcmp(t, text)) return m;
    }
    return CGT_NONE;
}
/* Plays the move that is said, and compares with the position that is said. */
static bool follow(const cgt_rules *r, cgt_position p, const char *move, const char *to,
                   cgt_position *q, int32_t *gain) {
    char t[200];
    cgt_move m = move_of(r, p, move);
    if (!CHECK(m.code != UINT64_MAX)) return false;
    *q = r->game->play(r, p, m);
    *gain = gain_of(r, p, m);
    cgt_format(r, *q, t, sizeof t);
    return CHECK(!strcmp(t, to));
}

static int moves_of(const cgt_rules *r, cgt_position p) {
    int n = 0;
    for (cgt_move m = cgt_next(r, p, (cgt_move){0}); m.code != UINT64_MAX;
         m = cgt_next(r, p, (cgt_move){m.code + 1}))
        n++;
    return n;
}

/* Every move once, each with a reply that is lost for who lost, or the end. */
static void lost(const cgt_rules *r, cgt_position p, const char *json, int32_t value) {
    int n = 0;
    char seen[REPLIES][24];
    const char *at = after(json, "replies") + 1;
    while (*at == '{' || (*at == ',' && at[1] == '{')) {
        char move[64], to[200], reply[64], then[200];
        cgt_position q, back;
        int32_t gain, regain;
        says(at, "move", move, sizeof move);
        says(at, "to", to, sizeof to);
        bool has = says(at, "reply", reply, sizeof reply);
        says(at, "then", then, sizeof then);
        if (!follow(r, p, move, to, &q, &gain)) return;
        CHECK(has == (moves_of(r, q) > 0));
        CHECK(gain - truth(q) <= value && (r->game->gain || truth(q) > 0));
        if (has && follow(r, q, reply, then, &back, &regain))
            CHECK(regain - truth(back) == truth(q));
        for (int i = 0; i < n; i++) CHECK(strcmp(seen[i], move));
        strcpy(seen[n++], move);
        at = strchr(at, '}') + 1;
    }
    CHECK(n == moves_of(r, p) && n > 0);
    CHECK(!strncmp(after(json, "more"), "0,", 2));
}

/* Brackets and quotes balance, and nothing is cut. */
static void well_formed(const char *json) {
    int depth = 0;
    bool quoted = false;
    for (const char *c = json; *c; c++) {
        if (*c == '\\') c++;
        else if (*c == '"') quoted = !quoted;
        else if (!quoted) depth += (*c == '{' || *c == '[') - (*c == '}' || *c == ']');
        CHECK(depth > 0 || !c[1]);
    }
    CHECK(!depth && !quoted);
}

static long kinds[6];
static const char *const kind_names[] = {"over", "won", "lost", "tie", "draw", "unknown"};

static void certificate(cgt_solver *s, cgt_position p) {
    static char json[1 << 18];
    const cgt_rules *r = cgt_solver_rules(s);
    cgt_out o = {json, sizeof json, 0};
    char kind[20], move[64], to[200];
    if (!CHECK(!cgt_explain(s, p, &(uint64_t){2000000}, REPLIES, &o) && o.len < (int)sizeof json))
        return;
    well_formed(json);
    says(json, "kind", kind, sizeof kind);
    for (int i = 0; i < 6; i++) kinds[i] += !strcmp(kind, kind_names[i]);
    int32_t value = truth(p);
    bool over = !moves_of(r, p), drawn = !value && !over && r->flags & CGT_LOOPY;
    const char *want = over        ? "over"
                       : value > 0 ? "won"
                       : value < 0 ? "lost"
                       : drawn     ? "draw"
                                   : "tie";
    if (!CHECK(!strcmp(kind, want))) return;
    CHECK(strtol(after(json, "value"), NULL, 10) == value);
    bool has = says(json, "move", move, sizeof move);
    says(json, "to", to, sizeof to);
    CHECK(over ? !has : has || value < 0);
    cgt_position q;
    int32_t gain;
    if (has && follow(r, p, move, to, &q, &gain)) CHECK(gain - truth(q) == value);
    if (!strcmp(kind, "lost")) lost(r, p, json, value);
    else CHECK(!strncmp(after(json, "replies"), "[]", 2));
    char sentence[300];
    CHECK(says(json, "text", sentence, sizeof sentence) && *sentence);
}

/* The slots of a sentence are all filled: {x} has its "x" after the sentence. */
static void filled(const char *json) {
    const char *text = after(json, "text"), *slots = after(text, "slots");
    for (const char *at = text; (at = strchr(at, '{')) && at < slots;) {
        char slot[40];
        snprintf(slot, sizeof slot, "\"%.*s\":", (int)strcspn(at + 1, "}"), at + 1);
        const char *value = strstr(slots, slot);
        if (CHECK(value != NULL)) CHECK(strncmp(value + strlen(slot), "null", 4));
        at++;
    }
}
static long too_little; /* certificates that lack a move, or all */
/* Whatever the budget: unknown, or right; the move that is said wins; what the answer knows under
 * that budget, its certificate says, and nothing else. */
static void little(const cgt_rules *r, cgt_position p) {
    static char json[1 << 16];
    for (uint64_t budget = 1 + below(4); budget < 5000; budget *= 4) {
        cgt_out o = {json, sizeof json, 0};
        char kind[20], move[64], to[200];
        cgt_answer a;
        cgt_position q;
        int32_t gain;
        uint64_t left = budget;
        cgt_solver *one = cgt_solver_new(r), *two = cgt_solver_new(r);
        cgt_solve(one, p, &left, &a);
        cgt_explain(two, p, &(uint64_t){budget}, 3, &o);
        cgt_solver_free(one);
        cgt_solver_free(two);
        says(json, "kind", kind, sizeof kind);
        bool unknown = !strcmp(kind, "unknown"), has = says(json, "move", move, sizeof move);
        says(json, "to", to, sizeof to);
        CHECK(unknown == !(a.claim.has & CGT_HAS_VALUE) && has == !!(a.claim.has & CGT_HAS_MOVE));
        if (!unknown) CHECK(a.claim.value == truth(p));
        if (!unknown) CHECK(strtol(after(json, "value"), NULL, 10) == a.claim.value);
        if (has && follow(r, p, move, to, &q, &gain)) CHECK(gain - truth(q) == truth(p));
        if (has && !a.claim.value) CHECK(!strstr(json, "wins") && !strstr(json, "lost for"));
        CHECK(!unknown || !strncmp(after(json, "text"), "\"This position is too large", 27));
        filled(json);
        too_little += unknown || (!has && a.claim.value > 0 && moves_of(r, p));
    }
}

static void random_certificates(const cgt_game *g) {
    for (int done = 0; done < RANDOM;) {
        cgt_rules r;
        cgt_position p = open_random(g, &r);
        if (explore(&r, p)) {
            sweep(&r);
            cgt_solver *s = cgt_solver_new(&r);
            for (int i = 0; i < 20 && done < RANDOM && i < w.n; i++, done++) {
                cgt_position q = {w.key[i ? below((uint64_t)w.n) : 0]};
                certificate(s, q);
                if (i % 4 == 0) little(&r, q);
            }
            cgt_solver_free(s);
        }
        cgt_close(&r);
    }
}

/* Whatever gave the value, a sentence asks for no move where there is none, and for no theorem
 * where none was asked. */
static void without_a_move(const char *game, const char *start) {
    cgt_rules r;
    cgt_position p;
    snprintf(what, sizeof what, "%s %s, without a move", game, start);
    if (!CHECK(!cgt_open(&r, game, "", start, &p, NULL))) return;
    cgt_solver *s = cgt_solver_new(&r);
    for (uint32_t by = CGT_BY_THEOREM; by <= CGT_BY_RETROGRADE; by++)
        for (int32_t value = CGT_LOSS; value <= CGT_WIN; value++) {
            cgt_answer a = {.by = by, .claim = {.value = value, .has = CGT_HAS_VALUE}};
            cgt_verdict v;
            CHECK(!cgt_verdict_of(s, p, &a, &(uint64_t){1000}, &v));
            CHECK(!strstr(v.sentence, "{move}") && !strstr(v.sentence, "{to}"));
            CHECK(!strstr(v.sentence, "{theorem}") == (by != CGT_BY_THEOREM || value != CGT_WIN));
            CHECK(value < 0 || !strstr(v.sentence, "opponent wins"));
            CHECK(value > 0 || !strstr(v.sentence, "player to move wins"));
        }
    cgt_solver_free(s);
    cgt_close(&r);
}

/* What the pages show of the lesson's Nim position; and no budget is no claim. */
static void texts(void) {
    static char json[20000];
    cgt_rules r;
    cgt_position p;
    cgt_out o = {json, sizeof json, 0};
    CHECK(!cgt_open(&r, "nim", "", "10 12 5", &p, NULL));
    cgt_solver *s = cgt_solver_new(&r);
    CHECK(!cgt_explain(s, p, &(uint64_t){100000}, 5, &o));
    CHECK(strstr(json, "\"move\":\"10-1\",\"to\":\"9 12 5\""));
    CHECK(strstr(json, "\"parts\":[{\"game\":\"nim\",\"position\":\"10\",\"grundy\":10},"));
    CHECK(strstr(json, "\"after\":[{\"game\":\"nim\",\"position\":\"9\",\"grundy\":9},"));
    CHECK(strstr(json, "\"xor\":3,"));
    int len = o.len;
    for (int cap = 0; cap < len; cap += 97) { /* cut short, it still says how long it is */
        char *t = malloc((size_t)cap + 1);
        cgt_out cut = {t, cap, 0};
        CHECK(!cgt_explain(s, p, &(uint64_t){100000}, 5, &cut) && cut.len == len);
        free(t);
    }
    cgt_solver_free(s);
    cgt_close(&r);
    CHECK(!cgt_open(&r, "nim", "misere", "1 1 1", &p, NULL));
    cgt_close(&r);
    CHECK(!cgt_open(&r, "subtraction", "1 1000000", "4000000000", &p, NULL));
    s = cgt_solver_new(&r);
    o.len = 0;
    CHECK(cgt_explain(s, p, &(uint64_t){1000}, 5, &o) == CGT_E_BUDGET);
    CHECK(!strncmp(json, "{\"kind\":\"unknown\",\"by\":\"nothing\"", 32));
    cgt_solver_free(s);
    cgt_close(&r);
    o.len = 0;
    cgt_quote(&o, "a\"b\\c\n\x01<\xc3\xa9");
    CHECK(!strcmp(json, "\"a\\\"b\\\\c\\u000a\\u0001<\xc3\xa9\""));
    o.len = 0;
    CHECK(cgt_describe(0, &o) && !cgt_describe(-1, &o) && !cgt_describe(99, &o));
    well_formed(json);
}

int main(int argc, char **argv) {
    start_seed(argc, argv);
    for (int i = 0; cgt_games[i]; i++) random_certificates(cgt_games[i]);
    for (int i = 0; i < 6; i++) printf("%s %ld\n", kind_names[i], kinds[i]);
    CHECK(kinds[0] > 0 && kinds[1] > 1000 && kinds[2] > 500 && kinds[3] > 0 && kinds[4] > 0);
    CHECK(too_little > 1000);
    without_a_move("nim", "10 12 5");
    without_a_move("divisor", "12");
    texts();
    return report();
}
