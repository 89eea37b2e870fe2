/* piece.c -- a piece of one's own on a grid: the steps it may take are given, and who cannot move
 * loses. The rook that only goes up and left is the maze; the queen is W. A. Wythoff's game, Nieuw
 * Archief voor Wiskunde 7 (1907). Rules: the grid as the maze writes it, . free, # wall, / between
 * rows; then the steps, (columns,rows), right and down are positive; a star: as often as you like,
 * over free cells only. One step without a star jumps. Loopy when some cells lead back to
 * themselves. The grid, key, text and moves: cells.h.
 * SPDX-License-Identifier: MIT */
#include "cells.h"

enum { SIDE = 64, STEPS = 32 }; /* a move looks along every step */
typedef struct {
    int8_t col, row;
    bool star;
} step;
typedef struct {
    cgt_cells cells;
    unsigned n;
    step step[STEPS];
    uint8_t *reach; /* [cell][step]: how often it may be taken from there */
} shape;
static const shape *of(const cgt_rules *r) { return r->data; }

static void read_steps(shape *g, cgt_in *t) {
    static const char expected[] = "expected a step such as (-1,0) or (-1,0)*";
    do {
        cgt_more(t);
        const char *at = t->at;
        if (g->n == STEPS) cgt_refuse(t, CGT_E_RANGE, "at most % steps", STEPS);
        if (!cgt_take(t, '(')) cgt_refuse(t, CGT_E_SYNTAX, expected, 0);
        int64_t col = cgt_read_signed(t, SIDE - 1, expected);
        if (!cgt_take(t, ',')) cgt_refuse(t, CGT_E_SYNTAX, expected, 0);
        int64_t row = cgt_read_signed(t, SIDE - 1, expected);
        if (!cgt_take(t, ')')) cgt_refuse(t, CGT_E_SYNTAX, expected, 0);
        if (t->status) return;
        if (!col && !row) {
            t->at = at;
            cgt_refuse(t, CGT_E_RANGE, "this step goes nowhere", 0);
            return;
        }
        g->step[g->n++] = (step){(int8_t)col, (int8_t)row, cgt_take(t, '*')};
    } while (cgt_more(t));
}

/* The cell after one step, UINT32_MAX where there is none. */
static uint32_t after(const shape *g, uint32_t cell, step s) {
    int col = (int)(cell % g->cells.cols) + s.col, row = (int)(cell / g->cells.cols) + s.row;
    if (col < 0 || row < 0 || col >= (int)g->cells.cols || row >= (int)g->cells.rows)
        return UINT32_MAX;
    cell = (uint32_t)row * g->cells.cols + (uint32_t)col;
    return g->cells.cell[cell] == '.' ? cell : UINT32_MAX;
}

/* Difference of cell numbers for a step that stays on the grid. */
static int along(const shape *g, step s) { return s.row * (int)g->cells.cols + s.col; }
static unsigned reach(const shape *g, uint64_t cell, unsigned i) {
    return g->reach[cell * g->n + i];
}
static void find_reach(shape *g) {
    uint32_t cells = g->cells.rows * g->cells.cols;
    for (unsigned i = 0; i < g->n; i++)
        for (uint32_t k = 0; k < cells; k++) { /* the cell that the step leads to comes before */
            uint32_t u = along(g, g->step[i]) > 0 ? cells - 1 - k : k, v = after(g, u, g->step[i]);
            if (g->cells.cell[u] != '.' || v == UINT32_MAX) continue;
            g->reach[u * g->n + i] = (uint8_t)(1 + (g->step[i].star ? reach(g, v, i) : 0));
        }
}

/* Cells whose moves in are all used up, in turn (Kahn): one on a cycle never is. A cell that two
 * steps lead to is counted twice, both times. */
static bool loops(const shape *g, uint32_t *into, uint32_t *ready) {
    uint32_t cells = g->cells.rows * g->cells.cols, k = 0;
    for (uint32_t pass = 0, done = 0; pass < 2; pass++) {
        for (uint32_t u = 0; pass && u < cells; u++)
            if (!into[u]) ready[k++] = u;
        for (; pass ? done < k : done < cells; done++) {
            uint32_t u = pass ? ready[done] : done;
            for (unsigned i = 0; i < g->n; i++)
                for (unsigned j = 1; j <= reach(g, u, i); j++) {
                    uint32_t v = u + j * (uint32_t)along(g, g->step[i]);
                    if (!pass) into[v]++;
                    else if (!--into[v]) ready[k++] = v;
                }
        }
        done = 0;
    }
    return k < cells;
}

static void open_(cgt_rules *r, cgt_in *t, cgt_in start) {
    (void)start;
    shape *g = cgt_alloc(r, t, 1, sizeof *g);
    if (!g) return;
    g->cells.too_wide = "the board has % columns";
    cgt_cells_open(r, &g->cells, t, SIDE, "expected the rows of the board, . or #");
    if (!t->status) read_steps(g, t);
    if (t->status) return;
    uint32_t n = g->cells.rows * g->cells.cols,
             *room = cgt_alloc(r, t, 2 * (size_t)n, sizeof *room);
    g->reach = cgt_alloc(r, t, (size_t)n * g->n, 1);
    if (t->status) return;
    find_reach(g);
    if (loops(g, room, room + n)) r->flags |= CGT_LOOPY;
}

/* For each step the least cell that is not below `from`, computed without a walk along it. */
static cgt_move next(const cgt_rules *r, cgt_position p, cgt_move from) {
    const shape *g = of(r);
    int64_t least = (int64_t)cgt_item_of(from) + (cgt_choice_of(from) != 0), at = (int64_t)p.key,
            best = INT64_MAX;
    for (unsigned i = 0; i < g->n; i++) {
        int64_t by = along(g, g->step[i]), most = reach(g, p.key, i), times;
        if (!most) continue;
        if (by > 0) times = least > at ? (least - at + by - 1) / by : 1;
        else times = least < at ? (at - least) / -by : 0;
        if (by < 0 && times > most) times = most;
        if (times < 1 || times > most) continue;
        if (at + times * by < best) best = at + times * by;
    }
    return best < INT64_MAX ? cgt_touch((uint64_t)best, 0) : CGT_NONE;
}

/* The queen, the knight, the maze with a leap more, a king that turns back, and the queen who must
 * not come first. */
static const cgt_example examples[] = {
    {"......../......../......../......../......../......../......../........ (-1,0)* (0,-1)* "
     "(-1,-1)*",
     "h6"},
    {"......../......../......../......../......../......../......../........ (-2,-1) (-1,-2) "
     "(1,-2) (-2,1)",
     "h8"},
    {"..#../#...#/..#../#..../..... (-1,0)* (0,-1)* (-2,-1)", "e5"},
    {"..../.#../.... (1,0) (-1,0) (0,-1)", "c3"},
    {"misere ...../...../..... (-1,0)* (0,-1)* (-1,-1)*", "e3"},
    {0}};

const cgt_game cgt_piece = {.name = "piece",
                            .title = "A piece of your own",
                            .board = "grid",
                            .how =
                                "Move the piece by one of its steps. You may repeat a step with a "
                                "star as often as you like.",
                            .phrase = "Move to {move}",
                            .flags = CGT_IMPARTIAL,
                            .examples = examples,
                            .open = open_,
                            .parse = cgt_cells_parse,
                            .format = cgt_cells_format,
                            .format_move = cgt_cells_format_move,
                            .next = next,
                            .play = cgt_cells_play,
                            .items = cgt_cells_items};
