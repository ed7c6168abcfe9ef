import { refusalSentence } from '@great-machine/messages';
import type { Refusal } from '@great-machine/rules';
import { useWords } from '../i18n/use-words.js';
import { addressOf } from '../kit/router.js';

/** What contradicts, with the rule that it goes by; the rule opens beside the page, which is kept as it is. */
export function Reason({ refusal }: { readonly refusal: Refusal }) {
  const words = useWords();
  return (
    <p className="fault reason">
      {refusalSentence(words, refusal)}{' '}
      <a href={addressOf({ screen: 'rules', of: refusal.rule })} target="_blank" rel="noopener">
        {refusal.rule}
      </a>
    </p>
  );
}
