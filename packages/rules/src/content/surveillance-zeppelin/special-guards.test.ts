import { type Game, guardsIn, heroAt, servantAt } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { listen, optionTexts, playFrame, playTurn, say } from '../../../test/modules/playing.js';
import { arrangeZeppelin, districtsOf, FOWLER, place } from '../../../test/modules/zeppelin.js';
import { breakGuard } from '../../effects/guards.js';
import { placeToken } from '../../effects/tokens.js';
import { brokenGuardsIn } from '../../model/pieces.js';
import { keepSpecialGuards, placeSpecialGuard } from './special-guards.js';

const ART = place('art');

/** Two regular Guards and a special one in the Art District. */
function arrange(): Game {
  const g = arrangeZeppelin('velvet');
  placeSpecialGuard(g, ART);
  g.state.bonds = 10;
  return g;
}

/** What is wrong with the number of Guards. */
function faults(g: Game): readonly string[] {
  return g.rules.invariants
    .flatMap((invariant) => invariant(g) ?? [])
    .filter((fault) => /Guards/.test(fault));
}

describe('a special Guard', () => {
  it('is a Guard for every price, and no regular one [ZEP-6, R-ZEP-2]', () => {
    const g = arrange();
    expect(guardsIn(g, ART)).toBe(3);
    expect(faults(g)).toEqual([]);
    Object.assign(heroAt(g, FOWLER), { place: ART, trust: 3, hand: 0, chosen: undefined });
    playTurn(g, FOWLER);
    say(g, 'hero-action', 'do incitement');
    expect(heroAt(g, FOWLER).trust).toBe(0);
  });

  it('is named by who moves a Guard where both kinds stand [R-ZEP-2]', () => {
    const g = arrange();
    playFrame(g, 'machine');
    say(g, 'machine-phase', 'guard art');
    expect(optionTexts(g, 'machine-phase')).toEqual(['guard-kind regular', 'guard-kind special']);
    say(g, 'machine-phase', 'guard-kind special', 'to science');
    expect(districtsOf(g, 'special-guard')).toEqual(['science']);
    say(g, 'machine-phase', 'guard art', 'to science');
    expect([guardsIn(g, ART), guardsIn(g, place('science'))]).toEqual([1, 4]);
    expect(faults(g)).toEqual([]);
  });

  it('is named by who attacks [R-ZEP-2]', () => {
    const g = arrange();
    g.state.random.forced = [{ purpose: 'assault-die', result: '2' }];
    Object.assign(heroAt(g, FOWLER), { place: ART, trust: 3, hand: 0, chosen: undefined });
    playTurn(g, FOWLER);
    say(g, 'hero-action', 'do attack', 'guard-kind special', 'amount 3');
    expect(districtsOf(g, 'broken-special-guard')).toEqual(['art']);
    expect([guardsIn(g, ART), brokenGuardsIn(g, ART)]).toEqual([2, 1]);
  });

  it('is named by who repairs [R-ZEP-2]', () => {
    const g = arrange();
    for (const kind of ['regular', 'special']) breakGuard(g, ART, 'ACT-4', kind);
    servantAt(g, 0).place = ART;
    playFrame(g, 'machine');
    say(g, 'machine-phase', 'servant lex-hecate', 'do repair', 'guard-kind special');
    expect(districtsOf(g, 'special-guard')).toEqual(['art']);
    expect([guardsIn(g, ART), brokenGuardsIn(g, ART)]).toEqual([2, 1]);
  });

  it('is not asked for where all Guards are of one kind [R-ZEP-2]', () => {
    const g = arrange();
    g.state.guards[ART] = 1;
    playFrame(g, 'machine');
    say(g, 'machine-phase', 'guard art', 'to science');
    expect(districtsOf(g, 'special-guard')).toEqual(['science']);
  });

  it('leaves after Closing step 3, broken or not [ZEP-6, R-ZEP-2]', () => {
    const g = arrange();
    placeSpecialGuard(g, place('science'));
    breakGuard(g, place('science'), 'ACT-4', 'special');
    const events = listen(g);
    playFrame(g, 'closing');
    expect(events.map(({ event }) => event)).toEqual([
      'plan-not-advanced',
      'special-guard-left',
      'special-guard-left',
    ]);
    expect([guardsIn(g, ART), guardsIn(g, place('science'))]).toEqual([2, 2]);
    expect(brokenGuardsIn(g, place('science'))).toBe(0);
    expect([...districtsOf(g, 'special-guard'), ...districtsOf(g, 'broken-special-guard')]).toEqual([]);
  });

  it('counts for a City Event of that round, which comes before [R-ZEP-2]', () => {
    const g = arrange();
    breakGuard(g, ART, 'ACT-4', 'special');
    g.state.cityEvents = { ...g.state.cityEvents, current: 'repair-crews' };
    const { tracks } = g.state;
    playFrame(g, 'closing');
    expect(g.state.tracks['master-plan']).toBe(tracks['master-plan']);
    expect(brokenGuardsIn(g, ART)).toBe(0);
  });
});

describe('special Guards', () => {
  it('are at most nine [R-ZEP-2]', () => {
    const g = arrange();
    for (let district = 1; district < 9; district++) placeSpecialGuard(g, district);
    expect(keepSpecialGuards(g)).toBeUndefined();
    placeSpecialGuard(g, ART);
    expect(keepSpecialGuards(g)).toBe('10 special Guards where there are 9 (R-ZEP-2)');
  });

  it.each(['special-guard', 'broken-special-guard'])(
    'are not more than the Guards of a District: %s [R-ZEP-2]',
    (kind) => {
      const g = arrange();
      g.state.guards[ART] = 1;
      expect(keepSpecialGuards(g)).toBeUndefined();
      placeToken(g, kind, { at: ART });
      expect(keepSpecialGuards(g)).toBe('more special Guards than Guards in art (R-ZEP-2)');
    },
  );

  it('are told of when they come and go [ZEP-6]', () => {
    const g = arrange();
    const events = listen(g);
    placeSpecialGuard(g, ART);
    expect(events).toEqual([expect.objectContaining({ event: 'special-guard-placed', district: ART })]);
  });
});
