import { forkGame, type Game } from '@great-machine/rules';
import type { Dice } from '../../worlds/dice.js';
import { everyAnswer } from '../policy/any-answer.js';
import type { Expectation } from '../policy/expectation.js';
import { decisionLike } from './compare.js';
import { follow, type Intent, listIntents } from './intents.js';
import { machineDecision, takeAll } from './playout.js';
import { payerOfRaids, raidSets } from './raid-sets.js';
import { lastAnswer } from './secret.js';

/** So much more surely Raids have to catch a Hero for a District to be slid first. */
const WORTH_SLIDING = 0.02;

/** Preparations with what only they make possible: a Directive that is published and used, a slide and Raids. */
export function listChains(
  g: Game,
  intents: readonly Intent[],
  expected: Expectation,
  count: number,
  dice: Dice,
): Intent[] {
  const used = usedDirectives(g, intents, dice);
  const raids = slidesAndRaids(g, intents, expected, dice);
  return [...raids.slice(0, Math.max(count / 2, count - used.length)), ...used].slice(0, count);
}

/** Each Directive that may be published, and then everything that was not possible before, one of a kind at first. */
function usedDirectives(g: Game, intents: readonly Intent[], dice: Dice): Intent[] {
  const before = new Set(intents.map(textOf));
  const queues = publishings(intents).map((publishing) => {
    const there = forkGame(g);
    follow(there, [publishing], dice);
    return dice
      .shuffle(listIntents(there, dice).filter((intent) => !before.has(textOf(intent))))
      .sort((a, b) => a.length - b.length)
      .map((intent) => [...publishing, ...intent]);
  });
  const longest = Math.max(0, ...queues.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) =>
    queues.flatMap((queue) => queue.slice(turn, turn + 1)),
  ).flat();
}

/** Each way to publish a Directive once, by a Servant that is near. */
function publishings(intents: readonly Intent[]): Intent[] {
  const byCards = new Map<string, Intent>();
  for (const intent of intents) {
    const [, act, ...cards] = lastAnswer(intent);
    const key = JSON.stringify(cards);
    const known = byCards.get(key);
    const isNearer = known === undefined || intent.length < known.length;
    if (act?.of === 'publish-directive' && isNearer) byCards.set(key, intent);
  }
  return [...byCards.values()];
}

/** Slides of a District after which Raids that were too expensive catch more surely than the others; the best first. */
function slidesAndRaids(g: Game, intents: readonly Intent[], expected: Expectation, dice: Dice): Intent[] {
  const pay = payerOfRaids(g);
  const sets = raidSets(g, expected).sort((a, b) => b.sure - a.sure);
  const without = sets.find(({ places }) => pay(places) !== undefined)?.sure ?? 0;
  const wished = sets.filter(({ sure }) => sure > without + WORTH_SLIDING);
  if (wished.length === 0) return [];
  return slides(g, intents, dice)
    .flatMap(({ slide, after }) => {
      const payAfter = payerOfRaids(after);
      for (const { places, sure } of wished) {
        const raids = payAfter(places);
        if (raids !== undefined) return [{ sure, chain: [...slide, ...raids] }];
      }
      return [];
    })
    .sort((a, b) => b.sure - a.sure)
    .map(({ chain }) => chain);
}

/** Every way to slide a District, by each Servant that may, and the City after it. */
function slides(
  g: Game,
  intents: readonly Intent[],
  dice: Dice,
): { readonly slide: Intent; readonly after: Game }[] {
  const sliding = new Map<string, Intent>();
  for (const intent of intents) {
    const [who, act] = lastAnswer(intent);
    if (who === undefined || act?.of !== 'reposition') continue;
    if (!sliding.has(String(who.of))) sliding.set(String(who.of), intent);
  }
  return [...sliding.values()].flatMap((intent) => {
    const moves = intent.slice(0, -1);
    const there = forkGame(g);
    follow(there, [moves], dice);
    const decision = machineDecision(there);
    if (decision === undefined) return [];
    return everyAnswer(there, decision, lastAnswer(intent).slice(0, 2)).map((picks) => {
      const after = forkGame(there);
      takeAll(after, decisionLike(after, decision), picks);
      return { slide: [...moves, picks], after };
    });
  });
}

function textOf(intent: Intent): string {
  return JSON.stringify(intent);
}
