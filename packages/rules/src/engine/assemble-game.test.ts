import {
  assembleGame,
  ChoiceError,
  type GameOptions,
  MODULES,
  type ModuleRequest,
} from '@great-machine/rules';
import { describe, expect, it } from 'vitest';

/** Why a table cannot have this; none when it can. */
function reasonsOf(modules: readonly unknown[], options: Partial<GameOptions>): readonly string[] {
  try {
    assembleGame(MODULES, modules as readonly ModuleRequest[], { seed: 'a table', ...options });
    return [];
  } catch (error) {
    if (error instanceof ChoiceError) return error.reasons;
    throw error;
  }
}

const CORE = 'one-versus-many';
const SERVANTS = 'servants-of-the-machine';
const POCKETS = 'pockets-of-resistance';
const RIVALS = ['akira', 'julie', 'actress'];
const bc = { id: SERVANTS, options: { advantages: 'bc' } };

describe('a table that asks for what cannot be', () => {
  it('hears of its modules and of its Heroes at once [R-ESC-1, REV-1]', () => {
    const modules = [CORE, 'bring-about-a-revolution', bc, POCKETS];
    expect(reasonsOf(modules, { heroes: RIVALS })).toEqual([
      'of akira, julie only one may be in a game (REV-1)',
      'pockets-without-advantage-a (R-ESC-1)',
    ]);
  });

  it('hears of Heroes who exclude each other though their module is not played [CHR-1, REV-1]', () => {
    const chronoleon = { id: 'chronoleon', options: { replaces: 'nobody' } };
    expect(reasonsOf([CORE, chronoleon], { heroes: RIVALS })).toEqual([
      expect.stringMatching(/^the option 'replaces' of 'chronoleon' is .*, not "nobody" \(CHR-1\)$/),
      'no such Hero: akira, julie',
      'of akira, julie only one may be in a game (REV-1)',
      `module-needs chronoleon ${SERVANTS} (CHR-1)`,
    ]);
  });

  it.each<[what: string, modules: readonly unknown[]]>([
    ['of which none is known', ['steam-ships']],
    ['without the game', [SERVANTS]],
    ['that are none', []],
    ['of which one is named twice', [CORE, CORE]],
  ])('hears of its Heroes beside modules %s', (_what, modules) => {
    const reasons = reasonsOf(modules, { heroes: ['finch', 'finch', 'batman'] });
    expect(reasons.length).toBeGreaterThan(2);
    expect(reasons).toEqual(
      expect.arrayContaining(['no such Hero: batman', 'a game has 3 different Heroes (SET-4)']),
    );
  });

  it('hears of what is wrong twice once [R-ESC-1]', () => {
    const modules = [CORE, { id: SERVANTS, options: { advantages: 'a' } }];
    expect(reasonsOf(modules, { masterPlan: 2 })).toEqual(['advantage-a-alone (R-ESC-1)']);
  });

  it.each([
    ['as they are', true],
    ['with an option that has no such value', 'perhaps'],
  ])('hears of its Heroes beside modules that contradict each other %s [R-ESC-1]', (_what, planAtOne) => {
    const core = { id: CORE, options: { 'plan-at-one': planAtOne, 'riot-gains': true } };
    const reasons = reasonsOf([core, bc], { heroes: ['finch', 'fowler', 'batman'] });
    expect(reasons).toEqual(expect.arrayContaining(['no such Hero: batman', 'advantage-c-agreed (R-ESC-1)']));
  });

  it('hears whose an option is that another module has not [CHR-1]', () => {
    expect(reasonsOf([{ id: CORE, options: { replaces: 'phantasmer', wings: 2 } }], {})).toEqual([
      "the module 'one-versus-many' has no option 'replaces', but 'chronoleon' has (CHR-1)",
      "the module 'one-versus-many' has no option 'wings'",
    ]);
  });

  it('has its game once nothing is wrong', () => {
    const { rules, config } = assembleGame(MODULES, [CORE, POCKETS], { seed: 'a table' });
    expect(rules.modules.map(({ id }) => id)).toEqual([CORE, POCKETS]);
    expect(config.modules).toBe(rules.modules);
  });
});
