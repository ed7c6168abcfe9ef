import type { View } from '@great-machine/rules';
import { ShortName } from '../i18n/short-name.js';
import { useText } from '../i18n/use-words.js';
import { Picture } from '../kit/picture.js';

/** In a choice that all make at once: who is ready, never what they chose. */
export function Together({ view }: { readonly view: View }) {
  const t = useText();
  const choosing = view.questions.filter(({ kind }) => kind === 'access-choice' || kind === 'trust-share');
  if (choosing.length === 0) return null;
  const stateOf = (actor: string) => {
    const open = choosing.find((one) => one.actor === actor);
    if (open === undefined || !open.awaited) return 'ready';
    if ((open.draft?.length ?? 0) === 0) return 'stillChoosing';
    return open.kind === 'trust-share' ? 'offered' : 'laid';
  };
  return (
    <ul className="together" aria-label={t('ui.decide.together')}>
      {view.heroes.map(({ hero }) => (
        <li key={hero} className={stateOf(hero)}>
          <Picture kind="heroes" id={hero} className="inline-token hue-heroes" />
          <ShortName of="hero" id={hero} />: {t(`ui.decide.${stateOf(hero)}`)}
        </li>
      ))}
    </ul>
  );
}
