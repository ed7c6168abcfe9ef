import { createMind, type Player } from '@great-machine/bots';
import { itemAt } from '@great-machine/rules';
import { loadPositions } from '../positions/files.js';
import { judge } from '../positions/judge.js';
import { rulesFor } from './ablation.js';
import { type Matches, type MatchesResult, playMatches } from './matches.js';

/** Positions of the suite by their place in it. */
export interface Judging {
  readonly do: 'positions';
  readonly player: Player;
  readonly numbers: readonly number[];
  readonly seed: string;
}

export interface JudgingResult {
  readonly passed: readonly { readonly name: string; readonly passed: boolean }[];
}

/** What a thread may be asked: plain data, and the same result in any thread. */
export type Job = Matches | Judging;
export type ResultOf<J extends Job> = J extends Matches ? MatchesResult : JudgingResult;

export function perform(job: Job): MatchesResult | JudgingResult {
  return job.do === 'matches' ? playMatches(job) : judgePositions(job);
}

function judgePositions({ player, numbers, seed }: Judging): JudgingResult {
  const rules = rulesFor();
  const positions = loadPositions('core');
  return {
    passed: numbers.map((number) => {
      const position = itemAt(positions, number);
      const makeMind = (own: string) => createMind(rules, player, own);
      return {
        name: position.name,
        passed: judge(rules, position, makeMind, `${seed}/${position.name}`).passed,
      };
    }),
  };
}
