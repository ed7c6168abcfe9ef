import { play } from './play.js';

/** The numbers of a Hero card. */
interface HeroCard {
  readonly hero: string;
  readonly startsIn: string;
  readonly maxTrust: number;
  /** Three Heroes in the order of their turns. */
  readonly order: readonly string[];
}

/** Each Hero stays in place and gains Trust; this one has 1 less than the maximum, or the maximum. */
export function playHeroCard({ hero, startsIn, maxTrust, order }: HeroCard): void {
  for (const trust of [maxTrust - 1, maxTrust]) {
    const gained = { key: 'trust-received', hero, amount: maxTrust - trust, discarded: trust + 1 - maxTrust };
    play({
      phase: 'heroes',
      event: 'the-countdown',
      heroes: { ...Object.fromEntries(order.map((other) => [other, {}])), [hero]: { trust } },
      steps: order.flatMap((acting) => [
        { expect: { asked: { [acting]: 'hero-action' }, state: { turn: acting } } },
        ...(acting === hero ? [{ expect: { state: { heroes: { [hero]: { in: startsIn } } } } }] : []),
        { do: acting, picks: ['do gain-trust'] },
        ...(acting === hero ? [{ expect: { log: [gained] } }] : []),
      ]),
    });
  }
}
