import {
  AUDIENCES,
  CITY_PRESETS,
  ConfigError,
  createConfig,
  type GameOptions,
  hashState,
  itemAt,
  LoggedPlay,
  parseCity,
  playerDice,
  verifyRecord,
} from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { randomAnswer } from '../leaks/recording.js';
import { rules } from '../play.js';

const LETTERS = 'ASCIVGTNQ';
const trio = ['finch', 'fowler', 'physician'];

function reasonsOf(options: Partial<GameOptions>): readonly string[] {
  try {
    createConfig(rules, { seed: 'table', ...options });
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.reasons;
    throw error;
  }
}

const configOf = (options: Partial<GameOptions> = {}) => createConfig(rules, { seed: 'table', ...options });

describe('a table without wishes', () => {
  it('is for three Revolutionaries, with the first preset and the Plan at II [SET-1, SET-4, SET-5]', () => {
    const config = configOf();
    expect(config.city).toEqual(itemAt(CITY_PRESETS, 0).city);
    expect(config.masterPlan).toBe(2);
    expect(config.seats).toEqual([
      { seat: 'machine', speaksFor: ['machine'] },
      ...config.heroes.map((hero, i) => ({ seat: `revolutionary-${i + 1}`, speaksFor: [hero] })),
    ]);
  });
});

describe('the City of a table', () => {
  it.each(CITY_PRESETS)('may be the preset $id [SET-1]', ({ id, city }) => {
    expect(configOf({ city: id }).city).toEqual(city);
  });

  it('is the same from the same seed and another one from another, if left to chance [SET-1, R-ORD-4]', () => {
    const cityOf = (seed: string) => JSON.stringify(configOf({ seed, city: 'random' }).city);
    expect(cityOf('a')).toBe(cityOf('a'));
    const cities = ['a', 'b', 'c', 'd', 'e'].map(cityOf);
    expect(new Set(cities).size).toBe(5);
    expect(cities).not.toContain(JSON.stringify(itemAt(CITY_PRESETS, 0).city));
  });

  it('may be laid by hand, wherever on the table it lies [SET-1, R-GEO-5]', () => {
    const city = parseCity('AASSCC\nGVQQTN\nGVIITN', LETTERS);
    const shifted = city.map((tile) => ({ ...tile, x: tile.x + 3, y: tile.y - 7 }));
    expect(configOf({ city: shifted }).city).toEqual(city);
  });

  const { city: presetCity } = itemAt(CITY_PRESETS, 0);

  it.each([
    ['overlapping tiles', 'overlap', [...presetCity.slice(0, 8), ...presetCity.slice(0, 1)]],
    [
      'a District with one neighbour',
      'too-few-connections',
      parseCity('..AASSCC\nQQGVIITN\n..GV..TN', LETTERS),
    ],
    ['two separate parts', 'disconnected', parseCity('AAS.QQNN\nCCS.IIGG\n....VVTT', LETTERS)],
    ['a single bridge', 'cut-district', parseCity('AAS..NNG\nCCSQQVVG\n.....IIT\n.......T', LETTERS)],
  ])('is refused for %s [CITY-2, SET-1]', (_what, code, city) => {
    expect(reasonsOf({ city })).toEqual([expect.stringContaining(`the City is not legal: ${code}`)]);
  });

  it('is refused with the names of the Districts at fault [CITY-2]', () => {
    const city = parseCity('..AASSCC\nQQGVIITN\n..GV..TN', LETTERS);
    expect(reasonsOf({ city }).join()).toContain('(central-square; R-GEO-3)');
  });

  it.each([
    ['eight tiles', itemAt(CITY_PRESETS, 0).city.slice(0, 8)],
    ['half a cell', itemAt(CITY_PRESETS, 0).city.map((tile) => ({ ...tile, x: tile.x + 0.5 }))],
    ['a fifth direction', itemAt(CITY_PRESETS, 0).city.map((tile) => ({ ...tile, rotation: 4 as 0 }))],
  ])('is refused for %s [SET-1, R-GEO-1]', (_what, city) => {
    expect(reasonsOf({ city })).toEqual([expect.stringContaining('a City has 9 tiles')]);
  });

  it('is refused for a preset that does not exist, and the others are named [SET-1]', () => {
    expect(reasonsOf({ city: 'atlantis' })).toEqual([
      expect.stringMatching(/no such City preset: atlantis; there are the-gearwheel, /),
    ]);
  });
});

describe('the Heroes of a table', () => {
  it('are the three that were chosen, in Initiative order [SET-4, R-SET-1]', () => {
    expect(configOf({ heroes: ['physician', 'finch', 'fowler'] }).heroes).toEqual(trio);
  });

  it('are three different ones from the seed, if left to chance [SET-4, R-ORD-4]', () => {
    const heroesOf = (seed: string) => configOf({ seed, heroes: 'random' }).heroes;
    expect(heroesOf('a')).toEqual(heroesOf('a'));
    const casts = Array.from({ length: 40 }, (_, i) => heroesOf(`${i}`));
    expect(casts.every((cast) => new Set(cast).size === 3)).toBe(true);
    expect(new Set(casts.flat())).toEqual(new Set(Object.keys(rules.heroes)));
    expect(new Set(casts.map((cast) => cast.join())).size).toBeGreaterThan(5);
  });

  it.each([
    ['two', ['finch', 'fowler']],
    ['four', [...trio, 'actress']],
    ['the same twice', ['finch', 'finch', 'fowler']],
  ])('are refused if there are %s [SET-4]', (_what, heroes) => {
    expect(reasonsOf({ heroes })).toEqual(['a game has 3 different Heroes (SET-4)']);
  });

  it('are refused if the game has no such Hero [SET-4]', () => {
    expect(reasonsOf({ heroes: ['finch', 'fowler', 'nemo'] })).toEqual(['no such Hero: nemo']);
  });
});

describe('the seats of a table', () => {
  const controlOf = (options: Partial<GameOptions>) =>
    configOf({ heroes: trio, ...options })
      .seats.slice(1)
      .map(({ speaksFor }) => speaksFor);

  it('give a lone Revolutionary all three Heroes, two of them 2 and 1, three of them one each [SET-4]', () => {
    expect(controlOf({ revolutionaries: 1 })).toEqual([trio]);
    expect(controlOf({ revolutionaries: 2 })).toEqual([['finch', 'physician'], ['fowler']]);
    expect(controlOf({ revolutionaries: 3 })).toEqual([['finch'], ['fowler'], ['physician']]);
  });

  it('let two Revolutionaries lead a Hero together, if they agree on it [SET-4, R-SET-1]', () => {
    expect(controlOf({ revolutionaries: 2, sharedHero: true })).toEqual([
      ['finch', 'physician'],
      ['fowler', 'physician'],
    ]);
  });

  it('follow the wishes who plays whom [SET-4]', () => {
    const control = [['physician'], ['finch', 'fowler']];
    expect(controlOf({ revolutionaries: 2, control })).toEqual(control);
  });

  it.each([0, 4, 1.5])('are refused for %s Revolutionaries [SET-4]', (revolutionaries) => {
    expect(reasonsOf({ revolutionaries })).toEqual([expect.stringContaining('1, 2 or 3 Revolutionaries')]);
  });

  it.each([
    ['a seat too few', [['finch', 'fowler', 'physician']], 'each of the 2 Revolutionaries plays a Hero'],
    ['a seat without a Hero', [trio, []], 'each of the 2 Revolutionaries plays a Hero'],
    ['a Hero whom nobody plays', [['finch'], ['fowler']], 'every Hero in play'],
    [
      'a Hero who is not in play',
      [
        ['finch', 'fowler'],
        ['physician', 'actress'],
      ],
      'and no other',
    ],
    ['two shared Heroes', [trio, ['finch', 'fowler']], 'only 2 Revolutionaries may lead a Hero together'],
  ])('are refused for %s [SET-4]', (_what, control, reason) => {
    expect(reasonsOf({ heroes: trio, revolutionaries: 2, control })).toEqual([
      expect.stringContaining(reason),
    ]);
  });

  it('are refused if three Revolutionaries share a Hero [SET-4]', () => {
    const control = [['finch'], ['fowler', 'finch'], ['physician']];
    expect(reasonsOf({ heroes: trio, control })).toEqual([
      'only 2 Revolutionaries may lead a Hero together, and no more than one (SET-4)',
    ]);
  });
});

describe('the start of the Master Plan', () => {
  it.each([1, 2, 3, 4])('may be slot %i [SET-5, R-TRK-4]', (masterPlan) => {
    expect(configOf({ masterPlan }).masterPlan).toBe(masterPlan);
  });

  it.each([0, 5, 2.5])('is refused at %s [R-TRK-4]', (masterPlan) => {
    expect(reasonsOf({ masterPlan })).toEqual([
      `the Master Plan starts from I to IV, not at ${masterPlan} (R-TRK-4)`,
    ]);
  });
});

describe('a City Event that does not come in round 1', () => {
  it('is of stack I, and none in the usual game [R-SET-4]', () => {
    expect(configOf({ notFirstEvent: 'security-checks' }).notFirstEvent).toBe('security-checks');
    expect(configOf()).not.toHaveProperty('notFirstEvent');
  });

  it.each(['the-countdown', 'rain'])('is refused where it is %s [R-SET-4]', (notFirstEvent) => {
    expect(reasonsOf({ notFirstEvent })).toEqual([
      `no such City Event of stack I: ${notFirstEvent} (R-SET-4)`,
    ]);
  });
});

describe('options that no game can have', () => {
  it('is told with every reason at once [SET-1, SET-4, R-TRK-4]', () => {
    const options = { seed: '', revolutionaries: 7, heroes: ['nemo'], city: 'atlantis', masterPlan: 9 };
    expect(reasonsOf(options)).toEqual([
      expect.stringContaining('a seed is a text that is not empty'),
      expect.stringContaining('Revolutionaries'),
      expect.stringContaining('no such Hero'),
      expect.stringContaining('3 different Heroes'),
      expect.stringContaining('no such City preset'),
      expect.stringContaining('Master Plan'),
    ]);
  });
});

describe('the chance of a table', () => {
  const key = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';
  const keyed = (options: Partial<GameOptions> = {}) => createConfig(rules, { key, ...options });

  it('comes from a seed or from a key, and the config says from which [R-ORD-4]', () => {
    expect(configOf()).toMatchObject({ seed: 'table' });
    expect(configOf()).not.toHaveProperty('key');
    expect(keyed()).toMatchObject({ key });
    expect(keyed()).not.toHaveProperty('seed');
  });

  it('deals another game from another key, and from this one the same [R-ORD-4]', () => {
    const dealt = (options: Partial<GameOptions>) =>
      hashState(new LoggedPlay(rules, keyed({ city: 'random', ...options })).state);
    expect(dealt({})).toBe(dealt({}));
    expect(dealt({})).not.toBe(dealt({ key: key.replace('00', '01') }));
  });

  it('by a key is replayed from the record [R-ORD-4]', () => {
    const play = new LoggedPlay(rules, keyed({ heroes: trio }));
    const below = playerDice(1);
    for (let said = 0; said < 60; said++) {
      const answer = randomAnswer(play, below);
      if (answer !== undefined) play.answer(answer);
    }
    expect(verifyRecord(rules, JSON.parse(JSON.stringify(play.record())))).toBe('same');
    for (const audience of AUDIENCES) expect(JSON.stringify(play.feed(audience))).not.toContain(key);
  });

  it('needs a key that is one, and not both [R-ORD-4]', () => {
    expect(reasonsOf({ seed: undefined, key: 'secret' })).toEqual([
      'a key is 64 hexadecimal digits in small letters',
    ]);
    expect(reasonsOf({ key })).toEqual(['a game has a seed or a key, not both']);
    expect(reasonsOf({ seed: undefined, key, generator: 'fast', masterPlan: 9 })).toHaveLength(2);
  });
});
