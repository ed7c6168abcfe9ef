import { isOnGrid } from '@great-machine/client';
import type { AnyLogLine, PickView, View } from '@great-machine/rules';
import { type ReactNode, useCallback, useMemo, useRef } from 'react';
import { useText } from '../i18n/words.js';
import { Icon } from '../kit/picture.js';
import { placeOfFigure } from './acting.js';
import { bridgesOf } from './bridges.js';
import { DistrictTile } from './district-tile.js';
import { boundsOf, CELL, FIT_MARGIN } from './geometry.js';
import { Bridges, Hull } from './hull.js';
import { lightOf } from './light.js';
import { Journeys, type PricedWay, WalkingGuards } from './movements.js';
import { Marks, Pieces } from './pieces.js';
import { Placements } from './placements.js';
import type { Targets } from './targets.js';
import { BustClip } from './tokens.js';
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
  /** The figure that acts: everybody else stands back. */
  readonly acting: string | undefined;
  /** Ways of Heroes, with the price of each exit. */
  readonly ways?: ReadonlyMap<string, PricedWay>;
  onPick(pick: PickView): void;
  /** A District was clicked that is no target. */
  onWhyNot(district: string): void;
}

/** From this many cells on, a City has short names. */
const LARGE = { across: 8, down: 6 };

const NO_WAYS: ReadonlyMap<string, PricedWay> = new Map();

/** The City: it draws a view and the legal targets, and knows no rules. */
export function Board({
  view,
  happening,
  targets,
  pointedAt,
  chosen,
  acting,
  ways = NO_WAYS,
  ...callbacks
}: BoardProps) {
  const t = useText();
  const acts = useRef(callbacks);
  acts.current = callbacks;
  const onPick = useCallback((pick: PickView) => acts.current.onPick(pick), []);
  const onWhyNot = useCallback((district: string) => acts.current.onWhyNot(district), []);
  const frame = useRef<HTMLDivElement>(null);
  const city = useRef<SVGSVGElement>(null);
  const zoom = useZoom(frame, city);
  const onGrid = useMemo(() => view.districts.filter(isOnGrid), [view.districts]);
  const isSliding = targets.placements.length > 0;
  const bounds = boundsOf([...onGrid.map(({ tile }) => tile), ...targets.placements], FIT_MARGIN);
  const isLarge = bounds.width >= LARGE.across * CELL || bounds.height >= LARGE.down * CELL;
  const isFilling = isMovingPieces(view);
  const placeOfActing = placeOfFigure(view, acting);
  const bridges = useMemo(() => bridgesOf(onGrid), [onGrid]);
  return (
    <div ref={frame} className="board">
      <svg
        ref={city}
        className={`city${targets.districts.size > 0 ? ' choosing' : ''}`}
        viewBox={`${bounds.x} ${bounds.y} ${bounds.width} ${bounds.height}`}
        data-light={lightOf(view.phase)}
        role="group"
        aria-label={t('ui.board.city')}
      >
        <BustClip />
        <Hull districts={onGrid} />
        {onGrid.map((district) => (
          <DistrictTile
            key={district.district}
            view={view}
            district={district}
            pick={targets.districts.get(district.district)}
            isLarge={isLarge}
            isFilling={isFilling && targets.districts.has(district.district)}
            isHere={district.district === placeOfActing}
            isPointedAt={pointedAt.has(district.district)}
            onPick={onPick}
            onWhyNot={onWhyNot}
          />
        ))}
        <Bridges bridges={bridges} />
        <Journeys view={view} bridges={bridges} ways={ways} />
        <Pieces
          view={view}
          targets={targets}
          chosen={chosen}
          acting={acting}
          onPick={onPick}
          onWhyNot={onWhyNot}
        />
        <Marks districts={onGrid} />
        <WalkingGuards view={view} bridges={bridges} lines={happening} />
        {isSliding && <Placements targets={targets} onPick={onPick} />}
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

/** Guards or Citizens are being moved, so that free squares matter. */
function isMovingPieces(view: View): boolean {
  return view.questions.some(({ draft }) =>
    draft?.some(({ pick, names }) => pick === 'guard' || names === 'citizen'),
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
