import { AUDIENCES, createConfig, type Game, itemAt, liveGame, type Rules } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { placeToken } from '../../src/effects/tokens.js';
import { isCardLookedAt } from '../../src/model/queries.js';
import { servantNamed } from '../modules/improved.js';
import { CHRONOLEON, GENEROUS } from '../modules/surges.js';
import { dealGame, type Recording, recordGame } from './recording.js';
import { findLeaks, newCoverage } from './twin-tests.js';

const GAMES = Math.ceil(Number(process.env.LEAK_GAMES ?? 60) / 6);
const MOST_ANSWERS = 260;

/** A game in which Chronoleon has an Improvement from the start, stopped with tokens in her hand. */
function record(seed: number): Recording {
  const deal = dealGame(
    CHRONOLEON,
    createConfig(CHRONOLEON, { seed: `surges-${seed}`, city: 'random', revolutionaries: 1 + (seed % 3) }),
  );
  const g = liveGame(CHRONOLEON, deal);
  for (let slot = 0; slot <= seed % 2; slot++)
    placeToken(g, 'improvement-installed', { at: servantNamed(g, 'chronoleon') });
  return recordGame(CHRONOLEON, deal, seed, { wishes: GENEROUS, most: MOST_ANSWERS });
}

const recordings: Recording[] = [];
/** A recorded game, made when it is first needed. */
const recordingOf = (seed: number) => (recordings[seed] ??= record(seed));

describe('nobody learns of Surge tokens what a view does not show', () => {
  const coverage = newCoverage();

  it(`in ${GAMES} random games [R-ESC-5, R-INF-6]`, () => {
    for (let seed = 1; seed <= GAMES; seed++)
      expect([...findLeaks(recordingOf(seed), coverage)], `seed ${seed}`).toEqual([]);
  }, 120_000);

  it('and taken ones were others for each audience that does not see them', () => {
    const varied = AUDIENCES.map((audience) => coverage[audience].get('tokens.surge-taken.*.face') ?? 0);
    expect(varied.map((times) => times > 0)).toEqual([false, true, true]);
  });
});

type Events = Rules['events'];
const withEvents = (events: Events): Rules => ({
  ...CHRONOLEON,
  events: { ...CHRONOLEON.events, ...events },
});

const PLANTED: readonly (readonly [string, Rules])[] = [
  [
    'a taken Surge token in a log line',
    withEvents({ 'surge-taken': { all: { servant: 'servant', surge: 'text' } } }),
  ],
  [
    'a taken Surge token in a view',
    {
      ...CHRONOLEON,
      tokenKinds: CHRONOLEON.tokenKinds.map((kind) =>
        kind.id === 'surge-taken' ? { ...kind, faceKnownTo: 'public' } : kind,
      ),
    },
  ],
  [
    'a pause for a type of Surge token that was taken',
    {
      ...CHRONOLEON,
      frames: {
        ...CHRONOLEON.frames,
        access: {
          ...itemAt(CHRONOLEON.frames, 'access'),
          steps: [
            ...itemAt(CHRONOLEON.frames, 'access').steps,
            {
              name: 'planted',
              run({ state }: Game) {
                if (state.tokens?.['surge-taken']?.some(({ face }) => face === 'custody')) state.asked++;
              },
            },
          ],
        },
      },
    },
  ],
  [
    'what Espionage shows in a log line for spectators',
    withEvents({ 'access-looked-at': { all: { hero: 'hero', district: 'district' } } }),
  ],
  [
    'what Espionage shows in the view of spectators',
    {
      ...CHRONOLEON,
      views: [
        ...CHRONOLEON.views,
        {
          name: 'planted',
          secrecy: {},
          build: (g) =>
            g.state.heroes.map(({ chosen }, hero) =>
              isCardLookedAt(g, hero) ? chosen?.district : undefined,
            ),
        },
      ],
    },
  ],
];

describe('the leak test is tested', () => {
  const MOST_GAMES = 40;

  it.each(PLANTED)(
    'it catches %s',
    (_name, leaky) => {
      for (let seed = 1; seed <= MOST_GAMES; seed++)
        if (findLeaks(recordingOf(seed), newCoverage(), leaky).next().done === false) return;
      expect.fail(`not caught in ${MOST_GAMES} games`);
    },
    120_000,
  );
});
