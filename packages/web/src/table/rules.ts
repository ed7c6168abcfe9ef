import { assembleRules } from '@great-machine/rules';

/** The rules that local tables play by. */
export const RULES = assembleRules();
