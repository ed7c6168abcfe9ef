import { isTurningPoint, type RoundTruth, type Standing } from '@great-machine/client';
import type { AnyLogLine, FreshEntry, LoggedPlay, LogLine, View } from '@great-machine/rules';
import { itemAt } from '@great-machine/rules';

/** How things stood before anything happened, and round by round since. */
export interface KeptChronicle {
  readonly start: Standing;
  readonly rounds: readonly RoundTruth[];
}

/** Round by round, what the end of the game tells: how things stood, where Heroes went, what decided. */
export class Chronicle {
  /** Without what was kept it begins with the first entry. */
  constructor(private told?: KeptChronicle) {}

  get kept(): KeptChronicle {
    if (this.told === undefined) throw new Error('nothing has happened yet');
    return this.told;
  }

  goBackTo(kept: KeptChronicle): void {
    this.told = kept;
  }

  /**
   * An entry whose answer ended a round shows the next one already: what the ended one came to is how things stood before,
   * with what the lines of that round tell.
   */
  note({ view, lines }: Pick<FreshEntry, 'view' | 'lines'>): void {
    const { start, rounds } = this.told ?? { start: standingBefore(view, lines), rounds: [] };
    const byRound = new Map(rounds.map((one) => [one.round, one]));
    let standing: Standing = rounds.at(-1) ?? start;
    for (const round of new Set(lines.map((line) => line.round))) {
      if (round === 0 || round >= view.round) continue;
      const told = lines.filter((line) => line.round === round);
      standing = standingAfter(standing, told);
      byRound.set(round, { ...roundOf(round, byRound.get(round), told), ...standing });
    }
    if (view.round > 0) {
      const told = lines.filter((line) => line.round === view.round);
      byRound.set(view.round, roundAt(view, byRound.get(view.round), told));
    }
    this.told = { start, rounds: [...byRound.values()] };
  }
}

/** The chronicle of a game that was played again; what was taken back is not in it. */
export function chronicleOf(logged: LoggedPlay, before?: KeptChronicle): KeptChronicle {
  const afterEach: KeptChronicle[] = [];
  logged.toldByEntry('revolutionaries').forEach((told, at) => {
    const said = logged.entries[at - 1];
    const backTo = said !== undefined && 'backTo' in said ? said.backTo : at - 1;
    const chronicle = new Chronicle(afterEach[backTo] ?? before);
    if (told !== undefined) chronicle.note(told);
    afterEach.push(chronicle.kept);
  });
  return itemAt(afterEach, afterEach.length - 1);
}

/** By how much a line of this kind changes something. */
const CHANGES: { readonly [K in LogLine['key']]?: readonly [keyof Standing, 1 | -1] } = {
  'discontent-raised': ['discontent', 1],
  'discontent-dropped': ['discontent', -1],
  'plan-advanced': ['masterPlan', 1],
  'citizen-arrested': ['arrested', 1],
  'citizen-returned': ['arrested', -1],
};

function standingOf({ tracks, arrested }: View): Standing {
  return {
    discontent: itemAt(tracks, 'discontent'),
    masterPlan: itemAt(tracks, 'master-plan'),
    arrested,
  };
}

/** The first entry may tell of changes already, where a game began late in a round. */
function standingBefore(view: View, lines: readonly AnyLogLine[]): Standing {
  return standingAfter(standingOf(view), lines, -1);
}

/** How things stand after what the lines tell, or stood before it. */
function standingAfter(standing: Standing, lines: readonly AnyLogLine[], way: 1 | -1 = 1): Standing {
  const after = {
    discontent: standing.discontent,
    masterPlan: standing.masterPlan,
    arrested: standing.arrested,
  };
  for (const { key } of lines) {
    const change = Object.hasOwn(CHANGES, key) ? CHANGES[key as LogLine['key']] : undefined;
    if (change !== undefined) after[change[0]] += way * change[1];
  }
  return after;
}

/** What is known of a round, and what its lines tell besides. */
function roundOf(round: number, known: RoundTruth | undefined, told: readonly AnyLogLine[]) {
  return {
    round,
    cityEvent: known?.cityEvent,
    destinations: known?.destinations ?? [],
    raids: known?.raids ?? [],
    turningPoints: [...(known?.turningPoints ?? []), ...told.filter(isTurningPoint)],
  };
}

/** A round as it stands, with the destinations and Raids at their fullest. */
function roundAt(view: View, known: RoundTruth | undefined, told: readonly AnyLogLine[]): RoundTruth {
  const round = roundOf(view.round, known, told);
  return {
    ...round,
    ...standingOf(view),
    cityEvent: view.cityEvent,
    destinations: destinationsOf(view, round.destinations),
    raids: areRaidsLaid(view) && view.raids.length > 0 ? view.raids : round.raids,
  };
}

function destinationsOf({ heroes }: View, known: RoundTruth['destinations']): RoundTruth['destinations'] {
  const chosen = new Map(known.map((one) => [one.hero, one]));
  for (const { hero, destination } of heroes)
    if (destination !== undefined) chosen.set(hero, { hero, district: destination });
  return [...chosen.values()];
}

/** Before the Heroes go, a Raid may still be taken back. */
function areRaidsLaid({ phase }: View): boolean {
  return phase === 'heroes' || phase === 'closing';
}
