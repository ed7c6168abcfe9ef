import { memo } from 'react';
import { Picture } from '../kit/picture.js';
import { LIGHTS, type Light, lightOf } from './light.js';

/** Where the sun stands, or the moon, in a frame of 1280 by 720. */
const SUNS: Readonly<Record<Light, { readonly x: number; readonly y: number; readonly r: number }>> = {
  dawn: { x: 330, y: 540, r: 62 },
  day: { x: 420, y: 96, r: 48 },
  dusk: { x: 880, y: 520, r: 70 },
  night: { x: 960, y: 120, r: 40 },
};

/**
 * The sky that the City floats in, for the whole table: it lies behind everything and fills what it is put into. Its light
 * is that of the Phase. Clouds drift only below an element with the class `telling`.
 */
export const Sky = memo(function Sky({ phase }: { readonly phase: string }) {
  const light = lightOf(phase);
  return (
    <div className="sky" data-light={light} aria-hidden="true">
      {LIGHTS.map((one) => (
        <Heaven key={one} light={one} isShown={one === light} />
      ))}
      <Clouds distance="far" />
      <Clouds distance="near" />
    </div>
  );
});

/** One hour's sky with its sun; another hour's fades over it. */
function Heaven({ light, isShown }: { readonly light: Light; readonly isShown: boolean }) {
  const { x, y, r } = SUNS[light];
  return (
    <div className={`heaven${isShown ? ' shown' : ''}`} data-light={light}>
      <svg viewBox="0 0 1280 720" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <use className="rays" href="#kit-rays" x={x - 1400} y={y - 1400} width={2800} height={2800} />
        {light === 'night' && <path className="stars" d={STARS} />}
        <circle className="corona" cx={x} cy={y} r={r * 1.7} />
        <circle className="sun" cx={x} cy={y} r={r} />
      </svg>
    </div>
  );
}

/** Two equal frames of clouds beside each other, so that they may drift on without end. */
function Clouds({ distance }: { readonly distance: 'near' | 'far' }) {
  return (
    <div className={`clouds ${distance}`}>
      {['first', 'second'].map((frame) => (
        <Picture key={frame} kind="city" id={`clouds-${distance}`} />
      ))}
    </div>
  );
}

/** Small four-pointed stars, strewn by a fixed rule. */
const STARS = Array.from({ length: 46 }, (_, at) => {
  const [x, y, r] = [(at * 397) % 1280, (at * at * 61 + at * 23) % 470, 1.5 + ((at * 7) % 5) / 2];
  return `M${x} ${y - r}l${r / 3} ${r * 0.7} ${r * 0.7} ${r / 3}-${r * 0.7} ${r / 3}-${r / 3} ${r * 0.7}-${r / 3}-${r * 0.7}-${r * 0.7}-${r / 3} ${r * 0.7}-${r / 3}z`;
}).join('');
