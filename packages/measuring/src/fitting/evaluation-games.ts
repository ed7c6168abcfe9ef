import { createMind, Dice, type Limits, type Mind, playOn } from '@great-machine/bots';
import { assembleRules, createConfig, type Game, type GameState, startGame } from '@great-machine/rules';
import { perturb } from './perturbation.js';

/** Which games are played to learn from; the same settings and number are always the same game. */
export interface GamesSettings {
  readonly seed: string;
  /** Iterations of a short search. */
  readonly iterations: number;
  /** The share of games with searches as long as the level's own, 0 to 1. */
  readonly full: number;
  /** Beside the core game. */
  readonly modules: readonly string[];
}

/** A game with its outcome, and its positions at the beginning of each Access Phase. */
export interface EvaluatedGame {
  readonly number: number;
  readonly machineWon: boolean;
  readonly positions: readonly GameState[];
}

/** The one game to be played. */
export interface GameToPlay {
  readonly settings: GamesSettings;
  readonly number: number;
}

const PLAN_STARTS = [1, 2, 2, 3] as const;
const REVOLUTIONARIES = [3, 3, 2, 1] as const;
/** The round that a game is perturbed in; 0 for none. */
const PERTURBED_IN = [0, 1, 1, 2, 3, 4, 5, 6] as const;

/** Lets engineers play each other. What players have laid up is changed once in most games; what came before does not count. */
export function perform({ settings, number }: GameToPlay): EvaluatedGame {
  const seed = `${settings.seed}-${number}`;
  const dice = new Dice(`${seed}-settings`);
  const rules = assembleRules(['one-versus-many', ...settings.modules]);
  const limits: Limits = dice.unit() < settings.full ? {} : { iterations: settings.iterations };
  const mindFor = (side: string): Mind => {
    const mind = createMind(rules, 'engineer', `${seed}-${side}`);
    return { decide: (situation) => mind.decide(situation, limits) };
  };
  const config = createConfig(rules, {
    seed,
    generator: 'fast',
    city: 'random',
    masterPlan: dice.pick(PLAN_STARTS),
    revolutionaries: dice.pick(REVOLUTIONARIES),
  });
  const perturbedIn = dice.pick(PERTURBED_IN);
  let positions: GameState[] = [];
  let round = 0;
  const note = (g: Game) => {
    if (g.state.phase !== 'access' || g.state.round === round) return;
    round = g.state.round;
    if (round === perturbedIn) {
      perturb(g, dice);
      positions = [];
    }
    positions.push(structuredClone(g.state));
  };
  const game = startGame(rules, config);
  note(game);
  const minds = { machine: mindFor('machine'), revolutionaries: mindFor('heroes') };
  const { outcome } = playOn(game, minds, { moved: note }).state;
  return { number, machineWon: outcome?.winner === 'machine', positions };
}
