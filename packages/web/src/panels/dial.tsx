import { roman } from '@great-machine/messages';
import {
  CLASSES,
  itemAt,
  LAST_PLAN,
  RIOT_STAGE,
  RIOTS_TO_WIN,
  stageOf,
  type View,
} from '@great-machine/rules';
import { useText } from '../i18n/words.js';
import { raceOf } from './race.js';

function onCircle(radius: number, turn: number): { x: number; y: number } {
  const angle = (turn - 0.25) * 2 * Math.PI;
  return {
    x: Math.round(radius * Math.cos(angle) * 10) / 10,
    y: Math.round(radius * Math.sin(angle) * 10) / 10,
  };
}

/** The instrument: outside the Master Plan I to XII, inside Discontent with its Stages, a hand for each. */
export function Dial({ view }: { readonly view: View }) {
  const t = useText();
  const plan = itemAt(view.tracks, 'master-plan');
  const discontent = itemAt(view.tracks, 'discontent');
  const race = raceOf(view);
  return (
    <section className="dial" aria-label={t('ui.dial.title')}>
      <svg
        viewBox="-104 -104 208 208"
        role="img"
        aria-label={`${t('ui.dial.masterPlanAt', { plan: roman(plan) })}. ${t('ui.dial.discontentAt', { discontent, stage: view.stage })}`}
      >
        <circle className="dial-rim" r={101} />
        <circle className="dial-face" r={94} />
        {Array.from({ length: 48 }, (_, at) => {
          const { x, y } = onCircle(97.5, at / 48);
          return <circle key={at} className="rivet" cx={x} cy={y} r={at % 4 === 0 ? 1.8 : 0.9} />;
        })}
        <g className="plan-track">
          {Array.from({ length: LAST_PLAN }, (_, at) => {
            const step = at + 1;
            const { x, y } = onCircle(81, step / LAST_PLAN);
            return (
              <g key={step} className={step < plan ? 'past' : step === plan ? 'now' : ''}>
                <circle cx={x} cy={y} r={11.5} />
                <text x={x} y={y + 4} textAnchor="middle">
                  {roman(step)}
                </text>
              </g>
            );
          })}
        </g>
        <g className="discontent-track">
          {Array.from({ length: RIOT_STAGE + 1 }, (_, at) => {
            const { x, y } = onCircle(56, at / (RIOT_STAGE + 1));
            const state = at < discontent ? 'past' : at === discontent ? 'now' : '';
            return (
              <g
                key={at}
                className={`${state} stage-${stageOf(at)}${at === RIOT_STAGE ? ' riot-stage' : ''}`}
              >
                <circle cx={x} cy={y} r={at === RIOT_STAGE ? 8 : 6.4} />
                {at === RIOT_STAGE ? (
                  <use href="#tokens-riot" x={x - 6} y={y - 6} width={12} height={12} />
                ) : (
                  <text x={x} y={y + 2.8} textAnchor="middle">
                    {at}
                  </text>
                )}
              </g>
            );
          })}
        </g>
        <path
          className="hand plan-hand"
          d="M-3.4 0L0-68L3.4 0z"
          style={{ transform: `rotate(${(plan / LAST_PLAN) * 360}deg)` }}
        />
        <path
          className="hand discontent-hand"
          d="M-3.4 0L0-46L3.4 0z"
          style={{ transform: `rotate(${(discontent / (RIOT_STAGE + 1)) * 360}deg)` }}
        />
        <circle className="hub" r={8} />
      </svg>
      <div className="race">
        <div className="plan-words" data-explain="term:master-plan" tabIndex={0}>
          <h3>{t('ui.table.machineTitle')}</h3>
          <p className="numbers">
            {t('ui.dial.masterPlan')} <strong>{roman(plan)}</strong> / {roman(LAST_PLAN)}
          </p>
          <Progress share={race.machine} isAhead={race.ahead === 'machine'} />
        </div>
        <div className="discontent-words" data-explain="term:discontent" tabIndex={0}>
          <h3>{t('ui.table.heroesTitle')}</h3>
          <p className="numbers">
            {t('ui.dial.riotsShort')} <strong>{race.riots}</strong> / {RIOTS_TO_WIN} ·{' '}
            {t('ui.dial.discontent')} <strong>{discontent}</strong> / {RIOT_STAGE}
          </p>
          <Progress share={race.heroes} isAhead={race.ahead === 'heroes'} />
        </div>
      </div>
      <ul className="classes" aria-label={t('ui.dial.classes')} data-explain="term:active" tabIndex={0}>
        {CLASSES.map((kind, at) => {
          const isActive = at + 1 <= view.stage;
          return (
            <li key={kind} className={isActive ? 'active' : ''}>
              <span aria-hidden="true">{at + 1}</span>
              <span className="visually-hidden">
                {t(isActive ? 'ui.dial.classActive' : 'ui.dial.classInactive', { kind })}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** How much of the way to victory is done, and who is ahead. */
function Progress({ share, isAhead }: { readonly share: number; readonly isAhead: boolean }) {
  const t = useText();
  return (
    <p className="progress">
      <span className="progress-bar" aria-hidden="true">
        <span style={{ width: `${Math.round(share * 100)}%` }} />
      </span>
      <span>{t(isAhead ? 'ui.dial.ahead' : 'ui.dial.ofTheWay', { share: Math.round(share * 100) })}</span>
    </p>
  );
}
