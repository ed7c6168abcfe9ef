import type { Menu } from '@great-machine/messages';
import type { View } from '@great-machine/rules';
import { useEffect } from 'react';
import { RuleLink } from '../explain/rule-text.js';
import { useText } from '../i18n/words.js';
import { Icon } from '../kit/picture.js';
import { HOW_TO_PLAY } from '../kit/router.js';
import { useSettings } from '../state/settings.js';
import { isShown } from './seen.js';
import { noteShown, useTips } from './tips-state.js';
import { headingOf, linesOf, type Topic, topicOf } from './topics.js';

/** For a newcomer: what this step of the round is for. */
export function Tip({ menu, view }: { readonly menu: Menu; readonly view: View }) {
  const setting = useSettings(({ tips }) => tips);
  const seen = useTips((state) => state.seen);
  const { kind, draft } = menu.question;
  const topic = topicOf(kind, draft);
  if (topic === undefined || !isShown(setting, seen, topic, view.round)) return null;
  return <TipText topic={topic} round={view.round} />;
}

function TipText({ topic, round }: { readonly topic: Topic; readonly round: number }) {
  const t = useText();
  const lines = linesOf(topic);
  const isFolded = useTips((state) => state.isFolded);
  useEffect(() => noteShown(topic, round), [topic, round]);
  return (
    <section className="tip" aria-label={t('ui.tips.title')}>
      <details
        open={!isFolded}
        onToggle={({ currentTarget }) => useTips.setState({ isFolded: !currentTarget.open })}
      >
        <summary>
          <Icon name="info" /> {t(headingOf(topic))}
        </summary>
        <ul>
          {lines.map((line) => (
            <li key={line}>
              {t(line)} {line === lines.at(-1) && <MoreLink />}
            </li>
          ))}
        </ul>
      </details>
      <button
        type="button"
        className="plain round"
        title={t('ui.tips.hide')}
        aria-label={t('ui.tips.hide')}
        onClick={hideTips}
      >
        ×
      </button>
    </section>
  );
}

function hideTips(): void {
  useSettings.setState({ tips: 'never' });
  document.getElementById('question')?.focus();
}

function MoreLink() {
  const t = useText();
  return <RuleLink id={HOW_TO_PLAY}>{t('ui.tips.howToPlay')}</RuleLink>;
}
