/* chomp.c -- Chomp against a search of its own, written from the rule: every bar within 5 x 6 squares; which whole bars
 * have one winning bite, and the first that has two; and refusals.
 * SPDX-License-Identifier: MIT */
#include "check.h"

enum { SIDE = 10 };
typedef struct {
    int n[SIDE]; /* squares of each row */
} bar;
static int rows, cols; /* of the largest bar that is looked at */
static char *memo;     /* by the bar's number: 0 not known, 1 won, 2 lost */
static bar bite(bar b, int row, int col) {
    for (; row < rows; row++)
        if (b.n[row] > col) b.n[row] = col;
    return b;
}
static bool wins(bar b) { /* deep as there are squares: 80 */
    size_t at = 0;
    for (int row = 0; row < rows; row++) at = at * (size_t)(cols + 1) + (size_t)b.n[row];
    if (memo[at]) return memo[at] == 1;
    bool won = false;
    for (int row = 0; row < rows && !won; row++)
        for (int col = !row; col < b.n[row] && !won; col++) won = !wins(bite(b, row, col));
    memo[at] = won ? 1 : 2;
    return won;
}
static void within(int r, int c) {
    size_t all = 1;
    rows = r;
    cols = c;
    for (int row = 0; row < rows; row++) all *= (size_t)(cols + 1);
    free(memo);
    memo = calloc(all, 1);
}
static bar whole(int r, int c) {
    bar b = {{0}};
    for (int row = 0; row < r; row++) b.n[row] = c;
    return b;
}

static void text_of(bar b, char *text) {
    for (int row = 0; row < rows && b.n[row]; row++)
        text += sprintf(text, "%s%d", row ? " " : "", b.n[row]);
}
static int looked;
static void against_search(const cgt_rules *r, cgt_solver *s, bar b) {
    char text[40];
    cgt_position p;
    cgt_answer a;
    cgt_claim c = {0};
    uint64_t budget = 10000000;
    text_of(b, text);
    CHECK(!cgt_parse(r, text, &p, NULL));
    look_at(r, p);
    CHECK(!cgt_solve(s, p, &budget, &a) && a.claim.value == (wins(b) ? CGT_WIN : CGT_LOSS));
    if (r->game->theorems->says(r, p, &c)) CHECK(c.value == a.claim.value);
    int found = 0;
    for (cgt_move m = cgt_next(r, p, (cgt_move){0}); m.code != UINT64_MAX;
         m = cgt_next(r, p, (cgt_move){m.code + 1})) {
        int row = (int)cgt_item_of(m) / cols, col = (int)cgt_item_of(m) % cols;
        bar q = bite(b, row, col);
        char after[40], want[40];
        text_of(q, want);
        cgt_format(r, r->game->play(r, p, m), after, sizeof after);
        CHECK(!strcmp(after, want));
        if (c.has & CGT_HAS_MOVE && c.move.code == m.code) CHECK(!wins(q));
        found++;
    }
    int squares = -1;
    for (int row = 0; row < rows; row++) squares += b.n[row];
    CHECK(found == squares);
    looked++;
}
static void all_bars(void) {
    cgt_rules r;
    cgt_position p;
    within(5, 6);
    if (!CHECK(!cgt_open(&r, "chomp", "", "6 6 6 6 6", &p, NULL))) return;
    cgt_solver *s = cgt_solver_new(&r);
    bar b;
    for (b.n[0] = 1; b.n[0] <= 6; b.n[0]++)
        for (b.n[1] = 0; b.n[1] <= b.n[0]; b.n[1]++)
            for (b.n[2] = 0; b.n[2] <= b.n[1]; b.n[2]++)
                for (b.n[3] = 0; b.n[3] <= b.n[2]; b.n[3]++)
                    for (b.n[4] = 0; b.n[4] <= b.n[3]; b.n[4]++) against_search(&r, s, b);
    CHECK(looked == 461); /* 11 over 5, but for the bar with nothing */
    look_at(NULL, (cgt_position){0});
    cgt_solver_free(s);
    cgt_close(&r);
}

/* How many first bites win, and the last of them in reading order. */
static int bites(int r, int c, int *last) {
    int n = 0;
    for (int row = 0; row < r; row++)
        for (int col = !row; col < c; col++)
            if (!wins(bite(whole(r, c), row, col))) *last = row * SIDE + col, n++;
    return n;
}
static void first_bites(void) {
    int last = 0;
    within(8, 10);
    for (int r = 1; r <= 7; r++)
        for (int c = r == 1 ? 2 : 1; c <= 10; c++) {
            snprintf(what, sizeof what, "a bar of %d x %d", r, c);
            CHECK(bites(r, c, &last) == 1);
            if (r == c) CHECK(last == SIDE + 1);              /* b2 */
            if (r == 2 && c > 1) CHECK(last == SIDE + c - 1); /* the last square */
        }
    for (int c = 1; c <= 9; c++) CHECK(bites(8, c, &last) == 1);
    CHECK(bites(8, 10, &last) == 2 && last == 4 * SIDE + 5);                  /* f5 */
    CHECK(!wins(bite(whole(8, 10), 3, 8)) && wins(bite(whole(8, 10), 0, 5))); /* i4; not f1 */
}

static void refused(const char *start, cgt_status st, int column) {
    cgt_rules r;
    cgt_position p;
    cgt_in no = {0};
    snprintf(what, sizeof what, "chomp %s", start);
    CHECK(cgt_open(&r, "chomp", "", start, &p, &no) == st && no.column == column && no.reason);
    if (no.column != column) fprintf(stderr, "%s at %d\n", no.reason, no.column);
}

int main(int argc, char **argv) {
    start_seed(argc, argv);
    all_bars();
    first_bites();
    refused("", CGT_E_SYNTAX, 0);
    refused("0", CGT_E_RANGE, 0);
    refused("3 4", CGT_E_RANGE, 2);
    refused("3 3 0", CGT_E_RANGE, 4);
    refused("1001", CGT_E_RANGE, 0);
    refused("4 x", CGT_E_SYNTAX, 2);
    refused("1000 1000 1000 1000 1000 1000 1000", CGT_E_RANGE, 34);
    free(memo);
    return report();
}
