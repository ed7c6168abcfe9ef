import { buildMenu } from '@great-machine/messages';
import type { SeatQuestion, View } from '@great-machine/rules';
import { useText, useWords } from '../i18n/use-words.js';
import { ChoiceButton } from './choices.js';
import type { OnPoint } from './routes.js';
import type { Choosing } from './use-choose.js';

/** Cards and tokens that may be played beside the question, or left (R-WIN-1). */
export function Offers({
  questions,
  view,
  choosing,
  onPoint,
}: {
  readonly questions: readonly SeatQuestion[];
  readonly view: View;
  readonly choosing: Choosing;
  onPoint: OnPoint;
}) {
  const t = useText();
  const words = useWords();
  const choices = questions
    .filter(({ isOffer }) => isOffer)
    .flatMap((question) => buildMenu(words, [question], view)?.choices ?? []);
  if (choices.length === 0) return null;
  return (
    <section className="offers">
      <h3 className="choices-title">{t('ui.decide.offers')}</h3>
      <ul className="choices offered" aria-label={t('ui.decide.offers')}>
        {choices.map((choice) => (
          <li key={choice.label}>
            <ChoiceButton
              choice={choice}
              route={undefined}
              onChoose={() => choosing.choose(choice)}
              onPoint={onPoint}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
