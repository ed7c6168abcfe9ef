import type { Situation, Thought, Watcher } from '@great-machine/bots';
import {
  type DatedEvent,
  type Decision,
  decisionId,
  type Game,
  type Outcome,
  openDecisions,
  optionsOf,
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
}

/** Watches one game and counts into totals that may hold others already. */
export class GameCounter implements Watcher {
  private readonly events: DatedEvent[] = [];
  private readonly thinking: BySide<number> = { machine: 0, revolutionaries: 0 };
  private round = 0;
  /** Servant Actions of this round. */
  private readonly offered = new Set<string>();
  private readonly taken = new Set<string>();

  constructor(private readonly counts: GameCounts) {}

  thought(game: Game, situation: Situation, thought: Thought, milliseconds: number): void {
    if (this.round === 0) this.begin(game);
    const decision = findDecision(game, situation);
    const side = game.rules.actors.includes(decision.actor) ? 'machine' : 'revolutionaries';
    this.counts.decisions[side]++;
    this.thinking[side] += milliseconds;
    const { perDecision } = this.counts.clock;
    perDecision[decision.kind] ??= newLogHistogram();
    noteAmount(perDecision[decision.kind], milliseconds);
    if (decision.draft.length > 0) return;
    if (decision.kind === 'hero-action') this.noteHeroActions(game, decision);
    else if (decision.kind === 'machine-phase') this.noteServantActions(game, decision);
    else if (decision.kind === 'access-choice') this.noteDestinations(game, decision, thought);
  }

  moved(game: Game): void {
    for (const event of this.events) this.noteEvent(game, event as Told);
    this.events.length = 0;
    const { round, outcome } = game.state;
    if (round === this.round && outcome === undefined) return;
    this.endRound(game);
    if (outcome === undefined) this.beginRound(game);
    else this.endGame(game, outcome);
  }

  /** The first City Event was revealed before anybody could listen. */
  private begin(game: Game): void {
    game.events = this.events;
    this.counts.games++;
    this.counts.cityEvents[currentEvent(game)].revealed++;
    this.beginRound(game);
  }

  private beginRound(game: Game): void {
    this.round = game.state.round;
    this.counts.cityEvents[currentEvent(game)].rounds++;
  }

  private endRound({ state }: Game): void {
    const { tracks, servantActions } = this.counts;
    tracks[this.round] ??= { games: 0, masterPlan: 0, discontent: 0 };
    tracks[this.round].games++;
    tracks[this.round].masterPlan += state.tracks['master-plan'];
    tracks[this.round].discontent += state.tracks.discontent;
    for (const action of this.offered) servantActions[action].available++;
    for (const action of this.taken) servantActions[action].taken++;
    this.offered.clear();
    this.taken.clear();
  }

  private endGame({ state }: Game, { winner, how }: Outcome): void {
    const { wins, rounds, endings, heroes, trios, clock } = this.counts;
    const trio = state.heroes.map(({ hero }) => hero);
    trios[trio.join('+')] ??= { games: 0, wins: 0 };
    for (const played of [...trio.map((hero) => heroes[hero]), trios[trio.join('+')]]) {
      played.games++;
      if (winner === 'revolutionaries') played.wins++;
    }
    wins[winner as Side]++;
    countOne(rounds, state.round);
    countOne(endings, how);
    for (const side of SIDES) noteAmount(clock.perGame[side], this.thinking[side]);
  }

  private noteHeroActions(game: Game, decision: Decision): void {
    for (const { pick, of } of optionsOf(game, decision)) {
      if (pick === 'do') this.counts.heroActions[of].available++;
    }
  }

  /** What each Servant could do if it were picked next. */
  private noteServantActions(game: Game, decision: Decision): void {
    const { options } = game.rules.decisions[decision.kind];
    for (const servant of optionsOf(game, decision)) {
      if (servant.pick !== 'servant') continue;
      for (const { pick, of } of options(game, { ...decision, draft: [servant] })) {
        if (pick === 'do') this.offered.add(String(of));
      }
    }
  }

  private noteDestinations(game: Game, decision: Decision, thought: Thought): void {
    for (const { of } of optionsOf(game, decision)) {
      const { id } = game.rules.districts[Number(of)];
      this.counts.districts[id].offered++;
      const [first] = thought.picks;
      if (first?.names === 'access-card' && first.of === id) this.counts.districts[id].chosen++;
    }
  }

  private noteEvent(game: Game, { event, card, action, because, by, district }: Told): void {
    const { cityEvents, directives, heroActions, servantActions, districts } = this.counts;
    const place = () => districts[game.rules.districts[district].id];
    if (event === 'city-event-revealed') cityEvents[card].revealed++;
    else if (event === 'plan-advanced' && Object.hasOwn(cityEvents, because)) cityEvents[because].advanced++;
    else if (event === 'directive-drawn') directives[card].drawn++;
    else if (event === 'directive-published') directives[card].published++;
    else if (event === 'directive-cancelled') directives[card].cancelled++;
    else if (event === 'directive-discarded') directives[card].discarded++;
    else if (event === 'hero-acted') heroActions[action].taken++;
    else if (event === 'raid-placed') place().raids++;
    else if (event === 'hero-detained' && by === 'raid') place().caught++;
    else if (event === 'servant-acted') {
      servantActions[action].times++;
      this.taken.add(action);
    }
  }
}

function findDecision(game: Game, { question }: Situation): Decision {
  const decision = openDecisions(game).find((open) => decisionId(game.state.round, open) === question);
  if (decision === undefined) throw new Error(`the question ${question} is not open`);
  return decision;
}

function currentEvent({ state }: Game): string {
  const { current } = state.cityEvents;
  if (current === undefined) throw new Error(`no City Event in round ${state.round}`);
  return current;
}
