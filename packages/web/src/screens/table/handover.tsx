import type { TableStatus } from '@great-machine/client';
import { useText, useWords } from '../../i18n/use-words.js';
import { Picture } from '../../kit/picture.js';
import type { TableStore } from '../../state/table-store.js';
import { useArrival } from '../page.js';
import { playersOf, sidesWaitedFor } from './next-players.js';

/** Between two people at one screen: nothing of either side is on the page. */
export function Handover({ store, status }: { readonly store: TableStore; readonly status: TableStatus }) {
  const t = useText();
  const { locale } = useWords();
  const heading = useArrival(t('ui.page.title', { screen: t('ui.handover.title') }));
  const [side = 'machine'] = sidesWaitedFor(status);
  const who = playersOf(t, locale, status, side);
  return (
    <main className="handover">
      <Picture kind="tokens" id="emblem" className="handover-emblem" />
      <h1 ref={heading} tabIndex={-1}>
        {t('ui.handover.title')}
      </h1>
      <p className="next">{t('ui.handover.to', { who })}</p>
      <p>{t('ui.handover.text', { who })}</p>
      <button type="button" className="primary" onClick={() => void store.show(side)}>
        {t('ui.handover.go')}
      </button>
    </main>
  );
}

/** The side at the screen has nothing to say, but people of the other side have. */
export function PassOn({ store, status }: { readonly store: TableStore; readonly status: TableStatus }) {
  const t = useText();
  const { locale } = useWords();
  const sides = sidesWaitedFor(status);
  const [side] = sides;
  if (side === undefined || sides.some((one) => one === status.audience)) return null;
  const who = playersOf(t, locale, status, side);
  return (
    <div className="pass-on">
      <p>{t('ui.handover.done', { who })}</p>
      <button type="button" className="primary" onClick={() => void store.show(undefined)}>
        {t('ui.handover.hide')}
      </button>
    </div>
  );
}
