import { cameFrom } from '../explain/came-from.js';
import { type UiKey, useText } from '../i18n/use-words.js';
import { Icon } from '../kit/picture.js';
import { addressOf } from '../kit/router.js';
import { useArrival } from './page.js';
import { RulesReader } from './rules-reader.js';

/** The rules on a page of their own; `of` is the one to begin with. */
export default function RulesScreen({ of }: { readonly of?: string }) {
  const t = useText();
  const heading = useArrival(t('ui.page.title', { screen: t('ui.rules.title') }));
  const back = cameFrom();
  return (
    <main className="rules-screen">
      <RulesReader of={of}>
        <a className="plain" href={back ?? addressOf({ screen: '' })}>
          <Icon name={back === undefined ? 'home' : 'back'} /> {t(wayBack(back))}
        </a>
        <h1 ref={heading} tabIndex={-1}>
          {t('ui.rules.title')}
        </h1>
      </RulesReader>
    </main>
  );
}

function wayBack(address: string | undefined): UiKey {
  if (address === undefined) return 'ui.rules.home';
  return address.startsWith('#/table') ? 'ui.rules.backToGame' : 'ui.rules.back';
}
