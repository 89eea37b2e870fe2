/* fuzz.c -- hostile text. The first byte chooses the game; the next line is the rules, the next the
 * start, the rest steers the play. Whatever opens must obey L1, L2 and L3 on the way. One text in
 * eight, chosen by its own bytes, is also solved and explained within a small budget, tried as a
 * universe, and its rules as the form of a value: that costs a hundred times what reading costs.
 *
 *   cmake --preset fuzz && cmake --build --preset fuzz -j2
 *   build/fuzz/fuzz -runs=100000 -max_len=400 tests/c/corpus
 * SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../src/solve/solve.h"
#include "../../src/values/values.h"

static char *copy(const char *s) {
    size_t n = strlen(s) + 1;
    return memcpy(malloc(n), s, n);
}
static void must(bool ok, const char *why) {
    if (ok) return;
    fprintf(stderr, "broken: %s\n", why);
    abort();
}

static void explain(const cgt_rules *r, cgt_position p) {
    static char json[1 << 15];
    cgt_out o = {json, sizeof json, 0};
    cgt_solver *s = cgt_solver_new(r);
    cgt_status st = cgt_explain(s, p, &(uint64_t){400}, 3, &o);
    must(!st || st == CGT_E_BUDGET, "explain");
    must(json[0] == '{' && (o.len >= (int)sizeof json || json[o.len - 1] == '}'), "json");
    cgt_solver_free(s);
}

static void play(const cgt_rules *r, cgt_position p, const uint8_t *steer, size_t n) {
    static char text[4096];
    static cgt_item items[256];
    for (size_t i = 0; i < n && i < 60; i++) {
        cgt_position q;
        must(p.key <= cgt_mask(r->bits), "key within its bits");
        must(cgt_format(r, p, text, sizeof text) < (int)sizeof text, "short text");
        must(!cgt_parse(r, text, &q, NULL) && q.key == p.key, "L1");
        if (r->game->items) must(r->game->items(r, p, items, 256) >= 0, "items");
        cgt_move m = cgt_next(r, p, cgt_touch(steer[i] >> 4, steer[i] & 15));
        if (m.code == UINT64_MAX) m = cgt_next(r, p, (cgt_move){0});
        must((m.code == UINT64_MAX) == (cgt_end(r, p) != CGT_ONGOING), "L3");
        if (m.code == UINT64_MAX) return;
        must(cgt_legal(r, p, m), "L2");
        cgt_format_move(r, p, m, text, sizeof text);
        must(*text && !strchr(text, ' '), "a move can be typed");
        p = r->game->play(r, p, m);
    }
}

static void check(const cgt_game *g, const char *rules, const char *universe) {
    cgt_check *c;
    if (!cgt_check_new(g->name, "", rules, universe, &c, NULL)) {
        cgt_check_run(c, 2000);
        must(!cgt_check_get(c)->wrong, "theorem");
    }
    cgt_check_free(c);
}

/* Whatever is known as a value is read as it is written. */
static void written(cgt_values *v, cgt_value g) {
    static char text[1 << 17];
    cgt_out o = {text, sizeof text, 0};
    if (g == CGT_NO_VALUE) return must(cgt_values_status(v) != CGT_OK, "no value, and no reason");
    cgt_values_ask(v, 20000);
    cgt_put_value(v, g, &o);
    if (cgt_values_status(v)) return;
    cgt_in t = {.text = text, .at = text};
    cgt_value again = cgt_read_value(v, &t);
    must(again == g || cgt_values_status(v) || t.status == CGT_E_RANGE,
         "a value is read as it is written");
}
static void form(const char *text) {
    cgt_values *v = cgt_values_new();
    cgt_in t = {.text = text, .at = text};
    cgt_values_ask(v, 20000);
    cgt_value g = cgt_read_value(v, &t);
    if (t.status) must(t.reason && t.column >= 0, "refusal");
    else written(v, g);
    cgt_values_free(v);
}
static void worth(const cgt_rules *r, cgt_position p) {
    if (!cgt_has_values(r)) return;
    cgt_values *v = cgt_values_new();
    cgt_positions *s = cgt_positions_new(v, r);
    cgt_values_ask(v, 20000);
    written(v, cgt_position_value(s, p));
    cgt_positions_free(s);
    cgt_values_free(v);
}

/* By its first byte, or in a run that is about one game, by FUZZ_GAME. */
static const cgt_game *chosen(uint8_t byte) {
    const char *only = getenv("FUZZ_GAME");
    int games = 0;
    for (; cgt_games[games]; games++)
        if (only && !strcmp(only, cgt_games[games]->name)) return cgt_games[games];
    must(!only, "FUZZ_GAME names a game");
    return cgt_games[byte % games];
}

/* FNV-1a */
static bool deep(const uint8_t *data, size_t size) {
    uint32_t hash = 2166136261u;
    for (size_t i = 0; i < size; i++) hash = (hash ^ data[i]) * 16777619u;
    return hash >> 29 == 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    if (size < 1) return 0;
    const cgt_game *g = chosen(data[0]);
    char *rules = malloc(size + 1), *start = copy("");
    memcpy(rules, data + 1, size - 1);
    rules[size - 1] = 0;
    char *line = strchr(rules, '\n');
    size_t steer = size;
    if (line) {
        *line = 0;
        free(start);
        start = copy(line + 1);
        char *end = strchr(start, '\n');
        if (end) {
            *end = 0;
            steer = 1 + (size_t)(line - rules) + 1 + (size_t)(end - start) + 1;
        }
    }
    cgt_rules r;
    cgt_position p;
    cgt_in no = {0};
    if (cgt_open_game(&r, g, rules, start, &p, &no)) {
        must(no.reason && no.column >= 0 && no.column <= (int)size && !r.owned, "refusal");
    } else {
        if (deep(data, size)) explain(&r, p);
        if (deep(data, size)) worth(&r, p);
        if (steer < size) play(&r, p, data + steer, size - steer);
        cgt_close(&r);
    }
    if (deep(data, size)) check(g, rules, start);
    if (deep(data, size)) form(rules);
    free(rules);
    free(start);
    return 0;
}
