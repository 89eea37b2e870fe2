/* value.c -- value, compare, thermograph: of forms, as src/values/text.c reads them, and of positions.
 * SPDX-License-Identifier: MIT */
#include <stdlib.h>

#include "internal.h"

enum { STEPS = 16 }; /* steps of the store, some 50 ns each, that a move of --budget pays for */

/* The i-th argument as a position of the game that the first one names; false: it failed, or has no known value. */
static bool read_position(command *c, uint32_t i) {
    cgt_in no = {0};
    if (c->r.game) cgt_close(&c->r);
    if (cgt_open_game(&c->r, game_named(c->arg[1]), c->rules, c->arg[i], &c->p, &no)) {
        c->r.game = NULL;
        return fail_at(c, &no, c->rules);
    }
    if (!cgt_has_values(&c->r))
        return fail(
            c,
            "{game} has no values under these rules: it has loops, points, a draw or misère play",
            (slot[]){{"game", c->arg[1], 0}, {0}});
    cgt_positions *known = cgt_positions_new(c->values, &c->r);
    if (!known) return no_memory(c);
    c->value[i - 2] = cgt_position_value(known, c->p);
    cgt_positions_free(known);
    return true;
}
static bool read_form(command *c, uint32_t i) {
    cgt_in t = {.text = c->arg[i], .at = c->arg[i]};
    c->value[i - 1] = cgt_read_value(c->values, &t);
    if (cgt_more(&t)) cgt_refuse(&t, CGT_E_SYNTAX, "this text is left over", 0);
    return t.status ? fail_in_form(c, &t) : true;
}
static bool begin(command *c, uint32_t forms) {
    bool positions = c->args > 1 + forms, fine = true;
    c->values = cgt_values_new();
    if (!c->values) return no_memory(c);
    cgt_values_ask(c->values, STEPS * c->budget);
    if (positions && !known_game(c)) return false;
    if (!positions && game_named(c->arg[1]))
        return fail(c, "{command} also needs a position: see palitos help",
                    (slot[]){{"command", c->arg[0], 0}, {0}});
    for (uint32_t i = positions ? 2 : 1; i < c->args && fine; i++)
        fine = positions ? read_position(c, i) : read_form(c, i);
    return fine;
}
bool value_begin(command *c) { return begin(c, 1); }
bool compare_begin(command *c) { return begin(c, 2); }
/* It could not be worked out: why. */
static bool unknown(command *c) {
    if (cgt_values_status(c->values) == CGT_E_MEMORY) return no_memory(c);
    return fail(c, "too large to be worked out", NULL);
}
static void put_form(command *c, cgt_value g) {
    cgt_out size = {0};
    cgt_put_value(c->values, g, &size);
    char *text = malloc((size_t)size.len + 1);
    if (!text) {
        no_memory(c);
        return;
    }
    cgt_out o = {text, size.len + 1, 0};
    cgt_put_value(c->values, g, &o);
    put_bytes(c, text, (uint32_t)size.len);
    free(text);
}
static void put_dyadic(command *c, cgt_dyadic x, unsigned columns) {
    char text[32] = "";
    cgt_out o = {text, sizeof text, 0};
    cgt_put_dyadic(&o, x);
    if (columns) put_padded(c, text, columns);
    else put(c, text);
}
static void begin_line(command *c, const char *english) {
    put(c, say(c, english));
    put(c, ": ");
}
bool value_step(command *c) {
    static const struct {
        char letter;
        const char *says;
    } outcomes[] = {{'L', "Left wins, no matter who begins"},
                    {'R', "Right wins, no matter who begins"},
                    {'N', "the player who moves first wins"},
                    {'P', "the player who moves second wins"}};
    cgt_values *v = c->values;
    cgt_thermograph t;
    if (c->value[0] == CGT_NO_VALUE && cgt_values_status(v) == CGT_E_BUDGET) {
        begin_line(c, "Value");
        put(c, say(c, "unknown"));
        put(c, "\n");
        return false;
    }
    char outcome = cgt_value_outcome(v, c->value[0]);
    uint32_t day = cgt_value_birthday(v, c->value[0]);
    if (!cgt_value_thermograph(v, c->value[0], &t)) return unknown(c);
    begin_line(c, "Value");
    put_form(c, c->value[0]);
    put(c, "\n");
    begin_line(c, "Outcome");
    for (int i = 0; i < 4; i++)
        if (outcomes[i].letter == outcome) {
            put_bytes(c, &outcome, 1);
            put(c, ", ");
            put(c, say(c, outcomes[i].says));
        }
    put(c, "\n");
    begin_line(c, "Mean");
    put_dyadic(c, t.mean, 0);
    put(c, "\n");
    begin_line(c, "Temperature");
    put_dyadic(c, t.temperature, 0);
    put(c, "\n");
    begin_line(c, "Birthday");
    put_number(c, day);
    put(c, "\n");
    return cgt_values_status(v) ? unknown(c) : false;
}
bool compare_step(command *c) {
    static const struct {
        char sign;
        const char *says;
    } orders[] = {{'=', "In the first minus the second, the player who moves second wins."},
                  {'>', "Left wins the first minus the second, no matter who begins."},
                  {'<', "Right wins the first minus the second, no matter who begins."},
                  {'|', "In the first minus the second, the player who moves first wins."}};
    char sign = cgt_value_compare(c->values, c->value[0], c->value[1]);
    if (!sign) return unknown(c);
    put_form(c, c->value[0]);
    put(c, " ");
    put_bytes(c, &sign, 1);
    put(c, sign == '|' ? "| " : " ");
    put_form(c, c->value[1]);
    put(c, "\n");
    for (int i = 0; i < 4; i++)
        if (orders[i].sign == sign) put(c, say(c, orders[i].says));
    put(c, "\n");
    return cgt_values_status(c->values) ? unknown(c) : false;
}
/* A line for each temperature at which a wall has a corner, upwards from -1. */
bool thermograph_step(command *c) {
    enum { COLUMNS = 20 };
    cgt_thermograph t;
    if (!cgt_value_thermograph(c->values, c->value[0], &t)) return unknown(c);
    put_padded(c, say(c, "Temperature"), COLUMNS);
    put_padded(c, say(c, "Left wall"), COLUMNS);
    put(c, say(c, "Right wall"));
    put(c, "\n");
    for (uint32_t i = 0, j = 0; i < t.corners[0] || j < t.corners[1];) {
        bool left = j == t.corners[1] || (i < t.corners[0] && t.wall[0][i].t <= t.wall[1][j].t);
        cgt_dyadic at = left ? t.wall[0][i].t : t.wall[1][j].t;
        while (i < t.corners[0] && t.wall[0][i].t == at) i++;
        while (j < t.corners[1] && t.wall[1][j].t == at) j++;
        put_dyadic(c, at, COLUMNS);
        put_dyadic(c, cgt_wall_at(t.wall[0], t.corners[0], at), COLUMNS);
        put_dyadic(c, cgt_wall_at(t.wall[1], t.corners[1], at), 0);
        put(c, "\n");
    }
    return false;
}
