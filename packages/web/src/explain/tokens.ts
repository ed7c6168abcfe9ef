import { cardWords, listOf, type Words } from '@great-machine/messages';
import type { View } from '@great-machine/rules';
import { textsOf } from '../i18n/use-words.js';
import type { Explained, Fact } from './explained.js';

interface TokenLooks {
  /** Its picture among the tokens. */
  readonly picture: string;
  readonly rules: readonly string[];
}

/** Tokens of modules that have a picture and rules; any other one has its name. */
const LOOKS: Readonly<Record<string, TokenLooks>> = {
  resistance: { picture: 'resistance', rules: ['RES-3', 'RES-2', 'R-RES-1'] },
  'resistance-discarded': { picture: 'resistance', rules: ['RES-4'] },
  improvement: { picture: 'improvement', rules: ['SRV-3', 'SRV-2', 'SRV-4'] },
  'improvement-installed': { picture: 'improvement', rules: ['SRV-4'] },
  'surge-track': { picture: 'surge-back', rules: ['CHR-3', 'CHR-2', 'R-ESC-5'] },
  'surge-taken': { picture: 'surge-back', rules: ['CHR-4', 'CHR-5', 'R-ESC-5'] },
  'surge-given': { picture: 'surge-back', rules: ['CHR-6', 'CHR-7'] },
  'surge-active': { picture: 'surge-back', rules: ['CHR-6'] },
  'surge-discarded': { picture: 'surge-back', rules: ['CHR-6'] },
  deactivated: { picture: 'deactivated', rules: ['R-AKI-3'] },
  zeppelin: { picture: 'zeppelin', rules: ['ZEP-4', 'ZEP-9', 'ZEP-2'] },
  'special-guard': { picture: 'special-guard', rules: ['R-ZEP-2', 'ZEP-6'] },
  'broken-special-guard': { picture: 'special-guard-broken', rules: ['R-ZEP-2', 'ZEP-6'] },
  'direction-discarded': { picture: 'direction', rules: ['ZEP-2', 'ZEP-3'] },
};

/** `kind face`, without a face for those who do not know it. */
export function explainToken(words: Words, id: string, view?: View): Explained {
  const t = textsOf(words);
  const [kind = '', face = ''] = id.split(' ');
  const { picture, rules } = LOOKS[kind] ?? { picture: 'emblem', rules: [] };
  const general = words.has(`token.${kind}.effect`) ? [words.textOf(`token.${kind}.effect`)] : [];
  const name = words.name('token', kind);
  if (words.kindOfCard(face) === 'surge') {
    const { name: title, effect } = cardWords(words, 'surge', face);
    return {
      kind: name,
      title,
      picture: { kind: 'tokens', id: `surge-${face}` },
      texts: [effect, ...general],
      facts: [],
      rules,
    };
  }
  return {
    kind: t('ui.explain.token'),
    title: name,
    picture: { kind: 'tokens', id: picture },
    texts: general,
    facts: [...factsOfFace(words, face), ...(view === undefined ? [] : whereFact(words, view, kind))],
    rules,
  };
}

/** Whom an Improvement is for and what it brings, or the exit that a Direction token marks. */
function factsOfFace(words: Words, face: string): readonly Fact[] {
  const t = textsOf(words);
  if (words.has(`servant.${face}`))
    return [
      { label: t('ui.explain.servant'), value: words.name('servant', face) },
      { label: t('ui.explain.servantCard'), value: cardWords(words, 'servant-card', face).effect },
    ];
  if (words.has(`exit.${face}`))
    return [{ label: t('ui.explain.exitMarked'), value: words.name('exit', face) }];
  return [];
}

/** The Districts where such tokens lie. */
function whereFact(words: Words, { tokens = {}, districts }: View, kind: string): readonly Fact[] {
  const places = districts.filter(({ district }) => tokens[kind]?.some(({ at }) => at === district));
  if (places.length === 0) return [];
  const names = places.map(({ district }) => words.name('district', district, 'title'));
  return [{ label: textsOf(words)('ui.explain.where'), value: listOf(words, names) }];
}
