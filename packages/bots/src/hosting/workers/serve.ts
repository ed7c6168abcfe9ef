import { assembleRules, type GameModule, oneVersusMany, type Rules } from '@great-machine/rules';
import { Cancelled, type Limits } from '../../thinking/mind.js';
import { createMind } from '../../thinking/minds/create.js';
import { Companion } from '../team/companion.js';
import { watchFlag } from './flag.js';
import type { Order, Reply, Request } from './protocol.js';

const MODULES: Readonly<Record<string, GameModule>> = { [oneVersusMany.id]: oneVersusMany };

/** Answers requests, one at a time, whatever brings them; rules are assembled once. */
export function createServant(): (order: Order) => Reply {
  const assembled = new Map<string, Rules>();
  const rulesOf = (modules: readonly string[]) => {
    const name = modules.join(' ');
    const rules = assembled.get(name) ?? assembleRules(modules.map(moduleNamed));
    assembled.set(name, rules);
    return rules;
  };
  return ({ request, flag }) => {
    const { id, limits } = request;
    try {
      const rules = rulesOf(request.situation.table.modules);
      const isCancelled = flag && watchFlag(flag);
      return answer(rules, request, isCancelled ? { ...limits, isCancelled } : { ...limits });
    } catch (error) {
      if (error instanceof Cancelled) return { id, cancelled: true };
      return { id, error: error instanceof Error ? error.message : String(error) };
    }
  };
}

function answer(rules: Rules, request: Request, limits: Limits): Reply {
  const { id, player, seed, memory } = request;
  if ('humans' in request) {
    const companion = new Companion(rules, player, seed, memory);
    const step = companion.next(request.situation, request.humans, limits);
    return { id, step, memory: companion.memory };
  }
  const mind = createMind(rules, player, seed, memory);
  const thought = mind.decide(request.situation, limits);
  return { id, thought, memory: mind.memory };
}

function moduleNamed(id: string): GameModule {
  if (!Object.hasOwn(MODULES, id)) throw new Error(`the bots do not know the module '${id}'`);
  return MODULES[id];
}
