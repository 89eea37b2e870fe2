/* subtraction.c -- several heaps, one subtraction set; a move takes an amount of the set from one
 * heap. Key: one field a heap. Move: item heap, choice amount. */
#include "../game.h"
typedef struct {
    cgt_fields f;
    unsigned n;
    uint32_t s[128];
} shape;
static const shape *of(const cgt_rules *r) { return r->data; }
static void open_(cgt_rules *r, cgt_in *t, cgt_in start) {
    shape *g = cgt_alloc(r, t, 1, sizeof *g);
    if (!g) return;
    while (cgt_more(t)) {
        uint32_t v = (uint32_t)cgt_read(t, 1, UINT32_MAX, "expected an amount to take");
        if (t->status) return;
        if (g->n == 128) {
            cgt_refuse(t, CGT_E_RANGE, "at most % amounts", 128);
            return;
        }
        unsigned i = g->n;
        while (i && g->s[i - 1] >= v) i--;
        if (i < g->n && g->s[i] == v) continue; /* said twice */
        for (unsigned j = g->n++; j > i; j--) g->s[j] = g->s[j - 1];
        g->s[i] = v;
    }
    if (!t->status && !g->n)
        cgt_refuse(t, CGT_E_SYNTAX, "expected the amounts that may be taken", 0);
    while (cgt_more(&start))
        cgt_field_add(&g->f, cgt_read(&start, 0, UINT32_MAX, "expected a heap size"), &start);
    if (start.status && !t->status) *t = start;
    r->data = g;
    r->bits = cgt_fields_bits(&g->f);
}
static cgt_position parse(const cgt_rules *r, cgt_in *t) {
    cgt_position p = {0};
    for (unsigned i = 0; i < of(r)->f.n; i++)
        p = cgt_set(&of(r)->f, p, i,
                    cgt_read(t, 0, cgt_mask(of(r)->f.width[i]), "expected a heap size"));
    return p;
}
static void format(const cgt_rules *r, cgt_position p, cgt_out *o) {
    for (unsigned i = 0; i < of(r)->f.n; i++) {
        if (i) cgt_putc(o, ' ');
        cgt_putn(o, (int64_t)cgt_get(&of(r)->f, p, i));
    }
}
static void format_move(const cgt_rules *r, cgt_position p, cgt_move m, cgt_out *o) {
    (void)r;
    (void)p;
    cgt_putn(o, cgt_choice_of(m));
    cgt_put(o, " from heap ");
    cgt_putn(o, (int64_t)cgt_item_of(m) + 1);
}
static cgt_move next(const cgt_rules *r, cgt_position p, cgt_move from) {
    const shape *g = of(r);
    uint32_t least = cgt_choice_of(from);
    for (unsigned i = cgt_item_of(from); i < g->f.n; i++, least = 0)
        for (unsigned j = 0; j < g->n && g->s[j] <= cgt_get(&g->f, p, i); j++)
            if (g->s[j] >= least) return cgt_touch(i, g->s[j]);
    return CGT_NONE;
}
static cgt_position play(const cgt_rules *r, cgt_position p, cgt_move m) {
    unsigned i = cgt_item_of(m);
    return cgt_set(&of(r)->f, p, i, cgt_get(&of(r)->f, p, i) - cgt_choice_of(m));
}
static cgt_position canonical(const cgt_rules *r, cgt_position p) {
    return cgt_fields_sort(&of(r)->f, p);
}
static int components(const cgt_rules *r, cgt_position p, cgt_part *out, int cap) {
    for (unsigned i = 0; i < of(r)->f.n && (int)i < cap; i++)
        out[i] =
            (cgt_part){r, cgt_set(&of(r)->f, (cgt_position){0}, i, cgt_get(&of(r)->f, p, i)), 0};
    return (int)of(r)->f.n;
}
static int items(const cgt_rules *r, cgt_position p, cgt_item *out, int cap) {
    for (int i = 0; i < (int)of(r)->f.n && i < cap; i++)
        out[i] = (cgt_item){.item = (uint32_t)i,
                            .col = (int16_t)i,
                            .link = -1,
                            .number = (int64_t)cgt_get(&of(r)->f, p, (unsigned)i)};
    return (int)of(r)->f.n;
}
static bool multiples(const cgt_rules *r, cgt_position p, cgt_claim *c) { /* {1..k}, one heap */
    const shape *g = of(r);
    if (g->f.n != 1 || g->s[g->n - 1] != g->n || r->flags & CGT_MISERE) return false;
    uint32_t rest = (uint32_t)(cgt_get(&g->f, p, 0) % (g->n + 1));
    *c = (cgt_claim){.value = rest ? CGT_WIN : CGT_LOSS,
                     .grundy = rest,
                     .move = cgt_touch(0, rest),
                     .has = CGT_HAS_VALUE | CGT_HAS_GRUNDY | (rest ? CGT_HAS_MOVE : 0)};
    return true;
}
static const cgt_theorem theorems[] = {
    {"multiples", "Taking 1 to k, the mover loses exactly on multiples of k+1.", "Bachet, 1612",
     multiples, 0},
    {0}};
static const cgt_example examples[] = {
    {"1 2 3", "21"}, {"2 5 3", "7 4 9"}, {"misere 1 3 4", "17"}, {"misere 2 3", "6 5"}, {0}};
const cgt_game cgt_subtraction = {.name = "subtraction",
                                  .title = "Subtraction game",
                                  .board = "heaps",
                                  .flags = CGT_IMPARTIAL,
                                  .examples = examples,
                                  .open = open_,
                                  .parse = parse,
                                  .format = format,
                                  .format_move = format_move,
                                  .next = next,
                                  .play = play,
                                  .canonical = canonical,
                                  .components = components,
                                  .items = items,
                                  .theorems = theorems};
