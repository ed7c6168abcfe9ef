import {
  assembleRules,
  buildView,
  createConfig,
  type Game,
  guardsIn,
  heroAt,
  ModuleError,
  openDecisions,
  runScenario,
  startGame,
  whyNot,
} from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import {
  arrangeGame,
  listen,
  openKinds,
  optionTexts,
  playFrame,
  questionOf,
  say,
} from '../../../test/modules/playing.js';
import { advancePlan, dropDiscontent, raiseDiscontent } from '../../effects/tracks.js';
import { type AnswerPick, decisionId } from '../../kernel/decision.js';
import { kindNamed, runFlow } from '../../kernel/flow.js';
import { RIOT_STAGE } from '../../model/goals.js';
import { DECLINE, pickAmount } from '../../model/picks.js';
import { maxTrust } from '../../model/queries.js';
import { districtNamed } from '../../model/rules.js';
import { IDENTIFIED, REVEALED } from '../../model/state.js';

const asked = (options: Readonly<Record<string, boolean>>) => [{ id: 'one-versus-many', options }];
const RULES = assembleRules(asked({ 'riot-gains': true }));
const CORE = assembleRules();
const HEROES = ['finch', 'fowler', 'physician'];
const place = (id: string) => districtNamed(RULES, id);

describe('the adjustments of a table', () => {
  it('are off and unnamed unless it asks for them, and seen by all where it does [R-SET-3]', () => {
    const modulesOf = (rules: typeof RULES) =>
      buildView(startGame(rules, createConfig(rules, { seed: 'adjusted' })), 'public').modules;
    expect(modulesOf(CORE)).toEqual([{ id: 'one-versus-many', version: 1, options: {} }]);
    expect(assembleRules(asked({ 'riot-gains': false })).modules).toEqual(CORE.modules);
    expect(modulesOf(RULES)).toEqual([
      { id: 'one-versus-many', version: 1, options: { 'riot-gains': true } },
    ]);
    expect(() => assembleRules(asked({ 'riot-gain': true }))).toThrow(ModuleError);
  });

  it('let the Master Plan start at I, whatever else the table asks for [R-SET-3]', () => {
    const rules = assembleRules(asked({ 'plan-at-one': true }));
    expect(createConfig(rules, { seed: 'plan', masterPlan: 3 }).masterPlan).toBe(1);
    expect(createConfig(CORE, { seed: 'plan', masterPlan: 3 }).masterPlan).toBe(3);
    expect(() => createConfig(rules, { seed: 'plan', masterPlan: 5 })).toThrow('R-TRK-4');
  });
});

/** Finch riots in the Art District, where Citizens are active and 1 Guard stands. */
function riot(rules = RULES, before: (g: Game) => void = () => {}): Game {
  const g = arrangeGame(rules, HEROES);
  const { state } = g;
  state.tracks = { ...state.tracks, discontent: 12 };
  state.guards[place('art')] = 1;
  state.citizenKind = state.citizenKind.map((kind, citizen) =>
    state.citizenPlace[citizen] === place('art') ? 1 : kind,
  );
  for (const hero of state.heroes) hero.trust = 3;
  before(g);
  playFrame(g, 'riot', { hero: 0, district: place('art') });
  return g;
}

const citizenIn = (g: Game, district: string) => g.state.citizenPlace.indexOf(place(district));
const faceOf = (g: Game, citizen: number) => g.state.citizenFace[citizen];

describe('after a successful Riot each Hero', () => {
  it('may identify a Citizen, receive 2 Trust or decline, in Initiative order [R-ESC-3, R-SET-3]', () => {
    const g = riot();
    const events = listen(g);
    const science = citizenIn(g, 'science');
    expect(guardsIn(g, place('art'))).toBe(0);
    expect(openDecisions(g)).toMatchObject([{ kind: 'riot-gain', actor: 'finch' }]);
    say(g, 'riot-gain', `citizen ${science}`);
    expect(faceOf(g, science)).toBe(IDENTIFIED);
    expect(openDecisions(g)).toMatchObject([{ actor: 'fowler' }]);
    say(g, 'riot-gain', 'amount 2');
    expect(heroAt(g, 1).trust).toBe(5);
    expect(openDecisions(g)).toMatchObject([{ actor: 'physician' }]);
    say(g, 'riot-gain', 'decline');
    expect(openKinds(g)).toEqual([]);
    expect(events).toMatchObject([
      { event: 'citizen-identified', because: 'R-ESC-3' },
      { event: 'trust-received', because: 'R-ESC-3' },
    ]);
  });

  it('identifies in a District that no other Hero has used this time [R-ESC-3]', () => {
    const g = riot();
    const [first, second] = [...g.state.citizenPlace.keys()].filter(
      (citizen) => g.state.citizenPlace[citizen] === place('science'),
    );
    say(g, 'riot-gain', `citizen ${first}`);
    expect(optionTexts(g, 'riot-gain')).not.toContain(`citizen ${second}`);
    expect(optionTexts(g, 'riot-gain')).toContain(`citizen ${citizenIn(g, 'velvet')}`);
    const [question] = openDecisions(g);
    if (question === undefined) throw new Error('nothing is asked');
    const { seat } = g.state.config.seats[2] ?? { seat: '' };
    const refused = (citizen: number | undefined) =>
      whyNot(RULES, g.state, {
        seat,
        decision: decisionId(g.state.round, question),
        picks: [{ pick: 'citizen', names: 'citizen', of: citizen ?? -1 }],
      });
    expect(refused(second)).toMatchObject({ code: 'district-used', rule: 'R-ESC-3' });
    expect(refused(first)).toMatchObject({ code: 'already-identified', rule: 'R-ESC-3' });
  });

  it('receives no more Trust than the maximum [R-ESC-3, OPN-8]', () => {
    const g = riot(RULES, (before) => {
      heroAt(before, 0).trust = maxTrust(before, 0) - 1;
    });
    say(g, 'riot-gain', 'amount 2');
    expect(heroAt(g, 0).trust).toBe(maxTrust(g, 0));
  });

  it('reads how much Trust is kept of it [R-ESC-3]', () => {
    const g = riot(RULES, (before) => {
      heroAt(before, 0).trust = maxTrust(before, 0) - 1;
    });
    const meaningOf = (pick: AnswerPick) =>
      kindNamed(g, 'riot-gain').explain?.(g, questionOf(g, 'riot-gain'), pick);
    expect(meaningOf(pickAmount(2))).toEqual({
      rule: 'R-ESC-3',
      outcomes: [{ key: 'receives-trust', params: { amount: 1 } }],
    });
    expect(meaningOf(DECLINE)).toEqual({ rule: 'R-ESC-3' });
  });

  it('gains nothing from a failed Riot [R-ESC-3]', () => {
    const g = riot(RULES, ({ state }) => {
      state.guards[place('art')] = 4;
    });
    expect(g.state.frames.some(({ frame }) => frame === 'riot-gains')).toBe(false);
    expect(openKinds(g)).toEqual(['riot-arrests']);
  });

  it('gains nothing from a Riot that ends the game [R-ESC-3, R-ACT-5]', () => {
    const g = riot(RULES, ({ state }) => {
      state.riots = [place('velvet'), place('science')];
    });
    expect(g.state.outcome?.winner).toBe('revolutionaries');
    expect(openKinds(g)).toEqual([]);
  });

  it('gains nothing where the table has not agreed on it [R-SET-3]', () => {
    expect(openKinds(riot(CORE))).toEqual([]);
  });

  it('still has 2 Trust to take when no Citizen is left unidentified [R-ESC-3]', () => {
    const g = riot(RULES, ({ state }) => {
      state.citizenFace = state.citizenFace.map(() => REVEALED);
    });
    expect(optionTexts(g, 'riot-gain')).toEqual(['amount 2', 'decline']);
  });
});

describe('the Riot Stage', () => {
  function reach(from: number): Game {
    const g = arrangeGame(RULES, HEROES);
    g.state.tracks = { ...g.state.tracks, discontent: from };
    raiseDiscontent(g, 1, 'ACT-3');
    runFlow(g);
    return g;
  }

  it('counts as a successful Riot [R-ESC-3]', () => {
    const g = reach(17);
    expect(openDecisions(g)).toMatchObject([{ kind: 'riot-gain', actor: 'finch' }]);
  });

  it('does not before it is reached [R-ESC-3]', () => {
    expect(openKinds(reach(16))).toEqual([]);
  });

  it('brings nothing more once it is reached: not at a step of the Plan, nor below it [R-ESC-3]', () => {
    const g = arrangeGame(RULES, HEROES);
    g.state.tracks = { ...g.state.tracks, discontent: RIOT_STAGE };
    advancePlan(g, 'test');
    runFlow(g);
    expect(openKinds(g)).toEqual([]);
    g.state.tracks = { ...g.state.tracks, discontent: 9 };
    dropDiscontent(g, 'test');
    runFlow(g);
    expect(openKinds(g)).toEqual([]);
  });

  it('is reached in a Hero’s turn, and the gains come before the turn goes on [R-ESC-3, R-ORD-2]', () => {
    const scenario = {
      format: 1,
      name: 'the Riot Stage',
      modules: asked({ 'riot-gains': true }),
      phase: 'heroes',
      turn: 'finch',
      step: 'action',
      tracks: { discontent: 17 },
      heroes: { finch: { in: 'art', trust: 4 }, fowler: {}, physician: {} },
      districts: { art: { guards: 0 } },
      steps: [
        { do: 'finch', picks: ['do incitement'] },
        { expect: { asked: { finch: 'riot-gain', fowler: 'nothing' } } },
        { do: 'finch', picks: ['decline'] },
        { do: 'fowler', picks: ['amount 2'] },
        { do: 'physician', picks: ['decline'] },
        { expect: { asked: { finch: 'nothing', fowler: 'hero-action' } } },
      ],
    };
    expect(runScenario(RULES, scenario).failures).toEqual([]);
  });
});
