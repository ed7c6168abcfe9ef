import { itemAt } from '../kernel/checked.js';
import type { MachineAction, ServantAction } from './actions.js';
import type { Game } from './game.js';
import type { AmountName, ChangeAmount, Hooks } from './hooks.js';
import { type HookMoment, type SourcedHooks, type Spoken, SpokenHooks } from './spoken-hooks.js';
import type { Directives } from './state.js';

/** What is in effect for everybody: the modules, the City Event, the published Directives. */
export interface EffectiveCards {
  readonly event: string | undefined;
  readonly directives: Directives;
  /** The modules' hooks, then those of the cards. */
  readonly hooks: SpokenHooks;
  /** Standard and special Actions, then those that the cards give. */
  readonly servantActions: readonly ServantAction[];
  readonly machineActions: readonly MachineAction[];
}

export function effectiveCards(g: Game): EffectiveCards {
  const { cityEvents, directives } = g.state;
  const known = g.effective;
  if (known !== undefined && known.event === cityEvents.current && known.directives === directives)
    return known;
  g.effective = gather(g, cityEvents.current, directives);
  return g.effective;
}

function gather({ rules }: Game, current: string | undefined, directives: Directives): EffectiveCards {
  const own: SourcedHooks[] = [];
  let { servantActionList: servantActions, machineActions } = rules;
  const event = current === undefined ? undefined : rules.cityEvents[current];
  if (event?.servantAction !== undefined) servantActions = [...servantActions, event.servantAction];
  for (const published of directives.published) {
    if (directives.off?.includes(published)) continue;
    const { id, hooks, servantAction, machineAction } = itemAt(rules.directives, published);
    if (hooks !== undefined) own.push({ source: `DIR-${id}`, hooks });
    if (servantAction !== undefined) servantActions = [...servantActions, servantAction];
    if (machineAction !== undefined) machineActions = [...machineActions, machineAction];
  }
  const before = event === undefined ? rules.hooks : itemAt(rules.hooksDuring, event.id);
  const hooks = own.length === 0 ? before : new SpokenHooks(own, before);
  return { event: current, directives, hooks, servantActions, machineActions };
}

/** What the hooks in effect say at this moment. */
export function spokenAt<M extends HookMoment>(g: Game, moment: M): readonly Spoken<Hooks[M]>[] {
  return effectiveCards(g).hooks.at(moment);
}

/** What the cards in effect do to a number of the rulebook. */
export function changesOf(g: Game, amount: AmountName): readonly Spoken<ChangeAmount>[] {
  return effectiveCards(g).hooks.changesOf(amount);
}
