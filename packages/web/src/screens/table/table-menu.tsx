import { useRef } from 'react';
import { keepPlace } from '../../explain/came-from.js';
import { readRules } from '../../explain/reading.js';
import { useText } from '../../i18n/use-words.js';
import { Icon } from '../../kit/picture.js';
import { addressOf, HOW_TO_PLAY } from '../../kit/router.js';
import { type Settings, SPEEDS, useSettings } from '../../state/settings.js';
import type { TableStore } from '../../state/table-store.js';

const KEYS = [
  'digits',
  'e',
  'n',
  'u',
  'b',
  'h',
  'c',
  'z',
  's',
  'q',
  'question-mark',
  'tab',
  'enter',
  'escape',
] as const;

/** Everything else at a table: the keys, the rules, sound, the file of the game, and the way home. */
export function TableMenu({
  store,
  children,
}: {
  readonly store: TableStore;
  readonly children: React.ReactNode;
}) {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const { muted, speed } = useSettings();
  const read = (of?: string) => {
    dialog.current?.close();
    readRules(of);
  };
  return (
    <>
      <button
        type="button"
        className="plain"
        data-menu
        aria-label={t('ui.menu.open')}
        onClick={() => dialog.current?.showModal()}
      >
        <Icon name="menu" />
      </button>
      <dialog ref={dialog} className="table-menu" aria-labelledby="menu-title">
        <header>
          <h2 id="menu-title">{t('ui.menu.title')}</h2>
          <button type="button" className="plain small" onClick={() => dialog.current?.close()}>
            {t('ui.decide.close')}
          </button>
        </header>
        <nav>
          <a className="plain" href={addressOf({ screen: '' })}>
            <Icon name="home" /> {t('ui.table.menu')}
          </a>
          <button type="button" className="plain" onClick={() => read(HOW_TO_PLAY)}>
            <Icon name="help" /> {t('ui.menu.howToPlay')}
          </button>
          <button type="button" className="plain" onClick={() => read()}>
            <Icon name="rules" /> {t('ui.menu.rules')}
          </button>
          <a className="plain" href={addressOf({ screen: 'settings' })} onClick={keepPlace}>
            <Icon name="settings" /> {t('ui.menu.settings')}
          </a>
          <button type="button" className="plain" onClick={() => useSettings.setState({ muted: !muted })}>
            <Icon name={muted ? 'mute' : 'sound'} /> {t(muted ? 'ui.menu.unmute' : 'ui.menu.mute')}
          </button>
          {children}
        </nav>
        <label className="menu-speed">
          <span>{t('ui.settings.speed')}</span>
          <select
            value={speed}
            onChange={({ target }) => useSettings.setState({ speed: target.value as Settings['speed'] })}
          >
            {SPEEDS.map((value) => (
              <option key={value} value={value}>
                {t(`ui.settings.speed.${value}`)}
              </option>
            ))}
          </select>
        </label>
        <h3>{t('ui.menu.keys')}</h3>
        <dl className="keys">
          {KEYS.map((key) => (
            <div key={key}>
              <dt>
                <kbd>{t(`ui.key.${key}`)}</kbd>
              </dt>
              <dd>{t(`ui.key.${key}.does`)}</dd>
            </div>
          ))}
        </dl>
        <p className="saving">{savingText(t, store)}</p>
      </dialog>
    </>
  );
}

function savingText(t: ReturnType<typeof useText>, store: TableStore): string {
  const saving = store.snapshot()?.status.saving;
  if (typeof saving === 'object') return t('ui.table.saveFailed', { message: saving.failed });
  return t('ui.menu.saved');
}
