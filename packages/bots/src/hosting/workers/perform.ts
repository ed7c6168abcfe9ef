import { assembleRules, type ChosenModule, type GameModule, MODULES, type Rules } from '@great-machine/rules';
import { advise } from '../../advice/advice.js';
import { Cancelled, type Limits } from '../../thinking/mind.js';
import { createMind } from '../../thinking/minds/create.js';
import { Companion } from '../team/companion.js';
import type { Answered, Request } from './requests.js';

/** What a bot's worker does: answers one request. Rules are assembled once. */
export function createPerformer(registry: readonly GameModule[] = MODULES) {
  const assembled = new Map<string, Rules>();
  const rulesOf = (modules: readonly ChosenModule[]) => {
    const key = JSON.stringify(modules);
    const rules = assembled.get(key) ?? assembleRules(modules, registry);
    assembled.set(key, rules);
    return rules;
  };
  return (request: Request, isCancelled?: () => boolean): Answered => {
    const { limits } = request;
    try {
      const rules = rulesOf(request.situation.table.modules);
      return answer(rules, request, isCancelled ? { ...limits, isCancelled } : { ...limits });
    } catch (error) {
      if (error instanceof Cancelled) throw error;
      const message = error instanceof Error ? error.message : String(error);
      throw new Error(`the bot failed: ${message}`, { cause: error });
    }
  };
}

export const perform = createPerformer();

function answer(rules: Rules, request: Request, limits: Limits): Answered {
  if (request.do === 'advise') {
    const { situation, level } = request;
    return { advice: advise(rules, situation, { level, limits }) };
  }
  const { player, seed, memory } = request;
  if (request.do === 'accompany') {
    const companion = new Companion(rules, player, seed, memory);
    const step = companion.next(request.situation, request.humans, limits);
    return { step, memory: companion.memory };
  }
  const mind = createMind(rules, player, seed, memory);
  const thought = mind.decide(request.situation, limits);
  return { thought, memory: mind.memory };
}
