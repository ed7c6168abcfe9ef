import {
  itemAt,
  type OpenQuestion,
  type PickView,
  type Rules,
  type SeatQuestion,
  samePickView,
} from '@great-machine/rules';
import { askedIn, type Limits, type Memory, type Situation, type Thought } from '../../thinking/mind.js';
import { createMind, type Player } from '../../thinking/minds/create.js';
import { remarkFor } from './remarks.js';
import { adaptStep, answer, confirmStep, followStep, layStep, type TeamStep } from './steps.js';
import { asIfLaid, includesPick, readyOf, Team, type TeamSituation } from './team.js';
import { amountOfPick, amountPick, amountsUpTo, courteousSplit, shareOf, splitOf } from './trust.js';

/** What a bot would lay, for which picks of the people, and how often it has changed that. */
type Proposal = {
  readonly pick: PickView;
  readonly laid: readonly (readonly PickView[])[];
  readonly adapted: number;
};

interface CompanionMemory {
  /** Of this round, by question. */
  readonly proposals: { readonly [question: string]: Proposal };
  readonly asked: number;
  readonly mind?: Memory;
}

const WAIT_FOR_PEOPLE: TeamStep = { do: 'wait', for: 'people' };
const WAIT: TeamStep = { do: 'wait', for: 'nothing' };
const MOST_ADAPTATIONS = 2;

/**
 * One bot's seat beside people. It proposes at once, adapts to what people lay at most twice a Phase, and is ready only
 * while all of them are. The host asks it after every change of the view.
 */
export class Companion {
  private kept: CompanionMemory;

  /** The same seed, memory and situations give the same steps. `memory` is what an earlier one kept. */
  constructor(
    private readonly rules: Rules,
    private readonly player: Player,
    private readonly seed: string,
    memory?: Memory,
    private readonly create = createMind,
  ) {
    this.kept = memory === undefined ? { proposals: {}, asked: 0 } : (memory as unknown as CompanionMemory);
  }

  /** Changes with each step. */
  get memory(): Memory {
    return { ...this.kept };
  }

  /** `humans` are the seats that people lead. */
  next(situation: TeamSituation, humans: readonly string[], limits: Limits = {}): TeamStep {
    this.forgetOtherRounds(situation.view.round);
    const team = new Team(situation, humans);
    let wait = WAIT;
    for (const open of sharedFirst(team)) {
      const step = this.stepFor(team, open, limits);
      if (step.do !== 'wait') return step;
      if (step.for === 'people') wait = step;
    }
    return wait;
  }

  private stepFor(team: Team, open: SeatQuestion, limits: Limits): TeamStep {
    if (open.kind === 'access-choice' || open.kind === 'trust-share')
      return this.together(team, open, limits);
    if (!open.awaited) return WAIT;
    if (!team.leads(open.actor)) return team.isLedByPeople(open.actor) ? WAIT_FOR_PEOPLE : WAIT;
    if (open.kind === 'trust-split' && open.draft.length === 0) return this.split(team, open, limits);
    const situation = { ...team.situation, question: open.id };
    const thought = this.ask(situation, limits);
    return answer(askedIn(situation, thought.offer), thought.picks);
  }

  /** What all Heroes are asked together: lay, adapt, and be ready after the people. */
  private together(team: Team, open: SeatQuestion, limits: Limits): TeamStep {
    const ready = readyOf(team.situation.seat);
    const arePeopleReady = team.arePeopleReady(open);
    if (includesPick(open.draft, ready)) return arePeopleReady ? WAIT : followStep(open);
    const step = team.leads(open.actor)
      ? this.proposeOrAdapt(team, open, limits)
      : this.proposeToPerson(team, open, limits);
    if (step !== undefined) return step;
    if (!arePeopleReady) return WAIT_FOR_PEOPLE;
    const offered = open.options.map(({ pick }) => pick);
    return includesPick(offered, ready) ? confirmStep(open, ready) : WAIT;
  }

  /** For a Hero led with a person: one card where none lies, then it is the person's. Their Trust is theirs to give. */
  private proposeToPerson(team: Team, open: SeatQuestion, limits: Limits): TeamStep | undefined {
    const mayPropose =
      open.kind === 'access-choice' &&
      open.draft.length === 0 &&
      team.isLedByPeople(open.actor) &&
      this.kept.proposals[open.id] === undefined;
    return mayPropose ? layStep(team, open, this.propose(team, open, limits).pick) : undefined;
  }

  private proposeOrAdapt(team: Team, open: SeatQuestion, limits: Limits): TeamStep | undefined {
    const { pick } = this.propose(team, open, limits);
    const [laid] = open.draft;
    if (laid === undefined) return layStep(team, open, pick);
    return samePickView(laid, pick) ? undefined : adaptStep(open, pick);
  }

  /** The present proposal, thought over again when every person has laid something and it is not the same as before. */
  private propose(team: Team, open: SeatQuestion, limits: Limits): Proposal {
    const laid = team.laidByPeople(open);
    const [lies] = open.draft;
    const before: Proposal | undefined =
      this.kept.proposals[open.id] ?? (lies === undefined ? undefined : { pick: lies, laid, adapted: 0 });
    if (before !== undefined && includesPick(picksOffered(team, open), before.pick)) {
      const isNew =
        laid.every((picks) => picks.length > 0) &&
        laid.some((picks, at) => !areSame(picks, before.laid[at] ?? []));
      if (!isNew || before.adapted === MOST_ADAPTATIONS) return this.keep(open, before);
    }
    const pick = this.wish(team, open, limits);
    const adapted =
      before === undefined || samePickView(before.pick, pick) ? (before?.adapted ?? 0) : before.adapted + 1;
    return this.keep(open, { pick, laid, adapted });
  }

  /** The mind's card; of a payment the bot's share, if the mind would pay at all. */
  private wish(team: Team, open: SeatQuestion, limits: Limits): PickView {
    if (open.kind === 'access-choice') return this.firstPick(team, open, limits);
    const wouldPay = team
      .askedTogether(open)
      .some((asked) => amountOfPick(this.firstPick(team, asked, limits)) > 0);
    return amountPick(wouldPay ? shareOf(team, open) : 0);
  }

  private firstPick(team: Team, asked: OpenQuestion, limits: Limits): PickView {
    return itemAt(this.ask(asIfLaid(team, asked, [], picksOffered(team, asked)), limits).picks, 0);
  }

  /** Trust of a District (R-OPN-2): the mind's split, but people first. */
  private split(team: Team, open: SeatQuestion, limits: Limits): TeamStep {
    const { heroes, amount, district } = splitOf(open);
    const picks: PickView[] = [];
    let rest = amount;
    while (picks.length < heroes.length - 1) {
      picks.push(...this.ask(asIfLaid(team, open, [...picks], amountsUpTo(rest)), limits).picks);
      rest = picks.reduce((left, pick) => left - amountOfPick(pick), amount);
    }
    const shares = courteousSplit(
      heroes.map((hero, at) => ({
        share: at < picks.length ? amountOfPick(picks[at]) : rest,
        room: team.hero(hero).maxTrust - team.hero(hero).trust,
        isLedByPeople: team.isLedByPeople(hero),
      })),
    );
    const reason = remarkFor('companion.splits', { hero: open.actor, district, amount });
    return answer(open, shares.slice(0, -1).map(amountPick), reason);
  }

  /** A mind made afresh each time: what it knows from before is in the memory, so a restored companion goes on alike. */
  private ask(situation: Situation, limits: Limits): Thought {
    const { asked, mind: memory } = this.kept;
    const mind = this.create(this.rules, this.player, `${this.seed} ${asked}`, memory);
    const thought = mind.decide(situation, limits);
    this.kept = { ...this.kept, asked: asked + 1, mind: mind.memory };
    return thought;
  }

  private keep({ id }: SeatQuestion, proposal: Proposal): Proposal {
    this.kept = { ...this.kept, proposals: { ...this.kept.proposals, [id]: proposal } };
    return proposal;
  }

  private forgetOtherRounds(round: number): void {
    const ofRound = Object.entries(this.kept.proposals).filter(([id]) => id.startsWith(`${round}.`));
    this.kept = { ...this.kept, proposals: Object.fromEntries(ofRound) };
  }
}

function areSame(a: readonly PickView[], b: readonly PickView[]): boolean {
  return a.length === b.length && a.every((pick, at) => b[at] !== undefined && samePickView(pick, b[at]));
}

/** A shared Hero's card is proposed before the bot's own, which goes by it. */
function sharedFirst(team: Team): readonly SeatQuestion[] {
  const isShared = ({ actor }: SeatQuestion) => team.isLedByPeople(actor);
  const { questions } = team.situation;
  return [...questions.filter(isShared), ...questions.filter((open) => !isShared(open))];
}

/** Everything that could be laid if nothing lay there. */
function picksOffered(team: Team, { kind, actor, about }: OpenQuestion): readonly PickView[] {
  const { hand = [], trust } = team.hero(actor);
  if (kind === 'access-choice')
    return hand.map((of): PickView => ({ pick: 'card', names: 'access-card', of }));
  return amountsUpTo(Math.min(trust, Number(about.wanted)));
}
