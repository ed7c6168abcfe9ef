import type { Truth } from '@great-machine/client';
import { finishSentence, outcomeSentence } from '@great-machine/messages';
import type { Outcome } from '@great-machine/rules';
import { useText, useWords } from '../i18n/use-words.js';
import { storyOf } from './story.js';

/** The game told in a handful of sentences. */
export function Story({ truth, outcome }: { readonly truth: Truth; readonly outcome: Outcome }) {
  const t = useText();
  const words = useWords();
  const chapters = storyOf(truth);
  return (
    <section className="end-story" aria-labelledby="end-story">
      <h3 id="end-story">{t('ui.end.story')}</h3>
      {chapters.length === 0 && <p>{t('ui.end.quiet')}</p>}
      <ol>
        {chapters.map(({ round, cityEvent, moments }) => (
          <li key={round}>
            <h4>
              {cityEvent === undefined
                ? t('ui.end.chapterPlain', { round })
                : t('ui.end.chapter', { round, event: cityEvent })}
            </h4>
            {moments.map(({ key, params }) => (
              <p key={`${key} ${JSON.stringify(params)}`}>{finishSentence(words.textOf(key, params))}</p>
            ))}
          </li>
        ))}
      </ol>
      <p className="end-last">{outcomeSentence(words, outcome)}</p>
    </section>
  );
}
