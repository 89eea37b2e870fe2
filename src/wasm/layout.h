/* layout.h -- how a file of src/wasm tells the records that its functions give: bytes of each, and of each field from its
 * start, as JSON: {"item":24,"item.number":0,...}. JavaScript asks every function whose name ends in "layout".
 * SPDX-License-Identifier: MIT */
#ifndef CGT_LAYOUT_H
#define CGT_LAYOUT_H
#include <stddef.h>

#include "session.h"

typedef struct {
    char name[26];
    uint16_t bytes;
} cgt_place;

#define SIZE(record) \
    { #record, sizeof(cgt_##record) }
#define FIELD(record, name) \
    { #record "." #name, offsetof(cgt_##record, name) }
#define LAYOUT(places, buf, cap) cgt_tell(places, sizeof places / sizeof *places, buf, cap)

static inline int cgt_tell(const cgt_place *place, size_t n, char *buf, int cap) {
    cgt_out o = cgt_into(buf, cap);
    for (size_t i = 0; i < n; i++) {
        cgt_put(&o, i ? ",\"" : "{\"");
        cgt_put(&o, place[i].name);
        cgt_put(&o, "\":");
        cgt_putn(&o, (int64_t)place[i].bytes);
    }
    cgt_putc(&o, '}');
    return o.len;
}

#endif
