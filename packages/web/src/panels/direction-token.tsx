import type { AnyLogLine } from '@great-machine/rules';
import { isLogLineOf } from '@great-machine/rules';
import { useText, useWords } from '../i18n/use-words.js';

/** Where the exits of a lying tile are, and where an arrow through each points, in degrees from the top. */
const EXITS: Readonly<Record<string, { readonly x: number; readonly y: number; readonly turn: number }>> = {
  'top-left': { x: 20, y: 16, turn: 0 },
  'top-right': { x: 38, y: 16, turn: 0 },
  right: { x: 47, y: 25, turn: 90 },
  'bottom-right': { x: 38, y: 34, turn: 180 },
  'bottom-left': { x: 20, y: 34, turn: 180 },
  left: { x: 11, y: 25, turn: 270 },
};
const ARROW = 'M-3.2 7V-5h-5L0-14 8.2-5h-5V7z';

/** The exit of the last Direction token that was turned up. */
export function lastDirection(
  history: readonly { readonly lines: readonly AnyLogLine[] }[],
): string | undefined {
  for (const { lines } of history.toReversed()) {
    for (const line of lines) if (isLogLineOf(line, 'zeppelin-flew')) return line.params.direction;
  }
  return undefined;
}

/** The Direction token of the round: a tile with its six exits, and an arrow through the one that it marks. */
export function DirectionToken({ exit }: { readonly exit: string }) {
  const t = useText();
  const words = useWords();
  const marked = EXITS[exit];
  return (
    <svg
      className="direction-token"
      viewBox="-3 0 64 50"
      role="img"
      aria-label={t('ui.cards.direction', { exit: words.name('exit', exit) })}
      data-explain={`token:direction-discarded ${exit}`}
      tabIndex={0}
    >
      <rect className="direction-tile" x={11} y={16} width={36} height={18} rx={2} />
      {Object.entries(EXITS).map(([id, { x, y }]) => (
        <circle key={id} cx={x} cy={y} r={2.2} />
      ))}
      {marked && <path d={ARROW} transform={`translate(${marked.x} ${marked.y}) rotate(${marked.turn})`} />}
    </svg>
  );
}
