import {
  AUDIENCES,
  type Audience,
  aboutOf,
  assembleRules,
  buildView,
  createConfig,
  type Frame,
  type Game,
  heroAt,
  itemAt,
  LoggedPlay,
  openScenario,
  playerDice,
  playRandomPick,
  questionsFor,
} from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import type { DeclaredFields } from '../../../../rules/src/kernel/fields.js';
import { fieldsFor } from '../../../../rules/src/view/fields.js';
import { openLateGame } from '../../../../rules/test/late-game.js';
import { REBELS, randomAnswer, type Wishes } from '../../../../rules/test/leaks/recording.js';
import {
  automatonRules,
  bargainsRules,
  newcomersRules,
  resistanceRules,
} from '../../../../rules/test/modules/index.js';
import { arrangeGame, playFrame } from '../../../../rules/test/modules/playing.js';
import { CHRONOLEON, CHRONOLEON_MODULES, GENEROUS } from '../../../../rules/test/modules/surges.js';
import { Dice } from '../dice.js';
import { tableOf } from '../table.js';
import { WorldSampler } from './world.js';

const core = assembleRules();

/** Of declared values those that the audience may know. */
function known(declared: DeclaredFields = {}, audience: Audience, values: object): object {
  const fields = fieldsFor(declared, audience);
  return Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(fields, name)));
}

/** Frames without what the audience cannot know. */
function knownFrames({ rules, state }: Game, audience: Audience): unknown {
  return state.frames.map(({ frame, step, locals, asks }) => ({
    frame,
    step,
    locals: known(itemAt(rules.frames, frame).locals, audience, locals),
    asks: asks.map(({ about, draft, rev, actor, ...ask }) => {
      const isOwn = (actor === 'machine' ? 'machine' : 'revolutionaries') === audience;
      const seen = known(itemAt(rules.decisions, ask.kind).about, audience, about);
      return { ...ask, actor, about: seen, draft: isOwn ? draft : undefined, rev: isOwn ? rev : undefined };
    }),
  }));
}

/** What the seats of an audience may answer; a hand of Directives has no order. */
function optionsOfSide(g: Game, audience: Audience): unknown {
  return g.state.config.seats
    .filter(({ speaksFor }) => speaksFor.includes('machine') === (audience === 'machine'))
    .flatMap(({ seat }) => questionsFor(g, seat))
    .map(({ options, ...question }) => ({
      ...question,
      options: options.map((option) => JSON.stringify(option)).sort(),
    }));
}

/** Compares fast, and in words only where that finds a difference, be it one of order. */
function expectSame(actual: unknown, expected: unknown, where: string): void {
  if (JSON.stringify(actual) !== JSON.stringify(expected)) expect(actual, where).toEqual(expected);
}

function faultsOf(g: Game): string[] {
  return g.rules.invariants.flatMap((invariant) => invariant(g) ?? []);
}

function checkMoment(g: Game, audience: Audience, dice: Dice, moment: number, where: string): void {
  const view = buildView(g, audience);
  const sampler = new WorldSampler(g.rules, tableOf(g.state.config), view);
  const sample = sampler.draw(dice);
  expectSame(buildView(sample, audience), view, where);
  expectSame(faultsOf(sample), [], where);
  if (g.state.outcome !== undefined) return;
  expectSame(knownFrames(sample, audience), knownFrames(g, audience), where);
  expectSame(sample.state.asked, g.state.asked, where);
  if (moment % 10 === 0 && audience !== 'public') {
    expectSame(optionsOfSide(sample, audience), optionsOfSide(g, audience), where);
  }
  if (moment % 100 !== 0) return;
  while (playRandomPick(sample, dice.below));
  expect(sample.state.outcome, where).toBeDefined();
  expectSame(faultsOf(sample), [], where);
  expectSame(buildView(sampler.draw(dice), audience), view, where);
}

/** The question, and the frames in which it is asked. */
function placeInFlow(frames: readonly Frame[]): string {
  const asked = itemAt(itemAt(frames, frames.length - 1).asks, 0);
  const { kind } = asked;
  const by = kind === 'detainment' ? aboutOf(asked, 'detainment').by : undefined;
  const place = frames.slice(2).map(({ frame }) => frame);
  return `${kind}${by === undefined ? '' : ` by ${by}`} in ${place.join(', ')}`;
}

/** Plays to the end and checks the samples of every moment on the way; all questions asked are added to the set. */
function checkGame(play: LoggedPlay, seed: number, asked: Set<string>, wishes?: Wishes): void {
  const below = playerDice(seed);
  const dice = new Dice(`samples-${seed}`);
  for (let moment = 0; ; moment++) {
    const g = play.look();
    if (g.state.outcome === undefined) asked.add(placeInFlow(g.state.frames));
    const inTurn = itemAt(AUDIENCES, moment % AUDIENCES.length);
    for (const audience of wishes === undefined ? AUDIENCES : [inTurn])
      checkMoment(g, audience, dice, moment, `seed ${seed}, moment ${moment}, ${audience}`);
    const answer = randomAnswer(play, below, wishes);
    if (answer === undefined) return;
    if (!play.answer(answer).ok) throw new Error(`seed ${seed}: an offered answer is refused`);
  }
}

/** A Riot Stage in which everybody looks for what seldom happens. */
function openRiotStage(seed: number): LoggedPlay {
  return openScenario(core, {
    format: 1,
    name: 'a Riot Stage',
    seed: `stage-${seed}`,
    round: 4,
    phase: 'access',
    city: 'random',
    tracks: { discontent: 18, 'master-plan': 1 },
    directives: { hand: ['levy', 'shadow'], seen: ['levy'] },
  });
}

const RARE = [
  [
    'do grand-citadel-a',
    'do grand-citadel-b',
    'do tower-of-law-b',
    'card grand-citadel',
    'card tower-of-law',
  ],
  [
    'do raid',
    'do draw-directive',
    'do abduct',
    'do arrest',
    'do publish-directive',
    'amount 2',
    'option no-access',
  ],
];

const CURIOUS: Wishes = ({ state }) => (state.asked % 2 === 0 ? RARE.flat() : RARE.flat().reverse());

/** Every question of the core game, wherever it may be asked. */
const PLACES = [
  'access-choice in access',
  'attack-payment in heroes, hero-turn, attack',
  'card-retrieval in closing, win-over-the-judges, retrieval',
  'card-retrieval in heroes, hero-turn, retrieval',
  'citizen-return in heroes, hero-turn, grand-citadel-b',
  'detainment by guards in heroes, hero-turn, escape, detainment',
  'detainment by raid in heroes, hero-turn, detainment',
  'detainment by raid in heroes, hero-turn, escape, detainment',
  'directive-discard in heroes, hero-turn, grand-citadel-a',
  'free-identification in closing',
  'hero-action in heroes, hero-turn',
  'hero-step in heroes, hero-turn',
  'machine-payment in closing, machine-payment',
  'machine-phase in machine',
  'riot-arrests in heroes, hero-turn, riot',
  'trust-share in closing, collective-payment',
  'trust-split in opening',
];

const GAMES = 24;
/** A test plays so many of them, or it would come near its limit of time where the machine is busy. */
const GAMES_OF_TEST = 6;
const REBEL_GAMES = 10;
const CURIOUS_GAMES = 10;
/** Until every question was asked in every place. */
const MOST_CURIOUS_GAMES = 100;

describe('a sampled world looks like the view that it was drawn from, to every audience, and can be played', () => {
  const asked = new Set<string>();
  const firstSeeds = Array.from({ length: GAMES / GAMES_OF_TEST }, (_, part) => 1 + part * GAMES_OF_TEST);

  it.each(firstSeeds)('at every moment of the games from seed %i on', (first) => {
    for (let seed = first; seed < first + GAMES_OF_TEST; seed++) {
      const config = createConfig(core, {
        seed: `sampled-${seed}`,
        revolutionaries: ((seed % 3) + 1) as 1 | 2 | 3,
        sharedHero: seed % 3 === 1 && seed % 2 === 0,
        city: seed % 2 === 0 ? 'random' : undefined,
      });
      checkGame(new LoggedPlay(core, config), seed, asked);
    }
  });

  it('at every moment of late games with Riots', () => {
    for (let seed = 1; seed <= REBEL_GAMES; seed++) checkGame(openLateGame(core, seed), seed, asked, REBELS);
  });

  it('wherever a question may be asked', () => {
    const lacks = () => PLACES.some((place) => !asked.has(place));
    for (let seed = 1; seed <= CURIOUS_GAMES || (lacks() && seed <= MOST_CURIOUS_GAMES); seed++)
      checkGame(openRiotStage(seed), seed, asked, CURIOUS);
    expect(PLACES.filter((place) => !asked.has(place))).toEqual([]);
  });
});

const MODULE_GAMES = 5;

/** Questions that are asked below or beside others, or whose answers are hidden. */
const MODULE_PLACES: Readonly<Record<string, readonly string[]>> = {
  resistance: ['eyewitness in heroes, hero-turn, eyewitness', 'loan in access', 'whisper in whispers'],
  automaton: ['hero-action in heroes, hero-turn'],
  thinkers: ['start in ', 'theory in heroes', 'next-hero in heroes', 'alms in access, alms'],
  tinkers: ['gadget in heroes, hero-turn', 'mark in heroes, hero-turn, escape, die-roll'],
  bargains: ['bid in access', 'call in closing, wager', 'motion in closing', 'stake in closing, wager'],
};

describe.each([
  ['resistance', resistanceRules, ['printer', 'finch', 'actress']],
  ['automaton', automatonRules, undefined],
  ['bargains', bargainsRules, undefined],
  ['thinkers', newcomersRules, ['thinker', 'finch', 'actress']],
  ['tinkers', newcomersRules, ['tinker', 'finch', 'actress']],
] as const)('a sampled world with the module %s', (name, rules, heroes) => {
  it('looks like the view that it was drawn from, and can be played', () => {
    const asked = new Set<string>();
    for (let seed = 1; seed <= MODULE_GAMES; seed++) {
      const revolutionaries = ((seed % 3) + 1) as 1 | 2 | 3;
      const config = createConfig(rules, { seed: `sampled-${seed}`, revolutionaries, heroes });
      checkGame(new LoggedPlay(rules, config), seed, asked);
    }
    expect([...asked]).toEqual(expect.arrayContaining([...itemAt(MODULE_PLACES, name)]));
  });
});

describe('a sampled world with Chronoleon', () => {
  /** She has tokens to give, and more lie on the Plan. */
  function openSurges(seed: number): LoggedPlay {
    return openScenario(CHRONOLEON, {
      format: 1,
      name: 'Surge tokens',
      seed: `surges-${seed}`,
      modules: CHRONOLEON_MODULES,
      phase: 'access',
      city: 'random',
      tracks: { 'master-plan': 5 },
      tokens: {
        'improvement-installed': seed % 2 === 0 ? ['chronoleon'] : ['chronoleon', 'chronoleon'],
        'surge-track': ['6', '7', '8', '9'],
        'surge-taken': ['coercion', 'custody', 'espionage', 'espionage'].map((face) => `chronoleon ${face}`),
      },
    });
  }

  it('looks like the view that it was drawn from, what Espionage has shown included', () => {
    const asked = new Set<string>();
    for (let seed = 1; seed <= MODULE_GAMES; seed++) checkGame(openSurges(seed), seed, asked, GENEROUS);
    const stops = [...asked].filter((place) => place.startsWith('surge in')).length;
    expect(stops).toBeGreaterThan(0);
  });

  it('lays the card down at which the Great Machine has looked, and never among forfeited ones', () => {
    const play = openScenario(CHRONOLEON, {
      format: 1,
      name: 'a look',
      modules: CHRONOLEON_MODULES,
      phase: 'machine',
      heroes: { finch: { chosen: 'science', forfeited: ['velvet'] } },
      tokens: { 'improvement-installed': ['chronoleon'], 'surge-active': ['finch espionage'] },
    });
    const finch = play.config.heroes.indexOf('finch');
    const science = itemAt(CHRONOLEON.places, 'science');
    const drawn = (audience: Audience) => {
      const sampler = new WorldSampler(CHRONOLEON, tableOf(play.config), buildView(play.look(), audience));
      const dice = new Dice('a look');
      return Array.from({ length: 40 }, () => heroAt(sampler.draw(dice), finch));
    };
    for (const { chosen, forfeited } of drawn('machine')) {
      expect(chosen).toEqual({ owner: finch, district: science });
      expect(forfeited & (1 << science)).toBe(0);
    }
    expect(new Set(drawn('public').map(({ chosen }) => chosen?.district)).size).toBeGreaterThan(1);
  });
});

describe('a sampled world in which a question waits below another', () => {
  /** A Citizen has been drawn from the pool, and before it is placed Heroes whisper. */
  function openWaiting(): Game {
    const g = arrangeGame(resistanceRules, ['finch', 'veteran', 'actress']);
    heroAt(g, 0).trust = 2;
    playFrame(g, 'grand-citadel-b', { hero: 0 });
    playFrame(g, 'whispers');
    return g;
  }

  it.each(AUDIENCES)('looks to the %s as it does', (audience) => {
    const g = openWaiting();
    expect(g.state.frames.slice(-2).map(({ asks }) => itemAt(asks, 0).kind)).toEqual([
      'citizen-return',
      'whisper',
    ]);
    for (let moment = 10; moment < 100; moment += 10)
      checkMoment(g, audience, new Dice(`waiting-${moment}`), moment, `${audience}, ${moment}`);
  });
});
