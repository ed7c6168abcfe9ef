import { useState } from 'react';
import { useText, useWords } from '../i18n/use-words.js';
import { Picture } from '../kit/picture.js';
import { addressOf } from '../kit/router.js';
import type { GameSummary } from '../table/saved-games.js';
import { whoPlays } from './who-plays.js';

/** A saved game: who plays, how it stands, and what can be done with it. */
export function SavedGame({
  game,
  onRemove,
  onDownload,
}: {
  readonly game: GameSummary;
  readonly onRemove: () => void;
  readonly onDownload: () => void;
}) {
  const t = useText();
  const words = useWords();
  const { id, heroes, modules, occupants, round, phase, tracks, outcome, savedAt } = game;
  const date = new Intl.DateTimeFormat(words.locale, { dateStyle: 'medium', timeStyle: 'short' }).format(
    savedAt,
  );
  const isOver = outcome !== undefined;
  return (
    <li className="saved-game">
      <div className="saved-portraits hue-heroes">
        {heroes.map((hero) => (
          <Picture key={hero} kind="heroes" id={hero} label={words.name('hero', hero, 'short')} />
        ))}
      </div>
      <div className="saved-facts">
        <h3>
          {t('ui.saved.round', { round })}{' '}
          <span>{isOver ? t('ui.saved.won', { wonId: outcome.winner }) : words.name('phase', phase)}</span>
        </h3>
        <dl className="saved-sides">
          <dt>{t('ui.side.heroes')}</dt>
          <dd>{whoPlays(t, occupants, 'revolutionaries')}</dd>
          <dt>{t('ui.side.machine')}</dt>
          <dd>{whoPlays(t, occupants, 'machine')}</dd>
        </dl>
        <p className="note">
          {modules.length > 0 && (
            <>
              {t('ui.saved.modules', { modules })}
              <br />
            </>
          )}
          {t('ui.saved.tracks', { plan: tracks['master-plan'], discontent: tracks.discontent })}
          <br />
          {t('ui.saved.at', { date })}
        </p>
      </div>
      <div className="saved-tools">
        <a
          className="primary"
          href={addressOf({ screen: 'table', of: id })}
          aria-label={t(isOver ? 'ui.saved.lookOne' : 'ui.saved.openOne', { date })}
        >
          {t(isOver ? 'ui.saved.look' : 'ui.saved.open')}
        </a>
        <SureButton
          label={t('ui.saved.download')}
          spoken={t('ui.saved.downloadOne', { date })}
          sure={t('ui.saved.downloadSure')}
          spokenSure={t('ui.saved.downloadSureOne', { date })}
          onSure={onDownload}
        />
        <SureButton
          label={t('ui.saved.remove')}
          spoken={t('ui.saved.removeOne', { date })}
          sure={t('ui.saved.removeSure')}
          spokenSure={t('ui.saved.removeSureOne', { date })}
          onSure={onRemove}
        />
      </div>
    </li>
  );
}

/** The first click asks, the second one does it; looking elsewhere takes the question back. */
function SureButton({
  label,
  spoken,
  sure,
  spokenSure,
  onSure,
}: {
  readonly label: string;
  readonly spoken: string;
  readonly sure: string;
  readonly spokenSure: string;
  readonly onSure: () => void;
}) {
  const [isAsking, setIsAsking] = useState(false);
  const act = () => {
    setIsAsking(!isAsking);
    if (isAsking) onSure();
  };
  return (
    <button
      type="button"
      className={isAsking ? 'plain danger' : 'plain'}
      aria-label={isAsking ? spokenSure : spoken}
      onClick={act}
      onBlur={() => setIsAsking(false)}
      onMouseLeave={() => setIsAsking(false)}
    >
      {isAsking ? sure : label}
    </button>
  );
}
