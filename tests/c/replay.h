/* replay.h -- the inputs that the fuzzers have kept, once more: whatever was found stays mended, also
 * where no clang is. A fuzzer's file is included before this one; what it finds ends the program, which
 * then says the input, and no sum.
 * SPDX-License-Identifier: MIT */
#ifndef REPLAY_H
#define REPLAY_H
#include <dirent.h>
#include <signal.h>
#include <stdio.h>
#include <unistd.h>

static char replayed[1024]; /* the input, and as what it is read */

static void told(int signal) {
    (void)signal;
    if (write(STDERR_FILENO, replayed, strlen(replayed)) < 0) _exit(2);
}
/* The address sanitizer ends by the same signal. */
const char *__asan_default_options(void);
const char *__asan_default_options(void) { return "abort_on_error=1"; }

/* Every file of CORPUS is read as `name`. Returns how many there were. */
static long replay(const char *name) {
    static uint8_t text[1 << 16];
    long n = 0;
    DIR *folder = opendir(CORPUS);
    must(folder, "the corpus is there: " CORPUS);
    signal(SIGABRT, told);
    for (struct dirent *entry; (entry = readdir(folder));) {
        if (entry->d_name[0] == '.') continue;
        snprintf(replayed, sizeof replayed, "%s/%s as %s\n", CORPUS, entry->d_name, name);
        *strrchr(replayed, '\n') = 0;
        char *as = strstr(replayed, " as ");
        *as = 0;
        FILE *file = fopen(replayed, "rb");
        must(file, "an input can be read");
        *as = ' ';
        size_t size = fread(text, 1, sizeof text, file);
        fclose(file);
        /* of its own, as the fuzzer gives it: what is read beyond its end is seen */
        uint8_t *input = malloc(size ? size : 1);
        memcpy(input, text, size);
        LLVMFuzzerTestOneInput(input, size);
        free(input);
        n++;
    }
    closedir(folder);
    return n;
}
#endif
