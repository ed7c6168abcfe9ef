import {
  type Decision,
  decisionId,
  type Game,
  type OptionMeaning,
  openDecisions,
  type Pick,
  pickText,
  type Rules,
  readPick,
  samePick,
  type View,
} from '@great-machine/rules';
import type { Level } from '../thinking/levels.js';
import type { Limits, Memory, Situation } from '../thinking/mind.js';
import type { Side } from '../thinking/policy/outlook.js';
import { SEARCH, type SearchSettings } from '../thinking/search/settings.js';
import type { ModelHistory } from '../worlds/belief/destinations.js';
import { Dice } from '../worlds/dice.js';
import { WorldSampler } from '../worlds/sampling/world.js';
import type { Fact } from './keys.js';

export interface AdviceOptions {
  /** The same seed and situation give the same advice. */
  readonly seed?: string;
  /** What a mind of the same side kept: the Great Machine reads from it how Heroes chose in earlier rounds. */
  readonly memory?: Memory;
  readonly limits?: Limits;
  /** How much is computed, at most `mastermind`; levels that do not search advise like the lowest one that does. */
  readonly level?: Level;
}

/** Advice in the making: the situation, a world that looks like it, and chance of its own. */
export interface Consideration {
  readonly rules: Rules;
  readonly situation: Situation;
  readonly side: Side;
  readonly sampler: WorldSampler;
  readonly world: Game;
  /** In `world`. */
  readonly decision: Decision;
  /** What has been picked already of an answer that is advised as a whole. */
  readonly draft: readonly Pick[];
  readonly models: ModelHistory;
  readonly settings: SearchSettings;
  readonly limits: Limits;
  readonly dice: Dice;
  readonly seed: string;
}

/** A possible answer and the own side's chance to win after it. */
export interface Weighed {
  /** What follows upon the draft. */
  readonly picks: readonly string[];
  readonly plan?: readonly (readonly string[])[];
  readonly chance: number;
  /** How often a secret choice is to be made. */
  readonly share?: number;
  /** Of answers that come to the same only the best is advised. */
  readonly group: string;
  /** Everything that it consists of, so that it can be tried in other worlds; nothing for a secret choice of Heroes. */
  readonly answers: readonly (readonly Pick[])[];
  /** What speaks for it or against it, most telling first. */
  facts(): readonly Fact[];
}

/** Undefined if the seat has nothing to say to the decision. */
export function consider(
  rules: Rules,
  situation: Situation,
  { seed: ownSeed = 'advice', memory, limits = {}, level = 'mastermind' }: AdviceOptions,
): Consideration | undefined {
  const { table, seat, decision: id, options } = situation;
  const asked = options.find(({ decision }) => decision === id);
  if (asked === undefined || asked.options.length === 0) return undefined;
  const isLaidOpen = asked.kind === 'access-choice';
  const view = isLaidOpen ? situation.view : withoutDraft(situation.view, id);
  const sampler = new WorldSampler(rules, table, view);
  const seed = `${ownSeed} ${seat} ${id} ${asked.rev}`;
  const dice = new Dice(seed);
  const world = sampler.draw(dice);
  return {
    rules,
    situation,
    side: rules.actors.includes(asked.actor) ? 'machine' : 'revolutionaries',
    sampler,
    world,
    decision: openDecisions(world).find((open) => decisionId(world.state.round, open) === id)!,
    draft: isLaidOpen ? [] : asked.draft.map((text) => readPick(world, text)!),
    models: (memory?.models ?? {}) as unknown as ModelHistory,
    settings: SEARCH[level] ?? SEARCH.engineer!,
    limits,
    dice,
    seed,
  };
}

/** Answers are compared as a whole, so a draft is thought away. */
function withoutDraft(view: View, id: string): View {
  const decisions = view.decisions.map((open) =>
    open.decision === id ? { ...open, awaited: true, draft: [], rev: 0 } : open,
  );
  return { ...view, decisions };
}

export function beginsLike(answer: readonly Pick[], beginning: readonly Pick[]): boolean {
  return beginning.every((pick, at) => answer[at] !== undefined && samePick(answer[at], pick));
}

export function textsOf(g: Game, picks: readonly Pick[]): string[] {
  return picks.map((pick) => pickText(g, pick));
}

/** The picks of these texts; undefined if one is not offered when its turn comes. */
export function readAnswer(c: Consideration, texts: readonly string[]): readonly Pick[] | undefined {
  const picks = texts.flatMap((text) => readPick(c.world, text) ?? []);
  return picks.length === texts.length && isOffered(c, [...c.draft, ...picks]) ? picks : undefined;
}

/** Whether each pick of an answer is offered when its turn comes. */
export function isOffered({ world, decision }: Consideration, answer: readonly Pick[]): boolean {
  const { options } = world.rules.decisions[decision.kind];
  return answer.every((pick, at) => {
    const draft = [...decision.draft, ...answer.slice(0, at)];
    return options(world, { ...decision, draft }).some((option) => samePick(option, pick));
  });
}

/** What the last pick of an answer means: price, outcomes and chances. */
export function meaningOf({ world, decision }: Consideration, answer: readonly Pick[]): OptionMeaning {
  const kind = world.rules.decisions[decision.kind];
  const draft = [...decision.draft, ...answer.slice(0, -1)];
  return kind.explain?.(world, { ...decision, draft }, answer[answer.length - 1]) ?? { rule: kind.rule };
}

/** The own side's chance to win; what every playout won, or lost, counts as certain. */
export function ownChance(
  { side }: Consideration,
  chanceOfMachine: number,
  fateOfMachine: 'won' | 'lost' | 'open',
): number {
  const chance = fateOfMachine === 'won' ? 1 : fateOfMachine === 'lost' ? 0 : chanceOfMachine;
  return side === 'machine' ? chance : 1 - chance;
}
