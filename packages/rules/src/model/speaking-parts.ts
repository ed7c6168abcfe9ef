import type { Decision } from '../kernel/decision.js';
import type { AnyFrame, Flow } from '../kernel/live.js';
import type { Game } from './game.js';
import type { ModulePart, Rules } from './rules.js';
import { SpokenHooks } from './spoken-hooks.js';

/** What of the rules depends on the parts that have something to say in a game. */
type Speaking = Pick<
  Rules,
  | 'heroActionList'
  | 'servantActionList'
  | 'uncounted'
  | 'atRest'
  | 'isAskedAnyway'
  | 'hooks'
  | 'hooksDuring'
  | 'lentAbilities'
  | 'featuredHeroes'
>;

type Tables = Pick<Rules, 'heroActions' | 'servantActions' | 'cityEvents'>;

export function speakingParts(
  parts: readonly ModulePart[],
  { heroActions, servantActions, cityEvents }: Tables,
): Speaking {
  const hooks = new SpokenHooks(
    parts.flatMap((part) =>
      part.hooks === undefined ? [] : [{ source: part.source ?? 'module', hooks: part.hooks }],
    ),
  );
  return {
    heroActionList: named(
      heroActions,
      parts.flatMap((part) => part.heroActions ?? []),
    ),
    servantActionList: named(
      servantActions,
      parts.flatMap((part) => part.servantActions ?? []),
    ),
    uncounted: parts.flatMap((part) => part.uncounted ?? []),
    ...restingOf(parts),
    hooks,
    hooksDuring: Object.fromEntries(
      Object.values(cityEvents).map(({ id, hooks: own }) => [
        id,
        own === undefined ? hooks : new SpokenHooks([{ source: `EVT-${id}`, hooks: own }], hooks),
      ]),
    ),
    lentAbilities: parts.flatMap((part) => part.lentAbility ?? []),
    featuredHeroes: [...new Set(parts.flatMap(({ hero }) => hero ?? []))],
  };
}

/** The things of a table that these bring, in the order of the table. */
function named<T>(
  table: Readonly<Record<string, T>>,
  brought: readonly { readonly id: string }[],
): readonly T[] {
  const ids = new Set(brought.map(({ id }) => id));
  return Object.entries(table).flatMap(([id, thing]) => (ids.has(id) ? [thing] : []));
}

/** Only where a module needs them: the kernel asks after every pick. */
function restingOf(parts: readonly ModulePart[]): Pick<Flow, 'atRest' | 'isAskedAnyway'> {
  const resting = parts.flatMap(({ atRest }) => atRest ?? []);
  const asking = parts.flatMap(({ isAskedAnyway }) => isAskedAnyway ?? []);
  return {
    atRest:
      resting.length === 0
        ? undefined
        : (g: Game) => {
            for (const atRest of resting) atRest(g);
          },
    isAskedAnyway:
      asking.length === 0
        ? undefined
        : (g: Game, decision: Decision) => asking.some((isAsked) => isAsked(g, decision)),
  };
}

const narrowed = new WeakMap<Rules, Map<string, Rules>>();

/**
 * The rules of a game with these Heroes: of the features of other Heroes nothing is asked and nothing runs. What they
 * bring (cards, Districts, questions, words) is there in every game.
 */
export function rulesFor(rules: Rules, heroes: readonly string[]): Rules {
  const absent = rules.featuredHeroes.filter((id) => !heroes.includes(id));
  if (absent.length === 0) return rules;
  const known = narrowed.get(rules) ?? new Map<string, Rules>();
  narrowed.set(rules, known);
  const key = absent.join();
  const inPlay = known.get(key) ?? without(rules, absent);
  known.set(key, inPlay);
  return inPlay;
}

function without(rules: Rules, absent: readonly string[]): Rules {
  const isAbsent = ({ hero }: ModulePart) => hero !== undefined && absent.includes(hero);
  const parts = rules.parts.filter((part) => !isAbsent(part));
  return {
    ...rules,
    parts,
    frames: idleSteps(rules.frames, rules.parts.filter(isAbsent)),
    ...speakingParts(parts, rules),
  };
}

function doNothing(): void {}

/** The steps of these parts stay in their frames, for a place in the flow is a number, and do nothing. */
function idleSteps(frames: Rules['frames'], parts: readonly ModulePart[]): Rules['frames'] {
  const idle = new Set(
    parts.flatMap(({ steps = [] }) => steps.map((edit) => `${edit.in} ${edit.step?.name}`)),
  );
  const withIdle = ({ name, steps, locals }: AnyFrame): AnyFrame => ({
    name,
    locals,
    steps: steps.map((step) =>
      idle.has(`${name} ${step.name}`) ? { name: step.name, run: doNothing } : step,
    ),
  });
  return Object.fromEntries(Object.entries(frames).map(([name, frame]) => [name, withIdle(frame)]));
}
