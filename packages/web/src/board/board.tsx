import { type DistrictOnGrid, isOnGrid } from '@great-machine/client';
import type { AnyLogLine, PickView, View } from '@great-machine/rules';
import { memo, type ReactNode, useCallback, useMemo, useRef } from 'react';
import { useText, useWords } from '../i18n/words.js';
import { Icon } from '../kit/picture.js';
import { describeCitizen, describeDistrict } from './describe.js';
import { boundsOf, boxOf, doorsOf, pointIn, slotAt } from './geometry.js';
import { Journeys, WalkingGuards } from './movements.js';
import { Placements } from './placements.js';
import type { Targets } from './targets.js';
import { TileGround } from './tile.js';
import { CitizenToken, GuardToken, Pawn } from './tokens.js';
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

const MARGIN = 26;
/** Room to slide a District to. */
const SLIDING_MARGIN = 150;

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
        <g ref={group}>
          {onGrid.map((district) => (
            <DistrictTile
              key={district.district}
              view={view}
              district={district}
              pick={targets.districts.get(district.district)}
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
  isPointedAt,
  onPick,
  onWhyNot,
}: {
  readonly view: View;
  readonly district: DistrictOnGrid;
  readonly pick: PickView | undefined;
  readonly isPointedAt: boolean;
  onPick(pick: PickView): void;
  onWhyNot(district: string): void;
}) {
  const words = useWords();
  const id = district.district;
  const { x, y } = boxOf(district.tile);
  const act = () => (pick === undefined ? onWhyNot(id) : onPick(pick));
  const state = `${pick === undefined ? '' : ' target'}${isPointedAt ? ' pointed-at' : ''}`;
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
      <TileGround district={district} tile={district.tile} />
      <Marks district={district} />
    </g>
  );
});

/** Raid and Riot tokens lie at the upper corner of the square. */
function Marks({ district }: { readonly district: DistrictOnGrid }) {
  const t = useText();
  const { x, y } = pointIn({ ...district.tile, x: 0, y: 0 }, 'scene', { x: 102, y: 36 });
  return (
    <>
      {district.raid && (
        <g role="img" aria-label={t('ui.board.raid')} data-explain="term:raid" className="mark-token">
          <circle cx={x} cy={y} r={15} className="raid-disc" />
          <use href="#tokens-raid" x={x - 13} y={y - 13} width={26} height={26} />
        </g>
      )}
      {district.riot && (
        <g role="img" aria-label={t('ui.board.riot')} data-explain="term:riot" className="mark-token">
          <circle cx={x - 84} cy={y} r={15} className="riot-disc" />
          <use href="#tokens-riot" x={x - 97} y={y - 13} width={26} height={26} />
        </g>
      )}
    </>
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
  const pawns: ReactNode[] = [];
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
      pawns.push(
        <Pawn
          key={id}
          kind={kind}
          id={id}
          at={pointIn(tile, 'scene', slotAt(kind, at))}
          name={words.name(noun, id, 'short')}
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
              at={pointIn(tile, 'plaza', slotAt('citizens', at))}
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
            at={pointIn(tile, 'plaza', slotAt('guards', at))}
            label={t(at >= guards ? 'ui.board.guardBroken' : 'ui.board.guard')}
            explain={at >= guards ? 'term:guard-broken' : 'term:guard'}
            isTarget={false}
            onMiss={() => actIn(district)}
          />
        ));
        return [...tokens, ...standing];
      })}
      {pawns}
    </g>
  );
});

/** The name in full, with the short one that is to be seen. */
function nameWith(short: string, full: string): string {
  return full.split(/[\s,]+/).includes(short) ? full : `${short}: ${full}`;
}
