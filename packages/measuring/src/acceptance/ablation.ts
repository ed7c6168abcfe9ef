import { assembleRules, type GameModule, itemAt, MODULES, type Rules } from '@great-machine/rules';

/** The kinds of cards that can lie on the table without doing anything. */
const KINDS = ['city-event', 'directive'] as const;
export type AblatableKind = (typeof KINDS)[number];

/**
 * The cards of the rules that stand for themselves, by kind. The City Event that comes last is the clock of the game,
 * without which it need not end.
 */
export function ablatableCards(rules: Rules): Readonly<Record<AblatableKind, readonly string[]>> {
  const standsForItself = (card: string) => rules.cityEvents[card]?.stack !== 'last';
  return {
    'city-event': Object.keys(itemAt(rules.cards, 'city-event')).filter(standsForItself),
    directive: Object.keys(itemAt(rules.cards, 'directive')),
  };
}

export const BLANK = 'blank';

/**
 * The rules with one City Event or Directive replaced by a blank card, whichever module brings it. It lies at the same
 * place of the list, so that the same seed shuffles it to the same place, and has a name of its own, so that nobody
 * plays for what it was.
 */
export function rulesWithBlank(card: string, registry: readonly GameModule[] = MODULES): Rules {
  const ids = registry.map(({ id }) => id);
  const { cards } = assembleRules(ids, registry);
  if (!KINDS.some((kind) => Object.hasOwn(itemAt(cards, kind), card)))
    throw new Error(`there is no card '${card}'`);
  const modules = registry.map((module) => ({
    ...module,
    ...withBlank(module, card),
    parts: module.parts?.map((part) => ({ ...part, ...withBlank(part, card) })),
    partsFor: (options: Parameters<NonNullable<GameModule['partsFor']>>[0]) =>
      (module.partsFor?.(options) ?? []).map((part) => ({ ...part, ...withBlank(part, card) })),
  }));
  return assembleRules(ids, modules);
}

type Cards = Pick<GameModule, 'cityEvents' | 'directives'>;

function withBlank({ cityEvents, directives }: Cards, card: string): Cards {
  return {
    cityEvents: cityEvents?.map((event) =>
      event.id === card ? { id: BLANK, stack: event.stack, source: event.source } : event,
    ),
    directives: directives?.map((directive) =>
      directive.id === card ? { id: BLANK, source: directive.source } : directive,
    ),
  };
}

const assembled = new Map<string, Rules>();

/** The rules of the game, or those with a blank, assembled once in a thread. */
export function rulesFor(blank?: string): Rules {
  const name = blank ?? '';
  const rules = assembled.get(name) ?? (blank === undefined ? assembleRules() : rulesWithBlank(blank));
  assembled.set(name, rules);
  return rules;
}
