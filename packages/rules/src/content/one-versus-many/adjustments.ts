import { riotGains } from '../../flow/riot-gains.js';
import type { ModuleOption, OptionValue } from '../../model/modules.js';
import type { ModulePart } from '../../model/rules.js';

/** The Master Plan starts at I. */
export const planAtOne: ModulePart = { planStart: 1 };

/** What a table may agree on to make the game kinder to the Heroes (R-SET-3). */
export const ADJUSTMENTS: Readonly<Record<string, ModuleOption>> = {
  'plan-at-one': { values: [false, true], usual: false, rule: 'R-SET-3', silentIfUsual: true },
  'riot-gains': { values: [false, true], usual: false, rule: 'R-SET-3', silentIfUsual: true },
};

export function adjustmentsFor(options: Readonly<Record<string, OptionValue>>): readonly ModulePart[] {
  return [...(options['plan-at-one'] ? [planAtOne] : []), ...(options['riot-gains'] ? [riotGains] : [])];
}
