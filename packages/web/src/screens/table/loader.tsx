import { useEffect, useState } from 'react';
import { useText } from '../../i18n/use-words.js';
import { addressOf } from '../../kit/router.js';
import { takeOpenTable } from '../../state/open-tables.js';
import { TELLING_SPEEDS, useSettings } from '../../state/settings.js';
import { TableStore } from '../../state/table-store.js';
import { localTables } from '../../table/client.js';
import type { OpenFault } from '../../table/local-tables.js';
import { Page } from '../page.js';
import { TableScreen } from './table-screen.js';

/** Opens the table of an address: the one just begun, or a saved game. */
export function TableLoader({ id }: { readonly id: string }) {
  const t = useText();
  const [store, setStore] = useState<TableStore | undefined>();
  const [isNew, setIsNew] = useState(false);
  const [failure, setFailure] = useState<OpenFault | undefined>();
  const [error, setError] = useState<unknown>();
  if (error !== undefined) throw error;
  useEffect(() => {
    let opened: TableStore | undefined;
    let isGone = false;
    const speed = () => TELLING_SPEEDS[useSettings.getState().speed];
    const open = async () => {
      const begun = takeOpenTable(id);
      const connection = begun?.connection ?? (await localTables.open(id));
      if (typeof connection === 'string') {
        setFailure(connection);
        return;
      }
      opened = new TableStore(connection, speed, setError);
      if (isGone) opened.close();
      else {
        setIsNew(begun?.isNew === true);
        setStore(opened);
      }
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
  return store === undefined ? (
    <p className="loading">{t('ui.table.loading')}</p>
  ) : (
    <TableScreen store={store} isNew={isNew} />
  );
}
