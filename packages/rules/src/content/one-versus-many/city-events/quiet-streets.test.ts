import { describe, it } from 'vitest';
import { expectPlan, intoNextRound, lastTurn } from '../../../../test/closing.js';
import { play } from '../../../../test/play.js';

const event = 'quiet-streets';
const gained = { key: 'trust-received', hero: 'physician', because: 'ACT-7' };

describe('Gain Trust', () => {
  it.each([
    [3, 2, 0],
    [4, 2, 0],
    [5, 1, 1],
    [6, 0, 2],
  ])(
    'with %i of 6 Trust gives %i and discards %i [EVT-quiet-streets, ACT-7, OPN-8]',
    (trust, amount, discarded) => {
      play({
        ...lastTurn(event, { heroes: { physician: { trust } } }),
        steps: [
          { do: 'physician', picks: ['do gain-trust'] },
          { expect: { log: [{ ...gained, amount, discarded }] } },
        ],
      });
    },
  );

  it('gives 1 Trust the round after [EVT-quiet-streets]', () => {
    play({
      ...lastTurn(event, {
        heroes: {
          finch: { forfeited: ['art'] },
          fowler: { forfeited: ['art'] },
          physician: { forfeited: ['art'] },
        },
        districts: { 'central-square': { citizens: [] } },
        events: ['sealed-archives'],
      }),
      steps: [
        ...intoNextRound({ finch: 'industrial', fowler: 'velvet', physician: 'central-square' }),
        { pass: ['finch', 'fowler'] },
        { do: 'physician', picks: ['do gain-trust'] },
        { expect: { log: [{ ...gained, amount: 1, discarded: 0 }] } },
      ],
    });
  });
});

const advances = { log: [{ key: 'plan-advanced', because: event }] };
const stays = { log: [{ key: 'plan-not-advanced', card: event }], notLog: [{ key: 'plan-advanced' }] };
const quietArt = {
  heroes: { physician: { in: 'art' } },
  districts: { art: { guards: 0, citizens: ['any'] } },
};

describe('the plan below the Riot Stage', () => {
  it('advances if nothing raised Discontent [EVT-quiet-streets]', () => {
    expectPlan(event, 'advances', { tracks: { discontent: 9 } });
  });

  it('advances after a Central Square Action without effect [EVT-quiet-streets, R-ACT-1]', () => {
    play({
      ...lastTurn(event, {
        heroes: { physician: { in: 'central-square', trust: 1 } },
        districts: { 'central-square': { guards: 1, citizens: ['any'] } },
        tracks: { discontent: 9 },
      }),
      steps: [
        { do: 'physician', picks: ['do central-square'] },
        { expect: { ...advances, state: { tracks: { discontent: 9 } } } },
      ],
    });
  });

  it('stays if Discontent rose by 1 [EVT-quiet-streets]', () => {
    play({
      ...lastTurn(event, quietArt),
      steps: [{ do: 'physician', picks: ['do incitement'] }, { expect: stays }],
    });
  });

  it('stays if a failed Raid raised it in the same Closing Phase [EVT-quiet-streets, R-CLO-3]', () => {
    expectPlan(event, 'stays', { raids: ['science'] });
  });

  it('stays if it rose and dropped again [EVT-quiet-streets, R-CLO-3]', () => {
    expectPlan(event, 'stays', {
      tracks: { discontent: 3 },
      history: { discontentRaised: true, used: ['pacify'] },
    });
  });

  it('stays if a drop and a rise left it where it was [EVT-quiet-streets, DIR-pacify]', () => {
    play({
      round: 7,
      phase: 'machine',
      event,
      bonds: 2,
      tracks: { discontent: 4 },
      directives: { published: ['pacify'] },
      servants: { 'lex-hecate': { in: 'science' } },
      heroes: { finch: { in: 'velvet' }, fowler: { in: 'industrial' }, physician: { in: 'art' } },
      districts: { art: { guards: 0, citizens: ['any'] }, science: { guards: 2 } },
      steps: [
        { do: 'machine', picks: ['servant lex-hecate', 'do pacify'] },
        { do: 'machine', picks: ['end'] },
        { pass: ['finch', 'fowler'] },
        { do: 'physician', picks: ['do incitement'] },
        { expect: { ...stays, state: { tracks: { discontent: 4 } } } },
      ],
    });
  });
});

describe('the plan at the Riot Stage', () => {
  const tracks = { discontent: 18 };

  it('advances if no Hero stirred the City up [EVT-quiet-streets]', () => {
    expectPlan(event, 'advances', { tracks });
  });

  it('advances though a failed Raid gave a free identification [EVT-quiet-streets, CLO-3]', () => {
    play({
      ...lastTurn(event, { tracks, raids: ['central-square'] }),
      steps: [
        { pass: ['physician'] },
        { do: 'physician', picks: ['citizen any@art'], decision: 'free-identification' },
        { expect: advances },
      ],
    });
  });

  it('stays after Incitement, which changes nothing else [EVT-quiet-streets, R-ACT-6]', () => {
    play({
      ...lastTurn(event, { ...quietArt, tracks }),
      steps: [{ do: 'physician', picks: ['do incitement'] }, { expect: { ...stays, state: { tracks } } }],
    });
  });

  it('stays after the Central Square Action [EVT-quiet-streets, R-ACT-6]', () => {
    play({
      ...lastTurn(event, { tracks, districts: { 'central-square': { guards: 0 } } }),
      steps: [{ do: 'physician', picks: ['do central-square'] }, { expect: stays }],
    });
  });

  it('stays in the round in which a Hero led there [EVT-quiet-streets]', () => {
    play({
      ...lastTurn(event, { ...quietArt, tracks: { discontent: 17 } }),
      steps: [{ do: 'physician', picks: ['do incitement'] }, { expect: { ...stays, state: { tracks } } }],
    });
  });

  it('stays in the round in which a failed Raid led there [EVT-quiet-streets, CLO-2]', () => {
    play({
      ...lastTurn(event, { tracks: { discontent: 17 }, raids: ['science'] }),
      steps: [{ pass: ['physician'] }, { expect: { ...stays, state: { tracks } } }],
    });
  });
});
