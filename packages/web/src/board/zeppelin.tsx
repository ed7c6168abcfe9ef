import { isOnGrid } from '@great-machine/client';
import type { PickView, View } from '@great-machine/rules';
import { useText, useWords } from '../i18n/words.js';
import { CELL, type Grid, isStanding, type Place } from './geometry.js';
import { FLYING, placeOfFlying } from './module-tokens.js';
import type { Targets } from './targets.js';
import { targetProps } from './tokens.js';

const SIZE = { width: 108, height: 56 };
/** From the upper left corner of the tile, clear of its name. */
const OVER: Readonly<Record<'lying' | 'standing', Place>> = {
  lying: { x: 70, y: 16 },
  standing: { x: 60, y: 44 },
};
/** What a Servant does who boards it. */
const BOARD = 'do board-zeppelin';

function placeOver(tile: Grid): Place {
  const { x, y } = OVER[isStanding(tile) ? 'standing' : 'lying'];
  return { x: tile.x * CELL + x, y: tile.y * CELL + y };
}

/** The Zeppelin over its District. It flies behind the pieces, so that it covers none, and glides as they do. */
export function Zeppelin({
  view,
  targets,
  onPick,
  onMiss,
}: {
  readonly view: View;
  readonly targets: Targets;
  onPick(pick: PickView): void;
  onMiss(district: string): void;
}) {
  const t = useText();
  const words = useWords();
  const district = placeOfFlying(view);
  const tile = view.districts.filter(isOnGrid).find((one) => one.district === district)?.tile;
  if (district === undefined || tile === undefined) return null;
  const pick = targets.others.get(BOARD);
  const over = targets.districts.get(district);
  const { x, y } = placeOver(tile);
  const button =
    pick === undefined
      ? { role: 'img', onClick: () => (over === undefined ? onMiss(district) : onPick(over)) }
      : targetProps(() => onPick(pick));
  return (
    <g
      className={`piece zeppelin${pick === undefined ? '' : ' target'}`}
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
      <use href="#city-zeppelin" x={-SIZE.width / 2} y={-SIZE.height / 2} {...SIZE} />
    </g>
  );
}
