import { Dice } from '@great-machine/bots';
import type { Bar, Bench } from '../src/acceptance/bench.js';
import type { Figure } from '../src/acceptance/figure.js';
import type { Job, ResultOf } from '../src/acceptance/jobs.js';
import type { Match, MatchesResult, MatchResult } from '../src/acceptance/matches.js';
import type { Workforce } from '../src/acceptance/threads.js';

export const TRIOS = ['finch+veteran+fowler', 'actress+artificer+physician'];

/** Games that nobody plays: the Machine wins with the given chance, the same match always alike. */
export function pretend(chanceOf: (match: Match, trio: string) => number): Workforce & { jobs: number } {
  return {
    count: 2,
    jobs: 0,
    async run<J extends Job>(job: J): Promise<ResultOf<J>> {
      this.jobs++;
      const results = (job.do === 'matches' ? job.matches : []).map((match): MatchResult => {
        const dice = new Dice(match.seed);
        const trio = dice.pick(TRIOS);
        return { machineWon: dice.unit() < chanceOf(match, trio), rounds: 9, how: 'three-riots', trio };
      });
      return { results } as MatchesResult as ResultOf<J>;
    },
  };
}

export async function figuresOf(bar: Bar, bench: Bench): Promise<Figure[]> {
  const figures: Figure[] = [];
  for await (const figure of bar.measure(bench)) figures.push(figure);
  return figures;
}
