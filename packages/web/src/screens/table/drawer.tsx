import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useText } from '../../i18n/use-words.js';
import { Icon } from '../../kit/picture.js';

/** What a drawer over the City may hold, by the icon of its tab. */
export const DRAWERS = ['log', 'notebook', 'cards'] as const;
export type DrawerTab = (typeof DRAWERS)[number];

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Log, notebook and what lies open: over the City, never over the options; closed until a person opens it. */
export function Drawer({
  front,
  contents,
  onTurn,
}: {
  readonly front: DrawerTab;
  readonly contents: Readonly<Record<DrawerTab, ReactNode>>;
  /** Another tab, or none. */
  onTurn(tab: DrawerTab | undefined): void;
}) {
  const t = useText();
  const id = useId();
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => strip.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus(), []);
  const turn = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onTurn(undefined);
    const step = STEPS[key];
    if (step === undefined) return;
    const next = DRAWERS[(DRAWERS.indexOf(front) + step + DRAWERS.length) % DRAWERS.length];
    if (next === undefined) return;
    onTurn(next);
    strip.current?.querySelector<HTMLElement>(`[data-tab=${next}]`)?.focus();
  };
  return (
    <section className="drawer" aria-label={t('ui.drawer.title')} onKeyDown={turn}>
      <div className="tab-strip" role="tablist" aria-label={t('ui.drawer.title')} ref={strip}>
        {DRAWERS.map((tab) => (
          <button
            key={tab}
            id={`${id}-${tab}`}
            type="button"
            role="tab"
            data-tab={tab}
            aria-selected={tab === front}
            aria-controls={`${id}-panel`}
            tabIndex={tab === front ? 0 : -1}
            onClick={() => onTurn(tab)}
          >
            <Icon name={tab} /> {t(`ui.drawer.${tab}`)}
          </button>
        ))}
      </div>
      <button
        type="button"
        className="plain round drawer-close"
        aria-label={t('ui.drawer.close')}
        onClick={() => onTurn(undefined)}
      >
        <Icon name="cross" />
      </button>
      <div className="tab-panel" id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${front}`}>
        {contents[front]}
      </div>
    </section>
  );
}

/** The buttons of the top bar that open and close the drawer. */
export function DrawerButtons({
  front,
  onTurn,
}: {
  readonly front: DrawerTab | undefined;
  onTurn(tab: DrawerTab | undefined): void;
}) {
  const t = useText();
  return DRAWERS.map((tab) => (
    <button
      key={tab}
      type="button"
      className="plain"
      data-drawer={tab}
      aria-expanded={tab === front}
      title={t(`ui.drawer.${tab}`)}
      aria-label={t(`ui.drawer.${tab}`)}
      onClick={() => onTurn(tab === front ? undefined : tab)}
    >
      <Icon name={tab} />
    </button>
  ));
}
