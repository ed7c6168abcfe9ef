import type { Audience, View } from '@great-machine/rules';
import { expect } from 'vitest';

/** That a view holds nothing that only others know. */
export function lookForSecrets(view: View, audience: Audience): void {
  expect(view.audience).toBe(audience);
  const waiting = view.flow.flatMap((frame) => frame.waiting ?? []);
  for (const { actor, draft, rev } of [...view.questions, ...waiting]) {
    const isOwn = audience === (actor === 'machine' ? 'machine' : 'revolutionaries');
    if (!isOwn) expect([draft, rev]).toEqual([undefined, undefined]);
  }
  if (audience !== 'revolutionaries') lookForHeroesSecrets(view);
  if (audience !== 'machine') expect(view.directives.known).toEqual(view.directives.seen);
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
