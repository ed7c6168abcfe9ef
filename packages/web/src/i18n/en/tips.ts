/** What a step of the round is for, what one wants there and what it costs: a heading and a sentence or two, at most 25 words. */
export const tips = {
  'ui.tips.title': 'Tip',
  'ui.tips.close': 'Close this tip',
  'ui.tips.howToPlay': 'How to play',
  'ui.tips.setting': 'Tips',
  'ui.tips.setting.first-times': 'The first times',
  'ui.tips.setting.always': 'Always',
  'ui.tips.setting.never': 'Never',
  'ui.tips.settingNote':
    'What each step of a round is for, beside its question. The first times: in three rounds.',
  'ui.tips.firstGame': 'Play a first game',
  'ui.tips.firstGameNote':
    'A short game as the Heroes against an easy Great Machine. Tips say what each step is for; point at anything to have it explained.',

  'ui.tip.trust-split': 'Citizens give Trust',
  'ui.tip.trust-split.text': 'Trust pays for ways and Actions. Whatever exceeds a Hero’s maximum is lost.',
  'ui.tip.access': 'Secretly choose where to go',
  'ui.tip.access.text':
    'Leaving costs 1 Trust per Guard. The Great Machine raids where it expects you: be unpredictable.',
  'ui.tip.access-final': 'Nothing is shown yet',
  'ui.tip.access-final.text':
    'Every card may still change. Then the Great Machine moves without knowing them.',
  'ui.tip.hero-step': 'Guards cost Trust',
  'ui.tip.hero-step.text':
    'Pay 1 Trust per Guard where you leave. Cannot pay? You lose all Trust, and may be captured.',
  'ui.tip.hero-action': 'One Action, in this District',
  'ui.tip.hero-action.text':
    'Raise Discontent to wake Citizens; with enough of them awake, a Riot succeeds. Three Riots win.',
  'ui.tip.attack': 'The die: 2, 3, 3, 4, 4 or a shield',
  'ui.tip.attack.text': 'Stake at least the number rolled and the Guard breaks. The stake is always gone.',
  'ui.tip.identify': 'Only Heroes learn who they are',
  'ui.tip.identify.text': 'Look where you plan a Riot: each identified Citizen makes it cheaper.',
  'ui.tip.move-citizens': 'Gather Citizens for a Riot',
  'ui.tip.move-citizens.text': 'Each costs 1 Trust per District it leaves, whatever the Guards.',
  'ui.tip.attack-payment': 'You know the number before you pay',
  'ui.tip.attack-payment.text': 'Pay it if a broken Guard is worth that much, or keep your Trust.',
  'ui.tip.card-retrieval': 'A forfeited card comes back',
  'ui.tip.card-retrieval.text': 'Without its card a Hero can neither go to a District nor stay there.',
  'ui.tip.directive-discard': 'You see what the Machine holds',
  'ui.tip.directive-discard.text': 'Discard the Directive that would hurt you most.',
  'ui.tip.citizen-return': 'Only Heroes know who returns',
  'ui.tip.citizen-return.text': 'Put a helper where you plan a Riot, a Traitor where you plan none.',
  'ui.tip.free-identification': 'A failed Raid is your gain',
  'ui.tip.free-identification.text': 'Look at any one Citizen for free, best where you plan a Riot.',
  'ui.tip.trust-share': 'Stop the Master Plan together',
  'ui.tip.trust-share.text':
    'If all offers reach the sum, exactly that is paid; else no Hero pays, and the Plan advances.',
  'ui.tip.machine-phase': 'Spend your Bonds',
  'ui.tip.machine-phase.text': 'Servants raid where Heroes go. City Events say what advances your Plan.',
  'ui.tip.servant': 'A Servant moves, then acts once',
  'ui.tip.servant.text': 'It can raid, arrest and repair anywhere; some Districts offer more.',
  'ui.tip.guard': 'Guards make things dear for Heroes',
  'ui.tip.guard.text': 'Each costs a Hero 1 Trust to leave or act there, and counts against a Riot.',
  'ui.tip.detainment': 'A Hero is caught',
  'ui.tip.detainment.text': 'Advance the Plan while the Hero acts, or end the turn for Trust or card.',
  'ui.tip.riot-arrests': 'Arrests are free now',
  'ui.tip.riot-arrests.text': 'Take any active Citizens here. They join no Riot and give no Trust any more.',
  'ui.tip.machine-payment': 'Bonds for a step of the Plan',
  'ui.tip.machine-payment.text':
    'It brings you closer to {lastPlan_roman}, but these Bonds will be missing next round.',
};
