import type { ModuleNames } from '../../model/names.js';

/** The rules of `docs/rules` in the order of its pages. */
const RULES = `
SET-1 SET-2 SET-3 SET-4 SET-5 SET-6 SET-7 SET-8 SET-9 SET-10 SET-11 SET-12 R-SET-1 R-SET-2 R-SET-3 R-SET-4 R-ESC-3
CITY-1 CITY-2 CITY-3 CITY-4 CITY-5 CITY-6 R-GEO-1 R-GEO-2 R-GEO-3 R-GEO-4 R-GEO-5 R-GEO-6 R-GEO-7
TRK-1 TRK-2 TRK-3 TRK-4 R-TRK-1 R-TRK-2 R-TRK-3 R-TRK-4 R-TRK-5
INF-1 INF-2 INF-3 INF-4 R-INF-1 R-INF-2 R-INF-3 R-INF-4 R-INF-5 R-INF-6 R-INF-7 R-INF-8 R-INF-9
R-COST-1 R-COST-2 R-GRD-1
OPN-1 OPN-2 OPN-3 OPN-4 OPN-5 OPN-6 OPN-7 OPN-8 R-OPN-1 R-OPN-2 R-OPN-3
ACC-1 ACC-2 ACC-3 R-ACC-1 R-ACC-2
GM-1 GM-2 GM-3 GM-4 GM-5 GM-6 GM-7 GM-8 GM-9 GM-10 GM-11 GM-12 GM-13 GM-14 R-GM-1 R-GM-2 R-GM-3 R-GM-4 R-GM-5 R-GM-6 R-RAID-1 R-RAID-2
HER-1 HER-2 HER-3 HER-4 HER-5 HER-6 HER-7 HER-8 HER-9 R-HER-1 R-HER-2 R-HER-5 R-HER-6 R-HER-7 R-REL-1
DET-1 DET-2 DET-3 DET-4 DET-5 R-HER-3 R-HER-4 R-HER-8
CIT-1 CIT-2 CIT-3 CIT-4 CIT-5 CIT-6
ACT-1 ACT-2 ACT-3 ACT-4 ACT-5 ACT-6 ACT-7 ACT-8 ACT-9 ACT-10 ACT-11 ACT-12 ACT-13 ACT-14 ACT-15 ACT-16 ACT-17 ACT-18 R-ACT-1 R-ACT-2 R-ACT-3 R-ACT-4 R-ACT-5 R-ACT-6 R-ACT-7
R-ACT-8 R-ACT-9
CLO-1 CLO-2 CLO-3 CLO-4 CLO-5 R-CLO-1 R-CLO-2 R-CLO-3 R-CLO-4 R-END-1 R-ORD-1 R-ORD-2 R-ORD-3 R-ORD-4
VIC-1 VIC-2
R-TIME-1
`;

/** The names of the core game that are no ids of cards, Districts or Actions. */
export const NAMES: ModuleNames = {
  rules: RULES.trim().split(/\s+/),
  causes: ['detainment', 'failed-riot'],
  outcomes: [
    'receives-trust',
    'bonds-received',
    'plan-advances',
    'turn-ends',
    'measure-follows',
    'card-forfeited',
    'discontent-rises',
    'guard-breaks',
    'attack-fails',
    'escapes',
    'captured',
    'riot-succeeds',
    'riot-fails',
    'riot-open',
  ],
  draws: ['arrested-citizen', 'show-trial-card'],
  endings: [
    'three-riots',
    'two-riots-and-riot-stage',
    'plan-by-detainment',
    'plan-by-failed-riot',
    'plan-by-countdown',
    'plan-by-city-event',
    'resignation',
  ],
};
