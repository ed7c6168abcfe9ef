import { useText, useWords } from '../i18n/use-words.js';
import { PickOne } from '../kit/pick-one.js';
import { giveHero, type Leader, leaderOf } from './control.js';
import { controlOf } from './hero-content.js';
import type { Drafting } from './new-game.js';

/** Which Revolutionary leads which Hero, as they like; of Heroes left to chance, only whether one is shared. */
export function WhoLeads({ draft, change }: Drafting) {
  const t = useText();
  const words = useWords();
  const { revolutionaries, sharedHero } = draft;
  const control = controlOf(draft);
  if (control === undefined) {
    return (
      <>
        {revolutionaries === 2 && (
          <PickOne
            legend={t('ui.new.third')}
            options={[
              { value: 'led', label: t('ui.new.thirdLed') },
              { value: 'shared', label: t('ui.new.thirdShared') },
            ]}
            value={sharedHero ? 'shared' : 'led'}
            onPick={(third) => change({ sharedHero: third === 'shared' })}
          />
        )}
        <p className="note">{t('ui.new.dealt')}</p>
      </>
    );
  }
  const leaders: readonly Leader[] = revolutionaries === 2 ? [1, 2, 'both'] : [1, 2, 3];
  return (
    <fieldset className="who-leads">
      <legend>{t('ui.new.whoLeads')}</legend>
      {draft.heroes.map((hero) => (
        <PickOne
          key={hero}
          legend={words.name('hero', hero, 'short')}
          options={leaders.map((leader) => ({
            value: leader,
            label: leader === 'both' ? t('ui.new.leadBoth') : String(leader),
          }))}
          value={leaderOf(control, hero)}
          onPick={(leader) => change({ control: giveHero(control, hero, leader) })}
        />
      ))}
    </fieldset>
  );
}
