import { describe, it } from 'vitest';
import { play } from '../../../../test/play.js';

const position = {
  phase: 'machine',
  event: 'the-countdown',
  bonds: 4,
  tracks: { discontent: 6 },
  heroes: { finch: {}, fowler: {}, physician: {} },
  servants: { 'lex-hecate': { in: 'art' }, phantasmer: { in: 'science' } },
  districts: { art: { guards: 2 }, science: { guards: 2 } },
  directives: { published: ['pacify'] },
};

const picks = ['servant lex-hecate', 'do pacify'];
const pacify = { do: 'machine', picks };

function refused(code: string) {
  return [{ expect: { refused: [{ ...pacify, code }], notOffered: [{ to: 'machine', picks }] } }];
}

describe('Pacify', () => {
  it('lets a Servant lower Discontent by 1 for 2 Bonds [DIR-pacify, GM-13]', () => {
    play({
      ...position,
      steps: [
        { expect: { offered: [{ to: 'machine', picks, price: 2, left: 2, rule: 'DIR-pacify' }] } },
        pacify,
        {
          expect: {
            state: { bonds: 2, tracks: { discontent: 5 }, servants: { 'lex-hecate': { actions: 1 } } },
          },
        },
      ],
    });
  });

  it('works once a round at most, for all Servants together [DIR-pacify]', () => {
    const again = { do: 'machine', picks: ['servant phantasmer', 'do pacify'] };
    play({
      ...position,
      steps: [
        { expect: { offered: [{ to: 'machine', picks: again.picks }] } },
        pacify,
        { expect: { refused: [{ ...again, code: 'once-a-round', rule: 'DIR-pacify' }] } },
      ],
    });
  });

  it('works again in the next round [DIR-pacify]', () => {
    play({
      ...position,
      steps: [
        pacify,
        { do: 'machine', picks: ['end'] },
        { pass: ['finch', 'fowler', 'physician'] },
        { choose: { finch: 'velvet', fowler: 'velvet', physician: 'velvet' } },
        pacify,
        { expect: { state: { round: 2, tracks: { discontent: 4 } } } },
      ],
    });
  });

  it.each([
    ['no Guard', { guards: 0 }],
    ['1 Guard', { guards: 1 }],
    ['1 Guard and a broken one', { guards: 1, broken: 1 }],
  ])('needs 2 Guards: %s will not do [DIR-pacify]', (_what, art) => {
    play({ ...position, districts: { art }, steps: refused('needs-two-guards') });
  });

  it('works beside 3 Guards too [DIR-pacify]', () => {
    play({ ...position, districts: { art: { guards: 3 } }, steps: [pacify] });
  });

  it('counts no Servant as a Guard, with Shadow either [DIR-pacify, R-GRD-1]', () => {
    play({
      ...position,
      directives: { published: ['pacify', 'shadow'] },
      districts: { art: { guards: 1 } },
      steps: refused('needs-two-guards'),
    });
  });

  it('works in Minor Districts only [DIR-pacify]', () => {
    play({
      ...position,
      servants: { 'lex-hecate': { in: 'tower-of-law' } },
      districts: { 'tower-of-law': { guards: 2 } },
      steps: refused('only-in-minor-districts'),
    });
  });

  it('does not work under the eyes of a Hero [DIR-pacify]', () => {
    play({ ...position, heroes: { finch: { in: 'art' } }, steps: refused('hero-here') });
  });

  it.each([0, 18])('is not offered with Discontent at %i [DIR-pacify]', (discontent) => {
    play({ ...position, tracks: { discontent }, steps: refused('discontent-cannot-drop') });
  });

  it.each([
    [1, 0],
    [17, 16],
  ])('lowers Discontent from %i to %i [DIR-pacify]', (discontent, lower) => {
    play({
      ...position,
      tracks: { discontent },
      steps: [pacify, { expect: { state: { tracks: { discontent: lower } } } }],
    });
  });

  it('costs 2 Bonds, and 1 is too few [DIR-pacify]', () => {
    play({ ...position, bonds: 2, steps: [pacify] });
    play({
      ...position,
      bonds: 1,
      steps: [{ expect: { notOffered: [{ to: 'machine', picks: ['servant lex-hecate'] }] } }],
    });
  });

  it('does nothing in the hand of the Great Machine [DIR-pacify]', () => {
    play({ ...position, directives: { hand: ['pacify'] }, steps: refused('no-such-action-now') });
  });

  it('is gone as soon as it is taken back [DIR-pacify, R-GM-3]', () => {
    play({
      ...position,
      servants: { 'lex-hecate': { in: 'art' }, judgementor: { in: 'tower-of-law' } },
      directives: { published: ['pacify', 'levy', 'curfew'], hand: ['overhaul'] },
      steps: [
        { expect: { offered: [{ to: 'machine', picks }] } },
        {
          do: 'machine',
          picks: ['servant judgementor', 'do publish-directive', 'take-back pacify', 'directive overhaul'],
        },
        ...refused('no-such-action-now'),
      ],
    });
  });
});
