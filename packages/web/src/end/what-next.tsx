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
  const again = (setupOf: (game: LastGame) => TableSetup) => {
    if (truth === undefined) return;
    const { city, start } = truth;
    const heroes = view.heroes.map(({ hero }) => hero);
    const game = { seats: status.seats, heroes, city, masterPlan: start.masterPlan };
    beginTable(setupOf(game)).catch(setError);
  };
  const download = async () => {
    const file = await localTables.export(tableOfAddress(window.location.hash) ?? '');
    if (file !== undefined) downloadText(`great-machine-${truth?.seed ?? ''}.json`, file);
  };
  const isReady = truth !== undefined;
  return (
    <nav className="end-next" aria-label={t('ui.end.actions')}>
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
