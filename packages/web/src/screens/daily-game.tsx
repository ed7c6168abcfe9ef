import type { Side } from '@great-machine/rules';
import { useText, useWords } from '../i18n/use-words.js';
import { Picture } from '../kit/picture.js';
import { useLevel } from '../state/begin.js';
import { dailySetup } from '../state/quick-setup.js';
import type { Begin } from './play-now.js';

/** One game a day that is the same for everybody; the day is that of UTC, so that it is the same everywhere. */
export function DailyGame({ begin, isBeginning }: Begin) {
  const t = useText();
  const { locale } = useWords();
  const { level } = useLevel();
  const today = new Date();
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(today);
  const play = (side: Side) => begin(dailySetup(side, level, today));
  return (
    <article className="daily frame">
      <Picture kind="tokens" id="city-event" className="daily-picture" />
      <h2>{t('ui.home.daily')}</h2>
      <p>{t('ui.home.dailyNote', { date })}</p>
      <div className="daily-sides">
        <button
          type="button"
          className="plain"
          disabled={isBeginning}
          onClick={() => play('revolutionaries')}
        >
          {t('ui.home.dailyHeroes')}
        </button>
        <button type="button" className="plain" disabled={isBeginning} onClick={() => play('machine')}>
          {t('ui.home.dailyMachine')}
        </button>
      </div>
    </article>
  );
}
