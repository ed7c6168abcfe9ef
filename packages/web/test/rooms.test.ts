import { expect, it } from 'vitest';
import { circularImports, importsWithin, type Rooms, wrongImports } from '../../rules/test/rooms.js';

const GROUND = ['kit', 'i18n', 'table', 'state'];

/** What each feature may use besides the rooms below all features. */
const FEATURES: Rooms = {
  board: [],
  notebook: [],
  sound: [],
  report: [],
  moments: [],
  panels: ['board'],
  explain: ['board'],
  decide: ['explain'],
  tips: ['explain'],
  end: ['report'],
};

/** What each room of the client may import; itself always. */
const ROOMS: Rooms = {
  kit: [],
  i18n: [],
  table: ['kit', 'i18n'],
  state: ['kit', 'i18n', 'table'],
  ...Object.fromEntries(Object.entries(FEATURES).map(([name, used]) => [name, [...GROUND, ...used]])),
  screens: [...GROUND, ...Object.keys(FEATURES)],
  'screens/table': [...GROUND, ...Object.keys(FEATURES), 'screens'],
  app: [...GROUND, ...Object.keys(FEATURES), 'screens', 'screens/table'],
};

const imports = importsWithin('web');

it('imports go one way between the rooms of the client', () => {
  expect(imports).toContainEqual({ from: 'app/main.tsx', to: 'app/app.js' });
  expect(wrongImports(imports, ROOMS)).toEqual([]);
});

it('no folder of the client comes back to itself through others', () => {
  expect(circularImports(imports)).toEqual([]);
});
