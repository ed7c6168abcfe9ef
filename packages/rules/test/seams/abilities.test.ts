import { type Game, heroAt, itemAt, totalOf } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { publishDirective, switchDirectivesOff, takeBackDirective } from '../../src/effects/directives.js';
import { priceOfExit } from '../../src/flow/movement.js';
import { abilityOf, joinAbilities } from '../../src/model/abilities.js';
import { amountOf, explainAmount } from '../../src/model/queries.js';
import type { ModulePart } from '../../src/model/rules.js';
import { rulesChangedBy } from '../modules/assemble.js';
import { arrangeGame } from '../modules/playing.js';

const [FINCH, FOWLER] = [0, 1];

/** While `extra.lent` names a Hero, Finch has that Hero's ability, too; Heroes gain a Trust more. */
const lending: ModulePart = {
  source: 'LENDING',
  lentAbility(g, hero) {
    const { lent } = g.state.extra;
    return hero === FINCH && typeof lent === 'string' ? itemAt(g.rules.heroes, lent).ability : undefined;
  },
  hooks: { amounts: { 'gain-trust': (_g, value) => value + 1 } },
};

const RULES = rulesChangedBy('lending', lending);

function arrange(): Game {
  return arrangeGame(RULES, ['finch', 'fowler', 'actress']);
}

function exitPrice(g: Game, hero: number): number {
  const from = heroAt(g, hero).place;
  return totalOf(priceOfExit(g, { hero, from, first: true, startedIn: from }, false));
}

describe('an ability that a Hero has beside that of the card', () => {
  it('counts with it, for as long as it is lent', () => {
    const g = arrange();
    const own = exitPrice(g, FINCH);
    g.state.extra.lent = 'fowler';
    expect(amountOf(g, 'hero-actions', 1, { hero: FINCH })).toBe(2);
    expect(abilityOf(g, FINCH).mayFollow?.(['identify'], 'riot')).toBe(false);
    expect(exitPrice(g, FINCH)).toBe(own);
    expect(abilityOf(g, FOWLER)).toBe(itemAt(RULES.heroes, 'fowler').ability);
    g.state.extra.lent = false;
    expect(amountOf(g, 'hero-actions', 1, { hero: FINCH })).toBe(1);
  });

  it('changes a number after the own one has, and others alone', () => {
    const { amounts } = joinAbilities(
      { amounts: { assault: (_g, value) => value + 1, repairs: () => 5 } },
      { amounts: { assault: (_g, value) => value * 2, dice: () => 3 } },
    );
    const g = arrange();
    expect([amounts?.assault?.(g, 1, {}), amounts?.repairs?.(g, 1, {}), amounts?.dice?.(g, 1, {})]).toEqual([
      4, 5, 3,
    ]);
  });

  it('speaks after a detainment, as the own one does', () => {
    const g = arrange();
    g.state.extra.lent = 'actress';
    const { discontent } = g.state.tracks;
    abilityOf(g, FINCH).afterDetainment?.(g, { hero: FINCH, by: 'raid', option: 'B' });
    expect(g.state.tracks.discontent).toBe(discontent + 2);
  });
});

describe('a published Directive whose text is off', () => {
  function published(): Game {
    const g = arrange();
    g.state.directives = { ...g.state.directives, published: ['optimize'] };
    return g;
  }

  it('does nothing and stays published, until it is taken back', () => {
    const g = published();
    expect(amountOf(g, 'servant-actions', 1, { servant: 0 })).toBe(2);
    switchDirectivesOff(g, ['optimize']);
    expect(amountOf(g, 'servant-actions', 1, { servant: 0 })).toBe(1);
    expect(g.state.directives.published).toEqual(['optimize']);
    takeBackDirective(g, 'optimize');
    publishDirective(g, 'optimize');
    expect(amountOf(g, 'servant-actions', 1, { servant: 0 })).toBe(2);
  });

  it('is on again when nothing is off', () => {
    const g = published();
    switchDirectivesOff(g, ['optimize']);
    switchDirectivesOff(g, []);
    expect(amountOf(g, 'servant-actions', 1, { servant: 0 })).toBe(2);
  });
});

describe('a number that a module changes', () => {
  it('is explained by the rule of the module', () => {
    expect(explainAmount(arrange(), 'gain-trust', 1, 'ACT-7')).toEqual([
      { source: 'ACT-7', amount: 1 },
      { source: 'LENDING', amount: 1 },
    ]);
  });
});
