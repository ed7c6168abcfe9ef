import { type Game, guardsIn, heroAt, itemAt, totalOf } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { arrangeServants, servantNamed } from '../../../../test/modules/improved.js';
import { listen, optionTexts, playFrame, playTurn } from '../../../../test/modules/playing.js';
import { actionPrice } from '../../../flow/hero-action.js';
import { incitement } from '../../../flow/hero-actions/incitement.js';
import { priceOfExit } from '../../../flow/movement.js';
import { districtNamed } from '../../../model/rules.js';

const FOWLER = 1;

/** Judgementor with so many Improvements in the Art District, with 1 Guard and the Fowler. */
function arrange(has: number): Game {
  const g = arrangeServants({ judgementor: { has, in: 'art' } });
  const art = districtNamed(g.rules, 'art');
  g.state.guards[art] = 1;
  Object.assign(heroAt(g, FOWLER), { place: art, trust: 5, hand: 0, chosen: undefined });
  return g;
}

function exitPrice(g: Game): number {
  const from = heroAt(g, FOWLER).place;
  return totalOf(priceOfExit(g, { hero: FOWLER, from, first: true, startedIn: from }, false));
}

function incitementPrice(g: Game): number {
  return totalOf(actionPrice(g, { hero: FOWLER, district: heroAt(g, FOWLER).place }, incitement, []));
}

/** How many Guards a Riot there is counted against. */
function riotGuards(g: Game): unknown {
  const events = listen(g);
  playFrame(g, 'riot', { hero: FOWLER, district: districtNamed(g.rules, 'art') });
  return events.find(({ event }) => event === 'riot-resolved');
}

describe('Heroes treat Judgementor as a Guard', () => {
  it.each([
    [0, 1, 1, 1],
    [1, 2, 1, 1],
    [2, 2, 2, 2],
  ])(
    'with %i Improvements: an exit costs %i, Incitement %i, a Riot meets %i Guards [SRV-6, R-GRD-1]',
    (has, exit, action, guards) => {
      const g = arrange(has);
      expect([exitPrice(g), incitementPrice(g)]).toEqual([exit, action]);
      expect(riotGuards(g)).toMatchObject({ guards });
    },
  );

  it('never as 2 with Shadow [SRV-6, R-GRD-1]', () => {
    for (const has of [1, 2]) {
      const g = arrange(has);
      g.state.directives = { ...g.state.directives, published: ['shadow'] };
      expect([exitPrice(g), incitementPrice(g)]).toEqual([2, 2]);
    }
  });

  it('only in his District [SRV-6]', () => {
    const g = arrange(2);
    itemAt(g.state.servants, servantNamed(g, 'judgementor')).place = districtNamed(g.rules, 'velvet');
    expect([exitPrice(g), incitementPrice(g)]).toEqual([1, 1]);
  });

  it('not while he lies on his side [R-ESC-2]', () => {
    const g = arrange(2);
    g.state.extra.down = 'judgementor';
    expect([exitPrice(g), incitementPrice(g)]).toEqual([1, 1]);
  });

  it('but he is none: he cannot be attacked [SRV-6, R-GRD-1]', () => {
    const g = arrange(2);
    g.state.guards[districtNamed(g.rules, 'art')] = 0;
    expect(guardsIn(g, districtNamed(g.rules, 'art'))).toBe(0);
    playTurn(g, FOWLER);
    expect(optionTexts(g, 'hero-action')).not.toContain('do attack');
  });
});
