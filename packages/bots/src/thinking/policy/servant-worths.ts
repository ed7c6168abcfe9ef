import {
  type AnswerPick,
  amountOf,
  brokenGuardsIn,
  countArrested,
  type Game,
  guardsIn,
  hasRaid,
  isActiveKind,
  isMinor,
  isRiotStage,
  itemAt,
  MAX_PUBLISHED,
  RAID_TOKENS,
  REVEALED,
  UNIDENTIFIED,
} from '@great-machine/rules';
import { appraiseDetaining } from './detaining.js';
import { directiveWorth, leastValuable, mostValuable } from './directives.js';
import { chanceOfHero, type Expectation, worthOfAction } from './expectation.js';
import { worthOfTrust } from './hero-actions.js';
import { crowdIn, type Outlook, worthOfDrop } from './outlook.js';

/** Further picks of an Action, and what it is worth before its price. */
export interface Appraised {
  readonly worth: number;
  readonly picks: readonly AnswerPick[];
}

type Appraise = (g: Game, o: Outlook, expected: Expectation, at: number) => Appraised | undefined;

/** What each Action of a Servant is worth in a District. */
export const SERVANT_WORTHS: Readonly<Record<string, Appraise>> = {
  raid: (g, o, expected, at) => {
    if (hasRaid(g, at) || g.state.raids.length >= RAID_TOKENS) return undefined;
    return { worth: worthOfRaid(g, o, expected, at), picks: [] };
  },
  arrest: (g, o, _expected, at) => {
    const { citizenPlace, citizenFace, citizenKind } = g.state;
    const citizen = citizenPlace.findIndex(
      (place, c) => place === at && citizenFace[c] === REVEALED && isActiveKind(g, itemAt(citizenKind, c)),
    );
    if (citizen < 0) return undefined;
    const risk = g.state.riots.includes(at) ? 0.3 : 1;
    return { worth: o.weights.arrestedCitizen * risk, picks: [{ pick: 'citizen', of: citizen }] };
  },
  repair: (g, o, _expected, at) => {
    const broken = brokenGuardsIn(g, at);
    if (broken === 0) return undefined;
    const repairs = Math.min(broken, amountOf(g, 'repairs', 1, { district: at }));
    return { worth: o.weights.guard * (0.6 + 0.5 * repairs), picks: [] };
  },
  'draw-directive': (g, o, _expected, at) => {
    if (at !== g.rules.places['grand-citadel'] || g.state.directives.deck.length === 0) return undefined;
    const held = g.state.directives.hand.length + g.state.directives.published.length;
    return { worth: o.weights.directive * (held >= 3 ? 0.1 : 0.55 - 0.1 * held) * lateness(o), picks: [] };
  },
  'publish-directive': (g, o, _expected, at) => {
    const { hand, published } = g.state.directives;
    if (at !== g.rules.places['tower-of-law'] || hand.length === 0) return undefined;
    const card = mostValuable(g, o, hand);
    const publish: AnswerPick = { pick: 'directive', of: card };
    const worth = directiveWorth(g, o, card);
    if (published.length < MAX_PUBLISHED) return { worth: worth * lateness(o), picks: [publish] };
    const other = leastValuable(g, o, published);
    return {
      worth: (worth - directiveWorth(g, o, other)) * lateness(o),
      picks: [{ pick: 'take-back', of: other }, publish],
    };
  },
  'collect-bonds': (g, o, _expected, at) => {
    if (at !== g.rules.places['central-square']) return undefined;
    const guards = Math.max(0, amountOf(g, 'square-guards', guardsIn(g, at), { district: at }));
    const gain = crowdIn(o, at).citizens - guards;
    return gain > 0 ? { worth: gain * o.weights.bond, picks: [] } : undefined;
  },
  pacify: (g, o, _expected, at) => {
    const isOpen = isMinor(g, at) && guardsIn(g, at) >= 2;
    if (!isOpen || isRiotStage(g) || g.state.tracks.discontent === 0) return undefined;
    if (g.state.thisRound.used.includes('pacify') || g.state.heroes.some(({ place }) => place === at))
      return undefined;
    return { worth: worthOfDrop(o), picks: [] };
  },
  confiscate: (g, o, _expected, at) => {
    let best: Appraised | undefined;
    g.state.heroes.forEach(({ place, trust }, hero) => {
      if (place !== at || trust === 0) return;
      const taken = Math.min(3, trust);
      const worth =
        worthOfTrust(g, o, hero, trust) - worthOfTrust(g, o, hero, trust - taken) + taken * o.weights.bond;
      if (best === undefined || worth > best.worth) best = { worth, picks: [{ pick: 'hero', of: hero }] };
    });
    return best;
  },
  audit: (g, o, _expected, at) => {
    let worth = 0;
    g.state.heroes.forEach(({ place, trust }, hero) => {
      if (place !== at || trust === 0) return;
      const taken = Math.min(2, trust);
      worth +=
        worthOfTrust(g, o, hero, trust) - worthOfTrust(g, o, hero, trust - taken) + taken * o.weights.bond;
    });
    return worth > 0 ? { worth, picks: [] } : undefined;
  },
  abduct: (g, o, _expected, at) => {
    const { citizenPlace, citizenFace } = g.state;
    const citizen = citizenPlace.findIndex((place, c) => place === at && citizenFace[c] === UNIDENTIFIED);
    if (citizen < 0) return undefined;
    const toGo = 5 - countArrested(g);
    const forPlan = toGo <= 0 ? 0 : toGo === 1 ? o.worthOfPlan : toGo === 2 ? 0.5 * o.worthOfPlan : 0.1;
    return { worth: forPlan + o.weights.citizen * 0.6, picks: [{ pick: 'citizen', of: citizen }] };
  },
};

/** Directives pay off over the rounds that are left. */
function lateness({ planLeft }: Outlook): number {
  return Math.min(1, planLeft / 6);
}

/** A Raid that catches a Hero is worth a step of the Plan or a turn; one that catches nobody raises Discontent (CLO-2). */
function worthOfRaid(g: Game, o: Outlook, expected: Expectation, at: number): number {
  let nobody = 1;
  let worth = 0;
  g.state.heroes.forEach((_, hero) => {
    const comes = chanceOfHero(expected, hero, at);
    const action = worthOfAction(expected, hero, at);
    const { advance, punish } = appraiseDetaining(g, o, hero, action, { hasCard: true, both: false });
    nobody *= 1 - comes;
    worth += comes * Math.max(advance, punish);
  });
  const event = g.state.cityEvents.current;
  if (event === 'emergency-decree' || event === 'security-checks') worth += (1 - nobody) * o.worthOfPlan;
  const failed = isRiotStage(g) ? o.weights.identify : o.worthOfDiscontent * (o.discontentLeft === 1 ? 3 : 1);
  return worth - nobody * failed;
}
