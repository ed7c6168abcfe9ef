import { type Answer, type Refusal, type Rules, readAnswer } from '@great-machine/rules';
import { ForcedDrawError } from '../../src/kernel/random.js';
import type { WatchedPlay } from './watched-play.js';

/** Wrong things are said in turns, some at each moment: thousands of moments hear them all. */
const TURNS = 4;

/** Wrong, foreign and meaningless things to say, as text. */
const WRONG_TEXTS: readonly (readonly string[])[] = [
  ['card art'],
  ['card grand-citadel'],
  ['card velvet', 'ready revolutionary-1'],
  ['ready revolutionary-2'],
  ['guard art', 'to art'],
  ['guard central-square', 'to velvet'],
  ['servant lex-hecate', 'do raid'],
  ['servant judgementor', 'do arrest', 'citizen 3'],
  ['servant phantasmer', 'do abduct', 'citizen 9'],
  ['servant lex-hecate', 'do publish-directive', 'directive pacify'],
  ['use resettle', 'citizen 4', 'to art'],
  ['do riot'],
  ['do identify', 'citizen 2', 'done'],
  ['do grand-citadel-a'],
  ['to industrial'],
  ['directive levy'],
  ['option no-access'],
  ['amount 3'],
  ['citizen 12'],
  ['end', 'end'],
  ['nonsense'],
  ['do constructor'],
  ['use __proto__'],
  ['card nowhere'],
  [''],
  [],
];

/** Picks that no client of ours would send. */
const MALFORMED: readonly (readonly unknown[])[] = [
  ['card art'],
  [42],
  [null],
  [undefined],
  [[]],
  [[{ pick: 'end', names: 'nothing' }]],
  [{}],
  [{ pick: 'card' }],
  [{ pick: 'card', of: 'art' }],
  [{ pick: 'card', names: 'district', of: 'art' }],
  [{ pick: 'to', names: 'access-card', of: 'art' }],
  [{ pick: 'to', names: 'district', of: 0 }],
  [{ pick: 'to', names: 'district', of: ['art'] }],
  [{ pick: 'card', names: 'access-card', of: 'art', owner: 'finch' }],
  [{ pick: 'end', names: 'nothing', of: 0 }],
  [{ pick: 'end', names: 'nothing', again: true }],
  [{ pick: 'citizen', names: 'citizen', of: '3' }],
  [{ pick: 'citizen', names: 'citizen', of: -1 }],
  [{ pick: 'citizen', names: 'citizen', of: 2.5 }],
  [{ pick: 'citizen', names: 'citizen', of: null }],
  [{ pick: 'amount', names: 'number', of: Number.NaN }],
  [{ pick: 'placement', names: 'placement', of: null }],
  [{ pick: 'placement', names: 'placement', of: [3, 0, 1] }],
  [{ pick: 'placement', names: 'placement', of: { x: 3, y: 0, rotation: 4 } }],
  [{ pick: 'constructor', names: 'nothing' }],
  [{ pick: '__proto__', names: 'nothing' }],
  [{ pick: 'do', names: 'action', of: 'constructor' }],
  [{ pick: 'use', names: 'action', of: '__proto__' }],
  [{ pick: 'directive', names: 'card', of: 'toString' }],
  [{ pick: 'hero', names: 'hero', of: 'hasOwnProperty' }],
];

/** Everything wrong to say to a question, for rules that were asked before. */
const batteries = new Map<Rules, readonly Answer['picks'][]>();

function batteryOf(rules: Rules): readonly Answer['picks'][] {
  const known = batteries.get(rules);
  if (known !== undefined) return known;
  const meaningless = WRONG_TEXTS.map((picks) => readAnswer(rules, { seat: '', decision: '', picks }).picks);
  const battery = [...meaningless, ...(MALFORMED as readonly Answer['picks'][])];
  batteries.set(rules, battery);
  return battery;
}

/** Everything that the audience can get out of a game at this moment, as text. */
export function observe(play: WatchedPlay, moment: number): string {
  const seats = seatsOf(play);
  const decisions = [...play.view('public').questions.map(({ id }) => id), '1.0.no-such.decision'];
  const wrong = batteryOf(play.rules).filter((_, at) => at % TURNS === moment % TURNS);
  return JSON.stringify({
    feed: play.takeFeed(),
    questions: seats.map((seat) => play.questions(seat)),
    undo: seats.map((seat) => play.undoLimit(seat)),
    refusals: seats.flatMap((seat) =>
      decisions.flatMap((decision) => wrong.map((picks) => ask(play, { seat, decision, picks }))),
    ),
  });
}

function seatsOf({ audience, rules, config }: WatchedPlay): readonly string[] {
  if (audience === 'public') return ['a-spectator'];
  const isMachine = (seat: string) => rules.actors.includes(seat);
  return config.seats.map(({ seat }) => seat).filter((seat) => isMachine(seat) === (audience === 'machine'));
}

/** What needs chance that the recorded game never used is possible all the same. */
function ask(play: WatchedPlay, answer: Answer): Refusal | string {
  try {
    return play.whyNot(answer) ?? 'possible';
  } catch (error) {
    if (error instanceof ForcedDrawError) return 'possible';
    throw error;
  }
}
