import type { Menu, Words } from '@great-machine/messages';
import type { View } from '@great-machine/rules';
import { districtOfSpecial } from '../explain/special-actions.js';

const BY_CARD = ['audit', 'abduct', 'pacify', 'confiscate'];

/** The picks that a person could expect here and that are not among the options. */
export function picksNotOffered(
  words: Words,
  view: View,
  menu: Menu,
  draft: readonly string[],
): readonly string[] {
  const offered = new Set(menu.choices.flatMap(({ picks }) => picks));
  return expected(words, view, menu, draft).filter((pick) => !offered.has(pick));
}

function expected(
  words: Words,
  view: View,
  { kind, actor }: Menu,
  draft: readonly string[],
): readonly string[] {
  const districts = view.districts.map(({ district }) => district);
  if (kind === 'access-choice')
    return draft.length === 0 ? districts.map((district) => `card ${district}`) : [];
  if (kind === 'hero-step') return districts.map((district) => `to ${district}`);
  if (kind === 'hero-action' && draft.length === 0) {
    const place = view.heroes.find(({ hero }) => hero === actor)?.place;
    return words
      .ids('hero-action')
      .filter((id) => isExpected('heroes', id, place))
      .map((id) => `do ${id}`);
  }
  if (kind !== 'machine-phase') return [];
  if (draft.length === 0) {
    const servants = view.servants.map(({ servant }) => `servant ${servant}`);
    return [...servants, ...districts.map((district) => `guard ${district}`)];
  }
  const [what, which] = draft[0].split(' ');
  if (what === 'guard')
    return districts.filter((district) => district !== which).map((district) => `to ${district}`);
  if (what !== 'servant' || draft.length > 1) return [];
  const place = view.servants.find(({ servant }) => servant === which)?.place;
  const inPlay = [view.cityEvent, ...view.directives.published];
  const gives: Readonly<Record<string, string>> = { audit: 'tax-audit', abduct: 'disappearances' };
  return words
    .ids('servant-action')
    .filter((id) => isExpected('servants', id, place))
    .filter((id) => !BY_CARD.includes(id) || inPlay.includes(gives[id] ?? id))
    .map((id) => `do ${id}`);
}

/** Special Actions belong to one District each; elsewhere nobody expects them. */
function isExpected(side: 'heroes' | 'servants', action: string, place: string | undefined): boolean {
  const only = districtOfSpecial(side, action);
  return only === undefined || only === place;
}
