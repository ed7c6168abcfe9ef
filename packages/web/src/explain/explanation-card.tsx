import { useText } from '../i18n/words.js';
import { Picture } from '../kit/picture.js';
import type { Explained } from './explained.js';
import type { RuleBook } from './rule-book.js';
import { RuleLink, RuleSource, RuleText } from './rule-text.js';

/** Pictures of cards are wide, those of people and places are square. */
const WIDE = ['city-events', 'directives'];

/** What a thing is, how it stands now, and the rule behind it. */
export function ExplanationCard({
  explained,
  book,
}: {
  readonly explained: Explained;
  readonly book?: RuleBook;
}) {
  const { kind, title, picture, texts, facts, rules } = explained;
  const isWide = picture !== undefined && WIDE.includes(picture.kind);
  const [first, ...others] = rules;
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
      {first !== undefined && <WholeRule id={first} others={others} title={title} book={book} />}
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
            <td>
              <RuleLink id={source} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('ui.explain.total')}</th>
          <td colSpan={2}>{price.total}</td>
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
          <span className="explanation-side">{side}</span> <strong>{name}</strong>: {effect}{' '}
          <RuleLink id={rule} />
        </li>
      ))}
    </ul>
  );
}

/** The rule in our words, where it comes from, and what else to read. */
function WholeRule({
  id,
  others,
  title,
  book,
}: {
  readonly id: string;
  readonly others: readonly string[];
  /** What the card says already. */
  readonly title: string;
  readonly book?: RuleBook;
}) {
  const t = useText();
  const rule = book?.[id];
  return (
    <div className="explanation-rule">
      <p className="explanation-rule-title">
        <RuleLink id={id} /> {rule?.title !== title && rule?.title}
      </p>
      {book !== undefined && rule !== undefined && (
        <>
          <p>
            <RuleText text={rule.text} book={book} />
          </p>
          <RuleSource rule={rule} />
        </>
      )}
      <p className="explanation-more">
        <RuleLink id={id}>{t('ui.explain.wholeRule')}</RuleLink>
        {others.map((other) => (
          <RuleLink key={other} id={other} />
        ))}
      </p>
    </div>
  );
}
