/** What a step of the round is for, what one wants there and what it costs: a heading and a few lines each. */
export const tips = {
  'ui.tips.title': 'Tip',
  'ui.tips.hide': 'Hide tips',
  'ui.tips.howToPlay': 'How to play',
  'ui.tips.setting': 'Tips',
  'ui.tips.setting.first-times': 'The first times',
  'ui.tips.setting.always': 'Always',
  'ui.tips.setting.never': 'Never',
  'ui.tips.settingNote':
    'What each step of a round is for, above its options. The first times: in three rounds.',
  'ui.tips.firstGame': 'Play a first game',
  'ui.tips.firstGameNote':
    'You lead the Heroes, an Apprentice is the Great Machine, and the Master Plan starts at III: a short game. Tips say what each step is for; point at anything to have it explained. Games save themselves and wait for you here.',

  'ui.tip.trust-split': 'Citizens give Trust to Heroes',
  'ui.tip.trust-split.1':
    'It pays for ways and Actions. Give it to whoever has the dearer plan; what is above a Hero’s maximum is lost.',
  'ui.tip.access': 'Secretly choose where to go',
  'ui.tip.access.1': 'Leaving a District costs 1 Trust per Guard in it.',
  'ui.tip.access.2':
    'Art, Science, Commerce, Industrial and Velvet let you raise Discontent: more Citizens then join Riots. Three Riots win.',
  'ui.tip.access.3': 'Expect Raids: be unpredictable.',
  'ui.tip.access-final': 'Nothing is shown yet',
  'ui.tip.access-final.1':
    'You may still change every card. Once all are ready, the Great Machine moves, without knowing them.',
  'ui.tip.hero-step': 'On the way, Guards cost Trust',
  'ui.tip.hero-step.1':
    'Pay 1 Trust per Guard in the District you leave. Guards at the destination and Raids on the way do nothing.',
  'ui.tip.hero-step.2':
    'If you cannot pay, all Trust is lost, and only 2 of the die’s 6 faces let you escape.',
  'ui.tip.hero-action': 'One Action, in this District',
  'ui.tip.hero-action.1': 'Raise Discontent to wake Citizens; identify them to know whom to count on.',
  'ui.tip.hero-action.2':
    'A Riot needs more active Citizens than Guards and Traitors; failing advances the Plan.',
  'ui.tip.hero-action.3': 'Nothing worth it? Gain Trust for free.',
  'ui.tip.attack': 'The die: 2, 3, 3, 4, 4 or a shield',
  'ui.tip.attack.1':
    'Stake at least the number rolled, and the Guard breaks; the shield always fails. The stake is gone either way.',
  'ui.tip.identify': 'Only Heroes learn who they are',
  'ui.tip.identify.1':
    'Look where you plan a Riot: each identified Citizen makes it cheaper, and Traitors can be moved away.',
  'ui.tip.move-citizens': 'Gather Citizens for a Riot',
  'ui.tip.move-citizens.1':
    'Each costs 1 Trust per District it leaves, whatever the Guards. On the Central Square, Citizens make a rally stronger.',
  'ui.tip.attack-payment': 'You know the number before you pay',
  'ui.tip.attack-payment.1': 'Pay it if a broken Guard is worth that much, or keep your Trust.',
  'ui.tip.card-retrieval': 'A forfeited card comes back',
  'ui.tip.card-retrieval.1':
    'Without its card a Hero can neither go to a District nor stay there. Take back the one you need most.',
  'ui.tip.directive-discard': 'You see what the Machine holds',
  'ui.tip.directive-discard.1': 'Discard the Directive that would hurt you most before it can be published.',
  'ui.tip.citizen-return': 'Only Heroes know who returns',
  'ui.tip.citizen-return.1':
    'Put a Citizen who will be active where you plan a Riot, a Traitor where you plan none.',
  'ui.tip.free-identification': 'A failed Raid is your gain',
  'ui.tip.free-identification.1':
    'Look at any one Citizen, free of charge, best where you plan the next Riot.',
  'ui.tip.trust-share': 'Stop the Master Plan together',
  'ui.tip.trust-share.1':
    'If all offers reach the sum, exactly that is paid. If they do not, nobody pays, and the Master Plan advances.',
  'ui.tip.machine-phase': 'Spend Bonds on moves and Actions',
  'ui.tip.machine-phase.1': 'Per District left, a Guard costs 1 Bond, a Servant 2. Most Actions cost 2.',
  'ui.tip.machine-phase.2': 'Raid where Heroes go; a miss helps them.',
  'ui.tip.machine-phase.3':
    'You win with the Plan at {lastPlan_roman}: the City Event says what advances it this round.',
  'ui.tip.servant': 'A Servant moves, then acts once',
  'ui.tip.servant.1': 'After its Action it stays where it is. It can raid, arrest and repair anywhere.',
  'ui.tip.servant.2':
    'The Citadel draws Directives, the Tower publishes them, the Nexus slides a District, the Square brings Bonds.',
  'ui.tip.guard': 'Guards make things dear for Heroes',
  'ui.tip.guard.1':
    'Each costs a Hero 1 Trust to leave its District and for most Actions there, and counts against a Riot.',
  'ui.tip.detainment': 'A Hero is caught',
  'ui.tip.detainment.1':
    'Advance the Plan, and the Hero acts as usual; or end the turn and take all Trust as Bonds, or the Access card.',
  'ui.tip.detainment.2': 'Stop a Hero who is about to start a Riot; else a step of the Plan is worth much.',
  'ui.tip.riot-arrests': 'Arrests are free now',
  'ui.tip.riot-arrests.1':
    'Take as many active Citizens of this District as you like. They join no Riot and give no Trust any more.',
  'ui.tip.machine-payment': 'Bonds for a step of the Plan',
  'ui.tip.machine-payment.1':
    'It brings you closer to {lastPlan_roman}, but these Bonds will be missing next round.',
};
