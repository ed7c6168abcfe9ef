import { type Game, heroAt, questionsFor } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { openKinds, optionTexts, playTurn, say } from '../../../../test/modules/playing.js';
import { arrangeUnder, FINCH, FOWLER, lying } from '../../../../test/modules/surges.js';
import { placeRaid } from '../../../effects/raids.js';
import { placeToken } from '../../../effects/tokens.js';
import { districtNamed } from '../../../model/rules.js';

const GAINED = 1;

/** The Fowler ends his movement on a Raid in the Art District; the token waits with that Hero. */
function detained(holder = FOWLER, ...others: readonly string[]): Game {
  const g = arrangeUnder(FOWLER, []);
  const art = districtNamed(g.rules, 'art');
  Object.assign(heroAt(g, FOWLER), {
    hand: 0b111111110,
    forfeited: 0,
    chosen: { owner: FOWLER, district: art },
  });
  for (const face of ['custody', ...others]) placeToken(g, 'surge-given', { at: holder, face });
  placeRaid(g, art);
  playTurn(g, FOWLER);
  return g;
}

describe('Custody', () => {
  it('shows the Great Machine what it adds [CHR-11]', () => {
    const [question] = questionsFor(detained(), 'machine');
    const outcomes = question?.options.map(({ pick, meaning }) => [pick.pick, meaning.outcomes]);
    expect(outcomes).toEqual([
      ['surge', [{ key: 'measure-added' }]],
      ['go-on', undefined],
      ['no-stops', undefined],
    ]);
  });

  it('adds a Punitive Measure to option A, and the turn goes on [CHR-11]', () => {
    const g = detained();
    const plan = g.state.tracks['master-plan'];
    expect(optionTexts(g, 'surge')).toEqual(['surge custody', 'go-on', 'no-stops']);
    say(g, 'surge', 'surge custody');
    expect(optionTexts(g, 'detainment')).toEqual(['option advance-the-plan', 'option both-measures']);
    say(g, 'detainment', 'option advance-the-plan', 'option no-trust');
    expect(g.state.tracks['master-plan']).toBe(plan + 1);
    expect(heroAt(g, FOWLER)).toMatchObject({ trust: 0, turnEnded: false });
    expect(openKinds(g)).toEqual(['hero-action']);
    say(g, 'hero-action', 'do gain-trust');
    expect(heroAt(g, FOWLER).trust).toBe(GAINED);
  });

  it('is asked about alone where another token waits, too [CHR-6]', () => {
    const g = detained(FOWLER, 'coercion');
    expect(optionTexts(g, 'surge')).toEqual(['surge custody', 'go-on', 'no-stops']);
  });

  it('says with option A that a Punitive Measure follows, once it is activated [CHR-11, DET-2]', () => {
    const outcomesOfA = (...picks: readonly string[]) => {
      const g = detained();
      say(g, 'surge', ...picks);
      return questionsFor(g, 'machine')[0]?.options[0]?.meaning.outcomes;
    };
    expect(outcomesOfA('surge custody')).toEqual([{ key: 'plan-advances' }, { key: 'measure-follows' }]);
    expect(outcomesOfA('go-on')).toEqual([{ key: 'plan-advances' }]);
  });

  it('applies both Measures with option B, each once [CHR-11]', () => {
    const g = detained();
    say(g, 'surge', 'surge custody');
    say(g, 'detainment', 'option both-measures');
    expect(heroAt(g, FOWLER)).toMatchObject({ trust: 0, forfeited: 1, chosen: undefined, turnEnded: true });
    expect(g.state.bonds).toBe(14);
  });

  it('changes nothing if it is not activated, and waits on [CHR-6, CHR-11]', () => {
    const g = detained();
    say(g, 'surge', 'go-on');
    expect(optionTexts(g, 'detainment')).toEqual([
      'option advance-the-plan',
      'option no-trust',
      'option no-access',
    ]);
    expect(lying(g, 'surge-given')).toEqual([[FOWLER, 'custody']]);
  });

  it('is no matter of another Hero [CHR-11]', () => {
    expect(openKinds(detained(FINCH))).toEqual(['detainment']);
  });
});
