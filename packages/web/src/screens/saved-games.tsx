import { useEffect, useRef, useState } from 'react';
import { useText } from '../i18n/use-words.js';
import { downloadText } from '../kit/download.js';
import { addressOf, HOW_TO_PLAY } from '../kit/router.js';
import { messageOf } from '../state/begin.js';
import { localTables } from '../table/client.js';
import type { GameSummary } from '../table/saved-games.js';
import { firstGame } from '../tips/first-game.js';
import { startTips } from '../tips/tips-state.js';
import type { Begin } from './play-now.js';
import { SavedGame } from './saved-game.js';

/** As many as leave the rest of the menu in sight. */
const SHOWN_FIRST = window.innerHeight > 900 ? 3 : 1;

/** The games on this device, newest first. A device that keeps none still lets people play. */
export function SavedGames({ begin, isBeginning }: Begin) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const [games, setGames] = useState<readonly GameSummary[] | undefined>();
  const [failure, setFailure] = useState<string | undefined>();
  const [trouble, setTrouble] = useState<string | undefined>();
  const [showsAll, setShowsAll] = useState(false);
  useEffect(() => {
    localTables.list().then(setGames, (error: unknown) => setFailure(messageOf(error)));
  }, []);
  const tell = (error: unknown) => setTrouble(messageOf(error));
  const remove = async (id: string) => {
    await localTables.remove(id);
    setGames((kept) => kept?.filter((game) => game.id !== id));
    heading.current?.focus();
  };
  const download = async (id: string) => {
    const text = await localTables.export(id);
    if (text !== undefined) downloadText(`great-machine-${id}.record.json`, text);
  };
  if (games?.length === 0) return <FirstTime begin={begin} isBeginning={isBeginning} />;
  if (games === undefined && failure === undefined) return null;
  const kept = games ?? [];
  const shown = showsAll ? kept : kept.slice(0, SHOWN_FIRST);
  return (
    <section className="saved frame">
      <h2 ref={heading} tabIndex={-1}>
        {t('ui.saved.title')}
      </h2>
      {failure !== undefined && (
        <p className="fault" role="alert">
          {t('ui.saved.failed', { message: failure })}
        </p>
      )}
      {trouble !== undefined && (
        <p className="fault" role="alert">
          {t('ui.saved.actionFailed', { message: trouble })}
        </p>
      )}
      <ul className="saved-games">
        {shown.map((game) => (
          <SavedGame
            key={game.id}
            game={game}
            onRemove={() => void remove(game.id).catch(tell)}
            onDownload={() => void download(game.id).catch(tell)}
          />
        ))}
      </ul>
      {shown.length < kept.length && (
        <button type="button" className="plain" onClick={() => setShowsAll(true)}>
          {t('ui.saved.all', { count: kept.length })}
        </button>
      )}
    </section>
  );
}

function FirstTime({ begin, isBeginning }: Begin) {
  const t = useText();
  const play = () => {
    startTips();
    begin(firstGame());
  };
  return (
    <section className="saved frame">
      <h2>{t('ui.saved.firstTitle')}</h2>
      <p>{t('ui.tips.firstGameNote')}</p>
      <p className="first-time">
        <button type="button" className="primary" disabled={isBeginning} onClick={play}>
          {t('ui.tips.firstGame')}
        </button>
        <a href={addressOf({ screen: 'rules', of: HOW_TO_PLAY })}>{t('ui.tips.howToPlay')}</a>
      </p>
    </section>
  );
}
