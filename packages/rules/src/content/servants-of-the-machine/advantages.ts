import { riotGains } from '../../flow/riot-gains.js';
import { type Refusal, refuse } from '../../kernel/refusal.js';
import type { ChosenModule, ModuleOption, OptionValue } from '../../model/modules.js';
import type { GameModule, ModulePart } from '../../model/rules.js';
import { planAtOne } from '../one-versus-many/adjustments.js';

type Options = Readonly<Record<string, OptionValue>>;

/** The advantages of the Heroes (SRV-1): A brings Pockets of Resistance, B the Plan at I, C what they gain from Riots. */
export const ADVANTAGES: ModuleOption = { values: ['ab', 'ac', 'bc', 'a'], usual: 'ac', rule: 'R-ESC-1' };

function has({ advantages }: Options, advantage: 'a' | 'b' | 'c'): boolean {
  return String(advantages).includes(advantage);
}

function adjustmentsOf(modules: readonly ChosenModule[]): Options {
  return modules.find(({ id }) => id === 'one-versus-many')?.options ?? {};
}

const POCKETS = 'pockets-of-resistance';
const ONLY_A = refuse('advantage-a-alone', 'R-ESC-1');

/** What the advantages bring, and which a table may choose (R-ESC-1). */
export const advantages: Pick<GameModule, 'brings' | 'whyNot' | 'whyNotFrom' | 'forRematch' | 'partsFor'> = {
  brings: (options) => (has(options, 'a') ? [POCKETS] : []),
  whyNot(options, modules) {
    const adjustments = adjustmentsOf(modules);
    const refusals: Refusal[] = [];
    if (!has(options, 'a') && modules.some(({ id }) => id === POCKETS))
      refusals.push(refuse('pockets-without-advantage-a', 'R-ESC-1'));
    if (has(options, 'b') && adjustments['plan-at-one'])
      refusals.push(refuse('advantage-b-at-one', 'R-ESC-1'));
    if (has(options, 'c') && adjustments['riot-gains'])
      refusals.push(refuse('advantage-c-agreed', 'R-ESC-1'));
    if (options.advantages === 'a' && !adjustments['riot-gains']) refusals.push(ONLY_A);
    return refusals;
  },
  whyNotFrom: (options, masterPlan) => (options.advantages === 'a' && masterPlan !== 1 ? [ONLY_A] : []),
  forRematch(options, masterPlan, modules) {
    const adjustments = adjustmentsOf(modules);
    if (masterPlan === 1 || adjustments['plan-at-one'])
      return { ...options, advantages: adjustments['riot-gains'] ? 'a' : 'ac' };
    return options.advantages === 'a' ? { ...options, advantages: 'ab' } : options;
  },
  partsFor: (options): readonly ModulePart[] => [
    ...(has(options, 'b') ? [planAtOne] : []),
    ...(has(options, 'c') ? [riotGains] : []),
  ],
};
