import { assembleRules, type Game, MODULES, printPick } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { THEORIES } from '../../../rules/src/content/bring-about-a-revolution/enkidu/theory-deck.js';
import { heldCards } from '../../../rules/src/content/bring-about-a-revolution/own-deck.js';
import { tokensOf } from '../../../rules/src/model/tokens.js';
import { recordingOf } from '../../../rules/test/leaks/module-games.js';
import { recordForLeaks } from '../../../rules/test/leaks/twin-tests.js';
import { automatonRules, bargainsRules, resistanceRules } from '../../../rules/test/modules/index.js';
import { LEVELS, type Level } from '../../src/index.js';
import { botOf, findPeeking, peeking } from '../canary.js';

const SEEDS = [1, 2, 3];
const BARGAIN_SEEDS = [1, 10, 11, 12];
const SURGE_SEEDS = [3, 5];
const LENT_SEEDS = [1, 2];
/** An apprentice looks at every moment, so that what is asked once in a game is among them. */
const EVERY: Readonly<Record<Level, number>> = {
  apprentice: 1,
  journeyman: 2,
  engineer: 16,
  mastermind: 24,
};
/** Akira, Enkidu and Julie, each beside everything else; a game of an odd number ends before the Theories are known. */
const everything = assembleRules(MODULES.map(({ id }) => id));
const NEW_HEROES = [
  ['akira', 2],
  ['enkidu', 3],
  ['enkidu', 4],
  ['julie', 6],
] as const;

const GAMES = {
  everything: NEW_HEROES.map(([hero, seed]) => recordForLeaks(everything, seed, [hero, 'finch', 'actress'])),
  surges: SURGE_SEEDS.map((seed) => recordingOf('surges', seed)),
  lent: LENT_SEEDS.map((seed) => recordingOf('lent', seed)),
  resistance: SEEDS.map((seed) => recordForLeaks(resistanceRules, seed)),
  automaton: SEEDS.map((seed) => recordForLeaks(automatonRules, seed)),
  bargains: BARGAIN_SEEDS.map((seed) => recordForLeaks(bargainsRules, seed)),
};

type Side = 'machine' | 'revolutionaries';

/** A card is lent at the end of such a game, and the Great Machine is asked little beside it: no moment is left out. */
function everyOf(module: keyof typeof GAMES, side: Side, usual: number): number {
  return module === 'lent' && side === 'machine' ? 1 : usual;
}

describe.each([
  ['everything', 'machine', ['improvement', 'boarding']],
  ['everything', 'revolutionaries', ['theory-choice', 'theory', 'now-or-later']],
  ['surges', 'machine', ['surge']],
  ['surges', 'revolutionaries', []],
  ['lent', 'machine', []],
  ['lent', 'revolutionaries', ['theory', 'sociological']],
  ['resistance', 'machine', []],
  ['resistance', 'revolutionaries', ['loan', 'whisper']],
  ['automaton', 'revolutionaries', []],
  ['bargains', 'machine', ['bid', 'grant', 'stake']],
  ['bargains', 'revolutionaries', ['bid', 'call', 'gift']],
] as const)('with %s, in games that the %s cannot tell apart,', (module, side, own) => {
  it.each(LEVELS)('a bot decides the same as %s', (level) => {
    const asked = new Map<string, number>();
    const every = everyOf(module, side, EVERY[level]);
    for (const recording of GAMES[module])
      expect(findPeeking(recording, side, botOf(level), { every, asked })).toBeUndefined();
    if (level === 'apprentice') expect([...asked.keys()]).toEqual(expect.arrayContaining([...own]));
  });
});

it('in those games a Surge token is given and a card lent', () => {
  const said = (recordings: (typeof GAMES)[keyof typeof GAMES]) =>
    recordings.flatMap(({ answers }) => answers.flatMap(({ picks = [] }) => picks.map(printPick)));
  expect(said(GAMES.surges)).toContain('do give-surge');
  for (const { end } of GAMES.lent)
    expect(end.heroes.some(({ chosen }, hero) => chosen !== undefined && chosen.owner !== hero)).toBe(true);
});

/** What one side knows and the other does not. */
const SECRETS = {
  'what lies in the safe': ({ state }: Game) => state.extra.safe,
  'held Theories': (g: Game) => heldCards(g, THEORIES),
  'taken Surge tokens': (g: Game) => tokensOf(g, 'surge-taken').map(({ face }) => face),
  'the lent card': ({ state }: Game) =>
    state.heroes.map(({ chosen }, hero) => (chosen?.owner === hero ? undefined : chosen?.district)),
};

describe('the canary is tested: it notices', () => {
  const catches = (module: keyof typeof GAMES, side: Side, secret: keyof typeof SECRETS) =>
    GAMES[module].some((recording) => {
      const mind = peeking((g) => JSON.stringify(SECRETS[secret](g)));
      const every = everyOf(module, side, 3);
      return findPeeking(recording, side, mind, { every }) !== undefined;
    });

  it.each([
    ['revolutionaries', 'what lies in the safe', 'machine', 'bargains'],
    ['revolutionaries', 'taken Surge tokens', 'machine', 'surges'],
    ['machine', 'held Theories', 'revolutionaries', 'lent'],
    ['machine', 'the lent card', 'revolutionaries', 'lent'],
  ] as const)('%s who know %s, but not %s who do', (side, secret, owner, games) => {
    expect(catches(games, side, secret)).toBe(true);
    expect(catches(games, owner, secret)).toBe(false);
  });
});
