/* position.c -- solve, moves, show: what is said of one position.
 * SPDX-License-Identifier: MIT */
#include <stdlib.h>
#include <string.h>

#include "internal.h"

enum {
    LISTED = 1000, /* moves looked at for the list of winning moves; nim has heaps of 4 * 10^9 */
    STICKS = 60,   /* drawn in a row; more are only counted */
    NODES = 1000   /* nodes of a graph to draw */
};

const cgt_game *game_named(const char *name) {
    for (int i = 0; cgt_games[i]; i++)
        if (!strcmp(cgt_games[i]->name, name)) return cgt_games[i];
    return NULL;
}
bool known_game(command *c) {
    if (game_named(c->arg[1])) return true;
    return fail(c, "there is no game {game}: see palitos games",
                (slot[]){{"game", c->arg[1], 0}, {0}});
}
bool position_begin(command *c) {
    cgt_in no = {0};
    if (!known_game(c)) return false;
    if (cgt_open_game(&c->r, game_named(c->arg[1]), c->rules, c->arg[2], &c->p, &no)) {
        c->r.game = NULL;
        return fail_at(c, &no, c->rules);
    }
    if (c->r.flags & CGT_LETTERS && strcmp(c->arg[0], "trace") && strcmp(c->arg[0], "show"))
        return fail(c,
                    "a leaf has a letter in place of a number: only `trace --alphabeta` can do "
                    "without its value",
                    NULL);
    if (!(c->solver = cgt_solver_new(&c->r))) return no_memory(c);
    return true;
}

static bool scored(const cgt_rules *r) { return r->game->end || r->game->gain; }
const char *outcome_word(const command *c, const cgt_claim *a) {
    if (!(a->has & CGT_HAS_VALUE)) return say(c, "unknown");
    if (a->value) return say(c, a->value > 0 ? "wins" : "loses");
    return say(c, a->has & CGT_HAS_REMOTENESS && a->remoteness == CGT_FOREVER
                      ? "draw by endless play"
                      : "draw");
}
static void label(command *c, const char *english) {
    put(c, say(c, english));
    put(c, ": ");
}

static void put_sentence(command *c, const cgt_verdict *v) {
    bool moves = v->answer.claim.has & CGT_HAS_MOVE;
    put_words(c, v->sentence,
              (slot[]){{"n", NULL, v->moves},
                       {"move", moves ? move_text(c, v->p, v->answer.claim.move) : "", 0},
                       {"to", moves ? position_text(c, v->to) : "", 0},
                       {"theorem", v->theorem ? say(c, v->theorem) : "", 0},
                       {0}});
    put(c, "\n");
}

/* All moves that keep the value. The answer's own is among them, though it be beyond what is
 * listed; and where it has none, the first that is found becomes it. */
static bool put_best_moves(command *c, uint64_t *budget, cgt_claim *k) {
    label(c, scored(&c->r) || !k->value ? "Best moves" : "Winning moves");
    uint32_t seen = 0, found = 0;
    bool listed = false, sure = true; /* sure: each move was decided */
    cgt_move m = cgt_next(&c->r, c->p, (cgt_move){0});
    for (; m.code != UINT64_MAX && seen < LISTED;
         seen++, m = cgt_next(&c->r, c->p, (cgt_move){m.code + 1})) {
        if (k->value < 0 && !scored(&c->r)) break;
        cgt_answer a;
        cgt_position q = c->r.game->play(&c->r, c->p, m);
        int32_t gain = c->r.game->gain ? c->r.game->gain(&c->r, c->p, m) : 0;
        cgt_status st = cgt_decide(c->solver, q, budget, &a);
        if (st == CGT_E_MEMORY) return no_memory(c);
        sure &= !st;
        if (st || gain - a.claim.value != k->value) continue;
        put(c, found++ ? "  " : "");
        put(c, move_text(c, c->p, m));
        if (!(k->has & CGT_HAS_MOVE)) k->move = m;
        k->has |= CGT_HAS_MOVE;
        listed |= m.code == k->move.code;
    }
    if (!listed && k->has & CGT_HAS_MOVE && (k->value > 0 || scored(&c->r))) {
        put(c, found++ ? "  " : "");
        put(c, move_text(c, c->p, k->move));
    }
    sure &= seen < LISTED || m.code == UINT64_MAX;
    if (!found) put(c, say(c, sure ? "none" : "unknown"));
    else if (!sure) put(c, " ...");
    put(c, "\n");
    return true;
}
/* A number; or infinity with its set, as Smith writes it. */
static void put_grundy(command *c, cgt_position p, const cgt_claim *k) {
    if (k->has & CGT_HAS_GRUNDY) {
        put_number(c, k->grundy);
        return;
    }
    uint64_t budget = c->budget;
    uint32_t n = cgt_infinite_next(c->solver, p, &budget, 0);
    put(c, "∞{");
    for (bool first = true; n != UINT32_MAX; first = false) {
        if (!first) put(c, ",");
        put_number(c, n);
        n = cgt_infinite_next(c->solver, p, &budget, n + 1);
    }
    put(c, "}");
}
bool solve_step(command *c) {
    cgt_answer a;
    cgt_verdict v;
    cgt_claim *k = &a.claim;
    uint64_t budget = c->budget;
    if (cgt_solve(c->solver, c->p, &budget, &a) == CGT_E_MEMORY) return no_memory(c);
    const char *position = position_text(c, c->p);
    put(c, c->r.game->name);
    if (*c->rules) {
        put(c, " [");
        put(c, c->rules);
        put(c, "]");
    }
    put(c, *position ? " " : "");
    put(c, position);
    put(c, "\n");
    if (scored(&c->r) && k->has & CGT_HAS_VALUE) {
        label(c, "Value for the player to move");
        put_number(c, k->value);
    } else {
        label(c, "Outcome");
        put(c, outcome_word(c, k));
    }
    put(c, "\n");
    if (k->has & (CGT_HAS_GRUNDY | CGT_HAS_INFINITE)) {
        label(c, "Grundy value");
        put_grundy(c, c->p, k);
        put(c, "\n");
    }
    if (k->has & CGT_HAS_REMOTENESS) {
        label(c, "Remoteness");
        if (k->remoteness == CGT_FOREVER) put(c, say(c, "without end"));
        else put_number(c, k->remoteness);
        put(c, "\n");
    }
    bool moves = k->has & CGT_HAS_VALUE && a.by != CGT_BY_END;
    if (moves && !put_best_moves(c, &budget, k)) return false;
    if (cgt_verdict_of(c->solver, c->p, &a, &budget, &v)) return no_memory(c);
    put_sentence(c, &v);
    return false;
}

/* --- moves ------------------------------------------------------------------------------------ */

enum { MOVE = 12, LEAVES = 20, OUTCOME = 12 }; /* columns */
bool moves_begin(command *c) {
    if (!position_begin(c)) return false;
    c->next = cgt_next(&c->r, c->p, (cgt_move){0});
    if (c->next.code == UINT64_MAX) {
        put(c, say(c, "There is no move: the game is over."));
        put(c, "\n");
        return false;
    }
    put_padded(c, say(c, "Move"), MOVE);
    put_padded(c, say(c, "Leaves"), LEAVES);
    bool grundy = cgt_has_grundy(&c->r) || cgt_has_loopy(&c->r);
    const char *who = say(c, scored(&c->r) ? "Value of the move" : "The player to move");
    if (grundy) {
        put_padded(c, who, OUTCOME + 8);
        put(c, say(c, "Grundy value"));
    } else {
        put(c, who);
    }
    put(c, "\n");
    return true;
}
bool moves_step(command *c) {
    if (c->at == c->budget) {
        put_words(c, "Stopped after {n} move.|Stopped after {n} moves.",
                  (slot[]){{"n", NULL, c->at}, {0}});
        put(c, "\n");
        return false;
    }
    c->at++;
    cgt_answer a;
    cgt_move m = c->next;
    cgt_position q = c->r.game->play(&c->r, c->p, m);
    uint64_t budget = c->budget;
    if (cgt_decide(c->solver, q, &budget, &a) == CGT_E_MEMORY) return no_memory(c);
    put_padded(c, move_text(c, c->p, m), MOVE - 1);
    put(c, " ");
    put_padded(c, position_text(c, q), LEAVES - 1);
    put(c, " ");
    char number[24];
    cgt_out o = {number, sizeof number, 0};
    cgt_putn(&o, (c->r.game->gain ? c->r.game->gain(&c->r, c->p, m) : 0) - a.claim.value);
    const char *said =
        scored(&c->r) && a.claim.has & CGT_HAS_VALUE ? number : outcome_word(c, &a.claim);
    if (a.claim.has & (CGT_HAS_GRUNDY | CGT_HAS_INFINITE)) {
        put_padded(c, said, OUTCOME + 8);
        put_grundy(c, q, &a.claim);
    } else {
        put(c, said);
    }
    put(c, "\n");
    c->next = cgt_next(&c->r, c->p, (cgt_move){m.code + 1});
    return c->next.code != UINT64_MAX;
}

/* --- show ------------------------------------------------------------------------------------- */

static void put_heaps(command *c, const cgt_item *item, int n) {
    for (int i = 0; i < n; i++) {
        char number[24];
        cgt_out o = {number, sizeof number, 0};
        cgt_putn(&o, item[i].item + 1);
        put_padded(c, number, 4);
        cgt_out p = {number, sizeof number, 0};
        cgt_putn(&p, item[i].number);
        put_padded(c, number, item[i].number ? 7 : 0);
        if (item[i].number) put(c, " ");
        for (int64_t k = 0; k < item[i].number && k < STICKS; k++) put(c, "|");
        put(c, item[i].number > STICKS ? "...\n" : "\n");
    }
}
static void put_grid(command *c, const cgt_item *item, int n) {
    int columns = 0;
    for (int i = 0; i < n; i++) columns = item[i].col + 1 > columns ? item[i].col + 1 : columns;
    put(c, "    ");
    for (int i = 0; i < columns; i++)
        put_bytes(c, (char[]){i < 26 ? (char)('a' + i) : '.'}, 1); /* aa, ab ... have no room */
    for (int i = 0; i < n; i++) {
        if (!item[i].col) {
            char number[24];
            cgt_out o = {number, sizeof number, 0};
            cgt_putn(&o, item[i].row + 1);
            put(c, "\n");
            put_padded(c, number, 4);
        }
        put_bytes(c, (char[]){(char)item[i].glyph}, 1);
    }
    put(c, "\n");
}
/* A tree by depth (preorder), each leaf with its value. */
static void put_tree(command *c, const cgt_item *item, int n) {
    for (int i = 0; i < n; i++) {
        for (int k = 0; k < item[i].row; k++) put(c, "  ");
        put_number(c, item[i].item);
        if (item[i].glyph == '@') put(c, " @");
        if (i + 1 == n || item[i + 1].link != (int32_t)item[i].item) {
            put(c, " = ");
            char letter = (char)item[i].glyph;
            if (letter && letter != '@') put_bytes(c, &letter, 1);
            else put_number(c, item[i].number);
        }
        put(c, "\n");
    }
}
/* Every node that can be reached, and its moves. */
static bool put_graph(command *c) {
    cgt_graph g;
    if (cgt_graph_build(&c->r, c->p, NODES, 16 * NODES, &g)) return no_memory(c);
    for (uint32_t u = 0; u < g.open; u++) {
        put(c, position_text(c, (cgt_position){g.key[u]}));
        put(c, !u ? " @" : g.first[u] < g.first[u + 1] ? "  " : "");
        for (uint32_t e = g.first[u]; e < g.first[u + 1]; e++) {
            put(c, " > ");
            put(c, position_text(c, (cgt_position){g.key[g.to[e]]}));
        }
        put(c, "\n");
    }
    if (g.open < g.nodes) put(c, "...\n");
    cgt_graph_free(&g);
    return true;
}
bool show_step(command *c) {
    int n = c->r.game->items ? c->r.game->items(&c->r, c->p, NULL, 0) : 0;
    cgt_item *item = malloc((size_t)(n + 1) * sizeof *item);
    if (!item) return no_memory(c);
    if (n) c->r.game->items(&c->r, c->p, item, n);
    const char *board = c->r.game->board;
    if (n && (!strcmp(board, "heaps") || !strcmp(board, "pins"))) put_heaps(c, item, n);
    else if (!strcmp(board, "grid") || !strcmp(board, "domineering") || !strcmp(board, "stones"))
        put_grid(c, item, n);
    else if (!strcmp(board, "nodes") && n > 1 && item[1].link >= 0) put_tree(c, item, n);
    else if (!strcmp(board, "nodes")) put_graph(c);
    else {
        put(c, position_text(c, c->p));
        put(c, "\n");
    }
    free(item);
    return false;
}
