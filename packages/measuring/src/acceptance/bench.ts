import type { ModuleRequest } from '@great-machine/rules';
import { runCampaign } from './campaign.js';
import { type Figure, figureOf, isDecided, type Test } from './figure.js';
import type { Match, Matches, MatchesResult } from './matches.js';
import type { Screening } from './screening.js';
import { SelfPlay } from './self-play.js';
import type { Workforce } from './threads.js';

export interface BenchSettings {
  readonly threads: Workforce;
  readonly seed: string;
  /** Screens the balance over all games instead of a sample. */
  readonly full: boolean;
  /** Modules whose balance is screened, or with which levels meet, instead of the core game. */
  readonly modules?: readonly ModuleRequest[];
  /** Of the choices of modules whose balance is measured those of these names, and where the Master Plan starts in them. */
  readonly choices?: readonly string[];
  readonly masterPlan?: number;
  /** In how many games the balance with modules is screened or measured. */
  readonly games?: number;
  /** The figures of the last full screening, as its file says. */
  readonly screening?: Screening;
  /** Today, for the file. */
  readonly date: string;
  say(progress: string): void;
}

/** Where bars are measured: threads, a seed, the time that is left, and games that several bars look at. */
export class Bench {
  readonly threads: Workforce;
  readonly seed: string;
  readonly full: boolean;
  readonly date: string;
  readonly modules: readonly ModuleRequest[] | undefined;
  readonly choices: readonly string[] | undefined;
  readonly masterPlan: number | undefined;
  readonly games: number | undefined;
  screening: Screening | undefined;
  readonly say: (progress: string) => void;
  readonly selfPlay: SelfPlay;
  private deadline = Number.POSITIVE_INFINITY;

  constructor(settings: BenchSettings) {
    const { threads, seed, full, modules, choices, masterPlan, games, screening, date, say } = settings;
    this.threads = threads;
    this.seed = seed;
    this.full = full;
    this.modules = modules;
    this.choices = choices;
    this.masterPlan = masterPlan;
    this.games = games;
    this.screening = screening;
    this.date = date;
    this.say = say;
    this.selfPlay = new SelfPlay(this);
  }

  /** What comes now has so many seconds. */
  allow(seconds: number): void {
    this.deadline = performance.now() + seconds * 1000;
  }

  secondsLeft(): number {
    return Math.max(0, (this.deadline - performance.now()) / 1000);
  }

  /** For a part of what is left: parts are asked for one after the other. */
  timer(share: number): () => boolean {
    const until = performance.now() + this.secondsLeft() * 1000 * share;
    return () => performance.now() >= until;
  }

  /** Plays portions of matches until the tests on them are decided. */
  async test(
    name: string,
    tests: readonly Test[],
    plan: {
      readonly portions: Iterable<Matches>;
      readonly least: number;
      readonly share: number;
      add(result: MatchesResult): void;
    },
  ): Promise<Figure[]> {
    const startedAt = performance.now();
    let played = 0;
    const ending = await runCampaign(this.threads, {
      portions: plan.portions,
      add: (result) => {
        failOnError(result);
        played += result.results.length;
        plan.add(result);
        this.say(`${name}: ${played} games`);
      },
      isDecided: () => played >= plan.least && isDecided(tests),
      isTimeUp: this.timer(plan.share),
    });
    const seconds = (performance.now() - startedAt) / 1000;
    return tests.map((test) => figureOf(test, ending === 'cut short' ? 'cut short' : 'end', seconds));
  }
}

/** A bar measures its figures in the time that it is given. */
export interface Bar {
  readonly name: string;
  /** Its part of the time, in proportion to the others. */
  readonly share: number;
  /** One figure after the other, so that those measured stay if something goes wrong later. */
  measure(bench: Bench): AsyncGenerator<Figure, void>;
}

export function failOnError({ results }: MatchesResult): void {
  const failed = results.find(({ error }) => error !== undefined);
  if (failed !== undefined) throw new Error(failed.error);
}

/** Portions of so many matches each, made by their number. */
export function* portionsOf(
  games: number,
  size: number,
  matchOf: (number: number) => Match,
  note?: Matches['note'],
): Generator<Matches, void> {
  for (let from = 0; from < games; from += size) {
    const count = Math.min(size, games - from);
    const matches = Array.from({ length: count }, (_, at) => matchOf(from + at));
    yield { do: 'matches', matches, note };
  }
}
