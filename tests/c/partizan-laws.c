/* partizan-laws.c -- the laws of game.h, of the games of two sides: laws.c as it stands.
 * SPDX-License-Identifier: MIT */
#include "partizan.h"
#define LAWS_OF sided
#define LAWS_BEFORE list_sided();
#include "laws.c"
