import { describe, it } from 'vitest';
import { play } from '../play.js';
import { MACHINE_PHASE, refusal } from './positions.js';

describe('moves of Guards and Servants', () => {
  it('come in any order and as often as the Bonds allow; Guards do nothing else [GM-1]', () => {
    play({
      ...MACHINE_PHASE,
      bonds: 6,
      servants: { judgementor: { in: 'velvet' } },
      districts: { art: { guards: 1 }, science: { guards: 1 } },
      steps: [
        refusal('machine', ['guard art', 'do raid'], 'not-offered', 'R-GM-1'),
        { do: 'machine', picks: ['guard art', 'to science'] },
        { do: 'machine', picks: ['servant judgementor', 'to art'] },
        { do: 'machine', picks: ['guard science', 'to art'] },
        { do: 'machine', picks: ['servant judgementor', 'to velvet'] },
        {
          expect: {
            state: {
              bonds: 0,
              servants: { judgementor: { in: 'velvet', actions: 0 } },
              districts: { art: { guards: 1 }, science: { guards: 1 } },
            },
            asked: { machine: 'machine-phase' },
          },
        },
        refusal('machine', ['guard art', 'to science'], 'guard-cannot-go-anywhere', 'GM-2'),
        refusal('machine', ['servant judgementor', 'to art'], 'servant-has-nothing-to-do', 'GM-4'),
      ],
    });
  });

  it('cost 1 Bond for each District a Guard exits and 2 for each a Servant exits [GM-2]', () => {
    play({
      ...MACHINE_PHASE,
      bonds: 5,
      servants: { phantasmer: { in: 'art' } },
      districts: { art: { guards: 2 }, commerce: { guards: 1 } },
      steps: [
        {
          expect: {
            offered: [
              { to: 'machine', picks: ['guard art', 'to science'], currency: 'bonds', price: 1, left: 4 },
              { to: 'machine', picks: ['guard art', 'to commerce'], price: 2, left: 3, rule: 'GM-2' },
              { to: 'machine', picks: ['servant phantasmer', 'to science'], price: 2, left: 3 },
              { to: 'machine', picks: ['servant phantasmer', 'to commerce'], price: 4, left: 1 },
            ],
          },
        },
        refusal('machine', ['servant phantasmer', 'to control-nexus'], 'too-few-bonds', 'GM-2'),
        refusal('machine', ['servant phantasmer', 'to art'], 'already-there', 'GM-2'),
        refusal('machine', ['guard art', 'to art'], 'already-there', 'GM-2'),
        { do: 'machine', picks: ['guard art', 'to commerce'] },
        {
          expect: {
            log: [{ key: 'guard-moved', from: 'art', to: 'commerce', price: 2 }],
            state: { bonds: 3, districts: { art: { guards: 1 }, commerce: { guards: 2 } } },
          },
        },
        refusal('machine', ['servant phantasmer', 'to commerce'], 'too-few-bonds', 'GM-2'),
      ],
    });
  });

  it('lead a Guard through a full District, but never end it there [GM-3]', () => {
    play({
      ...MACHINE_PHASE,
      bonds: 4,
      districts: { art: { guards: 2 }, science: { guards: 4 }, commerce: { guards: 1 } },
      steps: [
        refusal('machine', ['guard art', 'to science'], 'no-free-guard-square', 'GM-3'),
        { expect: { offered: [{ to: 'machine', picks: ['guard art', 'to commerce'], price: 2 }] } },
        { do: 'machine', picks: ['guard art', 'to commerce'] },
        { expect: { state: { districts: { science: { guards: 4 }, commerce: { guards: 2 } } } } },
      ],
    });
  });

  it('leave broken Guards where they lie, on squares they still fill [GM-7]', () => {
    play({
      ...MACHINE_PHASE,
      bonds: 9,
      districts: {
        art: { guards: 0, broken: 2 },
        science: { guards: 3, broken: 1 },
        commerce: { guards: 0 },
      },
      steps: [
        refusal('machine', ['guard art'], 'guards-broken', 'GM-7'),
        refusal('machine', ['guard commerce'], 'no-guard-here', 'GM-1'),
        refusal('machine', ['guard velvet', 'to science'], 'no-free-guard-square', 'GM-3'),
        { do: 'machine', picks: ['guard science', 'to commerce'] },
        { do: 'machine', picks: ['guard velvet', 'to science'] },
        { expect: { state: { districts: { science: { guards: 3, broken: 1 } } } } },
      ],
    });
  });

  it('take the cheapest route: through the Industrial District, where the exit is free [R-GM-2]', () => {
    play({
      ...MACHINE_PHASE,
      event: 'double-shift',
      bonds: 3,
      districts: { velvet: { guards: 2 }, 'tower-of-law': { guards: 1 } },
      steps: [
        {
          expect: {
            offered: [
              { to: 'machine', picks: ['guard velvet', 'to central-square'], price: 1 },
              { to: 'machine', picks: ['guard velvet', 'to tower-of-law'], price: 1, left: 2 },
              { to: 'machine', picks: ['servant phantasmer', 'to velvet'], price: 2 },
            ],
          },
        },
        { do: 'machine', picks: ['guard velvet', 'to tower-of-law'] },
        { expect: { state: { bonds: 2, districts: { 'tower-of-law': { guards: 2 } } } } },
      ],
    });
  });

  it('use up free exits in the order of the moves, and an undo gives them back [R-GM-2]', () => {
    const toCommerce = ['guard art', 'to commerce'];
    play({
      ...MACHINE_PHASE,
      event: 'night-patrols',
      bonds: 2,
      districts: { art: { guards: 3 }, commerce: { guards: 1 }, science: { guards: 1 } },
      steps: [
        { expect: { offered: [{ to: 'machine', picks: toCommerce, price: 0, left: 2 }] } },
        { do: 'machine', picks: ['guard art', 'to science'] },
        { expect: { offered: [{ to: 'machine', picks: toCommerce, price: 1, left: 1 }] } },
        { do: 'machine', picks: ['guard science', 'to art'] },
        {
          expect: { offered: [{ to: 'machine', picks: toCommerce, price: 2, left: 0 }], state: { bonds: 2 } },
        },
        { undo: 'machine' },
        { undo: 'machine' },
        { expect: { offered: [{ to: 'machine', picks: toCommerce, price: 0, left: 2 }] } },
      ],
    });
  });
});

describe("a Servant's Action", () => {
  it('is one a round, after any movement, and pins the Servant down [GM-4]', () => {
    play({
      ...MACHINE_PHASE,
      bonds: 9,
      steps: [
        { do: 'machine', picks: ['servant lex-hecate', 'to art'] },
        {
          expect: {
            offered: [{ to: 'machine', picks: ['servant lex-hecate', 'do raid'], price: 2, left: 5 }],
          },
        },
        { do: 'machine', picks: ['servant lex-hecate', 'do raid'] },
        { expect: { state: { bonds: 5, servants: { 'lex-hecate': { in: 'art', actions: 1 } } } } },
        refusal('machine', ['servant lex-hecate', 'to science'], 'servant-has-acted', 'GM-4'),
        refusal('machine', ['servant lex-hecate', 'do raid'], 'servant-has-acted', 'GM-4'),
        {
          note: 'The other two stay put and take none.',
          do: 'machine',
          picks: ['end'],
        },
        {
          expect: {
            state: { phase: 'heroes', servants: { judgementor: { in: 'grand-citadel', actions: 0 } } },
          },
        },
      ],
    });
  });

  it('may come between the moves of others [R-GM-1]', () => {
    play({
      ...MACHINE_PHASE,
      bonds: 7,
      districts: { art: { guards: 2 }, science: { guards: 2 } },
      servants: { 'lex-hecate': { in: 'art' }, judgementor: { in: 'art' } },
      steps: [
        { do: 'machine', picks: ['servant lex-hecate', 'do raid'] },
        { do: 'machine', picks: ['guard art', 'to science'] },
        { do: 'machine', picks: ['servant judgementor', 'to science'] },
        { do: 'machine', picks: ['servant judgementor', 'do raid'] },
        { expect: { state: { bonds: 0, raids: ['art', 'science'], districts: { science: { guards: 3 } } } } },
      ],
    });
  });

  it('is offered only where it can do something [R-GM-1]', () => {
    play({
      ...MACHINE_PHASE,
      bonds: 9,
      servants: { 'lex-hecate': { in: 'central-square' } },
      districts: { 'central-square': { guards: 4, citizens: ['any', 'any', 'any', 'any'] } },
      steps: [
        refusal('machine', ['servant lex-hecate', 'do collect-bonds'], 'no-effect', 'R-GM-1'),
        refusal('machine', ['servant lex-hecate', 'do repair'], 'no-broken-guard', 'GM-6'),
        refusal('machine', ['servant lex-hecate', 'do fly'], 'no-such-action-now', 'GM-13'),
        { expect: { offered: [{ to: 'machine', picks: ['servant lex-hecate', 'do raid'], rule: 'GM-8' }] } },
      ],
    });
  });

  it('needs its Bonds [GM-4]', () => {
    play({
      ...MACHINE_PHASE,
      bonds: 1,
      servants: { 'lex-hecate': { in: 'central-square' }, judgementor: { in: 'art' } },
      districts: { 'central-square': { guards: 1, citizens: ['any', 'any'] } },
      steps: [
        refusal('machine', ['servant lex-hecate', 'do raid'], 'too-few-bonds', 'GM-8'),
        refusal('machine', ['servant judgementor'], 'servant-has-nothing-to-do', 'GM-4'),
        { do: 'machine', picks: ['servant lex-hecate', 'do collect-bonds'] },
        { note: '1 + 2 - 1 = 2 Bonds.', do: 'machine', picks: ['servant judgementor', 'do raid'] },
        { expect: { state: { bonds: 0, raids: ['art'] } } },
      ],
    });
  });
});

describe('the end of the Phase', () => {
  it('is said by the Great Machine, also without a single Bond [R-GM-6, GM-14]', () => {
    play({
      ...MACHINE_PHASE,
      bonds: 0,
      steps: [
        {
          expect: {
            asked: { machine: 'machine-phase', finch: 'nothing' },
            offered: [{ to: 'machine', picks: ['end'], rule: 'R-GM-6' }],
            state: { heroes: { finch: { cardOpen: false } } },
          },
        },
        { do: 'machine', picks: ['end'] },
        {
          expect: {
            asked: { machine: 'nothing', finch: 'hero-action' },
            log: [
              { key: 'machine-phase-ended', bonds: 0 },
              { key: 'access-revealed', hero: 'finch' },
            ],
            state: { phase: 'heroes', turn: 'finch' },
          },
        },
      ],
    });
  });

  it('comes without losing the Bonds that are left [GM-14]', () => {
    play({
      ...MACHINE_PHASE,
      bonds: 5,
      steps: [
        { do: 'machine', picks: ['end'] },
        { expect: { state: { bonds: 5 } } },
        refusal('machine', ['guard art', 'to science'], 'no-such-decision', 'R-INF-6'),
      ],
    });
  });

  it('ends the undoing, which until then reaches back to the beginning [GM-14, R-GM-1]', () => {
    play({
      ...MACHINE_PHASE,
      bonds: 8,
      districts: { art: { guards: 2 }, science: { guards: 2 } },
      steps: [
        { do: 'machine', picks: ['guard art', 'to science'] },
        { do: 'machine', picks: ['servant phantasmer', 'to art'] },
        { do: 'machine', picks: ['servant phantasmer'] },
        { do: 'machine', picks: ['do raid'] },
        { expect: { state: { bonds: 3, raids: ['art'] }, mayUndo: { machine: 4, finch: 0 } } },
        { undo: 'machine' },
        { undo: 'machine' },
        { expect: { state: { bonds: 5, raids: [], servants: { phantasmer: { in: 'art', actions: 0 } } } } },
        { undo: 'machine' },
        { undo: 'machine' },
        {
          expect: {
            state: {
              bonds: 8,
              districts: { art: { guards: 2 } },
              servants: { phantasmer: { in: 'grand-citadel' } },
            },
            refused: [{ undo: 'machine', code: 'nothing-to-undo' }],
          },
        },
        { do: 'machine', picks: ['guard art', 'to science'] },
        { expect: { mayUndo: { machine: 1 } } },
        { do: 'machine', picks: ['end'] },
        { expect: { mayUndo: { machine: 0 }, refused: [{ undo: 'machine', code: 'nothing-to-undo' }] } },
      ],
    });
  });
});
