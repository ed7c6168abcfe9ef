import {
  assembleRules,
  buildView,
  createConfig,
  type Game,
  heroAt,
  isAwaited,
  itemAt,
  openDecisions,
  optionsOf,
  startGame,
  takePick,
} from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { raiseDiscontent } from '../../../src/effects/tracks.js';
import { servantExitPrice } from '../../../src/flow/machine-moves.js';
import { resistanceRules } from '../index.js';
import {
  arrangeGame,
  listen,
  openKinds,
  optionTexts,
  playFrame,
  playTurn,
  questionOf,
  say,
} from '../playing.js';
import { FULL_OF_HOPE } from './hope.js';

const core = assembleRules();
const HEROES = ['veteran', 'artificer', 'actress'];

function arrange(): Game {
  return arrangeGame(resistanceRules, HEROES);
}

describe('a fourth Servant', () => {
  it('replaces one of the three', () => {
    const servants = (g: Game) => buildView(g, 'public').servants.map(({ servant }) => servant);
    expect(servants(arrange())).toEqual(['lex-hecate', 'judgementor', 'inquisitrix']);
    expect(servants(arrangeGame(core, HEROES))).toEqual(['lex-hecate', 'judgementor', 'phantasmer']);
  });

  it('moves for 1 Bond, the others for 2', () => {
    const g = arrange();
    expect([0, 1, 2].map((servant) => servantExitPrice(g, servant))).toEqual([2, 2, 1]);
  });
});

describe('a Phase between Access and the Machine', () => {
  /** A game in which everybody has chosen an Access card. */
  function afterAccess(rules = resistanceRules): Game {
    const config = createConfig(rules, { seed: 'whispers', heroes: HEROES, revolutionaries: 1 });
    const g = startGame(rules, config);
    if (openKinds(g)[0] === 'loan') say(g, 'loan', 'pass');
    for (const hero of g.state.heroes) hero.trust = hero.hero === 'artificer' ? 0 : 3;
    for (const decision of openDecisions(g)) {
      while (openKinds(g).includes('access-choice') && isAwaited(g, decision)) {
        takePick(g, decision, itemAt(optionsOf(g, decision), 0));
      }
    }
    return g;
  }

  it('asks every Hero who has Trust, in Initiative order, and then the Machine', () => {
    const g = afterAccess();
    expect(buildView(g, 'public').phase).toBe('whispers');
    expect(questionOf(g, 'whisper').actor).toBe('veteran');
    say(g, 'whisper', 'hero artificer');
    expect(questionOf(g, 'whisper').actor).toBe('actress');
    say(g, 'whisper', 'pass');
    expect(questionOf(g, 'whisper').actor).toBe('artificer');
    say(g, 'whisper', 'pass');
    expect(openKinds(g)).toEqual(['machine-phase']);
    expect(g.state.heroes.map(({ trust }) => trust)).toEqual([2, 3, 1]);
  });

  it('offers no Hero who is full of Trust', () => {
    const g = afterAccess();
    heroAt(g, 1).trust = 7;
    g.offered = undefined;
    expect(optionTexts(g, 'whisper')).toEqual(['hero artificer', 'pass']);
  });

  it('is not there without the module', () => {
    expect(openKinds(afterAccess(core))).toEqual(['machine-phase']);
  });
});

describe('a second roll after any die', () => {
  function roll(rules = resistanceRules): Game {
    const g = arrangeGame(rules, HEROES);
    g.state.random.forced = [
      { purpose: 'assault-die', result: 'shield' },
      { purpose: 'assault-die', result: '4' },
      { purpose: 'escape-die', result: 'handcuffs' },
    ];
    heroAt(g, 1).trust = 4;
    playFrame(g, 'attack', { hero: 1, stake: 4 });
    return g;
  }

  it('is asked with the face that was rolled, for all to see', () => {
    const [asked] = buildView(roll(), 'machine').questions;
    expect(asked).toMatchObject({
      kind: 'second-roll',
      actor: 'actress',
      about: { hero: 'actress', face: 'shield' },
    });
  });

  it('counts in place of the first one', () => {
    const g = roll();
    const events = listen(g);
    say(g, 'second-roll', 'roll-again');
    expect(events).toContainEqual(
      expect.objectContaining({
        event: 'attack-resolved',
        hero: 1,
        district: 0,
        stake: 4,
        success: true,
      }),
    );
  });

  it('may be declined', () => {
    const g = roll();
    const events = listen(g);
    say(g, 'second-roll', 'decline');
    expect(events).toMatchObject([{ event: 'attack-resolved', success: false }]);
  });

  it('is had once a round, with either die', () => {
    const g = roll();
    say(g, 'second-roll', 'roll-again');
    heroAt(g, 1).trust = 0;
    heroAt(g, 1).chosen = { owner: 1, district: 8 };
    playTurn(g, 1);
    say(g, 'hero-step', itemAt(optionTexts(g, 'hero-step'), 0));
    expect(openKinds(g)).toEqual(['detainment']);
  });

  it('is not asked without the module', () => {
    expect(openKinds(roll(core))).not.toContain('second-roll');
  });
});

describe('a third track', () => {
  it('starts at 0 and rises with each step of Discontent, in every view', () => {
    const g = arrange();
    const events = listen(g);
    expect(buildView(g, 'public').tracks.hope).toBe(0);
    raiseDiscontent(g, 2, 'test');
    expect(buildView(g, 'machine').tracks.hope).toBe(2);
    expect(events.filter(({ event }) => event === 'hope-raised')).toHaveLength(2);
  });

  it('gives every Hero 1 Trust when it is full, and then stays', () => {
    const g = arrange();
    const before = g.state.heroes.map(({ trust }) => trust);
    raiseDiscontent(g, FULL_OF_HOPE - 1, 'test');
    expect(g.state.heroes.map(({ trust }) => trust)).toEqual(before);
    raiseDiscontent(g, 2, 'test');
    expect(g.state.tracks.hope).toBe(FULL_OF_HOPE);
    expect(g.state.heroes.map(({ trust }) => trust)).toEqual(before.map((trust) => trust + 1));
  });

  it('is not there without the module', () => {
    expect(Object.keys(arrangeGame(core, HEROES).state.tracks)).toEqual(['discontent', 'master-plan']);
  });
});
