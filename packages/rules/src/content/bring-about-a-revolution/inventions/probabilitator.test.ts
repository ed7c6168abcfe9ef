import { assembleRules, heroAt, MODULES } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { akiraActs, akiraMoves, goOn, REVOLUTION, use } from '../../../../test/akira.js';
import {
  arrangeGame,
  heroIndex,
  openKinds,
  optionTexts,
  playTurn,
  say,
} from '../../../../test/modules/playing.js';
import { play } from '../../../../test/play.js';

describe('the Probabilitator', () => {
  it('rolls the Assault die of another Hero again, and the new face stands [INV-probabilitator]', () => {
    play({
      ...akiraActs(['probabilitator'], {
        draws: { 'assault-die': ['shield', '2'], 'breakdown-die': ['malfunction'] },
      }),
      turn: 'fowler',
      heroes: { akira: {}, fowler: { in: 'art', trust: 2 }, actress: {} },
      steps: [
        { do: 'fowler', picks: ['do attack', 'amount 2'] },
        { expect: { asked: { akira: 'invention' } } },
        use('probabilitator'),
        {
          expect: {
            log: [
              { key: 'die-rolled', face: '2' },
              { key: 'attack-resolved', success: true },
            ],
            state: { extra: { inventions: { held: ['probabilitator'] } } },
          },
        },
      ],
    });
  });

  it('rolls the Escape die again, once a round, and breaks on an explosion [INV-probabilitator, AKI-4]', () => {
    play({
      ...akiraMoves(['probabilitator'], 'science', { heroes: { akira: { trust: 1 } } }),
      draws: { 'escape-die': ['handcuffs', 'handcuffs'], 'breakdown-die': ['explosion'] },
      steps: [
        { do: 'akira', decision: 'hero-step', picks: ['to science'] },
        use('probabilitator'),
        {
          expect: {
            asked: { machine: 'detainment' },
            state: { extra: { inventions: { held: [], gone: ['probabilitator'] } } },
          },
        },
      ],
    });
  });

  it('need not be used [INV-probabilitator]', () => {
    play({
      ...akiraMoves(['probabilitator'], 'science', { heroes: { akira: { trust: 1 } } }),
      draws: { 'escape-die': ['running-man'] },
      steps: [
        { do: 'akira', decision: 'hero-step', picks: ['to science'] },
        goOn,
        { expect: { state: { heroes: { akira: { in: 'science' } } } } },
      ],
    });
  });

  it('rolls one of two dice again, the one that Akira says [R-AKI-2]', () => {
    const coercion = {
      id: 'coercion',
      version: 1,
      hooks: { amounts: { dice: () => 2 } },
    };
    const g = arrangeGame(assembleRules([...REVOLUTION, 'coercion'], [...MODULES, coercion]), [
      'akira',
      'fowler',
      'actress',
    ]);
    g.state.round = 1;
    g.state.extra.inventions = { unseen: [], bottom: [], held: ['probabilitator'], gone: [] };
    g.state.random.forced = ['shield', '3', '2'].map((result) => ({ purpose: 'assault-die', result }));
    g.state.random.forced = [...g.state.random.forced, { purpose: 'breakdown-die', result: 'fine' }];
    const fowler = heroIndex(g, 'fowler');
    Object.assign(heroAt(g, fowler), { place: 0, trust: 3 });
    playTurn(g, fowler);
    say(g, 'hero-action', 'do attack', 'amount 3');
    say(g, 'invention', 'invention probabilitator');
    expect(optionTexts(g, 'probabilitator')).toEqual(['die 0', 'die 1']);
    say(g, 'probabilitator', 'die 0');
    expect(g.state.guards[0]).toBe(1);
    expect(openKinds(g)).toContain('hero-action');
  });
});
