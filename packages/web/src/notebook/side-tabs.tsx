import type { View } from '@great-machine/rules';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useText } from '../i18n/words.js';
import { Icon } from '../kit/picture.js';
import type { TableStore } from '../state/table-store.js';
import { Notebook } from './notebook.js';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The log and the notebook, one behind the other. Only the one in front is there, so that the log opens at its end. */
export function SideTabs({
  view,
  store,
  children: log,
}: {
  readonly view: View;
  readonly store: TableStore;
  readonly children: ReactNode;
}) {
  const t = useText();
  const id = useId();
  const [front, setFront] = useState(0);
  const strip = useRef<HTMLDivElement>(null);
  const notebookTitle = t(view.audience === 'machine' ? 'ui.notebook.title' : 'ui.notebook.titleHeroes');
  const tabs = [
    { label: t('ui.notebook.log'), icon: 'log', content: log },
    {
      label: notebookTitle,
      icon: view.audience === 'machine' ? 'notebook' : 'eye',
      content: <Notebook key={view.audience} view={view} store={store} />,
    },
  ];
  const turn = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (front + step + tabs.length) % tabs.length;
    setFront(next);
    strip.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div className="side-tabs">
      <div
        className="tab-strip"
        role="tablist"
        aria-label={t('ui.notebook.tabs')}
        ref={strip}
        onKeyDown={turn}
      >
        {tabs.map(({ label, icon }, at) => (
          <button
            key={icon}
            id={`${id}-tab-${at}`}
            type="button"
            role="tab"
            aria-selected={at === front}
            aria-controls={`${id}-panel`}
            tabIndex={at === front ? 0 : -1}
            onClick={() => setFront(at)}
          >
            <Icon name={icon} /> {label}
          </button>
        ))}
      </div>
      <div className="tab-panel" id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-tab-${front}`}>
        {tabs[front]?.content}
      </div>
    </div>
  );
}
