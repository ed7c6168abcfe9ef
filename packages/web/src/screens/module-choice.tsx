import { type GameModule, itemAt } from '@great-machine/rules';
import { useId } from 'react';
import { useText, useWords } from '../i18n/use-words.js';
import { MODULE_PICTURES } from '../kit/module-pictures.js';
import { Icon, Picture } from '../kit/picture.js';
import { ADDITIONS, bringerOf, contradictionsOf, GAME, isChosen, toggleModule } from './module-draft.js';
import { OptionSwitch } from './module-options.js';
import type { Drafting } from './new-game.js';
import { withModules } from './new-game-draft.js';
import { Reason } from './reason.js';

/** Those with options first: chosen, they are taller, and stand side by side. */
const CARDS = [...ADDITIONS].sort(
  (a, b) => Object.keys(b.options ?? {}).length - Object.keys(a.options ?? {}).length,
);

/** The modules of the expansion as cards: what each adds, for whom, and what the table chooses with it. */
export function ModuleChoice({ draft, change }: Drafting) {
  const t = useText();
  const words = useWords();
  return (
    <section className="panel module-choice">
      <h2>{t('ui.new.modules')}</h2>
      <p className="note">{words.name('module', GAME.id, 'advice')}</p>
      <ul className="module-cards">
        {CARDS.map((module) => (
          <li key={module.id}>
            <ModuleCard module={module} draft={draft} change={change} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ModuleCard({ module, draft, change }: Drafting & { readonly module: GameModule }) {
  const t = useText();
  const words = useWords();
  const advice = useId();
  const { id, options = {}, needs = [] } = module;
  const { modules, masterPlan } = draft;
  const chosen = isChosen(modules, id);
  const bringer = bringerOf(modules, id);
  const missing = needs.filter((needed) => !isChosen(modules, needed));
  const { kind, id: picture, hue } = itemAt(MODULE_PICTURES, id);
  return (
    <article className={`module-card ${hue} ${chosen || bringer !== undefined ? 'chosen' : ''}`}>
      <label className="module-pick">
        <input
          type="checkbox"
          className="visually-hidden"
          aria-describedby={advice}
          checked={chosen || bringer !== undefined}
          disabled={bringer !== undefined}
          onChange={() => change(withModules(draft, toggleModule(modules, id)))}
        />
        <span className="module-picture">
          <Picture kind={kind} id={picture} />
          <span className="module-mark">
            <Icon name="check" />
          </span>
        </span>
        <span className="module-words">
          <strong>{words.name('module', id)}</strong>
          <span>{words.name('module', id, 'effect')}</span>
        </span>
      </label>
      <p className="module-advice" id={advice}>
        <Icon name="hint" />
        <span>
          {words.name('module', id, 'advice')}{' '}
          {bringer !== undefined && t('ui.new.moduleBrought', { modules: [bringer] })}
          {bringer === undefined && missing.length > 0 && t('ui.new.moduleNeeds', { modules: missing })}
        </span>
      </p>
      {chosen && Object.keys(options).length > 0 && (
        <div className="module-options">
          {Object.keys(options).map((option) => (
            <OptionSwitch key={option} of={module} option={option} draft={draft} change={change} />
          ))}
        </div>
      )}
      <div role="status">
        {chosen &&
          contradictionsOf(modules, masterPlan)[id]?.map((refusal) => (
            <Reason key={refusal.code} refusal={refusal} />
          ))}
      </div>
    </article>
  );
}
