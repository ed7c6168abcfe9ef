import { rules } from './play.js';

/** Every Directive but these: where they lie, none is left to draw. */
export function directivesBut(...others: readonly string[]): readonly string[] {
  return Object.keys(rules.directives).filter((card) => !others.includes(card));
}
