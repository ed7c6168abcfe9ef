import { MODULES } from '@great-machine/rules';
import { expect, it } from 'vitest';
import { MODULE_PICTURES } from '../src/kit/module-pictures.js';
import { picturesOf } from '../tools/src/sprites.js';

it('has a picture for every module that adds to the game, and for no other', () => {
  const additions = MODULES.filter(({ isGame }) => !isGame).map(({ id }) => id);
  expect(Object.keys(MODULE_PICTURES).sort()).toEqual([...additions].sort());
  for (const { kind, id } of Object.values(MODULE_PICTURES))
    expect(picturesOf(kind).map((picture) => picture.id)).toContain(id);
});
