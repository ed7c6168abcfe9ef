import { describe, it } from 'vitest';
import { play } from '../../../../test/play.js';

const position = {
  phase: 'machine',
  city: ['AASSCC', 'GVQQTN', 'GVIITN'],
  event: 'the-countdown',
  bonds: 0,
  heroes: { finch: {}, fowler: {}, physician: {} },
  districts: {
    art: { citizens: ['anna: noble', 'bert: artist identified', 'carl: traitor revealed'] },
    'control-nexus': { citizens: ['any', 'any', 'any'] },
  },
  directives: { published: ['resettle'] },
};

function resettle(citizen: string, to: string) {
  return { do: 'machine', picks: ['use resettle', `citizen ${citizen}`, `to ${to}`] };
}

describe('Resettle', () => {
  it('moves a Citizen right across the City for nothing, without a Servant [DIR-resettle]', () => {
    const move = resettle('anna', 'control-nexus');
    play({
      ...position,
      steps: [
        { expect: { offered: [{ to: 'machine', picks: move.picks, rule: 'DIR-resettle' }] } },
        move,
        {
          expect: {
            log: [{ key: 'citizen-moved', citizen: 'anna', from: 'art', to: 'control-nexus' }],
            state: {
              phase: 'machine',
              bonds: 0,
              districts: { 'control-nexus': { citizens: ['any', 'any', 'any', 'anna: noble'] } },
              servants: { phantasmer: { actions: 0 } },
            },
          },
        },
      ],
    });
  });

  it.each([
    ['anna: noble', 'anna'],
    ['bert: artist identified', 'bert'],
    ['carl: traitor revealed', 'carl'],
  ])('leaves %s as before [DIR-resettle]', (citizen, name) => {
    play({
      ...position,
      steps: [
        resettle(name, 'control-nexus'),
        {
          expect: {
            state: { districts: { 'control-nexus': { citizens: ['any', 'any', 'any', citizen] } } },
            notLog: [{ key: 'citizen-identified' }, { key: 'citizen-revealed' }],
          },
        },
      ],
    });
  });

  it('shows the Great Machine nobody it did not know [DIR-resettle, R-INF-1]', () => {
    play({
      ...position,
      steps: [
        resettle('bert', 'control-nexus'),
        { expect: { view: [{ of: 'machine', lacks: ['artist', 'noble'] }] } },
      ],
    });
  });

  it('needs a free square where the Citizen goes [DIR-resettle]', () => {
    play({
      ...position,
      districts: {
        art: { citizens: ['anna: any'] },
        'control-nexus': { citizens: ['any', 'any', 'any', 'any'] },
        velvet: { citizens: ['any', 'any', 'any', 'any', 'any'] },
      },
      steps: [
        {
          expect: {
            notOffered: [
              { to: 'machine', picks: resettle('anna', 'control-nexus').picks },
              { to: 'machine', picks: resettle('anna', 'art').picks },
            ],
          },
        },
        resettle('anna', 'velvet'),
      ],
    });
  });

  it('empties a full District like any other [DIR-resettle]', () => {
    play({
      ...position,
      districts: { 'control-nexus': { citizens: ['dora: any', 'any', 'any', 'any'] } },
      steps: [
        resettle('dora', 'velvet'),
        { expect: { state: { districts: { 'control-nexus': { citizens: ['any', 'any', 'any'] } } } } },
      ],
    });
  });

  it('is used once in a Great Machine Phase and again in the next [DIR-resettle]', () => {
    const again = resettle('bert', 'control-nexus');
    play({
      ...position,
      steps: [
        resettle('anna', 'velvet'),
        {
          expect: {
            refused: [{ ...again, code: 'once-a-round', rule: 'DIR-resettle' }],
            notOffered: [{ to: 'machine', picks: ['use resettle'] }],
          },
        },
        { do: 'machine', picks: ['end'] },
        { pass: ['finch', 'fowler', 'physician'] },
        { choose: { finch: 'velvet', fowler: 'velvet', physician: 'velvet' } },
        again,
        { expect: { state: { round: 2 } } },
      ],
    });
  });

  it('is there as soon as it is published and gone as soon as it is taken back [DIR-resettle, GM-10]', () => {
    const use = { to: 'machine', picks: ['use resettle'] };
    const publish = ['servant lex-hecate', 'do publish-directive'];
    const tower = { ...position, bonds: 2, servants: { 'lex-hecate': { in: 'tower-of-law' } } };
    play({
      ...tower,
      directives: { hand: ['resettle'] },
      steps: [
        {
          expect: {
            notOffered: [use],
            refused: [{ do: 'machine', picks: use.picks, code: 'not-published' }],
          },
        },
        { do: 'machine', picks: [...publish, 'directive resettle'] },
        { expect: { offered: [use] } },
      ],
    });
    play({
      ...tower,
      directives: { published: ['resettle', 'levy', 'curfew'], hand: ['overhaul'] },
      steps: [
        { expect: { offered: [use] } },
        { do: 'machine', picks: [...publish, 'take-back resettle', 'directive overhaul'] },
        { expect: { notOffered: [use] } },
      ],
    });
  });
});
