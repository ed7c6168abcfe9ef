import {
  assembleRules,
  createConfig,
  type GameOptions,
  itemAt,
  openScenario,
  startGame,
} from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { REVOLUTION } from '../../../test/akira.js';
import { heroIndex, openKinds, say } from '../../../test/modules/playing.js';

const rules = assembleRules(REVOLUTION);
const NEW = Object.values(rules.heroes).flatMap(({ id, group }) => (group === undefined ? [] : [id]));

function castOf(options: GameOptions): readonly string[] {
  return createConfig(rules, options).heroes;
}

describe('the Heroes of the module', () => {
  it('are one at most in a random trio [REV-1]', () => {
    const counts = Array.from({ length: 100 }, (_, seed) =>
      castOf({ seed: `trio ${seed}`, heroes: 'random' }),
    ).map((trio) => trio.filter((id) => NEW.includes(id)).length);
    expect(new Set(counts)).toEqual(new Set([0, 1]));
  });

  it('are in a trio left to chance that includes them, beside every pair of the others [REV-1, SET-4]', () => {
    for (const hero of NEW) {
      const trios = Array.from({ length: 300 }, (_, seed) =>
        castOf({ seed: `with ${seed}`, including: [hero] }),
      );
      for (const trio of trios) expect(trio.filter((id) => NEW.includes(id))).toEqual([hero]);
      expect(new Set(trios.map(String)).size).toBe(15);
    }
  });

  it('are refused where a trio left to chance includes two of them, or is not left to chance [REV-1, SET-4]', () => {
    const refused = (options: object) => expect(() => castOf({ seed: 'including', ...options }));
    refused({ including: ['akira', 'julie'] }).toThrow('of akira, julie only one may be in a game (REV-1)');
    refused({ including: ['akira', 'akira'] }).toThrow('3 different Heroes');
    refused({ including: ['finch', 'fowler', 'actress', 'akira'] }).toThrow('3 different Heroes');
    refused({ including: ['batman'] }).toThrow('no such Hero: batman');
    refused({ including: 'akira' }).toThrow('left to chance');
    refused({ including: ['akira'], heroes: ['finch', 'fowler', 'actress'] }).toThrow('left to chance');
  });

  it('are refused together, with a reason [REV-1]', () => {
    expect(() => castOf({ seed: 'two', heroes: ['akira', 'julie', 'finch'] })).toThrow(
      'of akira, julie only one may be in a game (REV-1)',
    );
    expect(() => castOf({ seed: 'three', heroes: ['julie', 'akira', 'enkidu'] })).toThrow('only one may be');
    for (const hero of NEW) expect(castOf({ seed: hero, heroes: [hero, 'finch', 'fowler'] })).toContain(hero);
  });

  it('share one set of nine Access cards, one of each District [REV-1]', () => {
    for (const hero of NEW) {
      const config = createConfig(rules, {
        seed: hero,
        heroes: [hero, 'finch', 'fowler'],
        generator: 'fast',
      });
      const g = startGame(rules, config);
      if (openKinds(g).includes('start-choice')) say(g, 'start-choice', 'district art');
      const { hand, forfeited } = itemAt(g.state.heroes, heroIndex(g, hero));
      expect((hand | forfeited) & 0b111111111).toBe(0b111111111);
    }
  });

  it('are not there without the module [REV-1]', () => {
    expect(() =>
      createConfig(assembleRules(), { seed: 'none', heroes: ['akira', 'finch', 'fowler'] }),
    ).toThrow('akira');
  });
});

describe('a scenario file', () => {
  it('is refused that has cards of a Hero who is not in play [REV-1]', () => {
    const file = {
      format: 1,
      name: 'no Akira',
      modules: REVOLUTION,
      heroes: { enkidu: {}, finch: {}, fowler: {} },
      extra: { inventions: { held: ['jammer'] } },
    };
    expect(() => openScenario(rules, file)).toThrow('inventions without akira');
  });

  it('is refused that has something of the module without it [REV-1]', () => {
    const core = assembleRules();
    const file = { format: 1, name: 'the core game' };
    for (const [part, path] of [
      [{ extra: { theories: {} } }, 'extra.theories'],
      [{ tokens: { deactivated: ['lex-hecate'] } }, 'tokens.deactivated'],
      [{ heroes: { akira: {} } }, 'heroes.akira'],
    ] as const)
      expect(() => openScenario(core, { ...file, ...part })).toThrow(path);
  });
});
