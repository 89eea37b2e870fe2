/* hdu-2516.c -- one pile; the first player leaves at least one stone, and from then on nobody takes
 * more than twice what was taken before (HDU 2516). Fibonacci Nim: the Fibonacci numbers are lost
 * (Whinihan, Fibonacci Quarterly 1 (1963)); from any other the least of its Zeckendorf parts wins.
 * O(log n).
 * SPDX-License-Identifier: MIT */
#include "judge.h"
#include "methods.h"

/* The judge's n is below 2^31. */
static const char range[] = "n is 2 or more (0 ends), not %";

/* The parts, from the largest on: Fibonacci numbers, no two of them neighbours. How many. */
enum { PARTS = 64 }; /* a number below 2^63 has at most 46 */
static size_t zeckendorf(uint64_t n, int64_t *part) {
    uint64_t f = 1, next = 2;
    size_t parts = 0;
    while (next <= n) {
        uint64_t sum = f + next;
        f = next;
        next = sum;
    }
    while (n) {
        if (f <= n) {
            part[parts++] = (int64_t)f;
            n -= f;
        }
        uint64_t before = next - f;
        next = f;
        f = before;
    }
    return parts;
}
static bool read(cgt_text *in, int64_t *n) {
    if (!cgt_text_number(in, 0, INT64_MAX, range, n)) return false;
    if (*n == 1) cgt_text_refuse(in, CGT_E_RANGE, range, 1);
    return *n != 1;
}
static void run(void *data, cgt_text *in, cgt_reply *out) {
    int64_t n, part[PARTS];
    (void)data;
    while (read(in, &n)) {
        if (!n) {
            cgt_text_finish(in);
            return;
        }
        cgt_case_begin(in);
        cgt_text_beyond(in, n > 2147483647, "n < 2^31");
        cgt_reply_put(out, zeckendorf((uint64_t)n, part) > 1 ? "First win\n" : "Second win\n");
        cgt_case_end(in, out);
    }
}
static void tell(cgt_text *one, const char *found, cgt_told *t) {
    int64_t n = 2, part[PARTS];
    (void)found;
    read(one, &n);
    size_t parts = zeckendorf((uint64_t)n, part);
    t->sentence = parts > 1
                      ? "{n} is the sum of the Fibonacci numbers {parts}, no two of which are "
                        "neighbours: taking the least, {least}, wins."
                      : "{n} is a Fibonacci number: whatever the first player takes, the "
                        "second player wins.";
    cgt_told_number(t, "n", n);
    if (parts > 1) {
        cgt_told_list(t, "parts", part, parts);
        cgt_told_number(t, "least", part[parts - 1]);
    }
    cgt_out rules = cgt_told_rules(t), start = cgt_told_start(t);
    cgt_putn(&start, n);
    cgt_told_position(t, "fibonacci", &rules, &start);
}
/* Half the time a Fibonacci number, or one beside it. */
static void gen(cgt_random *r, cgt_size size, cgt_reply *out) {
    bool large = size == CGT_LARGE;
    const int64_t most = large ? 2147483647 : 400;
    for (int64_t k = large ? 10000 : cgt_random_from(r, 4, 12); k; k--) {
        int64_t n = cgt_random_from(r, 2, cgt_random_one_in(r, 2) ? most : 40);
        if (cgt_random_one_in(r, 2)) {
            int64_t f = 2, next = 3;
            for (int64_t i = cgt_random_from(r, 0, 43); i && next < most; i--) {
                next += f;
                f = next - f;
            }
            n = f + (cgt_random_one_in(r, 2) ? cgt_random_from(r, 0, 1) : 0);
        }
        cgt_reply_number(out, n);
        cgt_reply_put(out, "\n");
    }
    cgt_reply_put(out, "0\n");
}

/* --- what the methods cost -------------------------------------------------------------------- */

/* A table: pile h, greatest number from 1 to h that may be taken -> wins or loses. */
static cgt_cost limit_table(const double *of) {
    double n = of[0], states = n * (n + 1) / 2;
    return (cgt_cost){states, states * (n + 2) / 3, states};
}
static cgt_cost fibonacci_look(const double *of) {
    double k = 1, f = 1, next = 2;
    for (; next <= of[0]; k++) {
        next += f;
        f = next - f;
    }
    return (cgt_cost){k, k, 16};
}
static const cgt_limit limits[] = {{"stones", 2147483647}, {0}};
static const cgt_method methods[] = {
    {"A table of every heap, with the most that may be taken", limit_table},
    {"Fibonacci numbers up to it", fibonacci_look},
    {0}};

const cgt_problem cgt_hdu_2516 = {.id = "hdu-2516",
                                  .title = "取石子游戏 (Taking Stones)",
                                  .link = "https://acm.hdu.edu.cn/showproblem.php?pid=2516",
                                  .head = "",
                                  .tail = "0\n",
                                  .limits = limits,
                                  .methods = methods,
                                  .run = run,
                                  .gen = gen,
                                  .tell = tell};
