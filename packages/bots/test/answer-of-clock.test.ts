import { forkGame, itemAt, type PickView, playerDice, present, takePick } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { answerOfClock } from '../src/hosting/answer-of-clock.js';
import { askedIn, Dice } from '../src/index.js';
import { openSituation, situationIn } from './asked.js';
import { collectMoments, type Moment, questionIn } from './moments.js';

const moments = collectMoments(2);
const KINDS = [...new Set(moments.map(({ kind }) => kind))];

/** The kinds to which R-TIME-1 names an answer, and what it comes to. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  'access-choice': ['card', 'ready'],
  'trust-share': ['amount', 'ready'],
  'attack-payment': ['amount'],
  'machine-payment': ['decline'],
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
      const offersDecline = askedIn(situation).options.some(({ pick }) => pick.pick === 'decline');
      const named = NAMED[kind] ?? (offersDecline ? ['decline'] : undefined);
      expect(
        answer?.picks.map(({ pick }) => pick),
        moment.where,
      ).toEqual(named);
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
});
