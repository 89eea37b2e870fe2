/* registry.c -- the contest problems, in the order of the chapters. A new one is a line here.
 * SPDX-License-Identifier: MIT */
#include "judge.h"

extern const cgt_problem cgt_poj_2960;

const cgt_problem *const cgt_problems[] = {&cgt_poj_2960, NULL};
