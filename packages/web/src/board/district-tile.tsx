import type { DistrictOnGrid } from '@great-machine/client';
import type { PickView, View } from '@great-machine/rules';
import { memo } from 'react';
import { useWords } from '../i18n/use-words.js';
import { describeDistrict } from './describe.js';
import { boxOf } from './geometry.js';
import { TileGround } from './tile.js';
import { focusNeighbour } from './walk.js';

/** There is much to draw: pointing and choosing draw only the tiles anew that they change, a new view all. */
export const DistrictTile = memo(function DistrictTile({
  view,
  district,
  pick,
  isLarge,
  isFilling,
  isPointedAt,
  isHere,
  unit,
  neighbours,
  pieces,
  onPick,
  onMiss,
  onLookCloser,
}: {
  readonly view: View;
  readonly district: DistrictOnGrid;
  readonly pick: PickView | undefined;
  readonly isLarge: boolean;
  readonly isFilling: boolean;
  readonly isPointedAt: boolean;
  /** The acting figure is here. */
  readonly isHere: boolean;
  /** Units that make a pixel, where the City is drawn small. */
  readonly unit: number | undefined;
  /** The Districts next to it, in one text so that an equal one draws nothing anew. */
  readonly neighbours: string;
  /** What stands here, by names in the document: it is drawn elsewhere, above all tiles. */
  readonly pieces: string;
  onPick(pick: PickView): void;
  onMiss(district: string): void;
  onLookCloser(district: string): void;
}) {
  const words = useWords();
  const id = district.district;
  const { x, y } = boxOf(district.tile);
  const act = () => (pick === undefined ? onMiss(id) : onPick(pick));
  const threat = view.audience === 'machine' ? district.riotThreat : undefined;
  const states = {
    target: pick !== undefined,
    'pointed-at': isPointedAt,
    here: isHere,
    raided: district.raid,
    burning: threat !== undefined,
  };
  const marked = Object.entries(states).flatMap(([state, isSo]) => (isSo ? [state] : []));
  return (
    <g role="group" aria-label={words.name('district', id, 'title')} aria-owns={pieces}>
      <g
        className={['tile', `hue-${id}`, ...marked].join(' ')}
        style={{ transform: `translate(${x}px, ${y}px)` }}
        role="button"
        tabIndex={0}
        aria-label={describeDistrict(words, view, district, neighbours === '' ? [] : neighbours.split(' '))}
        aria-disabled={pick === undefined}
        data-district={id}
        data-target={pick === undefined ? undefined : true}
        data-explain={`district:${id}`}
        onClick={act}
        onKeyDown={(event) => {
          if (event.key.startsWith('Arrow')) focusNeighbour(event.currentTarget, event.key);
          else if (event.key === 'z' && !event.ctrlKey && !event.metaKey) onLookCloser(id);
          else if (event.key === 'Enter' || event.key === ' ') act();
          else return;
          event.preventDefault();
        }}
      >
        <TileGround
          district={district}
          isLarge={isLarge}
          unit={unit}
          isFilling={isFilling}
          isTarget={pick !== undefined}
          threat={threat}
        />
      </g>
    </g>
  );
});
