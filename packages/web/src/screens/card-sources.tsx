import { cardWords } from '@great-machine/messages';
import { useText, useWords } from '../i18n/words.js';
import { Icon, Picture } from '../kit/picture.js';
import { RULES } from '../table/rules.js';

type Card =
  | (typeof RULES.heroes)[string]
  | (typeof RULES.cityEvents)[string]
  | (typeof RULES.directives)[string];
type Kind = 'hero' | 'city-event' | 'directive';
type Origin = Card['source']['name'];

const ORIGIN_ICONS: Readonly<Record<Origin, string>> = { rulebook: 'rules', public: 'eye', design: 'pencil' };

/** All cards with the sources of their names and effects, as the rules have them. */
export function CardSources() {
  const t = useText();
  const heroes = Object.values(RULES.heroes);
  const cityEvents = Object.values(RULES.cityEvents);
  const directives = Object.values(RULES.directives);
  const cards: readonly Card[] = [...heroes, ...cityEvents, ...directives];
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
      <SourceTable title={t('ui.about.heroes')} kind="hero" cards={heroes} />
      <SourceTable title={t('ui.about.cityEvents')} kind="city-event" cards={cityEvents} />
      <SourceTable title={t('ui.about.directives')} kind="directive" cards={directives} />
    </section>
  );
}

const PICTURES: Readonly<Record<Kind, { readonly kind: string; readonly className: string }>> = {
  hero: { kind: 'heroes', className: 'source-portrait hue-heroes' },
  'city-event': { kind: 'city-events', className: 'source-vignette hue-central-square' },
  directive: { kind: 'directives', className: 'source-vignette hue-machine' },
};

function SourceTable({
  title,
  kind,
  cards,
}: {
  readonly title: string;
  readonly kind: Kind;
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
                <Picture kind={PICTURES[kind].kind} id={id} className={PICTURES[kind].className} />
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
