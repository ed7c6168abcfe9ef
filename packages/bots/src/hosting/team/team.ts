import type { DecisionOptions, View } from '@great-machine/rules';
import type { Situation } from '../../thinking/mind.js';

/** What a bot's seat knows between two answers. */
export type TeamSituation = Omit<Situation, 'decision'>;

export type DecisionView = View['decisions'][number];

/** The Revolutionaries as one bot sees them: which Heroes people lead, and what these have laid. */
export class Team {
  constructor(
    readonly situation: TeamSituation,
    private readonly humans: readonly string[],
  ) {}

  /** A Hero whom a bot and a person lead together is the person's (R-SET-1). */
  isLedByPeople(hero: string): boolean {
    return this.peopleOf(hero).length > 0;
  }

  /** Who decides for a Hero: a person if one leads it, and of several bots the first. */
  leaderOf(hero: string): string {
    return this.peopleOf(hero)[0] ?? this.seatsOf(hero)[0];
  }

  leads(hero: string): boolean {
    return this.leaderOf(hero) === this.situation.seat;
  }

  hero(id: string): View['heroes'][number] {
    return this.situation.view.heroes.find(({ hero }) => hero === id)!;
  }

  decision(id: string): DecisionView {
    return this.situation.view.decisions.find(({ decision }) => decision === id)!;
  }

  /** What is asked of all Heroes together with this decision. */
  askedTogether({ kind }: DecisionOptions): readonly DecisionView[] {
    return this.situation.view.decisions.filter((other) => other.kind === kind);
  }

  /** The card or amount that each person has laid. */
  laidByPeople(open: DecisionOptions): readonly (string | undefined)[] {
    return this.askedOfPeople(open).map(({ draft }) => draft?.[0]);
  }

  arePeopleReady(open: DecisionOptions): boolean {
    return this.askedOfPeople(open).every(({ actor, draft = [] }) =>
      this.peopleOf(actor).every((seat) => draft.includes(readyOf(seat))),
    );
  }

  private askedOfPeople(open: DecisionOptions): readonly DecisionView[] {
    return this.askedTogether(open).filter(({ actor }) => this.isLedByPeople(actor));
  }

  private peopleOf(hero: string): readonly string[] {
    return this.seatsOf(hero).filter((seat) => this.humans.includes(seat));
  }

  private seatsOf(hero: string): readonly string[] {
    return this.situation.table.seats.flatMap(({ seat, speaksFor }) =>
      speaksFor.includes(hero) ? [seat] : [],
    );
  }
}

export function readyOf(seat: string): string {
  return `ready ${seat}`;
}

/** The situation of a decision as if that had been laid so far, seen from the seat that decides. */
export function asIfLaid(
  team: Team,
  asked: DecisionView,
  draft: readonly string[],
  offered: readonly string[],
): Situation {
  const { table, view, options } = team.situation;
  const { decision, kind, actor, rule, rev = 0 } = asked;
  const isOther = (open: { readonly decision: string }) => open.decision !== decision;
  const own = offered.map((pick) => ({ pick, meaning: { rule } }));
  return {
    table,
    seat: team.leaderOf(actor),
    decision,
    view: {
      ...view,
      decisions: view.decisions.map((open) => (isOther(open) ? open : { ...open, draft, awaited: true })),
    },
    options: [...options.filter(isOther), { decision, kind, actor, rev, draft, options: own }],
  };
}
