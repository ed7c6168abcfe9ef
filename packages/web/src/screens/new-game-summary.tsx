import { useText, useWords } from '../i18n/use-words.js';
import { additionsOf, planStartOf } from './module-draft.js';
import { type Draft, occupantsOf } from './new-game-draft.js';
import { whoPlays } from './who-plays.js';

/** What will be played, what stands against it, and the button that starts it. */
export function NewGameSummary({
  draft,
  problems,
  isBeginning,
  onStart,
}: {
  readonly draft: Draft;
  readonly problems: readonly string[];
  readonly isBeginning: boolean;
  readonly onStart: () => void;
}) {
  const t = useText();
  const words = useWords();
  const occupants = occupantsOf(draft);
  const { heroesAre, heroes, city, masterPlan } = draft;
  const modules = additionsOf(draft.modules);
  const names = heroes.map((hero) => words.name('hero', hero, 'short'));
  const heroNames =
    heroesAre === 'random' || names.length === 0 ? t('ui.new.heroesAtRandom') : names.join(', ');
  const machineWho = whoPlays(t, occupants, 'machine');
  const heroesWho = whoPlays(t, occupants, 'revolutionaries');
  return (
    <section className="start-bar" aria-label={t('ui.new.summary')}>
      <div className="start-words">
        <div role="alert">
          {problems.map((problem) => (
            <p key={problem} className="fault">
              {problem}
            </p>
          ))}
        </div>
        <p>
          <strong>{t('ui.new.summaryPlayers', { machineWho, heroesWho })}</strong>{' '}
          {t('ui.new.summaryRest', {
            heroNames,
            city: words.textOf(`ui.city.${city}`),
            plan: planStartOf(draft.modules) ?? masterPlan,
          })}{' '}
          {modules.length > 0 && t('ui.new.summaryModules', { modules })}
        </p>
      </div>
      <button type="button" className="primary big" disabled={isBeginning} onClick={onStart}>
        {t('ui.new.start')}
      </button>
    </section>
  );
}
