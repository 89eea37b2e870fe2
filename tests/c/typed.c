/* typed.c -- texts as people type and paste them: other blanks, commas between numbers, the true minus, misère with its accent. Each reads
 * as the game's own notation does.
 * SPDX-License-Identifier: MIT */
#include "check.h"

static const cgt_game *named(const char *name) {
    int i = 0;
    while (strcmp(cgt_games[i]->name, name)) i++;
    return cgt_games[i];
}
/* The position as it is printed, and the flags of its rules; false: refused. */
static bool printed(const cgt_game *g, const char *rules, const char *start, char *out, int cap,
                    unsigned *flags) {
    cgt_rules r;
    cgt_position p;
    if (cgt_open_game(&r, g, rules, start, &p, NULL)) return false;
    cgt_format(&r, p, out, cap);
    *flags = r.flags;
    cgt_close(&r);
    return true;
}
static void same(const cgt_game *g, const char *const typed[2], const char *const own[2]) {
    char own_text[2000], typed_text[2000];
    unsigned flags[2];
    say_what(g, typed[0], typed[1]);
    if (!CHECK(printed(g, own[0], own[1], own_text, sizeof own_text, &flags[0]))) return;
    if (!CHECK(printed(g, typed[0], typed[1], typed_text, sizeof typed_text, &flags[1]))) return;
    CHECK(!strcmp(typed_text, own_text) && flags[0] == flags[1]);
}

/* Each blank becomes that text; before and after all there is one more. */
static void with(const char *text, const char *blank, char *out) {
    strcpy(out, blank);
    for (const char *s = text; *s; s++)
        if (*s == ' ') strcat(out, blank);
        else strncat(out, s, 1);
    strcat(out, blank);
}
static void blanks(void) {
    static const char *const all[] = {"\t",     "\n",     "\r\n",   "\v",     "\u00a0", "\u2003",
                                      "\u200b", "\u202f", "\u205f", "\u2060", "\u3000", "\ufeff"};
    for (int i = 0; cgt_games[i]; i++)
        for (const cgt_example *x = cgt_games[i]->examples; x->start; x++)
            for (size_t k = 0; k < sizeof all / sizeof *all; k++) {
                char rules[4000], start[4000];
                with(x->rules, all[k], rules);
                with(x->start, all[k], start);
                same(cgt_games[i], (const char *const[]){rules, start},
                     (const char *const[]){x->rules, x->start});
            }
}

static void spellings(void) {
    static const struct {
        const char *game, *typed[2], *own[2];
    } all[] = {
        {"nim", {"", "3, 4, 5"}, {"", "3 4 5"}},
        {"nim", {"", "3,4,1,7,6"}, {"", "3 4 1 7 6"}},
        {"nim", {"", "10\u00a0, 12 ,5"}, {"", "10 12 5"}},
        {"nim", {"mis\u00e8re", "3 4"}, {"misere", "3 4"}},
        {"nim", {"Mis\u00c8re", "3 4"}, {"misere", "3 4"}},
        {"nim", {"mise\u0300re", "3 4"}, {"misere", "3 4"}},
        {"nim", {"MISERE", "3 4"}, {"misere", "3 4"}},
        {"nim", {"normal", "3 4"}, {"", "3 4"}},
        {"subtraction", {"1, 3, 4", "9"}, {"1 3 4", "9"}},
        {"subtraction", {"Mis\u00e8re 1,3,4", "9"}, {"misere 1 3 4", "9"}},
        {"subtraction", {"misere\n1 2 3", "9"}, {"misere 1 2 3", "9"}},
        {"graph", {"2->1, 3->2", "3"}, {"2>1 3>2", "3"}},
        {"graph", {"2 -> 1 3 -> 2", "3"}, {"2>1 3>2", "3"}},
        {"row", {"", "4 \u221210 \u221220 7"}, {"", "4 -10 -20 7"}},
        {"row", {"", "4, -10, -20, 7"}, {"", "4 -10 -20 7"}},
        {"piece", {"...... (\u22121,0)* (0,\u22121)", "f1"}, {"...... (-1,0)* (0,-1)", "f1"}},
        {"rooted", {"1\u22122, 1\u22123", "0 1 2"}, {"1-2 1-3", "0 1 2"}},
        {"sum", {"nim\n+\u00a0divisor", "3,4 + 6"}, {"nim + divisor", "3 4 + 6"}},
        {"tree", {"3, 5, \u22122, 9", "0"}, {"3 5 -2 9", "0"}},
        {"difference", {"{1, 3 | 2, 3}", "7, 2"}, {"1 3 | 2 3", "7 2"}},
        {"fibonacci", {"", "20,\u00a06"}, {"", "20 6"}},
        {"nim", {"", "{3, 4, 5}"}, {"", "3 4 5"}},
        {"nim", {"misere", " [3 4 5] "}, {"misere", "3 4 5"}},
        {"nim", {"", "[3,4]\u00a0"}, {"", "3 4"}},
        {"nim", {"", "(3 5 7)"}, {"", "3 5 7"}},
        {"subtraction", {"(1, 3, 4)", "7"}, {"1 3 4", "7"}},
        {"tree", {"(3 (5 2) 9)", ""}, {"(3 (5 2) 9)", ""}},
        {"subtraction", {"{1, 3, 4}", "[9]"}, {"1 3 4", "9"}},
        {"subtraction", {"mis\u00e8re {1, 3, 4}", "9"}, {"misere 1 3 4", "9"}},
        {"row", {"", "[4, \u221210, 7]"}, {"", "4 -10 7"}},
        {"tree", {"[3, 5, 2, 9]", ""}, {"3 5 2 9", ""}},
        {"piece", {"...... (-1,0)* (0,-1)", "[f1]"}, {"...... (-1,0)* (0,-1)", "f1"}},
    };
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        same(named(all[i].game), all[i].typed, all[i].own);
}
/* Where they are none of a notation they are refused, as ever. */
static void refused(void) {
    static const struct {
        const char *game, *rules, *start;
    } all[] = {{"nim", "", "3,"},           {"nim", "", "3;4"},     {"nim", "miser", "3"},
               {"nim", "mis\u00e9re", "3"}, {"nim", "", "\u22123"}, {"graph", "2-1", "2"},
               {"nim", "", "3,x"},          {"nim", "", "{3 4]"},   {"nim", "", "{3 4"},
               {"nim", "", "{{3 4}}"},      {"nim", "", "[3] 4"},   {"nim", "", "(3) (4)"},
               {"nim", "", "((3 4))"},      {"nim", "", "(3 4]"},   {"nim", "", "()"},
               {"tree", "(3 5) (2 9)", ""}, {"tree", "((3 5)", ""}, {"cutcake", "", "(2,3,4)"},
               {"domineering", "", "(.#)"}};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        char text[200];
        unsigned flags;
        say_what(named(all[i].game), all[i].rules, all[i].start);
        CHECK(!printed(named(all[i].game), all[i].rules, all[i].start, text, sizeof text, &flags));
    }
}

/* What cannot be read is named, where it cannot be seen; its column is that of the text as it was typed. */
static void named_signs(void) {
    static const struct {
        const char *start, *name, *point;
        int column;
    } all[] = {{"3\u20134", "an en dash", "U+2013", 1},
               {"{3, \u00bd}", NULL, "\u201c\u00bd\u201d (U+00BD)", 2},
               {"3 \U0001d7d9", NULL, "\u201c\U0001d7d9\u201d (U+1D7D9)", 2},
               {"3 \ufe0f", "a character of no width", "U+FE0F", 2},
               {"3 \ue000", "a character outside ASCII", "U+E000", 2},
               {"3 \x01", "a control character", "U+0001", 2},
               {"\xff", "a byte that is no UTF-8", "0xFF", 0},
               {"{3, x}", NULL, "", 2},
               {"3 x", NULL, "", 2}};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        cgt_rules r;
        cgt_position p;
        cgt_in no = {0};
        say_what(named("nim"), "", all[i].start);
        CHECK(cgt_open(&r, "nim", "", all[i].start, &p, &no) == CGT_E_SYNTAX);
        cgt_sign sign = cgt_refused_sign(&no);
        CHECK(no.text == all[i].start && no.column == all[i].column);
        CHECK(all[i].name ? sign.name && !strcmp(sign.name, all[i].name) : !sign.name);
        CHECK(!strcmp(sign.point, all[i].point));
    }
}

int main(int argc, char **argv) {
    start_seed(argc, argv);
    blanks();
    spellings();
    refused();
    named_signs();
    return report();
}
