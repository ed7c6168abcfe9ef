/** The few words on the pictures of staged moments. */
export const moments = {
  'ui.moments.riotWon': 'Riot!',
  'ui.moments.riotLost': 'Put down',
  'ui.moments.detained': '{hero}: detained!',
  'ui.moments.raidLaid': 'Raid',
  'ui.moments.raidFailed': 'Nobody there',
  'ui.moments.captured': '{hero}: captured!',
  'ui.moments.settled.advance-the-plan': 'The Plan advances',
  'ui.moments.settled.no-trust': 'No Trust!',
  'ui.moments.settled.no-access': 'No Access!',
  'ui.moments.settled.both-measures': 'No Trust! No Access!',
  'ui.moments.onBoard': 'On board',
  'ui.moments.holds': 'It holds',
  'ui.moments.lost': 'It breaks',
  'ui.moments.round': 'Round {round}',
  'ui.moments.riotStage': 'Riot Stage',
  'ui.moments.victory': 'Victory',
  'ui.moments.defeat': 'Defeat',
  'ui.opening.revolutionaries': 'You are the Heroes',
  'ui.opening.revolutionaries.text':
    'A machine rules your City, and its Master Plan is running. Wake the Citizens and win {riotsToWin} Riots before it is complete.',
  'ui.opening.machine': 'You are the Great Machine',
  'ui.opening.machine.text':
    'The City is yours to keep in order. Catch the Heroes where they go, and bring the Master Plan to {lastPlan_roman} before they win {riotsToWin} Riots.',
  'ui.opening.public': 'The Heroes against the Great Machine',
  'ui.opening.public.text':
    'The Heroes want {riotsToWin} Riots, the Great Machine its Master Plan at {lastPlan_roman}. What each side knows stays hidden from the other.',
  'ui.opening.begin': 'Begin',
};
