import { AUDIENCES, type Audience, assembleRules } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import type { Secrecy } from '../../src/model/module-view.js';
import { mayKnow } from '../../src/view/audience.js';
import { automatonRules, newcomersRules, resistanceRules } from '../modules/index.js';
import { findLeaks, newCoverage, recordForLeaks } from './twin-tests.js';

const rules = assembleRules();
const GAMES = Number(process.env.LEAK_GAMES ?? 60);
const MODULE_GAMES = Math.ceil(GAMES / 10);

describe('nobody learns what a view does not show', () => {
  const coverage = newCoverage();

  it(`keeps ${GAMES} random games and their twins equal, byte by byte [R-INF-6]`, () => {
    for (let seed = 1; seed <= GAMES; seed++) {
      const leaks = [...findLeaks(recordForLeaks(rules, seed), coverage)];
      expect(leaks, `seed ${seed}`).toEqual([]);
    }
  }, 300_000);

  it('has varied everything that is hidden, for every audience', () => {
    for (const audience of AUDIENCES) {
      const never = [...coverage[audience]].filter(([path, times]) => times === 0 && !isOwn(audience, path));
      expect(never, audience).toEqual([]);
    }
  });
});

describe.each([
  ['resistance', resistanceRules],
  ['automaton', automatonRules],
  ['newcomers', newcomersRules],
])('nor with the module %s', (_name, moduleRules) => {
  const coverage = newCoverage();

  it(`in ${MODULE_GAMES} random games`, () => {
    for (let seed = 1; seed <= MODULE_GAMES; seed++) {
      expect([...findLeaks(recordForLeaks(moduleRules, seed), coverage)], `seed ${seed}`).toEqual([]);
    }
  });

  it('and everything hidden that the module keeps was varied', () => {
    const ownPaths = [
      ...moduleRules.views.flatMap(({ secrecy }) => Object.entries(secrecy)),
      ...moduleRules.tokenKinds.flatMap(({ id, faceKnownTo }): [string, Secrecy][] =>
        faceKnownTo === undefined ? [] : [[`tokens.${id}.*.face`, faceKnownTo]],
      ),
    ];
    for (const audience of AUDIENCES) {
      const hidden = ownPaths.filter(([, secrecy]) => !mayKnow(audience, secrecy)).map(([path]) => path);
      expect(
        hidden.filter((path) => !coverage[audience].get(path)),
        audience,
      ).toEqual([]);
    }
  });
});

/** A side knows its own drafts. */
function isOwn(audience: Audience, path: string): boolean {
  return audience === 'revolutionaries' && /\.(draft|rev)\b/.test(path);
}
