import {
  type Decision,
  forkGame,
  type Game,
  isAwaited,
  optionsOf,
  type Pick,
  pickText,
} from '@great-machine/rules';
import type { Dice } from '../../worlds/dice.js';
import { appraiseActions } from '../policy/hero-actions.js';
import { picksOf } from '../policy/hero-picks.js';
import { lookOut } from '../policy/outlook.js';
import { Policy, SOUND } from '../policy/policy.js';
import { arrivalBy, routesOf } from '../policy/routes.js';
import { awaitedDecision, takeAll } from './playout.js';

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
function otherActions(g: Game, decision: Decision): (readonly Pick[])[] {
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
    .concat(repositionings(g, decision));
}

const REPOSITIONINGS = 4;

/** The repositionings that help the Heroes who are still to move most, where the Control Nexus offers them. */
function repositionings(g: Game, decision: Decision): (readonly Pick[])[] {
  if (!isAwaited(g, decision) || decision.draft.length > 0) return [];
  const action = optionsOf(g, decision).find(({ pick, of }) => pick === 'do' && of === 'control-nexus-a');
  if (action === undefined) return [];
  return everyWay(g, decision, [action])
    .map((picks) => {
      const there = forkGame(g);
      takeAll(there, awaitedDecision(there)!, picks);
      return { picks, ease: easeOfWays(there) };
    })
    .sort((a, b) => b.ease - a.ease)
    .slice(0, REPOSITIONINGS)
    .map(({ picks }) => picks);
}

/** A Hero's freedom counts for as much as so much Trust. */
const FREEDOM = 10;

/** How well the Heroes get to where they are going: free above all, and with Trust left. */
function easeOfWays(g: Game): number {
  return g.state.heroes.reduce((sum, { chosen, trust }, hero) => {
    if (chosen === undefined) return sum;
    const arrival = arrivalBy(routesOf(g, hero)[chosen.district], trust);
    return sum + FREEDOM * arrival.free + arrival.trust;
  }, 0);
}

/** An answer that begins so, with all further picks that are possible. */
export function everyWay(g: Game, decision: Decision, begin: readonly Pick[]): (readonly Pick[])[] {
  const draft = { ...decision, draft: [...begin] };
  const kind = g.rules.decisions[decision.kind];
  if (kind.isWhole?.(g, draft) ?? true) return [begin];
  return kind.options(g, draft).flatMap((pick) => everyWay(g, decision, [...begin, pick]));
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
