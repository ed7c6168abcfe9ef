import { activeClasses, listOf, roman, type Words } from '@great-machine/messages';
import type { View } from '@great-machine/rules';
import { itemAt } from '@great-machine/rules';

import { type Text, textsOf, type UiKey } from '../i18n/use-words.js';
import type { Explained, Fact } from './explained.js';

interface Term {
  /** Its picture among the tokens. */
  readonly token: string;
  readonly rules: readonly string[];
  facts?(words: Words, view: View, t: Text): readonly Fact[];
}

/** How things stand, in one line. */
function now(t: Text, value: string): readonly Fact[] {
  return [{ label: t('ui.explain.now'), value }];
}

function districtsWith(words: Words, view: View, token: 'raid' | 'riot'): string {
  const names = view.districts
    .filter((one) => one[token])
    .map(({ district }) => words.name('district', district, 'title'));
  return listOf(words, names);
}

function whereFact(words: Words, view: View, t: Text, token: 'raid' | 'riot'): readonly Fact[] {
  const where = districtsWith(words, view, token);
  return where === '' ? [] : [{ label: t('ui.explain.where'), value: where }];
}

function guardFacts(_words: Words, view: View, t: Text): readonly Fact[] {
  const sum = (count: (one: View['districts'][number]) => number) =>
    view.districts.reduce((all, one) => all + count(one), 0);
  const guards = sum((one) => one.guards);
  const broken = sum((one) => one.brokenGuards);
  return now(t, t('ui.explain.guardsInCity', { guards, broken }));
}

export const TERMS: Readonly<Record<string, Term>> = {
  trust: {
    token: 'trust',
    rules: ['OPN-5', 'OPN-8', 'HER-4'],
    facts: (words, view, t) =>
      view.heroes.map(({ hero, trust, maxTrust }) => ({
        label: words.name('hero', hero),
        value: t('ui.explain.of', { amount: trust, max: maxTrust }),
      })),
  },
  bonds: {
    token: 'bond',
    rules: ['TRK-2', 'GM-2', 'OPN-4'],
    facts: (_words, view, t) => now(t, t('ui.cards.bonds', { count: view.bonds })),
  },
  discontent: {
    token: 'discontent',
    rules: ['TRK-1', 'TRK-3', 'CIT-2'],
    facts: (words, view, t) =>
      now(
        t,
        t('ui.explain.discontentAt', {
          discontent: itemAt(view.tracks, 'discontent'),
          stage: view.stage,
          classes: activeClasses(words, view.stage),
        }),
      ),
  },
  'master-plan': {
    token: 'master-plan',
    rules: ['TRK-4', 'VIC-2'],
    facts: (_words, view, t) =>
      now(t, t('ui.explain.planAt', { plan: roman(itemAt(view.tracks, 'master-plan')) })),
  },
  raid: {
    token: 'raid',
    rules: ['GM-8', 'DET-1', 'CLO-2'],
    facts: (words, view, t) => whereFact(words, view, t, 'raid'),
  },
  riot: {
    token: 'riot',
    rules: ['VIC-1', 'ACT-8', 'ACT-9'],
    facts: (words, view, t) => whereFact(words, view, t, 'riot'),
  },
  guard: { token: 'guard', rules: ['HER-4', 'GM-3', 'ACT-4'], facts: guardFacts },
  'guard-broken': { token: 'guard-broken', rules: ['GM-7', 'GM-6'], facts: guardFacts },
  arrested: {
    token: 'arrested',
    rules: ['CIT-5', 'GM-5', 'CIT-6'],
    facts: (_words, view, t) => now(t, t('ui.explain.citizensCount', { count: view.arrested })),
  },
  initiative: {
    token: 'initiative',
    rules: ['HER-1'],
    facts: (words, { heroes }, t) =>
      now(
        t,
        listOf(
          words,
          [...heroes].sort((a, b) => a.initiative - b.initiative).map(({ hero }) => words.name('hero', hero)),
        ),
      ),
  },
  directive: {
    token: 'directive',
    rules: ['GM-10', 'GM-9', 'R-INF-3'],
    facts: (_words, { directives: { inHand, inDeck, published } }, t) =>
      now(t, t('ui.explain.directivesAt', { inHand, inDeck, published: published.length })),
  },
  race: { token: 'emblem', rules: ['VIC-1', 'VIC-2'] },
  destination: { token: 'access-card', rules: ['ACC-1'] },
  active: {
    token: 'citizen',
    rules: ['CIT-2', 'CIT-1'],
    facts: (words, view, t) => now(t, activeClasses(words, view.stage)),
  },
};

export function explainTerm(words: Words, id: string, view?: View): Explained | undefined {
  const term = TERMS[id];
  if (term === undefined) return undefined;
  const t = textsOf(words);
  return {
    kind: t('ui.explain.term'),
    title: t(`ui.explain.term.${id}` as UiKey),
    picture: { kind: 'tokens', id: term.token },
    texts: [t(`ui.explain.term.${id}.text` as UiKey)],
    facts: view === undefined ? [] : (term.facts?.(words, view, t) ?? []),
    rules: term.rules,
  };
}
