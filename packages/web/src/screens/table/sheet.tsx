import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useText } from '../../i18n/use-words.js';

/** How far the sheet with the question is pulled up over a small screen: its heading, half of it, most of it. */
export const SHEET_PLACES = ['down', 'half', 'up'] as const;
export type SheetPlace = (typeof SHEET_PLACES)[number];

const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, Home: -2, End: 2 };
/** In pixels: what moves less is a tap. */
const STILL = 8;
/** Shares of the height of City and sheet, above which a sheet that is let go stays half or goes up. */
const HALF_FROM = 0.32;
const UP_FROM = 0.69;

/** Pulls the sheet up and down: by dragging, by tapping through its places, and by the arrow keys. */
export function SheetHandle({
  place,
  onPlace,
}: {
  readonly place: SheetPlace;
  onPlace(place: SheetPlace): void;
}) {
  const t = useText();
  const drag = useRef<Drag | undefined>(undefined);
  const hasDragged = useRef(false);
  const step = (by: number) => {
    const at = Math.max(0, Math.min(SHEET_PLACES.length - 1, SHEET_PLACES.indexOf(place) + by));
    onPlace(SHEET_PLACES[at] ?? place);
  };
  const press = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  };
  const begin = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    hasDragged.current = false;
    drag.current = Drag.of(event.currentTarget, event.clientY);
  };
  const end = (isLetGo: boolean) => {
    const moved = drag.current?.end() ?? 0;
    hasDragged.current = Math.abs(moved) > STILL;
    if (isLetGo && drag.current !== undefined && hasDragged.current) {
      const nearest = placeAt(drag.current.share);
      if (nearest === place) step(Math.sign(moved));
      else onPlace(nearest);
    }
    drag.current = undefined;
  };
  return (
    <button
      type="button"
      className="sheet-handle"
      aria-label={t('ui.sheet.handle', { placeId: place })}
      onKeyDown={press}
      onPointerDown={begin}
      onPointerMove={(event) => drag.current?.moveTo(event.clientY)}
      onPointerUp={() => end(true)}
      onPointerCancel={() => end(false)}
      onClick={() => {
        if (!hasDragged.current) onPlace(place === 'up' ? 'down' : place === 'half' ? 'up' : 'half');
      }}
    />
  );
}

function placeAt(share: number): SheetPlace {
  if (share >= UP_FROM) return 'up';
  return share >= HALF_FROM ? 'half' : 'down';
}

/** While it is dragged, the sheet follows the finger without React. */
class Drag {
  private y: number;

  private constructor(
    private readonly table: HTMLElement,
    private readonly from: number,
    private readonly height: number,
    private readonly whole: number,
  ) {
    this.y = from;
  }

  static of(handle: HTMLElement, y: number): Drag | undefined {
    const table = handle.closest<HTMLElement>('.table');
    const heightOf = (part: string) => table?.querySelector(part)?.getBoundingClientRect().height ?? 0;
    if (table === null) return undefined;
    const height = heightOf('.right');
    return new Drag(table, y, height, height + heightOf('.stage'));
  }

  /** How much of City and sheet is the sheet. */
  get share(): number {
    return (this.height + this.from - this.y) / this.whole;
  }

  moveTo(y: number): void {
    this.y = y;
    if (Math.abs(this.from - y) <= STILL) return;
    this.table.dataset.dragging = '';
    this.table.style.setProperty('--sheet', `${Math.max(0, Math.min(1, this.share)) * this.whole}px`);
  }

  /** How far it was pulled up. */
  end(): number {
    delete this.table.dataset.dragging;
    this.table.style.removeProperty('--sheet');
    return this.from - this.y;
  }
}
