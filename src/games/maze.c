/* maze.c -- a figure moves any number of free cells up or left. Laaksonen, Competitive Programmer's
 * Handbook, ch. 25. Rules: rows, "." free and "#" wall, with / between. Key: cell in reading order.
 * Text: column letter, row number. Move: item the cell moved to. */
#include <string.h>

#include "../game.h"
typedef struct {
    uint32_t rows, cols, *up, *left;
    const char *cell;
} shape; /* up, left: free cells in a row that way */
static const shape *of(const cgt_rules *r) { return r->data; }
static void open_(cgt_rules *r, cgt_in *t, cgt_in start) {
    (void)start;
    if (!cgt_more(t)) {
        cgt_refuse(t, CGT_E_SYNTAX, "expected the rows of the maze", 0);
        return;
    }
    size_t most = strlen(t->at);
    shape *g = cgt_alloc(r, t, 1, sizeof *g);
    char *cell = cgt_alloc(r, t, most + 1, 1);
    if (!g || !cell || !(g->up = cgt_alloc(r, t, most, sizeof *g->up)) ||
        !(g->left = cgt_alloc(r, t, most, sizeof *g->left)))
        return;
    uint32_t n = 0;
    for (g->cols = 0;;) {
        uint32_t row = n;
        for (; *t->at == '.' || *t->at == '#'; t->at++) cell[n++] = *t->at;
        if (!g->rows++) g->cols = n;
        if (n - row != g->cols || !g->cols) {
            cgt_refuse(t, CGT_E_SYNTAX, "expected a row of % cells, . or #", g->cols);
            return;
        }
        if (g->cols > 4096 || g->rows > 4096) {
            cgt_refuse(t, CGT_E_RANGE, "at most % rows and columns", 4096);
            return;
        }
        if (!cgt_take(t, '/')) break;
    }
    for (uint32_t i = 0; i < n; i++)
        if (cell[i] == '.') {
            if (i >= g->cols && cell[i - g->cols] == '.') g->up[i] = g->up[i - g->cols] + 1;
            if (i % g->cols && cell[i - 1] == '.') g->left[i] = g->left[i - 1] + 1;
        }
    g->cell = cell;
    r->data = g;
    r->bits = cgt_width(n - 1);
}
static cgt_position parse(const cgt_rules *r, cgt_in *t) {
    const shape *g = of(r);
    uint64_t col = 0;
    if (!cgt_more(t) || *t->at < 'a' || *t->at > 'z')
        cgt_refuse(t, CGT_E_SYNTAX, "expected a cell such as e5", 0);
    for (; !t->status && *t->at >= 'a' && *t->at <= 'z' && col <= g->cols; t->at++)
        col = col * 26 + (uint64_t)(*t->at - 'a') + 1;
    if (col > g->cols) cgt_refuse(t, CGT_E_RANGE, "the maze has % columns", g->cols);
    uint64_t row = cgt_read(t, 1, g->rows, "expected a row number");
    if (t->status) return (cgt_position){0};
    cgt_position p = {(row - 1) * g->cols + col - 1};
    if (g->cell[p.key] == '#') cgt_refuse(t, CGT_E_RANGE, "there is a wall on this cell", 0);
    return p;
}
static void name(const shape *g, uint64_t cell, cgt_out *o) {
    char s[4];
    int n = 0;
    for (uint64_t c = cell % g->cols + 1; c; c = (c - 1) / 26) s[n++] = (char)('a' + (c - 1) % 26);
    while (n) cgt_putc(o, s[--n]);
    cgt_putn(o, (int64_t)(cell / g->cols) + 1);
}
static void format(const cgt_rules *r, cgt_position p, cgt_out *o) { name(of(r), p.key, o); }
static void format_move(const cgt_rules *r, cgt_position p, cgt_move m, cgt_out *o) {
    (void)p;
    name(of(r), cgt_item_of(m), o);
}
static cgt_move next(
    const cgt_rules *r, cgt_position p,
    cgt_move from) { /* the cells above come first, from the top; then those to the left */
    const shape *g = of(r);
    uint64_t least = (uint64_t)cgt_item_of(from) + (cgt_choice_of(from) != 0), at = p.key,
             top = at - (uint64_t)g->up[at] * g->cols;
    if (g->up[at] && least <= at - g->cols)
        return cgt_touch(least <= top ? top : top + (least - top + g->cols - 1) / g->cols * g->cols,
                         0);
    if (g->left[at] && least < at)
        return cgt_touch(least <= at - g->left[at] ? at - g->left[at] : least, 0);
    return CGT_NONE;
}
static cgt_position play(const cgt_rules *r, cgt_position p, cgt_move m) {
    (void)r;
    (void)p;
    return (cgt_position){cgt_item_of(m)};
}
static int items(const cgt_rules *r, cgt_position p, cgt_item *out, int cap) {
    int n = (int)(of(r)->rows * of(r)->cols), w = (int)of(r)->cols;
    for (int i = 0; i < n && i < cap; i++)
        out[i] = (cgt_item){.item = (uint32_t)i,
                            .row = (int16_t)(i / w),
                            .col = (int16_t)(i % w),
                            .link = -1,
                            .glyph = (uint64_t)i == p.key ? '@' : (uint8_t)of(r)->cell[i]};
    return n;
}
static const cgt_example examples[] = {
    {"..#../#...#/..#../#..../.....", "e5"}, {"misere .../.../...", "c3"}, {0}};
const cgt_game cgt_maze = {.name = "maze",
                           .title = "Maze",
                           .board = "grid",
                           .flags = CGT_IMPARTIAL,
                           .examples = examples,
                           .open = open_,
                           .parse = parse,
                           .format = format,
                           .format_move = format_move,
                           .next = next,
                           .play = play,
                           .items = items};
