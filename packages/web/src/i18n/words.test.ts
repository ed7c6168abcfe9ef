import { expect, it } from 'vitest';
import { textsOf, wordsFor } from './words.js';

const t = textsOf(wordsFor('en'));

it('names the numbers of the rules in texts that nothing is passed to', () => {
  expect(t('ui.explain.term.master-plan.text')).toBe('At XII the Great Machine has won.');
  expect(t('ui.dial.discontentAt', { discontent: 4, stage: 1 })).toBe('Discontent 4 of 18, Stage 1');
  expect(t('ui.saved.tracks', { plan: 3, discontent: 0 })).toBe('Plan III of XII, Discontent 0 of 18');
});
