import { isOnGrid } from '@great-machine/client';
import type { AnyLogLine, PickView, View } from '@great-machine/rules';
import { useText, useWords } from '../i18n/use-words.js';
import { findPick } from '../state/find-pick.js';
import { isTold } from '../state/tellings.js';
import { CELL, type Grid, INSET, isStanding, type Place } from './geometry.js';
import { FLYING, placeOfFlying } from './module-tokens.js';
import type { Targets } from './targets.js';
import { targetProps } from './tokens.js';

const SIZE = { width: 108, height: 56 };
/** From the upper left corner of the tile, clear of its name. */
const OVER: Readonly<Record<'lying' | 'standing', Place>> = {
  lying: { x: 70, y: 16 },
  standing: { x: 60, y: 44 },
};
/** It rises so far above the tiles of the upper row, wherever it is. */
const ABOVE = SIZE.height / 2 - OVER.lying.y + INSET + 2;

/** How much room the board needs above the City in this game. */
export function roomAbove({ tokens }: View): number | undefined {
  return tokens?.[FLYING] === undefined ? undefined : ABOVE;
}

/** The Action of a Servant who boards it. */
const BOARD = 'board-zeppelin';

function placeOver(tile: Grid): Place {
  const { x, y } = OVER[isStanding(tile) ? 'standing' : 'lying'];
  return { x: tile.x * CELL + x, y: tile.y * CELL + y };
}

/** The Zeppelin over its District, behind the pieces, so that it covers none. It glides as they do. */
export function Zeppelin({
  view,
  happening,
  targets,
  onPick,
  onMiss,
}: {
  readonly view: View;
  readonly happening: readonly AnyLogLine[];
  readonly targets: Targets;
  onPick(pick: PickView): void;
  onMiss(district: string): void;
}) {
  const t = useText();
  const words = useWords();
  const district = placeOfFlying(view);
  const tile = view.districts.filter(isOnGrid).find((one) => one.district === district)?.tile;
  if (district === undefined || tile === undefined) return null;
  const pick = findPick(targets.others, 'do', BOARD);
  const over = targets.districts.get(district);
  const { x, y } = placeOver(tile);
  const button =
    pick === undefined
      ? { role: 'img', onClick: () => (over === undefined ? onMiss(district) : onPick(over)) }
      : targetProps(() => onPick(pick));
  return (
    <g
      className={`piece zeppelin${pick === undefined ? '' : ' target'}${happening.some(isFlight) ? ' away' : ''}`}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      aria-label={t('ui.board.zeppelinOver', { name: words.name('token', FLYING), district })}
      data-explain={`token:${FLYING}`}
      {...button}
    >
      <ellipse className="shadow" cx={6} cy={SIZE.height - 6} rx={SIZE.width * 0.36} ry={6} />
      {pick !== undefined && (
        <>
          <ellipse className="target-ring casing" rx={SIZE.width / 2} ry={SIZE.height / 2 + 2} />
          <ellipse className="target-ring" rx={SIZE.width / 2} ry={SIZE.height / 2 + 2} />
        </>
      )}
      <Airship />
    </g>
  );
}

function Airship() {
  return <use href="#city-zeppelin" x={-SIZE.width / 2} y={-SIZE.height / 2} {...SIZE} />;
}

function isFlight(line: AnyLogLine) {
  return isTold(line, 'staging', 'flying-zeppelin');
}

/** While its flight is told it is above everything, larger in the middle of its way. */
export function FlyingZeppelin({
  view,
  lines,
}: {
  readonly view: View;
  readonly lines: readonly AnyLogLine[];
}) {
  const tiles = new Map(view.districts.filter(isOnGrid).map(({ district, tile }) => [district, tile]));
  return (
    <g className="flying" aria-hidden="true">
      {lines
        .filter((line) => isTold(line, 'staging', 'flying-zeppelin'))
        .map(({ params }) => {
          const [from, to] = [tiles.get(params.from), tiles.get(params.to)];
          if (from === undefined || to === undefined) return null;
          const [start, end] = [placeOver(from), placeOver(to)];
          const way = {
            '--start': `translate(${start.x}px, ${start.y}px)`,
            '--middle': `translate(${(start.x + end.x) / 2}px, ${(start.y + end.y) / 2 - CELL / 8}px)`,
            '--end': `translate(${end.x}px, ${end.y}px)`,
          } as React.CSSProperties;
          return (
            <g key={`${params.from}-${params.to}`} className="flying-zeppelin" style={way}>
              <Airship />
            </g>
          );
        })}
    </g>
  );
}
