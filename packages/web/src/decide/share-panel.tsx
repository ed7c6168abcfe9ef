import type { View } from '@great-machine/rules';
import { useState } from 'react';
import { useText, useWords } from '../i18n/use-words.js';
import { Picture } from '../kit/picture.js';
import { type Sharing, trustAfter } from './sharing.js';
import type { Choosing } from './use-choose.js';

/** A row for each Hero, the running total, and one button for all. */
export function SharePanel({
  sharing,
  view,
  choosing,
}: {
  readonly sharing: Sharing;
  readonly view: View;
  readonly choosing: Choosing;
}) {
  const t = useText();
  const { kind, rows, sum, isExact } = sharing;
  const [amounts, setAmounts] = useState<readonly number[]>(rows.map(({ start }) => start));
  const total = amounts.reduce((all, amount) => all + amount, 0);
  const change = (row: number, by: number) =>
    setAmounts(amounts.map((amount, at) => (at === row ? amount + by : amount)));
  const label = t(`ui.share.${kind}.do`, { total });
  return (
    <div className="sharing">
      <ul>
        {rows.map(({ hero, most }, at) => (
          <ShareRow
            key={hero}
            hero={hero}
            amount={amounts[at] ?? 0}
            state={view.heroes.find((one) => one.hero === hero)}
            kind={kind}
            canMore={(amounts[at] ?? 0) < most && total < sum}
            onChange={(by) => change(at, by)}
          />
        ))}
      </ul>
      <p className={`sharing-total${total === sum ? ' reached' : ''}`} role="status">
        <Picture kind="tokens" id="trust" className="inline-token" />
        <strong>{t('ui.share.total', { total, sum })}</strong>
        <span className="gauge" aria-hidden="true">
          <span style={{ width: `${(total / sum) * 100}%` }} />
        </span>
      </p>
      <div className="ends">
        <button
          type="button"
          className="choice"
          data-pick="sharing"
          disabled={isExact && total !== sum}
          onClick={() => choosing.give(label, sharing.answersOf(amounts), false)}
        >
          <span className="choice-label">
            {label}
            {kind === 'offers' && <span className="meaning">{t('ui.share.offers.final')}</span>}
          </span>
        </button>
      </div>
    </div>
  );
}

/** Of a Hero whom the view does not have. */
const NO_TRUST = { trust: 0, maxTrust: 0 };

function ShareRow({
  hero,
  amount,
  state = NO_TRUST,
  kind,
  canMore,
  onChange,
}: {
  readonly hero: string;
  readonly amount: number;
  readonly state: Pick<View['heroes'][number], 'trust' | 'maxTrust'> | undefined;
  readonly kind: Sharing['kind'];
  readonly canMore: boolean;
  onChange(by: number): void;
}) {
  const t = useText();
  const words = useWords();
  return (
    <li className="sharing-row" data-hero={hero}>
      <Picture kind="heroes" id={hero} className="choice-figure hue-heroes" />
      <span className="sharing-hero">
        {words.name('hero', hero, 'short')}
        <span className="chip">
          <Picture kind="tokens" id="trust" />
          <span className="visually-hidden">{t('ui.share.trust')}</span> {state.trust}
          <small>› {trustAfter(kind, state, amount)}</small>
        </span>
      </span>
      <button
        type="button"
        className="plain step"
        aria-label={t('ui.share.less', { hero })}
        disabled={amount === 0}
        onClick={() => onChange(-1)}
      >
        −
      </button>
      <output aria-label={t('ui.share.amount', { hero })}>{amount}</output>
      <button
        type="button"
        className="plain step"
        aria-label={t('ui.share.more', { hero })}
        disabled={!canMore}
        onClick={() => onChange(1)}
      >
        +
      </button>
    </li>
  );
}
