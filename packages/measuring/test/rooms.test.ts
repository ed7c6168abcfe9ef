import { expect, it } from 'vitest';
import { circularImports, importsWithin, type Rooms, wrongImports } from '../../rules/test/rooms.js';

/** What each room of the package may import; itself always. */
const ROOMS: Rooms = {
  files: [],
  statistics: [],
  positions: [],
  predictor: [],
  fitting: ['files', 'predictor'],
  acceptance: ['files', 'statistics', 'positions', 'predictor'],
  commands: ['files', 'statistics', 'positions', 'fitting', 'acceptance'],
};

const imports = importsWithin('measuring');

it('imports go one way between the rooms of measuring', () => {
  expect(imports).toContainEqual({ from: 'acceptance/matches.ts', to: 'predictor/exploiter.js' });
  expect(wrongImports(imports, ROOMS)).toEqual([]);
});

it('no folder of measuring comes back to itself through others', () => {
  expect(circularImports(imports)).toEqual([]);
});
