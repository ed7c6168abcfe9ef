import {
  createConfig,
  forkGame,
  type Game,
  itemAt,
  openDecisions,
  openScenario,
  optionsOf,
  present,
  printPick,
  startGame,
  takePick,
} from '@great-machine/rules';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { picksNamed } from '../../rules/test/picks.js';
import { takePicks } from '../src/hosting/arena.js';
import {
  createMind,
  Dice,
  LEVELS,
  type Mind,
  type Mixture,
  RandomMind,
  type Situation,
  type Thought,
} from '../src/index.js';
import { Tournament } from '../src/thinking/search/tournament.js';
import { situationIn } from './asked.js';
import { playSome } from './play-some.js';
import { RULES } from './situations.js';

const WITHIN = { iterations: 30 };
const SEEDS = [1, 2, 3, 4, 5, 6];
const random = new RandomMind(new Dice('the other side'));

/** Every search for a secret choice ends with one solution. */
let solved: MockInstance;
beforeEach(() => {
  solved = vi.spyOn(Tournament.prototype, 'solve');
});
afterEach(() => {
  solved.mockRestore();
});

interface Heard {
  readonly round: number;
  readonly kind: string;
  readonly picks: readonly string[];
  readonly mixture?: Mixture;
  readonly searches: number;
  readonly bonds: number;
}

/** A bot whose thoughts are written down. */
function listenTo(mind: Mind, heard: Heard[]): Mind {
  return {
    decide(situation: Situation): Thought {
      const before = solved.mock.calls.length;
      const { picks, mixture } = mind.decide(situation, WITHIN);
      const searches = solved.mock.calls.length - before;
      const kind = itemAt(situation.question.split('.'), 2);
      const { round, bonds } = situation.view;
      heard.push({ round, bonds, kind, picks: picks.map(printPick), mixture, searches });
      return { picks, mixture };
    },
  };
}

/** Two rounds late in a game in which the Machine can pay for much. */
function richGame(seed: number): Game {
  return openScenario(RULES, {
    format: 1,
    name: 'a rich Machine',
    seed: `rich-${seed}`,
    revolutionaries: 1 + (seed % 3),
    round: 6,
    phase: 'access',
    city: 'random',
    bonds: 14,
    tracks: { discontent: 9, 'master-plan': 5 },
  }).look();
}

const untilRound = (last: number) => (game: Game) => game.state.round < last;

function phasesOf(heard: readonly Heard[], kind: string): Heard[][] {
  const rounds = new Set(heard.map(({ round }) => round));
  return [...rounds]
    .map((round) => heard.filter((thought) => thought.round === round && thought.kind === kind))
    .filter((phase) => phase.length > 0);
}

const isDraw = ({ picks }: Heard) => picks.includes('do draw-directive');
const isRich = ({ bonds }: Heard) => bonds >= 8;
const isEnd = ({ picks }: Heard) => picks[0] === 'end';
/** Where a plan has to be made. */
const isBegun = (phase: readonly Heard[], at: number) => at === 0 || isDraw(itemAt(phase, at - 1));

describe('a Machine Phase', () => {
  it('is searched once, once more after each Directive drawn, and before it ends with many Bonds', () => {
    let answers = 0;
    let draws = 0;
    let richEnds = 0;
    for (const seed of SEEDS) {
      const heard: Heard[] = [];
      const machine = listenTo(createMind(RULES, 'engineer', `plans ${seed}`), heard);
      playSome(richGame(seed), { machine, revolutionaries: random }, untilRound(8));
      for (const phase of phasesOf(heard, 'machine-phase')) {
        for (const [at, thought] of phase.entries()) {
          const about = `seed ${seed}, answer ${at}: ${JSON.stringify(phase.map(({ picks }) => picks))}`;
          if (isRich(thought) && isEnd(thought)) expect(thought.searches, about).toBe(2);
          else if (isBegun(phase, at)) expect(thought.searches, about).toBeGreaterThan(0);
          else if (!isRich(thought)) expect(thought.searches, about).toBe(0);
        }
        answers += phase.length;
        richEnds += phase.filter((thought) => isRich(thought) && isEnd(thought)).length;
        draws += phase.slice(0, -1).filter(isDraw).length;
      }
    }
    expect(answers).toBeGreaterThan(4 * SEEDS.length);
    expect(draws, 'no Directive was drawn').toBeGreaterThan(0);
    expect(richEnds, 'no Phase ended with many Bonds').toBeGreaterThan(0);
  });

  it.each(LEVELS)('of a(n) %s states its mixture with the answer that begins a plan', (level) => {
    const heard: Heard[] = [];
    const machine = listenTo(createMind(RULES, level, 'mixtures'), heard);
    playSome(richGame(1), { machine, revolutionaries: random }, untilRound(8));
    for (const phase of phasesOf(heard, 'machine-phase')) {
      phase.forEach((thought, at) => {
        const isMade = isBegun(phase, at) || thought.searches > 0;
        expect(thought.mixture?.of, `answer ${at}`).toBe(isMade ? 'raids' : undefined);
      });
    }
  });
});

it('an answer that a person began otherwise than planned ends the plan of the Phase', () => {
  for (const seed of SEEDS) {
    const game = richGame(seed);
    playSome(game, { machine: random, revolutionaries: random }, ({ state }) => state.phase === 'access');
    const begun = optionsOf(game, itemAt(openDecisions(game), 0)).filter(({ pick }) => pick === 'servant');
    for (const pick of begun) {
      const world = forkGame(game);
      takePick(world, itemAt(openDecisions(world), 0), pick);
      const machine = createMind(RULES, 'journeyman', `begun ${seed}`);
      // Throws where something is answered that is not offered.
      playSome(world, { machine, revolutionaries: random }, ({ state }) => state.phase === 'machine');
    }
  }
});

describe('the destinations of a team', () => {
  it('are searched once a round for all three Heroes', () => {
    for (const revolutionaries of [1, 2, 3] as const) {
      const game = startGame(
        RULES,
        createConfig(RULES, { seed: `team-${revolutionaries}`, revolutionaries }),
      );
      const heard: Heard[] = [];
      const team = listenTo(createMind(RULES, 'engineer', `team ${revolutionaries}`), heard);
      playSome(game, { machine: random, revolutionaries: team }, untilRound(4));
      const phases = phasesOf(heard, 'access-choice');
      expect(phases.length).toBeGreaterThan(1);
      for (const phase of phases) {
        expect(phase.length).toBeGreaterThanOrEqual(3);
        expect(phase.map(({ searches }) => searches)).toEqual(phase.map((_, at) => (at === 0 ? 1 : 0)));
        expect(phase.map(({ mixture }) => mixture?.of)).toEqual(
          phase.map((_, at) => (at === 0 ? 'destinations' : undefined)),
        );
      }
    }
  });
});

describe('when another player lays a card', () => {
  const FULL = { forfeited: [] };
  /** Finch and the Physician are the bot's, Fowler is a person's. */
  function openAccess(seed: string): Game {
    return openScenario(RULES, {
      format: 1,
      name: 'beside a person',
      seed,
      round: 5,
      phase: 'access',
      seats: { bot: ['finch', 'physician'], person: ['fowler'] },
      heroes: { finch: FULL, fowler: FULL, physician: FULL },
    }).look();
  }

  const decisionOf = (game: Game, actor: string) =>
    present(
      openDecisions(game).find((open) => open.actor === actor),
      'question',
    );

  /** The card that a bot with this memory would lay for a Hero now. */
  function cardFor(game: Game, actor: string, mind: Mind): string {
    return printPick(itemAt(mind.decide(situationIn(game, decisionOf(game, actor)), WITHIN).picks, 0));
  }

  /** The bot lays its first card, the person lays one, and the bot is asked for its second Hero. */
  function layThree(seed: string, personLays: (planned: string) => string) {
    const game = openAccess(seed);
    const bot = createMind(RULES, 'engineer', seed);
    const first = decisionOf(game, 'finch');
    takePicks(game, first, bot.decide(situationIn(game, first), WITHIN).picks);
    const asPlanned = (actor: string) =>
      cardFor(game, actor, createMind(RULES, 'engineer', seed, bot.memory));
    const planned = { fowler: asPlanned('fowler'), physician: asPlanned('physician') };
    const laid = personLays(planned.fowler);
    takePicks(game, decisionOf(game, 'fowler'), picksNamed(RULES, laid));
    const searches = solved.mock.calls.length;
    const thought = bot.decide(situationIn(game, decisionOf(game, 'physician')), WITHIN);
    const { mixture } = thought;
    return {
      planned,
      laid,
      lays: printPick(itemAt(thought.picks, 0)),
      mixture,
      searches: solved.mock.calls.length - searches,
    };
  }

  const CARDS = RULES.districts.filter(({ onGrid }) => onGrid).map(({ id }) => `card ${id}`);
  const another = (shift: number) => (card: string) =>
    itemAt(CARDS, (CARDS.indexOf(card) + shift) % CARDS.length);

  it('as planned, the plan stands', () => {
    const { planned, lays, mixture, searches } = layThree('as planned', (card) => card);
    expect(searches).toBe(0);
    expect(lays).toBe(planned.physician);
    expect(mixture).toBeUndefined();
  });

  it('not as planned, the rest of the team thinks again with what lies there', () => {
    for (let shift = 1; shift < CARDS.length; shift++) {
      const { planned, laid, mixture, searches } = layThree(`otherwise ${shift}`, another(shift));
      expect(laid).not.toBe(planned.fowler);
      expect(searches, `shift ${shift}`).toBe(1);
      expect(mixture).toMatchObject({ of: 'destinations', heroes: ['physician'] });
    }
  });

  it('goes where it is of use then: not always where it had planned', () => {
    const all = Array.from({ length: 12 }, (_, n) => layThree(`use ${n}`, another(1 + (n % 8))));
    const changed = all.filter(({ planned, lays }) => planned.physician !== lays);
    expect(changed.length).toBeGreaterThan(0);
  });
});
