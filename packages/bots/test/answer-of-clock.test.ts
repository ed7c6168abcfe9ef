import {
  assembleRules,
  forkGame,
  itemAt,
  openScenario,
  type PickView,
  playerDice,
  present,
  type Scenario,
  takePick,
} from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { say } from '../../rules/test/modules/playing.js';
import { answerOfClock } from '../src/hosting/answer-of-clock.js';
import { askedIn, Dice } from '../src/index.js';
import { openSituation, situationIn } from './asked.js';
import { collectMoments, type Moment, questionIn } from './moments.js';

const moments = collectMoments(2);
const ESCALATION = ['one-versus-many', 'servants-of-the-machine', 'surveillance-zeppelin'];
const KINDS = [...new Set(moments.map(({ kind }) => kind))];

/** The kinds to which R-TIME-1 names an answer, and what it comes to. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  'access-choice': ['card', 'ready'],
  'trust-share': ['amount', 'ready'],
  'attack-payment': ['amount'],
  'machine-payment': ['decline'],
  'card-retrieval with a price': ['decline'],
  detainment: ['option'],
};

function situationOf(moment: Moment, seed: number | undefined = undefined) {
  const game = forkGame(moment.game);
  const decision = questionIn(game, moment);
  if (seed !== undefined) {
    const [first] = situationIn(game, decision).questions.filter(({ id }) => id === moment.decision);
    const { options } = present(first, 'question');
    const { of } = itemAt(options, playerDice(seed)(options.length)).pick as PickView & { of: number };
    takePick(game, decision, { pick: 'amount', of });
  }
  return situationIn(game, decision);
}

describe('out of time', () => {
  it.each(KINDS)('a question %s is answered as R-TIME-1 names it, or left to a bot [R-TIME-1]', (kind) => {
    for (const moment of moments.filter((one) => one.kind === kind)) {
      const situation = situationOf(moment);
      const answer = answerOfClock(situation, new Dice('clock'));
      const isPriced = (askedIn(situation).about.price ?? 0) !== 0;
      expect(
        answer?.picks.map(({ pick }) => pick),
        moment.where,
      ).toEqual(NAMED[isPriced ? `${kind} with a price` : kind] ?? NAMED[kind]);
      if (answer !== undefined) expect(answer.takesBack).toBe(false);
    }
  });

  it('any card of the hand may be laid, and a laid one stays [R-TIME-1]', () => {
    const moment = present(
      moments.find(({ kind }) => kind === 'access-choice'),
      'Access choice',
    );
    const situation = situationOf(moment);
    const cards = askedIn(situation).options.map(({ pick }) => pick);
    const laid = new Set<string>();
    for (let seed = 0; seed < 100; seed++)
      laid.add(JSON.stringify(answerOfClock(situation, new Dice(`clock ${seed}`))?.picks[0]));
    expect([...laid].sort()).toEqual(cards.map((card) => JSON.stringify(card)).sort());
    const questions = situation.questions.map((one) => ({ ...one, draft: [itemAt(cards, 0)] }));
    expect(answerOfClock({ ...situation, questions }, new Dice('clock'))?.picks).toEqual([
      { pick: 'ready', names: 'seat', of: situation.seat },
    ]);
  });

  it('an amount that was set for a payment together is taken back [R-TIME-1, R-CLO-2]', () => {
    for (const moment of moments.filter(({ kind }) => kind === 'trust-share')) {
      for (let seed = 0; seed < 5; seed++) {
        const situation = situationOf(moment, seed);
        const [set] = askedIn(situation).draft;
        const isNothing = set !== undefined && 'of' in set && set.of === 0;
        const answer = answerOfClock(situation, new Dice('clock'));
        expect(answer?.takesBack, `seed ${seed}`).toBe(!isNothing);
        expect(answer?.picks.at(-1)).toEqual({ pick: 'ready', names: 'seat', of: situation.seat });
      }
    }
  });

  it.each([
    [3, 'no-trust'],
    [11, 'advance-the-plan'],
  ])('with the Master Plan on %i a detainment comes to %s [R-TIME-1]', (plan, option) => {
    const situation = openSituation({
      name: 'a Raid waits for the Actress',
      phase: 'heroes',
      turn: 'actress',
      step: 'move',
      tracks: { 'master-plan': plan },
      heroes: {
        veteran: {},
        actress: { in: 'art', trust: 3, chosen: 'art' },
        physician: { in: 'velvet' },
      },
      raids: ['art'],
    });
    expect(askedIn(situation).kind).toBe('detainment');
    expect(answerOfClock(situation, new Dice('clock'))).toEqual({
      takesBack: false,
      picks: [{ pick: 'option', names: 'text', of: option }],
    });
  });

  it.each([
    [1, ['decline']],
    [0, undefined],
  ])('a card to be bought back for the Trust of %i Guards is answered by %s [R-TIME-1]', (guards, named) => {
    const situation = openSituation({
      name: 'a card to buy back',
      phase: 'closing',
      step: 'end-of-round',
      event: 'win-over-the-judges',
      heroes: {
        finch: { in: 'art', trust: 3, forfeited: ['velvet'] },
        fowler: { forfeited: [] },
        physician: { forfeited: [] },
      },
      districts: { art: { guards } },
    });
    expect(askedIn(situation).kind).toBe('card-retrieval');
    expect(answerOfClock(situation, new Dice('clock'))?.picks.map(({ pick }) => pick)).toEqual(named);
  });

  it.each<[what: string, kind: string, position: Partial<Scenario>, before?: string]>([
    [
      'an Improvement under its Servant',
      'improvement',
      { phase: 'machine', step: 'improvements', tokens: { improvement: ['art lex-hecate'] } },
    ],
    [
      'a relocation of Phantasmer',
      'phantasmer-relocation',
      { phase: 'machine', step: 'phantasmer', tokens: { 'improvement-installed': ['phantasmer'] } },
    ],
    [
      'a passage with the Zeppelin',
      'zeppelin-passage',
      { phase: 'heroes', turn: 'finch', step: 'zeppelin', tokens: { zeppelin: ['art'] } },
    ],
    [
      'a gain after a Riot',
      'riot-gain',
      { phase: 'heroes', turn: 'finch', step: 'action', tracks: { discontent: 17 } },
      'do incitement',
    ],
  ])('%s is no payment, and left to a bot [R-TIME-1]', (_what, kind, position, before) => {
    const game = openScenario(assembleRules(ESCALATION), {
      format: 1,
      name: kind,
      modules: ESCALATION,
      event: 'night-patrols',
      heroes: { finch: { in: 'art', trust: 3 } },
      servants: { 'lex-hecate': { in: 'art' } },
      ...position,
    }).look();
    if (before !== undefined) say(game, 'hero-action', before);
    const situation = situationIn(game);
    expect(askedIn(situation)).toMatchObject({
      kind,
      options: expect.arrayContaining([
        expect.objectContaining({ pick: { pick: 'decline', names: 'nothing' } }),
      ]),
    });
    expect(answerOfClock(situation, new Dice('clock'))).toBeUndefined();
  });
});
