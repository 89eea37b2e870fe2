/* euclid.c -- two numbers; a move takes a multiple of the smaller from the larger (UVa 10368). Cole
 * and Davie, Math. Gaz. 53 (1969). Key: larger above smaller, each as wide as the larger at the
 * start. Move: item 0 the larger, choice the multiple. */
#include "../game.h"
static uint64_t a(const cgt_rules *r, cgt_position p) { return p.key >> r->bits / 2; }
static uint64_t b(const cgt_rules *r, cgt_position p) { return p.key & cgt_mask(r->bits / 2); }
static cgt_position pair(const cgt_rules *r, uint64_t x, uint64_t y) {
    return (cgt_position){(x > y ? x : y) << r->bits / 2 | (x > y ? y : x)};
}
static void open_(cgt_rules *r, cgt_in *t, cgt_in start) {
    (void)t;
    uint64_t x = cgt_read(&start, 0, UINT32_MAX, ""), y = cgt_read(&start, 0, UINT32_MAX, "");
    r->bits = 2 * cgt_width(x > y ? x : y);
}
static cgt_position parse(const cgt_rules *r, cgt_in *t) {
    uint64_t most = cgt_mask(r->bits / 2), x = cgt_read(t, 0, most, "expected a number"),
             y = cgt_read(t, 0, most, "expected the second number");
    return pair(r, x, y);
}
static void format(const cgt_rules *r, cgt_position p, cgt_out *o) {
    cgt_putn(o, (int64_t)a(r, p));
    cgt_putc(o, ' ');
    cgt_putn(o, (int64_t)b(r, p));
}
static void format_move(const cgt_rules *r, cgt_position p, cgt_move m, cgt_out *o) {
    cgt_putn(o, cgt_choice_of(m));
    cgt_put(o, " times ");
    cgt_putn(o, (int64_t)b(r, p));
}
static cgt_move next(const cgt_rules *r, cgt_position p, cgt_move from) {
    uint64_t k = from.code ? from.code : 1;
    return b(r, p) && k <= a(r, p) / b(r, p) ? cgt_touch(0, k) : CGT_NONE;
}
static cgt_position play(const cgt_rules *r, cgt_position p, cgt_move m) {
    return pair(r, a(r, p) - cgt_choice_of(m) * b(r, p), b(r, p));
}
static int items(const cgt_rules *r, cgt_position p, cgt_item *out, int cap) {
    for (int i = 0; i < 2 && i < cap; i++)
        out[i] = (cgt_item){.item = (uint32_t)i,
                            .row = (int16_t)i,
                            .link = -1,
                            .number = (int64_t)(i ? b(r, p) : a(r, p))};
    return 2;
}
static bool quotient(const cgt_rules *r, cgt_position p,
                     cgt_claim *c) { /* forced while the quotient is 1; then decided */
    if (r->flags & CGT_MISERE) return false;
    bool won = true;
    uint64_t x = a(r, p), y = b(r, p);
    for (; y && x / y == 1 && x % y; won = !won) {
        uint64_t z = x - y;
        x = y;
        y = z;
    }
    if (!y) won = false; /* only at the end itself */
    *c = (cgt_claim){.value = won ? CGT_WIN : CGT_LOSS, .has = CGT_HAS_VALUE};
    return true;
}
static const cgt_theorem theorems[] = {
    {"quotient", "The first to meet a quotient above 1, or an exact division, wins.",
     "Cole and Davie, Math. Gaz. 53 (1969), 354-357", quotient, 0},
    {0}};
static const cgt_example examples[] = {
    {"", "34 12"}, {"", "89 55"}, {"misere", "34 12"}, {"", "0 5"}, {0}};
const cgt_game cgt_euclid = {.name = "euclid",
                             .title = "Euclid",
                             .board = "list",
                             .flags = CGT_IMPARTIAL,
                             .examples = examples,
                             .open = open_,
                             .parse = parse,
                             .format = format,
                             .format_move = format_move,
                             .next = next,
                             .play = play,
                             .items = items,
                             .theorems = theorems};
