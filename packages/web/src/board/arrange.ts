import { isOnGrid } from '@great-machine/client';
import { itemAt, type View } from '@great-machine/rules';
import { compactStand, enlarged } from './compact.js';
import { type Box, CELL, hullOf, type Place, squareAround } from './geometry.js';
import { fullStand, type PieceKind, roomyStand, SIZES } from './layout.js';
import {
  type DistrictToken,
  type GuardLooks,
  isDeactivated,
  otherGuardsIn,
  tokensIn,
} from './module-tokens.js';
import type { Counts } from './stand.js';

type Citizen = View['districts'][number]['citizens'][number];

/** A piece on the drawing, or several equal ones that stand as one. */
export interface StandingPiece {
  /** Its own among all pieces; it names the piece in the document. */
  readonly key: string;
  readonly district: string;
  readonly at: Place;
  readonly scale: number;
  /** It stands close to its neighbours. */
  readonly isTight: boolean;
}
export interface StandingCitizens extends StandingPiece {
  /** Equal ones, the first of them on top. */
  readonly citizens: readonly [Citizen, ...Citizen[]];
}
export interface StandingGuards extends StandingPiece {
  readonly isBroken: boolean;
  readonly count: number;
  /** Of those that are no regular ones. */
  readonly looks?: GuardLooks;
}
export interface StandingFigure extends StandingPiece {
  readonly kind: 'heroes' | 'servants';
  readonly id: string;
  /** It lies on its side. */
  readonly isDown: boolean;
}
/** A token of a module. */
export interface LyingToken extends StandingPiece, DistrictToken {}
export interface LyingMark extends StandingPiece {
  readonly mark: 'raid' | 'riot' | 'riot-likely' | 'riot-sure';
}

/** What tokens lie on, so that the scene does not mingle with them. */
export interface Tray {
  readonly district: string;
  readonly box: Box;
}

export interface Arrangement {
  readonly trays: readonly Tray[];
  readonly citizens: readonly StandingCitizens[];
  readonly guards: readonly StandingGuards[];
  readonly figures: readonly StandingFigure[];
  readonly tokens: readonly LyingToken[];
  readonly marks: readonly LyingMark[];
}

/**
 * Where every piece stands. In a small City, where a pixel is `unit` units, equal pieces stand as one; `stateOf` tells
 * Citizens apart that are chosen or may be chosen. Where a District is being filled, all its squares have their places.
 */
export function arrange(
  view: View,
  unit: number | undefined,
  stateOf: (citizen: number) => string,
  isFilling: (district: string) => boolean,
): Arrangement {
  const citizens: StandingCitizens[] = [];
  const guards: StandingGuards[] = [];
  const tokens: LyingToken[] = [];
  const marks: LyingMark[] = [];
  const figures = new Map<string, StandingFigure>();
  for (const one of view.districts.filter(isOnGrid)) {
    const { district, tile } = one;
    const crowd = {
      citizens: groupedBy(one.citizens, (citizen) =>
        unit === undefined
          ? `${citizen.citizen}`
          : `${citizen.face} ${citizen.kind} ${citizen.active} ${stateOf(citizen.citizen)}`,
      ),
      guards: guardsOf(view, one, unit !== undefined),
      servants: view.servants.filter(({ place }) => place === district).map(({ servant }) => servant),
      heroes: view.heroes.filter(({ place }) => place === district).map(({ hero }) => hero),
      tokens: tokensIn(view, district),
      marks: marksOf(view, one),
    };
    const counts = countsOf(crowd);
    const { slots, isTight } =
      unit !== undefined
        ? compactStand(tile, counts, unit)
        : isFilling(district)
          ? fullStand(tile)
          : roomyStand(tile, counts);
    const standing = (kind: PieceKind, at: number, key: string): StandingPiece => {
      const { x, y } = slots[kind][at] ?? itemAt(slots[kind], 0);
      return {
        key,
        district,
        at: { x: tile.x * CELL + x, y: tile.y * CELL + y },
        scale: unit === undefined ? 1 : enlarged(kind, unit),
        isTight,
      };
    };
    citizens.push(
      ...crowd.citizens.map((equal, at) => ({
        ...standing('citizens', at, `citizen-${equal[0].citizen}`),
        citizens: equal,
      })),
    );
    guards.push(
      ...crowd.guards.map((equal, at) => ({
        ...standing('guards', at, `guard-${district}-${at}`),
        ...equal,
      })),
    );
    tokens.push(
      ...crowd.tokens.map((token, at) => ({
        ...standing('tokens', at, `${token.kind}-${district}-${at}`),
        ...token,
      })),
    );
    marks.push(
      ...crowd.marks.map((mark, at) => ({
        ...standing('marks', at, `${mark}-${district}`),
        mark,
      })),
    );
    for (const kind of ['servants', 'heroes'] as const) {
      for (const [at, id] of crowd[kind].entries())
        figures.set(id, { ...standing(kind, at, `figure-${id}`), kind, id, isDown: isDeactivated(view, id) });
    }
  }
  // In an order that no walk changes: what is put elsewhere in the document does not glide.
  const inOrder = [...view.servants.map(({ servant }) => servant), ...view.heroes.map(({ hero }) => hero)];
  // Where they stand close, the numeral of one lies over the edge of the next.
  const inDrawingOrder = unit === undefined ? citizens : citizens.toReversed();
  return {
    trays: traysOf([...citizens, ...guards]),
    citizens: inDrawingOrder,
    guards,
    tokens,
    marks,
    figures: inOrder.flatMap((id) => figures.get(id) ?? []),
  };
}

function traysOf(tokens: readonly StandingPiece[]): readonly Tray[] {
  return groupedBy(tokens, ({ district }) => district).map((standing) => ({
    district: standing[0].district,
    box: hullOf(standing.map(({ at, scale }) => squareAround(at, SIZES.citizens.width * scale))),
  }));
}

/** The pieces of each District, by their keys. */
export function keysByDistrict({
  citizens,
  guards,
  figures,
  tokens,
  marks,
}: Arrangement): ReadonlyMap<string, readonly string[]> {
  const keys = new Map<string, string[]>();
  for (const { district, key } of [...figures, ...citizens, ...guards, ...tokens, ...marks])
    keys.set(district, [...(keys.get(district) ?? []), key]);
  return keys;
}

/** Raid and Riot tokens; for the Great Machine also the danger that a Riot succeeds there. */
function marksOf({ audience }: View, district: View['districts'][number]): readonly LyingMark['mark'][] {
  const { raid, riot, riotThreat } = district;
  const isDanger = audience === 'machine' && riotThreat !== undefined;
  return [
    ...(raid ? (['raid'] as const) : []),
    ...(riot ? (['riot'] as const) : []),
    ...(isDanger ? ([`riot-${riotThreat}`] as const) : []),
  ];
}

function countsOf(crowd: Readonly<Record<PieceKind, readonly unknown[]>>): Counts {
  const { citizens, guards, servants, heroes, tokens, marks } = crowd;
  return {
    citizens: citizens.length,
    guards: guards.length,
    servants: servants.length,
    heroes: heroes.length,
    tokens: tokens.length,
    marks: marks.length,
  };
}

/** Standing ones first; regular ones before others, which everybody's numbers of Guards include. */
function guardsOf(
  view: View,
  { district, guards, brokenGuards }: View['districts'][number],
  asOne: boolean,
): readonly Omit<StandingGuards, keyof StandingPiece>[] {
  const others = otherGuardsIn(view, district);
  const stacks = [
    { isBroken: false, count: guards },
    { isBroken: true, count: brokenGuards },
  ].flatMap(({ isBroken, count }) => {
    const ofCondition = others.filter(({ looks }) => looks.isBroken === isBroken);
    const regular = ofCondition.reduce((left, other) => left - other.count, count);
    return [
      { isBroken, count: regular },
      ...ofCondition.map(({ looks, count }) => ({ isBroken, count, looks })),
    ].filter((stack) => stack.count > 0);
  });
  if (asOne) return stacks;
  return stacks.flatMap((stack) => Array<typeof stack>(stack.count).fill({ ...stack, count: 1 }));
}

function groupedBy<T>(things: readonly T[], keyOf: (thing: T) => string): readonly [T, ...T[]][] {
  const groups = new Map<string, [T, ...T[]]>();
  for (const thing of things) {
    const group = groups.get(keyOf(thing));
    if (group === undefined) groups.set(keyOf(thing), [thing]);
    else group.push(thing);
  }
  return [...groups.values()];
}
