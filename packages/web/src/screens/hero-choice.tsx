import { cardWords } from '@great-machine/messages';
import { HEROES_IN_PLAY } from '@great-machine/rules';
import { ShortName } from '../i18n/short-name.js';
import { useText, useWords } from '../i18n/words.js';
import { PickOne } from '../kit/pick-one.js';
import { Icon, Picture } from '../kit/picture.js';
import { randomToken } from '../table/random-token.js';
import { drawHeroes, HEROES } from './hero-content.js';
import type { Drafting } from './new-game.js';
import { pickHero } from './new-game-draft.js';

/** Three of the Heroes by their cards, or left to chance. */
export function HeroChoice({ draft, change }: Drafting) {
  const t = useText();
  const { heroesAre, heroes } = draft;
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
        onClick={() => change({ heroesAre: 'chosen', heroes: drawHeroes(randomToken()), control: undefined })}
      >
        {t('ui.new.heroesDraw')}
      </button>
      <ul className="hero-cards">
        {HEROES.map((hero) => (
          <li key={hero.id}>
            <HeroPick
              hero={hero}
              isChosen={isChosen(hero.id)}
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
  isFull,
  onPick,
}: {
  readonly hero: (typeof HEROES)[number];
  readonly isChosen: boolean;
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
        disabled={isFull && !isChosen}
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
              <ShortName of="district" id={hero.startsIn} />
            </b>
          </span>
          <span>
            {t('ui.new.initiative')} <b>{hero.initiative}</b>
          </span>
          <span>
            {t('ui.new.maxTrust')} <b>{hero.maxTrust}</b>
          </span>
        </small>
      </span>
    </label>
  );
}
