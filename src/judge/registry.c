/* registry.c -- the contest problems, in the order of the chapters. A new one is a line
 * here, twice.
 * SPDX-License-Identifier: MIT */
#include "judge.h"

extern const cgt_problem cgt_uva_847;
extern const cgt_problem cgt_uva_10368;
extern const cgt_problem cgt_uva_10111;
extern const cgt_problem cgt_uva_11311;
extern const cgt_problem cgt_uva_11489;
extern const cgt_problem cgt_uva_10404;
extern const cgt_problem cgt_uva_10165;
extern const cgt_problem cgt_uva_10578;
extern const cgt_problem cgt_uva_10891;
extern const cgt_problem cgt_coj_1646;
extern const cgt_problem cgt_spoj_game31;
extern const cgt_problem cgt_cc_astrgame;
extern const cgt_problem cgt_cc_g3;
extern const cgt_problem cgt_hr_move_the_coins;
extern const cgt_problem cgt_timus_1087;
extern const cgt_problem cgt_poj_2960;
extern const cgt_problem cgt_cf_768e;
extern const cgt_problem cgt_lightoj_1296;
extern const cgt_problem cgt_poj_1067;
extern const cgt_problem cgt_hdu_3032;
extern const cgt_problem cgt_cf_305e;
extern const cgt_problem cgt_atcoder_agc017d;
extern const cgt_problem cgt_hdu_3537;
extern const cgt_problem cgt_hdu_2516;
extern const cgt_problem cgt_hdu_3544;
extern const cgt_problem cgt_poj_2931;
extern const cgt_problem cgt_kattis_hackenbushpurplehearts;
extern const cgt_problem cgt_cf_1033g;

/* one a line: else all are set anew for one more */
/* clang-format off */
const cgt_problem *const cgt_problems[] = {
    &cgt_uva_847,
    &cgt_uva_10368,
    &cgt_uva_10111,
    &cgt_uva_11311,
    &cgt_uva_11489,
    &cgt_uva_10404,
    &cgt_uva_10165,
    &cgt_uva_10578,
    &cgt_uva_10891,
    &cgt_coj_1646,
    &cgt_spoj_game31,
    &cgt_cc_astrgame,
    &cgt_cc_g3,
    &cgt_hr_move_the_coins,
    &cgt_timus_1087,
    &cgt_poj_2960,
    &cgt_cf_768e,
    &cgt_lightoj_1296,
    &cgt_poj_1067,
    &cgt_hdu_3032,
    &cgt_cf_305e,
    &cgt_atcoder_agc017d,
    &cgt_hdu_3537,
    &cgt_hdu_2516,
    &cgt_hdu_3544,
    &cgt_poj_2931,
    &cgt_kattis_hackenbushpurplehearts,
    &cgt_cf_1033g,
    NULL
};
/* clang-format on */
