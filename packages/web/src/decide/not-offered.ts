import type { Menu, Words } from '@great-machine/messages';
import type { PickView, View } from '@great-machine/rules';
import { districtOfSpecial } from '../explain/special-actions.js';
import { pickKey } from '../state/pick-key.js';

/** The picks that a person could expect here and that are not among the options. */
export function picksNotOffered(words: Words, view: View, menu: Menu): readonly PickView[] {
  const offered = new Set(menu.choices.flatMap(({ picks }) => picks.map(pickKey)));
  return expected(words, view, menu).filter((pick) => !offered.has(pickKey(pick)));
}

const card = (of: string): PickView => ({ pick: 'card', names: 'access-card', of });
const to = (of: string): PickView => ({ pick: 'to', names: 'district', of });
const guard = (of: string): PickView => ({ pick: 'guard', names: 'district', of });
const servantPick = (of: string): PickView => ({ pick: 'servant', names: 'servant', of });
const action = (of: string): PickView => ({ pick: 'do', names: 'action', of });

function expected(words: Words, view: View, { question: { kind, actor, draft } }: Menu): readonly PickView[] {
  const districts = view.districts.map(({ district }) => district);
  if (kind === 'access-choice') return draft.length === 0 ? districts.map(card) : [];
  if (kind === 'hero-step') return districts.map(to);
  if (kind === 'hero-action' && draft.length === 0) {
    const place = view.heroes.find(({ hero }) => hero === actor)?.place;
    const actions = words.ids('hero-action').filter((id) => isExpected('heroes', id, place));
    return actions.map(action);
  }
  return kind === 'machine-phase' ? expectedOfMachine(view, districts, draft) : [];
}

function expectedOfMachine(
  view: View,
  districts: readonly string[],
  [first, second]: readonly PickView[],
): readonly PickView[] {
  if (first === undefined)
    return [...view.servants.map(({ servant }) => servantPick(servant)), ...districts.map(guard)];
  if (first.pick === 'guard' && first.names === 'district')
    return districts.filter((district) => district !== first.of).map(to);
  if (first.names !== 'servant' || second !== undefined) return [];
  const place = view.servants.find(({ servant }) => servant === first.of)?.place;
  return view.servantActions.filter((id) => isExpected('servants', id, place)).map(action);
}

/** Special Actions belong to one District each; elsewhere nobody expects them. */
function isExpected(side: 'heroes' | 'servants', id: string, place: string | undefined): boolean {
  const only = districtOfSpecial(side, id);
  return only === undefined || only === place;
}
