import {
  type OpenQuestion,
  type PickView,
  present,
  type SeatQuestion,
  samePickView,
  type View,
} from '@great-machine/rules';
import type { Situation } from '../../thinking/mind.js';

/** What a bot's seat knows between two answers. */
export type TeamSituation = Omit<Situation, 'question'>;

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
  leaderOf(hero: string): string | undefined {
    return this.peopleOf(hero)[0] ?? this.seatsOf(hero)[0];
  }

  leads(hero: string): boolean {
    return this.leaderOf(hero) === this.situation.seat;
  }

  hero(id: string): View['heroes'][number] {
    const found = this.situation.view.heroes.find(({ hero }) => hero === id);
    return present(found, `Hero ${id}`);
  }

  /** What is asked of all Heroes together with this question. */
  askedTogether({ kind }: OpenQuestion): readonly OpenQuestion[] {
    return this.situation.view.questions.filter((other) => other.kind === kind);
  }

  /** For each person the card or amount that they have laid, if any. */
  laidByPeople(open: OpenQuestion): readonly (readonly PickView[])[] {
    return this.askedOfPeople(open).map(({ draft = [] }) => draft.slice(0, 1));
  }

  arePeopleReady(open: OpenQuestion): boolean {
    return this.askedOfPeople(open).every(({ actor, draft = [] }) =>
      this.peopleOf(actor).every((seat) => includesPick(draft, readyOf(seat))),
    );
  }

  private askedOfPeople(open: OpenQuestion): readonly OpenQuestion[] {
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

export function readyOf(seat: string): PickView {
  return { pick: 'ready', names: 'seat', of: seat };
}

export function includesPick(picks: readonly PickView[], wanted: PickView): boolean {
  return picks.some((pick) => samePickView(pick, wanted));
}

/** The situation of a question as if that had been laid so far, seen from the seat that decides, offers aside. */
export function asIfLaid(
  team: Team,
  asked: OpenQuestion,
  draft: readonly PickView[],
  offered: readonly PickView[],
): Situation {
  const { table, view, questions } = team.situation;
  const { rule, rev = 0 } = asked;
  const seat = present(team.leaderOf(asked.actor), `seat that leads ${asked.actor}`);
  const isOther = ({ id }: OpenQuestion) => id !== asked.id;
  const options = offered.map((pick) => ({ pick, meaning: { rule }, final: false }));
  const own: SeatQuestion = { ...asked, seat, draft, rev, awaited: true, options };
  return {
    table,
    seat,
    question: asked.id,
    view: {
      ...view,
      questions: view.questions
        .filter(({ isOffer }) => !isOffer)
        .map((open) => (isOther(open) ? open : { ...open, draft, awaited: true })),
    },
    questions: [...questions.filter((open) => isOther(open) && !open.isOffer), own],
  };
}
