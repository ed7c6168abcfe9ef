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
import type { CSSProperties } from 'react';
import { useText } from '../i18n/use-words.js';
import { Picture } from '../kit/picture.js';
import { type Race, raceOf } from './race.js';

/** Half the side of the square that the dial is drawn in. */
const HALF = 104;
/** The rings in which the two sides run side by side, from the lower left over the top to the goals at the lower right. */
const PLAN = { radius: 83, width: 20 };
/** On the rim, so that the numerals can be read. */
const SURGE_RADIUS = 98;
const DISCONTENT = { radius: 58.5, width: 17 };
/** In degrees from the top. */
const START = -150;
const SWEEP = 300;

function onRing(radius: number, share: number): { readonly x: number; readonly y: number } {
  const angle = ((START + share * SWEEP) * Math.PI) / 180;
  const round = (value: number) => Math.round(value * 10) / 10;
  return { x: round(radius * Math.sin(angle)), y: round(-radius * Math.cos(angle)) };
}

function arcOf(radius: number, from = 0, to = 1): string {
  const [a, b] = [onRing(radius, from), onRing(radius, to)];
  const isLong = (to - from) * SWEEP > 180;
  return `M${a.x} ${a.y}A${radius} ${radius} 0 ${isLong ? 1 : 0} 1 ${b.x} ${b.y}`;
}

/** The instrument: outside the Master Plan I to XII, inside Discontent with its Stages, and how the two race. */
export function Dial({ view }: { readonly view: View }) {
  const t = useText();
  const plan = itemAt(view.tracks, 'master-plan');
  const discontent = itemAt(view.tracks, 'discontent');
  const race = raceOf(view);
  const { riots } = race;
  return (
    <section className="dial" aria-label={t('ui.dial.title')}>
      <div className="dial-face">
        <svg
          viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`}
          role="img"
          aria-label={`${t('ui.dial.masterPlanAt', { plan: roman(plan) })}. ${t('ui.dial.discontentAt', { discontent, stage: view.stage })}`}
        >
          <circle className="dial-rim" r={101} />
          <circle className="dial-ground" r={95} />
          <PlanRing plan={plan} />
          <DiscontentRing discontent={discontent} />
        </svg>
        <div className="plan-words" data-explain="term:master-plan" tabIndex={0}>
          <Picture kind="tokens" id="master-plan" />
          <span className="visually-hidden">{t('ui.dial.masterPlan')} </span>
          <strong>{roman(plan)}</strong>
        </div>
        <div className="discontent-words" data-explain="term:discontent" tabIndex={0}>
          <Picture kind="tokens" id="discontent" />
          <span className="visually-hidden">{t('ui.dial.discontent')} </span>
          <strong>{discontent}</strong>
        </div>
        <p className="riots" data-explain="term:riot">
          <Picture kind="tokens" id="riot" />
          <span className="visually-hidden">{t('ui.dial.riotsShort')}</span> <strong>{riots}</strong>/
          {RIOTS_TO_WIN}
        </p>
        <Classes stage={view.stage} />
        <SurgeTokens view={view} />
        <Share of="machine" race={race} />
        <Share of="heroes" race={race} />
      </div>
    </section>
  );
}

/** How much of its way to victory a side has behind it, as a bar in the corner below its ring. */
function Share({ of, race }: { readonly of: 'machine' | 'heroes'; readonly race: Race }) {
  const t = useText();
  const isAhead = race.ahead === of;
  const share = Math.round(race[of] * 100);
  return (
    <p
      className={`share of-${of} hue-${of}${isAhead ? ' ahead' : ''}`}
      style={{ '--share': `${share}%` } as CSSProperties}
      data-explain="term:race"
      tabIndex={0}
    >
      <Picture kind="tokens" id={of === 'machine' ? 'master-plan' : 'riot'} />
      <span aria-hidden="true">{share} %</span>
      <span className="visually-hidden">
        {t(of === 'machine' ? 'ui.table.machineTitle' : 'ui.table.heroesTitle')}:{' '}
        {t(isAhead ? 'ui.dial.ahead' : 'ui.dial.ofTheWay', { share })}
      </span>
    </p>
  );
}

/** One slot a step, numbered; its end is the goal of the Great Machine. */
function PlanRing({ plan }: { readonly plan: number }) {
  const { radius, width } = PLAN;
  const goal = onRing(radius, 1.05);
  return (
    <g className="ring plan-ring">
      <Track radius={radius} width={width} share={plan / LAST_PLAN} slots={LAST_PLAN} />
      {Array.from({ length: LAST_PLAN }, (_, at) => {
        const step = at + 1;
        const { x, y } = onRing(radius, (at + 0.5) / LAST_PLAN);
        const state = step < plan ? 'past' : step === plan ? 'now' : 'ahead';
        return (
          <text
            key={step}
            className={`${state}${step === LAST_PLAN ? ' goal' : ''}`}
            x={x}
            y={y + 4.5}
            textAnchor="middle"
          >
            {roman(step)}
          </text>
        );
      })}
      <Goal at={goal} token="master-plan" size={13} isReached={plan >= LAST_PLAN} />
    </g>
  );
}

/** Three slots a Stage; its end is the Riot Stage. */
function DiscontentRing({ discontent }: { readonly discontent: number }) {
  const { radius, width } = DISCONTENT;
  return (
    <g className="ring discontent-ring">
      <Track radius={radius} width={width} share={discontent / RIOT_STAGE} slots={RIOT_STAGE} />
      <Goal at={onRing(radius, 1.07)} token="riot" size={11.5} isReached={discontent >= RIOT_STAGE} />
    </g>
  );
}

/** A ring, as far as it is filled, with a line between its slots. */
function Track({
  radius,
  width,
  share,
  slots,
}: {
  readonly radius: number;
  readonly width: number;
  readonly share: number;
  readonly slots: number;
}) {
  const arc = arcOf(radius);
  const between = Array.from({ length: slots - 1 }, (_, at) => {
    const [a, b] = [radius - width / 2, radius + width / 2].map((one) => onRing(one, (at + 1) / slots));
    return a && b ? `M${a.x} ${a.y}L${b.x} ${b.y}` : '';
  });
  return (
    <>
      <path className="ring-edge" d={arc} strokeWidth={width + 3} />
      <path className="ring-ground" d={arc} strokeWidth={width} />
      <path
        className="ring-filled"
        d={arc}
        strokeWidth={width}
        pathLength={100}
        style={{ strokeDasharray: `${share * 100} 200` }}
      />
      <path className="ring-slots" d={between.join('')} />
    </>
  );
}

function Goal({
  at: { x, y },
  token,
  size,
  isReached,
}: {
  readonly at: { readonly x: number; readonly y: number };
  readonly token: string;
  readonly size: number;
  readonly isReached: boolean;
}) {
  return (
    <g className={`goal-mark${isReached ? ' reached' : ''}`} transform={`translate(${x} ${y})`}>
      <circle r={size} />
      <use
        href={`#tokens-${token}`}
        x={-size * 0.72}
        y={-size * 0.72}
        width={size * 1.44}
        height={size * 1.44}
      />
    </g>
  );
}

/** Surge tokens lie face-down on the numerals that the Plan has not reached. */
function SurgeTokens({ view: { tokens = {} } }: { readonly view: View }) {
  const t = useText();
  const slots = (tokens['surge-track'] ?? []).map(({ at }) => Number(at));
  if (slots.length === 0) return null;
  return (
    <div
      className="surges"
      role="img"
      aria-label={t('ui.dial.surges', { slots: slots.map(roman).join(', ') })}
      data-explain="token:surge-track"
      tabIndex={0}
    >
      {slots.map((slot) => {
        const { x, y } = onRing(SURGE_RADIUS, (slot - 0.5) / LAST_PLAN);
        return (
          <span key={slot} style={{ left: percentOf(x), top: percentOf(y) }}>
            <Picture kind="tokens" id="surge-back" />
          </span>
        );
      })}
    </div>
  );
}

/** Where a point of the drawing is on the face. */
function percentOf(value: number): string {
  return `${(50 + (value / HALF) * 50).toFixed(1)}%`;
}

function firstSlotOf(stage: number): number {
  return Array.from({ length: RIOT_STAGE }, (_, slot) => stageOf(slot)).indexOf(stage);
}

/** Each Stage wakes a class of Citizens: its number lies on the ring where the Stage begins. */
function Classes({ stage }: { readonly stage: number }) {
  const t = useText();
  return (
    <ul className="classes" aria-label={t('ui.dial.classes')} data-explain="term:active" tabIndex={0}>
      {CLASSES.map((kind, at) => {
        const isActive = at + 1 <= stage;
        const { x, y } = onRing(DISCONTENT.radius, firstSlotOf(at + 1) / RIOT_STAGE);
        return (
          <li
            key={kind}
            className={isActive ? 'active' : ''}
            style={{ left: percentOf(x), top: percentOf(y) }}
          >
            <span aria-hidden="true">{at + 1}</span>
            <span className="visually-hidden">
              {t(isActive ? 'ui.dial.classActive' : 'ui.dial.classInactive', { kind })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
