import { CITY_EVENTS, DIRECTIVES } from './cards.js';
import { HEROES } from './names.js';

/** What a rule id stands for when it is the cause of something. */
const RULE_REASONS: Readonly<Record<string, string>> = {
  'R-TRK-3': 'income',
  'OPN-5': 'from the Citizens there',
  'R-OPN-2': 'from the Citizens there',
  'ACT-3': 'Incitement',
  'ACT-4': 'attack',
  'ACT-5': 'Identify',
  'ACT-6': 'Move Citizens',
  'ACT-7': 'Gain Trust',
  'ACT-8': 'Riot',
  'ACT-10': 'successful Riot',
  'ACT-11': 'failed Riot',
  'ACT-12': 'Central Square',
  'ACT-13': 'Control Nexus',
  'ACT-14': 'Control Nexus',
  'ACT-15': 'Tower of L.A.W.',
  'ACT-16': 'Tower of L.A.W.',
  'ACT-17': 'Grand Citadel',
  'ACT-18': 'Grand Citadel',
  'CLO-2': 'failed Raid',
  'CLO-3': 'failed Raid',
  'DET-4': 'No Trust!',
  'DET-5': 'No Access!',
  'GM-2': 'Districts exited',
  'GM-5': 'Arrest',
  'GM-6': 'Repair',
  'GM-12': 'Central Square',
  'HER-4': 'Guards on the way',
  'HER-5': 'short of Trust',
  'ACT-2': 'Guards here',
  'R-GRD-1': 'Servants who count as Guards',
  detainment: 'detainment',
  'failed-riot': 'failed Riot',
};

/** The cause of a change, in words: a rule, a card or a Hero's ability. */
export function reasonOf(because: string): string {
  const card = because.replace(/^(EVT|DIR|HERO)-/, '');
  return (
    RULE_REASONS[because] ??
    CITY_EVENTS[card]?.name ??
    DIRECTIVES[card]?.name ??
    HEROES[card]?.ability ??
    because
  );
}
