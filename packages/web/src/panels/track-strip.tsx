import { roman } from '@great-machine/messages';
import { LAST_PLAN, RIOT_STAGE, RIOTS_TO_WIN, type View } from '@great-machine/rules';
import { useText, useWords } from '../i18n/use-words.js';
import { Picture } from '../kit/picture.js';
import { raceOf } from './race.js';

/** Where there is no room for the dial: both tracks and the City Event in one line. */
export function TrackStrip({ view, onCards }: { readonly view: View; onCards(): void }) {
  const t = useText();
  const words = useWords();
  const { discontent, 'master-plan': plan } = view.tracks;
  const { ahead } = raceOf(view);
  const leads = <span className="visually-hidden"> {t('ui.dial.leads')}</span>;
  return (
    <div className="track-strip">
      <span
        className={`strip-plan${ahead === 'machine' ? ' ahead' : ''}`}
        data-explain="term:master-plan"
        tabIndex={0}
      >
        <Picture kind="tokens" id="master-plan" className="inline-token" />
        <span className="visually-hidden">{t('ui.dial.masterPlan')}</span> <strong>{roman(plan)}</strong>/
        {roman(LAST_PLAN)}
        {ahead === 'machine' && leads}
      </span>
      <span
        className={`strip-discontent${ahead === 'heroes' ? ' ahead' : ''}`}
        data-explain="term:discontent"
        tabIndex={0}
      >
        <Picture kind="tokens" id="discontent" className="inline-token" />
        <span className="visually-hidden">{t('ui.dial.discontent')}</span> <strong>{discontent}</strong>/
        {RIOT_STAGE}
        {ahead === 'heroes' && leads}
      </span>
      <span data-explain="term:riot" tabIndex={0}>
        <Picture kind="tokens" id="riot" className="inline-token" />
        <span className="visually-hidden">{t('ui.dial.riotsShort')}</span> <strong>{view.riots}</strong>/
        {RIOTS_TO_WIN}
      </span>
      {view.cityEvent !== undefined && (
        <button type="button" className="plain small" onClick={onCards}>
          {words.name('city-event', view.cityEvent)}
        </button>
      )}
    </div>
  );
}
