import { buildView } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { rulesWithLyingDown, servantNamed } from '../../../test/modules/improved.js';
import { optionTexts, playFrame, refusalOf, say } from '../../../test/modules/playing.js';
import {
  arrangeChronoleon,
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
