import {
  type Answer,
  decisionId,
  drawModules,
  hashState,
  itemAt,
  LoggedPlay,
  MODULES,
  type ModuleRequest,
  openDecisions,
  optionsOf,
  type PickView,
  type Play,
  playerDice,
  printPick,
  type Rules,
  showPick,
} from '@great-machine/rules';
import { configFor, numberOfText } from '../options/game-options.js';
import { rulesFor, rulesOfAll } from '../options/module-options.js';
import { messageOf } from '../terminal/errors.js';
import { type Counts, countOne } from '../threads/counts.js';
import type { Task } from '../threads/work-off.js';
import { END_CHECKS, STEP_CHECKS } from './checks.js';
import { type Coverage, newCoverage, noteEnding, noteLine } from './coverage.js';

export interface FuzzSettings {
  readonly seed: string;
  readonly checks: readonly string[];
  /** Those of every game, or others in each. */
  readonly modules?: readonly ModuleRequest[] | 'random';
}

/** Everything that can appear. */
export function rulesToCover({ modules }: FuzzSettings): Rules {
  return modules === 'random' ? rulesOfAll() : rulesFor(modules);
}

export interface Failure {
  readonly game: number;
  readonly check: string;
  readonly message: string;
  /** How many answers had been given. */
  readonly answers: number;
}

export interface FuzzTotals {
  readonly games: number;
  readonly answers: number;
  readonly coverage: Coverage;
  readonly failures: readonly Failure[];
}

/** Plays random games and checks the engine after every answer; a game that fails is given up. */
export function perform({ settings, range: { from, to } }: Task<FuzzSettings>): FuzzTotals {
  const { seed } = settings;
  const coverage = newCoverage(rulesToCover(settings));
  const failures: Failure[] = [];
  let answers = 0;
  for (let game = from; game < to; game++) {
    const run = new FuzzGame(`${seed}-${game}`, settings, coverage);
    const fault = run.playToEnd();
    answers += run.answers;
    if (fault !== undefined) failures.push({ game, ...fault, answers: run.answers });
  }
  return { games: to - from, answers, coverage, failures };
}

type Fault = Pick<Failure, 'check' | 'message'>;

/** One random game under checks. The City, the number of players and the plan vary with the seed. */
class FuzzGame {
  answers = 0;
  private readonly dice: (n: number) => number;
  /** How often each pick was taken in this game. */
  private readonly taken: Counts = {};

  constructor(
    private readonly seed: string,
    private readonly settings: FuzzSettings,
    private readonly coverage: Coverage,
  ) {
    this.dice = playerDice(numberOfText(seed));
  }

  playToEnd(): Fault | undefined {
    try {
      const rules = this.drawRules();
      const play = new LoggedPlay(
        rules,
        configFor(rules, {
          seed: this.seed,
          city: 'random',
          revolutionaries: 1 + this.dice(3),
          sharedHero: this.dice(2) === 0,
          masterPlan: 1 + this.dice(4),
        }),
      );
      return this.answerAll(play) ?? this.checkEnd(play);
    } catch (error) {
      return { check: 'crash', message: messageOf(error) };
    }
  }

  private drawRules(): Rules {
    const { modules } = this.settings;
    return rulesFor(modules === 'random' ? drawModules(MODULES, this.dice) : modules);
  }

  private answerAll(play: LoggedPlay): Fault | undefined {
    let hashBefore = hashState(play.state);
    while (play.state.outcome === undefined) {
      const before = play.state;
      const answer = this.drawAnswer(play);
      if (answer === undefined) return { check: 'always-option', message: 'no seat has an option' };
      const result = play.answer(answer);
      if (!result.ok)
        return { check: 'offered', message: `${textOf(answer)} is refused: ${result.refusal.code}` };
      this.answers++;
      const hashAfter = hashState(play.state);
      for (const check of this.settings.checks) {
        const message = STEP_CHECKS[check]?.({ play, answer, before, hashBefore, hashAfter });
        if (message !== undefined) return { check, message };
      }
      hashBefore = hashAfter;
    }
    return undefined;
  }

  private checkEnd(play: LoggedPlay): Fault | undefined {
    for (const line of play.feed('public').flatMap(({ lines }) => lines)) noteLine(this.coverage, line);
    if (play.state.outcome !== undefined) noteEnding(this.coverage, play.state.outcome.how);
    for (const check of this.settings.checks) {
      const message = END_CHECKS[check]?.(play);
      if (message !== undefined) return { check, message };
    }
    return undefined;
  }

  /** Any decision that has options; then half at random, half what was done least in this game. */
  private drawAnswer(play: Play): Answer | undefined {
    const g = play.look();
    const open = openDecisions(g).filter((decision) => optionsOf(g, decision).length > 0);
    if (open.length === 0) return undefined;
    const decision = this.drawOne(open);
    const picks = optionsOf(g, decision).map((pick) => showPick(g, pick));
    const pick = this.dice(2) === 0 ? this.drawOne(picks) : this.findRarest(picks);
    countOne(this.taken, printPick(pick));
    const seat = pick.names === 'seat' ? pick.of : this.drawSeat(play, decision.actor);
    return { seat, decision: decisionId(play.state.round, decision), picks: [pick] };
  }

  private drawSeat(play: Play, actor: string): string {
    const seats = play.config.seats.filter(({ speaksFor }) => speaksFor.includes(actor));
    return this.drawOne(seats).seat;
  }

  private findRarest(picks: readonly PickView[]): PickView {
    const timesTaken = (pick: PickView) => this.taken[printPick(pick)] ?? 0;
    const least = Math.min(...picks.map(timesTaken));
    return this.drawOne(picks.filter((pick) => timesTaken(pick) === least));
  }

  private drawOne<T>(items: readonly T[]): T {
    return itemAt(items, this.dice(items.length));
  }
}

function textOf({ picks = [] }: Answer): string {
  return picks.map(printPick).join(', ');
}
