/* theatre.c -- trace: the search as lines of text, one event a line, indented by depth. Values and
 * windows are the first player's (MAX's, where the game has one), so that a line can be compared
 * with the one above.
 * SPDX-License-Identifier: MIT */
#include "internal.h"

bool trace_begin(command *c) {
    if (!position_begin(c)) return false;
    if (c->r.flags & CGT_LOOPY && c->depth == UINT32_MAX)
        return fail(c, "this game may go on for ever: --depth says how deep to look", NULL);
    c->search = cgt_search_by(
        &c->r, c->p, &(cgt_plan){.depth = c->depth, .prune = c->prune, .beyond = c->beyond});
    return c->search ? true : no_memory(c);
}

static bool second(const command *c, const cgt_event *e) { /* is the second player to move? */
    const cgt_game *g = c->r.game;
    return g->mover ? g->mover(&c->r, (cgt_position){e->key}) != 0 : (e->depth & 1) != 0;
}
static void put_bound(command *c, int32_t bound, bool turn) {
    if (bound == INT32_MAX || bound == -INT32_MAX) put(c, (bound > 0) == !turn ? "∞" : "-∞");
    else put_number(c, turn ? -bound : bound);
}
static void put_window(command *c, const cgt_event *e, bool turn) {
    put(c, "  [");
    put_bound(c, turn ? e->beta : e->alpha, turn);
    put(c, ", ");
    put_bound(c, turn ? e->alpha : e->beta, turn);
    put(c, "]");
}
/* The moves after the one last tried: what a cut saves looking at. */
static void put_cut_moves(command *c, const cgt_event *e) {
    cgt_position p = {e->key};
    put(c, ":");
    for (cgt_move m = cgt_next(&c->r, p, (cgt_move){c->last[e->depth + 1] + 1});
         m.code != UINT64_MAX; m = cgt_next(&c->r, p, (cgt_move){m.code + 1}), c->cut++) {
        put(c, " ");
        put(c, move_text(c, p, m));
    }
}
static bool remember(command *c, const cgt_event *e) {
    if (!cgt_grow(&c->last, &c->last_room, e->depth + 2, sizeof *c->last)) return no_memory(c);
    c->last[e->depth] = e->move;
    return true;
}
bool trace_step(command *c) {
    static const char *const kinds[] = {"enter", "leaf", "raise", "cut", "leave"};
    cgt_event *e = &c->event;
    if (c->nodes >= c->budget && c->at) {
        put_words(c, "Stopped after {n} node: unknown.|Stopped after {n} nodes: unknown.",
                  (slot[]){{"n", NULL, c->nodes}, {0}});
        put(c, "\n");
        return false;
    }
    if (!cgt_search_pull(c->search, e, 1)) {
        if (cgt_search_status(c->search) == CGT_E_MEMORY) return no_memory(c);
        if (cgt_search_status(c->search) == CGT_E_LETTER) {
            char name[] = {c->r.game->letter(&c->r, (cgt_position){e->key}), 0};
            return fail(c, "the search looks at {letter}, node {node}: its value is needed there",
                        (slot[]){{"letter", name, 0},
                                 {"node", position_text(c, (cgt_position){e->key}), 0},
                                 {0}});
        }
        put_words(c, "value {value}, nodes {nodes}, leaves {leaves}",
                  (slot[]){{"value", NULL, c->root},
                           {"nodes", NULL, c->nodes},
                           {"leaves", NULL, c->leaves},
                           {0}});
        if (c->prune) put_words(c, ", moves cut {cut}", (slot[]){{"cut", NULL, c->cut}, {0}});
        put(c, "\n");
        return false;
    }
    bool turn = second(c, e);
    c->at++;
    for (uint32_t i = 0; i < e->depth; i++) put(c, "  ");
    put(c, say(c, kinds[e->kind]));
    put(c, " ");
    put(c, position_text(c, (cgt_position){e->key}));
    if (e->kind == CGT_ENTER) {
        c->nodes++;
        if (!remember(c, e)) return false;
        if (c->r.game->mover) put(c, turn ? " MIN" : " MAX");
    }
    if (e->kind == CGT_LEAF) c->leaves++;
    if (e->kind == CGT_LEAF || e->kind == CGT_RAISE || e->kind == CGT_LEAVE) {
        put(c, " = ");
        put_number(c, turn ? -e->value : e->value);
        c->root = turn ? -e->value : e->value;
    }
    if (e->kind == CGT_ENTER || e->kind == CGT_RAISE || e->kind == CGT_CUTOFF)
        if (c->prune) put_window(c, e, turn);
    if (e->kind == CGT_CUTOFF) put_cut_moves(c, e);
    put(c, "\n");
    return true;
}
