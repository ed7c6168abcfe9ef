import { cardWords } from '@great-machine/messages';
import { assembleRules, itemAt, MODULES } from '@great-machine/rules';
import { useText, useWords } from '../i18n/use-words.js';
import { Icon, Picture } from '../kit/picture.js';

/** The cards of everything that is shipped. */
const { cards: CARDS } = assembleRules(MODULES.map(({ id }) => id));

type Card = (typeof CARDS)[string][string];
type Origin = Card['source']['name'];

const ORIGIN_ICONS: Readonly<Record<Origin, string>> = { rulebook: 'rules', public: 'eye', design: 'pencil' };

/** All cards with the sources of their names and effects, as the rules have them. */
export function CardSources() {
  const t = useText();
  const words = useWords();
  const kinds = Object.entries(CARDS);
  const cards = kinds.flatMap(([, ofKind]) => Object.values(ofKind));
  const from = (origin: Origin) => cards.filter(({ source }) => source.effect === origin).length;
  const list = t('ui.about.count', {
    rulebook: from('rulebook'),
    public: from('public'),
    design: from('design'),
  });
  return (
    <section className="panel sources">
      <h2>{t('ui.about.sources')}</h2>
      <p>
        {t('ui.about.sourcesWhy')} {t('ui.about.counted', { list })}
      </p>
      {kinds.map(([kind, ofKind]) => (
        <SourceTable
          key={kind}
          title={words.name('card-kind', kind, 'many')}
          kind={kind}
          cards={Object.values(ofKind)}
        />
      ))}
    </section>
  );
}

interface CardLooks {
  /** The folder in art/. */
  readonly pictures: string;
  readonly idOf?: (id: string) => string;
  readonly className: string;
}

const LOOKS: Readonly<Record<string, CardLooks>> = {
  hero: { pictures: 'heroes', className: 'source-portrait hue-heroes' },
  'city-event': { pictures: 'city-events', className: 'source-vignette hue-central-square' },
  directive: { pictures: 'directives', className: 'source-vignette hue-machine' },
  'servant-card': { pictures: 'servant-cards', className: 'source-vignette hue-machine' },
  invention: { pictures: 'inventions', className: 'source-vignette hue-heroes' },
  theory: { pictures: 'theories', className: 'source-vignette hue-heroes' },
  surge: { pictures: 'tokens', idOf: (id) => `surge-${id}`, className: 'source-portrait hue-machine' },
};

function CardPicture({ kind, id }: { readonly kind: string; readonly id: string }) {
  const { pictures, idOf = (same: string) => same, className } = itemAt(LOOKS, kind);
  return <Picture kind={pictures} id={idOf(id)} className={className} />;
}

function SourceTable({
  title,
  kind,
  cards,
}: {
  readonly title: string;
  readonly kind: string;
  readonly cards: readonly Card[];
}) {
  const t = useText();
  const words = useWords();
  return (
    <table className="source-table">
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            {t('ui.about.card')}
          </th>
          <th scope="col">{t('ui.about.effect')}</th>
        </tr>
      </thead>
      <tbody>
        {cards.map(({ id, source }) => {
          const { name, effect, plan, ability } = cardWords(words, kind, id);
          return (
            <tr key={id}>
              <td className="source-picture">
                <CardPicture kind={kind} id={id} />
              </td>
              <th scope="row">
                {name}
                <OriginMark origin={source.name} />
              </th>
              <td>
                {ability !== undefined && <b>{ability}: </b>}
                {effect} {plan !== undefined && t('ui.about.planAdvances', { plan })}
                <OriginMark origin={source.effect} />
                {source.details !== undefined && <OriginMark origin={source.details} isOfDetails />}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function OriginMark({
  origin,
  isOfDetails = false,
}: {
  readonly origin: Origin;
  readonly isOfDetails?: boolean;
}) {
  const t = useText();
  const name = t(`ui.about.source.${origin}`);
  return (
    <span className={`origin origin-${origin}`}>
      <Icon name={ORIGIN_ICONS[origin]} /> {isOfDetails ? t('ui.about.details', { origin: name }) : name}
    </span>
  );
}
