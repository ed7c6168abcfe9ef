import { assembleRules } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { resistanceRules } from '../../test/modules/index.js';
import type { GameState } from '../model/state.js';
import { namedPath, secrecyEntryOf, secrecyOf, secrecyTable } from './secrecy.js';

const rules = assembleRules();
const coreSecrecyOf = (path: string) => secrecyOf(secrecyTable(rules), path);

describe('the table of secrets', () => {
  it.each([
    ['round', 'public'],
    ['random.generator', 'public'],
    ['random.key.0', 'nobody'],
    ['random.drawn.assault-die', 'nobody'],
    ['config.seed', 'nobody'],
    ['config.key', 'nobody'],
    ['config.seats.0.seat', 'public'],
    ['citizenKind.29', 'by-face'],
    ['arrested.0', 'nobody'],
    ['heroes.2.hand', 'revolutionaries'],
    ['heroes.2.forfeited', 'revolutionaries'],
    ['heroes.2.chosen.owner', 'public'],
    ['heroes.2.chosen.district', 'revolutionaries'],
    ['heroes.2.trust', 'public'],
    ['directives.deck.0', 'nobody'],
    ['directives.hand.0', 'machine'],
    ['directives.seen.0', 'players'],
    ['cityEvents.boxed.0', 'nobody'],
    ['frames.grand-citadel-b.locals.drawnKind', 'revolutionaries'],
    ['frames.attack.locals.stake', 'public'],
    ['frames.attack.asks.attack-payment.draft.0.of', 'by-actor'],
    ['frames.grand-citadel-b.asks.citizen-return.about.drawnKind', 'revolutionaries'],
    ['frames.attack.asks.attack-payment.about.face', 'public'],
    ['offers.machine-payment.rev', 'by-actor'],
    ['offers.machine-payment.about.price', 'public'],
  ])('says of %s: %s [R-INF-6]', (path, secrecy) => {
    expect(coreSecrecyOf(path)).toBe(secrecy);
  });

  it.each([
    'rounds',
    'surround',
    'heroes.2',
    'heroes.2.friends.0',
    'guards.0.colour',
    'frames.attack.locals.whisper',
    'frames.attack.locals.drawnKind',
    'frames.attack.asks.attack-payment.about.drawnKind',
    'frames.1.locals.stake',
    'extra.leaflets.hand.0',
  ])('says nothing of %s, which nobody has thought about [R-INF-6]', (path) => {
    expect(coreSecrecyOf(path)).toBeUndefined();
  });

  it('has the lines of modules too', () => {
    const withModules = secrecyTable(resistanceRules);
    expect(secrecyEntryOf(withModules, 'extra.leaflets.hand.0')).toMatchObject({
      path: 'extra.leaflets.hand.*',
      secrecy: 'revolutionaries',
    });
    expect(secrecyOf(withModules, 'extra.leaflets.deck.3')).toBe('nobody');
    expect(secrecyOf(withModules, 'directives.hand.0')).toBe('machine');
  });

  it('has a line for each path, and the first that fits decides', () => {
    const table = secrecyTable(rules);
    for (const { path } of table) expect(path).toMatch(/^[a-z]+/);
    expect(secrecyEntryOf(table, 'round')?.path).toBe('round');
    expect(secrecyEntryOf(table, 'heroes.0.hand')?.path).toBe('heroes.*.hand');
  });

  it('has a line for faces of tokens that nobody has looked at', () => {
    const table = secrecyTable(assembleRules(['one-versus-many', 'bring-about-a-revolution']));
    expect(secrecyOf(table, 'tokens.deactivated.0.face')).toBe('nobody');
    expect(secrecyOf(table, 'tokens.deactivated.0.at')).toBe('public');
  });

  it('takes every other sign of a path as it is', () => {
    const odd = { name: 'odd', build: () => undefined, secrecy: { 'extra.odd.a+b': 'nobody' } } as const;
    const table = secrecyTable({ ...rules, views: [odd] });
    expect(secrecyOf(table, 'extra.odd.a+b')).toBe('nobody');
    expect(secrecyOf(table, 'extra.odd.aab')).toBeUndefined();
    expect(coreSecrecyOf('configXseed')).toBeUndefined();
    expect(coreSecrecyOf('heroes.2Xhand')).toBeUndefined();
  });
});

describe('a path as the table knows it', () => {
  const state = {
    frames: [
      { frame: 'round', asks: [] },
      { frame: 'attack', asks: [{ kind: 'attack-payment' }] },
    ],
    offers: [{ kind: 'theory' }, { kind: 'invention' }, { kind: 'leaflet' }],
  } as unknown as GameState;

  it.each([
    ['frames.0.step', 'frames.round.step'],
    ['frames.1.locals.stake', 'frames.attack.locals.stake'],
    ['frames.1.locals.0', 'frames.attack.locals.0'],
    ['frames.1.asks', 'frames.attack.asks'],
    ['frames.1.asks.0.draft.0.of', 'frames.attack.asks.attack-payment.draft.0.of'],
    ['offers.0.rev', 'offers.theory.rev'],
    ['offers.1.about.stop', 'offers.invention.about.stop'],
  ])('names frames and decisions: %s is %s', (path, named) => {
    expect(namedPath(state, path)).toBe(named);
  });

  it.each([
    'round',
    'frames',
    'offers',
    'heroes.1.hand',
    'heroes.1.asks.0',
    'frames.2.step',
    'frames.2.asks.0.rev',
    'offers.3.rev',
  ])('is %s itself where there is no such frame or decision', (path) => {
    expect(namedPath(state, path)).toBe(path);
  });

  it('keeps the number of a decision that is not there', () => {
    expect(namedPath(state, 'frames.1.asks.1.rev')).toBe('frames.attack.asks.1.rev');
  });
});
