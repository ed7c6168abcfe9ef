import { assembleRules, createConfig, type PickView, present, startGame } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { PICKS, type PickName } from '../model/picks.js';
import { readPick, samePickView, showPick } from './picks.js';

const rules = assembleRules();
const heroes = ['finch', 'fowler', 'physician'];
const g = startGame(rules, createConfig(rules, { seed: 'picks', heroes }));
const art = rules.districts.findIndex(({ id }) => id === 'art');

/** A pick of every name that a pick may have. */
const OF_EACH_NAME: Readonly<Record<PickName, PickView>> = {
  nothing: { pick: 'end', names: 'nothing' },
  district: { pick: 'to', names: 'district', of: 'art' },
  'access-card': { pick: 'card', names: 'access-card', of: 'art' },
  placement: { pick: 'placement', names: 'placement', of: { x: -3, y: 12, rotation: 3 } },
  citizen: { pick: 'citizen', names: 'citizen', of: 29 },
  hero: { pick: 'hero', names: 'hero', of: 'fowler' },
  servant: { pick: 'servant', names: 'servant', of: 'judgementor' },
  card: { pick: 'directive', names: 'card', of: 'levy' },
  action: { pick: 'do', names: 'action', of: 'riot' },
  seat: { pick: 'ready', names: 'seat', of: 'revolutionary-1' },
  number: { pick: 'amount', names: 'number', of: 0 },
  text: { pick: 'option', names: 'text', of: 'no-trust' },
};

describe('a pick outside the rules', () => {
  it.each(Object.values(OF_EACH_NAME))('says what it names: $pick $names $of', (view) => {
    expect(showPick(g, present(readPick(g, view), 'pick'))).toEqual(view);
    expect(PICKS[view.pick as keyof typeof PICKS]).toBe(view.names);
  });

  it('is the same as another if kind, name and thing are', () => {
    const views = Object.values(OF_EACH_NAME);
    for (const view of views)
      expect(views.filter((other) => samePickView(structuredClone(view), other))).toEqual([view]);
    expect(samePickView(OF_EACH_NAME.district, { pick: 'to', names: 'district', of: 'science' })).toBe(false);
    expect(samePickView(OF_EACH_NAME.district, { pick: 'to', names: 'access-card', of: 'art' })).toBe(false);
    for (const change of [{ x: 0 }, { y: 0 }, { rotation: 0 }] as const)
      expect(
        samePickView(OF_EACH_NAME.placement, {
          pick: 'placement',
          names: 'placement',
          of: { x: -3, y: 12, rotation: 3, ...change },
        }),
      ).toBe(false);
  });

  it('loses whatever else it says', () => {
    const view = { ...OF_EACH_NAME.district, price: 0, toString: 'x' };
    expect(readPick(g, view)).toEqual({ pick: 'to', of: art });
  });

  it.each([
    [undefined],
    [null],
    [7],
    ['to art'],
    [[]],
    [[OF_EACH_NAME.district]],
    [{}],
    [{ pick: 'to' }],
    [{ pick: 'to', of: 'art' }],
    [{ pick: 'to', names: 'access-card', of: 'art' }],
    [{ pick: 'to', names: 'nothing' }],
    [{ pick: 'to', names: 'district' }],
    [{ pick: 'to', names: 'district', of: art }],
    [{ pick: 'to', names: 'district', of: 'nowhere' }],
    [{ pick: 'to', names: 'district', of: ['art'] }],
    [{ pick: 'to', names: 'district', of: 'constructor' }],
    [{ pick: ['to'], names: 'district', of: 'art' }],
    [{ pick: 'end', names: 'nothing', of: 0 }],
    [{ pick: 'end', names: 'nothing', of: null }],
    [{ pick: 'hero', names: 'hero', of: 'veteran' }],
    [{ pick: 'servant', names: 'servant', of: 'finch' }],
    [{ pick: 'citizen', names: 'citizen', of: '12' }],
    [{ pick: 'citizen', names: 'citizen', of: -1 }],
    [{ pick: 'citizen', names: 'citizen', of: 1.5 }],
    [{ pick: 'citizen', names: 'citizen', of: 10000 }],
    [{ pick: 'amount', names: 'number', of: Number.NaN }],
    [{ pick: 'amount', names: 'number', of: Number.POSITIVE_INFINITY }],
    [{ pick: 'do', names: 'action', of: 4 }],
    [{ pick: 'placement', names: 'placement' }],
    [{ pick: 'placement', names: 'placement', of: '3,0,1' }],
    [{ pick: 'placement', names: 'placement', of: null }],
    [{ pick: 'placement', names: 'placement', of: [3, 0, 1] }],
    [{ pick: 'placement', names: 'placement', of: { x: 3, y: 0 } }],
    [{ pick: 'placement', names: 'placement', of: { x: 100, y: 0, rotation: 1 } }],
    [{ pick: 'placement', names: 'placement', of: { x: 3, y: -100, rotation: 1 } }],
    [{ pick: 'placement', names: 'placement', of: { x: 3, y: 0.5, rotation: 1 } }],
    [{ pick: 'placement', names: 'placement', of: { x: 3, y: 0, rotation: 4 } }],
    [{ pick: 'constructor', names: 'nothing' }],
    [{ pick: '__proto__', names: 'nothing' }],
    [{ pick: 'toString', names: undefined }],
  ])('%j is none', (view) => {
    expect(readPick(g, view)).toBeUndefined();
  });
});
