/* poj-2960.c -- S-Nim: heaps, and a move takes s beads off one of them, s in S (POJ 2960, HDU 1536,
 * Norwegian championship 2004). A case is S and its lines of heaps. The Grundy values of one heap
 * are a table that grows to the largest heap met, twice as far each time; their xor decides
 * (Sprague 1935, Grundy 1939). O(heap * k) a case, then O(1) a heap.
 * SPDX-License-Identifier: MIT */
#include <stdlib.h>
#include <string.h>

#include "../kernels/kernels.h"
#include "judge.h"
#include "methods.h"

/* The judge's limits are 100 amounts, heaps and amounts to 10000, and 100 lines of 100 heaps. */
enum { AMOUNTS = 255, HEAP = 10000000, MOST = 1000000000, FIRST = 1 << 10 };

typedef struct {
    enum { AMOUNT_COUNT, AMOUNT, LINES, HEAPS, HEAP_SIZE } want;
    uint32_t amounts, useful; /* in the input; ascending and distinct */
    uint32_t amount[AMOUNTS];
    uint8_t *grundy; /* values of heaps 0..known-1 */
    uint32_t known, room;
    cgt_taken table; /* going: more of grundy[] is being filled, from 0 on */
    bool going;
    uint32_t heap; /* waits for its value */
    int64_t lines, heaps, left;
    uint32_t sum;
} snim;

static void sort(snim *s) {
    s->useful = cgt_distinct(s->amount, s->amounts);
    s->known = 0;
}
/* False: no memory, or the budget is spent and it goes on when it is called again. */
static bool grundy(snim *s, uint32_t heap, cgt_text *in, uint32_t *value) {
    if (heap >= s->known && !s->going) {
        uint32_t most = 2 * heap > FIRST ? 2 * heap : FIRST;
        if (most > HEAP) most = HEAP;
        if (!cgt_grow(&s->grundy, &s->room, most + 1, 1)) {
            cgt_text_refuse(in, CGT_E_MEMORY, NULL, 0);
            return false;
        }
        cgt_take_begin(s->amount, s->useful, most, s->grundy, &s->table);
        s->going = true;
    }
    while (s->going && in->budget > 0) {
        uint64_t work = 0;
        s->going = !cgt_take_go(&s->table, s->grundy, &work);
        in->budget -= 1 + (int64_t)(work / 8);
        if (!s->going) s->known = (uint32_t)s->table.size;
    }
    *value = s->going ? 0 : s->grundy[heap];
    return !s->going;
}
static bool read_amount(snim *s, cgt_text *in) {
    int64_t n;
    if (!cgt_text_number(in, 1, MOST, "an amount is from 1 to 1000000000, not %", &n)) return false;
    cgt_text_beyond(in, n > 10000, "s ≤ 10000");
    s->amount[s->amounts++] = (uint32_t)n;
    return true;
}
static bool read_heap(snim *s, cgt_text *in, int64_t *heap) {
    (void)s;
    return cgt_text_number(in, 0, HEAP, "a heap has 0 to 10000000 beads, not %", heap);
}
static bool read_count(cgt_text *in, int64_t least, int64_t most, int64_t *n) {
    return cgt_text_number(in, least, most,
                           most == AMOUNTS
                               ? "there are 1 to 255 amounts, not %"
                               : "a number of lines or heaps is from 1 to 1000000000, not %",
                           n);
}

static void run(void *data, cgt_text *in, cgt_reply *out) {
    snim *s = data;
    int64_t n;
    for (;;) switch (s->want) {
            case AMOUNT_COUNT:
                if (!read_count(in, 0, AMOUNTS, &s->left)) return;
                if (!s->left) {
                    cgt_text_finish(in);
                    return;
                }
                cgt_case_begin(in);
                cgt_text_beyond(in, s->left > 100, "k ≤ 100");
                s->amounts = 0;
                s->want = AMOUNT;
                break;
            case AMOUNT:
                while (s->left && read_amount(s, in)) s->left--;
                if (s->left) return;
                sort(s);
                s->want = LINES;
                break;
            case LINES:
                if (!read_count(in, 1, MOST, &s->lines)) return;
                cgt_text_beyond(in, s->lines > 100, "m ≤ 100");
                s->want = HEAPS;
                break;
            case HEAPS:
                if (!read_count(in, 1, MOST, &s->heaps)) return;
                cgt_text_beyond(in, s->heaps > 100, "l ≤ 100");
                s->sum = 0;
                s->want = HEAP_SIZE;
                break;
            case HEAP_SIZE:
                while (s->heaps) {
                    uint32_t value;
                    if (!s->going) {
                        if (!read_heap(s, in, &n)) return;
                        cgt_text_beyond(in, n > 10000, "h ≤ 10000");
                        s->heap = (uint32_t)n;
                    }
                    if (!grundy(s, s->heap, in, &value)) return;
                    s->sum ^= value;
                    s->heaps--;
                }
                cgt_reply_put(out, s->sum ? "W" : "L");
                s->want = HEAPS;
                if (--s->lines) break;
                cgt_reply_put(out, "\n");
                s->want = AMOUNT_COUNT;
                cgt_case_end(in, out);
                break;
        }
}
static void release(void *data) { free(((snim *)data)->grundy); }

static void tell(cgt_text *one, const char *found, cgt_told *t) {
    enum { SHOWN = 100 };
    snim s = {0};
    int64_t heap[SHOWN], value[SHOWN], amount[AMOUNTS], n = 0, lines = 0, heaps = 0;
    read_count(one, 0, AMOUNTS, &n);
    while (n-- && read_amount(&s, one)) amount[s.amounts - 1] = s.amount[s.amounts - 1];
    uint32_t amounts = s.amounts;
    sort(&s);
    read_count(one, 1, MOST, &lines);
    for (int64_t line = 1; line <= lines && read_count(one, 1, MOST, &heaps); line++) {
        int64_t sum = 0, h = 0;
        for (int64_t i = 0; i < heaps && read_heap(&s, one, &h); i++) {
            uint32_t g = 0;
            if (!grundy(&s, (uint32_t)h, one, &g)) break;
            sum ^= g;
            if (i < SHOWN) heap[i] = h, value[i] = g;
        }
        bool agrees = found && *found == (sum ? 'W' : 'L');
        if (found && *found) found++;
        if (agrees && line < lines) continue;
        size_t shown = heaps < SHOWN ? (size_t)heaps : SHOWN;
        t->sentence = sum ? "Line {line}: the Grundy values of {heaps} are {values}. Their XOR is "
                            "{xor}: the player to move wins."
                          : "Line {line}: the Grundy values of {heaps} are {values}. Their XOR is "
                            "0: the player to move loses.";
        cgt_told_number(t, "line", line);
        cgt_told_list(t, "heaps", heap, shown);
        cgt_told_list(t, "values", value, shown);
        cgt_told_number(t, "xor", sum);
        cgt_out rules = cgt_told_rules(t), start = cgt_told_start(t);
        cgt_list(&rules, amount, amounts);
        cgt_list(&start, heap, shown);
        if (heaps <= SHOWN) cgt_told_position(t, "subtraction", &rules, &start);
        break;
    }
    release(&s);
}

static void put(cgt_reply *out, int64_t n, const char *after) {
    cgt_reply_number(out, n);
    cgt_reply_put(out, after);
}
/* The set, and one line. */
static void part(cgt_text *one, const char *found, cgt_reply *alone, cgt_reply *answer) {
    snim s = {0};
    int64_t n = 0, lines = 0, heaps = 0;
    read_count(one, 0, AMOUNTS, &n);
    put(alone, n, "");
    while (n-- && read_amount(&s, one)) {
        cgt_reply_put(alone, " ");
        put(alone, s.amount[s.amounts - 1], "");
    }
    sort(&s);
    cgt_reply_put(alone, "\n1\n");
    read_count(one, 1, MOST, &lines);
    uint32_t before = alone->length;
    for (bool same = true; same && lines-- && read_count(one, 1, MOST, &heaps);) {
        int64_t sum = 0, h = 0;
        alone->length = before;
        put(alone, heaps, "");
        while (heaps-- && read_heap(&s, one, &h)) {
            cgt_reply_put(alone, " ");
            put(alone, h, "");
            uint32_t g = 0;
            if (!grundy(&s, (uint32_t)h, one, &g)) break;
            sum ^= g;
        }
        same = *found == (sum ? 'W' : 'L');
        if (!same && *found) cgt_reply_bytes(answer, found, 1);
        found += same;
    }
    if (!answer->length) alone->length = 0;
    release(&s);
}
static void gen(cgt_random *r, cgt_size size, cgt_reply *out) {
    bool large = size == CGT_LARGE;
    int64_t cases = large ? 4 : cgt_random_from(r, 3, 8);
    while (cases--) {
        /* Without 1, unsorted, sometimes with one amount twice; heaps of 0 */
        int64_t most = large ? 10000 : cgt_random_from(r, 1, 9),
                k = large ? 100 : cgt_random_from(r, 1, 4),
                m = large ? 100 : cgt_random_from(r, 1, 4);
        put(out, k, "");
        for (int64_t i = 0; i < k; i++) {
            cgt_reply_put(out, " ");
            put(out, cgt_random_from(r, 1, most), "");
        }
        cgt_reply_put(out, "\n");
        put(out, m, "\n");
        while (m--) {
            int64_t l = large ? 100 : cgt_random_from(r, 1, 4);
            put(out, l, "");
            while (l--) {
                cgt_reply_put(out, " ");
                put(out, cgt_random_from(r, 0, large ? 10000 : 2 * most + 3), "");
            }
            cgt_reply_put(out, "\n");
        }
    }
    cgt_reply_put(out, "0\n");
}

/* --- what the methods cost -------------------------------------------------------------------- */

/* k amounts, heaps to h, lines of so many heaps. */
static cgt_cost snim_lines(const double *of) {
    double states = cgt_power(of[1] + 1, of[2]);
    return (cgt_cost){states, states * of[2] * of[0], states};
}
static cgt_cost snim_table(const double *of) {
    double h = of[1], k = cgt_less(of[0], h);
    return (cgt_cost){h + 1, k * h - k * (k - 1) / 2, h + 1};
}
static const cgt_limit limits[] = {
    {"amounts", 100}, {"beads in a heap", 10000}, {"heaps", 100}, {0}};
static const cgt_method methods[] = {
    {CGT_MEMORY, snim_lines}, {"A table of Grundy values, once a set", snim_table}, {0}};

const cgt_problem cgt_poj_2960 = {.id = "poj-2960",
                                  .title = "S-Nim",
                                  .link = "http://poj.org/problem?id=2960",
                                  .head = "",
                                  .tail = "0\n",
                                  .limits = limits,
                                  .methods = methods,
                                  .state = sizeof(snim),
                                  .run = run,
                                  .free = release,
                                  .gen = gen,
                                  .tell = tell,
                                  .part = part};
