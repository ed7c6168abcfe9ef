import type { Frame, Rules, View } from '@great-machine/rules';
import { type About, districtBits, heroNamed } from './words.js';

/** A moment of a game at which somebody is asked: all that its frames are made of. */
interface Moment {
  readonly rules: Rules;
  readonly view: View;
  readonly about: About;
}

/** The frames above those of the game and the round, by the question that is asked. */
const FRAMES: Readonly<Record<string, (moment: Moment) => Frame[]>> = {
  'trust-split': (m) => [again(m, 'opening', 'trust', { nextHero: m.about.heroes![0] + 1 })],
  'access-choice': (m) => [past(m, 'access', 'choose')],
  'machine-phase': (m) => [past(m, 'machine', 'moves-and-actions')],
  'hero-step': (m) => [heroesPhase(m), again(m, 'hero-turn', 'move', turnOf(m.rules, m.view))],
  detainment,
  'hero-action': (m) => [heroesPhase(m), past(m, 'hero-turn', 'action', turnOf(m.rules, m.view))],
  'attack-payment': (m) => {
    const { hero, face } = m.about;
    return [...action(m), past(m, 'attack', 'pay-after-roll', { hero, stake: 0, face })];
  },
  'riot-arrests': (m) => {
    const { hero } = turnOf(m.rules, m.view);
    return [...action(m), past(m, 'riot', 'arrests', { hero, district: m.about.district, failed: true })];
  },
  'card-retrieval': (m) => {
    const below = m.view.turn === undefined ? judges(m) : action(m);
    return [...below, past(m, 'retrieval', 'choose', m.about)];
  },
  'directive-discard': (m) => [...action(m), past(m, 'grand-citadel-a', 'discard', { hero: m.about.hero })],
  'citizen-return': (m) => [...action(m), past(m, 'grand-citadel-b', 'place', { ...m.about })],
  'free-identification': (m) => {
    const raid = m.view.raids.findIndex(({ district }) => m.rules.places[district] === m.about.district);
    return [again(m, 'closing', 'failed-raids', { nextRaid: raid + 1 })];
  },
  'trust-share': (m) => {
    const payment = { wanted: m.about.wanted, because: `EVT-${m.view.cityEvent}` };
    return [past(m, 'closing', 'plan-question'), past(m, 'collective-payment', 'ask', payment)];
  },
  'machine-payment': (m) => [
    past(m, 'closing', 'plan-question'),
    past(m, 'machine-payment', 'ask', { ...m.about }),
  ],
};

/**
 * The flow of the game at a moment, without its questions; when the game is over, as far as it can be seen. Locals
 * that no later step reads, and that the view does not tell, may differ from those of the true game.
 */
export function rebuildFrames(rules: Rules, view: View, kind: string | undefined, about: About): Frame[] {
  const moment = { rules, view, about };
  const below = [again(moment, 'game', 'round'), past(moment, 'round', view.phase)];
  if (kind === undefined) return view.turn === undefined ? below : [...below, ...action(moment)];
  const above = FRAMES[kind];
  if (above === undefined) throw new Error(`the question '${kind}' has no frames to be sampled`);
  return [...below, ...above(moment)];
}

/** A frame whose step has been run. */
function past(m: Moment, frame: string, step: string, locals: object = {}): Frame {
  return { frame, step: stepOf(m.rules, frame, step) + 1, locals, asks: [] };
}

/** A frame whose step will run once more. */
function again(m: Moment, frame: string, step: string, locals: object = {}): Frame {
  return { frame, step: stepOf(m.rules, frame, step), locals, asks: [] };
}

function stepOf(rules: Rules, frame: string, step: string): number {
  return rules.frames[frame].steps.findIndex(({ name }) => name === step);
}

function heroesPhase(m: Moment): Frame {
  return again(m, 'heroes', 'turns', { next: heroNamed(m.view, m.view.turn!.hero) + 1 });
}

/** Below what an Action entered. */
function action(m: Moment): Frame[] {
  return [heroesPhase(m), again(m, 'hero-turn', 'action', turnOf(m.rules, m.view))];
}

/** Below a card that is bought back at the end of the round. */
function judges(m: Moment): Frame[] {
  return [
    past(m, 'closing', 'end-of-round'),
    again(m, 'win-over-the-judges', 'heroes', { next: m.about.hero! + 1 }),
  ];
}

/** By a Raid on arrival, or brought in handcuffs to a District that was not visited on foot. */
function detainment(m: Moment): Frame[] {
  const turn = turnOf(m.rules, m.view);
  const { hero, by } = m.about;
  const detained = past(m, 'detainment', 'machine-chooses', { hero, by });
  if (!isCaptured(m.rules, m.view)) return [heroesPhase(m), past(m, 'hero-turn', 'arrive', turn), detained];
  const to = m.rules.places[m.view.heroes[turn.hero].place];
  const escaping = past(m, 'escape', 'result', { hero, to, face: 'handcuffs' });
  return [heroesPhase(m), again(m, 'hero-turn', 'move', turn), escaping, detained];
}

function isCaptured(rules: Rules, { turn, heroes }: View): boolean {
  const { place } = heroes.find(({ hero }) => hero === turn!.hero)!;
  return (districtBits(rules, turn!.visited) & (1 << rules.places[place])) === 0;
}

function turnOf(rules: Rules, view: View) {
  const { hero, startedIn, visited, taken } = view.turn!;
  return {
    hero: heroNamed(view, hero),
    startedIn: rules.places[startedIn],
    visited: districtBits(rules, visited),
    exits: visited.length - 1 + (isCaptured(rules, view) ? 1 : 0),
    taken,
  };
}
