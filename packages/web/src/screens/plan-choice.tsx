import { roman } from '@great-machine/messages';
import { useText } from '../i18n/use-words.js';
import { PickOne } from '../kit/pick-one.js';
import { GAME, planStartOf } from './module-draft.js';
import { OptionSwitch } from './module-options.js';
import type { Drafting } from './new-game.js';
import { refusalsOf } from './new-game-draft.js';
import { OTHER_STARTS, type OtherStart, recommendedStart } from './recommended-start.js';

const PLAN_STARTS = [
  { value: 1, label: 'I', key: 'ui.new.plan1' },
  { value: 2, label: 'II', key: 'ui.new.plan2' },
  { value: 3, label: 'III', key: 'ui.new.plan3' },
  { value: 4, label: 'IV', key: 'ui.new.plan4' },
] as const;

/** Where the Master Plan starts, and the seed that all chance comes from. */
export function PlanChoice({ draft, change }: Drafting) {
  const t = useText();
  const planStart = planStartOf(draft.modules);
  return (
    <section className="panel plan-choice">
      <h2>{t('ui.new.plan')}</h2>
      <PickOne
        className="tall"
        legend={t('ui.new.planNote')}
        options={PLAN_STARTS.map(({ value, label, key }) => ({
          value,
          label,
          note: t(key),
          isDisabled: planStart !== undefined && value !== planStart,
        }))}
        value={planStart ?? draft.masterPlan}
        onPick={(masterPlan) => change({ masterPlan })}
        note={planStart === undefined ? undefined : t('ui.new.planFixed', { plan: planStart })}
      />
      <StartAdvice draft={draft} change={change} />
      <fieldset className="adjustments">
        <legend>{t('ui.new.adjustments')}</legend>
        {Object.keys(GAME.options ?? {}).map((option) => (
          <OptionSwitch key={option} of={GAME} option={option} draft={draft} change={change} />
        ))}
      </fieldset>
      <label className="field">
        <span>{t('ui.new.seed')}</span>
        <input
          value={draft.seed}
          placeholder={t('ui.new.seedHint')}
          maxLength={80}
          onChange={({ target }) => change({ seed: target.value })}
        />
        <small>{t('ui.new.seedNote')}</small>
      </label>
    </section>
  );
}

/** Where the Plan had best start in such a game, unless that is fixed or its modules do not allow it. */
export function StartAdvice({
  draft,
  change,
  starts = OTHER_STARTS,
}: Drafting & { readonly starts?: readonly OtherStart[] }) {
  const t = useText();
  if (planStartOf(draft.modules) !== undefined) return null;
  const start = recommendedStart(draft, starts);
  if (refusalsOf({ ...draft, masterPlan: start }).length > 0) return null;
  return (
    <p className="start-advice">
      {t('ui.new.planAdvice')} <b>{roman(start)}</b>
      {start !== draft.masterPlan && (
        <button type="button" className="plain" onClick={() => change({ masterPlan: start })}>
          {t('ui.new.planTake')}
        </button>
      )}
    </p>
  );
}
