import type { TableStatus, Truth } from '@great-machine/client';
import { outcomeSentence } from '@great-machine/messages';
import type { Outcome, View } from '@great-machine/rules';
import { useEffect, useRef, useState } from 'react';
import { useText, useWords } from '../i18n/use-words.js';
import { Icon, Picture } from '../kit/picture.js';
import { backdropOf } from '../state/backdrops.js';
import type { TableStore } from '../state/table-store.js';
import { Hidden } from './hidden.js';
import { RoundsTable } from './rounds-table.js';
import { Story } from './story-list.js';
import { TrackChart } from './track-chart.js';
import { WhatNext } from './what-next.js';

interface EndProps {
  readonly view: View;
  readonly store: TableStore;
  readonly status: TableStatus;
}

/** The end of a game: a button, and over the table how it ended, why, and everything that was hidden. */
export function EndScreen({ view, store, status }: EndProps) {
  const t = useText();
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const truth = useTruth(store);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  if (view.outcome === undefined) return null;
  return (
    <>
      <button type="button" className="primary end-open" onClick={() => dialog.current?.showModal()}>
        <Icon name="trophy" /> {t('ui.end.open')}
      </button>
      <dialog
        ref={dialog}
        className={`end won-by-${view.outcome.winner}`}
        aria-label={outcomeSentence(words, view.outcome)}
      >
        <div className="end-body">
          <Banner view={view} outcome={view.outcome} />
          <div className="end-pages" tabIndex={0}>
            {truth === undefined ? (
              <p role="status">{t('ui.end.loading')}</p>
            ) : (
              <>
                <div className="end-columns">
                  <Story truth={truth} outcome={view.outcome} />
                  <TrackChart truth={truth} />
                </div>
                <RoundsTable truth={truth} />
                <Hidden truth={truth} />
              </>
            )}
          </div>
          <WhatNext view={view} status={status} truth={truth} onClose={() => dialog.current?.close()} />
        </div>
      </dialog>
    </>
  );
}

function Banner({ view, outcome }: { readonly view: View; readonly outcome: Outcome }) {
  const t = useText();
  const words = useWords();
  const { winner, how } = outcome;
  const isMachine = winner === 'machine';
  const backdrop = backdropOf(how);
  const victors = isMachine
    ? view.servants.map(({ servant }) => ['servants', servant] as const)
    : view.heroes.map(({ hero }) => ['heroes', hero] as const);
  const sentence =
    view.audience === 'public'
      ? 'ui.end.inRound'
      : view.audience === winner
        ? 'ui.end.youWon'
        : 'ui.end.youLost';
  return (
    <header className={`end-banner ${isMachine ? 'hue-machine' : 'hue-heroes'}`}>
      <span className={`end-backdrop scene hue-${backdrop.id}`}>
        <Picture kind={backdrop.kind} id={backdrop.id} />
      </span>
      <div className="victors">
        {victors.map(([kind, id]) => (
          <Picture key={id} kind={kind} id={id} />
        ))}
      </div>
      <div>
        <h2>{words.name('winner', winner)}</h2>
        <p>
          {words.name('ending', how)}. {t(sentence, { round: view.round })}
        </p>
      </div>
    </header>
  );
}

function useTruth(store: TableStore): Truth | undefined {
  const [truth, setTruth] = useState<Truth | undefined>();
  const [error, setError] = useState<unknown>();
  if (error !== undefined) throw error;
  useEffect(() => {
    let isGone = false;
    store.connection
      .truth()
      .then((known) => !isGone && setTruth(known))
      .catch(setError);
    return () => {
      isGone = true;
    };
  }, [store]);
  return truth;
}
