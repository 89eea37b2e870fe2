/* northcott.c -- Northcott's game, in which positions recur: every position of three rows of seven columns, each player to
 * move, solved from the ends backwards by this file alone. Nobody draws; the gaps tell who wins; and who plays the theorem's moves has
 * won after a bounded number of them, whatever the other one plays.
 * SPDX-License-Identifier: MIT */
#include "check.h"

enum { COLS = 7, ROWS = 3, PAIRS = COLS * (COLS - 1) / 2, ALL = 2 * PAIRS * PAIRS * PAIRS };
static int left_of[PAIRS], right_of[PAIRS], pair[COLS][COLS];
typedef struct {
    int row[ROWS], mover; /* of each row, which pair */
} board;
static board board_of(int n) {
    board b = {.mover = n & 1};
    n /= 2;
    for (int i = 0; i < ROWS; i++, n /= PAIRS) b.row[i] = n % PAIRS;
    return b;
}
static int number_of(board b) {
    int n = 0;
    for (int i = ROWS; i-- > 0;) n = n * PAIRS + b.row[i];
    return 2 * n + b.mover;
}
/* Moves, from the rule: the mover's counter to any square that is free all the way. */
static int moves(board b, int *out) {
    int n = 0;
    for (int i = 0; i < ROWS; i++) {
        int x = left_of[b.row[i]], o = right_of[b.row[i]];
        for (int to = b.mover ? x + 1 : 0; to < (b.mover ? COLS : o); to++) {
            if (to == (b.mover ? o : x)) continue;
            board q = b;
            q.row[i] = b.mover ? pair[x][to] : pair[to][o];
            q.mover = !b.mover;
            out[n++] = number_of(q);
        }
    }
    return n;
}

static signed char value[ALL]; /* -1, 1; 0: a draw */
static void backwards(void) {
    int out[3 * COLS];
    for (bool more = true; more;) {
        more = false;
        for (int p = 0; p < ALL; p++) {
            if (value[p]) continue;
            int n = moves(board_of(p), out), best = -1;
            for (int i = 0; i < n; i++)
                if (-value[out[i]] > best) best = -value[out[i]];
            if (best) value[p] = (signed char)best, more = true;
        }
    }
}

static void text_of(board b, char *text) {
    text += sprintf(text, "%d-%d", left_of[b.row[0]] + 1, right_of[b.row[0]] + 1);
    for (int i = 1; i < ROWS; i++)
        text += sprintf(text, "/%d-%d", left_of[b.row[i]] + 1, right_of[b.row[i]] + 1);
    if (b.mover) strcpy(text, ":2");
}
static board read_board(const char *text) {
    int c[2 * ROWS] = {0};
    board b = {.mover = strchr(text, ':') != NULL};
    CHECK(sscanf(text, "%d-%d/%d-%d/%d-%d", &c[0], &c[1], &c[2], &c[3], &c[4], &c[5]) == 6);
    for (int i = 0; i < ROWS; i++) b.row[i] = pair[c[2 * i] - 1][c[2 * i + 1] - 1];
    return b;
}

/* How far the counters of the one who is to move have come forward. */
static int forward(board b) {
    int n = 0;
    for (int i = 0; i < ROWS; i++) n += b.mover ? COLS - 1 - right_of[b.row[i]] : left_of[b.row[i]];
    return n;
}
static void theorem(void) {
    cgt_rules r;
    cgt_position p;
    char text[40];
    int out[3 * COLS];
    if (!CHECK(!cgt_open(&r, "northcott", "7", "1-7/1-7/1-7", &p, NULL))) return;
    CHECK(r.flags & CGT_LOOPY && !(r.flags & CGT_IMPARTIAL));
    for (int n = 0; n < ALL; n++) {
        board b = board_of(n);
        text_of(b, text);
        CHECK(!cgt_parse(&r, text, &p, NULL));
        look_at(&r, p);
        cgt_claim c = {0};
        CHECK(value[n] != 0); /* no draws */
        CHECK(r.game->theorems->says(&r, p, &c) && c.value == value[n]);
        int found = 0;
        for (cgt_move m = cgt_next(&r, p, (cgt_move){0}); m.code != UINT64_MAX;
             m = cgt_next(&r, p, (cgt_move){m.code + 1}))
            found++;
        CHECK(found == moves(b, out));
        cgt_position turned = r.game->canonical(&r, p);
        cgt_format(&r, turned, text, sizeof text);
        CHECK(!r.game->mover(&r, turned) && value[number_of(read_board(text))] == value[n]);
        CHECK(r.game->canonical(&r, turned).key == turned.key);
        CHECK(!(c.has & CGT_HAS_MOVE) == (value[n] < 0));
        if (!(c.has & CGT_HAS_MOVE)) continue;
        /* The move goes forward, to a position that loses: at most ROWS * (COLS - 2) such moves, and play is over. */
        CHECK(cgt_legal(&r, p, c.move));
        cgt_format(&r, r.game->play(&r, p, c.move), text, sizeof text);
        board q = read_board(text);
        CHECK(value[number_of(q)] < 0);
        q.mover = b.mover;
        CHECK(forward(q) > forward(b));
    }
    look_at(NULL, (cgt_position){0});
    cgt_close(&r);
}

static void refused(const char *rules, const char *start, cgt_status st, int column) {
    cgt_rules r;
    cgt_position p;
    cgt_in no = {0};
    snprintf(what, sizeof what, "northcott {%s} %s", rules, start);
    CHECK(cgt_open(&r, "northcott", rules, start, &p, &no) == st && no.column == column);
    CHECK(no.reason);
    if (no.column != column) fprintf(stderr, "%s at %d\n", no.reason, no.column);
}

int main(int argc, char **argv) {
    start_seed(argc, argv);
    for (int x = 0, n = 0; x < COLS; x++)
        for (int o = x + 1; o < COLS; o++, n++) left_of[n] = x, right_of[n] = o, pair[x][o] = n;
    backwards();
    theorem();
    refused("1", "1-2", CGT_E_RANGE, 0);
    refused("8", "1-9", CGT_E_RANGE, 2);
    refused("8", "4-4", CGT_E_RANGE, 2);
    refused("8", "4 5", CGT_E_SYNTAX, 2);
    refused("8", "4-5:3", CGT_E_RANGE, 4);
    refused("26", "1-2/1-2/1-2/1-2/1-2/1-2/1-2", CGT_E_RANGE, 24);
    refused("8", "1-5/2-", CGT_E_SYNTAX, 6);
    return report();
}
