import { expect, it } from 'vitest';
import { circularImports, importsWithin, type Rooms, wrongImports } from '../../rules/test/rooms.js';

/** What each room of the bots may import; itself always. */
const ROOMS: Rooms = {
  worlds: [],
  thinking: ['worlds'],
  advice: ['worlds', 'thinking'],
  hosting: ['worlds', 'thinking', 'advice'],
};

const imports = importsWithin('bots');

it('imports go one way between the rooms of the bots', () => {
  expect(imports).toContainEqual({ from: 'thinking/minds/create.ts', to: 'worlds/dice.js' });
  expect(wrongImports(imports, ROOMS)).toEqual([]);
});

it('no folder of the bots comes back to itself through others', () => {
  expect(circularImports(imports)).toEqual([]);
});
