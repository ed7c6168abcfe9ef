import { cardWords } from '@great-machine/messages';
import { HEROES_IN_PLAY, type HeroDefinition } from '@great-machine/rules';
import { ShortName } from '../i18n/short-name.js';
import { useText, useWords } from '../i18n/use-words.js';
import { PickOne } from '../kit/pick-one.js';
import { Icon, Picture } from '../kit/picture.js';
import { randomToken } from '../table/random-token.js';
import { drawHeroes, heroesOf } from './hero-content.js';
import type { Drafting } from './new-game.js';
import { pickHero, rivalOf } from './new-game-draft.js';

/** Three of the Heroes by their cards, or left to chance. */
export function HeroChoice({ draft, change }: Drafting) {
  const t = useText();
  const { modules, heroesAre, heroes } = draft;
  const isChosen = (id: string) => heroesAre === 'chosen' && heroes.includes(id);
  return (
    <section className="panel hero-choice">
      <h2>{t('ui.new.heroes')}</h2>
      <PickOne
        legend={t('ui.new.heroesHow')}
        options={[
          { value: 'random', label: t('ui.new.heroesRandom') },
          { value: 'chosen', label: t('ui.new.heroesChosen', { count: heroes.length }) },
        ]}
        value={heroesAre}
        onPick={(how) => change({ heroesAre: how as 'random' | 'chosen' })}
      />
      <button
        type="button"
        className="plain draw-heroes"
        onClick={() =>
          change({ heroesAre: 'chosen', heroes: drawHeroes(modules, randomToken()), control: undefined })
        }
      >
        {t('ui.new.heroesDraw')}
      </button>
      <ul className="hero-cards">
        {heroesOf(modules).map((hero) => (
          <li key={hero.id}>
            <HeroPick
              hero={hero}
              isChosen={isChosen(hero.id)}
              rival={heroesAre === 'chosen' ? rivalOf(draft, hero.id) : undefined}
              isFull={heroesAre === 'chosen' && heroes.length >= HEROES_IN_PLAY}
              onPick={() => change(pickHero(draft, hero.id))}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function HeroPick({
  hero,
  isChosen,
  rival,
  isFull,
  onPick,
}: {
  readonly hero: HeroDefinition;
  readonly isChosen: boolean;
  readonly rival: string | undefined;
  readonly isFull: boolean;
  readonly onPick: () => void;
}) {
  const t = useText();
  const words = useWords();
  const { name, ability, effect } = cardWords(words, 'hero', hero.id);
  return (
    <label className="hero-pick hue-heroes">
      <input
        type="checkbox"
        className="visually-hidden"
        checked={isChosen}
        disabled={(isFull || rival !== undefined) && !isChosen}
        onChange={onPick}
      />
      <Picture kind="heroes" id={hero.id} className="hero-pick-portrait" />
      <span className="hero-pick-mark">{isChosen && <Icon name="check" />}</span>
      <span className="hero-pick-words">
        <strong>{name}</strong>
        <span>
          <b>{ability}</b>: {effect}
        </span>
        <small>
          <span>
            {t('ui.new.startsIn')}{' '}
            <b>
              <StartOf hero={hero} />
            </b>
          </span>
          <span>
            {t('ui.new.initiative')} <b>{hero.initiative}</b>
          </span>
          <span>
            {t('ui.new.maxTrust')} <b>{hero.maxTrust}</b>
          </span>
        </small>
        {rival !== undefined && <em>{t('ui.new.heroRival', { hero: rival })}</em>}
      </span>
    </label>
  );
}

/** The District, unless the Hero's words say how it is chosen. */
function StartOf({ hero: { id, startsIn } }: { readonly hero: HeroDefinition }) {
  const words = useWords();
  const chosen = `hero.${id}.start`;
  return words.has(chosen) ? words.textOf(chosen) : <ShortName of="district" id={startsIn} />;
}
