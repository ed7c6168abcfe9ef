import { cardWords, roman } from '@great-machine/messages';
import { useText, useWords } from '../i18n/use-words.js';
import { Picture } from '../kit/picture.js';
import { Banner, Place, Portrait, Rays } from './parts.js';
import { type StagedProps, when } from './staged.js';
import '../styles/moments/card.css';
import '../styles/moments/modules.css';

/** A Servant goes on board the Zeppelin over its District. */
export function ServantBoards({ line }: StagedProps<'servant-acted'>) {
  const { servant, district } = line.params;
  return <OnBoard district={district} kind="servants" id={servant} />;
}

/** A Hero arrives with the Zeppelin. */
export function HeroFlies({ line }: StagedProps<'hero-relocated'>) {
  const { hero, to } = line.params;
  return <OnBoard district={to} kind="heroes" id={hero} />;
}

function OnBoard({
  district,
  kind,
  id,
}: {
  readonly district: string;
  readonly kind: 'heroes' | 'servants';
  readonly id: string;
}) {
  const t = useText();
  return (
    <div className="m-boarding">
      <Place district={district}>
        <span className="m-airship m-from-left">
          <Picture kind="city" id="zeppelin" />
          <Portrait kind={kind} id={id} className="m-aboard m-pop" />
        </span>
        <Banner tone={kind === 'heroes' ? 'heroes' : 'machine'} at={0.4}>
          {t('ui.moments.onBoard')}
        </Banner>
      </Place>
    </div>
  );
}

/** A Servant gets better: its implant, and the ability that it has from now on. */
export function Improved({ line }: StagedProps<'improvement-installed'>) {
  const words = useWords();
  const { servant, slot } = line.params;
  const { name, effect } = cardWords(words, 'servant-card', servant);
  return (
    <div className="m-published m-poster hue-machine">
      <Rays tone="machine" />
      <article className="m-card m-owned m-marked hue-machine m-lay">
        <Picture kind="servant-cards" id={servant} className="m-card-picture" />
        <h2>{name}</h2>
        <p>{effect}</p>
        <Portrait kind="servants" id={servant} className="m-owner" />
        <span className="m-slot m-stamp" style={when(0.3, 0.08)}>
          {roman(slot)}
        </span>
      </article>
    </div>
  );
}

/** Enkidu lays a Theory open. */
export function TheoryApplied({ line }: StagedProps<'theory-applied'>) {
  const words = useWords();
  const { hero, theory } = line.params;
  const { name, effect } = cardWords(words, 'theory', theory);
  return (
    <div className="m-published m-poster hue-heroes">
      <Rays tone="heroes" />
      <article className="m-card m-owned hue-heroes m-lay">
        <Picture kind="theories" id={theory} className="m-card-picture" />
        <h2>{name}</h2>
        <p>{effect}</p>
        <Portrait kind="heroes" id={hero} className="m-owner" />
      </article>
    </div>
  );
}

/** The Breakdown die has fallen: an Invention holds, or is lost. */
export function Breakdown({ line }: StagedProps<'invention-tested'>) {
  const t = useText();
  const words = useWords();
  const { invention, breakdown, broken } = line.params;
  const { name } = cardWords(words, 'invention', invention);
  const tone = broken ? 'machine' : 'heroes';
  return (
    <div className={`m-published m-tested m-poster hue-${tone}`}>
      <Rays tone={tone} />
      <article className={`m-card m-marked hue-heroes m-lay${broken ? ' m-broken' : ''}`}>
        <div className="m-card-picture">
          <Picture kind="inventions" id={invention} />
          <Banner tone={tone} at={0.36}>
            {t(broken ? 'ui.moments.lost' : 'ui.moments.holds')}
          </Banner>
        </div>
        <h2>{name}</h2>
        <span className="m-breakdown m-pop" style={when(0.2, 0.1)}>
          <Picture kind="tokens" id={breakdown} />
        </span>
      </article>
    </div>
  );
}
