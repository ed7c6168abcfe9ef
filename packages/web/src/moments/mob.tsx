import { CLASSES } from '@great-machine/rules';
import { Picture } from '../kit/picture.js';
import '../styles/moments/mob.css';

/** From one person to the next, in hundredths of the street: any number of them is spread over all of it. */
const STRIDE = 38.2;
/** Every so many carry a torch. */
const TORCH = 3;

/** People in the streets, before the light; more of them leave those who are there where they stand. */
export function Mob({ size }: { readonly size: number }) {
  return (
    <div className="m-mob">
      {Array.from({ length: size }, (_, at) => (
        <span
          key={at}
          className={`m-rise${at % 2 === 0 ? ' m-behind' : ''}`}
          style={{ left: `${(6 + at * STRIDE) % 100}%` }}
        >
          <Picture kind="people" id={CLASSES[at % CLASSES.length] ?? 'unknown'} className="m-shape" />
          {at % TORCH === 0 && <Picture kind="kit" id="flame" className="m-torch" />}
        </span>
      ))}
    </div>
  );
}
