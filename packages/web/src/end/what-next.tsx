import type { TableStatus, Truth } from '@great-machine/client';
import type { View } from '@great-machine/rules';
import { useState } from 'react';
import { useText } from '../i18n/words.js';
import { downloadText } from '../kit/download.js';
import { Icon } from '../kit/picture.js';
import { addressOf } from '../kit/router.js';
import { tableOfAddress } from '../report/report.js';
import { beginTable } from '../state/begin.js';
import { localTables } from '../table/client.js';
import type { TableSetup } from '../table/setup.js';
import { type LastGame, sameSides, swappedSides } from './rematch.js';

/** Once more, back to the board, the game as a file, or home. */
export function WhatNext({
  view,
  status,
  truth,
  onClose,
}: {
  readonly view: View;
  readonly status: TableStatus;
  readonly truth?: Truth;
  onClose(): void;
}) {
  const t = useText();
  const [error, setError] = useState<unknown>();
  if (error !== undefined) throw error;
  const [isVariable, setIsVariable] = useState(false);
  const again = (setupOf: (game: LastGame) => TableSetup) => {
    if (truth === undefined) return;
    const { city, planStarts } = truth;
    const heroes = view.heroes.map(({ hero }) => hero);
    const masterPlan = isVariable ? planStarts.next : planStarts.now;
    beginTable(setupOf({ seats: status.seats, heroes, city, masterPlan })).catch(setError);
  };
  const download = async () => {
    const file = await localTables.export(tableOfAddress(window.location.hash) ?? '');
    if (file !== undefined) downloadText(`great-machine-${truth?.seed ?? ''}.json`, file);
  };
  const isReady = truth !== undefined;
  return (
    <nav className="end-next" aria-label={t('ui.end.actions')}>
      {truth !== undefined && (
        <VariablePlan starts={truth.planStarts} isChosen={isVariable} onChoose={setIsVariable} />
      )}
      <button type="button" className="primary" disabled={!isReady} onClick={() => again(swappedSides)}>
        <Icon name="undo" /> {t('ui.end.swap')}
      </button>
      <button type="button" className="plain" disabled={!isReady} onClick={() => again(sameSides)}>
        {t('ui.end.same')}
      </button>
      <button type="button" className="plain" onClick={onClose}>
        <Icon name="eye" /> {t('ui.end.close')}
      </button>
      <button type="button" className="plain" disabled={!isReady} onClick={() => download().catch(setError)}>
        <Icon name="save" /> {t('ui.end.download')}
      </button>
      <a className="plain" href={addressOf({ screen: '' })}>
        <Icon name="home" /> {t('ui.end.home')}
      </a>
    </nav>
  );
}

/** The Variable Master Plan for a rematch: it helps the side that has lost. */
function VariablePlan({
  starts: { now, next },
  isChosen,
  onChoose,
}: {
  readonly starts: Truth['planStarts'];
  readonly isChosen: boolean;
  onChoose(isChosen: boolean): void;
}) {
  const t = useText();
  if (now === next) return <p className="note">{t('ui.end.planStays', { now })}</p>;
  return (
    <label className="check">
      <input type="checkbox" checked={isChosen} onChange={({ target }) => onChoose(target.checked)} />
      <span>
        {t('ui.end.variablePlan')} <small>{t('ui.end.variablePlanNote', { now, next })}</small>
      </span>
    </label>
  );
}
