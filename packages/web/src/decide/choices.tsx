import { type Choice, capitalise, type Menu, type Words } from '@great-machine/messages';
import type { PickView, Route } from '@great-machine/rules';
import type { ExplainedOption, ExplainedWay } from '../explain/explained.js';
import { districtOfSpecial } from '../explain/special-actions.js';
import { useText, useWords } from '../i18n/use-words.js';
import { Icon, Picture } from '../kit/picture.js';
import { pickKey, thingsOf } from '../state/pick-key.js';
import { Chips, isSureToFail, RouteChips } from './chips.js';
import { hasPictogram, isWeighty, Pictogram } from './pictograms.js';
import type { OnPoint } from './routes.js';
import { useCardDrag } from './use-card-drag.js';
import type { Choosing } from './use-choose.js';

interface ChoicesProps {
  readonly menu: Menu;
  readonly choosing: Choosing;
  /** Where the figure is that acts. */
  readonly place: string | undefined;
  /** The way that an option leads, as the City stands now. */
  routeOf(pick: PickView): Route | undefined;
  onPoint: OnPoint;
}

/** The District or figure that a choice names, whose picture then says which. */
function pictured({ picks: [pick] }: Choice): {
  readonly district?: string;
  readonly kind?: 'servant' | 'hero';
  readonly figure?: string;
} {
  if (pick?.names === 'district' || pick?.names === 'access-card') return { district: pick.of };
  return pick?.names === 'servant' || pick?.names === 'hero' ? { kind: pick.names, figure: pick.of } : {};
}

function isPick({ picks: [pick] }: Choice, kind: string): boolean {
  return pick?.pick === kind;
}

/** What ends the answering: it stands at the foot of the question. */
function isLast(choice: Choice): boolean {
  return isPick(choice, 'end') || isPick(choice, 'ready') || isPick(choice, 'go-on');
}

/** It takes back what a Hero has laid. */
function isChange({ picks }: Choice): boolean {
  return picks.length === 0;
}

/** What is chosen is a card, which does what is written on it. */
function isCard({ picks: [pick] }: Choice): boolean {
  return pick?.names === 'card';
}

/** Up to so many cards have room for what is written on them. */
const FEW_CARDS = 4;

/** Whether what is written on cards stands on the options. */
function areRead(choices: readonly Choice[]): boolean {
  const cards = choices.filter(isCard).length;
  return cards > 0 && cards <= FEW_CARDS;
}

/** How a Hero or Servant who is an option is called beside the picture; an option in words of its own keeps them. */
function nameOfFigure(words: Words, { kind, figure }: ReturnType<typeof pictured>, label: string) {
  if (kind === undefined || figure === undefined) return undefined;
  if (kind === 'servant') return words.name(kind, figure);
  return label === capitalise(words.name(kind, figure, 'title'))
    ? words.name(kind, figure, 'short')
    : undefined;
}

function keyOf({ picks: [pick] }: Choice): string {
  return pick === undefined ? '' : pickKey(pick);
}

/** The options: figures and Actions first, then Districts as small pictures. */
export function Choices({ menu, choosing, place, routeOf, onPoint }: ChoicesProps) {
  const t = useText();
  const places = menu.choices.filter((choice) => pictured(choice).district !== undefined);
  const others = menu.choices
    .filter((choice) => !places.includes(choice) && !isLast(choice) && !isChange(choice))
    .sort((a, b) => rankOf(a) - rankOf(b));
  const hopeful = others.filter(({ meaning }) => !isSureToFail(meaning));
  const isFolded = hopeful.length > 0 || places.length > 0;
  const hopeless = isFolded ? others.filter((choice) => !hopeful.includes(choice)) : [];
  const open = isFolded ? hopeful : others;
  const numbered = [...others, ...places];
  const { kind, actor } = menu.question;
  const isGuards = places[0] !== undefined && isPick(places[0], 'guard');
  const isRead = areRead(others);
  const isSteps = places[0] !== undefined && isPick(places[0], 'to');
  const button = (choice: Choice) => (
    <li key={`${choice.label} ${keyOf(choice)}`} className={isWeighty(choice) ? 'whole-row' : undefined}>
      <ChoiceButton
        choice={choice}
        number={numbered.indexOf(choice) + 1}
        place={place}
        route={choice.picks[0] && routeOf(choice.picks[0])}
        laidOnto={kind === 'access-choice' ? actor : undefined}
        isRead={isRead && isCard(choice)}
        onChoose={() => choosing.choose(choice)}
        onPoint={onPoint}
      />
    </li>
  );
  return (
    <>
      {others.length > hopeless.length && (
        <ul className={looksOf(open)} aria-label={t('ui.decide.options')}>
          {open.map(button)}
        </ul>
      )}
      {hopeless.length > 0 && (
        <details className="hopeless">
          <summary>{t('ui.decide.cannotSucceed', { count: hopeless.length })}</summary>
          <ul className={looksOf(hopeless)}>{hopeless.map(button)}</ul>
        </details>
      )}
      {places.length > 0 && (
        <>
          {isGuards && (
            <h3 className="choices-title">
              {t('ui.decide.moveGuard')} <Chips meaning={cheapest(places)} />
            </h3>
          )}
          {isSteps && others.length > 0 && <h3 className="choices-title">{t('ui.decide.moveTo')}</h3>}
          <ul
            className={`${looksOf(places)} places${isGuards ? ' guards' : ''}`}
            aria-label={t(isGuards ? 'ui.decide.moveGuard' : 'ui.decide.options')}
          >
            {places.map(button)}
          </ul>
        </>
      )}
      {menu.choices.filter(isChange).map((choice) => (
        <button
          key={choice.label}
          type="button"
          className="plain change"
          onClick={() => choosing.choose(choice)}
        >
          <Icon name="back" /> {choice.label}
        </button>
      ))}
    </>
  );
}

/** From this many on, options stand side by side on a phone. */
const MANY = 5;

/** How a list is laid out, by what is in it. */
function looksOf(choices: readonly Choice[]): string {
  const areFigures = choices.some((choice) => pictured(choice).figure !== undefined);
  const isLed = choices.some(isWeighty);
  const isLong = choices.length >= MANY;
  return `choices${areFigures ? ' figures' : ''}${isLed ? ' led' : ''}${isLong ? ' many' : ''}${areRead(choices) ? ' read' : ''}`;
}

/** Ready, or the end of a Phase: always in sight, after everything else. */
export function LastChoice({ menu, choosing }: Pick<ChoicesProps, 'menu' | 'choosing'>) {
  const last = menu.choices.find(isLast);
  if (last === undefined) return null;
  const { label, answers, final } = last;
  // "Ready" confirms what is laid; it is not asked about again unless the player wants that of everything.
  const isAsked = final && !isPick(last, 'ready');
  return (
    <div className="ends">
      <ChoiceButton
        choice={last}
        route={undefined}
        onChoose={() => choosing.give(label, answers, isAsked)}
        onPoint={() => {}}
      />
    </div>
  );
}

/** What the one means that costs least. */
function cheapest(choices: readonly Choice[]): Choice['meaning'] {
  return choices
    .map(({ meaning }) => meaning)
    .reduce((least, one) => ((one.price ?? 0) < (least.price ?? 0) ? one : least));
}

/** What weighs most comes first, then what only this District offers; what is sure to fail is last. */
function rankOf(choice: Choice): number {
  const {
    picks: [pick],
    meaning,
  } = choice;
  if (isSureToFail(meaning)) return 3;
  if (isWeighty(choice)) return 0;
  return pick?.names === 'action' && districtOfSpecial('heroes', pick.of) !== undefined ? 1 : 2;
}

/** One of the options, as they all look. */
export function ChoiceButton({
  choice,
  number,
  place,
  route,
  laidOnto,
  isRead = isPick(choice, 'ready'),
  onChoose,
  onPoint,
}: {
  readonly choice: Choice;
  /** The key that presses it, up to 9. */
  readonly number?: number;
  /** Where it would happen. */
  readonly place?: string;
  readonly route: Route | undefined;
  /** The Hero onto whose plate it can be dragged. */
  readonly laidOnto?: string;
  /** What it does stands below its name. */
  readonly isRead?: boolean;
  onChoose(): void;
  onPoint: OnPoint;
}) {
  const t = useText();
  const words = useWords();
  const things = pictured(choice);
  const { district, kind, figure } = things;
  const [name, effect] = splitLabel(choice.label);
  const shown =
    district === undefined ? nameOfFigure(words, things, name) : words.name('district', district, 'short');
  const drag = useCardDrag(laidOnto, onChoose);
  const isDeed = district === undefined && figure === undefined;
  const key = isPick(choice, 'no-stops') ? 'N' : number !== undefined && number <= 9 ? number : undefined;
  const point = () => onPoint([...choice.picks.flatMap(thingsOf), ...(route?.districts ?? [])], route);
  return (
    <button
      type="button"
      className={`choice${district === undefined ? '' : ' place'}${isDeed ? deedLooks(choice) : ''}`}
      data-pick={keyOf(choice)}
      data-explain={
        route === undefined || district === undefined
          ? `meaning:${JSON.stringify({ ...choice.meaning, effect, isFinal: choice.final } satisfies ExplainedOption)}`
          : `way:${JSON.stringify({ ...route, destination: district } satisfies ExplainedWay)}`
      }
      {...drag}
      onClick={onChoose}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && point()}
      onPointerLeave={() => onPoint([])}
      onFocus={point}
      onBlur={() => onPoint([])}
    >
      {key !== undefined && (
        <kbd className="choice-key" aria-hidden="true">
          {key}
        </kbd>
      )}
      {isDeed && <Pictogram choice={choice} place={place} />}
      {figure !== undefined && (
        <Picture
          kind={kind === 'hero' ? 'heroes' : 'servants'}
          id={figure}
          className={`choice-figure ${kind === 'hero' ? 'hue-heroes' : 'hue-machine'}`}
        />
      )}
      {district !== undefined && (
        <span className={`choice-picture hue-${district}`}>
          <Picture kind="districts" id={district} />
        </span>
      )}
      <span className="choice-label">
        {shown === undefined ? (
          name
        ) : (
          <>
            <span aria-hidden="true">{shown}</span>
            <span className="visually-hidden">{name}</span>
          </>
        )}
        {choice.alike > 1 && <span className="alike"> {t('ui.decide.alike', { alike: choice.alike })}</span>}
        {effect !== '' && (
          <span className={isRead ? 'meaning effect' : 'visually-hidden'}>
            <span className="visually-hidden">: </span>
            {effect}
          </span>
        )}
        {route === undefined ? (
          <Chips meaning={choice.meaning} isTold={isRead} />
        ) : (
          <RouteChips route={route} />
        )}
      </span>
      {choice.final && (
        <span className="final" title={t('ui.decide.final')}>
          <Icon name="final" />
          <span className="visually-hidden">{t('ui.decide.final')}</span>
        </span>
      )}
    </button>
  );
}

function deedLooks(choice: Choice): string {
  return ` deed${hasPictogram(choice) ? '' : ' plain-deed'}${isWeighty(choice) ? ' weighty' : ''}`;
}

/** "Name: what it does" is shown in two lines; a letter alone is no name. */
export function splitLabel(label: string): readonly [string, string] {
  const colon = label.indexOf(': ');
  return colon < 2 ? [label, ''] : [label.slice(0, colon), label.slice(colon + 2)];
}
