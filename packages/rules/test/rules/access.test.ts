import { itemAt, openScenario } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { picksNamed } from '../picks.js';
import { play, rules } from '../play.js';

/** Three Heroes who all may choose any card but one. */
const choosing = {
  phase: 'access',
  event: 'the-countdown',
  heroes: {
    finch: { in: 'art', forfeited: ['velvet'] },
    fowler: { in: 'art', forfeited: ['science'] },
    physician: { in: 'art', forfeited: ['commerce'] },
  },
};

describe('choosing an Access card', () => {
  it('makes its District the destination, be it here or elsewhere [ACC-1]', () => {
    play({
      ...choosing,
      steps: [
        { choose: { finch: 'art', fowler: 'velvet', physician: 'control-nexus' } },
        {
          expect: {
            state: {
              phase: 'machine',
              heroes: {
                finch: { in: 'art', chosen: 'art', cardOpen: false },
                fowler: { in: 'art', chosen: 'velvet' },
                physician: { chosen: 'control-nexus' },
              },
            },
          },
        },
      ],
    });
  });

  it('takes one from the hand: forfeited cards cannot be chosen, though the Hero stands there [ACC-2]', () => {
    const heroes = { ...choosing.heroes, finch: { in: 'velvet', forfeited: ['velvet', 'science'] } };
    play({
      ...choosing,
      heroes,
      steps: [
        {
          expect: {
            offered: [{ to: 'finch', picks: ['card art'] }],
            notOffered: [
              { to: 'finch', picks: ['card velvet'] },
              { to: 'finch', picks: ['card science'] },
            ],
            refused: [{ do: 'finch', picks: ['card velvet'], code: 'card-forfeited' }],
          },
        },
      ],
    });
  });

  it('cannot be left out: nobody is ready without a card [ACC-2]', () => {
    play({
      ...choosing,
      steps: [
        { expect: { refused: [{ do: 'finch', picks: ['ready'], code: 'not-offered' }] } },
        { choose: { fowler: 'art', physician: 'art' } },
        { expect: { state: { phase: 'access' }, asked: { finch: 'access-choice', fowler: 'nothing' } } },
      ],
    });
  });

  it('is done by all Heroes at the same time, in any order [R-ACC-1]', () => {
    const all = { finch: 'access-choice', fowler: 'access-choice', physician: 'access-choice' };
    play({
      ...choosing,
      steps: [
        { expect: { asked: all } },
        { choose: { physician: 'art' } },
        { do: 'fowler', picks: ['card art'] },
        { expect: { asked: { finch: 'access-choice', fowler: 'access-choice', physician: 'nothing' } } },
      ],
    });
  });

  it('may be changed until all are ready [ACC-3]', () => {
    play({
      ...choosing,
      steps: [
        { do: 'finch', picks: ['card science'] },
        { expect: { refused: [{ do: 'finch', picks: ['card art'], code: 'card-already-laid' }] } },
        { do: 'finch', back: true },
        { do: 'finch', picks: ['card commerce', 'ready'] },
        { choose: { fowler: 'art', physician: 'art' } },
        { expect: { state: { phase: 'machine', heroes: { finch: { chosen: 'commerce' } } } } },
      ],
    });
  });

  it('is fixed once the Great Machine Phase has begun [ACC-3, R-ACC-1]', () => {
    play({
      ...choosing,
      steps: [
        { choose: { finch: 'art', fowler: 'art', physician: 'art' } },
        {
          expect: {
            asked: { machine: 'machine-phase', finch: 'nothing', fowler: 'nothing', physician: 'nothing' },
            mayUndo: { finch: 0, fowler: 0, physician: 0 },
            refused: [
              { do: 'physician', picks: ['card science'], code: 'no-such-decision' },
              { undo: 'physician', code: 'nothing-to-undo' },
            ],
          },
        },
      ],
    });
  });

  it('goes on while a "ready" is withdrawn, until the last Hero is ready [R-ACC-1, ACC-3]', () => {
    play({
      ...choosing,
      steps: [
        { choose: { finch: 'art', fowler: 'art' } },
        { do: 'finch', back: true },
        { expect: { asked: { finch: 'access-choice' } } },
        { choose: { physician: 'art' } },
        { expect: { state: { phase: 'access' }, asked: { finch: 'access-choice' } } },
        { do: 'finch', back: true },
        { do: 'finch', picks: ['card science', 'ready'] },
        { expect: { state: { phase: 'machine', heroes: { finch: { chosen: 'science' } } } } },
      ],
    });
  });
});

describe('who sees the choices', () => {
  it('every Revolutionary as they change, the Great Machine not [R-ACC-1]', () => {
    const ofFinch = (draft: readonly string[]) => ({ questions: [{ actor: 'finch', draft }] });
    play({
      ...choosing,
      steps: [
        { do: 'finch', picks: ['card science'] },
        {
          expect: {
            view: [
              { of: 'fowler', contains: ofFinch(['card science']) },
              {
                of: 'machine',
                contains: { questions: [{ actor: 'finch', awaited: true }] },
                lacks: ['card '],
              },
              { of: 'public', lacks: ['card '] },
            ],
          },
        },
        { do: 'finch', back: true },
        { do: 'finch', picks: ['card commerce'] },
        { expect: { view: [{ of: 'physician', contains: ofFinch(['card commerce']) }] } },
      ],
    });
  });

  it('the Great Machine only "choosing" or "ready", and no count of changes [R-ACC-1]', () => {
    const table = openScenario(rules, { format: 1, name: 'access', ...choosing });
    const finch = itemAt(table.questions('revolutionary-1'), 0);
    const say = (answer: object) =>
      expect(table.answer({ seat: 'revolutionary-1', decision: finch.id, ...answer }).ok).toBe(true);
    const isChoosing = () => table.view('machine').questions.find(({ actor }) => actor === 'finch')?.awaited;
    const seen = () => JSON.stringify(table.feed('machine'));
    const atFirst = seen();
    say({ picks: picksNamed(rules, 'card science') });
    say({ back: true });
    say({ picks: picksNamed(rules, 'card art') });
    expect(seen()).toBe(atFirst);
    expect(isChoosing()).toBe(true);
    say({ picks: picksNamed(rules, 'ready revolutionary-1') });
    expect(isChoosing()).toBe(false);
    const news = table.feed('machine').at(-1);
    expect(news?.lines).toEqual([]);
    expect(news?.view).toEqual({
      ...itemAt(table.feed('machine'), 0).view,
      questions: news?.view.questions.map((question) => ({
        ...question,
        awaited: question.actor !== 'finch',
      })),
    });
  });

  it('nobody but the Revolutionaries, when all have chosen [R-ACC-1]', () => {
    const chosen = { heroes: [{ hero: 'fowler', card: 'chosen' }] };
    play({
      ...choosing,
      steps: [
        { choose: { finch: 'art', fowler: 'tower-of-law', physician: 'art' } },
        {
          expect: {
            log: [{ key: 'access-chosen', audience: 'machine' }],
            view: [
              { of: 'machine', contains: chosen, lacks: ['destination'] },
              { of: 'public', contains: chosen, lacks: ['destination'] },
              { of: 'finch', contains: { heroes: [{ hero: 'fowler', destination: 'tower-of-law' }] } },
            ],
          },
        },
      ],
    });
  });
});

describe('small hands', () => {
  const heroes = { ...choosing.heroes, finch: { in: 'art', hand: [] } };

  it('an empty one leaves no choice: the Hero stays [R-ACC-2]', () => {
    play({
      ...choosing,
      heroes,
      steps: [
        { expect: { asked: { finch: 'nothing', fowler: 'access-choice' } } },
        { choose: { fowler: 'velvet', physician: 'art' } },
        { do: 'machine', picks: ['end'] },
        {
          expect: {
            log: [{ key: 'hero-stayed', hero: 'finch', district: 'art' }],
            notLog: [{ key: 'access-revealed', hero: 'finch' }],
            state: { turn: 'finch', history: { movementEndedIn: ['art'] } },
            asked: { finch: 'hero-action' },
          },
        },
      ],
    });
  });

  it('without a card a Raid detains, but "No Access!" cannot be chosen [R-ACC-2]', () => {
    play({
      ...choosing,
      heroes: { ...heroes, finch: { ...heroes.finch, chosen: 'none' } },
      phase: 'heroes',
      turn: 'finch',
      raids: ['art'],
      steps: [
        {
          expect: {
            asked: { machine: 'detainment' },
            offered: [
              { to: 'machine', picks: ['option advance-the-plan'] },
              { to: 'machine', picks: ['option no-trust'] },
            ],
            refused: [{ do: 'machine', picks: ['option no-access'], code: 'no-card-chosen' }],
          },
        },
      ],
    });
  });

  it('a single card is chosen by the game [R-ACC-2]', () => {
    play({
      ...choosing,
      heroes: { ...choosing.heroes, finch: { in: 'art', hand: ['science'] } },
      steps: [
        {
          expect: {
            asked: { finch: 'nothing' },
            state: { heroes: { finch: { chosen: 'science', hand: [] } } },
          },
        },
        { choose: { fowler: 'art', physician: 'art' } },
        { expect: { state: { phase: 'machine', heroes: { finch: { chosen: 'science' } } } } },
      ],
    });
  });

  it('nobody is asked when no hand leaves a choice [R-ACC-2]', () => {
    play({
      ...choosing,
      heroes: { finch: { hand: [] }, fowler: { hand: ['art'] }, physician: { hand: ['velvet'] } },
      steps: [{ expect: { state: { phase: 'machine' }, asked: { machine: 'machine-phase' } } }],
    });
  });
});
