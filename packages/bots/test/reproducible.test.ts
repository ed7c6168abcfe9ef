import { createConfig, type Game, itemAt, openScenario, startGame } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { createMind, Dice, LEVELS, type Level, type Mind, RandomMind, type Situation } from '../src/index.js';
import { situationIn } from './asked.js';
import { collectMoments, questionIn } from './moments.js';
import { playSome } from './play-some.js';
import { RULES } from './situations.js';

const WITHIN = { iterations: 10 };
const moments = collectMoments(2);
const stored = <T>(value: T): T => (value === undefined ? value : JSON.parse(JSON.stringify(value)));

const situationOf = (moment: (typeof moments)[number]) =>
  stored(situationIn(moment.game, questionIn(moment.game, moment)));

const random = new RandomMind(new Dice('anything'));
const RANDOM = { machine: random, revolutionaries: random };

const GAMES = ['a new game', 'a late game'] as const;

function openGame(name: (typeof GAMES)[number]): Game {
  if (name === 'a new game') return startGame(RULES, createConfig(RULES, { seed: name, revolutionaries: 2 }));
  const position = { round: 8, phase: 'access', bonds: 9, tracks: { discontent: 13, 'master-plan': 6 } };
  return openScenario(RULES, { format: 1, name, revolutionaries: 3, city: 'random', ...position }).look();
}

function think(level: Level, seed: string, situation: Situation) {
  const mind = createMind(RULES, level, seed);
  const thought = mind.decide(situation, WITHIN);
  return { thought, memory: mind.memory };
}

describe.each(LEVELS)('%s', (level) => {
  it('thinks the same again with the same seed, about every kind of question', () => {
    for (const moment of moments) {
      const situation = situationOf(moment);
      expect(think(level, 'again', situation), moment.where).toEqual(think(level, 'again', situation));
    }
  });

  it.each(['access', 'machine'])('may think otherwise in the %s Phase with another seed', (phase) => {
    const game = openGame('a late game');
    playSome(game, RANDOM, ({ state }) => state.phase !== phase);
    const thoughts = Array.from({ length: 12 }, (_, seed) => think(level, `seed ${seed}`, situationIn(game)));
    expect(new Set(thoughts.map((thought) => JSON.stringify(thought))).size).toBeGreaterThan(1);
  });

  it('keeps plain data only', () => {
    for (const moment of moments) {
      const { memory } = think(level, 'plain', situationOf(moment));
      expect(stored(memory), moment.where).toEqual(memory);
    }
  });
});

/** A mind that goes on by itself, beside one that is stored and restored before each thought and must say the same. */
class Doubled implements Mind {
  readonly thoughts: Record<string, number> = {};
  private readonly mind: Mind;

  constructor(
    private readonly level: Level,
    private readonly seed: string,
  ) {
    this.mind = createMind(RULES, level, seed);
  }

  decide(situation: Situation) {
    const kept = stored(this.mind.memory);
    const other = createMind(RULES, this.level, this.seed, kept);
    const thought = this.mind.decide(situation, WITHIN);
    const again = other.decide(stored(lookedAt(situation)), WITHIN);
    const where = `${this.seed}, ${situation.question}`;
    expect(again, where).toEqual(thought);
    expect(other.memory, where).toEqual(this.mind.memory);
    const kind = itemAt(situation.question.split('.'), 2);
    this.thoughts[kind] = (this.thoughts[kind] ?? 0) + 1;
    return thought;
  }
}

/** The situation without the means by which the arena builds it. */
function lookedAt({ table, seat, question, view, questions }: Situation): Situation {
  return { table, seat, question, view, questions };
}

describe('restored from its memory', () => {
  describe.each(LEVELS)('%s', (level) => {
    it.each(GAMES)('goes on as if nothing had happened, in %s', (name) => {
      const machine = new Doubled(level, `${name} machine`);
      const revolutionaries = new Doubled(level, `${name} heroes`);
      const game = openGame(name);
      const last = game.state.round + 4;
      playSome(game, { machine, revolutionaries }, ({ state }) => state.round < last);
      expect(machine.thoughts['machine-phase'], 'in the middle of Machine Phases').toBeGreaterThan(2);
      expect(revolutionaries.thoughts['access-choice'], 'in the middle of Access Phases').toBeGreaterThan(2);
    });
  });

  it('is what keeps it going: without its memory it would say something else', () => {
    const bot = createMind(RULES, 'engineer', 'forgetful');
    let differs = 0;
    const machine: Mind = {
      decide(situation) {
        const thought = bot.decide(situation, WITHIN);
        const fresh = createMind(RULES, 'engineer', 'forgetful').decide(situation, WITHIN);
        if (JSON.stringify(fresh) !== JSON.stringify(thought)) differs++;
        return thought;
      },
    };
    playSome(openGame('a late game'), { machine, revolutionaries: random }, ({ state }) => state.round < 10);
    expect(differs).toBeGreaterThan(0);
  });
});
