import { AUDIENCES, type Audience, assembleRules, MODULES, type Rules } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import type { Secrecy } from '../../src/model/module-view.js';
import { mayKnow } from '../../src/view/audience.js';
import { type ModuleGame, recordingOf } from './module-games.js';
import { PLANTED_IN_MODULES } from './planted-in-modules.js';
import { type CoverageByAudience, findLeaks, newCoverage } from './twin-tests.js';

const SHARE = Number(process.env.LEAK_GAMES ?? 60) / 60;

/** What these rules keep in views and on tokens beyond the core game, and hide from an audience. */
function hiddenPaths({ views, tokenKinds }: Rules, audience: Audience): readonly string[] {
  const paths = [
    ...views.flatMap(({ secrecy }) => Object.entries(secrecy)),
    ...tokenKinds.flatMap(({ id, faceKnownTo }): [string, Secrecy][] =>
      faceKnownTo === undefined ? [] : [[`tokens.${id}.*.face`, faceKnownTo]],
    ),
  ];
  return paths.filter(([, secrecy]) => !mayKnow(audience, secrecy)).map(([path]) => path);
}

describe('nobody learns what a view does not show', () => {
  const coverage: CoverageByAudience = newCoverage();

  const expectNoLeak = (kind: ModuleGame, games: number) => {
    for (let seed = 1; seed <= Math.ceil(games * SHARE); seed++)
      expect([...findLeaks(recordingOf(kind, seed), coverage)], `seed ${seed}`).toEqual([]);
  };

  it('of Theories [R-INF-6, ENK-4]', () => expectNoLeak('theories', 2));
  it('of a lent card [R-INF-6, THE-sociological]', () => expectNoLeak('lending', 2));
  it('of the way to the Hideout [R-INF-6, JUL-3]', () => expectNoLeak('hideout', 2));
  it('of Surge tokens [R-INF-6, R-ESC-5]', () => expectNoLeak('surges', 3));
  it('of a card under Espionage [R-INF-6, R-ESC-5]', () => expectNoLeak('espionage', 2));
  it('with random modules [R-INF-6]', () => expectNoLeak('random modules', 8));

  it('and everything hidden that any module keeps was varied [ENK-3]', () => {
    const all = assembleRules(MODULES.map(({ id }) => id));
    for (const audience of AUDIENCES) {
      const never = hiddenPaths(all, audience).filter((path) => !coverage[audience].get(path));
      expect(never, audience).toEqual([]);
    }
  });
});

describe('the leak test is tested', () => {
  const MOST_GAMES = 40;

  it.each(PLANTED_IN_MODULES)(
    'it catches $name',
    ({ games, plant }) => {
      for (let seed = 1; seed <= MOST_GAMES; seed++) {
        const recording = recordingOf(games, seed);
        const leaks = findLeaks(recording, newCoverage(), plant(recording.rules));
        if (leaks.next().done === false) return;
      }
      expect.fail(`not caught in ${MOST_GAMES} games`);
    },
    120_000,
  );
});
