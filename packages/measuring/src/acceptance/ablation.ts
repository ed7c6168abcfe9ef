import { assembleRules, type GameModule, oneVersusMany, type Rules } from '@great-machine/rules';

/** The City Events that stand for themselves; The Countdown is the clock of the game, without which it need not end. */
export function ablatableEvents(): readonly string[] {
  return (oneVersusMany.cityEvents ?? []).filter(({ stack }) => stack !== 'last').map(({ id }) => id);
}

export function ablatableDirectives(): readonly string[] {
  return (oneVersusMany.directives ?? []).map(({ id }) => id);
}

export const BLANK = 'blank';

/**
 * The rules with one City Event or Directive replaced by a blank card. It lies at the same place of the list, so that
 * the same seed shuffles it to the same place, and has a name of its own, so that nobody plays for what it was.
 */
export function rulesWithBlank(card: string): Rules {
  const { cityEvents = [], directives = [] } = oneVersusMany;
  if (![...cityEvents, ...directives].some(({ id }) => id === card))
    throw new Error(`there is no card '${card}'`);
  const module: GameModule = {
    ...oneVersusMany,
    cityEvents: cityEvents.map((event) =>
      event.id === card ? { id: BLANK, stack: event.stack, source: event.source } : event,
    ),
    directives: directives.map((directive) =>
      directive.id === card ? { id: BLANK, source: directive.source } : directive,
    ),
  };
  return assembleRules([module]);
}

const assembled = new Map<string, Rules>();

/** The rules of the game, or those with a blank, assembled once in a thread. */
export function rulesFor(blank?: string): Rules {
  const name = blank ?? '';
  const rules =
    assembled.get(name) ?? (blank === undefined ? assembleRules([oneVersusMany]) : rulesWithBlank(blank));
  assembled.set(name, rules);
  return rules;
}
