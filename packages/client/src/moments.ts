import { type AnyLogLine, isLogLine, isLogLineOf, type LogLine, type View } from '@great-machine/rules';
import { applyChange, type Change, changeBetween } from './change.js';

/** One moment of an entry: what is said, and how things stand when it is said. */
export interface Moment {
  readonly lines: readonly AnyLogLine[];
  /** Missing far back, where no reader watches it happen any more. */
  readonly view?: View;
}

/** The same on its way: the view in full, or how it differs from the one before. */
export interface SentMoment extends Moment {
  readonly change?: Change;
}

/** An entry of a feed as the rules give it. */
interface Told {
  readonly lines: readonly AnyLogLine[];
  /** How things stood when a line was told. */
  viewAt(line: number): View;
  readonly view: View;
}

/**
 * Whether an event begins a moment of its own, or belongs to the one before: one step of a walk, one Action, one deed of a
 * Servant, the income, a change of round, the count of a Riot.
 */
const BEGINS = {
  'round-began': true,
  'phase-began': true,
  'city-event-revealed': true,
  'bonds-received': false,
  'bonds-paid': false,
  'trust-received': false,
  'trust-paid': false,
  'trust-lost': false,
  'discontent-raised': true,
  'discontent-dropped': true,
  'riot-stage-reached': true,
  'plan-advanced': true,
  'plan-not-advanced': true,
  'access-chosen': true,
  'access-revealed': true,
  'access-returned': false,
  'access-forfeited': false,
  'access-retrieved': true,
  'guard-moved': true,
  'guard-broken': false,
  'guard-repaired': false,
  'servant-moved': true,
  'servant-relocated': true,
  'servant-acted': true,
  'raid-placed': false,
  'raid-failed': true,
  'citizen-identified': false,
  'citizen-revealed': false,
  'citizen-moved': false,
  'citizen-arrested': false,
  'citizen-drawn': false,
  'citizen-returned': false,
  'directive-drawn': false,
  'directive-published': true,
  'directive-taken-back': false,
  'directive-cancelled': false,
  'directives-shown': false,
  'directive-discarded': false,
  'district-repositioned': false,
  'machine-phase-ended': true,
  'hero-stayed': true,
  'hero-moved': true,
  'hero-relocated': true,
  'die-rolled': true,
  'hero-captured': true,
  'hero-detained': true,
  'detainment-settled': true,
  'hero-acted': true,
  'hero-passed': true,
  'attack-resolved': true,
  'riot-resolved': true,
  'payment-resolved': true,
  'start-chosen': true,
  'invention-drawn': false,
  'invention-returned': false,
  'invention-used': true,
  'invention-tested': true,
  'ability-copied': false,
  'servant-deactivated': false,
  'servant-reactivated': false,
  'theory-drawn': false,
  'theory-returned': false,
  'theory-applied': true,
  'directive-switched-off': false,
  'directives-switched-on': true,
  'city-event-replaced': true,
  'card-lent': false,
  'improvement-installed': true,
  'surges-laid': false,
  'surge-taken': false,
  'surge-given': false,
  'surge-activated': false,
  'surge-discarded': false,
  'access-looked-at': false,
  'resistance-placed': false,
  'resistance-used': false,
  'zeppelin-flew': true,
  'special-guard-placed': false,
  'special-guard-left': false,
  'game-won': true,
  'rules-changed': true,
  'answer-undone': true,
  'time-ran-out': true,
  'game-taken-back': true,
} as const satisfies Readonly<Record<LogLine['key'], boolean>>;

/** Bonds come in at the beginning of a round, or by an Action. */
const INCOME = 'R-TRK-3';

/** An event of another version stands alone. */
function begins(line: AnyLogLine, at: number, lines: readonly AnyLogLine[]): boolean {
  if (at === 0 || !isLogLine(line)) return true;
  if (isLogLineOf(line, 'bonds-received')) return line.params.because === INCOME;
  if (isLogLineOf(line, 'citizen-revealed')) return turnsForRiot(lines.slice(at + 1));
  return BEGINS[line.key];
}

/** In a Riot the Citizens turn one by one, and then are counted. */
function turnsForRiot(later: readonly AnyLogLine[]): boolean {
  const next = later.find((line) => !isLogLineOf(line, 'citizen-revealed'));
  return next !== undefined && isLogLineOf(next, 'riot-resolved');
}

/**
 * What an entry is told in. The moments follow from the lines that the audience reads, so that their number and their
 * borders say nothing more than these.
 */
export function momentsOf(entry: Told): readonly (Moment & { readonly view: View })[] {
  const { lines, view } = entry;
  const starts = lines.flatMap((line, at) => (begins(line, at, lines) ? [at] : []));
  if (starts.length === 0) return [{ lines: [], view }];
  return starts.map((start, at) => {
    const end = starts[at + 1];
    return { lines: lines.slice(start, end), view: end === undefined ? view : entry.viewAt(end - 1) };
  });
}

/** Sends moments to a reader who has the view before them, if there is one. */
export function sendMoments(
  before: View | undefined,
  moments: readonly (Moment & { readonly view: View })[],
): readonly SentMoment[] {
  let last = before;
  return moments.map(({ lines, view }) => {
    const sent = last === undefined ? { lines, view } : { lines, change: changeBetween(last, view) ?? {} };
    last = view;
    return sent;
  });
}

/** Moments as they were before they were sent; the reader has the view before them. */
export function receiveMoments(before: View | undefined, moments: readonly SentMoment[]): readonly Moment[] {
  let last = before;
  return moments.map(({ lines, view, change }) => {
    if (view === undefined && change === undefined) return { lines };
    last = view ?? (applyChange(last, change) as View);
    return { lines, view: last };
  });
}
