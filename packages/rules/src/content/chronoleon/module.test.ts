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
import { withItem } from '../../kernel/checked.js';
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
      'module-needs chronoleon servants-of-the-machine (CHR-1)',
    );
  });
});

describe('Surge tokens on the Plan', () => {
  /** Chronoleon picks up her first Improvement with the Plan there. */
  function improve(plan: number) {
    const g = arrangeChronoleon(0);
    g.state.tracks = { ...g.state.tracks, 'master-plan': plan };
    layImprovement(g, 'art', 'chronoleon');
    playFrame(g, 'machine');
    say(g, 'machine-phase', 'end');
    listen(g);
    say(g, 'improvement', 'servant chronoleon');
    return g;
  }

  it.each([
    [1, [2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
    [9, [10, 11]],
    [10, [11]],
    [11, []],
  ])('are laid with her first Improvement: with the Plan at %i on %j [CHR-2, R-ESC-5]', (plan, slots) => {
    const g = improve(plan);
    expect(lying(g, 'surge-track')).toEqual(slots.map((slot) => [slot, undefined]));
    const told = g.events?.filter(({ event }) => event === 'surges-laid');
    expect(told).toMatchObject(slots.length === 0 ? [] : [{ amount: slots.length }]);
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
    expect(g.state.thisRound.used).toEqual(['give-surge-freely']);
    say(g, 'machine-phase', 'servant judgementor', 'to tower-of-law');
    expect(placeOf(g, 'judgementor')).toBe('tower-of-law');
  });

  it('comes after her movement and before her Action [CHR-5]', () => {
    const g = arrangeChronoleon(2, ['custody']);
    g.state.directives = { ...g.state.directives, published: ['optimize'] };
    g.state.brokenGuards = withItem(g.state.brokenGuards, districtNamed(g.rules, 'velvet'), 1);
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
    const refusal = refusalOf(g, 'machine-phase', ...picks);
    return refusal && `${refusal.code} ${refusal.rule}`;
  }

  it.each<[string, string, readonly string[], number, string]>([
    ['needs-improvement CHR-4', 'art', ['coercion'], 0, 'do give-surge'],
    ['needs-improvement CHR-4', 'art', ['coercion'], 2, 'do give-surge'],
    ['needs-improvement CHR-5', 'art', ['coercion'], 1, 'do give-surge-freely'],
    ['no-surge-taken CHR-3', 'art', [], 1, 'do give-surge'],
    ['no-hero-here CHR-4', 'science', ['coercion'], 1, 'do give-surge'],
    ['holds-such-a-surge CHR-7', 'art', ['custody'], 1, 'do give-surge'],
  ])('%s [CHR-4, CHR-5, CHR-7]', (refusal, place, taken, has, order) => {
    expect(refused(has, taken, place, 'servant chronoleon', order)).toBe(refusal);
  });

  it.each<[string | undefined, readonly string[]]>([
    ['hero-elsewhere CHR-4', ['hero fowler']],
    ['not-offered CHR-4', ['surge coercion']],
    ['not-offered CHR-4', ['to velvet']],
    ['holds-such-a-surge CHR-7', ['hero finch', 'surge custody']],
    ['no-such-surge-taken CHR-3', ['hero finch', 'surge espionage']],
    ['not-offered CHR-4', ['hero finch', 'hero finch']],
    [undefined, ['hero finch', 'surge coercion']],
  ])('%s: of the Hero or the token %j [CHR-4, CHR-7]', (refusal, picks) => {
    expect(refused(1, ['custody', 'coercion'], 'art', ...ORDER, ...picks)).toBe(refusal);
  });

  it('a Hero who holds all that she could give is no Hero for it [CHR-7]', () => {
    const g = arrangeChronoleon(1, ['custody']);
    putInto(g, FINCH, 'art');
    putInto(g, FOWLER, 'art');
    placeToken(g, 'surge-given', { at: FINCH, face: 'custody' });
    playFrame(g, 'machine');
    expect(refusalOf(g, 'machine-phase', ...ORDER, 'hero finch')).toEqual({
      code: 'holds-such-a-surge',
      rule: 'CHR-7',
    });
    expect(optionTexts(g, 'machine-phase')).toEqual(['hero fowler']);
  });

  it('says that she has acted, or does not move any more [CHR-5]', () => {
    const g = arrangeChronoleon(2, ['coercion', 'custody']);
    putInto(g, FINCH, 'art');
    playFrame(g, 'machine');
    say(g, 'machine-phase', 'servant chronoleon', 'do give-surge-freely', 'hero finch', 'surge custody');
    expect(refusalOf(g, 'machine-phase', 'servant chronoleon', 'to velvet')).toEqual({
      code: 'has-given-a-surge',
      rule: 'CHR-5',
    });
    const acted = arrangeChronoleon(2, ['coercion']);
    putInto(acted, FINCH, 'art');
    acted.state.directives = { ...acted.state.directives, published: ['optimize'] };
    acted.state.brokenGuards = withItem(acted.state.brokenGuards, districtNamed(acted.rules, 'art'), 1);
    playFrame(acted, 'machine');
    say(acted, 'machine-phase', 'servant chronoleon', 'do raid');
    const late = refusalOf(acted, 'machine-phase', 'servant chronoleon', 'do give-surge-freely');
    expect(late).toEqual({ code: 'servant-has-acted', rule: 'CHR-5' });
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
    const events = listen(g);
    playFrame(g, 'machine');
    say(g, 'machine-phase', 'servant chronoleon', 'do give-surge', 'hero finch', `surge ${surge}`);
    expect(lying(g, kind)).toEqual([[FINCH, surge]]);
    expect(events).toContainEqual(expect.objectContaining({ event: 'surge-given', hero: FINCH, surge }));
    expect(g.irreversible).toBe(true);
  });

  it('loses what was activated at the end of the round, and keeps what was not [CHR-6, R-ESC-5]', () => {
    const g = arrangeChronoleon(1);
    placeToken(g, 'surge-active', { at: FINCH, face: 'supervision' });
    placeToken(g, 'surge-given', { at: FINCH, face: 'custody' });
    const events = listen(g);
    playFrame(g, 'closing');
    expect(events).toContainEqual(
      expect.objectContaining({ event: 'surge-discarded', hero: FINCH, surge: 'supervision' }),
    );
    expect(openKinds(g)).toEqual([]);
    expect(lying(g, 'surge-active')).toEqual([]);
    expect(lying(g, 'surge-discarded')).toEqual([[0, 'supervision']]);
    expect(lying(g, 'surge-given')).toEqual([[FINCH, 'custody']]);
  });
});

describe('an invariant', () => {
  const faultsOf = (kind: string, token: { at: number; face?: string }, plan = 5) => {
    const g = arrangeChronoleon(1);
    g.state.tracks = { ...g.state.tracks, 'master-plan': plan };
    placeToken(g, 'surge-given', { at: FINCH, face: 'custody' });
    placeToken(g, kind, token);
    return CHRONOLEON.invariants
      .flatMap((invariant) => invariant(g) ?? [])
      .filter((fault) => /CHR/.test(fault));
  };

  it.each([
    [4, 1],
    [5, 1],
    [6, 0],
    [11, 0],
    [12, 1],
  ])('with the Plan at V finds a Surge token on %i: %i [CHR-2]', (at, faults) => {
    expect(faultsOf('surge-track', { at })).toHaveLength(faults);
  });

  it.each([
    ['surge-given', FINCH, 'custody', 1],
    ['surge-active', FINCH, 'custody', 1],
    ['surge-active', FOWLER, 'custody', 0],
    ['surge-active', FINCH, 'coercion', 0],
  ])('finds a second one of a type: %s of %i, %s: %i [CHR-7]', (kind, at, face, faults) => {
    expect(faultsOf(kind, { at, face })).toHaveLength(faults);
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
