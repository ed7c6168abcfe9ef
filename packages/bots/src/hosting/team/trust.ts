import { addTo, itemAt, type OpenQuestion, type PickView, present } from '@great-machine/rules';
import type { Team } from './team.js';

export function amountPick(amount: number): PickView {
  return { pick: 'amount', names: 'number', of: amount };
}

export function amountOfPick(pick: PickView | undefined): number {
  return pick?.names === 'number' ? pick.of : 0;
}

export function amountsUpTo(most: number): readonly PickView[] {
  return Array.from({ length: most + 1 }, (_, amount) => amountPick(amount));
}

/** What people leave of a price is paid by the bots' Heroes, the one with most Trust first. */
export function shareOf(team: Team, open: OpenQuestion): number {
  const wanted = Number(open.about.wanted);
  let missing = team.laidByPeople(open).reduce((rest, [pick]) => rest - amountOfPick(pick), wanted);
  const payers = team
    .askedTogether(open)
    .filter(({ actor }) => !team.isLedByPeople(actor))
    .map(({ actor }) => team.hero(actor))
    .sort((a, b) => b.trust - a.trust);
  for (const { hero, trust } of payers) {
    const share = Math.max(0, Math.min(missing, trust));
    if (hero === open.actor) return share;
    missing -= share;
  }
  return 0;
}

/** What the question how Trust of a District is split says of itself. */
export function splitOf({ about: { heroes, amount, district } }: OpenQuestion) {
  return {
    heroes: Array.isArray(heroes) ? heroes.map(String) : [],
    amount: Number(amount),
    district: String(district),
  };
}

/** A Hero who receives Trust of a District. */
export interface Receiver {
  readonly share: number;
  /** How much more the Hero can hold. */
  readonly room: number;
  readonly isLedByPeople: boolean;
}

/**
 * People's Heroes receive at least the equal share rounded down, as far as they can hold it. It comes from the bots'
 * Heroes, then from people who would receive more than theirs.
 */
export function courteousSplit(receivers: readonly Receiver[]): readonly number[] {
  const shares = receivers.map(({ share }) => share);
  const equal = Math.floor(shares.reduce((sum, share) => sum + share, 0) / shares.length);
  const due = receivers.map(({ isLedByPeople, room }) => (isLedByPeople ? Math.min(equal, room) : 0));
  const spare = (at: number) => itemAt(shares, at) - itemAt(due, at);
  receivers.forEach((_, at) => {
    while (spare(at) < 0) {
      const givers = receivers.flatMap((_, other) => (spare(other) > 0 ? [other] : []));
      const bots = givers.filter((other) => !itemAt(receivers, other).isLedByPeople);
      const [giver] = (bots.length > 0 ? bots : givers).sort((a, b) => spare(b) - spare(a));
      addTo(shares, present(giver, 'Hero with Trust to spare'), -1);
      addTo(shares, at, 1);
    }
  });
  return shares;
}
