import type { Truth } from '@great-machine/client';
import { roman } from '@great-machine/messages';
import { itemAt } from '@great-machine/rules';

import { useText } from '../i18n/use-words.js';
import { curveOf, FRAME, GOALS, type Track, type TrackPoint, yOf } from './chart.js';

const PARTS = [0, 1 / 3, 2 / 3, 1];

/** Both tracks as curves, told apart by dash and marker, and as a table. */
export function TrackChart({ truth }: { readonly truth: Truth }) {
  const t = useText();
  const discontent = curveOf(truth, 'discontent');
  const plan = curveOf(truth, 'masterPlan');
  const last = discontent.length - 1;
  const label = t('ui.end.tracksLong', {
    rounds: last,
    fromDiscontent: itemAt(discontent, 0).value,
    toDiscontent: itemAt(discontent, last).value,
    fromPlan: itemAt(plan, 0).value,
    toPlan: itemAt(plan, last).value,
  });
  return (
    <section className="end-tracks" aria-labelledby="end-tracks">
      <h3 id="end-tracks">{t('ui.end.tracks')}</h3>
      <ul className="chart-legend" aria-hidden="true">
        <LegendEntry track="discontent" label={t('ui.end.discontent')} />
        <LegendEntry track="masterPlan" label={t('ui.end.masterPlan')} />
      </ul>
      <svg
        className="track-chart"
        viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}
        role="img"
        aria-label={label}
      >
        {PARTS.map((part) => (
          <g key={part}>
            <line
              className="grid-line"
              x1={FRAME.left}
              x2={FRAME.width - FRAME.right}
              y1={yOf(part)}
              y2={yOf(part)}
            />
            <text className="of-discontent" x={FRAME.left - 8} y={yOf(part) + 4} textAnchor="end">
              {GOALS.discontent * part}
            </text>
            <text className="of-masterPlan" x={FRAME.width - FRAME.right + 8} y={yOf(part) + 4}>
              {roman(GOALS.masterPlan * part)}
            </text>
          </g>
        ))}
        {discontent.map(({ round, x }) => (
          <text key={round} className="round-number" x={x} y={yOf(0) + 18} textAnchor="middle">
            {round === 0 ? '' : round}
          </text>
        ))}
        <text className="round-number" x={FRAME.left} y={yOf(0) + 18} textAnchor="middle">
          {t('ui.end.start')}
        </text>
        <Curve track="masterPlan" points={plan} />
        <Curve track="discontent" points={discontent} />
      </svg>
      <p>{label}</p>
    </section>
  );
}

function Curve({ track, points }: { readonly track: Track; readonly points: readonly TrackPoint[] }) {
  return (
    <g className={`curve of-${track}`}>
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {points.map(({ round, x, y }) => (
        <Marker key={round} track={track} x={x} y={y} />
      ))}
    </g>
  );
}

/** Discontent is round, the Master Plan square. */
function Marker({ track, x, y }: { readonly track: Track; readonly x: number; readonly y: number }) {
  return track === 'discontent' ? (
    <circle cx={x} cy={y} r={5} />
  ) : (
    <rect x={x - 4.5} y={y - 4.5} width={9} height={9} />
  );
}

function LegendEntry({ track, label }: { readonly track: Track; readonly label: string }) {
  return (
    <li>
      <svg viewBox="0 0 44 14" aria-hidden="true" className={`curve of-${track}`}>
        <polyline points="2,7 42,7" />
        <Marker track={track} x={22} y={7} />
      </svg>
      {label}
    </li>
  );
}
