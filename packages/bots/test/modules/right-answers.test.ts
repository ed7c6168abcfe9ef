import {
  assembleRules,
  createConfig,
  type Decision,
  type Game,
  isAwaited,
  MODULES,
  openDecisions,
  optionsOf,
  printPick,
  type Rules,
  startGame,
} from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { bargainsRules } from '../../../rules/test/modules/index.js';
import { createMind, LEVELS, type Level } from '../../src/index.js';
import { situationIn } from '../asked.js';
import { playSome } from '../play-some.js';

const POSITIONS = 5;
const MOST_GAMES = 12 * POSITIONS;
const WITHIN = { iterations: 200 };
const SEARCHING: readonly Level[] = ['engineer', 'mastermind'];
const BY_RULES_OF_THUMB: readonly Level[] = ['apprentice', 'journeyman'];
const everything = assembleRules(MODULES.map(({ id }) => id));
const WITH_AKIRA = ['akira', 'finch', 'actress'];

interface Plain {
  readonly rules: Rules;
  readonly question: string;
  readonly isAsked: (g: Game, decision: Decision) => boolean;
  readonly right: string | RegExp;
  readonly levels: readonly Level[];
}

const isOfMachine = (_g: Game, { actor }: Decision) => actor === 'machine';
const isOfHero = (_g: Game, { actor }: Decision) => actor !== 'machine';
const mayPick = (what: string) => (g: Game, decision: Decision) =>
  optionsOf(g, decision).some(({ of }) => of === what);

/** Questions of the module, and an Action of it, of which one answer is plainly right. */
const QUESTIONS: readonly Plain[] = [
  { rules: bargainsRules, question: 'grant', isAsked: isOfMachine, right: 'take', levels: LEVELS },
  { rules: bargainsRules, question: 'gift', isAsked: isOfHero, right: 'accept', levels: LEVELS },
  {
    rules: bargainsRules,
    question: 'motion',
    isAsked: isOfMachine,
    right: 'option plan, amount 3',
    levels: LEVELS,
  },
  {
    rules: bargainsRules,
    question: 'motion',
    isAsked: isOfHero,
    right: 'option unrest, amount 3',
    levels: LEVELS,
  },
  {
    rules: bargainsRules,
    question: 'hero-action',
    isAsked: mayPick('crack-safe'),
    right: 'do crack-safe',
    levels: SEARCHING,
  },
  { rules: everything, question: 'improvement', isAsked: isOfMachine, right: /^servant /, levels: LEVELS },
  {
    rules: everything,
    question: 'boarding',
    isAsked: isOfMachine,
    right: /^advantage /,
    levels: BY_RULES_OF_THUMB,
  },
  { rules: everything, question: 'surge', isAsked: isOfMachine, right: /^surge /, levels: BY_RULES_OF_THUMB },
  {
    rules: everything,
    question: 'invention',
    isAsked: mayPick('disruption-field'),
    right: 'invention disruption-field',
    levels: BY_RULES_OF_THUMB,
  },
];

/** Neither side is about to win anyway. */
function isOpen({ state: { tracks, riots } }: Game): boolean {
  return tracks['master-plan'] <= 9 && tracks.discontent <= 14 && riots.length < 2;
}

/** Positions of different games of journeymen in which the question is asked and the game is open. */
function openPositions({ rules, question, isAsked }: Plain): readonly Game[] {
  const found: Game[] = [];
  for (let seed = 1; found.length < POSITIONS && seed <= MOST_GAMES; seed++) {
    const heroes = rules === everything ? WITH_AKIRA : undefined;
    const config = createConfig(rules, { seed: `plain-${seed}`, generator: 'fast', city: 'random', heroes });
    const game = startGame(rules, config);
    const isThere = () => {
      const decision = openDecisions(game).find((open) => isAwaited(game, open));
      return decision?.kind === question && isOpen(game) && isAsked(game, decision);
    };
    const machine = createMind(rules, 'journeyman', `machine ${seed}`);
    const revolutionaries = createMind(rules, 'journeyman', `heroes ${seed}`);
    playSome(game, { machine, revolutionaries }, () => !isThere());
    if (game.state.outcome === undefined) found.push(game);
  }
  return found;
}

describe.each(QUESTIONS)('to $question the plain answer "$right"', (plain) => {
  const positions = openPositions(plain);

  it.each(plain.levels)('is found by a(n) %s', (level) => {
    expect(positions).toHaveLength(POSITIONS);
    positions.forEach((game, at) => {
      const { picks } = createMind(plain.rules, level, `plain ${at}`).decide(situationIn(game), WITHIN);
      const said = picks.map(printPick).join(', ');
      if (typeof plain.right === 'string') expect(said, `position ${at}`).toBe(plain.right);
      else expect(said, `position ${at}`).toMatch(plain.right);
    });
  });
});
