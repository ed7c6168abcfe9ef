import {
  buildView,
  type Decision,
  decisionId,
  type Game,
  type GameConfig,
  isAwaited,
  openDecisions,
  optionsOf,
  type PickView,
  present,
  questionsFor,
  type Rules,
  readPick,
  type SeatQuestion,
  samePick,
  seatsOf,
  startGame,
  takePick,
  type View,
} from '@great-machine/rules';
import type { Mind, Situation, Thought } from '../thinking/mind.js';
import { decisionNamed } from '../thinking/search/playout.js';
import { type Table, tableOf } from '../worlds/table.js';

/** Who plays each side. */
export interface Minds {
  readonly machine: Mind;
  readonly revolutionaries: Mind;
}

/** Counts what happens in a game; the minds do not know of it. */
export interface Watcher {
  /** Before the thought's picks are taken; `milliseconds` is how long it took. */
  thought?(game: Game, situation: Situation, thought: Thought, milliseconds: number): void;
  /** After each answer. */
  moved?(game: Game): void;
}

/** Plays a whole game between two minds; each of them sees what its seats see. */
export function playGame(rules: Rules, config: GameConfig, minds: Minds, watcher: Watcher = {}): Game {
  return playOn(startGame(rules, config), minds, watcher);
}

/** Goes on with a game until it ends. */
export function playOn(game: Game, minds: Minds, watcher: Watcher = {}): Game {
  const table = tableOf(game.state.config);
  while (game.state.outcome === undefined) {
    const decision = openDecisions(game).find((open) => isAwaited(game, open));
    if (decision === undefined) throw new Error('no seat has anything to answer, but the game is not over');
    answer(game, table, decision, minds, watcher);
    watcher.moved?.(game);
  }
  return game;
}

/** One thought of the mind whose side is asked, and its picks; where they use an offer, the question stays open. */
export function answer(game: Game, table: Table, decision: Decision, minds: Minds, watcher: Watcher): void {
  const situation = new Seen(game, table, seatToAnswer(game, decision), decision);
  const mind = situation.audience === 'machine' ? minds.machine : minds.revolutionaries;
  const startedAt = performance.now();
  const thought = mind.decide(situation);
  watcher.thought?.(game, situation, thought, performance.now() - startedAt);
  const { offer, picks } = thought;
  takePicks(game, offer === undefined ? decision : decisionNamed(game, offer), picks);
}

/** Takes picks one by one; each must be offered. */
export function takePicks(game: Game, decision: Decision, picks: readonly PickView[]): void {
  for (const shown of picks) {
    const pick = readPick(game, shown);
    if (pick === undefined || !optionsOf(game, decision).some((option) => samePick(option, pick))) {
      throw new Error(`${JSON.stringify(shown)} is not offered to ${decision.kind}`);
    }
    takePick(game, decision, pick);
  }
}

/** The first seat that has something to say; of a shared Hero's seats the one that is not ready yet. */
function seatToAnswer(game: Game, decision: Decision): string {
  const seats = seatsOf(game, decision.actor);
  const isReady = (seat: string) => decision.draft.some(({ pick, of }) => pick === 'ready' && of === seat);
  return present(
    seats.find((seat) => !isReady(seat)),
    'seat that has something to say',
  );
}

/** A situation whose view and questions are built when they are looked at. */
class Seen implements Situation {
  readonly question: string;
  readonly audience: 'machine' | 'revolutionaries';
  private builtView: View | undefined;
  private builtQuestions: readonly SeatQuestion[] | undefined;
  readonly #game: Game;

  constructor(
    game: Game,
    readonly table: Table,
    readonly seat: string,
    decision: Decision,
  ) {
    this.#game = game;
    this.question = decisionId(game.state.round, decision);
    this.audience = game.rules.actors.includes(decision.actor) ? 'machine' : 'revolutionaries';
  }

  get view(): View {
    this.builtView ??= buildView(this.#game, this.audience);
    return this.builtView;
  }

  get questions(): readonly SeatQuestion[] {
    this.builtQuestions ??= questionsFor(this.#game, this.seat);
    return this.builtQuestions;
  }
}
