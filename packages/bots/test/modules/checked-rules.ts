import { type Decision, type Rules, samePick } from '@great-machine/rules';

/** The rules, but whatever is picked must be offered, also in a game that a bot only thinks of. */
export function checked(rules: Rules): Rules {
  const decisions = Object.entries(rules.decisions).map(([name, kind]) => [name, checkedKind(kind)] as const);
  return { ...rules, decisions: Object.fromEntries(decisions) };
}

type DecisionKind = Rules['decisions'][string];
type Live = Parameters<DecisionKind['options']>[0];

/** Whether an answer is complete is asked after each pick. */
function checkedKind(kind: DecisionKind): DecisionKind {
  return {
    ...kind,
    isComplete(g, decision) {
      for (const at of decision.draft.keys()) checkPick(g, kind, decision, at);
      return kind.isComplete === undefined ? decision.draft.length > 0 : kind.isComplete(g, decision);
    },
  };
}

function checkPick(g: Live, kind: DecisionKind, decision: Decision, at: number): void {
  const draft = decision.draft.slice(0, at);
  const options = kind.options(g, { ...decision, draft });
  if (decision.draft.slice(at, at + 1).every((pick) => options.some((option) => samePick(option, pick))))
    return;
  throw new Error(
    `${JSON.stringify(decision.draft[at])} is not offered to ${decision.kind} after ${JSON.stringify(draft)}`,
  );
}
