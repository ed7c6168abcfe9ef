import { useId, useState } from 'react';
import { cameFrom } from '../explain/came-from.js';
import { useText } from '../i18n/use-words.js';
import { PickOne } from '../kit/pick-one.js';
import { Icon } from '../kit/picture.js';
import {
  BUSES,
  CONFIRMATIONS,
  type Settings,
  SPEEDS,
  TEXT_SIZES,
  THEMES,
  TIPS,
  USUAL_SETTINGS,
  useSettings,
} from '../state/settings.js';
import { Page } from './page.js';

/** The pseudo-language is for developers who look for texts that are not in a catalog. */
function localesOffered(): readonly ('en' | 'en-XA')[] {
  return new URLSearchParams(window.location.search).has('pseudo') ? ['en', 'en-XA'] : ['en'];
}

export function SettingsScreen() {
  const t = useText();
  const settings = useSettings();
  const back = cameFrom();
  const [isReset, setIsReset] = useState(false);
  const change = (changed: Partial<Settings>) => {
    setIsReset(false);
    useSettings.setState(changed);
  };
  return (
    <Page title={t('ui.settings.title')} lead={t('ui.settings.lead')} className="settings">
      {back?.startsWith('#/table') && (
        <a className="plain settings-back" href={back}>
          <Icon name="back" /> {t('ui.rules.backToGame')}
        </a>
      )}
      <section className="panel">
        <h2>{t('ui.settings.look')}</h2>
        <PickOne
          legend={t('ui.settings.theme')}
          options={THEMES.map((value) => ({ value, label: t(`ui.settings.theme.${value}`) }))}
          value={settings.theme}
          onPick={(theme) => change({ theme })}
        />
        <PickOne
          legend={t('ui.settings.textSize')}
          options={TEXT_SIZES.map((value) => ({
            value,
            label: t('ui.settings.textSizeAt', { percent: value }),
          }))}
          value={settings.textSize}
          onPick={(textSize) => change({ textSize })}
        />
        <p className="sample">{t('ui.settings.sample')}</p>
        <PickOne
          legend={t('ui.settings.locale')}
          options={localesOffered().map((value) => ({ value, label: t(`ui.settings.locale.${value}`) }))}
          value={settings.locale}
          onPick={(locale) => change({ locale })}
        />
      </section>
      <section className="panel">
        <h2>{t('ui.settings.play')}</h2>
        <PickOne
          legend={t('ui.settings.confirm')}
          options={CONFIRMATIONS.map((value) => ({ value, label: t(`ui.settings.confirm.${value}`) }))}
          value={settings.confirm}
          onPick={(confirm) => change({ confirm })}
        />
        <PickOne
          legend={t('ui.settings.speed')}
          options={SPEEDS.map((value) => ({ value, label: t(`ui.settings.speed.${value}`) }))}
          value={settings.speed}
          onPick={(speed) => change({ speed })}
          note={t('ui.settings.speedNote')}
        />
        <PickOne
          legend={t('ui.tips.setting')}
          options={TIPS.map((value) => ({ value, label: t(`ui.tips.setting.${value}`) }))}
          value={settings.tips}
          onPick={(tips) => change({ tips })}
          note={t('ui.tips.settingNote')}
        />
      </section>
      <section className="panel">
        <h2>{t('ui.settings.sound')}</h2>
        <Sound settings={settings} change={change} />
      </section>
      <section className="settings-reset">
        <button
          type="button"
          className="plain"
          onClick={() => {
            change(USUAL_SETTINGS);
            setIsReset(true);
          }}
        >
          <Icon name="undo" /> {t('ui.settings.reset')}
        </button>
        <p role="status">{isReset && t('ui.settings.resetDone')}</p>
      </section>
    </Page>
  );
}

function Sound({
  settings: { volumes, muted },
  change,
}: {
  readonly settings: Settings;
  readonly change: (changed: Partial<Settings>) => void;
}) {
  const t = useText();
  const id = useId();
  return (
    <div className="sound">
      <label className="check">
        <input type="checkbox" checked={muted} onChange={({ target }) => change({ muted: target.checked })} />
        <Icon name={muted ? 'mute' : 'sound'} /> {t('ui.settings.muted')}
      </label>
      <fieldset className="volumes" disabled={muted}>
        <legend className="visually-hidden">{t('ui.settings.volume')}</legend>
        {BUSES.map((bus) => {
          const percent = t('ui.settings.textSizeAt', { percent: volumes[bus] });
          return (
            <div key={bus} className="volume">
              <label htmlFor={`${id}-${bus}`}>{t(`ui.settings.volume.${bus}`)}</label>
              <input
                id={`${id}-${bus}`}
                type="range"
                min={0}
                max={100}
                step={5}
                value={volumes[bus]}
                aria-valuetext={percent}
                onChange={({ target }) => change({ volumes: { ...volumes, [bus]: Number(target.value) } })}
              />
              <span className="percent" aria-hidden="true">
                {percent}
              </span>
            </div>
          );
        })}
      </fieldset>
    </div>
  );
}
