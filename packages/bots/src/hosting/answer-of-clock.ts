import { LAST_PLAN, type PickView, type SeatQuestion, samePickView } from '@great-machine/rules';
import { askedIn, type Situation } from '../thinking/mind.js';
import type { Dice } from '../worlds/dice.js';
import { readyOf } from './team/team.js';

/** What the clock says to a question of a seat whose time is up. */
export interface AnswerOfClock {
  /** What the seat has begun is taken back first. */
  readonly takesBack: boolean;
  readonly picks: readonly PickView[];
}

/** A question to a seat that is out of time, and what else the seat knows. */
interface Late extends Situation {
  readonly asked: SeatQuestion;
  readonly dice: Dice;
}

const DECLINE: PickView = { pick: 'decline', names: 'nothing' };
/** An amount of nothing. */
const NOTHING: PickView = { pick: 'amount', names: 'number', of: 0 };

/** The questions to which there is an answer that reveals least (R-TIME-1). */
const ANSWERS: Readonly<Record<string, (late: Late) => AnswerOfClock | undefined>> = {
  'access-choice': layCard,
  'trust-share': payNothingTogether,
  'attack-payment': ({ asked }) => pickOf(asked, NOTHING),
  detainment: settleDetainment,
};

/** The least revealing answer to a question, where R-TIME-1 names one; to any other a bot answers. */
export function answerOfClock(situation: Situation, dice: Dice): AnswerOfClock | undefined {
  const asked = askedIn(situation);
  const answer = ANSWERS[asked.kind]?.({ ...situation, asked, dice });
  return answer ?? (isPayment(asked) ? pickOf(asked, DECLINE) : undefined);
}

/** Every answer but declining costs something: what may be had for nothing is no payment, a gain least of all. */
function isPayment({ options }: SeatQuestion): boolean {
  return options.every(({ pick, meaning }) => samePickView(pick, DECLINE) || (meaning.price ?? 0) > 0);
}

/** The card that lies there stays; else any card of the hand is laid. */
function layCard({ asked: { draft, options }, seat, dice }: Late): AnswerOfClock {
  const laid = draft.length === 0 ? [dice.pick(options).pick] : [];
  return { takesBack: false, picks: [...laid, readyOf(seat)] };
}

function payNothingTogether({ asked: { draft }, seat }: Late): AnswerOfClock {
  const [set] = draft;
  if (set !== undefined && samePickView(set, NOTHING)) return { takesBack: false, picks: [readyOf(seat)] };
  return { takesBack: set !== undefined, picks: [NOTHING, readyOf(seat)] };
}

/** Option B with "No Trust!", unless option A wins; a card may ask for more with either. */
function settleDetainment({ asked, view }: Late): AnswerOfClock | undefined {
  const wins = view.tracks['master-plan'] === LAST_PLAN - 1;
  const wanted = wins ? ['advance-the-plan', 'no-trust'] : ['no-trust', 'both-measures'];
  const [first] = wanted.flatMap((of) => pickOf(asked, { pick: 'option', names: 'text', of }) ?? []);
  return first;
}

function pickOf({ options }: SeatQuestion, wanted: PickView): AnswerOfClock | undefined {
  const isOffered = options.some(({ pick }) => samePickView(pick, wanted));
  return isOffered ? { takesBack: false, picks: [wanted] } : undefined;
}
