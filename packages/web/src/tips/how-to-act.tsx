import { MAJOR_DISTRICTS } from '../explain/special-actions.js';
import { useText, useWords } from '../i18n/use-words.js';
import { Picture } from '../kit/picture.js';

const STANDARD = [
  { action: 'incitement', token: 'discontent' },
  { action: 'identify', token: 'citizen' },
  { action: 'move-citizens', token: 'initiative' },
  { action: 'attack', token: 'assault-die' },
  { action: 'gain-trust', token: 'trust' },
  { action: 'riot', token: 'riot' },
] as const;

const OF_SERVANTS = [
  { action: 'raid', token: 'raid' },
  { action: 'arrest', token: 'arrested' },
  { action: 'repair', token: 'guard' },
] as const;

/** The Actions of Heroes, and those that the Major Districts add. */
export function HeroActions() {
  const t = useText();
  const words = useWords();
  return (
    <>
      <h3>{t('ui.howTo.heroActions')}</h3>
      <p>{t('ui.howTo.heroActionsNote')}</p>
      <ul className="how-to-actions">
        {STANDARD.map(({ action, token }) => (
          <li key={action}>
            <Picture kind="tokens" id={token} className="how-to-token" />
            <p>
              <strong>{words.textOf(`hero-action.${action}`)}</strong> {t(`ui.howTo.action.${action}`)}
            </p>
          </li>
        ))}
        {MAJOR_DISTRICTS.map((district) => (
          <InDistrict key={district} district={district} text={t(`ui.howTo.action.${district}`)} />
        ))}
      </ul>
    </>
  );
}

export function ServantActions() {
  const t = useText();
  const words = useWords();
  return (
    <>
      <h3>{t('ui.howTo.servantActions')}</h3>
      <p>{t('ui.howTo.servantActionsNote')}</p>
      <ul className="how-to-actions">
        {OF_SERVANTS.map(({ action, token }) => (
          <li key={action}>
            <Picture kind="tokens" id={token} className="how-to-token" />
            <p>
              <strong>{words.textOf(`servant-action.${action}`)}</strong> {t(`ui.howTo.servant.${action}`)}
            </p>
          </li>
        ))}
        {MAJOR_DISTRICTS.map((district) => (
          <InDistrict key={district} district={district} text={t(`ui.howTo.servant.${district}`)} />
        ))}
      </ul>
    </>
  );
}

function InDistrict({ district, text }: { readonly district: string; readonly text: string }) {
  const words = useWords();
  return (
    <li className={`hue-${district}`}>
      <Picture kind="districts" id={district} className="how-to-token how-to-district" />
      <p>
        <strong>{words.name('district', district, 'title')}</strong> {text}
      </p>
    </li>
  );
}
