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
  servantAt,
} from '@great-machine/rules';
import { type BySide, type GameCounts, SIDES, type Side } from './game-counts.js';
import { countOne, newLogHistogram, noteAmount } from './histograms.js';

/** The fields of events that are counted. */
interface Told extends DatedEvent {
  readonly card: string;
  readonly action: string;
  readonly because: string;
  readonly by: string;
  readonly district: number;
  readonly phase: string;
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
    if (decision.draft.length > 0) return;
    if (kind === 'hero-action') this.noteHeroActions(game, decision);
    else if (kind === 'machine-phase') this.noteServantActions(game, decision);
    else if (kind === 'access-choice') this.noteDestinations(game, decision, thought);
  }

  moved(game: Game): void {
    for (const event of this.events) {
      this.noteEvent(game, event as Told);
      this.noteModuleEvent(game, event);
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
    this.offered.clear();
    this.taken.clear();
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
      for (const { pick, of } of options(game, { ...decision, draft: [servant] })) {
        if (pick === 'do') this.offered.add(String(of));
      }
    }
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
