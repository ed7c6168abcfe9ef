import type { View } from '@great-machine/rules';
import { expect } from 'vitest';

/** That a view holds nothing that only the other side knows. */
export function lookForSecrets(view: View, side: 'machine' | 'revolutionaries'): void {
  expect(view.audience).toBe(side);
  for (const { actor, draft } of view.decisions) {
    const isOwn = (actor === 'machine') === (side === 'machine');
    if (!isOwn) expect(draft).toBeUndefined();
  }
  if (side === 'machine') lookForHeroesSecrets(view);
  else expect(view.directives.known).toEqual(view.directives.seen);
}

function lookForHeroesSecrets(view: View): void {
  for (const hero of view.heroes) {
    expect(hero.hand).toBeUndefined();
    expect(hero.forfeited).toBeUndefined();
    if (hero.card !== 'open') expect(hero.destination).toBeUndefined();
  }
  for (const { citizens } of view.districts) {
    for (const { face, kind } of citizens) if (face !== 'revealed') expect(kind).toBeUndefined();
  }
}
