import {
  AUDIENCES,
  assembleRules,
  buildView,
  ConfigError,
  createConfig,
  createRandomSource,
  exportScenario,
  type GameModule,
  hashState,
  itemAt,
  LoggedPlay,
  MODULES,
  ModuleError,
  oneVersusMany,
  openScenario,
  Play,
  type Rules,
  readPosition,
  replay,
  type SeatQuestion,
  startGame,
  verifyRecord,
  writePosition,
} from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { CITIZENS_PER_KIND } from '../../src/flow/setup.js';
import { shuffle } from '../../src/kernel/random.js';
import { countBits } from '../../src/model/queries.js';
import type { ModulePart } from '../../src/model/rules.js';
import { CITIZEN_KINDS } from '../../src/model/state.js';
import { hashWithoutChance } from '../../src/scenario/export.js';
import { newcomersRules } from '../modules/index.js';
import { newcomers } from '../modules/newcomers/module.js';
import { openKinds, optionTexts, say } from '../modules/playing.js';

const RULES = newcomersRules;
const HEROES = ['finch', 'fowler', 'tinker'];
const TINKER = 2;

function configFor(rules: Rules, heroes: readonly string[] | 'random' = HEROES, seed = 'setup') {
  return createConfig(rules, { seed, heroes, generator: 'fast' });
}

function questionIn(play: Play): SeatQuestion {
  const [question] = play.questions('revolutionary-3');
  if (question === undefined) throw new Error('nothing is asked');
  return question;
}

function startIn(play: Play, district: string): void {
  const { seat, id, options } = questionIn(play);
  const pick = options
    .map((option) => option.pick)
    .find((one) => one.names === 'district' && one.of === district);
  expect(play.answer({ seat, decision: id, picks: pick === undefined ? [] : [pick] })).toMatchObject({
    ok: true,
  });
}

describe('a question in setup', () => {
  it('comes before the Access cards, with everything else in its place', () => {
    const g = startGame(RULES, configFor(RULES));
    expect(openKinds(g)).toEqual(['start']);
    expect(optionTexts(g, 'start')).toEqual(
      ['art', 'science', 'commerce', 'industrial', 'velvet'].map((id) => `district ${id}`),
    );
    for (const audience of AUDIENCES) {
      const view = buildView(g, audience);
      expect(view).toMatchObject({ round: 0, phase: 'setup', cityEvent: undefined, eventsLeft: 13 });
      expect(view.servants).toHaveLength(3);
      expect(view.heroes.map(({ cardsInHand, cardsForfeited }) => cardsInHand + cardsForfeited)).toEqual([
        0, 0, 0,
      ]);
    }
    expect(RULES.invariants.flatMap((invariant) => invariant(g) ?? [])).toEqual([]);
    say(g, 'start', 'district velvet');
    expect(g.state.heroes.map(({ place }) => itemAt(RULES.districts, place).id)[TINKER]).toBe('velvet');
    expect(g.state.round).toBe(1);
    expect(g.state.heroes.map(({ forfeited }) => countBits(forfeited))).toEqual([1, 1, 1]);
  });

  it('is not asked without such a Hero', () => {
    const g = startGame(RULES, configFor(RULES, ['finch', 'fowler', 'actress']));
    expect(g.state.round).toBe(1);
  });

  it('cannot be taken back once the Access cards are dealt, and is part of the record', () => {
    const play = new LoggedPlay(RULES, configFor(RULES));
    expect(itemAt(questionIn(play).options, 0).final).toBe(true);
    startIn(play, 'science');
    expect(play.undoLimit('revolutionary-3')).toBe(0);
    expect(play.feed('machine').length).toBeGreaterThan(0);
    const record = play.record();
    expect(record.entries).toMatchObject([{ decision: '0.0.start.tinker', picks: ['district science'] }]);
    expect(verifyRecord(RULES, record)).toBe('same');
    expect(hashState(replay(RULES, record).state)).toBe(hashState(play.state));
  });

  it('goes on where it was put down', () => {
    const play = Play.begin(RULES, configFor(RULES));
    play.takeNews();
    const later = new Play(RULES, readPosition(RULES, writePosition(RULES, play.putDown())));
    startIn(play, 'science');
    startIn(later, 'science');
    expect(hashState(later.state)).toBe(hashState(play.state));
  });

  it('can be told in a scenario file, and comes out of one', () => {
    const modules = [oneVersusMany.id, newcomers.id];
    const file = {
      format: 1,
      name: 'a start',
      modules,
      phase: 'setup',
      step: 'start',
      heroes: { tinker: {} },
    };
    const play = openScenario(RULES, file);
    expect(play.state).toMatchObject({ round: 0, phase: 'setup' });
    const again = openScenario(RULES, exportScenario(play, 'again'));
    expect(hashWithoutChance(again.state)).toBe(hashWithoutChance(play.state));
    expect(() => openScenario(RULES, { ...file, round: 2 })).toThrow(/round/);
  });

  it('deals the Citizens once, also from a file that begins before', () => {
    const modules = [oneVersusMany.id, newcomers.id];
    const file = { format: 1, name: 'the beginning', modules, phase: 'setup', heroes: { tinker: {} } };
    const { state } = openScenario(RULES, file);
    const inCity = RULES.districts.reduce((sum, { citizensAtSetup }) => sum + citizensAtSetup, 0);
    const counts = [state.citizenKind, state.citizenPlace, state.citizenFace].map(({ length }) => length);
    expect(counts).toEqual([inCity, inCity, inCity]);
    const arrested = state.arrested.reduce((sum, count) => sum + count, 0);
    expect(inCity + arrested).toBe(CITIZEN_KINDS.length * CITIZENS_PER_KIND);
  });
});

describe('Heroes of whom one at most is in a game', () => {
  it('are never two of a random trio', () => {
    const trios = Array.from({ length: 200 }, (_, seed) => configFor(RULES, 'random', `trio ${seed}`).heroes);
    const counts = trios.map((trio) => trio.filter((id) => RULES.heroes[id]?.group !== undefined).length);
    expect(Math.max(...counts)).toBe(1);
    expect(Math.min(...counts)).toBe(0);
  });

  it('leave random trios of the core game as they were', () => {
    const core = assembleRules();
    const dealt = shuffle(createRandomSource('trio', 'fast'), 'heroes', Object.keys(core.heroes));
    expect([...configFor(core, 'random', 'trio').heroes].sort()).toEqual(dealt.slice(0, 3).sort());
  });

  it('are refused together, beside every other reason', () => {
    const options = { seed: '', heroes: ['tinker', 'runner', 'finch'] };
    expect(() => createConfig(RULES, options)).toThrow(ConfigError);
    expect(() => createConfig(RULES, options)).toThrow(
      'a seed is a text that is not empty; of tinker, runner only one may be in a game (NEWCOMERS)',
    );
  });

  it('do not complete a scenario that names one of them', () => {
    for (let seed = 0; seed < 30; seed++) {
      const modules = [oneVersusMany.id, newcomers.id];
      const file = { format: 1, name: `cast ${seed}`, modules, heroes: { tinker: {} } };
      const { heroes } = openScenario(RULES, file).config;
      expect(heroes.filter((id) => RULES.heroes[id]?.group !== undefined)).toEqual(['tinker']);
    }
  });
});

describe('a Servant who takes the place of another by an option of the table', () => {
  const SERVANTS = ['lex-hecate', 'judgementor', 'phantasmer'];
  const replacing = (servant: string): ModulePart => ({
    servants: [{ id: 'understudy', startsIn: 'grand-citadel' }],
    withoutServants: [servant],
  });
  const understudy: GameModule = {
    id: 'understudy',
    version: 1,
    needs: [oneVersusMany.id],
    options: { replaces: { values: SERVANTS, usual: 'phantasmer' } },
    partsFor: ({ replaces }) => [replacing(String(replaces))],
  };
  const registry = [...MODULES, understudy];
  const rulesFor = (options: Readonly<Record<string, string>>) =>
    assembleRules([oneVersusMany.id, { id: 'understudy', options }], registry);

  it.each([
    [undefined, ['lex-hecate', 'judgementor', 'understudy']],
    ['lex-hecate', ['judgementor', 'phantasmer', 'understudy']],
  ])('%j', (replaces, servants) => {
    const rules = rulesFor(replaces === undefined ? {} : { replaces });
    const play = new LoggedPlay(rules, configFor(rules, ['finch', 'fowler', 'actress']));
    const view = play.view('public');
    expect(view.servants.map(({ servant }) => servant)).toEqual(servants);
    expect(view.modules).toContainEqual({
      id: 'understudy',
      version: 1,
      options: { replaces: replaces ?? 'phantasmer' },
    });
    expect(verifyRecord(rules, play.record())).toBe('same');
    const again = openScenario(rules, exportScenario(play, 'again'));
    expect(again.state.servants).toEqual(play.state.servants);
  });

  it('is refused where there is no such Servant', () => {
    expect(() => rulesFor({ replaces: 'nobody' })).toThrow(ModuleError);
  });
});
