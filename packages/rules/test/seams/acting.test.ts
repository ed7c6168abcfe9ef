import { assembleRules, type Game, itemAt, totalOf } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { actionChoice, actionPrice, whyNotAction } from '../../src/flow/hero-action.js';
import { controlNexusB } from '../../src/flow/hero-actions/control-nexus.js';
import { towerOfLawA } from '../../src/flow/hero-actions/tower-of-law.js';
import { raid, repair } from '../../src/flow/servant-actions/standard.js';
import type { DecisionKind } from '../../src/kernel/decision.js';
import { ask, enter, runFlow } from '../../src/kernel/flow.js';
import { districtNamed } from '../../src/model/rules.js';
import { rulesChangedBy } from '../modules/assemble.js';
import { arrangeGame, optionTexts, playTurn, questionOf, say } from '../modules/playing.js';

declare module '../../src/kernel/decision.js' {
  interface QuestionAbouts {
    readonly remote: Remote;
  }
}

const RULES = assembleRules();
const place = (id: string) => districtNamed(RULES, id);

/** Finch in the Art District, Lex Hecate in the Grand Citadel. */
function arrange(): Game {
  const g = arrangeGame(RULES, ['finch', 'fowler', 'physician']);
  for (const hero of g.state.heroes) hero.trust = 0;
  itemAt(g.state.heroes, 0).place = place('art');
  g.state.directives = { ...g.state.directives, published: ['shadow'] };
  g.effective = undefined;
  return g;
}

describe('an Action that counts as taken elsewhere', () => {
  it('is of a Hero in the District where it counts, at the price of that District', () => {
    const g = arrange();
    g.state.guards[place('art')] = 4;
    g.state.guards[place('tower-of-law')] = 1;
    const here = { hero: 0, district: place('art') };
    const there = { hero: 0, district: place('tower-of-law') };
    expect(towerOfLawA.obstacle(g, here)).toMatchObject({ code: 'only-in-another-district' });
    expect(towerOfLawA.obstacle(g, there)).toBeUndefined();
    expect(totalOf(actionPrice(g, there, towerOfLawA, []))).toBe(1);
  });

  it('is paid by the Hero who takes it and leaves the figure where it stands', () => {
    const g = arrange();
    controlNexusB.perform(g, { hero: 0, district: place('control-nexus') }, [{ pick: 'hero', of: 1 }]);
    expect(g.state.heroes.map(({ trust }) => trust)).toEqual([0, 3, 0]);
    expect(itemAt(g.state.heroes, 0).place).toBe(place('art'));
  });

  it('is of a Servant in the District where it counts', () => {
    const g = arrange();
    const acting = { servant: 0, district: place('science') };
    expect(repair.obstacle(g, acting)).toMatchObject({ code: 'no-broken-guard' });
    raid.perform(g, acting, []);
    expect(g.state.raids).toEqual([{ district: place('science'), succeeded: false }]);
    expect(raid.obstacle(g, acting)).toMatchObject({ code: 'raid-already-here' });
    expect(itemAt(g.state.servants, 0).place).toBe(place('grand-citadel'));
  });
});

const inTower = { hero: 0, district: place('tower-of-law') };

interface Remote {
  readonly hero: number;
}

/** Finch may be asked for a special Action in any District. */
const remote: DecisionKind<Remote> = actionChoice({
  rule: 'REMOTE',
  about: { all: { hero: 'hero' } },
  available: (g) => [towerOfLawA].filter((action) => whyNotAction(g, inTower, [], action) === undefined),
  where: () => inTower,
  whyNot: (g, _about, action) => whyNotAction(g, inTower, [], action),
});

describe('a question for Actions that count as taken elsewhere', () => {
  const rules = rulesChangedBy('remote', {
    frames: [
      { name: 'remote', steps: [{ name: 'ask', run: (g: Game) => ask(g, 'remote', 'finch', { hero: 0 }) }] },
    ],
    decisions: { remote },
  });

  it('takes no Action of the turn, and has the price and the obstacles of that District', () => {
    const g = arrangeGame(rules, ['finch', 'fowler', 'physician']);
    g.state.guards[place('tower-of-law')] = 1;
    Object.assign(itemAt(g.state.heroes, 0), { place: place('art'), trust: 1, hand: 0 });
    g.state.directives = { ...g.state.directives, published: ['shadow', 'levy'] };
    playTurn(g, 0);
    enter(g, 'remote', {});
    runFlow(g);
    expect(optionTexts(g, 'remote')).toEqual(['do tower-of-law-a']);
    say(g, 'remote', 'do tower-of-law-a', 'directive levy');
    expect(g.state.directives.published).toEqual(['shadow']);
    expect(itemAt(g.state.heroes, 0)).toMatchObject({ trust: 0, place: place('art') });
    expect(questionOf(g, 'hero-action').about).toEqual({ hero: 0, taken: [] });
  });

  it('offers nothing that is too expensive there', () => {
    const g = arrange();
    expect(
      remote.options(g, { kind: 'remote', actor: 'finch', about: { hero: 0 }, number: 0, draft: [], rev: 0 }),
    ).toEqual([]);
  });
});
