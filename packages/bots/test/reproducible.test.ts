import { createConfig, type Game, startGame } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { openLateGame } from '../../rules/test/late-game.js';
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

  it.each(['access-choice', 'machine-phase'])('may think otherwise about %s with another seed', (kind) => {
    const [moment] = moments.filter((one) => one.kind === kind);
    const thoughts = Array.from({ length: 12 }, (_, seed) =>
      think(level, `seed ${seed}`, situationOf(moment)),
    );
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
  readonly secrets = new Set<string>();
  private readonly mind: Mind;
  private restored = 0;

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
    const where = `${this.seed}, ${situation.decision}, thought ${this.restored++}`;
    expect(again, where).toEqual(thought);
    expect(other.memory, where).toEqual(this.mind.memory);
    if (thought.mixture === undefined && /access-choice|machine-phase/.test(situation.decision))
      this.secrets.add(situation.decision);
    return thought;
  }
}

/** The situation without the means by which the arena builds it. */
function lookedAt({ table, seat, decision, view, options }: Situation): Situation {
  return { table, seat, decision, view, options };
}

describe('restored from its memory', () => {
  const games: readonly [string, () => Game][] = [
    ['a new game', () => startGame(RULES, createConfig(RULES, { seed: 'restored', revolutionaries: 2 }))],
    ['a late game', () => openLateGame(RULES, 3).look()],
  ];

  describe.each(LEVELS)('%s', (level) => {
    it.each(games)('goes on as if nothing had happened, in %s', (name, open) => {
      const machine = new Doubled(level, `${name} machine`);
      const revolutionaries = new Doubled(level, `${name} heroes`);
      const game = open();
      const last = game.state.round + 2;
      playSome(game, { machine, revolutionaries }, ({ state }) => state.round < last);
      expect(machine.secrets.size, 'in the middle of Machine Phases').toBeGreaterThan(0);
      expect(revolutionaries.secrets.size, 'in the middle of Access Phases').toBeGreaterThan(0);
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
    const game = startGame(RULES, createConfig(RULES, { seed: 'forgetful' }));
    playSome(
      game,
      { machine, revolutionaries: new RandomMind(new Dice('heroes')) },
      ({ state }) => state.round < 3,
    );
    expect(differs).toBeGreaterThan(0);
  });
});
