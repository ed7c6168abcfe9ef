import {
  AUDIENCES,
  assembleRules,
  buildView,
  createConfig,
  exportScenario,
  ModuleError,
  openScenario,
  startGame,
} from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { layImprovement, rulesWithLyingDown, servantNamed } from '../../../test/modules/improved.js';
import { listen, openKinds, optionTexts, playFrame, refusalOf, say } from '../../../test/modules/playing.js';
import {
  arrangeChronoleon,
  CHRONOLEON,
  CHRONOLEON_MODULES,
  FINCH,
  FOWLER,
  lying,
  placeOf,
  putInto,
} from '../../../test/modules/surges.js';
import { beginRound } from '../../effects/round-history.js';
import { placeToken } from '../../effects/tokens.js';
import { advancePlan } from '../../effects/tracks.js';
import { districtNamed } from '../../model/rules.js';
import { hashWithoutChance } from '../../scenario/export.js';

const MODULES = ['one-versus-many', 'servants-of-the-machine'];
const replacing = (replaces: string) =>
  assembleRules([...MODULES, { id: 'chronoleon', options: { replaces } }]);

describe('Chronoleon', () => {
  it.each([
    ['phantasmer', ['lex-hecate', 'judgementor', 'chronoleon']],
    ['lex-hecate', ['judgementor', 'phantasmer', 'chronoleon']],
    ['judgementor', ['lex-hecate', 'phantasmer', 'chronoleon']],
  ])(
    'takes the place of %s, with her own Improvement tokens [CHR-1, R-ESC-1, R-ESC-7]',
    (replaced, servants) => {
      const rules = replacing(replaced);
      const view = buildView(startGame(rules, createConfig(rules, { seed: replaced })), 'public');
      expect(view.servants.map(({ servant }) => servant)).toEqual(servants);
      expect(view.servants.every(({ place }) => place === 'grand-citadel')).toBe(true);
      const faces = view.tokens?.improvement?.map(({ face }) => face) ?? [];
      expect([...faces].sort()).toEqual(servants.flatMap((id) => [id, id]).sort());
      expect(view.modules).toContainEqual({ id: 'chronoleon', version: 1, options: { replaces: replaced } });
    },
  );

  it('replaces Phantasmer, if the table says nothing [CHR-1]', () => {
    expect(CHRONOLEON.servants.map(({ id }) => id)).not.toContain('phantasmer');
  });

  it('cannot replace another, nor come without the Servants’ module [CHR-1]', () => {
    expect(() => replacing('finch')).toThrow(ModuleError);
    expect(() => replacing('finch')).toThrow('lex-hecate or judgementor or phantasmer, not "finch" (CHR-1)');
    expect(() => assembleRules(['one-versus-many', 'chronoleon'])).toThrow(
      "the module 'chronoleon' needs 'servants-of-the-machine' (CHR-1)",
    );
  });
});

describe('Surge tokens on the Plan', () => {
  /** Chronoleon picks up an Improvement with the Plan there. */
  function improve(plan: number, has = 0) {
    const g = arrangeChronoleon(has);
    g.state.tracks = { ...g.state.tracks, 'master-plan': plan };
    layImprovement(g, 'art', 'chronoleon');
    playFrame(g, 'machine');
    say(g, 'machine-phase', 'end');
    say(g, 'improvement', 'servant chronoleon');
    return g;
  }

  it.each([
    [1, [2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
    [9, [10, 11]],
    [10, [11]],
    [11, []],
  ])('are laid with her first Improvement: with the Plan at %i on %j [CHR-2, R-ESC-5]', (plan, slots) => {
    expect(lying(improve(plan), 'surge-track')).toEqual(slots.map((slot) => [slot, undefined]));
  });

  it('are not laid again with the second [CHR-2]', () => {
    const g = arrangeChronoleon(1, ['custody']);
    layImprovement(g, 'art', 'chronoleon');
    playFrame(g, 'machine');
    say(g, 'machine-phase', 'end');
    say(g, 'improvement', 'servant chronoleon');
    expect(lying(g, 'surge-track')).toEqual([]);
  });

  it('are not laid before she has one [CHR-2]', () => {
    const g = arrangeChronoleon(0);
    playFrame(g, 'machine');
    say(g, 'machine-phase', 'end');
    expect(lying(g, 'surge-track')).toEqual([]);
  });

  it('are taken at each step, seen by the Great Machine only, with a public number [CHR-3, R-ESC-5, R-ESC-8]', () => {
    const g = improve(5);
    g.state.random.forced = [
      { purpose: 'surge', result: 'custody' },
      { purpose: 'resistance', result: 'art' },
      { purpose: 'surge', result: 'custody' },
      { purpose: 'resistance', result: 'velvet' },
    ];
    const events = listen(g);
    advancePlan(g, 'test');
    expect(events.map(({ event }) => event)).toEqual(['plan-advanced', 'surge-taken', 'resistance-placed']);
    advancePlan(g, 'test');
    expect(lying(g, 'surge-track')).toEqual([8, 9, 10, 11].map((slot) => [slot, undefined]));
    const seen = AUDIENCES.map((audience) => buildView(g, audience).tokens?.['surge-taken']);
    const at = { at: 'chronoleon' };
    expect(seen).toEqual([
      [
        { ...at, face: 'custody' },
        { ...at, face: 'custody' },
      ],
      [at, at],
      [at, at],
    ]);
  });

  it('are not taken by a step that completes the Plan, nor where none lies [CHR-3, R-ESC-8]', () => {
    const g = improve(10);
    g.state.random.forced = [
      { purpose: 'surge', result: 'espionage' },
      { purpose: 'resistance', result: 'art' },
    ];
    advancePlan(g, 'test');
    advancePlan(g, 'test');
    expect(g.state.outcome?.winner).toBe('machine');
    expect(lying(g, 'surge-taken')).toHaveLength(1);
  });
});

describe('giving with Improvement I', () => {
  it('is an Action for no Bonds, to a Hero in her District [CHR-4, R-ESC-5]', () => {
    const g = arrangeChronoleon(1, ['custody', 'coercion']);
    putInto(g, FINCH, 'art');
    g.state.bonds = 0;
    playFrame(g, 'machine');
    say(g, 'machine-phase', 'servant chronoleon', 'do give-surge');
    expect(optionTexts(g, 'machine-phase')).toEqual(['hero finch']);
    say(g, 'machine-phase', 'hero finch');
    expect(optionTexts(g, 'machine-phase')).toEqual(['surge coercion', 'surge custody']);
    say(g, 'machine-phase', 'surge custody');
    expect(lying(g, 'surge-given')).toEqual([[FINCH, 'custody']]);
    expect(buildView(g, 'public').tokens?.['surge-given']).toEqual([{ at: 'finch', face: 'custody' }]);
    expect(g.state.servants[servantNamed(g, 'chronoleon')]).toMatchObject({ actions: 1 });
    expect(optionTexts(g, 'machine-phase')).not.toContain('servant chronoleon');
  });

  it('costs 1 Bond as the second Action under Optimize [CHR-4, R-ESC-5]', () => {
    const g = arrangeChronoleon(1, ['custody', 'coercion']);
    putInto(g, FINCH, 'art');
    g.state.directives = { ...g.state.directives, published: ['optimize'] };
    playFrame(g, 'machine');
    say(g, 'machine-phase', 'servant chronoleon', 'do give-surge', 'hero finch', 'surge custody');
    expect(g.state.bonds).toBe(10);
    say(g, 'machine-phase', 'servant chronoleon', 'do give-surge', 'hero finch', 'surge coercion');
    expect(g.state.bonds).toBe(9);
  });

  it.each([
    ['without an Improvement', 0, ['custody'], 'art'],
    ['without a token', 1, [], 'art'],
    ['to a Hero elsewhere', 1, ['custody'], 'science'],
  ])('is not possible %s [CHR-4]', (_what, has, taken, place) => {
    const g = arrangeChronoleon(has, taken);
    putInto(g, FINCH, place);
    playFrame(g, 'machine');
    say(g, 'machine-phase', 'servant chronoleon');
    expect(optionTexts(g, 'machine-phase').filter((text) => text.includes('surge'))).toEqual([]);
  });
});

describe('giving with Improvement II', () => {
  it('spends no Action: any number to any Heroes there, and then she does not move [CHR-5, R-ESC-5]', () => {
    const g = arrangeChronoleon(2, ['custody', 'coercion', 'coercion']);
    putInto(g, FINCH, 'art');
    putInto(g, FOWLER, 'art');
    playFrame(g, 'machine');
    const give = ['servant chronoleon', 'do give-surge-freely'];
    say(g, 'machine-phase', ...give, 'hero finch', 'surge custody');
    say(g, 'machine-phase', ...give, 'hero finch', 'surge coercion');
    say(g, 'machine-phase', ...give, 'hero fowler', 'surge coercion');
    expect(lying(g, 'surge-given')).toEqual([
      [FINCH, 'coercion'],
      [FINCH, 'custody'],
      [FOWLER, 'coercion'],
    ]);
    say(g, 'machine-phase', 'servant chronoleon');
    expect(optionTexts(g, 'machine-phase').filter((text) => text.startsWith('to '))).toEqual([]);
    say(g, 'machine-phase', 'do raid');
    expect(placeOf(g, 'chronoleon')).toBe('art');
    expect(g.state.bonds).toBe(8);
  });

  it('comes after her movement and before her Action [CHR-5]', () => {
    const g = arrangeChronoleon(2, ['custody']);
    g.state.directives = { ...g.state.directives, published: ['optimize'] };
    g.state.brokenGuards[districtNamed(g.rules, 'velvet')] = 1;
    playFrame(g, 'machine');
    say(g, 'machine-phase', 'servant chronoleon', 'to velvet');
    say(g, 'machine-phase', 'servant chronoleon');
    expect(optionTexts(g, 'machine-phase')).toContain('do give-surge-freely');
    say(g, 'machine-phase', 'do raid');
    say(g, 'machine-phase', 'servant chronoleon');
    expect(optionTexts(g, 'machine-phase')).toEqual(['do repair']);
  });

  it('lets her move again the round after [CHR-5]', () => {
    const g = arrangeChronoleon(2, ['custody']);
    putInto(g, FINCH, 'art');
    playFrame(g, 'machine');
    say(g, 'machine-phase', 'servant chronoleon', 'do give-surge-freely', 'hero finch', 'surge custody');
    g.state.frames.length = 0;
    beginRound(g);
    playFrame(g, 'machine');
    say(g, 'machine-phase', 'servant chronoleon', 'to velvet');
    expect(placeOf(g, 'chronoleon')).toBe('velvet');
  });
});

describe('why she gives nothing', () => {
  const ORDER = ['servant chronoleon', 'do give-surge'];
  function refused(has: number, taken: readonly string[], place: string, ...picks: readonly string[]) {
    const g = arrangeChronoleon(has, taken);
    putInto(g, FINCH, place);
    placeToken(g, 'surge-given', { at: FINCH, face: 'custody' });
    playFrame(g, 'machine');
    return refusalOf(g, 'machine-phase', ...picks)?.code;
  }

  it.each<[string, string, readonly string[], number, string]>([
    ['needs-improvement', 'art', ['coercion'], 0, 'do give-surge'],
    ['needs-improvement', 'art', ['coercion'], 2, 'do give-surge'],
    ['needs-improvement', 'art', ['coercion'], 1, 'do give-surge-freely'],
    ['no-surge-taken', 'art', [], 1, 'do give-surge'],
    ['no-hero-here', 'science', ['coercion'], 1, 'do give-surge'],
    ['holds-such-a-surge', 'art', ['custody'], 1, 'do give-surge'],
  ])('%s [CHR-4, CHR-5, CHR-7]', (code, place, taken, has, order) => {
    expect(refused(has, taken, place, 'servant chronoleon', order)).toBe(code);
  });

  it('names what is wrong with the Hero or the token [CHR-4, CHR-7]', () => {
    const both = ['custody', 'coercion'];
    expect(refused(1, both, 'art', ...ORDER, 'hero fowler')).toBe('hero-elsewhere');
    expect(refused(1, both, 'art', ...ORDER, 'hero finch', 'surge custody')).toBe('holds-such-a-surge');
    expect(refused(1, both, 'art', ...ORDER, 'hero finch', 'surge espionage')).toBe('no-such-surge-taken');
    expect(refused(1, both, 'art', ...ORDER, 'hero finch', 'surge coercion')).toBeUndefined();
  });

  it('says that she has acted, or does not move any more [CHR-5]', () => {
    const g = arrangeChronoleon(2, ['coercion', 'custody']);
    putInto(g, FINCH, 'art');
    playFrame(g, 'machine');
    say(g, 'machine-phase', 'servant chronoleon', 'do give-surge-freely', 'hero finch', 'surge custody');
    expect(refusalOf(g, 'machine-phase', 'servant chronoleon', 'to velvet')?.code).toBe('has-given-a-surge');
    const acted = arrangeChronoleon(2, ['coercion']);
    putInto(acted, FINCH, 'art');
    acted.state.directives = { ...acted.state.directives, published: ['optimize'] };
    acted.state.brokenGuards[districtNamed(acted.rules, 'art')] = 1;
    playFrame(acted, 'machine');
    say(acted, 'machine-phase', 'servant chronoleon', 'do raid');
    const late = refusalOf(acted, 'machine-phase', 'servant chronoleon', 'do give-surge-freely');
    expect(late?.code).toBe('servant-has-acted');
  });
});

describe('on her side, Chronoleon', () => {
  const RULES = rulesWithLyingDown(...CHRONOLEON_MODULES);

  it('still takes Surge tokens, but gives none [R-ESC-5]', () => {
    const g = arrangeChronoleon(1, ['custody'], RULES);
    putInto(g, FINCH, 'art');
    placeToken(g, 'surge-track', { at: g.state.tracks['master-plan'] + 1 });
    g.state.extra.down = 'chronoleon';
    advancePlan(g, 'test');
    expect(lying(g, 'surge-taken')).toHaveLength(2);
    playFrame(g, 'machine');
    say(g, 'machine-phase', 'servant chronoleon');
    expect(optionTexts(g, 'machine-phase')).not.toContain('do give-surge');
  });
});

describe('a Hero with Surge tokens', () => {
  it('never gets a second of a type still held, active or not [CHR-7, R-ESC-5]', () => {
    const g = arrangeChronoleon(1, ['custody', 'supervision', 'coercion']);
    putInto(g, FINCH, 'art');
    placeToken(g, 'surge-given', { at: FINCH, face: 'custody' });
    placeToken(g, 'surge-active', { at: FINCH, face: 'supervision' });
    playFrame(g, 'machine');
    say(g, 'machine-phase', 'servant chronoleon', 'do give-surge', 'hero finch');
    expect(optionTexts(g, 'machine-phase')).toEqual(['surge coercion']);
  });

  it('may get one of a type once the first is discarded [CHR-7]', () => {
    const g = arrangeChronoleon(1, ['supervision']);
    putInto(g, FINCH, 'art');
    placeToken(g, 'surge-discarded', { at: 0, face: 'supervision' });
    playFrame(g, 'machine');
    say(g, 'machine-phase', 'servant chronoleon', 'do give-surge', 'hero finch');
    expect(optionTexts(g, 'machine-phase')).toEqual(['surge supervision']);
  });

  it.each([
    ['espionage', 'surge-active'],
    ['deterrence', 'surge-active'],
    ['supervision', 'surge-active'],
    ['coercion', 'surge-given'],
    ['custody', 'surge-given'],
  ])('%s lies as %s once it is given: red ones are activated, blue ones wait [CHR-6]', (surge, kind) => {
    const g = arrangeChronoleon(1, [surge]);
    putInto(g, FINCH, 'art');
    playFrame(g, 'machine');
    say(g, 'machine-phase', 'servant chronoleon', 'do give-surge', 'hero finch', `surge ${surge}`);
    expect(lying(g, kind)).toEqual([[FINCH, surge]]);
  });

  it('loses what was activated at the end of the round, and keeps what was not [CHR-6, R-ESC-5]', () => {
    const g = arrangeChronoleon(1);
    placeToken(g, 'surge-active', { at: FINCH, face: 'supervision' });
    placeToken(g, 'surge-given', { at: FINCH, face: 'custody' });
    playFrame(g, 'closing');
    expect(openKinds(g)).toEqual([]);
    expect(lying(g, 'surge-active')).toEqual([]);
    expect(lying(g, 'surge-discarded')).toEqual([[0, 'supervision']]);
    expect(lying(g, 'surge-given')).toEqual([[FINCH, 'custody']]);
  });
});

it('is told in words by scenario files [R-ESC-5]', () => {
  const file = {
    format: 1,
    name: 'Surge tokens',
    modules: [...MODULES, 'chronoleon'],
    phase: 'machine',
    tracks: { 'master-plan': 5 },
    heroes: { finch: {} },
    servants: { chronoleon: { in: 'art' } },
    tokens: {
      'improvement-installed': ['chronoleon'],
      'surge-track': ['9', '10'],
      'surge-taken': ['chronoleon espionage'],
      'surge-given': ['finch custody'],
      'surge-active': ['finch supervision'],
      'surge-discarded': ['coercion'],
    },
  };
  const play = openScenario(CHRONOLEON, file);
  const again = exportScenario(play, 'again');
  expect(again.tokens).toMatchObject(file.tokens);
  expect(hashWithoutChance(openScenario(CHRONOLEON, again).state)).toBe(hashWithoutChance(play.state));
  expect(() => openScenario(assembleRules(), { ...file, modules: ['one-versus-many'] })).toThrow('tokens');
});
