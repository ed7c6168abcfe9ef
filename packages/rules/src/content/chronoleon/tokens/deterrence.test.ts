import { type Game, heroAt, itemAt, totalOf } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { servantNamed } from '../../../../test/modules/improved.js';
import { listen, optionTexts, playFrame, playTurn } from '../../../../test/modules/playing.js';
import { arrangeUnder, FINCH, FOWLER, putInto } from '../../../../test/modules/surges.js';
import { actionPrice } from '../../../flow/hero-action.js';
import { incitement } from '../../../flow/hero-actions/incitement.js';
import { priceOfExit } from '../../../flow/movement.js';
import { districtNamed } from '../../../model/rules.js';

function pricesFor(g: Game, hero: number): readonly number[] {
  const from = heroAt(g, hero).place;
  return [
    totalOf(priceOfExit(g, { hero, from, first: true, startedIn: from }, false)),
    totalOf(actionPrice(g, { hero, district: from }, incitement, [])),
  ];
}

function guardsInRiot(g: Game, hero: number): unknown {
  const events = listen(g);
  playFrame(g, 'riot', { hero, district: districtNamed(g.rules, 'art') });
  return events.find(({ event }) => event === 'riot-resolved');
}

describe('Deterrence', () => {
  it('makes Chronoleon 1 extra Guard for the Hero: for exits, Actions and Riots [CHR-9, R-GRD-1]', () => {
    const g = arrangeUnder(FOWLER, ['deterrence'], 1);
    expect(pricesFor(g, FOWLER)).toEqual([2, 2]);
    expect(guardsInRiot(g, FOWLER)).toMatchObject({ guards: 2 });
  });

  it('for no other Hero [CHR-9]', () => {
    const g = arrangeUnder(FOWLER, ['deterrence'], 1);
    putInto(g, FINCH, 'art');
    expect(pricesFor(g, FINCH)).toEqual([1, 1]);
    expect(guardsInRiot(g, FINCH)).toMatchObject({ guards: 1 });
  });

  it('never as 2 with Shadow [CHR-9, R-GRD-1]', () => {
    const g = arrangeUnder(FOWLER, ['deterrence'], 1);
    g.state.directives = { ...g.state.directives, published: ['shadow'] };
    expect(pricesFor(g, FOWLER)).toEqual([2, 2]);
  });

  it('only where she stands, and only she [CHR-9]', () => {
    const g = arrangeUnder(FOWLER, ['deterrence'], 1);
    itemAt(g.state.servants, servantNamed(g, 'chronoleon')).place = districtNamed(g.rules, 'velvet');
    itemAt(g.state.servants, servantNamed(g, 'judgementor')).place = districtNamed(g.rules, 'art');
    expect(pricesFor(g, FOWLER)).toEqual([1, 1]);
  });

  it('does not make her a Guard who can be attacked [CHR-9, R-GRD-1]', () => {
    const g = arrangeUnder(FOWLER, ['deterrence'], 0);
    playTurn(g, FOWLER);
    expect(optionTexts(g, 'hero-action')).not.toContain('do attack');
  });

  it('is over without the token [CHR-9]', () => {
    expect(pricesFor(arrangeUnder(FOWLER, [], 1), FOWLER)).toEqual([1, 1]);
  });
});
