import { describe, expect, it } from 'vitest';
import { circularImports, type Import, importsIn, wrongImports } from './rooms.js';

const ROOMS = { cellar: [], kitchen: ['cellar'], hall: ['cellar', 'kitchen'], 'hall/stairs': ['hall'] };

const uses = (from: string, to: string): Import => ({ from, to });

describe('rooms', () => {
  it('may use themselves and what the table allows', () => {
    const imports = [
      uses('hall/door.ts', 'hall/lamps/oil.js'),
      uses('hall/door.ts', 'kitchen/stove.js'),
      uses('hall/stairs/step.ts', 'hall/door.js'),
      uses('index.ts', 'hall/door.js'),
    ];
    expect(wrongImports(imports, ROOMS)).toEqual([]);
  });

  it('may not use what lies above them', () => {
    expect(wrongImports([uses('cellar/barrel.ts', 'kitchen/stove.js')], ROOMS)).toEqual([
      'cellar/barrel.ts imports kitchen/stove.js',
    ]);
  });

  it('may not use a room inside them which is above them', () => {
    expect(wrongImports([uses('hall/door.ts', 'hall/stairs/step.js')], ROOMS)).toEqual([
      'hall/door.ts imports hall/stairs/step.js',
    ]);
  });

  it('may not use the entry, nor a folder that the table does not name', () => {
    const imports = [
      uses('hall/door.ts', 'index.js'),
      uses('hall/door.ts', 'attic/trunk.js'),
      uses('attic/trunk.ts', 'hall/door.js'),
    ];
    expect(wrongImports(imports, ROOMS)).toHaveLength(3);
  });
});

describe('cycles between folders', () => {
  it('are found through any number of folders, and only they', () => {
    const imports = [
      uses('hall/door.ts', 'kitchen/stove.js'),
      uses('kitchen/stove.ts', 'cellar/barrel.js'),
      uses('cellar/barrel.ts', 'hall/door.js'),
      uses('hall/door.ts', 'attic/trunk.js'),
      uses('attic/trunk.ts', 'roof/tile.js'),
    ];
    expect(circularImports(imports)).toEqual([
      'hall/door.ts imports kitchen/stove.js',
      'kitchen/stove.ts imports cellar/barrel.js',
      'cellar/barrel.ts imports hall/door.js',
    ]);
  });

  it('are found between a folder and one inside it', () => {
    const imports = [
      uses('hall/door.ts', 'hall/stairs/step.js'),
      uses('hall/stairs/step.ts', 'hall/door.js'),
    ];
    expect(circularImports(imports)).toHaveLength(2);
    expect(circularImports(imports, () => 'hall')).toEqual([]);
  });

  it('are none between files of one folder, nor where ways part and meet, nor through an entry', () => {
    const imports = [
      uses('hall/door.ts', 'hall/carpet.js'),
      uses('hall/carpet.ts', 'hall/door.js'),
      uses('hall/door.ts', 'kitchen/stove.js'),
      uses('hall/door.ts', 'cellar/barrel.js'),
      uses('kitchen/stove.ts', 'cellar/barrel.js'),
      uses('cellar/index.ts', 'hall/door.js'),
    ];
    expect(circularImports(imports)).toEqual([]);
  });
});

it('reads every form of import', () => {
  const code = `
import type { Barrel } from './barrel.js';
import {
  Door,
  type Lamp,
} from '../hall/door.js';
export { Stove } from '../kitchen/stove.js';
import '../styles.css';
const later = () => import('../attic/trunk.js');
const place = 'from ./nowhere.js';
`;
  expect(importsIn(code)).toEqual([
    './barrel.js',
    '../hall/door.js',
    '../kitchen/stove.js',
    '../styles.css',
    '../attic/trunk.js',
  ]);
});
