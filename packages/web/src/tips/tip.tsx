import type { Menu } from '@great-machine/messages';
import type { View } from '@great-machine/rules';
import { useEffect, useRef } from 'react';
import { RuleLink } from '../explain/rule-text.js';
import { useText } from '../i18n/use-words.js';
import { HOW_TO_PLAY } from '../kit/router.js';
import { useSettings } from '../state/settings.js';
import { isShown } from './seen.js';
import { noteSeen, useTips } from './tips-state.js';
import { headingOf, type Topic, textOf, topicOf } from './topics.js';
import { usePlace } from './use-place.js';

/** For a newcomer: what this step of the round is for. */
export function Tip({ menu, view }: { readonly menu: Menu; readonly view: View }) {
  const setting = useSettings(({ tips }) => tips);
  const seen = useTips((state) => state.seen);
  const { id, kind, draft } = menu.question;
  const topic = topicOf(kind, draft);
  if (topic === undefined || !isShown(setting, seen, topic, view.round)) return null;
  return <Bubble key={`${topic} ${id}`} topic={topic} round={view.round} />;
}

/** Lies in the sky or at the top of the column and moves nothing. It goes with the answer, or when the player closes it. */
function Bubble({ topic, round }: { readonly topic: Topic; readonly round: number }) {
  const t = useText();
  const bubble = useRef<HTMLElement>(null);
  usePlace(bubble);
  useEffect(() => {
    const closeByKey = ({ key }: KeyboardEvent) => {
      const isInDialog = document.querySelector('dialog[open]') !== null;
      if (key === 'Escape' && !isInDialog) noteSeen(topic, round);
    };
    window.addEventListener('keydown', closeByKey);
    return () => {
      window.removeEventListener('keydown', closeByKey);
      noteSeen(topic, round);
    };
  }, [topic, round]);
  const close = () => {
    noteSeen(topic, round);
    document.getElementById('question')?.focus();
  };
  return (
    <section ref={bubble} className="tip" aria-label={t('ui.tips.title')}>
      <h3>{t(headingOf(topic))}</h3>
      <p>
        {t(textOf(topic))} <RuleLink id={HOW_TO_PLAY}>{t('ui.tips.howToPlay')}</RuleLink>
      </p>
      <button type="button" className="plain round" aria-label={t('ui.tips.close')} onClick={close}>
        ×
      </button>
    </section>
  );
}
