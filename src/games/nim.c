/* nim.c -- heaps; a move takes any number from one heap. C. L. Bouton, Ann. of Math. 3 (1901),
 * 35-39. Key: one field a heap, each as wide as that heap's number at the start (a heap never
 * grows). Move: item heap, choice taken. */
#include "../game.h"

static const cgt_fields *heaps(const cgt_rules *r) { return r->data; }
static void open_(cgt_rules *r, cgt_in *t, cgt_in start) {
    cgt_fields *f = cgt_alloc(r, t, 1, sizeof *f);
    if (!f) return;
    while (cgt_more(&start))
        cgt_field_add(f, cgt_read(&start, 0, UINT32_MAX, "expected a heap size"), &start);
    if (start.status && !t->status) *t = start;
    r->data = f;
    r->bits = cgt_fields_bits(f);
}
static cgt_position parse(const cgt_rules *r, cgt_in *t) {
    const cgt_fields *f = heaps(r);
    cgt_position p = {0};
    for (unsigned i = 0; i < f->n; i++)
        p = cgt_set(f, p, i, cgt_read(t, 0, cgt_mask(f->width[i]), "expected a heap size"));
    return p;
}
static void format(const cgt_rules *r, cgt_position p, cgt_out *o) {
    for (unsigned i = 0; i < heaps(r)->n; i++) {
        if (i) cgt_putc(o, ' ');
        cgt_putn(o, (int64_t)cgt_get(heaps(r), p, i));
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
    uint64_t take = cgt_choice_of(from);
    for (unsigned i = cgt_item_of(from); i < heaps(r)->n; i++, take = 0) {
        if (take == 0) take = 1;
        if (take <= cgt_get(heaps(r), p, i)) return cgt_touch(i, take);
    }
    return CGT_NONE;
}
static cgt_position play(const cgt_rules *r, cgt_position p, cgt_move m) {
    unsigned i = cgt_item_of(m);
    return cgt_set(heaps(r), p, i, cgt_get(heaps(r), p, i) - cgt_choice_of(m));
}
static cgt_position canonical(const cgt_rules *r, cgt_position p) {
    return cgt_fields_sort(heaps(r), p);
}
static int components(const cgt_rules *r, cgt_position p, cgt_part *out, int cap) {
    int n = 0;
    for (unsigned i = 0; i < heaps(r)->n; i++)
        if (cgt_get(heaps(r), p, i)) {
            if (n < cap)
                out[n] = (cgt_part){
                    r, cgt_set(heaps(r), (cgt_position){0}, i, cgt_get(heaps(r), p, i)), 0};
            n++;
        }
    return n;
}
static int items(const cgt_rules *r, cgt_position p, cgt_item *out, int cap) {
    for (int i = 0; i < (int)heaps(r)->n && i < cap; i++)
        out[i] = (cgt_item){.item = (uint32_t)i,
                            .col = (int16_t)i,
                            .link = -1,
                            .number = (int64_t)cgt_get(heaps(r), p, (unsigned)i)};
    return (int)heaps(r)->n;
}
static uint64_t nim_sum(const cgt_rules *r, cgt_position p) {
    uint64_t x = 0;
    for (unsigned i = 0; i < heaps(r)->n; i++) x ^= cgt_get(heaps(r), p, i);
    return x;
}
static cgt_move reach(const cgt_rules *r, cgt_position p, uint32_t want) {
    uint64_t change = nim_sum(r, p) ^ want;
    for (unsigned i = 0; i < heaps(r)->n; i++) {
        uint64_t h = cgt_get(heaps(r), p, i);
        if ((h ^ change) < h) return cgt_touch(i, h - (h ^ change));
    }
    return CGT_NONE;
}
static bool says(const cgt_rules *r, cgt_position p, cgt_claim *c) {
    bool misere = r->flags & CGT_MISERE;
    unsigned tall = 0;
    for (unsigned i = 0; i < heaps(r)->n; i++) tall += cgt_get(heaps(r), p, i) > 1;
    uint64_t x = nim_sum(r, p);
    bool won = misere && !tall ? !x : x != 0;
    *c = (cgt_claim){.value = won ? CGT_WIN : CGT_LOSS,
                     .grundy = (uint32_t)x,
                     .has = CGT_HAS_VALUE | (misere ? 0 : CGT_HAS_GRUNDY)};
    if (won)
        c->move = reach(
            r, p, misere && tall <= 1); /* with one tall heap left, leave an odd number of ones */
    if (won && c->move.code != UINT64_MAX) c->has |= CGT_HAS_MOVE;
    return true;
}
static bool normal(const cgt_rules *r, cgt_position p, cgt_claim *c) {
    return !(r->flags & CGT_MISERE) && says(r, p, c);
}
static bool misere(const cgt_rules *r, cgt_position p, cgt_claim *c) {
    return (r->flags & CGT_MISERE) && says(r, p, c);
}
static const cgt_theorem theorems[] = {
    {"Bouton", "The mover loses exactly when the nim-sum of the heaps is 0.",
     "C. L. Bouton, Ann. of Math. 3 (1901), 35-39", normal, reach},
    {"Misere Nim", "As in normal play while some heap exceeds 1; reversed when none does.",
     "C. L. Bouton, Ann. of Math. 3 (1901), 35-39", misere, 0},
    {0}};
static const cgt_example examples[] = {
    {"", "3 4 5"}, {"misere", "3 3 4"}, {"misere", "1 1 1 0 2"}, {"", "0"}, {0}};
const cgt_game cgt_nim = {.name = "nim",
                          .title = "Nim",
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
