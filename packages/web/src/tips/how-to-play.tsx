import { PHASES } from '../explain/phases.js';
import { type UiKey, useText, useWords } from '../i18n/use-words.js';
import { Picture } from '../kit/picture.js';
import { HOW_TO_PLAY } from '../kit/router.js';
import { HeroActions, ServantActions } from './how-to-act.js';
import { Ideas } from './how-to-ideas.js';

const SIDES = [
  { side: 'heroes', kind: 'heroes', ids: ['veteran', 'actress', 'artificer'], goal: 'riot' },
  {
    side: 'machine',
    kind: 'servants',
    ids: ['judgementor', 'phantasmer', 'lex-hecate'],
    goal: 'master-plan',
  },
] as const;

const ADVICE = [1, 2, 3] as const;

/** The whole game on one page, for a player who has never played it. */
export function HowToPlay() {
  const t = useText();
  return (
    <article className="how-to" aria-labelledby={HOW_TO_PLAY}>
      <h2 id={HOW_TO_PLAY} tabIndex={-1}>
        {t('ui.howTo.title')}
      </h2>
      <p>{t('ui.howTo.lead')}</p>
      <div className="how-to-sides">
        {SIDES.map((side) => (
          <Side key={side.side} {...side} />
        ))}
      </div>
      <h3>{t('ui.howTo.round')}</h3>
      <Phases />
      <h3>{t('ui.howTo.ideas')}</h3>
      <Ideas />
      <HeroActions />
      <ServantActions />
      <h3>{t('ui.howTo.advice')}</h3>
      <div className="how-to-sides">
        {SIDES.map(({ side }) => (
          <Advice key={side} side={side} />
        ))}
      </div>
      <p className="how-to-more">{t('ui.howTo.more')}</p>
    </article>
  );
}

function Side({ side, kind, ids, goal }: (typeof SIDES)[number]) {
  const t = useText();
  return (
    <section className={`how-to-side how-to-${side} hue-${side}`}>
      <p className="how-to-portraits">
        {ids.map((id) => (
          <Picture key={id} kind={kind} id={id} />
        ))}
      </p>
      <h3>{t(`ui.howTo.${side}`)}</h3>
      <p>{t(`ui.howTo.${side}.who`)}</p>
      <p className="how-to-goal">
        <Picture kind="tokens" id={goal} className="how-to-token" />
        <span>
          <strong>{t('ui.howTo.win')}</strong> {t(`ui.howTo.${side}.win`)}
        </span>
      </p>
    </section>
  );
}

function Phases() {
  const t = useText();
  const words = useWords();
  return (
    <ol className="how-to-phases">
      {PHASES.map(({ phase, token }) => (
        <li key={phase}>
          <Picture kind="tokens" id={token} className="how-to-token" />
          <div>
            <h4>{words.name('phase', phase)}</h4>
            <p>{t(`ui.howTo.phase.${phase}`)}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

function Advice({ side }: { readonly side: 'heroes' | 'machine' }) {
  const t = useText();
  return (
    <section className={`how-to-side how-to-${side}`}>
      <h4>{t(`ui.howTo.${side}`)}</h4>
      <ul className="how-to-advice">
        {ADVICE.map((number) => (
          <li key={number}>{t(`ui.howTo.advice.${side}.${number}` satisfies UiKey)}</li>
        ))}
      </ul>
    </section>
  );
}
