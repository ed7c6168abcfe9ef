import type { Answer, Audience, Play, Refusal } from '@great-machine/rules';
import { ForcedDrawError } from '../../src/kernel/random.js';

/** Wrong, foreign and malformed things to say; the same list for every position. */
const BATTERY: readonly (readonly unknown[])[] = [
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
  [42],
  [],
];

/** Everything that an audience can get out of a game at this moment, as text. */
export function observe(play: Play, audience: Audience, since: number): string {
  const seats = seatsOf(play, audience);
  return JSON.stringify({
    feed: play.feed(audience, since),
    options: seats.map((seat) => play.options(seat)),
    undo: seats.map((seat) => play.undoLimit(seat)),
    refusals: seats.map((seat) => refusals(play, seat)),
  });
}

function seatsOf(play: Play, audience: Audience): readonly string[] {
  if (audience === 'public') return ['somebody-else'];
  const isMachine = (seat: string) => play.rules.actors.includes(seat);
  return play.config.seats
    .map(({ seat }) => seat)
    .filter((seat) => isMachine(seat) === (audience === 'machine'));
}

function refusals(play: Play, seat: string): readonly unknown[] {
  const decisions = [
    ...play.view('public').decisions.map(({ decision }) => decision),
    '1.0.no-such.decision',
  ];
  return decisions.flatMap((decision) =>
    BATTERY.map((picks) => ask(play, { seat, decision, picks } as Answer)),
  );
}

/** What needs chance that the recorded game never used is possible all the same. */
function ask(play: Play, answer: Answer): Refusal | string {
  try {
    return play.whyNot(answer) ?? 'possible';
  } catch (error) {
    if (error instanceof ForcedDrawError) return 'possible';
    throw error;
  }
}
