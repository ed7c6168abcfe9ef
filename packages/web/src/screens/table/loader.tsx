import { type ReactElement, useEffect, useState } from 'react';
import { useText } from '../../i18n/use-words.js';
import { addressOf } from '../../kit/router.js';
import { takeOpenTable } from '../../state/open-tables.js';
import { TELLING_SPEEDS, useSettings } from '../../state/settings.js';
import { TableStore } from '../../state/table-store.js';
import { localTables } from '../../table/client.js';
import type { OpenFault } from '../../table/local-tables.js';
import { Page } from '../page.js';
import { loadTable } from './load.js';

/** Opens the table of an address: the one just begun, or a saved game. */
export function TableLoader({ id }: { readonly id: string }) {
  const t = useText();
  const [table, setTable] = useState<ReactElement | undefined>();
  const [failure, setFailure] = useState<OpenFault | undefined>();
  const [error, setError] = useState<unknown>();
  if (error !== undefined) throw error;
  useEffect(() => {
    let opened: TableStore | undefined;
    let isGone = false;
    const speed = () => TELLING_SPEEDS[useSettings.getState().speed];
    const open = async () => {
      const begun = takeOpenTable(id);
      // What others do meanwhile is told by the clock of the store, so the screen has to be there before it.
      const [connection, { TableScreen }] = await Promise.all([
        begun?.connection ?? localTables.open(id),
        loadTable(),
      ]);
      if (typeof connection === 'string') {
        setFailure(connection);
        return;
      }
      opened = new TableStore(connection, speed, setError);
      if (isGone) opened.close();
      else setTable(<TableScreen store={opened} isNew={begun?.isNew === true} />);
    };
    open().catch(setError);
    return () => {
      isGone = true;
      opened?.close();
    };
  }, [id]);
  if (failure !== undefined) {
    return (
      <Page title={t('ui.open.failed')} lead={t(`ui.open.${failure}`)}>
        <p>
          <a className="primary" href={addressOf({ screen: '' })}>
            {t('ui.open.home')}
          </a>
        </p>
      </Page>
    );
  }
  return table ?? <p className="loading">{t('ui.table.loading')}</p>;
}
