import { describe, it } from 'vitest';
import { akiraActs, akiraMoves, goOn } from '../../../../test/akira.js';
import { play } from '../../../../test/play.js';

const ready = ['communicator', 'empathizer'];

describe('an open card in play', () => {
  it('stops the game where nobody would decide: after the event, between turns, before Closing [R-WIN-2]', () => {
    const forfeited = ['velvet'];
    play({
      ...akiraActs(ready),
      step: 'end',
      heroes: { akira: { forfeited }, fowler: { forfeited }, actress: { forfeited } },
      directives: { deck: [] },
      events: [],
      steps: [
        stopped('between-turns'),
        goOn,
        stopped('before-closing'),
        goOn,
        stopped('event-revealed'),
        goOn,
      ],
    });
  });

  it('stops for no more this round if the owner says so [R-WIN-2]', () => {
    play({
      ...akiraActs(ready),
      step: 'end',
      steps: [
        { do: 'akira', decision: 'invention', picks: ['no-stops'] },
        { expect: { state: { round: 2 }, asked: { akira: 'invention' } } },
      ],
    });
  });

  it('stops before a die and after it, and not where no card is of use [R-WIN-2]', () => {
    const attack = { do: 'fowler', picks: ['do attack', 'amount 1'] };
    const byFowler = {
      turn: 'fowler',
      heroes: { akira: { in: 'art' }, fowler: { in: 'art', trust: 2 }, actress: {} },
      draws: { 'assault-die': ['3'] },
    };
    play({
      ...akiraActs(['empathizer']),
      ...byFowler,
      steps: [attack, stopped('before-die'), goOn, stopped('after-die'), goOn],
    });
    play({
      ...akiraActs(['jump-pack', 'jammer']),
      ...byFowler,
      steps: [attack, { expect: { asked: { akira: 'nothing', fowler: 'hero-action' } } }],
    });
  });

  it('is refused with a reason where it is of no use or was used [AKI-4]', () => {
    play({
      ...akiraActs(['empathizer', 'jump-pack', 'communicator'], { history: { used: ['communicator'] } }),
      steps: [
        {
          expect: {
            offered: [
              {
                to: 'akira',
                decision: 'invention',
                picks: ['invention empathizer'],
                rule: 'INV-empathizer',
                outcomes: { exactly: [{ key: 'invention-breaks' }] },
              },
            ],
            refused: [
              {
                do: 'akira',
                decision: 'invention',
                picks: ['invention jump-pack'],
                code: 'not-of-use-now',
                rule: 'INV-jump-pack',
              },
              {
                do: 'akira',
                decision: 'invention',
                picks: ['invention communicator'],
                code: 'already-used',
                rule: 'AKI-4',
              },
              {
                do: 'akira',
                decision: 'invention',
                picks: ['invention jammer'],
                code: 'not-in-play',
                rule: 'AKI-4',
              },
            ],
          },
        },
      ],
    });
  });

  it('is an offer beside an exit that costs nothing, without a stop for the only way [R-WIN-1, R-WIN-2]', () => {
    play({
      ...akiraMoves(['empathizer'], 'art'),
      steps: [{ expect: { asked: { akira: 'hero-action' } } }],
    });
  });
});

function stopped(stop: string) {
  const questions = [{ kind: 'invention', actor: 'akira', about: { stop } }];
  return { expect: { view: [{ of: 'machine', contains: { questions } }] } };
}
