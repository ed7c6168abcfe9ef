import {
  type Answer,
  copyState,
  createConfig,
  decisionId,
  type GameConfig,
  type GameRecord,
  type GameState,
  isAwaited,
  LoggedPlay,
  liveGame,
  openDecisions,
  optionsOf,
  playerDice,
  playRandomPick,
  type Rules,
  showPick,
  startGame,
} from '@great-machine/rules';

/** The item at a place that counts on past the end, from the beginning again. */
export function inTurn<T>(items: readonly T[], place: number): T {
  const item = items[place % items.length];
  if (item === undefined) throw new Error('there are no items');
  return item;
}

/** Random games by the same rules, whose seeds count on. */
export class BenchGames {
  private readonly configs: readonly GameConfig[];
  private played = 0;

  constructor(readonly rules: Rules) {
    this.configs = Array.from({ length: 50 }, (_, i) =>
      createConfig(rules, {
        seed: `bench-${i}`,
        city: 'random',
        generator: 'fast',
        revolutionaries: 1 + (i % 3),
      }),
    );
  }

  private configOf(purpose: string, seed: number): GameConfig {
    return { ...inTurn(this.configs, seed), seed: `${purpose}-${seed}` };
  }

  /** Plays one whole game in place, as search does; returns the number of its decisions. */
  readonly playGame = (): number => {
    this.played++;
    const g = startGame(this.rules, this.configOf('game', this.played));
    const below = playerDice(this.played);
    let decisions = 0;
    while (playRandomPick(g, below)) decisions++;
    return decisions;
  };

  /** States from the middle of games, for copying and looking at. */
  collectStates(count: number): readonly GameState[] {
    const states: GameState[] = [];
    for (let seed = 1; states.length < count; seed++) {
      const g = startGame(this.rules, this.configOf('state', seed));
      const below = playerDice(seed);
      for (let step = 0; playRandomPick(g, below); step++)
        if (step % 23 === 11) states.push(copyState(g.state));
    }
    return states.slice(0, count);
  }

  /** Legal answers with the states that they answer. */
  collectAnswers(states: readonly GameState[]): readonly { state: GameState; answer: Answer }[] {
    return states.flatMap((state, i) => {
      const g = liveGame(this.rules, state);
      const decision = openDecisions(g).find((open) => isAwaited(g, open));
      if (decision === undefined) return [];
      const seat = state.config.seats.find(({ speaksFor }) => speaksFor.includes(decision.actor))?.seat;
      const own = optionsOf(g, decision).filter((pick) => pick.pick !== 'ready' || pick.of === seat);
      const pick = own[i % own.length];
      if (seat === undefined || pick === undefined) return [];
      return [
        { state, answer: { seat, decision: decisionId(state.round, decision), picks: [showPick(g, pick)] } },
      ];
    });
  }

  /** A whole game as it is kept: its answers, each with seat, decision and picks. */
  recordGame(seed: number): GameRecord {
    const play = new LoggedPlay(this.rules, this.configOf('record', seed));
    const below = playerDice(seed);
    while (play.state.outcome === undefined) {
      const open = play.config.seats.flatMap(({ seat }) => play.questions(seat));
      const answerable = open.filter(({ options }) => options.length > 0);
      const { seat, id, options } = inTurn(answerable, below(answerable.length));
      play.answer({ seat, decision: id, picks: [inTurn(options, below(options.length)).pick] });
    }
    return play.record();
  }
}
