/** How a game was won. */
export const ENDINGS: Readonly<Record<string, string>> = {
  'three-riots': 'Three successful Riots are the Revolution',
  'two-riots-and-riot-stage': 'Two Riots and the Riot Stage are the Revolution',
  'plan-by-detainment': 'A detainment completed the Master Plan',
  'plan-by-failed-riot': 'A failed Riot completed the Master Plan',
  'plan-by-countdown': 'The Countdown completed the Master Plan',
  'plan-by-city-event': 'A City Event completed the Master Plan',
};

export const WINNERS: Readonly<Record<string, string>> = {
  machine: 'The Great Machine rules for ever',
  revolutionaries: 'The Revolutionaries have set the City free',
};

/** Who won and how, in two sentences. */
export function describeOutcome({ winner, how }: { winner: string; how: string }): string {
  return `${WINNERS[winner] ?? `${winner} wins`}! ${ENDINGS[how] ?? how}.`;
}
