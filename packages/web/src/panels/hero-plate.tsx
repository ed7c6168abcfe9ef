import type { View } from '@great-machine/rules';
import type { CSSProperties } from 'react';
import { stanceOf } from '../board/acting.js';
import { ShortName } from '../i18n/short-name.js';
import { useText, useWords } from '../i18n/use-words.js';
import { Picture } from '../kit/picture.js';
import { destinationOf } from '../state/destination.js';
import { Held } from './held.js';
import type { Pickable } from './pickable.js';

type Hero = View['heroes'][number];

/** What is known of one of a Hero's nine Access cards. */
type CardState = 'chosen' | 'held' | 'forfeited' | 'open';

function stateOf(view: View, hero: Hero, district: string): CardState {
  if (destinationOf(view, hero)?.district === district) return 'chosen';
  if (hero.hand !== undefined) return hero.hand.includes(district) ? 'held' : 'forfeited';
  return hero.proof[district] ?? 'open';
}

/** A Hero: portrait, Trust, where they are, and their Access cards as far as this side knows them. */
export function HeroPlate({
  view,
  hero,
  isOwn,
  acting,
  pickable,
}: {
  readonly view: View;
  readonly hero: Hero;
  readonly isOwn: boolean;
  /** The Hero who acts or is asked: the others stand back. */
  readonly acting: string | undefined;
  readonly pickable: Pickable;
}) {
  const t = useText();
  const words = useWords();
  const id = hero.hero;
  const cards = view.districts.filter(({ district }) => district in hero.proof);
  return (
    <article
      className={`plate hero-plate hue-heroes ${stanceOf(id, acting)}`}
      data-hero={id}
      aria-label={words.name('hero', id, 'title')}
    >
      <div
        className="plate-portrait"
        data-explain={`hero:${id}`}
        tabIndex={0}
        role="img"
        aria-label={words.name('hero', id, 'title')}
      >
        <Picture kind="heroes" id={id} />
      </div>
      <div className="hero-facts">
        <h3>
          <ShortName of="hero" id={id} />
          <span className="initiative" data-explain="term:initiative">
            <span aria-hidden="true">{hero.initiative}</span>
            <span className="visually-hidden">
              {t('ui.hero.initiative', { initiative: hero.initiative })}
            </span>
          </span>
        </h3>
        <p className="trust" data-explain="term:trust" tabIndex={0}>
          <Picture kind="tokens" id="trust" className="inline-token" />{' '}
          <strong aria-hidden="true">{hero.trust}</strong>
          <span className="visually-hidden">
            {t('ui.hero.trust', { trust: hero.trust, max: hero.maxTrust })}
          </span>
        </p>
        <p className="whereabouts">
          <ShortName of="district" id={hero.place} />
          <HeroState view={view} hero={hero} isOwn={isOwn} />
        </p>
      </div>
      <Held view={view} hero={id} pickable={pickable} />
      <ul
        className="access-cards"
        style={{ '--cards': cards.length } as CSSProperties}
        aria-label={t('ui.hero.cards', { hero: id })}
      >
        {cards.map(({ district }) => {
          const state = stateOf(view, hero, district);
          return (
            <li
              key={district}
              className={`access-card hue-${district} ${state}`}
              data-explain={`access:${state} ${district}`}
            >
              <Picture kind="districts" id={district} />
              <span className="card-mark" aria-hidden="true" />
              <span className="visually-hidden">{t(`ui.card.${state}`, { district })}</span>
            </li>
          );
        })}
      </ul>
    </article>
  );
}

function HeroState({
  view,
  hero,
  isOwn,
}: {
  readonly view: View;
  readonly hero: Hero;
  readonly isOwn: boolean;
}) {
  const t = useText();
  const isChoosing = view.questions.some(
    ({ kind, actor, awaited }) => kind === 'access-choice' && actor === hero.hero && awaited,
  );
  if (hero.turnEnded) return <strong className="state"> {t('ui.hero.turnEnded')}</strong>;
  if (hero.detained) return <strong className="state"> {t('ui.hero.detained')}</strong>;
  const goal = destinationOf(view, hero);
  if (goal !== undefined && view.turn?.hero !== hero.hero)
    return (
      <strong className="state">
        {' '}
        {goal.district === hero.place ? (
          t('ui.hero.stays')
        ) : (
          <>
            <span aria-hidden="true">{t('ui.hero.towards', { district: goal.district })}</span>
            <span className="visually-hidden">{t('ui.hero.goesTo', { district: goal.district })}</span>
          </>
        )}
      </strong>
    );
  if (isChoosing) return <em className="state"> {t('ui.hero.choosing')}</em>;
  if (view.turn?.hero === hero.hero) return <strong className="state"> {t('ui.hero.acting')}</strong>;
  if (hero.card === 'chosen' && !isOwn)
    return (
      <em className="state" data-explain="term:destination">
        {' '}
        <span aria-hidden="true">{t('ui.hero.towardsSecret')}</span>
        <span className="visually-hidden">{t('ui.hero.goesSomewhere')}</span>
      </em>
    );
  return null;
}
