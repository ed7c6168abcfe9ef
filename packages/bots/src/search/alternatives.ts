import { type Decision, type Game, isAwaited, optionsOf, type Pick, pickText } from '@great-machine/rules';
import type { Dice } from '../dice.js';
import { appraiseActions } from '../policy/hero-actions.js';
import { picksOf } from '../policy/hero-picks.js';
import { lookOut } from '../policy/outlook.js';
import { Policy, SOUND } from '../policy/policy.js';

const ACTIONS_COMPARED = 6;

/** The answers worth comparing: the rule of thumb's own first, then others. */
export function alternatives(g: Game, decision: Decision, dice: Dice, most: number): (readonly Pick[])[] {
  const own = new Policy(SOUND, dice).answer(g, decision);
  const others = OTHERS[decision.kind]?.(g, decision, dice) ?? [];
  return distinct(g, [own, ...others]).slice(0, most);
}

function distinct(g: Game, answers: readonly (readonly Pick[])[]): (readonly Pick[])[] {
  const seen = new Set<string>();
  return answers.filter((picks) => {
    const text = picks.map((pick) => pickText(g, pick)).join(', ');
    if (seen.has(text)) return false;
    seen.add(text);
    return true;
  });
}

type Others = (g: Game, decision: Decision, dice: Dice) => (readonly Pick[])[];

const everyOption: Others = (g, decision) => optionsOf(g, decision).map((pick) => [pick]);

const OTHERS: Readonly<Record<string, Others>> = {
  'hero-action': otherActions,
  detainment: everyOption,
  'attack-payment': everyOption,
  'machine-payment': everyOption,
  'card-retrieval': everyOption,
  'directive-discard': everyOption,
  'citizen-return': everyOption,
  'free-identification': everyOption,
  'riot-arrests': () => [[{ pick: 'done', of: 0 }]],
};

/** The most promising Actions by their rule-of-thumb worth, and some repositioning where that is possible. */
function otherActions(g: Game, decision: Decision, dice: Dice): (readonly Pick[])[] {
  const { hero, taken } = decision.about as { hero: number; taken: readonly string[] };
  const { place, trust } = g.state.heroes[hero];
  const o = lookOut(g, 'revolutionaries', SOUND.weights.revolutionaries);
  const best = new Map<string, { worth: number; picks: readonly Pick[] }>();
  const found: { worth: number; picks: readonly Pick[] }[] = [];
  for (const candidate of appraiseActions(g, o, { hero, place, trust, taken })) {
    const picks = picksOf(g, o, hero, candidate);
    const known = best.get(candidate.action);
    if (known === undefined || known.worth < candidate.worth)
      best.set(candidate.action, { worth: candidate.worth, picks });
    found.push({ worth: candidate.worth, picks });
  }
  const perAction = [...best.values()].sort((a, b) => b.worth - a.worth);
  const rest = found.sort((a, b) => b.worth - a.worth);
  return [...perAction.slice(0, ACTIONS_COMPARED), ...rest.slice(0, 3)]
    .map(({ picks }) => picks)
    .concat(repositionings(g, decision, dice));
}

const REPOSITIONINGS = 4;

/** A few legal repositionings at random, where the Control Nexus offers them. */
function repositionings(g: Game, decision: Decision, dice: Dice): (readonly Pick[])[] {
  if (!isAwaited(g, decision) || decision.draft.length > 0) return [];
  const action = optionsOf(g, decision).find(({ pick, of }) => pick === 'do' && of === 'control-nexus-a');
  if (action === undefined) return [];
  return Array.from({ length: REPOSITIONINGS }, () => walk(g, decision, [action], dice));
}

/** Goes on with random picks until the answer is whole. */
export function walk(g: Game, decision: Decision, begin: readonly Pick[], dice: Dice): readonly Pick[] {
  const draft = { ...decision, draft: [...decision.draft, ...begin] };
  const kind = g.rules.decisions[decision.kind];
  while (!(kind.isWhole?.(g, draft) ?? draft.draft.length > 0)) {
    const options = kind.options(g, draft);
    draft.draft = [...draft.draft, dice.pick(options)];
  }
  return draft.draft.slice(decision.draft.length);
}
