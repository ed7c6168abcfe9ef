import { useState } from 'react';
import { useText } from '../i18n/use-words.js';
import { Picture } from '../kit/picture.js';
import { addressOf } from '../kit/router.js';
import { beginTable, messageOf } from '../state/begin.js';
import type { TableSetup } from '../table/setup.js';
import { DailyGame } from './daily-game.js';
import { HomeTitle } from './home-title.js';
import { PlayNow } from './play-now.js';
import { SavedGames } from './saved-games.js';

/** The title of the game, and every way into it. */
export function HomeScreen() {
  const t = useText();
  const [isBeginning, setIsBeginning] = useState(false);
  const [failure, setFailure] = useState<string | undefined>();
  const begin = (setup: TableSetup) => {
    setIsBeginning(true);
    beginTable(setup).catch((error: unknown) => {
      setFailure(messageOf(error));
      setIsBeginning(false);
    });
  };
  return (
    <div className="screen home">
      <HomeTitle />
      <main className="home-body">
        {failure !== undefined && (
          <p className="fault" role="alert">
            {t('ui.home.failed', { message: failure })}
          </p>
        )}
        <PlayNow begin={begin} isBeginning={isBeginning} />
        <div className="home-side">
          <SavedGames begin={begin} isBeginning={isBeginning} />
          <section className="home-more" aria-label={t('ui.home.more')}>
            <a className="new-game-link frame" href={addressOf({ screen: 'new' })}>
              <Picture kind="tokens" id="access-card" className="new-game-picture" />
              <span>
                <strong>{t('ui.home.new')}</strong>
                <small>{t('ui.home.newNote')}</small>
              </span>
            </a>
            <DailyGame begin={begin} isBeginning={isBeginning} />
            <p className="note">{t('ui.app.subtitle')}</p>
          </section>
        </div>
      </main>
    </div>
  );
}
