/** The few words on the pictures of staged moments. */
export const moments = {
  'ui.moments.riotWon': 'Riot!',
  'ui.moments.riotLost': 'Put down',
  'ui.moments.detained': '{hero}: detained!',
  'ui.moments.raidLaid': 'Raid',
  'ui.moments.raidFailed': 'Nobody there',
  'ui.moments.captured': '{hero}: captured!',
  'ui.moments.round': 'Round {round}',
  'ui.moments.riotStage': 'Riot Stage',
  'ui.moments.victory': 'Victory',
  'ui.moments.defeat': 'Defeat',
};
