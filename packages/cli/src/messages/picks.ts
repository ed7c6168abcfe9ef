import type { Plain, View } from '@great-machine/rules';
import { type ActionWords, HERO_ACTIONS, MACHINE_ACTIONS, OWN_ACTIONS, SERVANT_ACTIONS } from './actions.js';
import { DIRECTIVES } from './cards.js';
import {
  CITIZEN_KINDS,
  capitalise,
  DISTRICTS,
  HEROES,
  heroName,
  listWords,
  servantName,
  theDistrict,
} from './names.js';

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

const AMOUNTS: Readonly<Record<string, (amount: string) => string>> = {
  'hero-action': (amount) => `Stake ${amount} Trust`,
  'attack-payment': (amount) => `Pay ${amount} Trust`,
  'trust-share': (amount) => `Offer ${amount} Trust`,
};

const DETAINMENT_OPTIONS: Readonly<Record<string, string>> = {
  'advance-the-plan': 'A: let the Hero go on',
  'no-trust': 'B: No Trust!',
  'no-access': 'B: No Access!',
  'both-measures': 'B: No Trust! and No Access!',
};

/** One label for each kind of pick. */
export const PICK_LABELS: Readonly<Record<string, (of: string, context: PickContext) => string>> = {
  card: labelCard,
  ready: () => 'Ready: lay the card for good',
  amount: (of, context) => AMOUNTS[context.kind]?.(of) ?? labelShare(Number(of), context),
  guard: (of) => `Move a Guard out of ${theDistrict(of)}`,
  servant: (of, { view }) => `Order ${servantName(of)}, who is in ${placeOfServant(view, of)}`,
  to: (of) => `To ${theDistrict(of)}`,
  do: (of, { kind, hero = '' }) =>
    labelAction(
      kind === 'machine-phase' ? SERVANT_ACTIONS[of] : (OWN_ACTIONS[hero]?.[of] ?? HERO_ACTIONS[of]),
      of,
    ),
  use: (of) => labelAction(MACHINE_ACTIONS[of], of),
  citizen: (of, { view }) => labelCitizen(view, Number(of)),
  hero: (of) => capitalise(HEROES[of]?.full ?? of),
  directive: (of) => `${DIRECTIVES[of]?.name ?? of}: ${(DIRECTIVES[of]?.effect ?? '').replace(/\.$/, '')}`,
  'take-back': (of) => `Take back ${DIRECTIVES[of]?.name ?? of}`,
  district: (of) => `Slide ${theDistrict(of)}`,
  placement: labelPlacement,
  with: (of) => (of === 'trust' ? 'Pay with Trust' : `Pay with ${of}`),
  option: (of) => DETAINMENT_OPTIONS[of] ?? of,
  end: () => 'End the Great Machine Phase',
  done: () => 'That is all',
  pass: () => 'Take no Action',
  decline: () => 'Decline',
  pay: () => 'Pay',
};

export function labelPick(text: string, context: PickContext): string {
  const { pick, of } = splitPick(text);
  return PICK_LABELS[pick]?.(of, context) ?? text;
}

function labelAction(words: ActionWords | undefined, id: string): string {
  return words === undefined ? id : `${words.name}: ${words.effect}`;
}

/** The share of a Hero, with what those before got and what is left for those after: "Veteran 3, Physician 1". */
function labelShare(share: number, { draft, about }: PickContext): string {
  const heroes = Array.isArray(about?.heroes) ? about.heroes.map(String) : [];
  if (heroes.length === 0) return `${share} Trust`;
  const shares = [...draft.map((pick) => Number(splitPick(pick).of)), share];
  const rest = Number(about?.amount) - shares.reduce((sum, amount) => sum + amount, 0);
  const name = (hero: string) => HEROES[hero]?.short ?? hero;
  const known = shares.map((amount, i) => `${name(heroes[i])} ${amount}`);
  const others = heroes.slice(shares.length).map(name);
  if (others.length === 1) known.push(`${others[0]} ${rest}`);
  else if (others.length > 1) known.push(`${rest} left for ${listWords(others)}`);
  return known.join(', ');
}

function labelCard(of: string, { view, kind, hero }: PickContext): string {
  const stays = kind === 'access-choice' && view.heroes.find((h) => h.hero === hero)?.place === of;
  return `${DISTRICTS[of]?.full ?? of}${stays ? ' (stay here)' : ''}`;
}

function placeOfServant(view: View, id: string): string {
  const servant = view.servants.find(({ servant }) => servant === id);
  return servant === undefined ? 'the City' : theDistrict(servant.place);
}

function labelCitizen(view: View, number: number): string {
  for (const { district, citizens } of view.districts) {
    const citizen = citizens.find((candidate) => candidate.citizen === number);
    if (citizen === undefined) continue;
    const who =
      citizen.kind === undefined
        ? `a Citizen, ${citizen.face}`
        : `${CITIZEN_KINDS[citizen.kind].one}, ${citizen.face}${citizen.active ? ' and active' : ''}`;
    return `${capitalise(who)}, in ${theDistrict(district)}`;
  }
  return `Citizen ${number}`;
}

/** Columns and rows as the drawing numbers them, and what the tile would touch. */
function labelPlacement(of: string, { view, draft }: PickContext): string {
  const [x, y, rotation] = of.split(',').map(Number);
  const portrait = rotation % 2 === 1;
  const cells = [[x, y], portrait ? [x, y + 1] : [x + 1, y]];
  const moving = draft.map(splitPick).find(({ pick }) => pick === 'district')?.of;
  const touched = view.districts
    .filter(({ district, tile }) => district !== moving && tile !== undefined && touches(cells, tile))
    .map(({ district }) => DISTRICTS[district]?.short ?? district);
  const place = portrait
    ? `column ${x + 1}, rows ${y + 1} and ${y + 2}`
    : `columns ${x + 1} and ${x + 2}, row ${y + 1}`;
  const turned = rotation >= 2 ? ', upside down' : '';
  return `${capitalise(place)}${turned}: beside ${listWords(touched)}`;
}

function touches(cells: readonly number[][], tile: { x: number; y: number; rotation: number }): boolean {
  const { x, y, rotation } = tile;
  const others = [[x, y], rotation % 2 === 1 ? [x, y + 1] : [x + 1, y]];
  return cells.some(([cx, cy]) => others.some(([ox, oy]) => Math.abs(cx - ox) + Math.abs(cy - oy) === 1));
}

/** "Finch's Access card". */
export function possessive(hero: string): string {
  return `${heroName(hero)}’s`;
}
