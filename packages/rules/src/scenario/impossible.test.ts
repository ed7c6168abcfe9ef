import { describe, expect, it } from 'vitest';
import { assembleRules } from '../content/registry.js';
import { openScenario } from './open.js';
import { ScenarioError } from './scenario.js';

const rules = assembleRules();
const open = (part: object) => openScenario(rules, { format: 1, name: 'test', ...part });

function reasonsOf(part: object): readonly string[] {
  try {
    open(part);
  } catch (error) {
    if (error instanceof ScenarioError) return error.reasons;
    throw error;
  }
  return [];
}

const plan = (slot: number) => ({ tracks: { 'master-plan': slot } });
const fact = (hero: string, round: number, what: string, district?: string) => ({
  hero,
  round,
  what,
  district,
});
const trio = { finch: { forfeited: ['velvet'] }, fowler: {}, physician: {} };

describe('a position that no game reaches is refused with the reason and its rule', () => {
  it.each([
    ['three Riots and no winner', { riots: ['art', 'science', 'velvet'] }, 'no side has won (VIC-1)'],
    [
      'two Riots at the Riot Stage and no winner',
      { riots: ['art', 'science'], tracks: { discontent: 18 } },
      'VIC-1',
    ],
    ['Plan XII and no winner', plan(12), 'the Master Plan shows XII, but no side has won (VIC-2)'],
    ['a Machine that won at Plan V', { ...plan(5), winner: { side: 'machine' } }, 'VIC-2'],
    ['a Revolution without a Riot', { winner: { side: 'revolutionaries', how: 'three-riots' } }, 'VIC-1'],
    [
      'a Revolution by a Riot Stage that is not reached',
      { riots: ['art', 'velvet'], winner: { side: 'revolutionaries', how: 'two-riots-and-riot-stage' } },
      'it is not reached (VIC-1)',
    ],
    ['a Plan behind its start', { ...plan(3), start: { masterPlan: 4 } }, 'never goes back (TRK-4)'],
    ['a Plan before I', plan(0), 'TRK-4'],
    ['Raids in the Opening Phase', { raids: ['art'] }, "Raids in the Phase 'opening'"],
    ['Raids in the Access Phase', { phase: 'access', raids: ['art'] }, "Raids in the Phase 'access'"],
    ['Raids that were removed', { phase: 'closing', step: 'plan', raids: ['art'] }, 'CLO-1'],
    ['a Raid that succeeded before a turn', { phase: 'machine', raids: ['art succeeded'] }, 'R-RAID-1'],
    [
      'a Raid that succeeded and did not',
      { phase: 'closing', raids: ['art succeeded'], history: { raidSucceeded: false } },
      'raidSucceeded is false (R-RAID-1)',
    ],
    ['round 14 without The Countdown', { phase: 'machine', round: 14, event: 'parade' }, 'R-END-1'],
    ['round 13 without The Countdown', { phase: 'heroes', round: 13, event: 'parade' }, 'R-END-1'],
    ['a City Event before the first', { event: 'parade' }, 'by now there are 0: one a round (OPN-2)'],
    ['too few past City Events', { phase: 'machine', round: 3, pastEvents: ['parade'] }, 'OPN-2'],
    ['cards under The Countdown', { events: ['the-countdown', 'parade'] }, 'SET-7'],
    ['a Hero detained before a turn', { phase: 'access', heroes: { finch: { detained: true } } }, 'DET-1'],
    [
      'a Hero detained before the own turn',
      { phase: 'heroes', turn: 'finch', heroes: { finch: {}, physician: { detained: true }, fowler: {} } },
      'physician is detained before the own turn (R-HER-8)',
    ],
    [
      'a turn ended without detainment',
      { phase: 'closing', heroes: { finch: { turnEnded: true } } },
      'DET-3',
    ],
    ['an open card that was not chosen', { phase: 'access', heroes: { finch: { cardOpen: true } } }, 'HER-2'],
    [
      'an open card in the Machine Phase',
      { phase: 'machine', heroes: { finch: { chosen: 'art', cardOpen: true } } },
      'HER-2',
    ],
    ['a card chosen before Access', { heroes: { finch: { chosen: 'art' } } }, 'ACC-1'],
    ['a card that never came back', { phase: 'closing', heroes: { finch: { chosen: 'art' } } }, 'HER-9'],
    [
      'a hand of which none is chosen',
      { phase: 'machine', heroes: { finch: { chosen: 'none' } } },
      'R-ACC-2',
    ],
    ['a Guard broken in the Opening Phase', { history: { guardBroken: true } }, 'OPN-1'],
    [
      'movement before the Heroes Phase',
      { phase: 'machine', history: { movementEndedIn: ['art'] } },
      'OPN-1',
    ],
    ['a Servant that acted before its Phase', { servants: { 'lex-hecate': { actions: 1 } } }, 'OPN-1'],
    ['more Trust than a Hero can hold', { heroes: { finch: { trust: 6 } } }, 'finch has 6 Trust (OPN-8)'],
    ['seats for others than play', { revolutionaries: 3, seats: { ann: ['finch'] } }, 'revolutionaries: 3'],
  ])('%s', (_what, part, reason) => {
    expect(reasonsOf(part).join('\n')).toContain(reason);
  });

  it.each([
    [
      'a fact of a round to come',
      [fact('finch', 3, 'shown', 'art')],
      'accessFacts[0].round: 3 is still to come',
    ],
    [
      'facts out of order',
      [fact('finch', 2, 'shown', 'art'), fact('finch', 1, 'shown', 'science')],
      'accessFacts[1].round: 1 comes before',
    ],
    ['a shown card without its District', [fact('finch', 1, 'shown')], 'accessFacts[0].district: is missing'],
    ['a card that everybody saw retrieved', [fact('finch', 1, 'retrieved', 'art')], 'ACT-16'],
    ['a Hero who does not play', [fact('actress', 1, 'forfeited')], 'actress is not in play'],
    [
      'a forfeited card that was shown since',
      [fact('finch', 2, 'shown', 'velvet')],
      'accessFacts: finch has forfeited velvet, which contradicts them (R-INF-8)',
    ],
    ['a loss that the cards do not show', [fact('finch', 1, 'forfeited')], 'R-INF-8'],
  ])('facts that contradict the Access cards: %s', (_what, accessFacts, reason) => {
    const position = { round: 2, phase: 'machine', heroes: trio, accessFacts };
    expect(reasonsOf(position).join('\n')).toContain(reason);
  });

  const arrested = (citizen: number, kind?: string) => ({ round: 1, what: 'arrested', citizen, kind });
  const returned = { round: 1, what: 'returned', citizen: 40 };
  it.each([
    ['a Citizen arrested twice', { arrestFacts: [arrested(5), arrested(5)] }, 'arrestFacts[0].citizen: 5'],
    [
      'one who was arrested and stands there',
      { arrestFacts: [arrested(5)], districts: { art: { citizens: ['5: artist'] } } },
      'stands in the City (R-INF-7)',
    ],
    [
      'one who returned and stands nowhere',
      { arrestFacts: [returned] },
      "no Citizen of the City is named '40'",
    ],
    [
      'one who is not among the arrested',
      { arrestFacts: [arrested(40, 'noble')], arrested: ['artist'] },
      'not among the arrested: noble (CIT-5)',
    ],
  ])('facts that contradict the arrested: %s', (_what, part, reason) => {
    expect(reasonsOf({ phase: 'machine', ...part }).join('\n')).toContain(reason);
  });

  it('says every reason at once', () => {
    const reasons = reasonsOf({
      phase: 'access',
      raids: ['art'],
      ...plan(12),
      heroes: { finch: { trust: 9 } },
    });
    expect(reasons).toHaveLength(3);
  });
});

describe('a position that a game reaches is opened', () => {
  it.each([
    ['the end of a won game', { ...plan(12), winner: { side: 'machine', how: 'plan-by-countdown' } }],
    ['a Plan that began at I', plan(1)],
    ['The Countdown in round 14', { phase: 'machine', round: 14, event: 'the-countdown' }],
    ['The Countdown early, for the sake of prices', { phase: 'heroes', event: 'the-countdown' }],
    ['the last City Event before The Countdown', { phase: 'closing', round: 12, events: ['the-countdown'] }],
    [
      'facts that fit the cards',
      {
        ...{ round: 2, phase: 'machine', heroes: { ...trio, fowler: { forfeited: ['art', 'science'] } } },
        accessFacts: [fact('fowler', 1, 'shown', 'art'), fact('fowler', 1, 'forfeited', 'art')],
      },
    ],
  ])('%s', (_what, part) => {
    expect(reasonsOf(part)).toEqual([]);
  });
});

/** All City Events but the 13 of the deck (SET-7). */
const BOXED = Object.keys(rules.cityEvents).length - 13;

describe('an empty list means empty', () => {
  it('of Directives in the deck: those not named are out of the game', () => {
    const { directives } = open({ directives: { hand: ['levy'], deck: [] } }).state;
    expect(directives.deck).toEqual([]);
    expect(directives.discarded).toHaveLength(Object.keys(rules.directives).length - 1);
  });

  it('of arrested Citizens, of cards in hand and of forfeited ones', () => {
    const { state } = open({ arrested: [], heroes: { finch: { hand: [] }, fowler: { forfeited: [] } } });
    expect(state.arrested).toEqual([0, 0, 0, 0, 0, 0]);
    expect(state.heroes.find(({ hero }) => hero === 'finch')?.hand).toBe(0);
    expect(state.heroes.find(({ hero }) => hero === 'fowler')?.forfeited).toBe(0);
  });

  it.each([
    [
      'no City Event to come in round 3',
      { round: 3, events: [] },
      'events: 11 City Events are still to come',
    ],
    ['no City Event in the box', { boxedEvents: [] }, `boxedEvents: ${BOXED} City Events`],
    ['no past City Event in round 3', { round: 3, phase: 'machine', pastEvents: [] }, 'OPN-2'],
    ['Directives that are nowhere', { directives: { deck: [], discarded: [] } }, 'SET-8'],
    [
      'an unseen Directive that everybody knows',
      { directives: { hand: ['levy'], seen: [], knownToAll: ['levy'] } },
      'directives.seen: levy is known to all (R-INF-3)',
    ],
  ])('and is refused where it cannot be: %s', (_what, part, reason) => {
    expect(reasonsOf(part).join('\n')).toContain(reason);
  });
});
