import { itemAt } from '../kernel/checked.js';
import { drawBelow } from '../kernel/random.js';
import {
  CITY_PRESETS,
  type City,
  DISTRICT_LETTERS,
  normaliseCity,
  parseCity,
  type Rotation,
  randomCity,
} from '../model/city/index.js';
import type { Rules } from '../model/rules.js';
import type { Completion } from './completion.js';
import type { CityWords } from './scenario.js';

type CityReading = Pick<Completion, 'rules' | 'random' | 'reasons'>;

/** The City that the words mean; whether it is legal is another question. */
export function readCity(c: CityReading, words: CityWords = itemAt(CITY_PRESETS, 0).id, path = 'city'): City {
  try {
    if (typeof words === 'string') return readNamedCity(c, words);
    if (isDrawing(words)) return parseCity(words.join('\n'), DISTRICT_LETTERS);
    return readTiles(c, words);
  } catch (error) {
    c.reasons.push(`${path}: ${(error as Error).message}`);
    return itemAt(CITY_PRESETS, 0).city;
  }
}

function isDrawing(words: CityWords): words is readonly string[] {
  return Array.isArray(words);
}

function gridOf(rules: Rules) {
  return rules.districts.filter((district) => district.onGrid);
}

function readNamedCity({ rules, random }: CityReading, name: string): City {
  if (name === 'random') return randomCity((n) => drawBelow(random, 'city', n), gridOf(rules).length);
  const preset = CITY_PRESETS.find(({ id }) => id === name);
  if (preset !== undefined) return preset.city;
  throw new Error(`no such City preset: ${name}; there are ${CITY_PRESETS.map(({ id }) => id).join(', ')}`);
}

function readTiles({ rules }: CityReading, words: Readonly<Record<string, readonly number[]>>): City {
  return normaliseCity(
    gridOf(rules).map(({ id }) => {
      const [x = 0, y = 0, rotation] = words[id] ?? [];
      if (rotation === undefined || ![0, 1, 2, 3].includes(rotation))
        throw new Error(`${id} needs [x, y, rotation from 0 to 3]`);
      return { x, y, rotation: rotation as Rotation };
    }),
  );
}

/** Each District with its place. */
export function writeCity(rules: Rules, city: City): Record<string, number[]> {
  return Object.fromEntries(
    gridOf(rules).map(({ id }, district) => {
      const { x, y, rotation } = itemAt(city, district);
      return [id, [x, y, rotation]];
    }),
  );
}
