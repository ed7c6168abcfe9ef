import type { PickView, Plain, View } from '@great-machine/rules';
import { itemAt } from '@great-machine/rules';

import { actionWords, cardWords } from './cards.js';
import { placementParams } from './placements.js';
import { capitalise } from './typography.js';
import type { MessageParams, Words } from './words.js';

/** The question a pick belongs to, as far as the words depend on it. */
export interface PickContext {
  readonly view: View;
  readonly kind: string;
  /** Of a Hero's question. */
  readonly hero?: string;
  /** Picks made before this one. */
  readonly draft: readonly PickView[];
  /** What the question is about. */
  readonly about?: Readonly<Record<string, Plain>>;
}

/** What a pick is called: in words of its own, else by what it names; one that names nothing stands for itself. */
export function pickLabel(words: Words, pick: PickView, context: PickContext): string {
  const key = keysOfLabel(pick, context).find((candidate) => words.has(candidate));
  const named = nameOfPick(words, pick, context);
  if (key === undefined) return capitalise(named);
  const share = key === 'pick.amount' ? labelShare(words, pick, context) : undefined;
  return capitalise(share ?? words.textOf(key, { ...pickParams(words, pick, context), named }));
}

/** Where the catalog may have the label: for this kind of question, for this one of several texts, or for all such picks. */
function keysOfLabel(pick: PickView, { kind }: PickContext): readonly string[] {
  const key = `pick.${pick.pick}`;
  const own = pick.names === 'text' ? [`${key}.${pick.of}`] : [];
  return [`${key}.${kind}`, ...own, key];
}

function nameOfPick(words: Words, pick: PickView, context: PickContext): string {
  if (pick.names === 'nothing') return pick.pick;
  const params = pickParams(words, pick, context);
  if (pick.names === 'citizen' && params.district === undefined)
    return words.text('named.citizen.unseen', params);
  return words.text(`named.${pick.names}`, params);
}

/** What a message may say of a pick. */
export function pickParams(words: Words, pick: PickView, context: PickContext): MessageParams {
  const { view, hero, kind, draft, about } = context;
  switch (pick.names) {
    case 'nothing':
      return {};
    case 'district':
      return { district: pick.of };
    case 'access-card': {
      const stays = kind === 'access-choice' && placeOf(view, hero) === pick.of;
      return { district: pick.of, stays };
    }
    case 'placement': {
      const districts = draft.flatMap((before) => (before.names === 'district' ? [before.of] : []));
      return placementParams(view, pick.of, districts.at(-1));
    }
    case 'citizen':
      return { number: pick.of, ...citizenParams(view, pick.of) };
    case 'hero':
      return { hero: pick.of };
    case 'servant': {
      const place = view.servants.find(({ servant }) => servant === pick.of)?.place;
      return { servant: pick.of, place };
    }
    case 'card': {
      const { name, effect } = cardWords(words, words.kindOfCard(pick.of) ?? 'card', pick.of);
      return { card: pick.of, name, effect: effect.replace(/\.$/, '') };
    }
    case 'action':
      return { action: pick.of, ...actionWords(words, sideOfAction(words, pick.of, context), pick.of, hero) };
    case 'number': {
      const face = Array.isArray(about?.faces) ? about.faces[pick.of] : undefined;
      return { amount: pick.of, ...(face !== undefined && { face }) };
    }
    case 'seat':
      return { seat: pick.of };
    case 'text':
      return { text: pick.of };
  }
}

function placeOf(view: View, hero: string | undefined): string | undefined {
  return view.heroes.find((candidate) => candidate.hero === hero)?.place;
}

/** Empty for a Citizen who is not in the City. */
function citizenParams(view: View, id: number): MessageParams {
  for (const { district, citizens } of view.districts) {
    const citizen = citizens.find((candidate) => candidate.citizen === id);
    if (citizen === undefined) continue;
    const { kind, face, active = false } = citizen;
    return { kind, face, active, district };
  }
  return {};
}

/** Whose Action it is; a Hero's question is about those of Heroes first. */
function sideOfAction(words: Words, id: string, { view, hero }: PickContext): 'hero' | 'servant' | 'machine' {
  const isOfHero = placeOf(view, hero) !== undefined;
  const sides = isOfHero
    ? (['hero', 'servant', 'machine'] as const)
    : (['servant', 'machine', 'hero'] as const);
  return sides.find((side) => words.has(`${side}-action.${id}`)) ?? sides[0];
}

/** The share of a Hero, with what those before got and what is left for those after: "Veteran 3, Physician 1". */
function labelShare(words: Words, pick: PickView, { draft, about }: PickContext): string | undefined {
  const heroes = Array.isArray(about?.heroes) ? about.heroes.map(String) : [];
  if (heroes.length === 0) return undefined;
  const shares = amountsOf([...draft, pick]);
  const rest = Number(about?.amount) - totalOf(shares);
  const shareOf = (share: number, hero: string) => words.text('pick.amount.share', { hero, amount: share });
  const known = shares.map((share, at) => shareOf(share, itemAt(heroes, at)));
  const others = heroes.slice(shares.length);
  const [other] = others;
  if (others.length > 1) known.push(words.text('pick.amount.rest', { amount: rest, heroes: others }));
  else if (other !== undefined) known.push(shareOf(rest, other));
  return known.join(', ');
}

/** The numbers among some picks. */
export function amountsOf(picks: readonly PickView[]): readonly number[] {
  return picks.flatMap((pick) => (pick.names === 'number' ? [pick.of] : []));
}

export function totalOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
