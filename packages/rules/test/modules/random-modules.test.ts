import { startGame } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { listen } from './playing.js';
import { Uses } from './uses.js';
import { configOf, curiousPlayer, forSeeds, giveHeadStart, playChecked, randomRules } from './whole-games.js';

const GAMES = Number(process.env.MODULE_GAMES ?? 400);
/** So many games are a campaign, which must meet everything. */
const CAMPAIGN = 5000;
/** Of each pair of modules; 100 in a campaign. */
const LEAST_MEETINGS = Math.floor(GAMES / 50);
/** In fewer games chance leaves out some things. */
const MOST_UNUSED = 15;
const PORTION = 25;
const PORTIONS = Array.from({ length: Math.ceil(GAMES / PORTION) }, (_, at): [number, number] => [
  at * PORTION + 1,
  Math.min(GAMES, (at + 1) * PORTION),
]);

describe(`${GAMES} random games with random modules`, () => {
  const uses = new Uses();

  function playGame(seed: number): void {
    const rules = randomRules(seed);
    const g = startGame(rules, configOf(rules, seed));
    if (seed % 4 > 1) giveHeadStart(g, seed);
    const events = listen(g);
    playChecked(g, curiousPlayer(seed), () => uses.note(g));
    uses.noteGame(g, events);
  }

  it.each(PORTIONS)('end, obey every invariant and say who may know what: seeds %i to %i', (first, last) =>
    forSeeds(first, last, playGame),
  );

  it(`bring every pair of modules together at least ${LEAST_MEETINGS} times`, () => {
    if (GAMES >= CAMPAIGN) console.info(uses.pairs);
    expect(Object.entries(uses.pairs).filter(([, times]) => times < LEAST_MEETINGS)).toEqual([]);
  });

  it(`use ${GAMES >= CAMPAIGN ? 'every' : 'nearly every'} card, token, option, question, event and Action`, () => {
    if (uses.neverUsed.length > (GAMES >= CAMPAIGN ? 0 : MOST_UNUSED)) expect(uses.neverUsed).toEqual([]);
  });
});
