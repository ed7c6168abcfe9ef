import type { TableStatus, Truth } from '@great-machine/client';
import type { View } from '@great-machine/rules';
import { useState } from 'react';
import { moduleWords } from '../i18n/module-words.js';
import { useText, useWords } from '../i18n/use-words.js';
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
    const { city, rematch } = truth;
    const heroes = view.heroes.map(({ hero }) => hero);
    const start = isVariable ? rematch.variable : rematch.same;
    beginTable(setupOf({ seats: status.seats, heroes, city, ...start })).catch(setError);
  };
  const download = async () => {
    const file = await localTables.export(tableOfAddress(window.location.hash) ?? '');
    if (file !== undefined) downloadText(`great-machine-${truth?.seed ?? ''}.json`, file);
  };
  const isReady = truth !== undefined;
  return (
    <nav className="end-next" aria-label={t('ui.end.actions')}>
      {truth !== undefined && (
        <VariablePlan rematch={truth.rematch} isChosen={isVariable} onChoose={setIsVariable} />
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
  rematch: { same, variable },
  isChosen,
  onChoose,
}: {
  readonly rematch: Truth['rematch'];
  readonly isChosen: boolean;
  onChoose(isChosen: boolean): void;
}) {
  const t = useText();
  const words = useWords();
  const [now, next] = [same.masterPlan, variable.masterPlan];
  const adapted = variable.modules.filter(
    (module) => !same.modules.some((before) => JSON.stringify(before) === JSON.stringify(module)),
  );
  if (now === next && adapted.length === 0) return <p className="note">{t('ui.end.planStays', { now })}</p>;
  return (
    <label className="check">
      <input type="checkbox" checked={isChosen} onChange={({ target }) => onChoose(target.checked)} />
      <span>
        {t('ui.end.variablePlan')}{' '}
        <small>
          {now !== next && t('ui.end.variablePlanNote', { now, next })}{' '}
          {adapted.length > 0 && t('ui.end.modulesAdapt', { list: moduleWords(words, adapted) })}
        </small>
      </span>
    </label>
  );
}
