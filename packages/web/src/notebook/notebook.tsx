import type { View } from '@great-machine/rules';
import { useText } from '../i18n/use-words.js';
import type { TableStore } from '../state/table-store.js';
import { BagsChapter } from './bags-chapter.js';
import { Chapter } from './chapter.js';
import { HeroesPage } from './heroes-page.js';
import { MachinePage } from './machine-page.js';
import { useNotes } from './use-notes.js';
import { WhereaboutsGrid } from './whereabouts-grid.js';

/** What a side can know of the other one's knowledge, filled in by itself, with room for notes of one's own. */
export function Notebook({ view, store }: { readonly view: View; readonly store: TableStore }) {
  const t = useText();
  const [notes, keep, keepNow] = useNotes(store, view.audience === 'machine' ? 'machine' : 'revolutionaries');
  const isMachine = view.audience === 'machine';
  return (
    <section
      className="notebook"
      tabIndex={0}
      aria-label={t(isMachine ? 'ui.notebook.title' : 'ui.notebook.titleHeroes')}
    >
      <p className="notebook-help">{t(isMachine ? 'ui.notebook.help' : 'ui.notebook.helpHeroes')}</p>
      {isMachine ? <MachinePage view={view} notes={notes} onChange={keep} /> : <HeroesPage view={view} />}
      <Chapter title={t(isMachine ? 'ui.notebook.went' : 'ui.notebook.seen')}>
        <WhereaboutsGrid view={view} />
      </Chapter>
      <BagsChapter view={view} />
      <Chapter title={t('ui.notebook.text')}>
        <textarea
          aria-label={t('ui.notebook.text')}
          placeholder={t('ui.notebook.textHint')}
          disabled={notes === undefined}
          value={notes?.text ?? ''}
          rows={3}
          onChange={(event) => notes && keep({ ...notes, text: event.target.value })}
          onBlur={keepNow}
        />
      </Chapter>
    </section>
  );
}
