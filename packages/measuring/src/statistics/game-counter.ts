import type { Situation, Thought, Watcher } from '@great-machine/bots';
import {
  type DatedEvent,
  type Decision,
  decisionId,
  districtAt,
  type Game,
  itemAt,
  type Outcome,
  openDecisions,
  optionsOf,
  present,
  readPick,
  type Side,
  seatsOf,
  servantAt,
} from '@great-machine/rules';
import { type ActionUse, type BySide, type GameCounts, SIDES } from './game-counts.js';
import { countOne, newLogHistogram, noteAmount } from './histograms.js';
import { type Use, usesAt, usesOfServant, useToldBy, wayOf } from './module-uses.js';

/** The fields of events that are counted. */
interface Told extends DatedEvent {
  readonly card: string;
  readonly action: string;
  readonly because: string;
  readonly by: string;
  readonly district: number;
  readonly phase: string;
}

/** Uses in the Great Machine Phase, which are counted in rounds. */
function isInRounds({ kind, id }: Use, { rules }: Game): boolean {
  return kind === 'surge-given' || rules.servantWays.some((way) => way.id === id);
}

/** Watches one game and counts into totals that may hold others already. */
export class GameCounter implements Watcher {
  private readonly events: DatedEvent[] = [];
  private readonly thinking: BySide<number> = { machine: 0, revolutionaries: 0 };
  private hasBegun = false;
  private round = 0;
  /** Servant Actions of this round. */
  private readonly offered = new Set<string>();
  private readonly taken = new Set<string>();
  /** Uses of this round that are counted in rounds, by kind and thing. */
  private readonly possibleUses = new Map<string, Use>();
  private readonly doneUses = new Map<string, Use>();
  /** The question beside which an offer was used last. */
  private offerUsedBeside: string | undefined;
  /** Events of modules in this game. */
  private readonly happened = new Set<string>();

  constructor(private readonly counts: GameCounts) {}

  thought(game: Game, situation: Situation, thought: Thought, milliseconds: number): void {
    if (!this.hasBegun) this.begin(game);
    const decision = findDecision(game, thought.offer ?? situation.question);
    const side = game.rules.actors.includes(decision.actor) ? 'machine' : 'revolutionaries';
    this.counts.decisions[side]++;
    this.thinking[side] += milliseconds;
    const { perDecision } = this.counts.clock;
    const { kind } = decision;
    perDecision[kind] ??= newLogHistogram();
    noteAmount(perDecision[kind], milliseconds);
    this.noteOffers(game, situation, thought);
    if (kind === 'machine-phase') this.noteWay(game, decision, thought);
    if (decision.draft.length > 0 || thought.offer !== undefined) return;
    for (const use of usesAt(game, decision)) this.count(use, 'available');
    if (kind === 'hero-action') this.noteHeroActions(game, decision);
    else if (kind === 'machine-phase') this.noteServantActions(game, decision);
    else if (kind === 'access-choice') this.noteDestinations(game, decision, thought);
  }

  moved(game: Game): void {
    for (const event of this.events) {
      this.noteEvent(game, event as Told);
      this.noteModuleEvent(game, event);
      this.noteUse(game, event);
    }
    this.events.length = 0;
    const { round, outcome } = game.state;
    if (round === this.round && outcome === undefined) return;
    this.endRound(game);
    this.round = round;
    if (outcome !== undefined) this.endGame(game, outcome);
  }

  /** Unless setup asks something, the first City Event was revealed before anybody could listen. */
  private begin(game: Game): void {
    const { round, phase, cityEvents } = game.state;
    this.hasBegun = true;
    this.round = round;
    game.events = this.events;
    this.counts.games++;
    if (cityEvents.current !== undefined) itemAt(this.counts.cityEvents, cityEvents.current).revealed++;
    if (phase !== 'setup' && phase !== 'opening') this.noteEventOfRound(game);
  }

  /** The City Event that lies open when the Opening Phase is over, for a module may have replaced the one revealed. */
  private noteEventOfRound({ state }: Game): void {
    itemAt(this.counts.cityEvents, present(state.cityEvents.current, 'City Event')).rounds++;
  }

  private endRound({ state }: Game): void {
    const { tracks, servantActions } = this.counts;
    const { round } = this;
    if (round === 0) return;
    tracks[round] ??= { games: 0, masterPlan: 0, discontent: 0 };
    tracks[round].games++;
    tracks[round].masterPlan += state.tracks['master-plan'];
    tracks[round].discontent += state.tracks.discontent;
    for (const action of this.offered) itemAt(servantActions, action).available++;
    for (const action of this.taken) itemAt(servantActions, action).taken++;
    for (const use of this.possibleUses.values()) this.count(use, 'available');
    for (const use of this.doneUses.values()) this.count(use, 'taken');
    for (const noted of [this.offered, this.taken, this.possibleUses, this.doneUses]) noted.clear();
  }

  private endGame({ state }: Game, { winner, how }: Outcome): void {
    const { wins, rounds, endings, heroes, trios, moduleEvents, clock } = this.counts;
    const trio = state.heroes.map(({ hero }) => hero).join('+');
    trios[trio] ??= { games: 0, wins: 0 };
    for (const played of [...state.heroes.map(({ hero }) => itemAt(heroes, hero)), trios[trio]]) {
      played.games++;
      if (winner === 'revolutionaries') played.wins++;
    }
    wins[winner as Side]++;
    countOne(rounds, state.round);
    countOne(endings, how);
    for (const event of this.happened) itemAt(moduleEvents, event).games++;
    for (const side of SIDES) noteAmount(clock.perGame[side], this.thinking[side]);
  }

  private noteHeroActions(game: Game, decision: Decision): void {
    for (const { pick, of } of optionsOf(game, decision)) {
      if (pick === 'do') itemAt(this.counts.heroActions, String(of)).available++;
    }
  }

  /** What each Servant could do if it were picked next. */
  private noteServantActions(game: Game, decision: Decision): void {
    const { options } = itemAt(game.rules.decisions, decision.kind);
    for (const servant of optionsOf(game, decision)) {
      if (servant.pick !== 'servant') continue;
      const orders = options(game, { ...decision, draft: [servant] });
      for (const { pick, of } of orders) if (pick === 'do') this.offered.add(String(of));
      for (const use of usesOfServant(game, decision, servant, orders))
        this.possibleUses.set(nameOf(use), use);
    }
  }

  /** Offers beside a question count once, though it is asked again after one was used. */
  private noteOffers(game: Game, { seat, question }: Situation, { offer }: Thought): void {
    const isAskedAgain = this.offerUsedBeside === question;
    if (offer !== undefined) this.offerUsedBeside = question;
    if (isAskedAgain && offer === undefined) return;
    if (offer === undefined && findDecision(game, question).draft.length > 0) return;
    for (const lying of game.state.offers) {
      if (!seatsOf(game, lying.actor).includes(seat)) continue;
      for (const use of usesAt(game, lying)) this.count(use, 'available');
    }
  }

  /** No event tells that a Servant acts in a special way. */
  private noteWay(game: Game, { draft }: Decision, { picks }: Thought): void {
    if (!picks.some(({ pick }) => pick === 'at')) return;
    const shown = picks.find(({ pick }) => pick === 'servant');
    const servant = shown === undefined ? draft[0] : readPick(game, shown);
    const id = wayOf(game, Number(present(servant, 'Servant').of));
    if (id !== undefined) this.done({ kind: 'improvement-used', id });
  }

  private noteUse(game: Game, event: DatedEvent): void {
    const use = useToldBy(game, event);
    if (use === undefined) return;
    if (isInRounds(use, game)) this.done(use);
    else this.count(use, 'taken');
  }

  private done(use: Use): void {
    this.doneUses.set(nameOf(use), use);
  }

  /** A red Surge token is activated by itself, which is no use of its own. */
  private count({ kind, id }: Use, what: keyof ActionUse): void {
    const use = this.counts.moduleUses[kind][id];
    if (use !== undefined) use[what]++;
  }

  private noteDestinations(game: Game, decision: Decision, thought: Thought): void {
    for (const { of } of optionsOf(game, decision)) {
      const { id } = districtAt(game, Number(of));
      const use = itemAt(this.counts.districts, id);
      use.offered++;
      const [first] = thought.picks;
      if (first?.names === 'access-card' && first.of === id) use.chosen++;
    }
  }

  private noteEvent(game: Game, { event, card, action, because, by, district, phase }: Told): void {
    const { cityEvents, directives, heroActions, servantActions, districts } = this.counts;
    const place = () => itemAt(districts, districtAt(game, district).id);
    if (event === 'city-event-revealed') itemAt(cityEvents, card).revealed++;
    else if (event === 'phase-began' && phase === 'access') this.noteEventOfRound(game);
    else if (event === 'plan-advanced' && Object.hasOwn(cityEvents, because))
      itemAt(cityEvents, because).advanced++;
    else if (event === 'directive-drawn') itemAt(directives, card).drawn++;
    else if (event === 'directive-published') itemAt(directives, card).published++;
    else if (event === 'directive-cancelled') itemAt(directives, card).cancelled++;
    else if (event === 'directive-discarded') itemAt(directives, card).discarded++;
    else if (event === 'hero-acted') itemAt(heroActions, action).taken++;
    else if (event === 'raid-placed') place().raids++;
    else if (event === 'hero-detained' && by === 'raid') place().caught++;
    else if (event === 'servant-acted') {
      itemAt(servantActions, action).times++;
      this.taken.add(action);
    }
  }

  private noteModuleEvent(game: Game, told: DatedEvent): void {
    const { moduleEvents, moduleContent } = this.counts;
    const { event } = told;
    const use = moduleEvents[event];
    if (use === undefined) return;
    use.times++;
    this.happened.add(event);
    const fields = new Map<string, unknown>(Object.entries(told));
    for (const [kind, uses] of Object.entries(moduleContent)) {
      const of = fields.get(kind);
      const id = kind === 'servant' && typeof of === 'number' ? servantAt(game, of).servant : String(of);
      const counted = uses[id];
      if (counted !== undefined) countOne(counted, event);
    }
  }
}

function findDecision(game: Game, question: string): Decision {
  const decision = openDecisions(game).find((open) => decisionId(game.state.round, open) === question);
  if (decision === undefined) throw new Error(`the question ${question} is not open`);
  return decision;
}

function nameOf({ kind, id }: Use): string {
  return `${kind} ${id}`;
}
