import { expect, it } from 'vitest';
import { circularImports, importsWithin, type Rooms, wrongImports } from '../../rules/test/rooms.js';

/** What each room of the server may import; itself always. */
const ROOMS: Rooms = {
  settings: [],
  store: [],
  tables: ['store'],
  limits: ['settings', 'tables'],
  realtime: ['tables', 'limits'],
  testing: [],
  notifications: ['store', 'tables'],
  operations: ['store', 'tables'],
  http: ['settings', 'store', 'tables', 'limits', 'realtime', 'notifications', 'operations'],
};

const imports = importsWithin('server');

it('imports go one way between the rooms of the server', () => {
  expect(imports).toContainEqual({ from: 'tables/world.ts', to: 'store/store.js' });
  expect(wrongImports(imports, ROOMS)).toEqual([]);
});

it('no folder of the server comes back to itself through others', () => {
  expect(circularImports(imports)).toEqual([]);
});
