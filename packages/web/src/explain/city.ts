import { actionWords, listOf, type Words } from '@great-machine/messages';
import { CLASSES, type View } from '@great-machine/rules';
import { describeCitizen } from '../board/describe.js';
import { tokensIn } from '../board/module-tokens.js';
import { type Text, textsOf } from '../i18n/use-words.js';
import type { ActionThere, Explained, Fact } from './explained.js';
import { specialActionsIn } from './special-actions.js';

/** A District that is none of the nine says itself what it is. */
const RULES_OF_OTHERS: Readonly<Record<string, readonly string[]>> = {
  'smugglers-hideout': ['JUL-3', 'JUL-2', 'JUL-4'],
};

export function explainDistrict(words: Words, id: string, view?: View): Explained {
  const t = textsOf(words);
  const ownRules = RULES_OF_OTHERS[id];
  if (ownRules !== undefined)
    return {
      kind: t('ui.explain.otherDistrict'),
      title: words.name('district', id, 'title'),
      picture: { kind: 'districts', id },
      hue: id,
      texts: [words.name('district', id, 'effect')],
      facts: view === undefined ? [] : [hereFact(words, view, id)].filter(({ value }) => value !== ''),
      rules: ownRules,
    };
  const special = specialActionsIn(id);
  return {
    kind: t(special === undefined ? 'ui.explain.minorDistrict' : 'ui.explain.majorDistrict'),
    title: words.name('district', id, 'title'),
    picture: { kind: 'districts', id },
    hue: id,
    texts: [],
    facts: view === undefined ? [] : factsOf(words, view, id),
    actions: [...actionsIn(words, 'hero', id), ...actionsIn(words, 'servant', id)],
    rules: [special === undefined ? 'OPN-5' : 'ACT-1', 'HER-4', 'CITY-3'],
  };
}

const INCITEMENT = [{ id: 'incitement', rule: 'ACT-3' }];

/** What a District offers to one side beyond what every District does. */
export function actionsIn(words: Words, side: 'hero' | 'servant', district: string): readonly ActionThere[] {
  const special = specialActionsIn(district);
  const offered = side === 'hero' ? (special?.heroes ?? INCITEMENT) : (special?.servants ?? []);
  return offered.map(({ id, rule }) => ({
    side: textsOf(words)(`ui.explain.side.${side}`),
    ...actionWords(words, side, id),
    rule,
  }));
}

function factsOf(words: Words, view: View, id: string): readonly Fact[] {
  const district = view.districts.find((one) => one.district === id);
  if (district === undefined) return [];
  const t = textsOf(words);
  const known = district.citizens.filter(({ kind }) => kind !== undefined);
  const tokens = [
    ...(district.raid ? [t('ui.board.raid')] : []),
    ...(district.riot ? [t('ui.board.riot')] : []),
    ...tokensIn(view, id).map(({ kind }) => words.name('token', kind)),
  ];
  const { guards, brokenGuards: broken, guardSquares } = district;
  return [
    {
      label: t('ui.explain.guards'),
      value: t('ui.explain.guardsHere', { guards, broken, squares: guardSquares }),
    },
    citizensIn(words, view, id),
    {
      label: t('ui.explain.known'),
      value: listOf(
        words,
        known.map((citizen) => describeCitizen(words, citizen)),
      ),
    },
    hereFact(words, view, id),
    { label: t('ui.explain.tokens'), value: listOf(words, tokens) },
  ].filter(({ value }) => value !== '');
}

/** Heroes and Servants in a District. */
function hereFact(words: Words, view: View, id: string): Fact {
  const here = [
    ...view.heroes.filter(({ place }) => place === id).map(({ hero }) => words.name('hero', hero)),
    ...view.servants.filter(({ place }) => place === id).map(({ servant }) => words.name('servant', servant)),
  ];
  return { label: textsOf(words)('ui.explain.here'), value: listOf(words, here) };
}

/** They give Trust there, and carry Riots. */
export function citizensIn(words: Words, view: View, id: string): Fact {
  const t = textsOf(words);
  const { citizens = [], citizenSquares = 0 } = view.districts.find(({ district }) => district === id) ?? {};
  const value = t('ui.explain.of', { amount: citizens.length, max: citizenSquares });
  return { label: t('ui.explain.citizens'), value };
}

/** `face:kind`, the kind empty for those who do not know it. */
export function explainCitizen(words: Words, id: string, view?: View): Explained {
  const t = textsOf(words);
  const [face = '', kind = ''] = id.split(':');
  const isKnown = kind !== '';
  const mark = words.name('kind', kind, 'mark');
  const active = view?.districts.flatMap(({ citizens }) => citizens).find((one) => one.kind === kind)?.active;
  const facts = [
    ...(isKnown && kind !== 'traitor' ? [{ label: t('ui.explain.class'), value: mark }] : []),
    ...(active === undefined
      ? []
      : [{ label: t('ui.explain.now'), value: t(active ? 'ui.explain.active' : 'ui.explain.inactive') }]),
  ];
  return {
    kind: t('ui.explain.citizen'),
    title: isKnown ? words.name('kind', kind) : t('ui.explain.unknownCitizen'),
    picture: { kind: 'tokens', id: 'citizen' },
    texts: [t('ui.explain.face', { faceId: face, knownId: isKnown ? 'yes' : 'no' }), inRiots(t, kind)],
    facts: isKnown ? facts : [],
    rules: [RULE_OF_FACE[face] ?? 'CIT-3', 'CIT-2', 'R-INF-1'],
  };
}

/** What a Citizen is for or against. */
function inRiots(t: Text, kind: string): string {
  if (kind === '') return t('ui.explain.mayBeAnybody');
  const classes: readonly string[] = CLASSES;
  const stage = classes.indexOf(kind) + 1;
  return stage === 0 ? t('ui.explain.traitor') : t('ui.explain.activeFrom', { stage });
}

const RULE_OF_FACE: Readonly<Record<string, string>> = {
  revealed: 'CIT-4',
  identified: 'CIT-3',
  unidentified: 'CIT-3',
};
