import { type Game, itemAt, servantAt } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { arrangeServants, layImprovement, servantNamed } from '../../../../test/modules/improved.js';
import {
  listen,
  openKinds,
  optionTexts,
  playFrame,
  refusalOf,
  say,
} from '../../../../test/modules/playing.js';
import { mapOf } from '../../../model/city/index.js';
import { bitsOf } from '../../../model/queries.js';
import { districtNamed } from '../../../model/rules.js';
import { tokensOf } from '../../../model/tokens.js';

/** Phantasmer with so many Improvements in the Art District, at the end of the Great Machine Phase. */
function endPhase(has: number, before: (g: Game) => void = () => {}): Game {
  const g = arrangeServants({ phantasmer: { has, in: 'art' } });
  before(g);
  playFrame(g, 'machine');
  say(g, 'machine-phase', 'end');
  return g;
}

const idsOf = (g: Game, places: readonly number[]) =>
  places.map((place) => itemAt(g.rules.districts, place).id);
const placeOf = (g: Game) => idsOf(g, [servantAt(g, servantNamed(g, 'phantasmer')).place])[0];

function connectedToArt(g: Game): readonly string[] {
  return idsOf(g, bitsOf(itemAt(mapOf(g.state.city).neighbours, districtNamed(g.rules, 'art'))));
}

describe('Phantasmer may relocate at the end of the Great Machine Phase', () => {
  it('with Improvement I to a connected District, for nothing [SRV-7]', () => {
    const g = endPhase(1);
    const near = connectedToArt(g);
    const [first = ''] = near;
    expect(optionTexts(g, 'phantasmer-relocation')).toEqual([...near.map((id) => `to ${id}`), 'decline']);
    const events = listen(g);
    say(g, 'phantasmer-relocation', `to ${first}`);
    expect(placeOf(g)).toBe(first);
    expect(g.state.bonds).toBe(10);
    expect(events).toContainEqual(expect.objectContaining({ event: 'servant-relocated', because: 'SRV-7' }));
  });

  it('and is told why not elsewhere [SRV-7]', () => {
    const g = endPhase(1);
    const far = idsOf(g, [...g.state.city.keys()]).find(
      (id) => id !== 'art' && !connectedToArt(g).includes(id),
    );
    const refused = (pick: string) => refusalOf(g, 'phantasmer-relocation', pick);
    expect(refused(`to ${far}`)).toEqual({ code: 'not-connected', rule: 'SRV-7' });
    expect(refused('to art')).toEqual({ code: 'already-there', rule: 'SRV-7' });
    expect(refused('hero finch')).toBeUndefined();
  });

  it('with Improvement II to any other District [SRV-7]', () => {
    const g = endPhase(2);
    const others = g.rules.districts.map(({ id }) => id).filter((id) => id !== 'art');
    expect(optionTexts(g, 'phantasmer-relocation')).toEqual([...others.map((id) => `to ${id}`), 'decline']);
  });

  it('or stay [SRV-7]', () => {
    const g = endPhase(1, (game) => {
      servantAt(game, servantNamed(game, 'phantasmer')).place = districtNamed(game.rules, 'velvet');
    });
    say(g, 'phantasmer-relocation', 'decline');
    expect(placeOf(g)).toBe('velvet');
    expect(openKinds(g)).toEqual([]);
  });

  it('also by an Improvement that he has picked up just now [R-ESC-2]', () => {
    const g = endPhase(0, (game) => layImprovement(game, 'art', 'phantasmer'));
    say(g, 'improvement', 'servant phantasmer');
    expect(openKinds(g)).toEqual(['phantasmer-relocation']);
  });

  it('and picks up nothing where he arrives [SRV-7, R-ESC-2]', () => {
    const g = endPhase(1, (game) => layImprovement(game, 'velvet', 'phantasmer'));
    expect(connectedToArt(g)).toContain('velvet');
    say(g, 'phantasmer-relocation', 'to velvet');
    expect(openKinds(g)).toEqual([]);
    expect(tokensOf(g, 'improvement')).toHaveLength(1);
  });

  it('not without an Improvement, nor on his side [SRV-7, R-ESC-2]', () => {
    expect(openKinds(endPhase(0))).toEqual([]);
    const lying = endPhase(2, (game) => {
      game.state.extra.down = 'phantasmer';
    });
    expect(openKinds(lying)).toEqual([]);
  });
});
