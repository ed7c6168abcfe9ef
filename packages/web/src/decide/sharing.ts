import type { Answer, PickView, SeatQuestion, View } from '@great-machine/rules';

/** Trust of several Heroes that is decided on at once: what each offers of a sum, gets of it, or has of all there is. */
export interface Sharing {
  readonly kind: 'offers' | 'split' | 'anew';
  readonly question: SeatQuestion;
  readonly rows: readonly SharingRow[];
  /** What is wanted of all together, or there is for all. */
  readonly sum: number;
  /** The whole sum is to be given. */
  readonly isExact: boolean;
  /** The answers that these amounts make, in the order of the rows. */
  answersOf(amounts: readonly number[]): readonly Answer[];
}

interface SharingRow {
  readonly hero: string;
  /** The largest amount that the rules offer. */
  readonly most: number;
  /** Where the buttons begin. */
  readonly start: number;
}

/** The Trust that a Hero has after giving or receiving so much; what exceeds the maximum is lost. */
export function trustAfter(
  kind: Sharing['kind'],
  { trust, maxTrust }: Pick<View['heroes'][number], 'trust' | 'maxTrust'>,
  amount: number,
): number {
  if (kind === 'anew') return amount;
  return kind === 'offers' ? trust - amount : Math.min(trust + amount, maxTrust);
}

/** What the questions to this screen share out, if nothing of it has been answered yet. */
export function sharingOf(questions: readonly SeatQuestion[], view: View): Sharing | undefined {
  const asked = questions.filter(({ awaited, options }) => awaited && options.length > 0);
  const [first] = asked;
  if (first === undefined || asked.some(({ draft }) => draft.length > 0)) return undefined;
  if (asked.every(({ kind }) => kind === 'trust-share')) return offersOf(first, asked);
  if (first.kind === 'emotion') return sharedAnew(first, view);
  return first.kind === 'trust-split' ? splitOf(first, view) : undefined;
}

/** One question for each Hero, answered and confirmed together (R-CLO-2). */
function offersOf(question: SeatQuestion, questions: readonly SeatQuestion[]): Sharing {
  return {
    kind: 'offers',
    question,
    rows: questions.map((one) => ({ hero: one.actor, most: mostOf(one), start: 0 })),
    sum: Number(question.about.wanted),
    isExact: false,
    answersOf: (amounts) =>
      questions.map((one, at) => {
        const ready: PickView = { pick: 'ready', names: 'seat', of: one.seat };
        return { seat: one.seat, decision: one.id, picks: [...amountPick(one, amounts[at]), ready] };
      }),
  };
}

/** One question for all, answered Hero by Hero; the last one gets the rest (R-OPN-2). */
function splitOf(question: SeatQuestion, view: View): Sharing | undefined {
  const { heroes, amount } = question.about;
  if (!Array.isArray(heroes)) return undefined;
  const starts = sharedEvenly(
    Number(amount),
    heroes.map((hero) => roomOf(view, hero)),
  );
  const rows = heroes.map((hero, at) => ({
    hero: String(hero),
    most: mostOf(question),
    start: starts[at] ?? 0,
  }));
  return sharedWhole('split', question, rows);
}

/** All the Trust there is, from what each Hero has up to what each may have (THE-emotion). */
function sharedAnew(question: SeatQuestion, { heroes }: View): Sharing {
  const rows = heroes.map(({ hero, trust, maxTrust }) => ({ hero, most: maxTrust, start: trust }));
  return sharedWhole('anew', question, rows);
}

/** The rest is the last one's: it is not said. */
function sharedWhole(kind: Sharing['kind'], question: SeatQuestion, rows: readonly SharingRow[]): Sharing {
  const { seat, id, about } = question;
  const picksOf = (amounts: readonly number[]): readonly PickView[] =>
    amounts.slice(0, -1).map((of) => ({ pick: 'amount', names: 'number', of }));
  return {
    kind,
    question,
    rows,
    sum: Number(about.amount),
    isExact: true,
    answersOf: (amounts) => [{ seat, decision: id, picks: picksOf(amounts) }],
  };
}

function amountPick({ options }: SeatQuestion, amount: number | undefined): readonly PickView[] {
  return options.flatMap(({ pick }) => (pick.names === 'number' && pick.of === amount ? [pick] : []));
}

function mostOf({ options }: SeatQuestion): number {
  return Math.max(...options.map(({ pick }) => (pick.names === 'number' ? pick.of : 0)));
}

function roomOf({ heroes }: View, id: unknown): number {
  const found = heroes.find(({ hero }) => hero === id);
  return found === undefined ? 0 : found.maxTrust - found.trust;
}

/** One after another gets 1 while there is room; what fits nowhere goes to the first. */
export function sharedEvenly(sum: number, rooms: readonly number[]): readonly number[] {
  const shares = rooms.map(() => 0);
  for (let left = sum; left > 0; left--) {
    const open = shares.map((share, at) => ((rooms[at] ?? 0) > share ? share : Number.POSITIVE_INFINITY));
    const least = Math.min(...open);
    const at = Number.isFinite(least) ? open.indexOf(least) : 0;
    shares[at] = (shares[at] ?? 0) + 1;
  }
  return shares;
}
