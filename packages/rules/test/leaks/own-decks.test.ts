import { AUDIENCES, assembleRules, createConfig, type Game, itemAt, type Rules } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { THEORIES } from '../../src/content/bring-about-a-revolution/enkidu/theory-deck.js';
import { cardsOf } from '../../src/content/bring-about-a-revolution/own-deck.js';
import type { DeclaredFields } from '../../src/kernel/fields.js';
import { mayKnow } from '../../src/view/audience.js';
import { REVOLUTION } from '../akira.js';
import { dealGame, type Recording, recordGame, type Wishes } from './recording.js';
import { findLeaks, newCoverage } from './twin-tests.js';

const GAMES = Math.ceil(Number(process.env.LEAK_GAMES ?? 60) / 12);

/** Enkidu's hand fills up, now and then a card is lent, and the game lasts for a while. */
const THINKERS: Wishes = ({ state }) => [
  ...(state.round > 4 ? ['theory sociological'] : []),
  'draw-theory',
  'go-on',
  'option no-trust',
  'end',
];

function record(rules: Rules, seed: number): Recording {
  const config = createConfig(rules, {
    seed: `theories ${seed}`,
    city: 'random',
    revolutionaries: 1 + (seed % 3),
    heroes: ['enkidu', 'finch', 'actress'],
  });
  return recordGame(rules, dealGame(rules, config), seed, { wishes: THINKERS, most: 200 });
}

describe('nobody learns a Theory that was not shown', () => {
  const rules = assembleRules(REVOLUTION);
  const coverage = newCoverage();

  it(`in ${GAMES} games and their twins [R-INF-6, ENK-4]`, () => {
    for (let seed = 1; seed <= GAMES; seed++)
      expect([...findLeaks(record(rules, seed), coverage)], `seed ${seed}`).toEqual([]);
  }, 120_000);

  it('with every face in hand and in the deck varied [ENK-3]', () => {
    const paths = rules.views.flatMap(({ secrecy }) => Object.entries(secrecy));
    for (const audience of AUDIENCES) {
      const hidden = paths.filter(([, secrecy]) => !mayKnow(audience, secrecy)).map(([path]) => path);
      expect(
        hidden.filter((path) => !coverage[audience].get(path)),
        audience,
      ).toEqual([]);
    }
  });

  it('nor beside Pockets of Resistance [R-INF-6]', () => {
    const both = assembleRules([...REVOLUTION, 'pockets-of-resistance']);
    expect([...findLeaks(record(both, 1), newCoverage())]).toEqual([]);
  }, 60_000);
});

describe('the cards that were lent', () => {
  it('are among those games [THE-sociological]', () => {
    const rules = assembleRules(REVOLUTION);
    const games = Array.from({ length: GAMES }, (_, seed) => record(rules, seed + 1));
    const lent = games.filter(({ answers }) =>
      answers.some(({ decision }) => decision.includes('.sociological.')),
    );
    expect(lent.length).toBeGreaterThan(0);
  });
});

interface PlantedLeak {
  readonly name: string;
  readonly rules: (sound: Rules) => Rules;
}

function withEvent(rules: Rules, event: string, all: NonNullable<DeclaredFields['all']>): Rules {
  return { ...rules, events: { ...rules.events, [event]: { all } } };
}

const LEAKS: readonly PlantedLeak[] = [
  {
    name: "a drawn Theory's face",
    rules: (sound) => withEvent(sound, 'theory-drawn', { hero: 'hero', theory: 'text' }),
  },
  {
    name: 'a Theory that is returned',
    rules: (sound) => withEvent(sound, 'theory-returned', { hero: 'hero', theory: 'text' }),
  },
  {
    name: 'the bottom of the Theory deck',
    rules: (sound) => ({
      ...sound,
      views: [
        ...sound.views,
        { name: 'planted', build: (g) => [...cardsOf(g, THEORIES).bottom], secrecy: {} },
      ],
    }),
  },
  {
    name: 'a stop that depends on which Theory is held',
    rules: (sound) => {
      const heroes = itemAt(sound.frames, 'heroes');
      const isUseful = (g: Game) => cardsOf(g, THEORIES).held.some((theory) => theory < 'd');
      const steps = heroes.steps.map((step) =>
        step.name === 'theory-between-turns'
          ? { ...step, run: (g: Game, locals: object) => (isUseful(g) ? step.run(g, locals) : undefined) }
          : step,
      );
      return { ...sound, frames: { ...sound.frames, heroes: { ...heroes, steps } } };
    },
  },
];

describe('the twins notice', () => {
  const sound = assembleRules(REVOLUTION);

  it.each(LEAKS)(
    '$name [R-INF-6]',
    ({ rules }) => {
      const planted = rules(sound);
      const caught = [1, 2, 3, 4, 5, 6].some((seed) => {
        const [leak] = findLeaks(record(planted, seed), newCoverage());
        return leak !== undefined;
      });
      expect(caught).toBe(true);
    },
    60_000,
  );
});
