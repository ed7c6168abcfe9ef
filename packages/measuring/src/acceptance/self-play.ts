import { present } from '@great-machine/rules';
import { addGameCounts, type GameCounts, newGameCounts } from '../statistics/index.js';
import { rulesFor } from './ablation.js';
import { type Bench, failOnError, portionsOf } from './bench.js';
import { runCampaign } from './campaign.js';
import type { Match, MatchResult } from './matches.js';

const PORTION = 2;

/** Games of the engineer against itself, 3 Revolutionaries, Master Plan II: played once, looked at by several bars. */
export class SelfPlay {
  readonly results: MatchResult[] = [];
  readonly counts: GameCounts = newGameCounts(rulesFor());
  seconds = 0;

  constructor(private readonly bench: Bench) {}

  matchOf(number: number): Match {
    return { seed: `${this.bench.seed}-self-${number}`, machine: 'engineer', heroes: 'engineer' };
  }

  /** Sees to it that there are so many games, as far as the time allows. */
  async reach(games: number, share: number): Promise<void> {
    const startedAt = performance.now();
    const from = this.results.length;
    await runCampaign(this.bench.threads, {
      portions: portionsOf(games - from, PORTION, (number) => this.matchOf(from + number), [
        'counts',
        'choices',
        'belief',
      ]),
      add: (result) => {
        failOnError(result);
        this.results.push(...result.results);
        addGameCounts(this.counts, present(result.counts, 'count'));
        this.bench.say(`engineer against itself: ${this.results.length} games`);
      },
      isDecided: () => false,
      isTimeUp: this.bench.timer(share),
    });
    this.seconds += (performance.now() - startedAt) / 1000;
  }
}
