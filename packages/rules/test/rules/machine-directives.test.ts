import { describe, it } from 'vitest';
import { directivesBut } from '../directives.js';
import { play } from '../play.js';
import { MACHINE_PHASE, refusal } from './positions.js';

describe('the Grand Citadel', () => {
  it('lets a Servant draw the top Directive into a hand without limit [GM-9]', () => {
    play({
      ...MACHINE_PHASE,
      bonds: 5,
      servants: { phantasmer: { in: 'art' } },
      directives: {
        hand: ['levy', 'shadow', 'curfew', 'pacify', 'expedite'],
        deck: ['optimize', 'overhaul'],
      },
      steps: [
        refusal('machine', ['servant phantasmer', 'do draw-directive'], 'only-in-another-district', 'GM-9'),
        { do: 'machine', picks: ['guard art', 'to science'] },
        { expect: { mayUndo: { machine: 1 } } },
        { do: 'machine', picks: ['servant lex-hecate', 'do draw-directive'] },
        {
          note: 'What is seen cannot be unseen: no undo goes behind it.',
          expect: {
            log: [{ key: 'directive-drawn', card: 'optimize', audience: 'machine' }],
            notLog: [{ key: 'directive-drawn', card: 'optimize' }],
            state: {
              bonds: 2,
              directives: {
                hand: ['levy', 'shadow', 'curfew', 'pacify', 'expedite', 'optimize'],
                deck: ['overhaul'],
              },
            },
            mayUndo: { machine: 0 },
          },
        },
        { do: 'machine', picks: ['servant judgementor', 'to art'] },
        { expect: { mayUndo: { machine: 1 } } },
      ],
    });
  });

  it('has nothing to draw once the deck is empty [GM-9]', () => {
    play({
      ...MACHINE_PHASE,
      bonds: 5,
      directives: { discarded: directivesBut() },
      steps: [refusal('machine', ['servant lex-hecate', 'do draw-directive'], 'no-directive-left', 'GM-9')],
    });
  });
});

describe('the Tower of L.A.W.', () => {
  const phantasmerPublishes = ['servant phantasmer', 'do publish-directive'];

  it('publishes a Directive from hand, which takes effect at once and cannot be undone [GM-10]', () => {
    play({
      ...MACHINE_PHASE,
      bonds: 3,
      servants: { phantasmer: { in: 'tower-of-law' } },
      directives: { hand: ['expedite', 'levy'] },
      steps: [
        refusal(
          'machine',
          ['servant judgementor', 'do publish-directive'],
          'only-in-another-district',
          'GM-10',
        ),
        { expect: { offered: [{ to: 'machine', picks: ['servant judgementor', 'to velvet'], price: 2 }] } },
        { do: 'machine', picks: phantasmerPublishes },
        { expect: { mayUndo: { machine: 1 }, state: { bonds: 3, directives: { published: [] } } } },
        { do: 'machine', picks: ['directive expedite'] },
        {
          expect: {
            log: [{ key: 'directive-published', card: 'expedite' }],
            offered: [{ to: 'machine', picks: ['servant judgementor', 'to velvet'], price: 1, left: 0 }],
            state: { bonds: 1, directives: { published: ['expedite'], hand: ['levy'] } },
            mayUndo: { machine: 0 },
          },
        },
      ],
    });
  });

  it('needs a Directive in hand, even to swap [GM-10]', () => {
    play({
      ...MACHINE_PHASE,
      bonds: 3,
      servants: { phantasmer: { in: 'tower-of-law' } },
      directives: { hand: [], published: ['levy', 'curfew', 'shadow'] },
      steps: [refusal('machine', phantasmerPublishes, 'no-directive-in-hand', 'GM-10')],
    });
  });

  it('swaps one of three for another, never for the same one [R-GM-3]', () => {
    play({
      ...MACHINE_PHASE,
      bonds: 3,
      servants: { phantasmer: { in: 'tower-of-law' } },
      directives: { hand: ['expedite', 'overhaul'], published: ['levy', 'curfew', 'shadow'] },
      steps: [
        refusal('machine', [...phantasmerPublishes, 'directive expedite'], 'three-published', 'GM-10'),
        { do: 'machine', picks: [...phantasmerPublishes, 'take-back levy'] },
        refusal('machine', ['directive levy'], 'just-taken-back', 'R-GM-3'),
        refusal('machine', ['directive curfew'], 'not-in-hand', 'GM-10'),
        { do: 'machine', picks: ['directive overhaul'] },
        {
          expect: {
            log: [{ key: 'directive-taken-back', card: 'levy' }],
            state: {
              bonds: 1,
              directives: {
                published: ['curfew', 'shadow', 'overhaul'],
                hand: ['expedite', 'levy'],
                knownToAll: ['levy'],
              },
            },
          },
        },
      ],
    });
  });
});
