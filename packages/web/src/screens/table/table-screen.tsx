import type { Menu } from '@great-machine/messages';
import { type PickView, type Route, type SeatQuestion, samePickView } from '@great-machine/rules';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { actingFigure } from '../../board/acting.js';
import { Board } from '../../board/board.js';
import { Sky } from '../../board/sky.js';
import { NO_TARGETS, targetsOf } from '../../board/targets.js';
import { picksNotOffered } from '../../decide/not-offered.js';
import type { OnPoint } from '../../decide/routes.js';
import { useChoose } from '../../decide/use-choose.js';
import { Explanations } from '../../explain/explanations.js';
import { stopReading, useReading } from '../../explain/reading.js';
import { useText, useWords } from '../../i18n/use-words.js';
import { useFocusReturn } from '../../kit/focus.js';
import { CityEventCard, MachineCard } from '../../panels/cards.js';
import { ColumnPortrait } from '../../panels/column-portrait.js';
import { lastDirection } from '../../panels/direction-token.js';
import { Log } from '../../panels/log.js';
import { OpenCards } from '../../panels/open-cards.js';
import { pickableIn } from '../../panels/pickable.js';
import { useSounds } from '../../sound/use-sounds.js';
import { pressOption } from '../../state/press-option.js';
import type { Scene } from '../../state/scenes.js';
import { TELLING_SPEEDS, useSettings } from '../../state/settings.js';
import type { TableShown, TableStore } from '../../state/table-store.js';
import { Tip } from '../../tips/tip.js';
import { Announcer } from './announcer.js';
import { Asked, useHintWish } from './asked.js';
import { Caption } from './caption.js';
import { Drawer, type DrawerTab } from './drawer.js';
import { Handover, PassOn } from './handover.js';
import { useKeys } from './keys.js';
import { SheetHandle, type SheetPlace } from './sheet.js';
import { Standing, Tray } from './sides.js';
import { TopBar, Troubles } from './top-bar.js';
import { useMenu } from './use-menu.js';
import { useWays } from './use-ways.js';
import { useWaiting } from './waiting.js';

/** A table that opens does without them. */
const Moments = lazy(() => import('../../moments/layer.js'));
const Opening = lazy(() => import('../../moments/opening.js'));
const EndScreen = lazy(() =>
  import('../../end/end-screen.js').then(({ EndScreen }) => ({ default: EndScreen })),
);
const Notebook = lazy(() =>
  import('../../notebook/notebook.js').then(({ Notebook }) => ({ default: Notebook })),
);

const RulesDialog = lazy(() => import('./rules-dialog.js'));

const NO_QUESTIONS: readonly SeatQuestion[] = [];
const NO_DRAFT: readonly PickView[] = [];
const NOTHING: ReadonlySet<string> = new Set();

/** A table: loads, hides everything between two people, or shows the side that looks at it. */
export function TableScreen({
  store,
  isNew,
}: {
  readonly store: TableStore;
  /** The game begins: it is opened before the first question. */
  readonly isNew: boolean;
}) {
  const t = useText();
  const speed = useSettings((settings) => TELLING_SPEEDS[settings.speed]);
  const [isOpening, setIsOpening] = useState(isNew && speed !== 'off');
  const shown = useSyncExternalStore(store.subscribe, store.snapshot);
  const reading = useReading(({ page }) => page);
  useEffect(() => stopReading, []);
  if (shown === undefined) return <p className="loading">{t('ui.table.loading')}</p>;
  const { audience } = shown.status;
  return (
    <>
      {reading !== undefined && (
        <Suspense>
          <RulesDialog of={reading.of} />
        </Suspense>
      )}
      {isOpening && (
        <Suspense>
          <Opening side={audience ?? 'public'} view={shown.view} onEnd={() => setIsOpening(false)} />
        </Suspense>
      )}
      {audience === undefined ? (
        <Handover store={store} status={shown.status} />
      ) : (
        <SideOfTable store={store} shown={shown} isOpening={isOpening} />
      )}
    </>
  );
}

function SideOfTable({
  store,
  shown,
  isOpening,
}: {
  readonly store: TableStore;
  readonly shown: TableShown;
  readonly isOpening: boolean;
}) {
  const t = useText();
  const words = useWords();
  const { view, questions, status, history, happening, isPlaying } = shown;
  const { speed } = useSettings();
  useSounds(shown);
  const [latest, setLatest] = useState<string | undefined>();
  const menu = useMenu(view, isOpening ? NO_QUESTIONS : questions, latest);
  const choosing = useChoose(store, menu);
  const [wantsHint, setWantsHint] = useHintWish(menu?.sentence);
  const [pointedAt, setPointedAt] = useState(NOTHING);
  const [pointedWay, setPointedWay] = useState<Route | undefined>();
  const ways = useWays(store, view, menu, shown.read);
  const askedHero = menu?.question.actor;
  const way = pointedWay ?? (ways.goesTo === undefined ? undefined : ways.routes.get(ways.goesTo)?.[0]);
  const waysShown = useMemo(
    () => new Map(askedHero === undefined || way === undefined ? [] : [[askedHero, way]]),
    [askedHero, way],
  );
  const [drawer, setDrawer] = useState<DrawerTab | undefined>();
  const [sheet, setSheet] = useState<SheetPlace>('half');
  useFocusReturn(drawer !== undefined);
  useFocusReturn(wantsHint);
  useFocusReturn(choosing.pending !== undefined);
  const waiting = useWaiting(shown, menu !== undefined);
  const openCards = useCallback(() => setDrawer('cards'), []);
  useEffect(() => setLatest(choosing.latest), [choosing.latest]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question begins afresh
  useEffect(() => {
    choosing.clear();
    setPointedAt(NOTHING);
    setPointedWay(undefined);
  }, [menu?.question.id, menu?.sentence]);
  const targets = useMemo(
    () =>
      menu === undefined
        ? NO_TARGETS
        : targetsOf(
            menu.choices.flatMap(({ picks }) => picks),
            menu.question.kind,
          ),
    [menu],
  );
  const pickable = useMemo(() => pickableIn(questions, view), [questions, view]);
  const direction = useMemo(() => lastDirection(history), [history]);
  const draft = menu?.question.draft ?? NO_DRAFT;
  const chosen = useMemo(
    () => new Set(draft.flatMap((pick) => (pick.names === 'citizen' ? [pick.of] : []))),
    [draft],
  );
  const actions = useMemo(
    () => ({
      u: () => void store.undo(),
      h: () => setWantsHint(true),
      b: () => menu?.canGoBack === true && choosing.back(),
      s: () => store.skip(),
      q: () => document.getElementById('question')?.focus(),
      c: () => document.querySelector<SVGGElement>('.tile')?.focus(),
      '?': () => document.querySelector<HTMLButtonElement>('[data-menu]')?.click(),
      e: () => document.querySelector<HTMLButtonElement>('.ends .choice')?.click(),
      n: () => pressOption({ pick: 'no-stops', names: 'nothing' }),
    }),
    [store, menu, choosing, setWantsHint],
  );
  useKeys(actions);
  if (view === undefined) return <p className="loading">{t('ui.table.loading')}</p>;
  const acting = actingFigure(view, askedAlone(menu) ?? actorOf(shown.scene));
  const point: OnPoint = (things, way) => {
    setPointedAt(new Set(things));
    setPointedWay(way);
  };
  const pick = (wanted: PickView) => {
    const choice = menu?.choices.find(({ picks }) => picks.some((one) => samePickView(one, wanted)));
    if (choice === undefined) return;
    const [answer] = choice.answers;
    const answers =
      choice.alike > 1 && answer !== undefined ? [{ ...answer, picks: [wanted] }] : choice.answers;
    choosing.give(choice.label, answers, choice.final, choice.meaning);
  };
  const whyNot = (district: string) => {
    if (menu === undefined) return;
    const { seat, id } = menu.question;
    const expected = picksNotOffered(words, view, menu).find((one) => isOf(one, district));
    if (expected !== undefined) choosing.askWhyNot({ seat, decision: id, picks: [expected] });
  };
  return (
    <div
      className={`table side-${status.audience}${isPlaying ? ' telling' : ''}`}
      data-phase={view.phase}
      data-side={status.audience}
      data-sheet={sheet}
      data-asks={menu?.question.kind}
      data-hand={offersCards(menu) || undefined}
    >
      <Sky phase={view.phase} />
      <TopBar
        store={store}
        shown={shown}
        view={view}
        isAsked={menu !== undefined}
        drawer={drawer}
        onDrawer={setDrawer}
        onHint={() => setWantsHint(true)}
      />
      <aside className="right" aria-label={t('ui.table.right')}>
        <SheetHandle place={sheet} onPlace={setSheet} />
        {menu !== undefined && (
          <p className="sheet-turn" aria-hidden="true">
            {waiting}
          </p>
        )}
        <ColumnPortrait view={view} acting={acting} />
        {menu === undefined ? (
          <section className="decision waiting">
            <h2 className="question">{waiting}</h2>
            <PassOn store={store} status={status} />
            {view.outcome !== undefined && !isPlaying && (
              <Suspense>
                <EndScreen view={view} store={store} status={status} />
              </Suspense>
            )}
          </section>
        ) : (
          <Asked
            store={store}
            shown={shown}
            view={view}
            menu={menu}
            choosing={choosing}
            ways={ways}
            wantsHint={wantsHint}
            onHintClosed={() => setWantsHint(false)}
            onPoint={point}
          />
        )}
        {menu !== undefined && <Tip menu={menu} view={view} />}
        <Troubles shown={shown} />
      </aside>
      <main className="stage">
        <Board
          view={view}
          acting={acting}
          happening={happening}
          targets={targets}
          pointedAt={pointedAt}
          chosen={chosen}
          ways={waysShown}
          onPick={pick}
          onWhyNot={whyNot}
        />
        <Suspense>
          <Moments shown={shown} isHeld={speed === 'step'} />
        </Suspense>
        {isPlaying && <Caption store={store} shown={shown} />}
        {drawer !== undefined && (
          <Drawer
            front={drawer}
            onTurn={setDrawer}
            contents={{
              log: <Log history={history} onPoint={point} />,
              notebook: (
                <Suspense>
                  <Notebook key={view.audience} view={view} store={store} />
                </Suspense>
              ),
              cards: (
                <>
                  <CityEventCard view={view} direction={direction} />
                  <MachineCard view={view} />
                  <OpenCards view={view} />
                </>
              ),
            }}
          />
        )}
      </main>
      <Standing view={view} direction={direction} onCards={openCards} />
      <Tray view={view} acting={acting} pickable={pickable} />
      <Announcer shown={shown} menu={menu} />
      <Explanations view={view} />
    </div>
  );
}

/** The actor who is asked, unless all Heroes are at once. */
function askedAlone(menu: Menu | undefined): string | undefined {
  const isOfAll =
    menu?.question.kind === 'trust-share' || menu?.choices.some(({ picks }) => picks.length === 0);
  return isOfAll === true ? undefined : menu?.question.actor;
}

/** The figure whose deed a scene tells. */
function actorOf(scene: Scene | undefined): string | undefined {
  const { hero, servant } = scene?.lines[0]?.params ?? {};
  const actor = servant ?? hero;
  return typeof actor === 'string' ? actor : undefined;
}

/** Whether the asked Hero's hand is out. */
function offersCards(menu: Menu | undefined): boolean {
  const picks = menu?.choices.flatMap((choice) => choice.picks) ?? [];
  return menu?.question.kind === 'access-choice' && picks.some(({ names }) => names === 'access-card');
}

function isOf(pick: PickView, district: string): boolean {
  return (pick.names === 'district' || pick.names === 'access-card') && pick.of === district;
}
