import { describe, it } from 'vitest';
import { play } from '../play.js';
import { MACHINE_PHASE, refusal } from './positions.js';

describe('Arrest', () => {
  const arrest = ['servant judgementor', 'do arrest'];

  it('takes one Citizen who is revealed and active, for 2 Bonds [GM-5]', () => {
    play({
      ...MACHINE_PHASE,
      bonds: 3,
      tracks: { discontent: 3 },
      servants: { judgementor: { in: 'art' } },
      arrested: 3,
      districts: {
        art: {
          citizens: ['anna: artist revealed', 'bert: scientist revealed', 'cleo: traitor revealed', 'any'],
        },
      },
      steps: [
        { expect: { offered: [{ to: 'machine', picks: arrest, price: 2, left: 1 }] } },
        refusal('machine', [...arrest, 'citizen bert'], 'not-revealed-and-active', 'R-GM-5'),
        refusal('machine', [...arrest, 'citizen cleo'], 'not-revealed-and-active', 'R-GM-5'),
        refusal('machine', [...arrest, 'citizen any@art'], 'not-revealed-and-active', 'R-GM-5'),
        refusal('machine', [...arrest, 'citizen any@science'], 'citizen-elsewhere', 'GM-5'),
        { do: 'machine', picks: [...arrest, 'citizen anna'] },
        {
          expect: {
            log: [{ key: 'citizen-arrested', citizen: 'anna', kind: 'artist', district: 'art' }],
            state: {
              bonds: 1,
              arrested: ['artist', 'any', 'any', 'any'],
              districts: { art: { citizens: ['scientist revealed', 'traitor revealed', 'any'] } },
            },
          },
        },
      ],
    });
  });

  it.each(['artist', 'noble', 'traitor'])('never looks under an identified %s [R-GM-5]', (kind) => {
    play({
      ...MACHINE_PHASE,
      bonds: 3,
      tracks: { discontent: 5 },
      servants: { judgementor: { in: 'art' } },
      districts: { art: { citizens: [`anna: ${kind} identified`, 'bert: artist revealed'] } },
      steps: [
        {
          expect: {
            offered: [{ to: 'machine', picks: [...arrest, 'citizen bert'] }],
          },
        },
        refusal('machine', [...arrest, 'citizen anna'], 'not-revealed-and-active', 'R-GM-5'),
      ],
    });
  });

  it.each([
    { stage: 1, discontent: 5, mayArrest: false },
    { stage: 2, discontent: 6, mayArrest: true },
  ])('asks who is active now: a Scientist at Stage $stage [R-GM-5]', ({ discontent, mayArrest }) => {
    play({
      ...MACHINE_PHASE,
      bonds: 3,
      tracks: { discontent },
      servants: { judgementor: { in: 'art' } },
      districts: { art: { citizens: ['scientist revealed', 'artist identified'] } },
      steps: [
        mayArrest
          ? { expect: { offered: [{ to: 'machine', picks: arrest }] } }
          : refusal('machine', arrest, 'no-revealed-active-citizen', 'R-GM-5'),
      ],
    });
  });
});

describe('Repair', () => {
  it('sets up one broken Guard, which may move on at once [GM-6]', () => {
    play({
      ...MACHINE_PHASE,
      bonds: 3,
      servants: { judgementor: { in: 'art' } },
      districts: { art: { guards: 0, broken: 2 }, science: { guards: 2 } },
      steps: [
        { do: 'machine', picks: ['servant judgementor', 'do repair'] },
        { expect: { state: { bonds: 1, districts: { art: { guards: 1, broken: 1 } } } } },
        { do: 'machine', picks: ['guard art', 'to science'] },
        { expect: { state: { districts: { art: { guards: 0, broken: 1 }, science: { guards: 3 } } } } },
      ],
    });
  });
});

describe('other Actions', () => {
  it('of the Control Nexus reposition a District for 2 Bonds [GM-11]', () => {
    const slide = ['servant phantasmer', 'do reposition', 'district grand-citadel', 'placement 1,-1,0'];
    play({
      ...MACHINE_PHASE,
      bonds: 3,
      servants: { phantasmer: { in: 'control-nexus' } },
      steps: [
        refusal('machine', ['servant judgementor', 'do reposition'], 'only-in-another-district', 'GM-11'),
        { expect: { offered: [{ to: 'machine', picks: slide, price: 2, left: 1 }] } },
        { do: 'machine', picks: slide },
        {
          expect: {
            state: {
              bonds: 1,
              city: ['.GG...', 'AASSCC', '.VQQTN', '.VIITN'],
              servants: { judgementor: { in: 'grand-citadel' }, phantasmer: { actions: 1 } },
            },
            mayUndo: { machine: 1 },
          },
        },
      ],
    });
  });

  it('of the Control Nexus do not exist while all platforms are grounded [GM-11]', () => {
    play({
      ...MACHINE_PHASE,
      event: 'grounded-platforms',
      bonds: 3,
      servants: { phantasmer: { in: 'control-nexus' } },
      steps: [
        refusal(
          'machine',
          ['servant phantasmer', 'do reposition'],
          'districts-grounded',
          'EVT-grounded-platforms',
        ),
      ],
    });
  });

  it('of the Central Square leave broken Guards out of the sum [GM-12]', () => {
    play({
      ...MACHINE_PHASE,
      bonds: 0,
      servants: { phantasmer: { in: 'central-square' } },
      districts: { 'central-square': { guards: 1, broken: 2, citizens: ['any', 'any', 'any'] } },
      steps: [
        {
          expect: {
            offered: [
              {
                to: 'machine',
                picks: ['servant phantasmer', 'do collect-bonds'],
                price: 0,
                outcomes: [{ key: 'bonds-received', params: { amount: 2 } }],
              },
            ],
          },
        },
        { do: 'machine', picks: ['servant phantasmer', 'do collect-bonds'] },
        { expect: { state: { bonds: 2 } } },
      ],
    });
  });

  it("of a Directive cost 2 Bonds and are the Servant's one Action [GM-13]", () => {
    play({
      ...MACHINE_PHASE,
      bonds: 6,
      heroes: { finch: {}, veteran: { in: 'art', trust: 2 }, physician: {} },
      servants: { phantasmer: { in: 'art' }, judgementor: { in: 'tower-of-law' } },
      directives: { hand: ['confiscate'] },
      steps: [
        refusal(
          'machine',
          ['servant phantasmer', 'do confiscate', 'hero veteran'],
          'no-such-action-now',
          'GM-13',
        ),
        { do: 'machine', picks: ['servant judgementor', 'do publish-directive', 'directive confiscate'] },
        {
          expect: {
            offered: [{ to: 'machine', picks: ['servant phantasmer', 'do confiscate'], price: 2, left: 2 }],
          },
        },
        { do: 'machine', picks: ['servant phantasmer', 'do confiscate', 'hero veteran'] },
        { expect: { state: { bonds: 4, heroes: { veteran: { trust: 0 } } } } },
        refusal('machine', ['servant phantasmer', 'do raid'], 'servant-has-acted', 'GM-4'),
      ],
    });
  });
});
