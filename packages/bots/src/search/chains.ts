import { forkGame, type Game, type Pick } from '@great-machine/rules';
import type { Dice } from '../dice.js';
import type { Expectation } from '../policy/expectation.js';
import { everyWay } from './alternatives.js';
import { follow, type Intent, listIntents } from './intents.js';
import { awaitedDecision } from './playout.js';
import { affordableRaids, type RaidSet } from './raid-sets.js';

/** So much more surely Raids have to catch somebody for a District to be slid first. */
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
  const raids = slidesAndRaids(g, intents, expected);
  return [...raids.slice(0, Math.max(count / 2, count - used.length)), ...used].slice(0, count);
}

/** Each Directive that may be published, and then everything that was not possible before, one of a kind at first. */
function usedDirectives(g: Game, intents: readonly Intent[], dice: Dice): Intent[] {
  const before = new Set(intents.map(textOf));
  const queues = intents.filter(publishes).map((publishing) => {
    const there = forkGame(g);
    follow(there, [publishing]);
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

function publishes(intent: Intent): boolean {
  return intent[intent.length - 1][1]?.of === 'publish-directive';
}

/** Slides of a District after which Raids catch more surely than without; the best first. */
function slidesAndRaids(g: Game, intents: readonly Intent[], expected: Expectation): Intent[] {
  const surest = (sets: readonly RaidSet[]) =>
    sets.reduce<RaidSet | undefined>(
      (best, set) => (best === undefined || set.sure > best.sure ? set : best),
      undefined,
    );
  const without = surest(affordableRaids(g, expected))?.sure ?? 0;
  const found = slides(g, intents).flatMap((slide) => {
    const there = forkGame(g);
    follow(there, [slide]);
    const best = surest(affordableRaids(there, expected));
    return best === undefined || best.sure < without + WORTH_SLIDING
      ? []
      : [{ sure: best.sure, intent: [...slide, ...best.raids] }];
  });
  return found.sort((a, b) => b.sure - a.sure).map(({ intent }) => intent);
}

/** Every way to slide a District, by each Servant that may. */
function slides(g: Game, intents: readonly Intent[]): Intent[] {
  const ways = new Map<string, Intent[]>();
  for (const intent of intents) {
    const [who, act] = intent[intent.length - 1];
    if (act?.of !== 'reposition' || ways.has(String(who.of))) continue;
    const there = forkGame(g);
    const moves = intent.slice(0, -1);
    follow(there, [moves]);
    const begin: readonly Pick[] = [who, act];
    const all = everyWay(there, awaitedDecision(there)!, begin);
    ways.set(
      String(who.of),
      all.map((slide) => [...moves, slide]),
    );
  }
  return [...ways.values()].flat();
}

function textOf(intent: Intent): string {
  return JSON.stringify(intent);
}
