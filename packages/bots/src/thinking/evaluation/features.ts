import {
  countArrested,
  countBits,
  EVENTS_PER_STACK,
  type Game,
  guardsIn,
  isRiotStage,
  itemAt,
  RIOT_STAGE,
} from '@great-machine/rules';
import { assess, chanceOfRiot, crowdIn } from '../policy/outlook.js';
import { WEIGHTS } from '../policy/weights.js';

const ROUNDS_BEFORE_COUNTDOWN = 2 * EVENTS_PER_STACK;

/** What a position at the beginning of an Access Phase is judged by, in the order of `features`. */
export const FEATURES = [
  'always',
  'plan left',
  'plan nearly done',
  'discontent',
  'riot stage',
  'two riots needed',
  'one riot needed',
  'discontent with two riots',
  'trust',
  'trust of the poorest',
  'guards',
  'guards on the square',
  'rise on the square',
  'ripest district',
  'second ripest district',
  'ripest, one riot needed',
  'ripest, two riots needed',
  'cards forfeited',
  'directives published',
  'directives in hand',
  'bonds',
  'rounds before the countdown',
  'citizens arrested',
  'citizens in the city',
  'plan left times discontent',
  'citizens known to the heroes',
  'known and active, no riot yet',
] as const;

type FeatureName = (typeof FEATURES)[number];

/** Coefficients in the order of the features; a feature that is not named does not count. */
export function inOrder(coefficients: Readonly<Partial<Record<FeatureName, number>>>): readonly number[] {
  return FEATURES.map((name) => coefficients[name] ?? 0);
}

/** The features of a position, each about 0 to 1. Identified Citizens count as the Revolutionaries know them. */
export function features(g: Game): number[] {
  const { state } = g;
  const o = assess(g, 'revolutionaries', WEIGHTS.revolutionaries);
  const square = itemAt(g.rules.places, 'central-square');
  const [ripest, second] = ripestDistricts(g, o);
  const trusts = state.heroes.map(({ trust }) => trust);
  const citizens = sum(o.crowds.map((crowd) => crowd.citizens));
  const unknown = sum(o.crowds.map((crowd) => crowd.unknown));
  const guardsOnSquare = guardsIn(g, square);
  const withoutRiot = o.crowds.filter((_, place) => !state.riots.includes(place));
  const discontent = state.tracks.discontent / RIOT_STAGE;
  const planLeft = o.planLeft / 10;
  const one = o.riotsNeeded === 1 ? 1 : 0;
  const two = o.riotsNeeded === 2 ? 1 : 0;
  return [
    1,
    planLeft,
    1 / o.planLeft,
    discontent,
    isRiotStage(g) ? 1 : 0,
    two,
    one,
    two * discontent,
    sum(trusts) / 20,
    Math.min(...trusts) / 7,
    sum(state.guards) / 18,
    guardsOnSquare / 4,
    isRiotStage(g) ? 0 : Math.max(0, crowdIn(o, square).citizens - guardsOnSquare) / 6,
    ripest,
    second,
    one * ripest,
    two * ripest,
    sum(state.heroes.map(({ forfeited }) => countBits(forfeited))) / 6,
    state.directives.published.length / 3,
    state.directives.hand.length / 3,
    state.bonds / 10,
    Math.max(0, ROUNDS_BEFORE_COUNTDOWN + 1 - state.round) / ROUNDS_BEFORE_COUNTDOWN,
    countArrested(g) / 10,
    citizens / 27,
    planLeft * discontent,
    (citizens - unknown) / 15,
    sum(withoutRiot.map(({ active }) => active)) / 10,
  ];
}

/** The chances of a Riot in the two Districts where it is likeliest now. */
function ripestDistricts(g: Game, o: ReturnType<typeof assess>): [number, number] {
  let best = 0;
  let second = 0;
  for (let place = 0; place < g.state.city.length; place++) {
    if (g.state.riots.includes(place) || crowdIn(o, place).citizens === 0) continue;
    const chance = chanceOfRiot(g, o, 0, place, guardsIn(g, place));
    if (chance > best) {
      second = best;
      best = chance;
    } else if (chance > second) second = chance;
  }
  return [best, second];
}

function sum(numbers: readonly number[]): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}
