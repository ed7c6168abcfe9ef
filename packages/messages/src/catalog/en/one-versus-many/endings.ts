/** How a game was won, and by whom. */
export const endings = {
  'ending.three-riots': 'Three successful Riots are the Revolution',
  'ending.two-riots-and-riot-stage': 'Two Riots and the Riot Stage are the Revolution',
  'ending.plan-by-detainment': 'A detainment completed the Master Plan',
  'ending.plan-by-failed-riot': 'A failed Riot completed the Master Plan',
  'ending.plan-by-countdown': 'The Countdown completed the Master Plan',
  'ending.plan-by-city-event': 'A City Event completed the Master Plan',
  'ending.resignation': 'The other side gave the game up',

  'winner.machine': 'The Great Machine rules for ever',
  'winner.revolutionaries': 'The Revolutionaries have set the City free',
};
