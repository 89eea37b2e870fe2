/* uva-10578.c -- the Game of 31: four cards each of 1 to 6, laid in turn; who passes 31 loses (UVa
 * 10578, SPOJ GAME31, Canadian Computing Competition 2000). What counts is how many of each card
 * are laid: all vectors of them are solved at once (kernels/cards.c), then a look a line.
 *
 *   vector = laid[1] + 8 (laid[2] + 6 laid[3] + 36 laid[4] + ...)
 *
 * A sum over 31 is won by the player to move: the other one has just passed it. UVa's accepted
 * programs answer " A" to an empty line; SPOJ's differ there, so it is answered but never generated.
 * SPDX-License-Identifier: MIT */
#include "../kernels/kernels.h"
#include "chunks.h"
#include "methods.h"

enum { CARDS = 6, EACH = 4, MOST = 31, LINE = CARDS * EACH };
static const uint16_t place[CARDS] = {1, 8, 48, 288, 1728, 10368};
typedef struct {
    bool ready;
    uint8_t lost[CGT_CARDS];
} states;

static unsigned laid(unsigned v, unsigned card) { return v / place[card] % (card ? 6 : 8); }
static bool lost(const states *s, unsigned v) { return s->lost[v >> 3] >> (v & 7) & 1; }
static unsigned sum_of(unsigned v) {
    unsigned sum = 0;
    for (unsigned c = 0; c < CARDS; c++) sum += (c + 1) * laid(v, c);
    return sum;
}
/* The least card, less one, that leaves a lost vector; CARDS: none does. */
static unsigned winning_card(const states *s, unsigned v) {
    unsigned c = 0;
    while (c < CARDS && (laid(v, c) == EACH || !lost(s, v + place[c]))) c++;
    return c;
}
static void fill(states *s) {
    cgt_cards_31(s->lost);
    s->ready = true;
}

/* Cards played; what is after them refuses. */
static bool read_cards(states *s, cgt_text *in, const char **line, size_t *length, unsigned *v) {
    static const char six[] = "expected cards from 1 to 6";
    if (!cgt_text_line(in, LINE, "there are only % cards", line, length)) return false;
    cgt_text_trim(line, length);
    if (!*length && in->at > in->token && in->at[-1] != '\n')
        return false; /* blanks end the file */
    cgt_case_begin(in);
    *v = 0;
    for (size_t i = 0; i < *length && !in->status; i++) {
        unsigned card = (unsigned)(*line)[i] - '1';
        if (card >= CARDS) cgt_text_refuse(in, CGT_E_SYNTAX, six, 0);
        else if (laid(*v, card) == EACH)
            cgt_text_refuse(in, CGT_E_RANGE, "there are only % of each card", EACH);
        else if (sum_of(*v) > MOST)
            cgt_text_refuse(in, CGT_E_RANGE, "a card is laid after the sum has passed %", MOST);
        else *v += place[card];
    }
    if (!s->ready) fill(s);
    return !in->status;
}
static void run(void *data, cgt_text *in, cgt_reply *out) {
    states *s = data;
    const char *line;
    size_t n;
    unsigned v;
    while (read_cards(s, in, &line, &n, &v)) {
        cgt_reply_bytes(out, line, n);
        cgt_reply_put(out, (n & 1) != lost(s, v) ? " B\n" : " A\n");
        cgt_case_end(in, out);
    }
}

static void tell(cgt_text *one, const char *found, cgt_told *t) {
    (void)found;
    states s = {0};
    const char *line = "";
    size_t n = 0;
    unsigned v = 0;
    if (one->at < one->end && !read_cards(&s, one, &line, &n, &v)) return;
    if (!s.ready) fill(&s); /* an empty line */
    unsigned sum = sum_of(v), card = sum > MOST ? CARDS : winning_card(&s, v), left = 0;
    cgt_told_text(t, "mover", n & 1 ? "B" : "A");
    cgt_told_text(t, "other", n & 1 ? "A" : "B");
    cgt_told_number(t, "sum", sum);
    cgt_told_number(t, "card", card + 1);
    char list[100] = "";
    cgt_out replies = {list, sizeof list, 0};
    for (unsigned c = 0; c < CARDS && sum <= MOST && card == CARDS; c++) {
        if (laid(v, c) == EACH || sum + c + 1 > MOST) continue;
        if (left++) cgt_put(&replies, ", ");
        cgt_putn(&replies, c + 1);
        cgt_putc(&replies, '-');
        cgt_putn(&replies, winning_card(&s, v + place[c]) + 1);
    }
    cgt_told_text(t, "replies", list);
    if (sum > MOST) t->sentence = "The sum is {sum}: {other} has passed 31 and loses.";
    else if (card < CARDS)
        t->sentence =
            "The sum is {sum} and {mover} is to move: laying {card} wins, as every reply to it "
            "loses.";
    else if (left)
        t->sentence =
            "The sum is {sum} and {mover} is to move: every card has a reply that wins "
            "({replies}).";
    else t->sentence = "The sum is {sum} and {mover} is to move, but every card left passes 31.";
    if (sum > MOST) return;
    cgt_out rules = cgt_told_rules(t), start = cgt_told_start(t);
    for (size_t i = 0; i < n; i++) cgt_putc(&start, line[i]);
    cgt_told_position(t, "game31", &rules, &start);
}

/* Cards laid at random up to some number of them; one line in twelve goes on until 31 is passed. */
static void lines(cgt_random *r, cgt_size size, bool empty, cgt_reply *out) {
    for (int64_t n = size == CGT_LARGE ? 20000 : cgt_random_from(r, 10, 14); n--;) {
        bool passes = cgt_random_one_in(r, 12);
        int64_t want =
                    passes ? LINE : cgt_random_from(r, empty && cgt_random_one_in(r, 6) ? 0 : 1, 9),
                high = cgt_random_one_in(r, 3) ? 3 : CARDS; /* low cards run out before 31 */
        for (unsigned v = 0; want && sum_of(v) <= MOST; want--) {
            unsigned card = (unsigned)cgt_random_from(r, 0, high - 1), first = card;
            while (laid(v, card) == EACH || (!passes && sum_of(v) + card + 1 > MOST)) {
                card = (card + 1) % CARDS;
                if (card == first) break;
            }
            if (laid(v, card) == EACH || (!passes && sum_of(v) + card + 1 > MOST)) break;
            v += place[card];
            cgt_reply_number(out, card + 1);
        }
        cgt_reply_put(out, "\n");
    }
}
static void gen_uva(cgt_random *r, cgt_size size, cgt_reply *out) { lines(r, size, true, out); }
static void gen_spoj(cgt_random *r, cgt_size size, cgt_reply *out) { lines(r, size, false, out); }

/* Fewer cards; then a lower card. */
static bool shrink(const char *one, size_t length, uint32_t k, cgt_reply *out) {
    cgt_chunk c;
    if (length > 1 && cgt_chunk_at((uint32_t)length, &k, &c)) {
        cgt_text_with(out, one, length, c.from, c.to, "");
        return true;
    }
    for (size_t i = 0; i < length; i++) {
        unsigned lower = one[i] > '1' ? (unsigned)(one[i] - '1') : 0;
        if (k >= lower) {
            k -= lower;
            continue;
        }
        char card[] = {(char)('1' + k), 0};
        cgt_text_with(out, one, length, i, i + 1, card);
        return true;
    }
    return false;
}

/* --- what the methods cost -------------------------------------------------------------------- */

/* Sums up to MOST in any order of cards 1 to c, as if there were enough of each. */
static cgt_cost cards_all_games(const double *of) {
    double ways[MOST + 1] = {1}, sums = 1;
    for (int s = 1; s <= MOST; s++) {
        for (int c = 1; c <= of[0] && c <= s; c++) ways[s] += ways[s - c];
        sums += ways[s];
    }
    return (cgt_cost){sums, sums * of[0], 64};
}
static cgt_cost cards_counts(const double *of) {
    double vectors = cgt_power(of[1] + 1, of[0]);
    return (cgt_cost){vectors, vectors * of[0], vectors};
}
static const cgt_limit limits[] = {{"card values", 6}, {"cards of each value", 4}, {0}};
static const cgt_method methods[] = {{CGT_ALL_GAMES, cards_all_games},
                                     {"A table by how many of each card are laid", cards_counts},
                                     {0}};

const cgt_problem cgt_uva_10578 = {.id = "uva-10578",
                                   .title = "The Game of 31",
                                   .link = "https://onlinejudge.org/external/105/10578.pdf",
                                   .head = "",
                                   .tail = "",
                                   .limits = limits,
                                   .methods = methods,
                                   .state = sizeof(states),
                                   .run = run,
                                   .gen = gen_uva,
                                   .tell = tell,
                                   .shrink = shrink};
const cgt_problem cgt_spoj_game31 = {.id = "spoj-game31",
                                     .title = "The game of 31",
                                     .link = "https://www.spoj.com/problems/GAME31/",
                                     .head = "",
                                     .tail = "",
                                     .limits = limits,
                                     .methods = methods,
                                     .state = sizeof(states),
                                     .run = run,
                                     .gen = gen_spoj,
                                     .tell = tell,
                                     .shrink = shrink};
