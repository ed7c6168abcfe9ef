import type * as TheRules from '@great-machine/rules';

/** The rules, but whatever is picked must be offered, also in a game that a bot only thinks of. */
export function checked(rules: typeof TheRules): typeof TheRules {
  const takePick: typeof rules.takePick = (g, decision, pick) => {
    if (!rules.optionsOf(g, decision).some((option) => rules.samePick(option, pick))) {
      const draft = JSON.stringify(decision.draft);
      throw new Error(`${JSON.stringify(pick)} is not offered to ${decision.kind} after ${draft}`);
    }
    rules.takePick(g, decision, pick);
  };
  return { ...rules, takePick };
}
