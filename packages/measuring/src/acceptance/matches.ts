import type { Limits, Mind } from '@great-machine/bots';
import { createMind, type Minds, type Player, playGame, type Watcher } from '@great-machine/bots';
import { createConfig, type ModuleRequest, type Rules } from '@great-machine/rules';
import { ChoiceWatcher } from '../predictor/choice-watcher.js';
import { Exploiter } from '../predictor/exploiter.js';
import type { GameChoices, PredictorWeights } from '../predictor/predictor.js';
import { Raider } from '../predictor/raider.js';
import { type VisitTable, VisitWatcher } from '../predictor/visits.js';
import { GameCounter, type GameCounts, newGameCounts } from '../statistics/index.js';
import { rulesFor } from './ablation.js';
import { type BeliefScore, BeliefWatcher } from './belief-watcher.js';

/** The player of a side: a bot, one of that level that has studied the other side, or a raider with its table. */
export type Contestant =
  | Player
  | { readonly studied: PredictorWeights; readonly level: 'engineer' }
  | { readonly visits: VisitTable };

/** One game to be played; the same match is always the same game. */
export interface Match {
  /** Of the deal and the City, and with the side's name of each mind. */
  readonly seed: string;
  readonly machine: Contestant;
  readonly heroes: Contestant;
  readonly revolutionaries?: 1 | 2 | 3;
  readonly sharedHero?: boolean;
  /** Where the Master Plan starts, if not where it usually does. */
  readonly masterPlan?: number;
  /** What is played; without it the core game alone. The matches of a job have the same. */
  readonly modules?: readonly ModuleRequest[];
  /** Heroes who are in the trio, which is left to chance. */
  readonly including?: readonly string[];
  /** A card that is replaced by a blank one. */
  readonly blank?: string;
  readonly limits?: Pick<Limits, 'iterations'>;
}

export interface MatchResult {
  readonly machineWon: boolean;
  readonly rounds: number;
  readonly how: string;
  readonly trio: string;
  /** What the matches were asked to note. */
  readonly choices?: GameChoices;
  readonly belief?: BeliefScore;
  readonly visits?: VisitTable;
  /** The game ended with this error instead. */
  readonly error?: string;
}

export interface Matches {
  readonly do: 'matches';
  readonly matches: readonly Match[];
  readonly note?: readonly ('counts' | 'choices' | 'belief' | 'visits')[];
}

export interface MatchesResult {
  readonly results: readonly MatchResult[];
  readonly counts?: GameCounts;
}

/** Plays matches one after the other. An error is a result: it ends its own game only. */
export function playMatches({ matches, note = [] }: Matches): MatchesResult {
  const counts = note.includes('counts')
    ? newGameCounts(rulesFor(undefined, matches[0]?.modules))
    : undefined;
  const results = matches.map((match) => {
    const rules = rulesFor(match.blank, match.modules);
    const choices = note.includes('choices') ? new ChoiceWatcher(rules, match.seed) : undefined;
    const belief = note.includes('belief') ? new BeliefWatcher(rules, match.seed) : undefined;
    const visits = note.includes('visits') ? new VisitWatcher(rules, match.seed) : undefined;
    const counter = counts && new GameCounter(counts);
    try {
      const result = playMatch(rules, match, watchedBy(counter, choices, belief, visits));
      return { ...result, choices: choices?.noted, belief: belief?.score, visits: visits?.noted };
    } catch (error) {
      const message = `${JSON.stringify(match)}: ${error instanceof Error ? error.stack : error}`;
      return { machineWon: false, rounds: 0, how: 'error', trio: '', error: message };
    }
  });
  return { results, counts };
}

function playMatch(rules: Rules, match: Match, watcher: Watcher): MatchResult {
  const { seed, revolutionaries = 3, sharedHero, masterPlan, including, limits } = match;
  const config = createConfig(rules, {
    seed,
    generator: 'fast',
    city: 'random',
    revolutionaries,
    sharedHero,
    masterPlan,
    including,
  });
  const minds: Minds = {
    machine: mindOf(rules, match.machine, `${seed}-machine`, limits),
    revolutionaries: mindOf(rules, match.heroes, `${seed}-heroes`, limits),
  };
  const { state } = playGame(rules, config, minds, watcher);
  const { outcome } = state;
  if (outcome === undefined) throw new Error(`the game ${seed} has not ended`);
  return {
    machineWon: outcome.winner === 'machine',
    rounds: state.round,
    how: outcome.how,
    trio: state.heroes.map(({ hero }) => hero).join('+'),
  };
}

function mindOf(rules: Rules, side: Contestant, seed: string, limits: Limits | undefined): Mind {
  const mind = createContestant(rules, side, seed);
  return { decide: (situation) => mind.decide(situation, limits) };
}

function createContestant(rules: Rules, side: Contestant, seed: string): Mind {
  if (typeof side === 'string') return createMind(rules, side, seed);
  if ('visits' in side) return new Raider(rules, seed, side.visits);
  return new Exploiter(rules, side.level, seed, side.studied);
}

function watchedBy(...watchers: readonly (Watcher | undefined)[]): Watcher {
  return {
    thought(...seen) {
      for (const watcher of watchers) watcher?.thought?.(...seen);
    },
    moved(game) {
      for (const watcher of watchers) watcher?.moved?.(game);
    },
  };
}
