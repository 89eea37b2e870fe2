/* command.c -- the command line where things go wrong: the n-th allocation fails, for each n, and
 * random arguments. It ends, says one sentence where it refuses, and leaves nothing allocated; so
 * do the large kernels. What it says when all goes well is in tests/golden/cli. The linker puts
 * these functions in the place of the allocator's (-Wl,--wrap).
 * SPDX-License-Identifier: MIT */
#include "../../src/command/command.h"

#include "../../src/kernels/kernels.h"
#include "check.h"

void *__real_malloc(size_t n);
void *__real_calloc(size_t n, size_t size);
void *__real_realloc(void *p, size_t n);
void *__wrap_malloc(size_t n);
void *__wrap_calloc(size_t n, size_t size);
void *__wrap_realloc(void *p, size_t n);

static long countdown = -1; /* below 0: nothing fails */
static bool fails(void) { return countdown >= 0 && !countdown--; }
void *__wrap_malloc(size_t n) { return fails() ? NULL : __real_malloc(n); }
void *__wrap_calloc(size_t n, size_t size) { return fails() ? NULL : __real_calloc(n, size); }
void *__wrap_realloc(void *p, size_t n) { return fails() ? NULL : __real_realloc(p, n); }

static const char words[] = "Grundy value\0Valor de Grundy\0Outcome\0Resultado\0wins\0gana";

/* A program that plays: the first move that it is told. */
static void answer(cgt_command *c) {
    static const char head[] = "\nmoves ";
    for (uint32_t i = 0; i + sizeof head < c->length; i++) {
        if (memcmp(c->text + i, head, sizeof head - 1)) continue;
        const char *move = c->text + i + sizeof head - 1;
        uint32_t n = (uint32_t)strcspn(move, " \n");
        char *room = cgt_command_room(c, n);
        CHECK(room != NULL);
        memcpy(room, move, n);
        cgt_command_fed(c, n, CGT_ENDED);
        return;
    }
    CHECK(false);
}
/* Runs words[0..n) to the end; returns the status, or -1 where the command could not be made. */
static int run(const char *const *argument, int n, bool spanish, uint32_t *length) {
    char args[2048];
    uint32_t bytes = 0;
    for (int i = 0; i < n && bytes + strlen(argument[i]) + 1 < sizeof args; i++) {
        memcpy(args + bytes, argument[i], strlen(argument[i]) + 1);
        bytes += (uint32_t)strlen(argument[i]) + 1;
    }
    *length = 0;
    cgt_command *c = cgt_command_new(args, bytes, words, sizeof words, spanish);
    if (!c) return -1;
    int steps = 0;
    for (bool more = true; more && steps < 20000; steps++) {
        more = cgt_command_step(c);
        *length += c->length;
        if (more && c->want == CGT_WANT_LINE) answer(c);
        if (c->stream == 2 && c->status) {
            CHECK(c->length > strlen("palitos: \n") && c->text[c->length - 1] == '\n');
            CHECK(!memchr(c->text, '\n', c->length - 1));
            CHECK(!more);
        }
    }
    CHECK(steps < 20000);
    int status = (int)c->status;
    CHECK(status == 0 || status == 2);
    cgt_command_free(c);
    return status;
}

static void failing(void) {
    static const char *const lines[][8] = {
        {"solve", "nim", "10 12 5"},
        {"solve", "graph", "4", "--rules", "1>2 2>1 2>3 4>1 4>3"},
        {"solve", "maze", "c3", "--rules", ".../.../..."},
        {"moves", "subtraction", "7 4", "--rules", "2 5 3", "--lang", "es"},
        {"table", "subtraction", "0..40", "--rules", "1 2 3", "--csv"},
        {"table", "octal", "0..12", "--rules", "misere 0.77", "--quotient"},
        {"solve", "sum", "1 + 3", "--rules", "graph{1>2 2>1 1>1} + nim"},
        {"trace", "tree", "", "--rules", "3 5 2 9", "--alphabeta"},
        {"show", "graph", "3", "--rules", "2>1 3>2 3>1"},
        {"show", "nim", "3 4"},
        {"value", "+-{0,{{2|0},2Tiny(2)|{2|0},Miny(2)}}"},
        {"compare", "^", "2{1|0}"},
        {"thermograph", "{2Miny(2)|0||-1/2|-2}", "--lang", "es"},
        {"value", "domineering", "3x4"},
        {"compare", "toads", "ttt..ff", "tt.f"},
        {"value", "nim", "3 5"},
        {"play", "nim", "3 5 6", "--engine", "a=x", "--first=engine"},
        {"games"},
        {"help"}};
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
        int n = 0;
        uint32_t whole, length;
        while (n < 8 && lines[i][n]) n++;
        snprintf(what, sizeof what, "%s %s", lines[i][0], n > 1 ? lines[i][1] : "");
        CHECK(run(lines[i], n, false, &whole) == 0 && whole > 0);
        long failures = 0;
        for (long k = 0;; k++) {
            countdown = k;
            int status = run(lines[i], n, false, &length);
            bool failed_one = countdown < 0;
            countdown = -1;
            if (!failed_one) {
                CHECK(status == 0 && length == whole);
                break;
            }
            CHECK(status || length == whole); /* no room is not "unknown" */
            failures++;
        }
        CHECK(failures > 0);
    }
}
static void random_arguments(void) {
    static const char *const some[] = {"solve",
                                       "moves",
                                       "table",
                                       "trace",
                                       "show",
                                       "value",
                                       "compare",
                                       "thermograph",
                                       "{1||0|-1}",
                                       "^*",
                                       "games",
                                       "help",
                                       "nim",
                                       "maze",
                                       "graph",
                                       "tree",
                                       "subtraction",
                                       "euclid",
                                       "divisor",
                                       "3 4 5",
                                       "0..9",
                                       "0..",
                                       "..",
                                       "34 12",
                                       "e5",
                                       "1",
                                       "",
                                       "--rules",
                                       "--rules=1 2 3",
                                       "misere",
                                       "2>1 3>2 3>1",
                                       "1>2 2>1",
                                       "3 5 2 9",
                                       "--csv",
                                       "--quotient",
                                       "misere 0.77",
                                       "--lang",
                                       "es",
                                       "--lang=en",
                                       "--alphabeta",
                                       "--depth",
                                       "--depth=3",
                                       "--budget=50",
                                       "--budget",
                                       "200",
                                       "--",
                                       "-",
                                       "\xff\xc3",
                                       "4294967295",
                                       "18446744073709551616",
                                       ".../...",
                                       "--rules=",
                                       "%"};
    what[0] = 0;
    for (int i = 0; i < 20000; i++) {
        const char *argument[8];
        int n = (int)below(8);
        uint32_t length;
        for (int k = 0; k < n; k++) argument[k] = some[below(sizeof some / sizeof *some)];
        if (n > 2 && below(2)) argument[0] = some[below(5)], argument[1] = some[7 + below(7)];
        argument[n++] = "--budget=50";
        CHECK(run(argument, n, below(2), &length) >= 0 && length > 0);
    }
}

/* How often each kernel can be refused memory, and that it says so and frees what it had. */
static void kernels(void) {
    static int32_t leaf[1 << 15];
    static uint8_t wall[64];
    static uint16_t grundy[64];
    int32_t value;
    for (int kernel = 0; kernel < 5; kernel++) {
        long k = 0;
        for (;; k++) {
            countdown = k;
            cgt_status st =
                kernel == 0 ? cgt_grid_grundy(wall, 8, 8, grundy)
                : kernel == 1
                    ? cgt_dag_grundy(3, (uint32_t[]){0, 0, 1, 3}, (uint32_t[]){0, 0, 1}, grundy)
                : kernel == 2
                    ? cgt_dag_grundy(3, (uint32_t[]){0, 2, 3, 3}, (uint32_t[]){1, 2, 2}, grundy)
                : kernel == 3 ? cgt_level_minimax(leaf, 15, 0, &value)
                              : cgt_grid_remoteness(wall, 8, 8, false, grundy);
            bool failed_one = countdown < 0;
            countdown = -1;
            CHECK(st == (failed_one ? CGT_E_MEMORY : CGT_OK));
            if (!failed_one) break;
        }
        static const long allocations[] = {1, 2, 4, 1, 1};
        CHECK(k == allocations[kernel]);
    }
}

int main(int argc, char **argv) {
    start_seed(argc, argv);
    failing();
    random_arguments();
    kernels();
    return report();
}
