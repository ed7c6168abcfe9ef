import { describe, it } from 'vitest';
import { play } from '../play.js';
import { actionOf, refusal } from './positions.js';

const FULL = ['any', 'any', 'any', 'any', 'any', 'any'];

describe('Identify', () => {
  it('costs 1 Trust per Guard for each Citizen: 3 of them beside 2 Guards cost 6 [ACT-5]', () => {
    const three = ['do identify', 'citizen anna', 'citizen bert', 'citizen cleo'];
    play({
      ...actionOf('artificer'),
      heroes: { finch: {}, artificer: { in: 'art', trust: 7 }, physician: {} },
      districts: {
        art: {
          guards: 2,
          citizens: ['anna: any', 'bert: any', 'cleo: any', 'dora: any', 'emil: noble identified'],
        },
      },
      steps: [
        {
          expect: {
            offered: [
              { to: 'artificer', picks: ['do identify', 'citizen anna'], price: 2, left: 5 },
              {
                to: 'artificer',
                picks: three,
                price: 6,
                left: 1,
                breakdown: [{ source: 'ACT-2', amount: 6 }],
              },
            ],
          },
        },
        refusal('artificer', [...three, 'citizen dora'], 'too-little-trust', 'ACT-2'),
        refusal('artificer', ['do identify', 'citizen emil'], 'already-identified', 'ACT-5'),
        refusal('artificer', ['do identify', 'citizen anna', 'citizen anna'], 'already-chosen', 'ACT-5'),
        refusal('artificer', ['do identify', 'citizen any@science'], 'citizen-elsewhere', 'ACT-5'),
        refusal('artificer', ['do identify', 'done'], 'not-offered', 'ACT-5'),
        { do: 'artificer', picks: [...three, 'done'] },
        {
          expect: {
            state: {
              heroes: { artificer: { trust: 1 } },
              districts: {
                art: {
                  citizens: [
                    'any identified',
                    'any identified',
                    'any identified',
                    'dora: any',
                    'any identified',
                  ],
                },
              },
            },
          },
        },
      ],
    });
  });

  it('is paid for before any face is seen; the Great Machine learns which, not who [R-ACT-3]', () => {
    play({
      ...actionOf('artificer'),
      heroes: { finch: {}, artificer: { in: 'art', trust: 2 }, physician: {} },
      districts: { art: { guards: 1, citizens: ['anna: noble', 'bert: traitor'] } },
      steps: [
        { do: 'artificer', picks: ['do identify', 'citizen anna'] },
        {
          note: 'Chosen but not paid: the choice is still open, unseen and free.',
          expect: {
            state: {
              heroes: { artificer: { trust: 2 } },
              districts: { art: { citizens: ['noble', 'traitor'] } },
            },
            notLog: [{ key: 'citizen-identified' }],
            mayUndo: { artificer: 1 },
          },
        },
        { do: 'artificer', picks: ['citizen bert', 'done'] },
        {
          expect: {
            log: [
              { key: 'citizen-identified', citizen: 'bert', kind: 'traitor' },
              { key: 'citizen-identified', citizen: 'bert', audience: 'machine' },
            ],
            notLog: [{ key: 'citizen-identified', kind: 'traitor', audience: 'machine' }],
            state: { heroes: { artificer: { trust: 0 } } },
            mayUndo: { artificer: 0 },
          },
        },
      ],
    });
  });

  it('needs a Citizen who is still unidentified [R-ACT-1]', () => {
    play({
      ...actionOf('finch'),
      heroes: { finch: { in: 'art', trust: 5 }, veteran: {}, physician: {} },
      districts: { art: { citizens: ['any identified', 'any revealed'] } },
      steps: [refusal('finch', ['do identify'], 'nobody-to-identify', 'R-ACT-1')],
    });
  });
});

describe('Move Citizens', () => {
  it('costs 1 Trust for each District a Citizen exits, whatever the Guards: 1 + 2 = 3 [ACT-6]', () => {
    const both = ['do move-citizens', 'citizen anna', 'to science', 'citizen bert', 'to commerce'];
    play({
      ...actionOf('artificer'),
      heroes: { finch: {}, artificer: { in: 'art', trust: 3 }, physician: {} },
      districts: {
        art: { guards: 4, citizens: ['anna: artist identified', 'bert: noble revealed', 'cleo: any'] },
        science: { citizens: [] },
        commerce: { citizens: [] },
      },
      steps: [
        {
          expect: {
            offered: [
              {
                to: 'artificer',
                after: ['do move-citizens'],
                exactly: ['citizen anna', 'citizen bert', 'citizen cleo'],
              },
              {
                to: 'artificer',
                picks: both,
                price: 3,
                left: 0,
                breakdown: { exactly: [{ source: 'ACT-6', amount: 3 }] },
              },
            ],
          },
        },
        refusal('artificer', ['do move-citizens', 'citizen anna', 'to art'], 'already-there', 'R-ACT-4'),
        refusal('artificer', ['do move-citizens', 'citizen any@velvet'], 'citizen-elsewhere', 'ACT-6'),
        refusal('artificer', [...both, 'citizen anna'], 'already-chosen', 'R-ACT-4'),
        refusal('artificer', [...both, 'citizen cleo'], 'too-little-trust', 'ACT-2'),
        { do: 'artificer', picks: [...both, 'done'] },
        {
          expect: {
            state: {
              heroes: { artificer: { trust: 0 } },
              districts: {
                art: { citizens: ['cleo: any'] },
                science: { citizens: ['anna: artist identified'] },
                commerce: { citizens: ['bert: noble revealed'] },
              },
            },
          },
        },
      ],
    });
  });

  it('leads through a full District, not into it [ACT-6]', () => {
    const anna = ['do move-citizens', 'citizen anna'];
    play({
      ...actionOf('artificer'),
      heroes: { finch: {}, artificer: { in: 'art', trust: 3 }, physician: {} },
      districts: {
        art: { citizens: ['anna: any'] },
        science: { citizens: FULL },
        commerce: { citizens: [] },
      },
      steps: [
        refusal('artificer', [...anna, 'to science'], 'no-free-citizen-square', 'ACT-6'),
        { expect: { offered: [{ to: 'artificer', picks: [...anna, 'to commerce'], price: 2, left: 1 }] } },
      ],
    });
  });

  it('counts the free squares with all Citizens who are on their way [R-ACT-4]', () => {
    const first = ['do move-citizens', 'citizen anna', 'to science', 'citizen bert'];
    play({
      ...actionOf('artificer'),
      heroes: { finch: {}, artificer: { in: 'art', trust: 5 }, physician: {} },
      districts: { art: { citizens: ['anna: any', 'bert: any'] }, science: { citizens: FULL.slice(1) } },
      steps: [
        {
          expect: {
            offered: [
              { to: 'artificer', picks: ['do move-citizens', 'citizen bert', 'to science'] },
              { to: 'artificer', picks: [...first, 'to velvet'], price: 2, left: 3 },
            ],
          },
        },
        refusal('artificer', [...first, 'to science'], 'no-free-citizen-square', 'ACT-6'),
        { do: 'artificer', picks: [...first, 'to velvet', 'done'] },
        { expect: { state: { heroes: { artificer: { trust: 3 } }, districts: { art: { citizens: [] } } } } },
      ],
    });
  });

  it('needs a Citizen here and the Trust for one step [R-ACT-1]', () => {
    play({
      ...actionOf('finch'),
      heroes: { finch: { in: 'art', trust: 0 }, fowler: { in: 'velvet', trust: 5 }, physician: {} },
      districts: { art: { guards: 0, citizens: ['any'] }, velvet: { citizens: [] } },
      steps: [
        refusal('finch', ['do move-citizens'], 'too-little-trust', 'ACT-2'),
        { pass: ['finch'] },
        refusal('fowler', ['do move-citizens'], 'no-citizen-here', 'R-ACT-1'),
      ],
    });
  });
});
