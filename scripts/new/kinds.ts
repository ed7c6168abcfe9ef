import type { CardNames } from './names.js';

/** What a card begins with. */
export interface NewCard extends CardNames {
  /** How many cards of its kind there are with it. */
  readonly place: number;
  /** Of City Events only. */
  readonly stack: Stack;
}

export const STACKS = [1, 2] as const;
export type Stack = (typeof STACKS)[number];

/** Where a kind of card is wired, and how one begins. */
export interface CardKind {
  /** Of its cards, under the module's content, and of its pictures. */
  readonly folder: string;
  /** Of its rules: `EVT-steam-whistle`. */
  readonly prefix: string;
  /** The list of `cards.ts`. */
  readonly list: string;
  /** Where a catalog has its words. */
  readonly catalogFile: string;
  /** Where its rules are, under `docs/rules`. */
  readonly rulesPage: string;
  /** The id of the card that stays the last. */
  readonly last?: string;
  card(card: NewCard): string;
  test(card: NewCard): string;
  messages(card: NewCard): Readonly<Record<string, string>>;
  rule(card: NewCard): string;
  picture(): string;
}

const FIRST_TRUST = 5;

function playedTest(rule: string, position: string): string {
  return `import { expect, it } from 'vitest';
import { play } from '../../../../test/play.js';

it('does what its rule says [${rule}]', () => {
  play({ ${position}, steps: [] });
  expect.fail('Play the effect here: docs/scenarios.md lists what steps can say.');
});
`;
}

function picture(frame: string, shapes: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame}">${shapes}</svg>\n`;
}

export const KINDS: Readonly<Record<string, CardKind>> = {
  'city-event': {
    folder: 'city-events',
    prefix: 'EVT',
    list: 'CITY_EVENTS',
    catalogFile: 'city-events.ts',
    rulesPage: 'city-events.md',
    last: 'the-countdown',
    card: ({
      id,
      identifier,
      stack,
    }) => `import type { CityEventDefinition } from '../../../model/content.js';

/** To be written: what it does. The Plan never advances yet. */
export const ${identifier}: CityEventDefinition = {
  id: '${id}',
  stack: ${stack},
  source: { name: 'design', effect: 'design' },
  planAdvances: () => false,
};
`,
    test: ({ id }) => playedTest(`EVT-${id}`, `phase: 'machine', event: '${id}'`),
    messages: ({ id, title }) => ({
      [`city-event.${id}`]: title,
      [`city-event.${id}.effect`]: 'To be written.',
      [`city-event.${id}.plan`]: 'never',
    }),
    rule: ({ stack }) => `Stack ${'I'.repeat(stack)}. To be written. Plan: the Master Plan never advances.`,
    picture: () =>
      picture(
        '0 0 160 90',
        '<use href="#kit-sky" width="160" height="90"/><use href="#kit-houses" y="40" width="160" height="50" fill="var(--h2)"/>',
      ),
  },
  directive: {
    folder: 'directives',
    prefix: 'DIR',
    list: 'DIRECTIVES',
    catalogFile: 'directives.ts',
    rulesPage: 'directives.md',
    card: ({ id, identifier }) => `import type { DirectiveDefinition } from '../../../model/content.js';

/** To be written: what it does while it is published. */
export const ${identifier}: DirectiveDefinition = {
  id: '${id}',
  source: { name: 'design', effect: 'design' },
};
`,
    test: ({ id }) => playedTest(`DIR-${id}`, `phase: 'machine', directives: { published: ['${id}'] }`),
    messages: ({ id, title }) => ({
      [`directive.${id}`]: title,
      [`directive.${id}.effect`]: 'To be written.',
    }),
    rule: () => 'To be written.',
    picture: () =>
      picture(
        '0 0 160 90',
        '<path fill="var(--h3)" d="M0 0h160v90H0z"/><use href="#kit-document" x="64" y="24" width="32" height="42"/>',
      ),
  },
  hero: {
    folder: 'heroes',
    prefix: 'HERO',
    list: 'HEROES',
    catalogFile: 'figures.ts',
    rulesPage: 'heroes-cards.md',
    card: ({ id, identifier, place }) => `import type { HeroDefinition } from '../../../model/content.js';

/** To be written: what the ability does. */
export const ${identifier}: HeroDefinition = {
  id: '${id}',
  startsIn: 'central-square',
  initiative: ${place},
  maxTrust: ${FIRST_TRUST},
  ability: {},
  source: { name: 'design', effect: 'design' },
};
`,
    test: ({ id }) => playedTest(`HERO-${id}`, `phase: 'heroes', turn: '${id}', heroes: { '${id}': {} }`),
    messages: ({ id, title }) => ({
      [`hero.${id}`]: title,
      [`hero.${id}.title`]: title,
      [`hero.${id}.short`]: title,
      [`hero.${id}.ability`]: 'To be named',
      [`hero.${id}.effect`]: 'to be written',
    }),
    rule: ({ place }) =>
      `Starts on the Central Square; Initiative ${place}; maximum Trust ${FIRST_TRUST}. **To be named:** to be written.`,
    picture: () =>
      picture(
        '0 0 120 120',
        '<circle cx="60" cy="60" r="56" fill="var(--h4)"/><use href="#kit-hero" x="20" y="20" width="80" height="83" fill="var(--h2)"/>',
      ),
  },
};
