import {
  type AnswerPick,
  aboutOf,
  type DatedEvent,
  type Decision,
  type Game,
  itemAt,
  optionsOf,
  type Rules,
  servantAt,
  tokensAt,
} from '@great-machine/rules';

/** What is used of the modules' own things: cards and tokens played, Improvements installed and their abilities used. */
export const USE_KINDS = [
  'invention-used',
  'theory-applied',
  'surge-given',
  'surge-activated',
  'improvement-installed',
  'improvement-used',
] as const;
export type UseKind = (typeof USE_KINDS)[number];

/** One use: of this kind, of this thing. */
export interface Use {
  readonly kind: UseKind;
  readonly id: string;
}

const INSTALLED = 'improvement-installed';
const RELOCATION = 'phantasmer-relocation';
const SLOTS = [1, 2];
/** The questions at which things are played that their picks name. */
const PLAYED: Readonly<Record<string, UseKind>> = {
  invention: 'invention-used',
  theory: 'theory-applied',
  surge: 'surge-activated',
};

/** The things of these rules, by how they are used. */
export function usableThings(rules: Rules): Readonly<Record<UseKind, readonly string[]>> {
  const cardsOf = (kind: string) => Object.values(rules.cards[kind] ?? {});
  const idsOf = (kind: string) => cardsOf(kind).map(({ id }) => id);
  const isBlue = (card: object) => 'activatedAt' in card && card.activatedAt !== 'giving';
  const hasImprovements = rules.tokenKinds.some(({ id }) => id === INSTALLED);
  const servants = hasImprovements ? rules.servants.map(({ id }) => id) : [];
  const relocating = servants.filter((id) => id === 'phantasmer' && RELOCATION in rules.decisions);
  const improvementsOf = (id: string) => SLOTS.map((slot) => improvement(id, slot));
  return {
    'invention-used': idsOf('invention'),
    'theory-applied': idsOf('theory'),
    'surge-given': idsOf('surge'),
    'surge-activated': cardsOf('surge')
      .filter(isBlue)
      .map(({ id }) => id),
    'improvement-installed': servants.flatMap(improvementsOf),
    'improvement-used': [...rules.servantWays.map(({ id }) => id), ...relocating.flatMap(improvementsOf)],
  };
}

function improvement(servant: string, slot: number): string {
  return `${servant}-${slot}`;
}

function installedOn(game: Game, servant: number): number {
  return tokensAt(game, INSTALLED, servant).length;
}

/** What a seat may use at this question, or by this offer; the Great Machine Phase has uses of its own. */
export function usesAt(game: Game, decision: Decision): readonly Use[] {
  const { kind } = decision;
  const played = PLAYED[kind];
  if (played !== undefined)
    return optionsOf(game, decision).flatMap(({ pick, of }) =>
      pick === kind ? [{ kind: played, id: String(of) }] : [],
    );
  if (kind === 'hero-action') return inventionsAmong(game, optionsOf(game, decision));
  if (kind === 'improvement')
    return optionsOf(game, decision).flatMap(({ pick, of }): Use[] => {
      if (pick !== 'servant') return [];
      const { servant } = servantAt(game, Number(of));
      return [{ kind: INSTALLED, id: improvement(servant, installedOn(game, Number(of)) + 1) }];
    });
  if (kind === RELOCATION) {
    const { servant } = aboutOf(decision, RELOCATION);
    const id = improvement(servantAt(game, servant).servant, installedOn(game, servant));
    return [{ kind: 'improvement-used', id }];
  }
  return [];
}

/** An Invention that is an Action has its name. */
function inventionsAmong({ rules }: Game, options: readonly AnswerPick[]): readonly Use[] {
  const inventions = rules.cards.invention ?? {};
  return options.flatMap(({ pick, of }): Use[] =>
    pick === 'do' && Object.hasOwn(inventions, String(of))
      ? [{ kind: 'invention-used', id: String(of) }]
      : [],
  );
}

/** What a Servant could use if it were picked next in the Great Machine Phase; `orders` may follow the pick. */
export function usesOfServant(
  game: Game,
  decision: Decision,
  servant: AnswerPick,
  orders: readonly AnswerPick[],
): readonly Use[] {
  const { options } = itemAt(game.rules.decisions, decision.kind);
  const after = (...draft: readonly AnswerPick[]) => options(game, { ...decision, draft });
  const way = orders.some(({ pick }) => pick === 'at') ? wayOf(game, Number(servant.of)) : undefined;
  const gifts = orders
    .filter(({ pick, of }) => pick === 'do' && String(of).startsWith('give-surge'))
    .flatMap((order) => after(servant, order).flatMap((hero) => after(servant, order, hero)));
  return [
    ...(way === undefined ? [] : [{ kind: 'improvement-used' as const, id: way }]),
    ...gifts.map(({ of }) => ({ kind: 'surge-given' as const, id: String(of) })),
  ];
}

/** The special way in which this Servant may act now. */
export function wayOf(game: Game, servant: number): string | undefined {
  return game.rules.servantWays.find((way) => way.districts(game, servant).length > 0)?.id;
}

/** The fields of events that tell of a use. */
interface Told extends DatedEvent {
  readonly invention: string;
  readonly theory: string;
  readonly surge: string;
  readonly servant: number;
  readonly slot: number;
  readonly because: string;
}

/** The use that an event tells of, but for the ways of Servants, of which none tells. */
export function useToldBy(game: Game, event: DatedEvent): Use | undefined {
  const told = event as Told;
  switch (told.event) {
    case 'invention-used':
      return { kind: told.event, id: told.invention };
    case 'theory-applied':
      return { kind: told.event, id: told.theory };
    case 'surge-given':
      return { kind: told.event, id: told.surge };
    case 'surge-activated':
      return { kind: told.event, id: told.surge };
    case INSTALLED:
      return { kind: INSTALLED, id: improvement(servantAt(game, told.servant).servant, told.slot) };
    case 'servant-relocated': {
      if (told.because !== 'SRV-7') return undefined;
      const { servant } = servantAt(game, told.servant);
      return { kind: 'improvement-used', id: improvement(servant, installedOn(game, told.servant)) };
    }
    default:
      return undefined;
  }
}
