import { useState } from 'react';
import { Icon, Picture } from '../app/picture.js';
import { addressOf } from '../app/router.js';
import { useText, useWords } from '../i18n/words.js';
import type { GameSummary } from '../table/saved-game.js';
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
  const { id, heroes, sitters, round, phase, tracks, outcome, savedAt } = game;
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
          <dd>{whoPlays(t, sitters, 'revolutionaries')}</dd>
          <dt>{t('ui.side.machine')}</dt>
          <dd>{whoPlays(t, sitters, 'machine')}</dd>
        </dl>
        <p className="note">
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
        <button
          type="button"
          className="plain"
          title={t('ui.saved.downloadNote')}
          aria-label={t('ui.saved.downloadOne', { date })}
          onClick={onDownload}
        >
          <Icon name="save" /> {t('ui.saved.download')}
        </button>
        <RemoveButton date={date} onRemove={onRemove} />
      </div>
    </li>
  );
}

/** The first click asks, the second one does it; looking elsewhere takes the question back. */
function RemoveButton({ date, onRemove }: { readonly date: string; readonly onRemove: () => void }) {
  const t = useText();
  const [isSure, setIsSure] = useState(false);
  return (
    <button
      type="button"
      className={isSure ? 'plain danger' : 'plain'}
      aria-label={t(isSure ? 'ui.saved.removeSureOne' : 'ui.saved.removeOne', { date })}
      onClick={() => (isSure ? onRemove() : setIsSure(true))}
      onBlur={() => setIsSure(false)}
      onMouseLeave={() => setIsSure(false)}
    >
      {t(isSure ? 'ui.saved.removeSure' : 'ui.saved.remove')}
    </button>
  );
}
