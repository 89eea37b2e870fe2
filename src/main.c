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
/* The program with its standard input and output on pipes, alone or with all that it will start in a
 * group of its own; -1: it cannot be run. */
static pid_t start(char *const *program, bool group, int *in, int *out) {
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
    posix_spawnattr_setpgroup(&how, 0);
    posix_spawnattr_setflags(&how, POSIX_SPAWN_SETSIGDEF | (group ? POSIX_SPAWN_SETPGROUP : 0));
    pid_t child;
    int error = posix_spawnp(&child, *program, &acts, &how, program, environ);
    posix_spawnattr_destroy(&how);
    posix_spawn_file_actions_destroy(&acts);
    close(to[0]);
    close(from[1]);
    *in = to[1];
    *out = from[0];
    fcntl(*in, F_SETFD, FD_CLOEXEC); /* another program would keep them open */
    fcntl(*out, F_SETFD, FD_CLOEXEC);
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
    pid_t child = start(program, false, &in, &out);
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

/* --- play: programs that play ----------------------------------------------------------------- */

static struct player {
    int in, out;
    bool closed; /* its output was read to the end */
    uint32_t have;
    char text[CGT_LINE_BYTES + 1]; /* read and not asked for yet */
} player[2];
static volatile pid_t group[2]; /* 0: it does not run */

/* A program that ends by a signal leaves none behind. */
static void interrupted(int sign) {
    for (int i = 0; i < 2; i++)
        if (group[i]) kill(-group[i], SIGKILL);
    signal(sign, SIG_DFL);
    raise(sign);
}
/* Waits until the program has ended by itself, or `until`; then ends it, with its group. Returns its
 * status, 128 more than a signal; -1: it did not end by itself. */
static int finish(int i, int64_t until) {
    struct player *k = &player[i];
    siginfo_t info = {0};
    if (k->in >= 0) close(k->in);
    k->in = -1;
    /* while it is not reaped, its number is nobody else's */
    while (!waitid(P_PID, (id_t)group[i], &info, WEXITED | WNOHANG | WNOWAIT) && !info.si_pid &&
           milliseconds() < until)
        poll(NULL, 0, 2);
    kill(-group[i], SIGKILL);
    int status = 0;
    waitpid(group[i], &status, 0);
    group[i] = 0;
    close(k->out);
    if (!info.si_pid) return -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}
static bool begin(int i, const char *command) {
    char *const program[] = {"/bin/sh", "-c", (char *)(uintptr_t)command, NULL};
    player[i] = (struct player){0};
    pid_t child = start(program, true, &player[i].in, &player[i].out);
    if (child < 0) return false;
    fcntl(player[i].in, F_SETFL, O_NONBLOCK);
    group[i] = child;
    signal(SIGPIPE, SIG_IGN); /* it may stop reading */
    static const int ends[] = {SIGINT, SIGTERM, SIGHUP};
    for (int k = 0; k < 3; k++) signal(ends[k], interrupted);
    return true;
}
/* The bytes of the first line that was read, with its end; 0: there is none yet. */
static uint32_t whole_line(const struct player *k) {
    const char *lf = memchr(k->text, '\n', k->have);
    return lf ? (uint32_t)(lf - k->text) + 1 : k->closed ? k->have : 0;
}
/* Writes what is left of c->text to the program and reads what it writes, once. */
static void exchange(cgt_command *c, struct player *k, uint32_t *written, int64_t left) {
    struct pollfd p[2] = {{.fd = k->have < sizeof k->text ? k->out : -1, .events = POLLIN},
                          {.fd = *written < c->length ? k->in : -1, .events = POLLOUT}};
    poll(p, 2, (int)left);
    if (p[1].revents) {
        ssize_t n = write(k->in, c->text + *written, c->length - *written);
        if (n >= 0) *written += (uint32_t)n;
        else if (errno != EAGAIN) *written = c->length; /* it does not read on */
    }
    if (!p[0].revents) return;
    ssize_t n = read(k->out, k->text + k->have, sizeof k->text - k->have);
    if (n > 0) k->have += (uint32_t)n;
    else if (n == 0 || errno != EINTR) k->closed = true;
}
static void ask(cgt_command *c) {
    int i = (int)c->player;
    struct player *k = &player[i];
    if (!group[i] && !begin(i, c->file)) {
        cgt_command_fed(c, 0, CGT_UNREADABLE);
        return;
    }
    int64_t until = milliseconds() + c->milliseconds, left = c->milliseconds;
    uint32_t written = 0, n = 0;
    while (left > 0) {
        n = whole_line(k);
        bool full = k->have == sizeof k->text;
        if ((n && written == c->length) || (!n && full) || k->closed) break;
        exchange(c, k, &written, left);
        left = until - milliseconds();
    }
    if (n && left > 0) {
        uint32_t line = n - (k->text[n - 1] == '\n');
        char *room = cgt_command_room(c, line);
        if (room) memcpy(room, k->text, line);
        cgt_command_fed(c, room ? line : 0, room ? CGT_ENDED : CGT_ENDED_LONG);
        memmove(k->text, k->text + n, k->have -= n);
        if (!room) finish(i, 0);
        return;
    }
    int status = finish(i, k->closed ? until : 0);
    if (k->closed && status >= 0) cgt_command_fed(c, (uint32_t)status, CGT_ENDED_BADLY);
    else cgt_command_fed(c, 0, left > 0 && !k->closed ? CGT_ENDED_LONG : CGT_ENDED_LATE);
}
/* Tells the program how the game ended, and gives it time to end by itself. */
static void end(cgt_command *c) {
    struct player *k = &player[c->player];
    if (!group[c->player]) return;
    ssize_t written = write(k->in, c->text, c->length);
    (void)written; /* it need not read that */
    finish((int)c->player, milliseconds() + c->milliseconds);
}
static void write_new(cgt_command *c) {
    int file = open(c->file, O_WRONLY | O_CREAT | O_EXCL, 0666);
    ssize_t n = 0;
    for (uint32_t done = 0; file >= 0 && n >= 0 && done < c->length; done += (uint32_t)n)
        n = write(file, c->text + done, c->length - done);
    if (file >= 0 && close(file)) n = -1;
    cgt_command_fed(c, 0, file >= 0 && n >= 0 ? CGT_ENDED : CGT_UNREADABLE);
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
        else if (c->want == CGT_WANT_LINE) ask(c);
        else if (c->want == CGT_WANT_OVER) end(c);
        else if (c->want == CGT_WANT_NEW) write_new(c);
        else if (c->length && fwrite(c->text, 1, c->length, out) < c->length) break;
        else if (c->want) bring(c);
    }
    for (int i = 0; i < 2; i++)
        if (group[i]) finish(i, 0);
    int status = (int)c->status;
    cgt_command_free(c);
    free(args);
    return fflush(stdout) ? 2 : status;
}
