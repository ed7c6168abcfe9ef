import type { TableStatus } from '@great-machine/client';
import type { Menu } from '@great-machine/messages';
import type { PickView, Route, View } from '@great-machine/rules';
import { useEffect, useMemo, useState } from 'react';
import { actingFigure, placeOfFigure } from '../../board/acting.js';
import { Hint } from '../../decide/hint.js';
import { Laid } from '../../decide/laid.js';
import { MachinePlan } from '../../decide/machine-plan.js';
import { NotNow } from '../../decide/not-now.js';
import { Offers } from '../../decide/offers.js';
import { DecisionPanel } from '../../decide/panel.js';
import { type OnPoint, RouteList } from '../../decide/routes.js';
import { sharingOf } from '../../decide/sharing.js';
import { SoFar } from '../../decide/so-far.js';
import { Together } from '../../decide/together.js';
import type { Choosing } from '../../decide/use-choose.js';
import { useWords } from '../../i18n/use-words.js';
import type { TableShown, TableStore } from '../../state/table-store.js';
import { Remarks, Since } from './since.js';
import type { Ways } from './use-ways.js';

/** The open question with everything that helps to answer it. */
export function Asked({
  store,
  shown,
  view,
  menu,
  choosing,
  ways,
  wantsHint,
  onHintClosed,
  onPoint,
}: {
  readonly store: TableStore;
  readonly shown: TableShown;
  readonly view: View;
  readonly menu: Menu;
  readonly choosing: Choosing;
  readonly ways: Ways;
  readonly wantsHint: boolean;
  onHintClosed(): void;
  onPoint: OnPoint;
}) {
  const { kind, actor, seat } = menu.question;
  const { routes, areSought, goesTo } = ways;
  const sharing = useMemo(() => sharingOf(shown.questions, view), [shown.questions, view]);
  const words = useWords();
  const labelOf = ({ districts }: Route) =>
    districts.map((district) => words.name('district', district, 'title')).join(' › ');
  const routeOf = (pick: PickView) => (pick.names === 'access-card' ? routes.get(pick.of)?.[0] : undefined);
  return (
    <DecisionPanel
      menu={menu}
      view={view}
      sharing={sharing}
      choosing={choosing}
      place={placeOfFigure(view, actingFigure(view, actor))}
      routeOf={routeOf}
      isBusy={areSought || choosing.isAnswering}
      onPoint={onPoint}
      before={
        <>
          {kind === 'machine-phase' && (
            <MachinePlan
              view={view}
              moves={shown.moves}
              undoable={shown.status.undoable}
              onUndo={() => void store.undo()}
            />
          )}
          {kind === 'access-choice' && <Laid view={view} asked={actor} />}
          <SoFar view={view} menu={menu} />
          <Since
            history={shown.history}
            answeredAt={shown.answeredAt}
            onAgain={shown.canTellAgain ? () => store.again() : undefined}
          />
          {isSharedOut(shown.status) && <Together view={view} />}
          <Remarks remarks={shown.remarks} />
          {wantsHint && (
            <Hint
              store={store}
              view={view}
              menu={menu}
              questions={shown.questions}
              onTake={async (label, decision, picks) => {
                const answer = { seat, decision, picks };
                onHintClosed();
                choosing.give(label, [answer], await store.connection.isFinal(answer));
              }}
              onClose={onHintClosed}
            />
          )}
          {goesTo !== undefined && (
            <RouteList
              routes={worthWalking(routes.get(goesTo) ?? [])}
              destination={goesTo}
              onPoint={onPoint}
              onTake={async (route) => {
                const isFinal = await isFirstStepFinal(store, menu, route);
                choosing.ask(labelOf(route), isFinal, () => void store.walk(seat, actor, route));
              }}
            />
          )}
        </>
      }
      after={
        <>
          <Offers questions={shown.questions} view={view} choosing={choosing} onPoint={onPoint} />
          <NotNow key={menu.sentence} store={store} view={view} menu={menu} />
        </>
      }
    />
  );
}

/** Several seats lead the Heroes: they wait for each other. */
function isSharedOut({ seats }: TableStatus): boolean {
  return seats.filter(({ audience }) => audience === 'revolutionaries').length > 1;
}

/** Whole ways are of use where the best one is longer than a step; those with more danger are left out. */
function worthWalking(routes: readonly Route[]): readonly Route[] {
  const [best] = routes;
  if (best === undefined || best.districts.length < 2) return [];
  return routes.filter(({ captureChance }) => captureChance <= best.captureChance + 0.01);
}

async function isFirstStepFinal(
  store: TableStore,
  { question: { seat, id } }: Menu,
  { districts: [first] }: Route,
): Promise<boolean> {
  if (first === undefined) return false;
  const picks: readonly PickView[] = [{ pick: 'to', names: 'district', of: first }];
  return store.connection.isFinal({ seat, decision: id, picks });
}

/** Whether a hint is wanted; another question begins without. */
export function useHintWish(question: string | undefined): readonly [boolean, (wanted: boolean) => void] {
  const [wantsHint, setWantsHint] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choice is for one question
  useEffect(() => setWantsHint(false), [question]);
  return [wantsHint, setWantsHint];
}
