/** The game in two minutes, in our own words. */
export const howToPlay = {
  'ui.howTo.title': 'How to play in two minutes',
  'ui.howTo.link': 'How to play',
  'ui.howTo.lead':
    'A City of nine floating Districts, two sides, one secret: where the Heroes will go next. The side that reaches its goal first wins at once.',
  'ui.howTo.win': 'The goal',

  'ui.howTo.heroes': 'The Heroes',
  'ui.howTo.heroes.who':
    'Three Heroes move in secret, win Citizens over and stir up Discontent. They pay with Trust.',
  'ui.howTo.heroes.win':
    'Three successful Riots, each in another District. Discontent at the Riot Stage counts as one of them.',
  'ui.howTo.machine': 'The Great Machine',
  'ui.howTo.machine.who':
    'Three Servants and eighteen Guards watch the City and try to guess where Heroes will turn up. They cost Bonds.',
  'ui.howTo.machine.win':
    'The Master Plan at {lastPlan_roman}. City Events advance it, and so do detained Heroes and failed Riots.',

  'ui.howTo.round': 'A round has five Phases',
  'ui.howTo.phase.opening':
    'A new City Event says what is special this round and when the Master Plan advances. The Machine receives Bonds, 6 at first and more at higher Stages. Each Citizen gives 1 Trust to the Heroes in its District.',
  'ui.howTo.phase.access':
    'Each Hero secretly picks an Access card: the District to go to, or to stay in. A District whose card is lost cannot be chosen.',
  'ui.howTo.phase.machine':
    'The Machine moves Guards and Servants, and each Servant may take one Action: a Raid where a Hero is expected, an arrest, a repair, or the special one of a Major District.',
  'ui.howTo.phase.heroes':
    'One after another the Heroes show their cards and walk there. Leaving a District costs 1 Trust for each Guard in it. Each then takes one Action, unless the Machine ends the turn of a detained Hero.',
  'ui.howTo.phase.closing':
    'Each Raid that caught nobody raises Discontent by 1. Then the City Event is checked: if its condition is met, the Master Plan advances.',

  'ui.howTo.ideas': 'What it is all about',
  'ui.howTo.discontent': 'Discontent and Stages',
  'ui.howTo.discontent.text':
    'The mood of the people, from 0 to {riotStage}. Every three points are a Stage, and each Stage wakes one more class of Citizens. The last slot is the Riot Stage.',
  'ui.howTo.citizens': 'Active Citizens',
  'ui.howTo.citizens.text':
    'Thirty Citizens lie face-down. A class is active once the Stage has reached its number, and only active Citizens join Riots. Traitors never do: they side with the Machine.',
  'ui.howTo.stageNeeded': 'Active from Stage {stage} on',
  'ui.howTo.trust': 'Trust',
  'ui.howTo.trust.text':
    'What the Heroes pay with: 1 for each Guard, for leaving a District and for most Actions. Stand where many Citizens are, and every round brings more.',
  'ui.howTo.bonds': 'Bonds',
  'ui.howTo.bonds.text':
    'What the Machine pays with. For each District left, a Guard costs 1 and a Servant 2; most Actions cost 2. What is not spent is kept.',
  'ui.howTo.raids': 'Raids and detainment',
  'ui.howTo.raids.text':
    'A Hero who ends the way at a Raid is detained. So is one who cannot pay the Guards on the way, unless the Escape die helps: {escapeFaces} faces of {escapeDieFaces}. The Machine then either advances the Master Plan, and the Hero acts all the same; or it ends the turn and takes all Trust or the Access card.',
  'ui.howTo.access': 'Access cards',
  'ui.howTo.access.text':
    'Each Hero has nine, one for each District, and starts with one lost at random. Used cards come back to the hand. Who has lost which card is a secret, and a clue.',

  'ui.howTo.heroActions': 'What a Hero can do',
  'ui.howTo.heroActionsNote': 'One Action a turn, in the District where the Hero arrives.',
  'ui.howTo.action.incitement':
    'In a Minor District (Art, Science, Commerce, Industrial, Velvet): Discontent rises by 1, for 1 Trust per Guard.',
  'ui.howTo.action.identify':
    'Look at Citizens here in secret, each for 1 Trust per Guard. You learn on whom to count.',
  'ui.howTo.action.move-citizens': 'Bring Citizens together, for 1 Trust per District they leave.',
  'ui.howTo.action.attack': 'Stake Trust and roll the die; a broken Guard counts for nothing.',
  'ui.howTo.action.gain-trust':
    '1 Trust, free of charge, in any District. For when nothing else is worth it.',
  'ui.howTo.action.riot':
    'Everybody here is revealed. More active Citizens than Guards and Traitors: success! Otherwise the Master Plan advances, and the Machine arrests.',
  'ui.howTo.action.central-square': 'Discontent rises by the Citizens there minus the Guards.',
  'ui.howTo.action.control-nexus': 'Slide a District to another place, or give any Hero 3 Trust.',
  'ui.howTo.action.tower-of-law': 'Cancel a published Directive, or take a lost Access card back.',
  'ui.howTo.action.grand-citadel': 'Discard a Directive of the Machine’s hand, or free an arrested Citizen.',

  'ui.howTo.servantActions': 'What a Servant can do',
  'ui.howTo.servantActionsNote': 'One Action a round, after which the Servant stays where it is.',
  'ui.howTo.servant.raid': 'Detains every Hero who ends movement here this round.',
  'ui.howTo.servant.arrest': 'Takes a revealed and active Citizen out of the City.',
  'ui.howTo.servant.repair': 'A broken Guard stands up again.',
  'ui.howTo.servant.central-square': 'Collect Bonds: Citizens there minus Guards. This one is free.',
  'ui.howTo.servant.control-nexus': 'Slide a District to another place.',
  'ui.howTo.servant.tower-of-law': 'Publish a Directive, a law that holds from now on; three at most.',
  'ui.howTo.servant.grand-citadel': 'Draw a Directive.',

  'ui.howTo.advice': 'For a good start',
  'ui.howTo.advice.heroes.1': 'Raise Discontent early: at the Zero Stage no Citizen joins a Riot.',
  'ui.howTo.advice.heroes.2': 'Keep some Trust for the way out. Guards will gather where you are.',
  'ui.howTo.advice.heroes.3': 'Do not always take the best District. That is where the Raid lies.',
  'ui.howTo.advice.machine.1': 'Read the City Event first and bring about what it asks for.',
  'ui.howTo.advice.machine.2': 'Put Guards where many Citizens are: there Riots begin.',
  'ui.howTo.advice.machine.3':
    'Raid where a Hero wants to be and can pay to go. A failed Raid helps the Heroes.',
  'ui.howTo.more': 'Everything else is explained where you meet it. All rules, word for word, follow below.',
};
