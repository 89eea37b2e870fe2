/* main.c -- native `palitos`: passes the arguments to src/command and its text to the terminal. The
 * Spanish words are text/es.json, turned into C by tools/words.mjs when this is built.
 * SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 200809L
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "command/command.h"

extern char **environ;
extern const char cgt_words[];
extern const unsigned cgt_words_bytes;

/* The language of messages, as POSIX orders the variables. */
static bool speaks_spanish(void) {
    static const char *const names[] = {"LC_ALL", "LC_MESSAGES", "LANG"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        const char *value = getenv(names[i]);
        if (value && *value) return !strncmp(value, "es", 2);
    }
    return false;
}
/* Brings the next bytes of a source that the command wants. */
static void bring(cgt_command *c) {
    enum { CHUNK = 1 << 18 };
    static FILE *source[2];
    FILE **from = &source[c->want == CGT_WANT_SECOND];
    if (!*from) *from = strcmp(c->file, "-") ? fopen(c->file, "rb") : stdin;
    char *room = cgt_command_room(c, CHUNK);
    if (!room) return; /* the next step says so */
    size_t got = *from ? fread(room, 1, CHUNK, *from) : 0;
    bool good = *from && !(got < CHUNK && ferror(*from));
    cgt_command_fed(c, (uint32_t)got, good ? CGT_ENDED : CGT_UNREADABLE);
}

/* --- stress: the user's program --------------------------------------------------------------- */

static int64_t milliseconds(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}
/* The program with its standard input and output on pipes; -1: it cannot be run. */
static pid_t start(char **program, int *in, int *out) {
    int to[2], from[2];
    if (pipe(to)) return -1;
    if (pipe(from)) {
        close(to[0]);
        close(to[1]);
        return -1;
    }
    posix_spawn_file_actions_t acts;
    posix_spawn_file_actions_init(&acts);
    posix_spawn_file_actions_adddup2(&acts, to[0], 0);
    posix_spawn_file_actions_adddup2(&acts, from[1], 1);
    for (int i = 0; i < 2; i++) {
        posix_spawn_file_actions_addclose(&acts, to[i]);
        posix_spawn_file_actions_addclose(&acts, from[i]);
    }
    /* the pipe signal that this program ignores kills others, as it should */
    posix_spawnattr_t how;
    sigset_t usual;
    sigemptyset(&usual);
    sigaddset(&usual, SIGPIPE);
    posix_spawnattr_init(&how);
    posix_spawnattr_setsigdefault(&how, &usual);
    posix_spawnattr_setflags(&how, POSIX_SPAWN_SETSIGDEF);
    pid_t child;
    int error = posix_spawnp(&child, *program, &acts, &how, program, environ);
    posix_spawnattr_destroy(&how);
    posix_spawn_file_actions_destroy(&acts);
    close(to[0]);
    close(from[1]);
    *in = to[1];
    *out = from[0];
    if (!error) return child;
    close(*in);
    close(*out);
    return -1;
}
/* Writes c->text to the program and brings what it writes, both at once:
 * neither waits for the other. */
static cgt_end_how talk(cgt_command *c, int in, int out) {
    enum { CHUNK = 1 << 16 };
    int64_t until = milliseconds() + 1000 * CGT_SECONDS, left;
    uint32_t written = 0, got = 0;
    fcntl(in, F_SETFL, O_NONBLOCK);
    struct pollfd p[2] = {{.fd = out, .events = POLLIN}, {.fd = in, .events = POLLOUT}};
    while ((left = until - milliseconds()) > 0) {
        if (p[1].fd >= 0 && written == c->length) {
            close(in);
            p[1].fd = -1;
        }
        if (poll(p, 2, (int)left) < 0 && errno != EINTR) break;
        if (p[1].fd >= 0 && p[1].revents) {
            ssize_t n = write(in, c->text + written, c->length - written);
            if (n >= 0) written += (uint32_t)n;
            else if (errno != EAGAIN) written = c->length; /* it does not read on */
        }
        if (!p[0].revents) continue;
        char *room = cgt_command_room(c, CHUNK);
        ssize_t n = room ? read(out, room, CHUNK) : -1;
        if (n > 0) cgt_command_fed(c, (uint32_t)n, CGT_ENDED);
        got += n > 0 ? (uint32_t)n : 0;
        if (n > 0 && got <= CGT_PROGRAM_BYTES) continue;
        if (p[1].fd >= 0) close(in);
        return n ? CGT_ENDED_BADLY : CGT_ENDED;
    }
    if (p[1].fd >= 0) close(in);
    return CGT_ENDED_LATE;
}
static void run(cgt_command *c, char **program) {
    int in, out, status = 0;
    pid_t child = start(program, &in, &out);
    cgt_end_how how = CGT_UNREADABLE;
    signal(SIGPIPE, SIG_IGN); /* it may stop reading */
    if (child >= 0) {
        how = talk(c, in, out);
        close(out);
        if (how != CGT_ENDED) kill(child, SIGKILL);
        waitpid(child, &status, 0);
        if (how == CGT_ENDED && status) how = CGT_ENDED_BADLY;
    }
    if (cgt_command_room(c, 0)) cgt_command_fed(c, 0, how);
}

int main(int n, char **argument) {
    size_t bytes = 0;
    for (int i = 1; i < n; i++) bytes += strlen(argument[i]) + 1;
    char *args = malloc(bytes + 1);
    if (!args || bytes > UINT32_MAX) return 2;
    char *at = args;
    for (int i = 1; i < n; i++) at = stpcpy(at, argument[i]) + 1;
    cgt_command *c =
        cgt_command_new(args, (uint32_t)bytes, cgt_words, cgt_words_bytes, speaks_spanish());
    if (!c) return 2;
    int dashes = 1;
    while (dashes < n && strcmp(argument[dashes], "--")) dashes++;
    bool more = true;
    while (more) {
        more = cgt_command_step(c);
        FILE *out = c->stream == 2 ? stderr : stdout;
        if (c->want == CGT_WANT_RUN) run(c, argument + dashes + 1);
        else if (c->length && fwrite(c->text, 1, c->length, out) < c->length) break;
        else if (c->want) bring(c);
    }
    int status = (int)c->status;
    cgt_command_free(c);
    free(args);
    return fflush(stdout) ? 2 : status;
}
