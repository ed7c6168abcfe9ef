import { type AnswerPick, type Decision, forkGame, type Game } from '@great-machine/rules';
import type { Dice } from '../../worlds/dice.js';
import { everyAnswer, isOffered, nextPicks, walk } from '../policy/any-answer.js';
import { Policy, SOUND } from '../policy/policy.js';
import { decisionLike } from './compare.js';
import { answerInBetween, machineDecision, takeAll } from './playout.js';
import { isSurprising, lastAnswer, type MachinePlan } from './secret.js';

/** Something that the Machine may want to do in its Phase: one or two whole answers. */
export type Intent = MachinePlan;

const WALKS = 3;
const RESETTLINGS = 8;

/** Everything that single Servants, Guards and Directives could do now, each a short beginning of a plan. */
export function listIntents(g: Game, dice: Dice): Intent[] {
  const intents: Intent[] = [];
  const decision = machineDecision(g);
  if (decision === undefined) return intents;
  const { servants } = g.state;
  for (let servant = 0; servant < servants.length; servant++) {
    const first: AnswerPick = { pick: 'servant', of: servant };
    for (const pick of nextPicks(g, decision, [first])) {
      if (pick.pick === 'to') intents.push(...actionsThere(g, decision, [first, pick], dice));
      else intents.push(...actionsOf(g, decision, [first, pick], dice).map((picks) => [picks]));
    }
  }
  for (const first of nextPicks(g, decision, [])) {
    if (first.pick === 'guard') {
      for (const move of everyAnswer(g, decision, [first])) intents.push([move]);
    } else if (first.pick !== 'servant' && first.pick !== 'end') {
      for (let count = 0; count < RESETTLINGS; count++) intents.push([walk(g, decision, [first], dice)]);
    }
  }
  return distinct(intents);
}

/** A Servant and what it does. */
type ServantPicks = readonly [servant: AnswerPick, does: AnswerPick];

/** Every Action of a Servant that begins so; one that a special way lets it take elsewhere, or for less, included. */
function actionsOf(g: Game, decision: Decision, begin: ServantPicks, dice: Dice): (readonly AnswerPick[])[] {
  if (begin[1].pick !== 'at') return varied(g, decision, begin, dice);
  return nextPicks(g, decision, begin).flatMap((act) => varied(g, decision, [...begin, act], dice));
}

/** A Servant moves and acts there. */
function actionsThere(g: Game, asked: Decision, move: ServantPicks, dice: Dice): Intent[] {
  const there = forkGame(g);
  takeAll(there, decisionLike(there, asked), move);
  answerInBetween(there, new Policy(SOUND, dice));
  const decision = machineDecision(there);
  if (decision === undefined) return [[move]];
  const [servant] = move;
  const acts = nextPicks(there, decision, [servant]).filter(({ pick }) => pick === 'do');
  return [
    [move],
    ...acts.flatMap((act) => varied(there, decision, [servant, act], dice).map((picks) => [move, picks])),
  ];
}

/** An Action with different further picks, as far as it has any. */
function varied(
  g: Game,
  decision: Decision,
  begin: readonly AnswerPick[],
  dice: Dice,
): (readonly AnswerPick[])[] {
  if (begin.at(-1)?.of === 'publish-directive') return everyAnswer(g, decision, begin);
  return Array.from({ length: WALKS }, () => walk(g, decision, begin, dice));
}

function distinct(intents: readonly Intent[]): Intent[] {
  const byText = new Map(intents.map((intent) => [JSON.stringify(intent), intent]));
  return [...byText.values()];
}

/** In an order that brings something of every kind first: each Action, Directive and District of Guards in turn. */
export function inTurn(intents: readonly Intent[], dice: Dice): Intent[] {
  const kinds = new Map<string, Intent[]>();
  for (const intent of dice.shuffle(intents)) {
    const kind = kindOf(intent);
    kinds.set(kind, [...(kinds.get(kind) ?? []), intent]);
  }
  const queues = dice.shuffle([...kinds.values()].map(nearFirst));
  const ordered: Intent[] = [];
  for (let turn = 0; ordered.length < intents.length; turn++) {
    for (const queue of queues) ordered.push(...queue.slice(turn, turn + 1));
  }
  return ordered;
}

/** What needs no move before what does. */
function nearFirst(intents: readonly Intent[]): Intent[] {
  return [...intents].sort((a, b) => a.length - b.length);
}

function kindOf(intent: Intent): string {
  const [first, ...rest] = lastAnswer(intent);
  const [second, ...further] = rest[0]?.pick === 'at' ? rest.slice(1) : rest;
  if (first?.pick === 'guard') return `guard to ${second?.of}`;
  if (second?.pick !== 'do') return `${first?.pick} ${second?.pick}`;
  const cards = further.filter(({ pick }) => pick === 'directive' || pick === 'take-back');
  return [second.of, ...cards.map(({ of }) => of)].join(' ');
}

/**
 * Does what is still possible of some intents in this world, up to a surprise; says what was done. What modules ask in between is
 * answered by rules of thumb.
 */
export function follow(g: Game, intents: readonly Intent[], dice: Dice): (readonly AnswerPick[])[] {
  const policy = new Policy(SOUND, dice);
  const done: (readonly AnswerPick[])[] = [];
  for (const picks of intents.flat()) {
    const decision = machineDecision(g);
    if (decision === undefined) return done;
    if (!isOffered(g, decision, picks)) continue;
    done.push(picks);
    if (isSurprising(picks)) return done;
    takeAll(g, decision, picks);
    answerInBetween(g, policy);
  }
  return done;
}
