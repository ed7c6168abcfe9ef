import { cardWords, listOf, type Words } from '@great-machine/messages';
import type { View } from '@great-machine/rules';
import { countTokens, isDeactivated } from '../board/module-tokens.js';
import { textsOf } from '../i18n/use-words.js';
import { hasServantCards } from '../state/servant-cards.js';
import type { Explained, Fact } from './explained.js';

export function explainEvent(words: Words, id: string, view?: View): Explained {
  const t = textsOf(words);
  const { name, effect, plan = '' } = cardWords(words, 'city-event', id);
  return {
    kind: t('ui.explain.event'),
    title: name,
    picture: { kind: 'city-events', id },
    hue: 'central-square',
    texts: [effect, t('ui.explain.planAdvances', { plan })],
    facts: view === undefined ? [] : [{ label: t('ui.explain.eventsLeft'), value: String(view.eventsLeft) }],
    rules: [`EVT-${id}`, 'OPN-3'],
  };
}

export function explainDirective(words: Words, id: string, view?: View): Explained {
  const t = textsOf(words);
  const { name, effect } = cardWords(words, 'directive', id);
  const where =
    view && (['published', 'discarded', 'known'] as const).find((pile) => view.directives[pile].includes(id));
  return {
    kind: t('ui.explain.directive'),
    title: name,
    picture: { kind: 'directives', id },
    hue: 'machine',
    texts: [effect],
    facts:
      where === undefined ? [] : [{ label: t('ui.explain.now'), value: t(`ui.explain.directive.${where}`) }],
    rules: [`DIR-${id}`, 'GM-10'],
  };
}

export function explainHero(words: Words, id: string, view?: View): Explained {
  const t = textsOf(words);
  const { name, ability = '', effect } = cardWords(words, 'hero', id);
  const hero = view?.heroes.find((one) => one.hero === id);
  return {
    kind: t('ui.explain.hero'),
    title: name,
    picture: { kind: 'heroes', id },
    hue: 'heroes',
    texts: [t('ui.explain.ability', { ability, effect })],
    facts:
      hero === undefined
        ? []
        : [
            {
              label: t('ui.explain.trust'),
              value: t('ui.explain.of', { amount: hero.trust, max: hero.maxTrust }),
            },
            { label: t('ui.explain.place'), value: words.name('district', hero.place, 'title') },
            { label: t('ui.explain.initiative'), value: String(hero.initiative) },
            {
              label: t('ui.explain.accessCards'),
              value: t('ui.explain.cards', { inHand: hero.cardsInHand, forfeited: hero.cardsForfeited }),
            },
            ...(view === undefined ? [] : surgesOf(words, view, id)),
          ],
    rules: [`HERO-${id}`],
  };
}

export function explainServant(words: Words, id: string, view?: View): Explained {
  const t = textsOf(words);
  const servant = view?.servants.find((one) => one.servant === id);
  return {
    kind: t('ui.explain.servant'),
    title: words.name('servant', id),
    picture: { kind: 'servants', id },
    hue: 'machine',
    texts: [
      t('ui.explain.servantText'),
      ...(view && hasServantCards(view) ? [cardWords(words, 'servant-card', id).effect] : []),
    ],
    facts:
      servant === undefined
        ? []
        : [
            { label: t('ui.explain.place'), value: words.name('district', servant.place, 'title') },
            { label: t('ui.explain.actionsTaken'), value: String(servant.actions) },
            ...(view === undefined ? [] : factsOfModules(words, view, id)),
          ],
    rules: ['GM-4', 'GM-2', 'SET-8'],
  };
}

/** What modules say of a Servant: whether it is deactivated, its Improvements, and the Surge tokens that it has taken. */
function factsOfModules(words: Words, view: View, id: string): readonly Fact[] {
  const t = textsOf(words);
  const count = countTokens(view, 'improvement-installed', id);
  return [
    ...(isDeactivated(view, id) ? [{ label: t('ui.explain.now'), value: t('ui.explain.deactivated') }] : []),
    ...(hasServantCards(view)
      ? [{ label: t('ui.explain.improvements'), value: t('ui.explain.improvementsAt', { count }) }]
      : []),
    ...surgesOf(words, view, id),
  ];
}

/** The Surge tokens with a Hero or a Servant: by their names for those who know them, else their number. */
function surgesOf(words: Words, { tokens = {} }: View, owner: string): readonly Fact[] {
  const t = textsOf(words);
  const held = ['surge-taken', 'surge-given', 'surge-active'].flatMap((kind) =>
    (tokens[kind] ?? []).filter(({ at }) => at === owner),
  );
  if (held.length === 0) return [];
  const names = held.flatMap(({ face }) => (face === undefined ? [] : [words.name('card', face)]));
  const value = names.length > 0 ? listOf(words, names) : t('ui.explain.surgesTaken', { count: held.length });
  return [{ label: t('ui.explain.surges'), value }];
}
