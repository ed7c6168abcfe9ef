import type { Plain, View } from '@great-machine/rules';
import { actionWords, cardWords } from './cards.js';
import { placementParams } from './placements.js';
import { capitalise } from './typography.js';
import type { Words } from './words.js';

/** The question a pick belongs to, as far as the words depend on it. */
export interface PickContext {
  readonly view: View;
  readonly kind: string;
  /** Of a Hero's question. */
  readonly hero?: string;
  /** Picks made before this one. */
  readonly draft: readonly string[];
  /** What the question is about. */
  readonly about?: Readonly<Record<string, Plain>>;
}

export function splitPick(text: string): { readonly pick: string; readonly of: string } {
  const space = text.indexOf(' ');
  return space < 0 ? { pick: text, of: '' } : { pick: text.slice(0, space), of: text.slice(space + 1) };
}

/** What a pick is called; one without words stands for itself. */
export function pickLabel(words: Words, text: string, context: PickContext): string {
  const { pick, of } = splitPick(text);
  const label = LABELS[pick];
  if (label !== undefined) return capitalise(label(words, of, context));
  const key = `pick.${pick}`;
  return words.has(key) ? words.text(key) : text;
}

type Label = (words: Words, of: string, context: PickContext) => string;

/** The labels of picks that name something. */
const LABELS: Readonly<Record<string, Label>> = {
  card: (words, of, { view, kind, hero }) => {
    const stays = kind === 'access-choice' && view.heroes.find((h) => h.hero === hero)?.place === of;
    return words.text('pick.card', { district: of, stays });
  },
  amount: labelAmount,
  guard: (words, of) => words.text('pick.guard', { district: of }),
  servant: (words, of, { view }) => {
    const place = view.servants.find(({ servant }) => servant === of)?.place;
    return words.text('pick.servant', { servant: of, place });
  },
  to: (words, of) => words.text('pick.to', { district: of }),
  do: (words, of, { kind, hero }) => {
    const side = kind === 'machine-phase' ? 'servant' : 'hero';
    return words.text('pick.do', { ...actionWords(words, side, of, hero) });
  },
  use: (words, of) => words.text('pick.use', { ...actionWords(words, 'machine', of) }),
  citizen: labelCitizen,
  hero: (words, of) => words.text('pick.hero', { hero: of }),
  directive: (words, of) => {
    const { name, effect } = cardWords(words, 'directive', of);
    return words.text('pick.directive', { name, effect: effect.replace(/\.$/, '') });
  },
  'take-back': (words, of) => words.text('pick.take-back', { directive: of }),
  district: (words, of) => words.text('pick.district', { district: of }),
  placement: (words, of, { view, draft }) => {
    const moving = draft.map(splitPick).find(({ pick }) => pick === 'district')?.of;
    return words.text('pick.placement', placementParams(view, of, moving));
  },
  with: (words, of) => words.text('pick.with', { means: of }),
  option: (words, of) => words.textOf(`pick.option.${of}`),
};

function labelAmount(words: Words, of: string, context: PickContext): string {
  const key = `pick.amount.${context.kind}`;
  return words.has(key) ? words.text(key, { amount: of }) : labelShare(words, Number(of), context);
}

/** The share of a Hero, with what those before got and what is left for those after: "Veteran 3, Physician 1". */
function labelShare(words: Words, amount: number, { draft, about }: PickContext): string {
  const heroes = Array.isArray(about?.heroes) ? about.heroes.map(String) : [];
  if (heroes.length === 0) return words.text('pick.amount', { amount });
  const shares = [...draft.map((pick) => Number(splitPick(pick).of)), amount];
  const rest = Number(about?.amount) - shares.reduce((sum, share) => sum + share, 0);
  const shareOf = (share: number, hero: string) => words.text('pick.amount.share', { hero, amount: share });
  const known = shares.map((share, at) => shareOf(share, heroes[at]));
  const others = heroes.slice(shares.length);
  if (others.length === 1) known.push(shareOf(rest, others[0]));
  else if (others.length > 1) known.push(words.text('pick.amount.rest', { amount: rest, heroes: others }));
  return known.join(', ');
}

function labelCitizen(words: Words, of: string, { view }: PickContext): string {
  for (const { district, citizens } of view.districts) {
    const citizen = citizens.find((candidate) => candidate.citizen === Number(of));
    if (citizen === undefined) continue;
    const { kind, face, active = false } = citizen;
    return words.text('pick.citizen', { kind, face, active, district });
  }
  return words.text('pick.citizen.unseen', { number: of });
}
