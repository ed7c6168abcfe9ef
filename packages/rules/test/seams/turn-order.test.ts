import { assembleRules, buildView, copyState, type Game, type Rules } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { readState, writeState } from '../../src/engine/position.js';
import { heroActor } from '../../src/flow/actors.js';
import { heroesToGo, nameNextHero } from '../../src/flow/heroes.js';
import { type Answered, type DecisionKind, numberPicked } from '../../src/kernel/decision.js';
import { ask, localsOf, runFlow } from '../../src/kernel/flow.js';
import { liveGame } from '../../src/model/game.js';
import { PASS, pickHero } from '../../src/model/picks.js';
import type { ModulePart } from '../../src/model/rules.js';
import { rulesChangedBy } from '../modules/assemble.js';
import { arrangeGame, openKinds, optionTexts, playFrame, say } from '../modules/playing.js';

const LAST = 2;

/** Before each turn the last Hero is asked whether to go now, until gone. */
const impatient: ModulePart = {
  steps: [
    {
      in: 'heroes',
      before: 'turns',
      step: {
        name: 'impatience',
        run(g: Game) {
          if (heroesToGo(g).includes(LAST)) ask(g, 'impatience', heroActor(g, LAST), {});
        },
      },
    },
  ],
  decisions: {
    impatience: {
      rule: 'IMPATIENT',
      options: (g: Game) => (heroesToGo(g).length > 1 ? [pickHero(LAST), PASS] : [pickHero(LAST)]),
      resolve(g: Game, [{ draft }]: Answered) {
        if (draft[0]?.pick === 'hero') nameNextHero(g, LAST);
      },
    } satisfies DecisionKind,
  },
};

/** The first Hero names who takes each turn. */
const chaotic: ModulePart = {
  steps: [
    {
      in: 'heroes',
      before: 'turns',
      step: {
        name: 'name-hero',
        run(g: Game) {
          if (heroesToGo(g).length > 0) ask(g, 'name-hero', heroActor(g, 0), {});
        },
      },
    },
  ],
  decisions: {
    'name-hero': {
      rule: 'CHAOTIC',
      options: (g: Game) => heroesToGo(g).map(pickHero),
      resolve: (g: Game, [{ draft }]: Answered) => nameNextHero(g, numberPicked(draft)),
    } satisfies DecisionKind,
  },
};

const JULIE = rulesChangedBy('impatient', impatient);
const CHAOS = rulesChangedBy('chaotic', chaotic);

/** Nobody moves; the Heroes Phase begins. */
function beginHeroes(rules: Rules): Game {
  const g = arrangeGame(rules, ['finch', 'fowler', 'physician']);
  for (const hero of g.state.heroes) Object.assign(hero, { hand: 0, forfeited: 0b111111111 });
  playFrame(g, 'heroes');
  return g;
}

function passTurn(g: Game): number {
  const { hero } = localsOf(g, 'hero-turn');
  say(g, 'hero-action', 'pass');
  return hero;
}

describe('the order of turns', () => {
  it('is that of Initiative, and holds nothing else in the core game', () => {
    const g = beginHeroes(assembleRules());
    expect(g.state.frames[0]).toMatchObject({ step: 0, locals: { next: 1 } });
    expect([passTurn(g), passTurn(g), passTurn(g)]).toEqual([0, 1, 2]);
    expect(g.state.frames).toEqual([]);
  });

  it('lets a Hero go before the others who says so', () => {
    const g = beginHeroes(JULIE);
    say(g, 'impatience', 'pass');
    expect(passTurn(g)).toBe(0);
    say(g, 'impatience', 'hero physician');
    expect(passTurn(g)).toBe(2);
    expect(passTurn(g)).toBe(1);
    expect(openKinds(g)).toEqual([]);
  });

  it('asks no Hero who is the only one left', () => {
    const g = beginHeroes(JULIE);
    say(g, 'impatience', 'pass');
    passTurn(g);
    say(g, 'impatience', 'pass');
    expect([passTurn(g), passTurn(g)]).toEqual([1, 2]);
  });

  it('can be named turn by turn', () => {
    const g = beginHeroes(CHAOS);
    say(g, 'name-hero', 'hero physician');
    expect(passTurn(g)).toBe(2);
    expect(optionTexts(g, 'name-hero')).toEqual(['hero finch', 'hero fowler']);
    say(g, 'name-hero', 'hero fowler');
    expect([passTurn(g), passTurn(g)]).toEqual([1, 0]);
    expect(g.state.frames).toEqual([]);
  });

  it('is known to all, and goes on where it was put down', () => {
    const g = beginHeroes(CHAOS);
    say(g, 'name-hero', 'hero physician');
    expect(buildView(g, 'public').flow[0]).toMatchObject({
      frame: 'heroes',
      locals: { early: ['physician'] },
    });
    const written = JSON.parse(JSON.stringify(writeState(CHAOS, g.state)));
    const later = liveGame(CHAOS, copyState(readState(CHAOS, written)));
    expect(passTurn(later)).toBe(2);
    expect(optionTexts(later, 'name-hero')).toEqual(['hero finch', 'hero fowler']);
  });

  it('goes on in saves that only hold who is next', () => {
    const g = arrangeGame(assembleRules(), ['finch', 'fowler', 'physician']);
    for (const hero of g.state.heroes) Object.assign(hero, { hand: 0, forfeited: 0b111111111 });
    g.state.frames.push({ frame: 'heroes', step: 0, locals: { next: 2 }, asks: [] });
    expect(heroesToGo(g)).toEqual([2]);
    runFlow(g);
    expect(passTurn(g)).toBe(2);
    expect(g.state.frames).toEqual([]);
  });
});
