import { cardWords, type Words } from '@great-machine/messages';
import type { View } from '@great-machine/rules';
import { textsOf } from '../i18n/words.js';
import type { Explained } from './explained.js';

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
    texts: [t('ui.explain.servantText')],
    facts:
      servant === undefined
        ? []
        : [
            { label: t('ui.explain.place'), value: words.name('district', servant.place, 'title') },
            { label: t('ui.explain.actionsTaken'), value: String(servant.actions) },
          ],
    rules: ['GM-4', 'GM-2', 'SET-8'],
  };
}
