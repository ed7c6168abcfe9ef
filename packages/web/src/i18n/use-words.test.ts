import { DICE } from '@great-machine/rules';
import { expect, it } from 'vitest';
import { ui } from './en/index.js';
import { textsOf, wordsFor } from './use-words.js';

const t = textsOf(wordsFor('en'));

it('names the numbers of the rules in texts that nothing is passed to', () => {
  expect(t('ui.explain.term.master-plan.text')).toBe('At XII the Great Machine has won.');
  expect(t('ui.dial.discontentAt', { discontent: 4, stage: 1 })).toBe('Discontent 4 of 18, Stage 1');
  expect(t('ui.saved.tracks', { plan: 3, discontent: 0 })).toBe('Plan III of XII, Discontent 0 of 18');
});

it('names the faces of the dice as the rules have them', () => {
  const faces = DICE['assault-die'].map((face) => (face === 'shield' ? 'a shield' : face));
  expect(t('ui.tip.attack')).toBe(`The die: ${faces.slice(0, -1).join(', ')} and ${faces.at(-1)}`);
  const escapes = DICE['escape-die'].filter((face) => face === 'running-man').length;
  expect(t('ui.howTo.raids.text')).toContain(` ${escapes} faces of ${DICE['escape-die'].length}.`);
  for (const key of ['ui.tip.attack', 'ui.howTo.raids.text'] as const) expect(ui[key]).not.toMatch(/\d/);
});
