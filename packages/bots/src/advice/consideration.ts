import type { Fact } from '@great-machine/client';
import {
  type AnswerPick,
  type Decision,
  type Game,
  itemAt,
  type OptionMeaning,
  type PickView,
  type Rules,
  readPick,
  samePick,
  showPick,
  type View,
} from '@great-machine/rules';
import type { Level } from '../thinking/levels.js';
import type { Limits, Memory, Situation } from '../thinking/mind.js';
import { isOffered } from '../thinking/policy/any-answer.js';
import type { Side } from '../thinking/policy/outlook.js';
import { decisionNamed, ofOtherSide, type Prospect } from '../thinking/search/playout.js';
import { isSearching, type SearchSettings, settingsFor } from '../thinking/search/settings.js';
import type { ModelHistory } from '../worlds/belief/destinations.js';
import { Dice } from '../worlds/dice.js';
import { WorldSampler } from '../worlds/sampling/world.js';

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
  readonly draft: readonly AnswerPick[];
  readonly models: ModelHistory;
  readonly settings: SearchSettings;
  readonly limits: Limits;
  readonly dice: Dice;
  readonly seed: string;
}

/** A possible answer and the own side's prospect after it. */
export interface Weighed extends Prospect {
  /** The offer that it uses; the question stays open. */
  readonly offer?: string;
  /** What follows upon the draft. */
  readonly picks: readonly PickView[];
  readonly plan?: readonly (readonly PickView[])[];
  /** How often a secret choice is to be made, with all that are in its group. */
  readonly share?: number;
  /** How often just this one of its group is to be made. */
  readonly ownShare?: number;
  /** What a bot takes whatever playouts say, for they misjudge such answers, or within a margin. */
  readonly isPreferred?: boolean;
  /** Of answers that come to the same only the best is advised. */
  readonly group: string;
  /** Everything that it consists of, so that it can be tried in other worlds; nothing for a secret choice of Heroes. */
  readonly answers: readonly (readonly AnswerPick[])[];
  /** What speaks for it or against it, most telling first. */
  facts(): readonly Fact[];
}

/** Undefined if the seat has nothing to say to the decision. */
export function consider(
  rules: Rules,
  situation: Situation,
  { seed: ownSeed = 'advice', memory, limits = {}, level = 'mastermind' }: AdviceOptions,
): Consideration | undefined {
  const { table, seat, question, questions } = situation;
  const asked = questions.find(({ id }) => id === question);
  if (asked === undefined || asked.options.length === 0) return undefined;
  const isLaidOpen = asked.kind === 'access-choice';
  const view = isLaidOpen ? situation.view : withoutDraft(situation.view, question);
  const sampler = new WorldSampler(rules, table, view);
  const seed = `${ownSeed} ${seat} ${question} ${asked.rev}`;
  const dice = new Dice(seed);
  const world = sampler.draw(dice);
  return {
    rules,
    situation,
    side: rules.actors.includes(asked.actor) ? 'machine' : 'revolutionaries',
    sampler,
    world,
    decision: decisionNamed(world, question),
    draft: isLaidOpen ? [] : asked.draft.flatMap((pick) => readPick(world, pick) ?? []),
    models: (memory?.models ?? {}) as unknown as ModelHistory,
    settings: settingsFor(isSearching(level) ? level : 'engineer', rules),
    limits,
    dice,
    seed,
  };
}

/** Answers are compared as a whole, so a draft is thought away. */
function withoutDraft(view: View, id: string): View {
  const questions = view.questions.map((open) =>
    open.id === id ? { ...open, awaited: true, draft: [], rev: 0 } : open,
  );
  return { ...view, questions };
}

export function beginsLike(answer: readonly AnswerPick[], beginning: readonly AnswerPick[]): boolean {
  return beginning.every((pick, at) => answer[at] !== undefined && samePick(answer[at], pick));
}

export function showPicks(g: Game, picks: readonly AnswerPick[]): PickView[] {
  return picks.map((pick) => showPick(g, pick));
}

/** The picks that these show; undefined if one is not offered when its turn comes. */
export function readAnswer(c: Consideration, shown: readonly PickView[]): readonly AnswerPick[] | undefined {
  const picks = shown.flatMap((pick) => readPick(c.world, pick) ?? []);
  return picks.length === shown.length && isOffered(c.world, c.decision, [...c.draft, ...picks])
    ? picks
    : undefined;
}

/** What the last pick of an answer means: price, outcomes and chances. */
export function meaningOf({ world, decision }: Consideration, answer: readonly AnswerPick[]): OptionMeaning {
  const kind = itemAt(world.rules.decisions, decision.kind);
  const draft = [...decision.draft, ...answer.slice(0, -1)];
  const last = itemAt(answer, answer.length - 1);
  return kind.explain?.(world, { ...decision, draft }, last) ?? { rule: kind.rule };
}

/** The own side's prospect; what every playout won, or lost, counts as certain. */
export function ownProspect({ side }: Consideration, { chance, fate }: Prospect): Prospect {
  const ofMachine: Prospect = { chance: fate === 'won' ? 1 : fate === 'lost' ? 0 : chance, fate };
  return side === 'machine' ? ofMachine : ofOtherSide(ofMachine);
}

/** The answer, called no better than this chance; where it has to be lowered, it is no certain win either. */
export function atMost(weighed: Weighed, most: number): Weighed {
  return weighed.chance > most ? { ...weighed, chance: most, fate: 'open' } : weighed;
}
