import { useText } from '../i18n/use-words.js';
import { CardSources } from './card-sources.js';
import { LIBRARIES } from './libraries.js';
import { Page } from './page.js';

const ICONS = 'https://game-icons.net';
const ICONS_LICENCE = 'https://creativecommons.org/licenses/by/3.0/';

/** Whose this is, what it is made of, and where every card comes from. */
export function AboutScreen() {
  const t = useText();
  return (
    <Page title={t('ui.about.title')} lead={t('ui.about.lead')} className="about">
      <section className="panel prose">
        <h2>{t('ui.about.edition')}</h2>
        <p>{t('ui.about.noAffiliation')}</p>
        <p>{t('ui.about.facts')}</p>
        <p>{t('ui.about.privacy')}</p>
        <h2>{t('ui.about.licence')}</h2>
        <p>{t('ui.about.mit')}</p>
      </section>
      <section className="panel prose">
        <h2>{t('ui.about.credits')}</h2>
        <p>
          {t('ui.about.icons')} <a href={ICONS}>{t('ui.about.iconsLink')}</a>,{' '}
          <a href={ICONS_LICENCE}>{t('ui.about.iconsLicence')}</a>
        </p>
        <p>{t('ui.about.fonts')}</p>
        <table>
          <caption>{t('ui.about.libraries')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('ui.about.library')}</th>
              <th scope="col">{t('ui.about.its')}</th>
            </tr>
          </thead>
          <tbody translate="no">
            {LIBRARIES.map(({ name, licence, address }) => (
              <tr key={name}>
                <th scope="row">
                  <a href={address}>{name}</a>
                </th>
                <td>{licence}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <CardSources />
    </Page>
  );
}
