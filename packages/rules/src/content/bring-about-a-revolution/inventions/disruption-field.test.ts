import { describe, it } from 'vitest';
import { akiraMoves, goOn, REVOLUTION_AND_SURGES, use } from '../../../../test/akira.js';
import { play } from '../../../../test/play.js';

/** Akira stays in the Art District, where a Raid lies; it is the last turn of the round. */
const raided = (held: readonly string[]) =>
  akiraMoves(held, 'art', { raids: ['art'], tracks: { 'master-plan': 5, discontent: 3 } });

describe('the Disruption Field', () => {
  it('ends the turn before the Great Machine chooses, and the Raid succeeds [INV-disruption-field, R-AKI-2]', () => {
    play({
      ...raided(['disruption-field']),
      draws: { 'breakdown-die': ['fine'] },
      steps: [
        {
          expect: {
            log: [{ key: 'hero-detained', hero: 'akira', by: 'raid' }],
            asked: { akira: 'invention', machine: 'nothing' },
            offered: [
              {
                to: 'akira',
                picks: ['invention disruption-field'],
                outcomes: [{ key: 'turn-ends' }, { key: 'invention-breaks' }],
              },
            ],
          },
        },
        use('disruption-field'),
        {
          expect: {
            notLog: [{ key: 'detainment-settled' }, { key: 'raid-failed' }],
            state: {
              tracks: { 'master-plan': 6, discontent: 3 },
              heroes: { akira: { forfeited: ['velvet'] } },
              extra: { inventions: { held: ['disruption-field'] } },
            },
          },
        },
      ],
    });
  });

  it.each(['malfunction', 'explosion'])('breaks on %s [INV-disruption-field]', (face) => {
    play({
      ...raided(['disruption-field']),
      draws: { 'breakdown-die': [face] },
      steps: [
        use('disruption-field'),
        { expect: { state: { extra: { inventions: { held: [], gone: ['disruption-field'] } } } } },
      ],
    });
  });

  it('need not be used [INV-disruption-field, AKI-4]', () => {
    play({
      ...raided(['disruption-field']),
      steps: [goOn, { expect: { asked: { machine: 'detainment' } } }],
    });
  });

  it('leaves a copied Darling of the Crowd without effect [R-AKI-2]', () => {
    play({
      ...raided(['disruption-field']),
      history: { used: ['communicator', 'communicator actress'] },
      draws: { 'breakdown-die': ['fine'] },
      steps: [use('disruption-field'), { expect: { notLog: [{ key: 'discontent-raised' }] } }],
    });
  });

  it('comes before Custody, which then is not asked about and waits on [R-AKI-2, CHR-6]', () => {
    const inCustody = {
      ...raided(['disruption-field']),
      modules: REVOLUTION_AND_SURGES,
      tokens: { 'improvement-installed': ['chronoleon'], 'surge-given': ['akira custody'] },
    };
    play({
      ...inCustody,
      draws: { 'breakdown-die': ['fine'], resistance: ['velvet'] },
      steps: [
        { expect: { asked: { akira: 'invention', machine: 'nothing' } } },
        use('disruption-field'),
        {
          expect: {
            notLog: [{ key: 'surge-activated' }, { key: 'trust-lost' }, { key: 'access-forfeited' }],
            state: {
              round: 2,
              heroes: { akira: { forfeited: ['velvet'] } },
              tokens: { 'surge-given': ['akira custody'] },
            },
          },
        },
      ],
    });
    play({ ...inCustody, steps: [goOn, { expect: { asked: { machine: 'surge', akira: 'nothing' } } }] });
  });

  it('leaves a Show Trial without effect [R-AKI-2, EVT-show-trial]', () => {
    play({
      ...raided(['disruption-field']),
      round: 7,
      event: 'show-trial',
      draws: { 'breakdown-die': ['fine'] },
      steps: [
        use('disruption-field'),
        {
          expect: {
            notLog: [{ key: 'access-forfeited' }],
            state: { round: 8, heroes: { akira: { forfeited: ['velvet'] } } },
          },
        },
      ],
    });
  });

  it('is of no use to a Hero who is not detained [INV-disruption-field, AKI-4]', () => {
    play({
      ...akiraMoves(['disruption-field', 'empathizer'], 'art'),
      steps: [
        { expect: { offered: [{ to: 'akira', decision: 'invention', exactly: ['invention empathizer'] }] } },
      ],
    });
  });

  it('is not there for a Hero who is detained without it [INV-disruption-field]', () => {
    play({ ...raided([]), steps: [{ expect: { asked: { machine: 'detainment' } } }] });
  });
});
