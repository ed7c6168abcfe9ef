import { describe, expect, it } from 'vitest';
import { assembleRules, MODULES } from '../content/registry.js';
import { openScenario } from './open.js';
import { ScenarioError } from './scenario.js';

const ALL = MODULES.map(({ id }) => id);

function reasons(part: object, modules: readonly string[] = ALL): readonly string[] {
  try {
    const file = { format: 1, name: 'test', modules, phase: 'heroes', ...part };
    openScenario(assembleRules(modules), file);
  } catch (error) {
    if (error instanceof ScenarioError) return error.reasons;
    throw error;
  }
  return [];
}

const used = (...words: readonly string[]) => ({ history: { used: words } });
const NO_USE = 'is not a card, Servant or Action that is used once a round';
const REVOLUTION = "; the module 'bring-about-a-revolution' brings it";

describe('the history of a round names things that there are', () => {
  it.each([
    ['a card that nobody knows', used('pacify', 'jammmer'), `history.used[1]: 'jammmer' ${NO_USE}`],
    [
      'a Hero whom nobody knows',
      used('communicator fwler'),
      `history.used[0]: 'communicator fwler' ${NO_USE}`,
    ],
    ['a District that nobody knows', used('jump-pack arts'), `history.used[0]: 'jump-pack arts' ${NO_USE}`],
    [
      'a kind of cards that nobody knows',
      { history: { undisturbed: ['theories'] } },
      'history.undisturbed[0]: "theories" is not one of ',
    ],
    [
      'a use in a check',
      { steps: [{ expect: { state: used('jammmer') } }] },
      `steps[0].expect.state.history.used[0]: 'jammmer' ${NO_USE}`,
    ],
    [
      'a use in a view',
      { steps: [{ expect: { view: [{ of: 'public', contains: { thisRound: { used: ['jammmer'] } } }] } }] },
      `steps[0].expect.view[0].contains.thisRound.used[0]: 'jammmer' ${NO_USE}`,
    ],
  ])('%s is refused with path and word', (_what, part, start) => {
    const [reason = '', ...others] = reasons(part);
    expect(others).toEqual([]);
    expect(reason.startsWith(start)).toBe(true);
  });

  it('what a module brings is refused without it', () => {
    expect(reasons({ history: { used: ['jammer'], undisturbed: ['theory'] } }, ['one-versus-many'])).toEqual([
      `history.used[0]: 'jammer' ${NO_USE}${REVOLUTION}`,
      `history.undisturbed[0]: "theory" is not known; there are none${REVOLUTION}`,
    ]);
  });

  it('what the rules remember is known to them', () => {
    const words = ['pacify', 'lex-hecate', 'give-surge-freely', 'board-zeppelin lex-hecate', 'chaos'];
    const ofAkira = ['jammer', 'communicator', 'communicator fowler', 'jump-pack art'];
    expect(reasons(used(...words, ...ofAkira, 'relativity fowler'))).toEqual([]);
    expect(reasons({ history: { undisturbed: ['theory', 'invention', 'surge'] } })).toEqual([]);
  });
});
