import { assembleRules, type GameModule, oneVersusMany, type Rules } from '@great-machine/rules';
import { Cancelled, type Limits } from '../../thinking/mind.js';
import { createMind } from '../../thinking/minds/create.js';
import { Companion } from '../team/companion.js';
import type { Accompanied, Decided, Request } from './requests.js';

const MODULES: Readonly<Record<string, GameModule>> = { [oneVersusMany.id]: oneVersusMany };

/** Rules are assembled once in a worker. */
const assembled = new Map<string, Rules>();

/** What a bot's worker does: answers one request. */
export function perform(request: Request, isCancelled?: () => boolean): Decided | Accompanied {
  const { limits } = request;
  try {
    const rules = rulesOf(request.situation.table.modules);
    return answer(rules, request, isCancelled ? { ...limits, isCancelled } : { ...limits });
  } catch (error) {
    if (error instanceof Cancelled) throw error;
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(`the bot failed: ${message}`, { cause: error });
  }
}

function answer(rules: Rules, request: Request, limits: Limits): Decided | Accompanied {
  const { player, seed, memory } = request;
  if ('humans' in request) {
    const companion = new Companion(rules, player, seed, memory);
    const step = companion.next(request.situation, request.humans, limits);
    return { step, memory: companion.memory };
  }
  const mind = createMind(rules, player, seed, memory);
  const thought = mind.decide(request.situation, limits);
  return { thought, memory: mind.memory };
}

function rulesOf(modules: readonly string[]): Rules {
  const name = modules.join(' ');
  const rules = assembled.get(name) ?? assembleRules(modules.map(moduleNamed));
  assembled.set(name, rules);
  return rules;
}

function moduleNamed(id: string): GameModule {
  if (!Object.hasOwn(MODULES, id)) throw new Error(`the bots do not know the module '${id}'`);
  return MODULES[id];
}
