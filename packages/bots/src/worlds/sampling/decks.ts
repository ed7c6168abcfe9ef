import {
  type CityEvents,
  type Directives,
  EVENTS_PER_STACK,
  type Rules,
  type View,
} from '@great-machine/rules';
import type { Dice } from '../dice.js';
import { questionsByFrame } from './questions.js';

/** The Directives whose place the audience does not know, and those of the hand that it does. */
export class DirectivesSampler {
  private readonly unseen: readonly string[];
  private readonly drawnUnseen: number;

  constructor(
    rules: Rules,
    private readonly view: View,
  ) {
    const { published, discarded, known, inHand } = view.directives;
    const lying = [...published, ...discarded, ...known];
    this.unseen = Object.keys(rules.directives).filter((card) => !lying.includes(card));
    this.drawnUnseen = inHand - known.length;
  }

  draw(dice: Dice, { published, off }: Pick<Directives, 'published' | 'off'>): Directives {
    const { discarded, known } = this.view.directives;
    const shuffled = dice.shuffle(this.unseen);
    const hand = [...known, ...shuffled.splice(0, this.drawnUnseen)];
    return { deck: shuffled, hand, published, off, discarded, ...this.knownOf(hand) };
  }

  /** What a view does not tell of who knows the hand is taken to be as little as it can be. */
  private knownOf(hand: readonly string[]): Pick<Directives, 'seen' | 'knownToAll'> {
    const { audience, directives } = this.view;
    if (audience !== 'public') return { seen: directives.seen, knownToAll: [] };
    const isShown = questionsByFrame(this.view)
      .flat()
      .some(({ kind }) => kind === 'directive-discard');
    return { seen: isShown ? hand : directives.known, knownToAll: directives.known };
  }
}

/** The City Events that may still come, and how many of each stack do (SET-7). */
export class CityEventsSampler {
  private readonly first: readonly string[];
  private readonly second: readonly string[];
  private readonly last: readonly string[];
  private readonly comingOfFirst: number;
  private readonly comingOfSecond: number;

  constructor(
    rules: Rules,
    private readonly view: View,
  ) {
    const seen = [...view.pastEvents, view.cityEvent];
    const stack = (wanted: 1 | 2 | 'last') =>
      Object.values(rules.cityEvents).filter((card) => card.stack === wanted);
    const unseen = (wanted: 1 | 2 | 'last') =>
      stack(wanted)
        .map(({ id }) => id)
        .filter((id) => !seen.includes(id));
    this.first = unseen(1);
    this.second = unseen(2);
    this.last = unseen('last');
    const seenOfSecond = stack(2).length - this.second.length;
    const coming = view.eventsLeft - this.last.length;
    this.comingOfSecond = Math.min(coming, EVENTS_PER_STACK - seenOfSecond);
    this.comingOfFirst = coming - this.comingOfSecond;
  }

  draw(dice: Dice): CityEvents {
    const first = dice.shuffle(this.first);
    const second = dice.shuffle(this.second);
    return {
      current: this.view.cityEvent,
      deck: [...first.splice(0, this.comingOfFirst), ...second.splice(0, this.comingOfSecond), ...this.last],
      past: this.view.pastEvents,
      boxed: [...first, ...second],
    };
  }
}
