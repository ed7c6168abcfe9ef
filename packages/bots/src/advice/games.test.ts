import type { Advice } from '@great-machine/client';
import { FACTS } from '@great-machine/client';
import {
  createConfig,
  forkGame,
  type Game,
  isAwaited,
  itemAt,
  openDecisions,
  openScenario,
  playerDice,
  present,
  questionsFor,
  startGame,
} from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { openLateGame } from '../../../rules/test/late-game.js';
import { randomAnswer, type Wishes } from '../../../rules/test/leaks/recording.js';
import { situationIn } from '../../test/asked.js';
import { RULES as rules } from '../../test/situations.js';
import { playOn, takePicks } from '../hosting/arena.js';
import { askedIn, type Situation } from '../thinking/mind.js';
import { createMind } from '../thinking/minds/create.js';
import { awaitedDecision, decisionNamed } from '../thinking/search/playout.js';
import { Dice } from '../worlds/dice.js';
import { WorldSampler } from '../worlds/sampling/world.js';
import { advise } from './advice.js';

const LITTLE = { level: 'engineer', limits: { iterations: 6 } } as const;
const KINDS = Object.keys(rules.decisions).sort();
/** Questions whose answers take several picks. */
const BEGUN = ['access-choice', 'hero-action', 'machine-phase', 'trust-share'].map(
  (kind) => `${kind}, begun`,
);
const EACH = 4;
/** Games of the curious, until every kind of question was asked. */
const MOST_CURIOUS = 100;

function faultsOf(advice: readonly Advice[]): string[] {
  const faults: string[] = [];
  if (advice.length < 1 || advice.length > 3) faults.push(`${advice.length} advices`);
  advice.forEach(({ chance, better, facts }, at) => {
    if (!(chance >= 0 && chance <= 1)) faults.push(`a chance of ${chance}`);
    if (at > 0 && chance > itemAt(advice, at - 1).chance) faults.push('not sorted');
    if (Math.abs(better - 100 * (chance - itemAt(advice, 0).chance)) > 1e-9)
      faults.push(`better by ${better}`);
    if (facts.length === 0) faults.push('no fact');
    for (const { key, params } of facts) {
      const named = Object.keys(params).sort().join();
      if (named !== [...FACTS[key]].sort().join()) faults.push(`${key} with ${named}`);
      for (const [name, value] of Object.entries(params)) {
        if (typeof value === 'number' ? !Number.isFinite(value) : value === '')
          faults.push(`${key} with ${name} ${value}`);
        if (/chance/i.test(name) && !(Number(value) >= 0 && Number(value) <= 1 + 1e-9))
          faults.push(`${key} with ${name} ${value}`);
      }
    }
  });
  return faults;
}

/** Takes the picks of an advice and of its plan in the true game. */
function follow(game: Game, situation: Situation, { picks, plan = [] }: Advice): void {
  const g = forkGame(game);
  const like = () => decisionNamed(g, situation.question);
  takePicks(g, like(), picks);
  for (const answer of plan) takePicks(g, present(awaitedDecision(g), 'awaited question'), answer);
}

/** Counts what was met, and checks the first few moments of each kind of question. */
class Checker {
  readonly met = new Map<string, number>();
  /** Twins that held other Citizens, cards or decks than the true game. */
  different = 0;

  check(game: Game, situation: Situation, where: string): void {
    const { kind, draft } = askedIn(situation);
    const moment = draft.length === 0 ? kind : `${kind}, begun`;
    const before = this.met.get(moment) ?? 0;
    this.met.set(moment, before + 1);
    if (before >= EACH) return;
    const advice = advise(rules, situation, LITTLE);
    expect(faultsOf(advice), `${where}, ${kind}`).toEqual([]);
    for (const one of advice) follow(game, situation, one);
    this.checkTwin(game, situation, advice, where);
  }

  /** Another world that looks the same to the seat gives the same advice. */
  private checkTwin(game: Game, situation: Situation, advice: readonly Advice[], where: string): void {
    const { view, table } = situation;
    const twin = new WorldSampler(rules, table, view).draw(new Dice(`twin of ${where}`));
    if (JSON.stringify(hiddenIn(twin)) !== JSON.stringify(hiddenIn(game))) this.different++;
    const asked = decisionNamed(twin, situation.question);
    const same = { ...situationIn(twin, asked), seat: situation.seat };
    const questions = questionsFor(twin, situation.seat);
    expect(advise(rules, { ...same, questions }, LITTLE), `${where}, ${asked.kind}`).toEqual(advice);
  }
}

function hiddenIn({ state }: Game): unknown {
  const { citizenKind, heroes, directives, cityEvents } = state;
  return [citizenKind, heroes.map(({ hand, chosen }) => [hand, chosen]), directives, cityEvents];
}

/** Players who look for what seldom happens. */
const RARE = [
  'do grand-citadel-a',
  'do grand-citadel-b',
  'do tower-of-law-b',
  'card grand-citadel',
  'card tower-of-law',
  'do raid',
  'do draw-directive',
  'do abduct',
  'do arrest',
  'do publish-directive',
  'amount 2',
  'option no-access',
];
const CURIOUS: Wishes = ({ state }) => (state.asked % 2 === 0 ? RARE : [...RARE].reverse());

describe('advice', () => {
  it('is legal, sorted and in known words for every kind of question, and tells nothing hidden', () => {
    const checker = new Checker();
    for (let seed = 1; seed <= 2; seed++) {
      const config = createConfig(rules, { seed: `advised-${seed}`, revolutionaries: 3 });
      const minds = {
        machine: createMind(rules, 'journeyman', `machine-${seed}`),
        revolutionaries: createMind(rules, 'journeyman', `heroes-${seed}`),
      };
      const late = openLateGame(rules, seed).state;
      const start = startGame(rules, config);
      for (const game of [start, { ...start, state: late }]) {
        playOn(forkGame(game), minds, {
          thought: (g, situation) => checker.check(g, situation, `seed ${seed}, round ${g.state.round}`),
        });
      }
    }
    const lacks = () => [...KINDS, ...BEGUN].some((moment) => !checker.met.has(moment));
    for (let seed = 1; seed <= 8 || (lacks() && seed <= MOST_CURIOUS); seed++) checkCurious(checker, seed);
    expect([...checker.met.keys()].filter((moment) => KINDS.includes(moment)).sort()).toEqual(KINDS);
    expect([...checker.met.keys()]).toEqual(expect.arrayContaining(BEGUN));
    expect(checker.different).toBeGreaterThan(KINDS.length);
  });
});

/** Heroes who can keep the platforms on the ground from serving the Plan. */
const ABOUT_TO_PAY = {
  phase: 'closing',
  step: 'plan-question',
  event: 'grounded-platforms',
  heroes: { finch: { trust: 3 }, veteran: { trust: 4 }, fowler: { trust: 2 } },
};

function checkCurious(checker: Checker, seed: number): void {
  const play = openScenario(rules, {
    format: 1,
    name: 'a Riot Stage',
    seed: `curious-${seed}`,
    round: 4,
    city: 'random',
    tracks: { discontent: 18, 'master-plan': 1 },
    ...(seed % 2 === 0 ? { phase: 'access' } : ABOUT_TO_PAY),
    arrested: 3,
    directives: { hand: ['levy', 'shadow'], seen: ['levy'] },
  });
  const below = playerDice(seed);
  for (;;) {
    const g = play.look();
    const open = openDecisions(g).find((one) => isAwaited(g, one));
    if (open !== undefined) checker.check(g, situationIn(g, open), `curious seed ${seed}`);
    const answer = randomAnswer(play, below, CURIOUS);
    if (answer === undefined) return;
    if (!play.answer(answer).ok) throw new Error(`seed ${seed}: an offered answer is refused`);
  }
}
