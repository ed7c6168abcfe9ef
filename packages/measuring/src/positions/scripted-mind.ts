import { askedIn, type Mind, type Situation, type Thought } from '@great-machine/bots';
import { itemAt, type PickView, type SeatQuestion, samePickView } from '@great-machine/rules';
import type { Picks } from './position.js';

/** Does as little as it can. */
const PASSIVE: Picks = [
  ...['end', 'pass', 'decline', 'done'].map((pick): PickView => ({ pick, names: 'nothing' })),
  { pick: 'amount', names: 'number', of: 0 },
  { pick: 'option', names: 'text', of: 'no-trust' },
];

/** The offer that an answer uses, if it is none to the question asked. */
function offerOf(situation: Situation, [first]: Picks): Pick<Thought, 'offer'> {
  const has = ({ options }: SeatQuestion) =>
    first !== undefined && options.some(({ pick }) => samePickView(pick, first));
  if (has(askedIn(situation))) return {};
  const used = situation.questions.find((open) => open.isOffer && has(open));
  return used === undefined ? {} : { offer: used.id };
}

/** Gives the answers of a line in order, then picks what it prefers wherever that is offered, else does nothing. */
export class ScriptedMind implements Mind {
  private readonly line: Picks[];

  constructor(
    line: readonly Picks[],
    private readonly preferred: Picks = [],
  ) {
    this.line = [...line];
  }

  decide(situation: Situation): Thought {
    const offered = askedIn(situation).options.map(({ pick }) => pick);
    const first = itemAt(offered, 0);
    if (first.pick === 'ready') return { picks: [first] };
    const next = this.line.shift();
    if (next !== undefined) return { picks: next, ...offerOf(situation, next) };
    const wanted = [...this.preferred, ...PASSIVE].find((pick) =>
      offered.some((one) => samePickView(one, pick)),
    );
    return { picks: [wanted ?? first] };
  }
}
