import { addressOf } from '../app/router.js';
import { useText } from '../i18n/words.js';

/** The rule behind something, to be read beside the game. */
export function RuleLink({ rule }: { readonly rule: string }) {
  const t = useText();
  return (
    <a className="rule-id" href={addressOf({ screen: 'rules', of: rule })} target="_blank" rel="noreferrer">
      {t('ui.decide.rule', { rule })}
    </a>
  );
}
