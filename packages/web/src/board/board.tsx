import { isOnGrid } from '@great-machine/client';
import type { AnyLogLine, PickView, View } from '@great-machine/rules';
import { type CSSProperties, type ReactNode, useMemo, useRef } from 'react';
import { useText } from '../i18n/use-words.js';
import { Icon } from '../kit/picture.js';
import { placeOfFigure } from './acting.js';
import { arrange, keysByDistrict } from './arrange.js';
import { withBerths } from './berth.js';
import { bridgesOf, neighboursOf } from './bridges.js';
import { SMALL, unitOf } from './compact.js';
import { DistrictTile } from './district-tile.js';
import { fitInto, useSize } from './fit.js';
import { boxOf, CELL, fitOf, withRoom } from './geometry.js';
import { Bridges, Hull } from './hull.js';
import { lightOf } from './light.js';
import { Journeys, type PricedWay, WalkingGuards } from './movements.js';
import { Marks, Pieces, Trays } from './pieces.js';
import { Placements } from './placements.js';
import type { Targets } from './targets.js';
import { BustClip } from './tokens.js';
import { FlyingZeppelin, roomAbove, Zeppelin } from './zeppelin.js';
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

/** From this scale on, what a person sees is not the whole City. */
const CLOSE = 1.2;
/** In a small City tips lie at the foot of the sky: this share of the free height is kept for them. */
const SKY_BELOW = 0.35;
/** Around a District that is looked at closely. */
const AROUND = 12;

/** Districts whose free squares matter, where none do. */
const NO_FILLING: Targets['districts'] = new Map();
const NO_WAYS: ReadonlyMap<string, PricedWay> = new Map();

/** The City: it draws a view and the legal targets, and knows no rules. */
export function Board({
  view: seen,
  happening,
  targets,
  pointedAt,
  chosen,
  acting,
  ways = NO_WAYS,
  onPick,
  onWhyNot,
}: BoardProps) {
  const t = useText();
  const frame = useRef<HTMLDivElement>(null);
  const city = useRef<SVGSVGElement>(null);
  const zoom = useZoom(frame, city);
  const size = useSize(frame);
  const view = useMemo(() => withBerths(seen, targets.placements, size), [seen, targets.placements, size]);
  const onGrid = useMemo(() => seen.districts.filter(isOnGrid), [seen.districts]);
  const districts = useMemo(() => view.districts.filter(isOnGrid), [view.districts]);
  const beside = districts.filter((one) => !onGrid.includes(one));
  const isSliding = targets.placements.length > 0;
  const whole = fitOf(
    [...onGrid.map(({ tile }) => tile), ...targets.placements],
    beside.map(({ tile }) => tile),
    roomAbove(view),
  );
  const { pixels, spare } = fitInto(size, whole);
  const isSmall = pixels < SMALL;
  const drawing = isSmall ? { ...whole, height: whole.height + spare * SKY_BELOW } : whole;
  const isClose = zoom.scale >= CLOSE;
  const unit = pixels * zoom.scale < SMALL ? unitOf(pixels) : undefined;
  const lookCloser = (district: string | undefined) => {
    const tile = districts.find((one) => one.district === district)?.tile;
    if (isClose || tile === undefined) zoom.fit();
    else zoom.to(withRoom(boxOf(tile), AROUND), drawing);
  };
  const miss = (district: string) => {
    if (isSmall) lookCloser(district);
    if (!isSmall || !isClose) onWhyNot(district);
  };
  const callbacks = { onPick, miss, lookCloser };
  const latest = useRef(callbacks);
  latest.current = callbacks;
  const { pickIt, missIt, lookCloserAt } = useMemo(
    () => ({
      pickIt: (pick: PickView) => latest.current.onPick(pick),
      missIt: (district: string) => latest.current.miss(district),
      lookCloserAt: (district: string) => latest.current.lookCloser(district),
    }),
    [],
  );
  const isLarge = whole.width >= LARGE.across * CELL || whole.height >= LARGE.down * CELL;
  const placeOfActing = placeOfFigure(view, acting);
  const bridges = useMemo(() => bridgesOf(onGrid), [onGrid]);
  const filling = useMemo(() => (isMovingPieces(view) ? targets.districts : NO_FILLING), [view, targets]);
  const arrangement = useMemo(() => {
    const stateOf = (citizen: number) => `${chosen.has(citizen)} ${targets.citizens.has(citizen)}`;
    return arrange(view, unit, stateOf, (district) => filling.has(district));
  }, [view, unit, chosen, targets, filling]);
  const pieces = useMemo(() => keysByDistrict(arrangement), [arrangement]);
  return (
    <div ref={frame} className="board">
      <svg
        ref={city}
        className={`city${choosingClass(targets.districts.size, districts.length)}`}
        viewBox={`${drawing.x} ${drawing.y} ${drawing.width} ${drawing.height}`}
        style={{ '--unit': unit } as CSSProperties}
        data-light={lightOf(view.phase)}
        role="group"
        aria-label={t('ui.board.city')}
      >
        <BustClip />
        <Hull districts={onGrid} />
        {districts.map((district) => (
          <DistrictTile
            key={district.district}
            view={view}
            district={district}
            pick={targets.districts.get(district.district)}
            isLarge={isLarge}
            unit={unit}
            neighbours={neighboursOf(bridges, district.district).join(' ')}
            pieces={(pieces.get(district.district) ?? []).join(' ')}
            isFilling={filling.has(district.district)}
            isHere={district.district === placeOfActing}
            isPointedAt={pointedAt.has(district.district)}
            onPick={pickIt}
            onMiss={missIt}
            onLookCloser={lookCloserAt}
          />
        ))}
        <Bridges bridges={bridges} />
        <Trays trays={arrangement.trays} />
        <Journeys view={view} figures={arrangement.figures} bridges={bridges} ways={ways} />
        <Zeppelin view={view} happening={happening} targets={targets} onPick={pickIt} onMiss={missIt} />
        <Pieces
          arrangement={arrangement}
          targets={targets}
          chosen={chosen}
          acting={acting}
          place={districtOfDraft(view) ?? placeOfActing}
          onPick={pickIt}
          onMiss={missIt}
        />
        <Marks marks={arrangement.marks} />
        <WalkingGuards view={view} bridges={bridges} lines={happening} />
        <FlyingZeppelin view={view} lines={happening} />
        {isSliding && <Placements targets={targets} onPick={pickIt} />}
      </svg>
      <div className="board-tools" role="toolbar" aria-label={t('ui.board.tools')}>
        {isSmall ? (
          <ToolButton
            label={t(isClose ? 'ui.board.fit' : 'ui.board.closer')}
            onClick={() =>
              lookCloser(placeOfActing ?? targets.districts.keys().next().value ?? districts[0]?.district)
            }
          >
            <Icon name={isClose ? 'fit' : 'closer'} />
          </ToolButton>
        ) : (
          <>
            <ToolButton label={t('ui.board.zoomIn')} onClick={() => zoom.by(1.3)}>
              <span aria-hidden="true">+</span>
            </ToolButton>
            <ToolButton label={t('ui.board.zoomOut')} onClick={() => zoom.by(1 / 1.3)}>
              <span aria-hidden="true">−</span>
            </ToolButton>
            <ToolButton label={t('ui.board.fit')} onClick={() => zoom.fit()}>
              <Icon name="fit" />
            </ToolButton>
          </>
        )}
      </div>
    </div>
  );
}

/** Targets are outlined, finely where they are most of the City. */
function choosingClass(targets: number, districts: number): string {
  if (targets === 0) return '';
  return targets > districts / 2 ? ' choosing many' : ' choosing';
}

/** Guards or Citizens are being moved, so that free squares matter. */
function isMovingPieces(view: View): boolean {
  return view.questions.some(({ draft }) =>
    draft?.some(({ pick, names }) => pick === 'guard' || names === 'citizen'),
  );
}

/** The District that the last pick of what is being chosen names. */
function districtOfDraft(view: View): string | undefined {
  const picks = view.questions.flatMap(({ draft = [] }) => draft);
  return picks.flatMap((pick) => (pick.names === 'district' ? [pick.of] : [])).at(-1);
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
