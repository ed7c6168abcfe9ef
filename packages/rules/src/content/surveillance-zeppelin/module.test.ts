import {
  assembleRules,
  createConfig,
  exportScenario,
  type Game,
  itemAt,
  MODULES,
  openScenario,
  ScenarioError,
  startGame,
} from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { optionTexts, playFrame, say } from '../../../test/modules/playing.js';
import { resistance } from '../../../test/modules/resistance/module.js';
import {
  arrangeZeppelin,
  districtsOf,
  place,
  ZEPPELIN_MODULES,
  ZEPPELIN_RULES,
} from '../../../test/modules/zeppelin.js';
import { districtNamed } from '../../model/rules.js';
import { hashWithoutChance } from '../../scenario/export.js';
import { keepZeppelin, moveZeppelin } from './zeppelin.js';

/** Lex Hecate in the Control Nexus with the Bonds to reposition the Art District. */
function repositionArt(g: Game): void {
  itemAt(g.state.servants, 0).place = place('control-nexus');
  g.state.bonds = 2;
  playFrame(g, 'machine');
  say(g, 'machine-phase', 'servant lex-hecate', 'do reposition', 'district art');
}

describe('at setup', () => {
  it('the Zeppelin is put into one of the nine Districts by chance, after everything else [ZEP-1]', () => {
    const places = Array.from({ length: 60 }, (_, seed) => {
      const config = createConfig(ZEPPELIN_RULES, { seed: `zeppelin-${seed}`, generator: 'fast' });
      return districtsOf(startGame(ZEPPELIN_RULES, config), 'zeppelin');
    });
    expect(places.every(({ length }) => length === 1)).toBe(true);
    expect(new Set(places.flat())).toEqual(new Set(ZEPPELIN_RULES.districts.map(({ id }) => id)));
    expect(ZEPPELIN_RULES.frames.setup?.steps.at(-1)?.name).toBe('zeppelin');
  });

  it('nothing else differs from the core game [ZEP-1]', () => {
    const start = (rules: typeof ZEPPELIN_RULES) =>
      startGame(rules, createConfig(rules, { seed: 'zeppelin', generator: 'fast' })).state;
    const { tokens, config, random, ...rest } = start(ZEPPELIN_RULES);
    const { config: coreConfig, random: coreRandom, ...core } = start(assembleRules());
    expect(rest).toEqual(core);
    expect(tokens).toEqual({ zeppelin: [{ at: expect.any(Number) }] });
  });
});

describe('a District off the grid', () => {
  const rules = assembleRules([...ZEPPELIN_MODULES, 'resistance'], [...MODULES, resistance]);

  it('never sees the Zeppelin [R-ZEP-3]', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const g = startGame(rules, createConfig(rules, { seed: `off the grid ${seed}`, generator: 'fast' }));
      expect(districtsOf(g, 'zeppelin')).not.toContain('cellar');
    }
    const g = startGame(rules, createConfig(rules, { seed: 'off the grid' }));
    expect(keepZeppelin(g)).toBeUndefined();
    moveZeppelin(g, districtNamed(rules, 'cellar'));
    expect(keepZeppelin(g)).toBe('the Zeppelin is off the grid (R-ZEP-3)');
  });
});

describe('a repositioned District', () => {
  it('takes the Zeppelin along [R-GEO-5, R-ZEP-3]', () => {
    const g = arrangeZeppelin('art');
    const before = itemAt(g.state.city, place('art'));
    repositionArt(g);
    say(g, 'machine-phase', itemAt(optionTexts(g, 'machine-phase'), 0));
    expect(itemAt(g.state.city, place('art'))).not.toEqual(before);
    expect(districtsOf(g, 'zeppelin')).toEqual(['art']);
  });

  it('may be turned upside down on the spot, for its exits turn with it [R-GEO-7]', () => {
    const g = arrangeZeppelin('art');
    repositionArt(g);
    expect(optionTexts(g, 'machine-phase')).toContain('placement 1,0,2');
    say(g, 'machine-phase', 'placement 1,0,2');
    expect(itemAt(g.state.city, place('art')).rotation).toBe(2);
  });
});

describe('a scenario file', () => {
  const file = { format: 1, name: 'the Zeppelin in words', modules: ZEPPELIN_MODULES };
  const tokens = {
    zeppelin: ['tower-of-law'],
    'direction-discarded': ['left', 'top-right'],
    'special-guard': ['art', 'art', 'velvet'],
    'broken-special-guard': ['science'],
  };

  it('names Zeppelin, Direction tokens and special Guards in words, and is written so [R-ZEP-2, R-ZEP-3]', () => {
    const play = openScenario(ZEPPELIN_RULES, { ...file, tokens });
    expect(play.state.guards[place('art')]).toBe(4);
    expect(play.state.brokenGuards[place('science')]).toBe(1);
    const again = exportScenario(play, 'again');
    expect(again.tokens).toEqual(tokens);
    expect(hashWithoutChance(openScenario(ZEPPELIN_RULES, again).state)).toBe(hashWithoutChance(play.state));
  });

  it.each([
    ['two Zeppelins', { zeppelin: ['art', 'velvet'] }, "2 tokens 'zeppelin' instead of 1"],
    [
      'a Direction token twice',
      { 'direction-discarded': ['left', 'left'] },
      "more tokens of 'direction' than there are",
    ],
    [
      'ten special Guards',
      { 'special-guard': ['art', 'science', 'commerce', 'industrial', 'velvet'].flatMap((id) => [id, id]) },
      '10 special Guards where there are 9 (R-ZEP-2)',
    ],
  ])('is refused with %s', (_what, wrong, reason) => {
    expect(() => openScenario(ZEPPELIN_RULES, { ...file, tokens: wrong })).toThrow(reason);
  });

  it('is refused with the path where the module is not played', () => {
    const open = () => openScenario(assembleRules(), { ...file, modules: ['one-versus-many'], tokens });
    expect(open).toThrow(ScenarioError);
    expect(open).toThrow('tokens.zeppelin');
  });
});
