import type { View } from '@great-machine/rules';
import { useText, useWords } from '../../i18n/use-words.js';
import { Icon } from '../../kit/picture.js';
import { addressOf } from '../../kit/router.js';
import { ReportButton } from '../../report/report-button.js';
import type { TableShown, TableStore } from '../../state/table-store.js';
import { useArrival } from '../page.js';
import { DrawerButtons, type DrawerTab } from './drawer.js';
import { PhaseLamps } from './phase-lamps.js';
import { TableMenu } from './table-menu.js';
import { useWaiting } from './waiting.js';

/** Round, Phase, whose turn it is, and what can be done at any time. */
export function TopBar({
  store,
  shown,
  view,
  isAsked,
  drawer,
  onDrawer,
  onHint,
}: {
  readonly store: TableStore;
  readonly shown: TableShown;
  readonly view: View;
  readonly isAsked: boolean;
  readonly drawer: DrawerTab | undefined;
  onDrawer(tab: DrawerTab | undefined): void;
  onHint(): void;
}) {
  const t = useText();
  const words = useWords();
  const { status } = shown;
  const waiting = useWaiting(shown, isAsked);
  const where = `${t('ui.table.round', { round: view.round })} ${words.name('phase', view.phase)}`;
  const heading = useArrival(t('ui.page.title', { screen: where }));
  return (
    <header className="top-bar">
      <a className="plain" href={addressOf({ screen: '' })} aria-label={t('ui.table.menu')}>
        <Icon name="home" />
      </a>
      <h1 ref={heading} tabIndex={-1} className="when">
        {t('ui.table.round', { round: view.round })}
      </h1>
      <PhaseLamps phase={view.phase} />
      <p className="whose-turn">{waiting}</p>
      <div className="top-tools">
        <button type="button" className="plain" disabled={!isAsked} onClick={onHint}>
          <Icon name="hint" /> <span className="tool-text">{t('ui.table.hint')}</span>
        </button>
        <button
          type="button"
          className="plain"
          disabled={status.undoable === 0}
          title={status.undoable === 0 ? t('ui.table.undoNothing') : undefined}
          onClick={() => void store.undo()}
        >
          <Icon name="undo" /> <span className="tool-text">{t('ui.table.undo')}</span>
        </button>
        <DrawerButtons front={drawer} onTurn={onDrawer} />
        <TableMenu store={store}>
          <ReportButton trouble={{ message: status.trouble ?? '' }} />
        </TableMenu>
      </div>
    </header>
  );
}

/** What went wrong without ending the game, said plainly. */
export function Troubles({ shown }: { readonly shown: TableShown }) {
  const t = useText();
  const { saving, trouble } = shown.status;
  return (
    <>
      {trouble !== undefined && (
        <p className="trouble" role="alert">
          {t('ui.table.trouble', { message: trouble })}
        </p>
      )}
      {typeof saving === 'object' && (
        <p className="trouble" role="alert">
          {t('ui.table.saveFailed', { message: saving.failed })}
        </p>
      )}
    </>
  );
}
