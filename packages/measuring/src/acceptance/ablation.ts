import {
  assembleRules,
  type GameModule,
  MODULES,
  type ModuleRequest,
  type Rules,
} from '@great-machine/rules';

/** The kinds of cards that can lie on the table without doing anything; an Improvement is one of two of its Servant. */
export const ABLATABLE_KINDS = [
  'city-event',
  'directive',
  'invention',
  'theory',
  'surge',
  'improvement',
] as const;
export type AblatableKind = (typeof ABLATABLE_KINDS)[number];

/** Kinds of modules, whose cards keep their names: the holder of a blank one can never use it. */
const OF_MODULES = ['invention', 'theory', 'surge'] as const satisfies readonly AblatableKind[];
const SERVANT_CARD = 'servant-card';
const ABILITIES = [1, 2] as const;

/**
 * The cards of the rules that stand for themselves, by kind. The City Event that comes last is the clock of the game,
 * without which it need not end.
 */
export function ablatableCards(rules: Rules): Readonly<Record<AblatableKind, readonly string[]>> {
  const standsForItself = (card: string) => rules.cityEvents[card]?.stack !== 'last';
  const cardsOf = (kind: string) => Object.keys(rules.cards[kind] ?? {});
  const isInPlay = (card: string) => rules.servants.some(({ id }) => id === card);
  return {
    'city-event': cardsOf('city-event').filter(standsForItself),
    directive: cardsOf('directive'),
    invention: cardsOf('invention'),
    theory: cardsOf('theory'),
    surge: cardsOf('surge'),
    improvement: cardsOf(SERVANT_CARD)
      .filter(isInPlay)
      .flatMap((servant) => ABILITIES.map((ability) => improvementOf(servant, ability))),
  };
}

function improvementOf(servant: string, ability: number): string {
  return `${servant}-${ability}`;
}

export const BLANK = 'blank';

/**
 * The rules of these modules with one card replaced by a blank one, whichever module brings it. It lies at the same place of
 * the list, so that the same seed shuffles it to the same place. A blank City Event or Directive has a name of its own, so
 * that nobody plays for what it was; other cards keep theirs and can never be used. With a blank Improvement II the Servant
 * keeps I.
 */
export function rulesWithBlank(
  card: string,
  requests?: readonly ModuleRequest[],
  registry: readonly GameModule[] = MODULES,
): Rules {
  const rules = assembleRules(requests, registry);
  if (!Object.values(ablatableCards(rules)).some((cards) => cards.includes(card)))
    throw new Error(`there is no card '${card}'`);
  const modules = registry.map((module) => ({
    ...module,
    ...withBlank(module, card),
    parts: module.parts?.map((part) => ({ ...part, ...withBlank(part, card) })),
    partsFor: (options: Parameters<NonNullable<GameModule['partsFor']>>[0]) =>
      (module.partsFor?.(options) ?? []).map((part) => ({ ...part, ...withBlank(part, card) })),
  }));
  return assembleRules(requests, modules);
}

type Cards = Pick<GameModule, 'cityEvents' | 'directives' | 'cards'>;

function withBlank({ cityEvents, directives, cards }: Cards, card: string): Cards {
  return {
    cityEvents: cityEvents?.map((event) =>
      event.id === card ? { id: BLANK, stack: event.stack, source: event.source } : event,
    ),
    directives: directives?.map((directive) =>
      directive.id === card ? { id: BLANK, source: directive.source } : directive,
    ),
    cards: cards && withBlankCard(cards, card),
  };
}

/** Cards of modules are read from the rules by their ids, so that they keep everything but what makes them of use. */
function withBlankCard(cards: NonNullable<Cards['cards']>, blank: string): Cards['cards'] {
  return Object.fromEntries(
    Object.entries(cards).map(([kind, ofKind]) => [
      kind,
      ofKind.map((card) => {
        if (OF_MODULES.some((one) => one === kind) && card.id === blank) return { ...card, isBlank: true };
        const ability = ABILITIES.find((one) => improvementOf(card.id, one) === blank);
        return kind === SERVANT_CARD && ability !== undefined ? { ...card, blankAbility: ability } : card;
      }),
    ]),
  );
}

const assembled = new Map<string, Rules>();

/** The rules of a game with these modules, or those with a blank, assembled once in a thread. */
export function rulesFor(blank?: string, modules?: readonly ModuleRequest[]): Rules {
  const name = JSON.stringify([blank, modules]);
  const rules =
    assembled.get(name) ?? (blank === undefined ? assembleRules(modules) : rulesWithBlank(blank, modules));
  assembled.set(name, rules);
  return rules;
}
