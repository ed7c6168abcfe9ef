import { CLASSES } from '@great-machine/rules';
import { useText, useWords } from '../i18n/use-words.js';
import { Picture } from '../kit/picture.js';

const IDEAS = [
  { idea: 'discontent', token: 'discontent' },
  { idea: 'citizens', token: 'citizen' },
  { idea: 'trust', token: 'trust' },
  { idea: 'bonds', token: 'bond' },
  { idea: 'raids', token: 'raid' },
  { idea: 'access', token: 'access-card' },
] as const;

/** What the words of the game mean, with the row of classes below Discontent and Citizens. */
export function Ideas() {
  const t = useText();
  return (
    <ul className="how-to-ideas">
      {IDEAS.map(({ idea, token }) => (
        <li key={idea}>
          <Picture kind="tokens" id={token} className="how-to-token" />
          <div>
            <h4>{t(`ui.howTo.${idea}`)}</h4>
            <p>{t(`ui.howTo.${idea}.text`)}</p>
            {idea === 'citizens' && <Classes />}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Classes() {
  const t = useText();
  const words = useWords();
  return (
    <ol className="how-to-classes">
      {CLASSES.map((kind, at) => (
        <li key={kind}>
          <span className="visually-hidden">{t('ui.howTo.stageNeeded', { stage: at + 1 })}</span>
          <b aria-hidden="true">{at + 1}</b> {words.name('kind', kind, 'many')}
        </li>
      ))}
    </ol>
  );
}
