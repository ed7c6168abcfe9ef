import { useText } from '../i18n/use-words.js';
import { Picture } from '../kit/picture.js';
import type { Explained } from './explained.js';
import type { RuleBook } from './rule-book.js';
import { RuleLink, RuleText } from './rule-text.js';

/** Pictures of cards are wide, those of people and places are square. */
const WIDE = ['city-events', 'directives'];

/** What a thing is and how it stands now, in a few lines; the rule behind it is for who wants more. */
export function ExplanationCard({
  explained,
  book,
}: {
  readonly explained: Explained;
  readonly book?: RuleBook;
}) {
  const { kind, title, picture, texts, facts, price, actions = [], rules } = explained;
  const isWide = picture !== undefined && WIDE.includes(picture.kind);
  const [first] = rules;
  const isTold = texts.length + facts.length + actions.length > 0 || price !== undefined;
  return (
    <>
      <div className={`explanation-head${isWide ? ' wide' : ''}`}>
        {picture !== undefined && <Picture {...picture} className={`explanation-picture ${picture.kind}`} />}
        <div>
          {kind !== '' && <p className="explanation-kind">{kind}</p>}
          <p className="explanation-title">{title}</p>
        </div>
      </div>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <Price explained={explained} />
      {facts.length > 0 && (
        <dl className="explanation-facts">
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <Actions explained={explained} />
      {first !== undefined && <More id={first} isTold={isTold} book={book} />}
    </>
  );
}

function Price({ explained: { price } }: { readonly explained: Explained }) {
  const t = useText();
  if (price === undefined) return null;
  return (
    <table className="explanation-price">
      <tbody>
        {price.lines.map(({ text, amount, source }) => (
          <tr key={`${source} ${text}`}>
            <th scope="row">{text}</th>
            <td>{amount}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('ui.explain.total')}</th>
          <td>{price.total}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function Actions({ explained: { actions = [] } }: { readonly explained: Explained }) {
  if (actions.length === 0) return null;
  return (
    <ul className="explanation-actions">
      {actions.map(({ side, name, effect, rule }) => (
        <li key={rule}>
          <span className="explanation-side">{side}</span> <strong>{name}</strong>: {effect}
        </li>
      ))}
    </ul>
  );
}

/** Where the rule is read in full; what says nothing else of itself says the rule at once. */
function More({
  id,
  isTold,
  book,
}: {
  readonly id: string;
  /** The card has said what is needed. */
  readonly isTold: boolean;
  readonly book?: RuleBook;
}) {
  const t = useText();
  const rule = isTold ? undefined : book?.[id];
  return (
    <div className="explanation-rule">
      {book !== undefined && rule !== undefined && (
        <p>
          <RuleText text={rule.text} book={book} />
        </p>
      )}
      <p className="explanation-more">
        <RuleLink id={id}>{t('ui.explain.wholeRule')}</RuleLink>
      </p>
    </div>
  );
}
