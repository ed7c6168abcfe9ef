import type { Question } from '@great-machine/client';
import { type Choice, type Menu, meaningPhrases } from '@great-machine/messages';
import { Icon, Picture } from '../app/picture.js';
import { useText, useWords } from '../i18n/words.js';
import { type Choosing, isFinalChoice } from './use-choose.js';

interface ChoicesProps {
  readonly menu: Menu;
  readonly questions: readonly Question[];
  readonly choosing: Choosing;
  remarkOn(pick: string): string | undefined;
  onPoint(picks: readonly string[]): void;
}

/** Picks that name a figure or a District, whose picture then says which. */
const OF_FIGURES = /^(servant|hero) (\S+)$/;
const OF_DISTRICTS = /^(card|to|guard|district) (\S+)$/;

/** The options: figures and Actions first, then Districts as small pictures. */
export function Choices({ menu, questions, choosing, remarkOn, onPoint }: ChoicesProps) {
  const t = useText();
  const places = menu.choices.filter(({ picks }) => OF_DISTRICTS.test(picks[0] ?? ''));
  const others = menu.choices.filter((choice) => !places.includes(choice) && choice.picks[0] !== 'end');
  const isGuards = places[0]?.picks[0]?.startsWith('guard ') === true;
  const button = (choice: Choice) => (
    <li key={`${choice.label} ${choice.picks[0] ?? ''}`}>
      <ChoiceButton
        choice={choice}
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

function ChoiceButton({
  choice,
  isFinal,
  remark,
  onChoose,
  onPoint,
}: {
  readonly choice: Choice;
  readonly isFinal: boolean;
  readonly remark: string | undefined;
  onChoose(): void;
  onPoint(picks: readonly string[]): void;
}) {
  const t = useText();
  const words = useWords();
  const [, , district] = OF_DISTRICTS.exec(choice.picks[0] ?? '') ?? [];
  const [, kind, figure] = OF_FIGURES.exec(choice.picks[0] ?? '') ?? [];
  const phrases = [...meaningPhrases(words, choice.meaning), ...(remark === undefined ? [] : [remark])];
  const [name, effect] = splitLabel(choice.label);
  return (
    <button
      type="button"
      className={`choice${district === undefined ? '' : ' place'}`}
      data-pick={choice.picks[0]}
      data-explain={`meaning:${JSON.stringify(choice.meaning)}`}
      onClick={onChoose}
      onMouseEnter={() => onPoint(choice.picks)}
      onMouseLeave={() => onPoint([])}
      onFocus={() => onPoint(choice.picks)}
      onBlur={() => onPoint([])}
    >
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
