import {
  AUDIENCES,
  assembleRules,
  buildView,
  createConfig,
  exportScenario,
  type Game,
  itemAt,
  openScenario,
  startGame,
} from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { arrangeServants, layImprovement, servantNamed } from '../../../test/modules/improved.js';
import { listen, openKinds, optionTexts, playFrame, refusalOf, say } from '../../../test/modules/playing.js';
import { districtNamed } from '../../model/rules.js';
import { tokensOf } from '../../model/tokens.js';

const RULES = assembleRules(['one-versus-many', 'servants-of-the-machine']);
const PLACES = ['art', 'science', 'commerce', 'industrial', 'velvet', 'control-nexus'];

function deal(seed: string): Game {
  return startGame(RULES, createConfig(RULES, { seed, generator: 'fast' }));
}

describe('at setup', () => {
  it('the 6 Improvement tokens lie face-up, one in the Control Nexus and in each Minor District [SRV-2, R-ESC-7]', () => {
    const g = deal('improvements');
    for (const audience of AUDIENCES) {
      const lying = buildView(g, audience).tokens?.improvement ?? [];
      expect(lying.map(({ at }) => at).sort()).toEqual([...PLACES].sort());
      expect(lying.map(({ face }) => face).sort()).toEqual([
        'judgementor',
        'judgementor',
        'lex-hecate',
        'lex-hecate',
        'phantasmer',
        'phantasmer',
      ]);
    }
    expect(tokensOf(g, 'improvement-installed')).toEqual([]);
  });

  it('they lie in another order in another game [SRV-2]', () => {
    const orders = ['a', 'b', 'c', 'd'].map((seed) =>
      tokensOf(deal(seed), 'improvement').map(({ face }) => face),
    );
    expect(new Set(orders.map((order) => order.join())).size).toBeGreaterThan(1);
  });
});

/** Ends the Great Machine Phase. */
function endPhase(g: Game): void {
  playFrame(g, 'machine');
  say(g, 'machine-phase', 'end');
}

const installedBy = (g: Game, id: string) =>
  tokensOf(g, 'improvement-installed').filter(({ at }) => at === servantNamed(g, id)).length;

describe('at the end of the Great Machine Phase', () => {
  it('a Servant may pick up its own Improvement, for no Bonds and no Action [SRV-3, R-ESC-2]', () => {
    const g = arrangeServants({ 'lex-hecate': { in: 'art' }, judgementor: { in: 'velvet' } });
    layImprovement(g, 'art', 'lex-hecate');
    layImprovement(g, 'velvet', 'judgementor');
    const events = listen(g);
    endPhase(g);
    expect(optionTexts(g, 'improvement')).toEqual(['servant lex-hecate', 'servant judgementor', 'decline']);
    say(g, 'improvement', 'servant lex-hecate');
    expect(optionTexts(g, 'improvement')).toEqual(['servant judgementor', 'decline']);
    say(g, 'improvement', 'servant judgementor');
    expect([installedBy(g, 'lex-hecate'), installedBy(g, 'judgementor')]).toEqual([1, 1]);
    expect(tokensOf(g, 'improvement')).toEqual([]);
    expect(g.state).toMatchObject({ bonds: 10, servants: [{ actions: 0 }, { actions: 0 }, { actions: 0 }] });
    expect(events.map(({ event }) => event)).toEqual([
      'improvement-installed',
      'improvement-installed',
      'machine-phase-ended',
    ]);
  });

  it('also after its Action [SRV-3]', () => {
    const g = arrangeServants({ 'lex-hecate': { in: 'art' } });
    layImprovement(g, 'art', 'lex-hecate');
    playFrame(g, 'machine');
    say(g, 'machine-phase', 'servant lex-hecate', 'do raid');
    say(g, 'machine-phase', 'end');
    say(g, 'improvement', 'servant lex-hecate');
    expect(installedBy(g, 'lex-hecate')).toBe(1);
  });

  it('it may leave it where it lies [SRV-3]', () => {
    const g = arrangeServants({ 'lex-hecate': { in: 'art' } });
    layImprovement(g, 'art', 'lex-hecate');
    endPhase(g);
    say(g, 'improvement', 'decline');
    expect(installedBy(g, 'lex-hecate')).toBe(0);
    expect(tokensOf(g, 'improvement')).toHaveLength(1);
    expect(openKinds(g)).toEqual([]);
  });

  it.each([
    ['of another Servant', 'art', 'judgementor'],
    ['in another District', 'science', 'lex-hecate'],
  ])('it does not pick up one %s [SRV-3]', (_what, district, face) => {
    const g = arrangeServants({ 'lex-hecate': { in: 'art' } });
    layImprovement(g, district, face);
    endPhase(g);
    expect(openKinds(g)).toEqual([]);
  });

  it('says why a Servant picks up nothing [SRV-3]', () => {
    const g = arrangeServants({ 'lex-hecate': { in: 'art' } });
    layImprovement(g, 'art', 'lex-hecate');
    endPhase(g);
    expect(refusalOf(g, 'improvement', 'servant judgementor')).toEqual({
      code: 'no-own-improvement',
      rule: 'SRV-3',
    });
    layImprovement(g, 'velvet', 'judgementor');
    itemAt(g.state.servants, servantNamed(g, 'judgementor')).place = districtNamed(g.rules, 'velvet');
    g.state.extra.down = 'judgementor';
    expect(refusalOf(g, 'improvement', 'servant judgementor')).toEqual({
      code: 'servant-deactivated',
      rule: 'R-ESC-2',
    });
    expect(refusalOf(g, 'improvement', 'servant lex-hecate')).toBeUndefined();
    expect(refusalOf(g, 'improvement', 'hero finch')).toBeUndefined();
  });

  it('it does not while it lies on its side [R-ESC-2]', () => {
    const g = arrangeServants({ 'lex-hecate': { in: 'art' } });
    g.state.extra.down = 'lex-hecate';
    layImprovement(g, 'art', 'lex-hecate');
    endPhase(g);
    expect(openKinds(g)).toEqual([]);
  });

  it('a second Improvement goes to slot II [SRV-4]', () => {
    const g = arrangeServants({ 'lex-hecate': { in: 'art', has: 1 } });
    layImprovement(g, 'art', 'lex-hecate');
    const events = listen(g);
    endPhase(g);
    say(g, 'improvement', 'servant lex-hecate');
    expect(installedBy(g, 'lex-hecate')).toBe(2);
    expect(events).toContainEqual(expect.objectContaining({ event: 'improvement-installed', slot: 2 }));
  });

  it('nothing of it is asked in the core game [SRV-3]', () => {
    const core = assembleRules();
    const g = startGame(core, createConfig(core, { seed: 'core', generator: 'fast' }));
    g.state.frames.length = 0;
    endPhase(g);
    expect(openKinds(g)).toEqual([]);
  });
});

it('can be told in a scenario file, and comes out of one [SRV-4]', () => {
  const file = {
    format: 1,
    name: 'improved Servants',
    modules: ['one-versus-many', 'servants-of-the-machine'],
    phase: 'machine',
    servants: { 'lex-hecate': { in: 'art' } },
    tokens: {
      improvement: ['art lex-hecate', 'velvet judgementor'],
      'improvement-installed': ['phantasmer'],
    },
  };
  const play = openScenario(RULES, file);
  expect(installedBy(play.look(), 'phantasmer')).toBe(1);
  expect(exportScenario(play, 'again').tokens).toMatchObject(file.tokens);
});
