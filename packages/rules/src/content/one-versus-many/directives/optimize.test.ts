import { describe, it } from 'vitest';
import { play } from '../../../../test/play.js';

const position = {
  phase: 'machine',
  event: 'the-countdown',
  bonds: 9,
  servants: {
    'lex-hecate': { in: 'art' },
    judgementor: { in: 'tower-of-law' },
    phantasmer: { in: 'grand-citadel' },
  },
  directives: { published: ['optimize'], deck: ['levy', 'curfew', 'shadow'] },
};

const draw = { do: 'machine', picks: ['servant phantasmer', 'do draw-directive'] };
const raid = { do: 'machine', picks: ['servant phantasmer', 'do raid'] };

function offered({ picks }: { picks: string[] }, price: number) {
  return { expect: { offered: [{ to: 'machine', picks, price }] } };
}

describe('Optimize', () => {
  it('allows a second Action for 1 Bond more, and no third [DIR-optimize, R-GM-4]', () => {
    play({
      ...position,
      steps: [
        offered(raid, 2),
        raid,
        offered(draw, 3),
        draw,
        {
          expect: {
            state: { bonds: 4, servants: { phantasmer: { actions: 2 } }, raids: ['grand-citadel'] },
            notOffered: [{ to: 'machine', picks: ['servant phantasmer'] }],
          },
        },
      ],
    });
  });

  it('allows the same Action twice [R-GM-4]', () => {
    play({
      ...position,
      steps: [
        draw,
        draw,
        { expect: { state: { bonds: 4, directives: { hand: ['levy', 'curfew'], deck: ['shadow'] } } } },
      ],
    });
  });

  it('counts each Servant for itself [R-GM-4]', () => {
    play({
      ...position,
      steps: [
        draw,
        offered({ picks: ['servant lex-hecate', 'do raid'] }, 2),
        { do: 'machine', picks: ['servant lex-hecate', 'do raid'] },
        offered(draw, 3),
      ],
    });
  });

  it('allows no movement between the two Actions [R-GM-4]', () => {
    const go = { do: 'machine', picks: ['servant phantasmer', 'to tower-of-law'] };
    play({
      ...position,
      steps: [
        { expect: { offered: [{ to: 'machine', picks: go.picks }] } },
        draw,
        { expect: { refused: [{ ...go, code: 'servant-has-acted', rule: 'GM-4' }] } },
        draw,
      ],
    });
  });

  it('needs 3 Bonds for the second Action: 2 are too few [DIR-optimize]', () => {
    play({ ...position, bonds: 5, steps: [draw, draw, { expect: { state: { bonds: 0 } } }] });
    play({
      ...position,
      bonds: 4,
      steps: [draw, { expect: { notOffered: [{ to: 'machine', picks: ['servant phantasmer'] }] } }],
    });
  });

  it('makes the free Action on the Central Square cost 1 Bond as a second one [DIR-optimize, GM-12]', () => {
    const collect = { do: 'machine', picks: ['servant lex-hecate', 'do collect-bonds'] };
    play({
      ...position,
      bonds: 1,
      servants: { 'lex-hecate': { in: 'central-square' } },
      districts: { 'central-square': { guards: 2, citizens: ['any', 'any', 'any', 'any', 'any'] } },
      steps: [
        offered(collect, 0),
        collect,
        offered(collect, 1),
        collect,
        { expect: { state: { bonds: 1 + 3 - 1 + 3 } } },
      ],
    });
  });

  it('adds its Bond to a cheap Raid [DIR-optimize, EVT-emergency-decree]', () => {
    play({ ...position, event: 'emergency-decree', steps: [draw, offered(raid, 2)] });
  });

  it('also serves Servants that acted before it was published [DIR-optimize, GM-10]', () => {
    const publish = { do: 'machine', picks: ['servant judgementor', 'do publish-directive'] };
    play({
      ...position,
      directives: { hand: ['optimize', 'levy'], deck: ['curfew', 'shadow'] },
      steps: [
        draw,
        { expect: { notOffered: [{ to: 'machine', picks: ['servant phantasmer'] }] } },
        { do: 'machine', picks: [...publish.picks, 'directive optimize'] },
        offered(draw, 3),
        offered(publish, 3),
      ],
    });
  });

  it('takes the second Actions with it when it is taken back [R-GM-4]', () => {
    play({
      ...position,
      directives: { published: ['optimize', 'levy', 'curfew'], hand: ['overhaul'], deck: ['shadow'] },
      steps: [
        draw,
        offered({ picks: ['servant phantasmer', 'do raid'] }, 3),
        {
          do: 'machine',
          picks: ['servant judgementor', 'do publish-directive', 'take-back optimize', 'directive overhaul'],
        },
        {
          expect: {
            refused: [
              { ...raid, code: 'servant-has-acted', rule: 'GM-4' },
              { do: 'machine', picks: ['servant judgementor', 'do raid'], code: 'servant-has-acted' },
            ],
            offered: [{ to: 'machine', picks: ['servant lex-hecate', 'do raid'], price: 2 }],
          },
        },
      ],
    });
  });

  it('does nothing in the hand of the Great Machine [DIR-optimize, GM-4]', () => {
    play({
      ...position,
      directives: { hand: ['optimize'], deck: ['levy', 'curfew'] },
      steps: [draw, { expect: { refused: [{ ...draw, code: 'servant-has-acted' }] } }],
    });
  });
});
