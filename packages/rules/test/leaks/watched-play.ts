import { type Answer, type Audience, type GameState, Play, type Rules } from '@great-machine/rules';
import {
  FEED_START,
  type FeedEntry,
  type FeedPosition,
  feedEntry,
  type LoggedMoment,
} from '../../src/engine/feed.js';
import { beginning, type PlayPosition } from '../../src/engine/play.js';
import type { ForcedDraw } from '../../src/kernel/random.js';
import { copyState } from '../../src/model/copy.js';

/** A game as it was dealt, with the results of its dice and draws. */
export interface Dealt {
  readonly deal: GameState;
  readonly draws: readonly ForcedDraw[];
}

export function stateOf({ deal, draws }: Dealt): GameState {
  const start = copyState(deal);
  start.random = { ...start.random, forced: draws };
  return start;
}

/** A game being played before one audience, which keeps nothing of what it told. */
export class WatchedPlay extends Play {
  private readonly untold: LoggedMoment[] = [];

  private constructor(
    rules: Rules,
    readonly audience: Audience,
    position: PlayPosition,
    private toldUpTo: FeedPosition,
  ) {
    super(rules, position);
  }

  static open(rules: Rules, audience: Audience, dealt: Dealt): WatchedPlay {
    const play = new WatchedPlay(rules, audience, beginning(stateOf(dealt)), FEED_START);
    play.run();
    return play;
  }

  /** The same game, to be played on in another way. */
  fork(): WatchedPlay {
    return new WatchedPlay(this.rules, this.audience, this.putDown(), this.toldUpTo);
  }

  /** Whether every answer is taken. */
  takesAll(answers: readonly Answer[]): boolean {
    return answers.every((answer) => this.answer(answer).ok);
  }

  /** What the audience got to know since this was asked last. */
  takeFeed(): readonly FeedEntry[] {
    return this.untold.splice(0).flatMap((moment) => {
      const { entry, position } = feedEntry(this.rules, this.audience, this.toldUpTo, moment);
      this.toldUpTo = position;
      return entry?.whole() ?? [];
    });
  }

  protected override note(moment: LoggedMoment): void {
    this.untold.push(moment);
  }
}
