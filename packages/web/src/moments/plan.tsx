import { roman } from '@great-machine/messages';
import { LAST_PLAN } from '@great-machine/rules';
import { Picture } from '../kit/picture.js';
import { Wheels } from './parts.js';
import { type StagedProps, when } from './staged.js';
import '../styles/moments/plan.css';

/** The Master Plan as clockwork: great wheels turn it from one number to the next. */
export function PlanStep({ line }: StagedProps<'plan-advanced'>) {
  const { to } = line.params;
  return (
    <div className="m-poster hue-machine">
      <Wheels />
      <Picture kind="kit" id="gear" className="m-gear m-gear-great m-turn-step" />
      <ol className="m-hours">
        {Array.from({ length: LAST_PLAN }, (_, at) => (
          <li
            key={at}
            className={at + 1 < to ? 'm-past' : at + 1 === to ? 'm-now m-pop' : ''}
            style={{ ...when(0.5), rotate: `${(at + 1) * (360 / LAST_PLAN)}deg` }}
          />
        ))}
      </ol>
      <p className="m-numeral">
        <span className="m-passing" style={when(0, 0.42)}>
          {roman(to - 1)}
        </span>
        <span className="m-strike" style={when(0.42)}>
          {roman(to)}
        </span>
      </p>
    </div>
  );
}
