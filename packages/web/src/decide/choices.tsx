import type { Question } from '@great-machine/client';
import { type Choice, type Menu, meaningPhrases } from '@great-machine/messages';
import type { Route } from '@great-machine/rules';
import { districtOfSpecial } from '../explain/special-actions.js';
import { useText, useWords } from '../i18n/words.js';
import { Icon, Picture } from '../kit/picture.js';
import { type Choosing, isFinalChoice } from './use-choose.js';

/** What more there is to say of an option than the rules do: a way, with what it costs now. */
export interface Remark {
  readonly text: string;
  readonly route: Route;
}

interface ChoicesProps {
  readonly menu: Menu;
  readonly questions: readonly Question[];
  readonly choosing: Choosing;
  remarkOn(pick: string): Remark | undefined;
  onPoint(picks: readonly string[]): void;
}

/** Picks that name a figure or a District, whose picture then says which. */
const OF_FIGURES = /^(servant|hero) (\S+)$/;
const OF_DISTRICTS = /^(card|to|guard|district) (\S+)$/;

/** The options: figures and Actions first, then Districts as small pictures. */
export function Choices({ menu, questions, choosing, remarkOn, onPoint }: ChoicesProps) {
  const t = useText();
  const places = menu.choices.filter(({ picks }) => OF_DISTRICTS.test(picks[0] ?? ''));
  const others = menu.choices
    .filter((choice) => !places.includes(choice) && choice.picks[0] !== 'end')
    .sort((a, b) => rankOf(a) - rankOf(b));
  const numbered = [...others, ...places];
  const isGuards = places[0]?.picks[0]?.startsWith('guard ') === true;
  const button = (choice: Choice) => (
    <li key={`${choice.label} ${choice.picks[0] ?? ''}`}>
      <ChoiceButton
        choice={choice}
        number={numbered.indexOf(choice) + 1}
        isFinal={isFinalChoice(choice, questions)}
        remark={remarkOn(choice.picks[0] ?? '')}
        onChoose={() => choosing.choose(choice)}
        onPoint={onPoint}
      />
    </li>
  );
  return (
    <>
      {others.length > 0 && (
        <ul className="choices" aria-label={t('ui.decide.options')}>
          {others.map(button)}
        </ul>
      )}
      {places.length > 0 && (
        <>
          {isGuards && <h3 className="choices-title">{t('ui.decide.moveGuard')}</h3>}
          {!isGuards && others.length > 0 && <h3 className="choices-title">{t('ui.decide.moveTo')}</h3>}
          <ul
            className={`choices places${isGuards ? ' guards' : ''}`}
            aria-label={t(isGuards ? 'ui.decide.moveGuard' : 'ui.decide.options')}
          >
            {places.map(button)}
          </ul>
        </>
      )}
    </>
  );
}

/** The end of a Phase is always in sight, after everything else. */
export function EndChoice({
  menu,
  questions,
  choosing,
}: Pick<ChoicesProps, 'menu' | 'questions' | 'choosing'>) {
  const end = menu.choices.find(({ picks }) => picks[0] === 'end');
  if (end === undefined) return null;
  return (
    <div className="ends">
      <ChoiceButton
        choice={end}
        isFinal={isFinalChoice(end, questions)}
        remark={undefined}
        onChoose={() => choosing.choose(end)}
        onPoint={() => {}}
      />
    </div>
  );
}

/** What only this District offers comes first, what is sure to fail last. */
function rankOf({ picks, meaning }: Choice): number {
  const [verb, action = ''] = (picks[0] ?? '').split(' ');
  if (verb === 'do' && districtOfSpecial('heroes', action) !== undefined) return 0;
  const fails = meaning.outcomes?.some(({ key, chance = 1 }) => /fails$/.test(key) && chance === 1);
  return fails === true ? 2 : 1;
}

function ChoiceButton({
  choice,
  number,
  isFinal,
  remark,
  onChoose,
  onPoint,
}: {
  readonly choice: Choice;
  /** The key that presses it, up to 9. */
  readonly number?: number;
  readonly isFinal: boolean;
  readonly remark: Remark | undefined;
  onChoose(): void;
  onPoint(picks: readonly string[]): void;
}) {
  const t = useText();
  const words = useWords();
  const [, , district] = OF_DISTRICTS.exec(choice.picks[0] ?? '') ?? [];
  const [, kind, figure] = OF_FIGURES.exec(choice.picks[0] ?? '') ?? [];
  const phrases = [...meaningPhrases(words, choice.meaning), ...(remark === undefined ? [] : [remark.text])];
  const [name, effect] = splitLabel(choice.label);
  const point = () => onPoint([...choice.picks, ...(remark?.route.districts ?? [])]);
  return (
    <button
      type="button"
      className={`choice${district === undefined ? '' : ' place'}`}
      data-pick={choice.picks[0]}
      data-explain={
        remark === undefined
          ? `meaning:${JSON.stringify(choice.meaning)}`
          : `way:${JSON.stringify(remark.route)}`
      }
      onClick={onChoose}
      onMouseEnter={point}
      onMouseLeave={() => onPoint([])}
      onFocus={point}
      onBlur={() => onPoint([])}
    >
      {number !== undefined && number <= 9 && (
        <kbd className="choice-key" aria-hidden="true">
          {number}
        </kbd>
      )}
      {figure !== undefined && (
        <Picture
          kind={`${kind}s`.replace('heros', 'heroes')}
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
        {district === undefined ? (
          name
        ) : (
          <>
            <span aria-hidden="true">{words.name('district', district, 'short')}</span>
            <span className="visually-hidden">{name}</span>
          </>
        )}
        {choice.alike > 1 && <span className="alike"> {t('ui.decide.alike', { alike: choice.alike })}</span>}
        {effect !== '' && <span className="choice-effect">{effect}</span>}
        {phrases.length > 0 && <span className="meaning">{phrases.join(' · ')}</span>}
      </span>
      {isFinal && (
        <span className="final" title={t('ui.decide.final')}>
          <Icon name="lock" />
          <span aria-hidden="true">{t('ui.decide.finalShort')}</span>
          <span className="visually-hidden">{t('ui.decide.final')}</span>
        </span>
      )}
    </button>
  );
}

/** "Name: what it does" is shown in two lines; a letter alone is no name. */
function splitLabel(label: string): readonly [string, string] {
  const colon = label.indexOf(': ');
  return colon < 2 ? [label, ''] : [label.slice(0, colon), label.slice(colon + 2)];
}
