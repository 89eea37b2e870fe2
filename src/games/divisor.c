/* divisor.c -- from k take a divisor of k below k; 1 ends. Key: k. Move: choice the divisor. */
#include "../game.h"
static void open_(cgt_rules *r, cgt_in *t, cgt_in start) {
    (void)t;
    r->bits = cgt_width(cgt_read(&start, 1, UINT32_MAX, ""));
}
static cgt_position parse(const cgt_rules *r, cgt_in *t) {
    return (cgt_position){cgt_read(t, 1, cgt_mask(r->bits), "expected a number")};
}
static void format(const cgt_rules *r, cgt_position p, cgt_out *o) {
    (void)r;
    cgt_putn(o, (int64_t)p.key);
}
static void format_move(const cgt_rules *r, cgt_position p, cgt_move m, cgt_out *o) {
    (void)r;
    (void)p;
    cgt_put(o, "take ");
    cgt_putn(o, cgt_choice_of(m));
}
static cgt_move next(
    const cgt_rules *r, cgt_position p,
    cgt_move from) { /* O(sqrt k): the small divisors, then k over them, descending */
    (void)r;
    uint64_t k = p.key, d = from.code ? from.code : 1;
    if (k < 2 || d > k / 2) return CGT_NONE;
    for (; d * d <= k; d++)
        if (k % d == 0) return d < k ? cgt_touch(0, d) : CGT_NONE;
    for (uint64_t e = k / d; e > 1; e--)
        if (k % e == 0) return cgt_touch(0, k / e); /* k/e >= d, as e <= k/d */
    return CGT_NONE;
}
static cgt_position play(const cgt_rules *r, cgt_position p, cgt_move m) {
    (void)r;
    return (cgt_position){p.key - cgt_choice_of(m)};
}
static int items(const cgt_rules *r, cgt_position p, cgt_item *out, int cap) {
    (void)r;
    if (cap > 0) *out = (cgt_item){.link = -1, .number = (int64_t)p.key};
    return 1;
}
static bool odd(const cgt_rules *r, cgt_position p, cgt_claim *c) {
    if (r->flags & CGT_MISERE) return false;
    uint32_t g = (uint32_t)__builtin_ctzll(p.key);
    *c = (cgt_claim){.value = g ? CGT_WIN : CGT_LOSS,
                     .grundy = g,
                     .move = cgt_touch(0, 1),
                     .has = CGT_HAS_VALUE | CGT_HAS_GRUNDY | (g ? CGT_HAS_MOVE : 0)};
    return true;
}
static const cgt_theorem theorems[] = {
    {"odd states", "Odd states are lost; the Grundy value is the exponent of 2.",
     "found by table, proved by parity", odd, 0},
    {0}};
static const cgt_example examples[] = {{"", "12"}, {"", "96"}, {"misere", "30"}, {0}};
const cgt_game cgt_divisor = {.name = "divisor",
                              .title = "Divisor Game",
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
