import { type DistrictOnGrid, isOnGrid } from '@great-machine/client';
import type { AnyLogLine, PickView, View } from '@great-machine/rules';
import { Fragment, memo, type ReactNode, useCallback, useMemo, useRef } from 'react';
import { useText, useWords } from '../i18n/words.js';
import { Icon } from '../kit/picture.js';
import { describeCitizen, describeDistrict } from './describe.js';
import { boundsOf, boxOf, CELL, doorsOf } from './geometry.js';
import { placeOf } from './layout.js';
import { Journeys, WalkingGuards } from './movements.js';
import { Placements } from './placements.js';
import type { Targets } from './targets.js';
import { TileGround } from './tile.js';
import { BustClip, CitizenToken, Figure, GuardToken, MarkToken } from './tokens.js';
import { focusNeighbour } from './walk.js';
import { useZoom } from './zoom.js';

interface BoardProps {
  readonly view: View;
  /** What is happening just now. */
  readonly happening: readonly AnyLogLine[];
  readonly targets: Targets;
  /** Districts and things that the log or the panel points at. */
  readonly pointedAt: ReadonlySet<string>;
  /** Citizens chosen so far. */
  readonly chosen: ReadonlySet<number>;
  onPick(pick: PickView): void;
  /** A District was clicked that is no target. */
  onWhyNot(district: string): void;
}

/** Around the City at fit. */
const MARGIN = { x: 12, y: 16 };
/** Room to slide a District to. */
const SLIDING_MARGIN = { x: 150, y: 150 };
/** From this many cells on, a City has short names. */
const LARGE = { across: 8, down: 6 };

/** The City: it draws a view and the legal targets, and knows no rules. */
export function Board({ view, happening, targets, pointedAt, chosen, ...acting }: BoardProps) {
  const t = useText();
  const acts = useRef(acting);
  acts.current = acting;
  const onPick = useCallback((pick: PickView) => acts.current.onPick(pick), []);
  const onWhyNot = useCallback((district: string) => acts.current.onWhyNot(district), []);
  const svg = useRef<SVGSVGElement>(null);
  const group = useRef<SVGGElement>(null);
  const zoom = useZoom(svg, group);
  const onGrid = view.districts.filter(isOnGrid);
  const isSliding = targets.placements.length > 0;
  const bounds = boundsOf(
    onGrid.map(({ tile }) => tile),
    isSliding ? SLIDING_MARGIN : MARGIN,
  );
  const isLarge = bounds.width >= LARGE.across * CELL || (bounds.height >= LARGE.down * CELL && !isSliding);
  const isFilling = isMovingPieces(view);
  const doors = useMemo(() => doorsOf(view.districts), [view.districts]);
  return (
    <div className="board">
      <svg
        ref={svg}
        className="city"
        viewBox={`${bounds.x} ${bounds.y} ${bounds.width} ${bounds.height}`}
        role="group"
        aria-label={t('ui.board.city')}
      >
        <BustClip />
        <g ref={group}>
          {onGrid.map((district) => (
            <DistrictTile
              key={district.district}
              view={view}
              district={district}
              pick={targets.districts.get(district.district)}
              isLarge={isLarge}
              isFilling={isFilling && targets.districts.has(district.district)}
              isPointedAt={pointedAt.has(district.district)}
              onPick={onPick}
              onWhyNot={onWhyNot}
            />
          ))}
          <g className="doors">
            {doors.map(({ x, y, across }) => (
              <rect
                key={`${x},${y}`}
                x={x - (across ? 4 : 12)}
                y={y - (across ? 12 : 4)}
                width={across ? 8 : 24}
                height={across ? 24 : 8}
                rx={3}
              />
            ))}
          </g>
          <Journeys view={view} />
          <Tokens view={view} targets={targets} chosen={chosen} onPick={onPick} onWhyNot={onWhyNot} />
          <Marks districts={onGrid} />
          <WalkingGuards view={view} lines={happening} />
          {isSliding && <Placements targets={targets} onPick={onPick} />}
        </g>
      </svg>
      <div className="board-tools" role="toolbar" aria-label={t('ui.board.tools')}>
        <ToolButton label={t('ui.board.zoomIn')} onClick={() => zoom.by(1.3)}>
          <span aria-hidden="true">+</span>
        </ToolButton>
        <ToolButton label={t('ui.board.zoomOut')} onClick={() => zoom.by(1 / 1.3)}>
          <span aria-hidden="true">−</span>
        </ToolButton>
        <ToolButton label={t('ui.board.fit')} onClick={() => zoom.fit()}>
          <Icon name="fit" />
        </ToolButton>
      </div>
    </div>
  );
}

function ToolButton({
  label,
  onClick,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
  onClick(): void;
}) {
  return (
    <button type="button" className="tool" aria-label={label} title={label} onClick={onClick}>
      {children}
    </button>
  );
}

/** There is much to draw: pointing and choosing draw only the tiles anew that they change, a new view all. */
const DistrictTile = memo(function DistrictTile({
  view,
  district,
  pick,
  isLarge,
  isFilling,
  isPointedAt,
  onPick,
  onWhyNot,
}: {
  readonly view: View;
  readonly district: DistrictOnGrid;
  readonly pick: PickView | undefined;
  readonly isLarge: boolean;
  readonly isFilling: boolean;
  readonly isPointedAt: boolean;
  onPick(pick: PickView): void;
  onWhyNot(district: string): void;
}) {
  const words = useWords();
  const id = district.district;
  const { x, y } = boxOf(district.tile);
  const act = () => (pick === undefined ? onWhyNot(id) : onPick(pick));
  const state = `${pick === undefined ? '' : ' target'}${isPointedAt ? ' pointed-at' : ''}${district.raid ? ' raided' : ''}`;
  return (
    <g
      className={`tile hue-${id}${state}`}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      role="button"
      tabIndex={0}
      aria-label={describeDistrict(words, view, district)}
      aria-disabled={pick === undefined}
      data-district={id}
      data-target={pick === undefined ? undefined : true}
      data-explain={`district:${id}`}
      onClick={act}
      onKeyDown={(event) => {
        if (event.key.startsWith('Arrow')) focusNeighbour(event.currentTarget, event.key);
        else if (event.key === 'Enter' || event.key === ' ') act();
        else return;
        event.preventDefault();
      }}
    >
      <TileGround district={district} isLarge={isLarge} isFilling={isFilling} />
    </g>
  );
});

/** Guards or Citizens are being moved, so that free squares matter. */
function isMovingPieces(view: View): boolean {
  return view.questions.some(({ draft }) =>
    draft?.some(({ pick, names }) => pick === 'guard' || names === 'citizen'),
  );
}

/** Raid and Riot tokens lie above everything else. */
function Marks({ districts }: { readonly districts: readonly DistrictOnGrid[] }) {
  const t = useText();
  return (
    <g className="marks">
      {districts.map(({ district, tile, raid, riot }) => (
        <Fragment key={district}>
          {raid && <MarkToken mark="raid" at={placeOf(tile, 'marks', 0)} label={t('ui.board.raid')} />}
          {riot && <MarkToken mark="riot" at={placeOf(tile, 'marks', 1)} label={t('ui.board.riot')} />}
        </Fragment>
      ))}
    </g>
  );
}

/** All that moves, above all tiles, so that it can glide from one to another. */
const Tokens = memo(function Tokens({
  view,
  targets,
  chosen,
  onPick,
  onWhyNot,
}: {
  readonly view: View;
  readonly targets: Targets;
  readonly chosen: ReadonlySet<number>;
  onPick(pick: PickView): void;
  onWhyNot(district: string): void;
}) {
  const actIn = (district: string) => {
    const pick = targets.districts.get(district);
    if (pick === undefined) onWhyNot(district);
    else onPick(pick);
  };
  const words = useWords();
  const t = useText();
  const tileOf = new Map(view.districts.map(({ district, tile }) => [district, tile]));
  const figures: ReactNode[] = [];
  for (const kind of ['servants', 'heroes'] as const) {
    const standing = new Map<string, number>();
    for (const one of view[kind]) {
      const id = 'hero' in one ? one.hero : one.servant;
      const tile = tileOf.get(one.place);
      if (tile === undefined) continue;
      const at = standing.get(one.place) ?? 0;
      standing.set(one.place, at + 1);
      const pick = (kind === 'heroes' ? targets.heroes : targets.servants).get(id);
      const noun = kind === 'heroes' ? 'hero' : 'servant';
      figures.push(
        <Figure
          key={id}
          kind={kind}
          id={id}
          at={placeOf(tile, kind, at)}
          label={nameWith(words.name(noun, id, 'short'), words.name(noun, id, 'title'))}
          explain={`${noun}:${id}`}
          isOn={view.turn?.hero === id}
          isTarget={pick !== undefined}
          onPick={pick && (() => onPick(pick))}
          onMiss={() => actIn(one.place)}
        />,
      );
    }
  }
  return (
    <g className="pieces">
      {view.districts.flatMap(({ district, tile, citizens, guards, brokenGuards }) => {
        if (tile === undefined) return [];
        const tokens = citizens.map((citizen, at) => {
          const pick = targets.citizens.get(citizen.citizen);
          return (
            <CitizenToken
              key={`citizen-${citizen.citizen}`}
              citizen={citizen}
              at={placeOf(tile, 'citizens', at)}
              label={describeCitizen(words, citizen)}
              explain={`citizen:${citizen.face}:${citizen.kind ?? ''}`}
              isTarget={pick !== undefined}
              isChosen={chosen.has(citizen.citizen)}
              onPick={pick && (() => onPick(pick))}
              onMiss={() => actIn(district)}
            />
          );
        });
        const total = guards + brokenGuards;
        const standing = Array.from({ length: total }, (_, at) => (
          <GuardToken
            key={`guard-${district}-${at}`}
            isBroken={at >= guards}
            at={placeOf(tile, 'guards', at)}
            label={t(at >= guards ? 'ui.board.guardBroken' : 'ui.board.guard')}
            explain={at >= guards ? 'term:guard-broken' : 'term:guard'}
            isTarget={false}
            onMiss={() => actIn(district)}
          />
        ));
        return [...tokens, ...standing];
      })}
      {figures}
    </g>
  );
});

/** The name in full, with the short one that is to be seen. */
function nameWith(short: string, full: string): string {
  return full.split(/[\s,]+/).includes(short) ? full : `${short}: ${full}`;
}
