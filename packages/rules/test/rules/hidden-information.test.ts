import { AUDIENCES, itemAt, openScenario } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { directivesBut } from '../directives.js';
import { picksNamed } from '../picks.js';
import { play, rules } from '../play.js';
import { seatOf } from '../seats.js';

const CITY = ['AASSCC', 'GVQQTN', 'GVIITN'];
const OUTSIDERS = ['machine', 'public'] as const;

/** Nobody but the Revolutionaries may find these keys in a view. */
const SECRET_CARDS = ['"hand":', '"forfeited":', '"destination":'];

const fowlersCards = { chosen: 'science', hand: ['art', 'commerce', 'velvet', 'industrial'] };
const fowlerLost = ['grand-citadel', 'tower-of-law', 'control-nexus', 'central-square'];

describe('Access cards', () => {
  it('in hand and chosen are known to every Revolutionary and to nobody else [INF-1]', () => {
    play({
      phase: 'machine',
      event: 'the-countdown',
      heroes: { fowler: { ...fowlersCards, forfeited: fowlerLost }, finch: {}, physician: {} },
      steps: [
        {
          expect: {
            view: [
              ...['fowler', 'finch', 'physician'].map((of) => ({
                of,
                contains: {
                  heroes: [{ hero: 'fowler', destination: 'science', hand: fowlersCards.hand }],
                },
              })),
              ...OUTSIDERS.map((of) => ({
                of,
                contains: { heroes: [{ hero: 'fowler', card: 'chosen' }] },
                lacks: SECRET_CARDS,
              })),
            ],
          },
        },
      ],
    });
  });

  it('being chosen are seen by the other Revolutionaries only [INF-1]', () => {
    play({
      phase: 'access',
      event: 'the-countdown',
      heroes: { fowler: { forfeited: ['art'] }, finch: {}, physician: {} },
      steps: [
        { do: 'fowler', picks: ['card science'] },
        {
          expect: {
            view: [
              { of: 'finch', contains: { questions: [{ actor: 'fowler', draft: ['card science'] }] } },
              ...OUTSIDERS.map((of) => ({ of, lacks: ['"draft":', 'card science'] })),
            ],
          },
        },
      ],
    });
  });

  it('that are forfeited are known to every Revolutionary and to nobody else [INF-4]', () => {
    play({
      phase: 'machine',
      event: 'the-countdown',
      heroes: { fowler: { forfeited: ['velvet', 'art'] }, finch: { forfeited: [] }, physician: {} },
      steps: [
        {
          expect: {
            view: [
              ...['fowler', 'finch', 'physician'].map((of) => ({
                of,
                contains: { heroes: [{ hero: 'fowler', forfeited: ['velvet', 'art'] }] },
              })),
              ...OUTSIDERS.map((of) => ({ of, lacks: SECRET_CARDS })),
            ],
          },
        },
      ],
    });
  });

  it('are counted for everybody, and a revealed one is open to everybody [R-INF-2]', () => {
    play({
      phase: 'heroes',
      event: 'the-countdown',
      city: CITY,
      heroes: {
        finch: { in: 'art', chosen: 'science', forfeited: ['velvet', 'art'] },
        fowler: {},
        physician: {},
      },
      steps: [
        {
          expect: {
            view: OUTSIDERS.map((of) => ({
              of,
              contains: {
                heroes: [
                  { hero: 'finch', cardsInHand: 6, cardsForfeited: 2, card: 'open', destination: 'science' },
                  { hero: 'fowler' },
                  { hero: 'physician', cardsInHand: 7, cardsForfeited: 1, card: 'chosen' },
                ],
                accessHistory: [{ hero: 'finch', round: 1, what: 'shown', district: 'science' }],
              },
              lacks: ['"hand":', '"forfeited":'],
            })),
          },
        },
      ],
    });
  });

  it("taken by 'No Access!' are known to everybody [R-INF-2, DET-5]", () => {
    play({
      phase: 'heroes',
      event: 'the-countdown',
      heroes: { finch: { in: 'art', chosen: 'art' }, fowler: {}, physician: {} },
      raids: ['art'],
      steps: [
        { do: 'machine', picks: ['option no-access'] },
        {
          expect: {
            log: AUDIENCES.map((audience) => ({
              key: 'access-forfeited',
              hero: 'finch',
              shown: 'art',
              audience,
            })),
            view: AUDIENCES.map((of) => ({
              of,
              contains: {
                heroes: [{ hero: 'finch', cardsForfeited: 2, proof: { art: 'forfeited' } }],
                accessHistory: [{ hero: 'finch', what: 'forfeited', district: 'art' }],
              },
            })),
          },
        },
      ],
    });
  });
});

describe('Directives', () => {
  const machine = { round: 2, phase: 'machine', event: 'the-countdown', bonds: 9 };
  const hand = ['pacify', 'levy'];

  it('in hand are a secret but for their number, published ones lie open [INF-3]', () => {
    play({
      ...machine,
      directives: { hand, published: ['curfew'] },
      steps: [
        {
          expect: {
            view: [
              { of: 'machine', contains: { directives: { inHand: 2, known: hand } } },
              ...(['revolutionaries', 'public'] as const).map((of) => ({
                of,
                contains: { directives: { inHand: 2, published: ['curfew'] } },
                lacks: hand,
              })),
            ],
          },
        },
      ],
    });
  });

  it('seen in the Grand Citadel stay known to the Revolutionaries alone [R-INF-3, ACT-17]', () => {
    play({
      ...machine,
      phase: 'heroes',
      turn: 'finch',
      step: 'action',
      heroes: { finch: { in: 'grand-citadel' }, fowler: {}, physician: {} },
      districts: { 'grand-citadel': { guards: 0 } },
      directives: { hand: [...hand, 'shadow'] },
      steps: [
        { do: 'finch', picks: ['do grand-citadel-a'] },
        {
          expect: {
            log: [{ key: 'directives-shown', cards: ['levy', 'pacify', 'shadow'] }],
            view: [
              ...['finch', 'fowler', 'physician'].map((of) => ({
                of,
                contains: { directives: { known: [...hand, 'shadow'] } },
              })),
              { of: 'public', contains: { directives: { inHand: 3 } }, lacks: [...hand, 'shadow'] },
            ],
          },
        },
        { do: 'finch', picks: ['directive shadow'] },
        {
          expect: {
            log: [{ key: 'directive-discarded', card: 'shadow', hero: 'finch', audience: 'public' }],
            view: [
              {
                of: 'physician',
                contains: { directives: { inHand: 2, known: hand, discarded: ['shadow'] } },
              },
              { of: 'public', contains: { directives: { inHand: 2, discarded: ['shadow'] } }, lacks: hand },
            ],
          },
        },
      ],
    });
  });

  it('drawn later are unknown, and one that leaves the hand is no longer among the known [R-INF-3]', () => {
    play({
      ...machine,
      servants: { phantasmer: { in: 'tower-of-law' } },
      directives: { hand, seen: hand, deck: ['shadow'] },
      steps: [
        { do: 'machine', picks: ['servant lex-hecate', 'do draw-directive'] },
        { do: 'machine', picks: ['servant phantasmer', 'do publish-directive', 'directive levy'] },
        {
          expect: {
            state: { directives: { hand: ['pacify', 'shadow'], published: ['levy'], seen: ['pacify'] } },
            view: [{ of: 'revolutionaries', lacks: ['shadow'] }],
          },
        },
      ],
    });
  });

  it('that return to the hand are known to everybody [R-INF-3, R-GM-3]', () => {
    play({
      ...machine,
      servants: { phantasmer: { in: 'tower-of-law' } },
      directives: { hand: ['pacify'], published: ['levy', 'curfew', 'shadow'] },
      steps: [
        {
          do: 'machine',
          picks: ['servant phantasmer', 'do publish-directive', 'take-back curfew', 'directive pacify'],
        },
        {
          expect: {
            view: AUDIENCES.map((of) => ({ of, contains: { directives: { inHand: 1, known: ['curfew'] } } })),
          },
        },
      ],
    });
  });

  it('have no order in hand, and none to see in the deck [R-INF-3, R-INF-4]', () => {
    const scene = { format: 1, name: 'two orders', ...machine };
    const one = openScenario(rules, { ...scene, directives: { hand, deck: ['shadow', 'curfew'] } });
    const other = openScenario(rules, {
      ...scene,
      directives: { hand: ['levy', 'pacify'], deck: ['curfew', 'shadow'] },
    });
    expect(one.state).not.toEqual(other.state);
    for (const audience of AUDIENCES) expect(one.view(audience)).toEqual(other.view(audience));
  });
});

describe('a hand of Directives that is shown', () => {
  it('has no order, neither in the log nor among the options [R-INF-3, R-INF-6]', () => {
    const show = (hand: readonly string[]) => {
      const table = openScenario(rules, {
        format: 1,
        name: 'shown',
        phase: 'heroes',
        turn: 'finch',
        step: 'action',
        event: 'the-countdown',
        heroes: { finch: { in: 'grand-citadel' }, fowler: {}, physician: {} },
        districts: { 'grand-citadel': { guards: 0 } },
        directives: { hand },
      });
      const seat = seatOf(table, 'finch');
      const { id } = itemAt(table.questions(seat), 0);
      table.answer({ seat, decision: id, picks: picksNamed(rules, 'do grand-citadel-a') });
      return { feed: table.feed('revolutionaries'), questions: table.questions(seat) };
    };
    expect(show(['shadow', 'pacify', 'levy'])).toEqual(show(['levy', 'shadow', 'pacify']));
  });
});

describe('decks and chance', () => {
  it('show nobody a coming or boxed card, nor the seed [R-INF-4]', () => {
    const unseen = ['cordon', 'tax-audit', 'barricades', 'overhaul', 'grain-of-sand'];
    play({
      seed: 'grain-of-sand',
      phase: 'machine',
      event: 'parade',
      events: ['tax-audit', 'cordon'],
      boxedEvents: ['barricades'],
      directives: { deck: ['overhaul'], discarded: ['levy'] },
      steps: [
        {
          expect: {
            view: AUDIENCES.map((of) => ({
              of,
              contains: {
                cityEvent: 'parade',
                eventsLeft: 12,
                directives: { inDeck: directivesBut('levy').length, discarded: ['levy'] },
              },
              lacks: unseen,
            })),
          },
        },
      ],
    });
  });

  it('show everybody the City Events of earlier rounds [R-INF-4]', () => {
    play({
      round: 3,
      phase: 'machine',
      event: 'parade',
      pastEvents: ['tax-audit', 'double-shift'],
      steps: [
        {
          expect: {
            view: AUDIENCES.map((of) => ({ of, contains: { pastEvents: ['tax-audit', 'double-shift'] } })),
          },
        },
      ],
    });
  });
});
