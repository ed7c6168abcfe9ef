import type { LogLine, Plain } from '@great-machine/rules';
import { heroActionName, servantActionName } from './actions.js';
import { cityEventName, DIRECTIVES, directiveName } from './cards.js';
import { describeOutcome } from './endings.js';
import {
  CITIZEN_KINDS,
  countOf,
  finishSentence,
  heroName,
  listWords,
  PHASES,
  roman,
  SIDES,
  servantName,
  theDistrict,
} from './names.js';
import { reasonOf } from './reasons.js';

type Params = Readonly<Record<string, Plain>>;
type Sentence = (p: Params) => string;

const hero = (p: Params) => heroName(String(p.hero));
const at = (place: Plain) => theDistrict(String(place));
const trust = (amount: Plain) => `${amount} Trust`;
const bonds = (amount: Plain) => countOf(Number(amount), 'Bond');
const why = (p: Params) => `(${reasonOf(String(p.because))})`;
const kindOf = (p: Params, otherwise: string) =>
  p.kind === undefined ? otherwise : CITIZEN_KINDS[String(p.kind)].one;
const paid = (price: Plain) => (price === 0 ? '' : ` for ${bonds(price)}`);

const DETAINMENT_OPTIONS: Readonly<Record<string, Sentence>> = {
  'advance-the-plan': (p) => `The Great Machine advances its plan; ${hero(p)} goes on.`,
  'no-trust': (p) => `The Great Machine ends ${hero(p)}’s turn: No Trust!`,
  'no-access': (p) => `The Great Machine ends ${hero(p)}’s turn: No Access!`,
  'both-measures': (p) => `The Great Machine ends ${hero(p)}’s turn: No Trust! and No Access!`,
};

const FACES: Readonly<Record<string, string>> = {
  'running-man': 'the running man',
  handcuffs: 'handcuffs',
  shield: 'a shield: no stake can succeed',
};

/** One sentence for each event; fields that the audience may not know are missing. */
export const EVENT_SENTENCES: Readonly<Record<string, Sentence>> = {
  'round-began': (p) => `Round ${p.round} begins.`,
  'phase-began': (p) => `${PHASES[String(p.phase)]}.`,
  'city-event-revealed': (p) => `City Event: ${cityEventName(String(p.card))}.`,
  'bonds-received': (p) => `The Great Machine receives ${bonds(p.amount)} ${why(p)}.`,
  'bonds-paid': (p) => `The Great Machine pays ${bonds(p.amount)} ${why(p)}.`,
  'trust-received': (p) => {
    const lost = p.discarded === 0 ? '' : ` and discards ${p.discarded} above the maximum`;
    return `${hero(p)} receives ${trust(p.amount)}${lost} ${why(p)}.`;
  },
  'trust-paid': (p) => `${hero(p)} pays ${trust(p.amount)} ${why(p)}.`,
  'trust-lost': (p) =>
    p.amount === 0
      ? `${hero(p)} has no Trust to lose ${why(p)}.`
      : `${hero(p)} loses ${trust(p.amount)} ${why(p)}.`,
  'discontent-raised': (p) => `Discontent rises to ${p.to} ${why(p)}.`,
  'discontent-dropped': (p) => `Discontent drops to ${p.to} ${why(p)}.`,
  'riot-stage-reached': () => 'Discontent has reached the Riot Stage: it counts as a Riot.',
  'plan-advanced': (p) => `The Master Plan advances to ${roman(Number(p.to))} ${why(p)}.`,
  'plan-not-advanced': (p) => `The Master Plan does not advance (${cityEventName(String(p.card))}).`,
  'access-chosen': () => 'The Heroes have chosen where to go.',
  'access-revealed': (p) => `${hero(p)} reveals the Access card of ${at(p.district)}.`,
  'access-returned': (p) => `${hero(p)} takes the card of ${at(p.district)} back into hand.`,
  'access-forfeited': (p) => {
    const card = p.district ?? p.shown;
    return `${hero(p)} forfeits ${card === undefined ? 'an Access card, unseen' : `the card of ${at(card)}`} ${why(p)}.`;
  },
  'access-retrieved': (p) =>
    `${hero(p)} takes back ${p.district === undefined ? 'a forfeited Access card, unseen' : `the forfeited card of ${at(p.district)}`} ${why(p)}.`,
  'guard-moved': (p) => `A Guard marches from ${at(p.from)} to ${at(p.to)}${paid(p.price)}.`,
  'guard-broken': (p) => `A Guard in ${at(p.district)} is broken ${why(p)}.`,
  'guard-repaired': (p) => `A Guard in ${at(p.district)} is repaired ${why(p)}.`,
  'servant-moved': (p) =>
    `${servantName(String(p.servant))} goes from ${at(p.from)} to ${at(p.to)}${paid(p.price)}.`,
  'servant-acted': (p) =>
    `${servantName(String(p.servant))} acts in ${at(p.district)}${paid(p.price)}: ${servantActionName(String(p.action))}.`,
  'raid-placed': (p) => `A Raid lies in wait in ${at(p.district)}.`,
  'raid-failed': (p) => `The Raid in ${at(p.district)} has failed.`,
  'citizen-identified': (p) =>
    p.kind === undefined
      ? `The Heroes identify a Citizen in ${at(p.district)} ${why(p)}.`
      : `A Citizen in ${at(p.district)} is identified as ${kindOf(p, '')} ${why(p)}.`,
  'citizen-revealed': (p) => `A Citizen in ${at(p.district)} turns out to be ${kindOf(p, 'somebody')}.`,
  'citizen-moved': (p) => `A Citizen goes from ${at(p.from)} to ${at(p.to)} ${why(p)}.`,
  'citizen-arrested': (p) => `${kindOf(p, 'a Citizen')} in ${at(p.district)} is arrested ${why(p)}.`,
  'citizen-drawn': (p) => `${hero(p)} finds ${kindOf(p, 'a Citizen')} among the arrested.`,
  'citizen-returned': (p) => `${kindOf(p, 'a Citizen')} returns to ${at(p.district)}, identified.`,
  'directive-drawn': (p) =>
    p.card === undefined
      ? 'The Great Machine draws a Directive.'
      : `The Great Machine draws the Directive ${directiveName(String(p.card))}: ${DIRECTIVES[String(p.card)]?.effect ?? ''}`,
  'directive-published': (p) => `The Directive ${directiveName(String(p.card))} is published.`,
  'directive-taken-back': (p) =>
    `The Great Machine takes the Directive ${directiveName(String(p.card))} back.`,
  'directive-cancelled': (p) => `${hero(p)} cancels the Directive ${directiveName(String(p.card))}.`,
  'directives-shown': (p) =>
    `${hero(p)} looks at the Great Machine’s hand${
      Array.isArray(p.cards) ? `: ${listWords(p.cards.map((card) => directiveName(String(card))))}` : ''
    }.`,
  'directive-discarded': (p) => `${hero(p)} discards the Directive ${directiveName(String(p.card))}.`,
  'district-repositioned': (p) => `${at(p.district)} slides to a new place.`,
  'machine-phase-ended': (p) => `The Great Machine ends its Phase with ${bonds(p.bonds)}.`,
  'hero-stayed': (p) => `${hero(p)} stays in ${at(p.district)}.`,
  'hero-moved': (p) => `${hero(p)} walks from ${at(p.from)} to ${at(p.to)}.`,
  'die-rolled': (p) =>
    `${hero(p)} rolls the ${p.die === 'escape-die' ? 'Escape' : 'Assault'} die: ${FACES[String(p.face)] ?? p.face}.`,
  'hero-captured': (p) => `${hero(p)} is captured in ${at(p.from)} and brought to ${at(p.to)}.`,
  'hero-detained': (p) =>
    `${hero(p)} is detained in ${at(p.district)} by ${p.by === 'raid' ? 'a Raid' : 'Guards'}.`,
  'detainment-settled': (p) => DETAINMENT_OPTIONS[String(p.option)](p),
  'hero-acted': (p) => `${hero(p)} acts in ${at(p.district)}: ${heroActionName(String(p.action))}.`,
  'hero-passed': (p) => `${hero(p)} takes no Action.`,
  'attack-resolved': (p) =>
    `${hero(p)}’s attack with a stake of ${p.stake} ${p.success === true ? 'succeeds' : 'fails'}.`,
  'riot-resolved': (p) =>
    `The Riot in ${at(p.district)} ${p.success === true ? 'succeeds' : 'fails'}: ${p.active} active against ${countOf(Number(p.guards), 'Guard')} and ${p.traitors} for Traitors.`,
  'payment-resolved': (p) =>
    p.paid === true
      ? `The Heroes pay ${trust(p.wanted)} together ${why(p)}.`
      : `The Heroes do not pay the ${trust(p.wanted)} ${why(p)}.`,
  'game-won': (p) => describeOutcome({ winner: String(p.winner), how: String(p.how) }),
  'answer-undone': (p) => `${SIDES[String(p.side)] ?? p.side} took an answer back.`,
};

/** Tells log lines in their order: some words depend on what came before. */
export class Narrator {
  /** Heroes who have acted this round. */
  private readonly acted = new Set<string>();
  /** An Action may have been taken back. */
  private unsure = false;

  sentenceOf(line: LogLine): string {
    const who = String(line.params.hero);
    if (line.key === 'round-began') {
      this.acted.clear();
      this.unsure = false;
    }
    if (line.key === 'answer-undone') this.unsure = true;
    if (line.key === 'hero-acted') this.acted.add(who);
    if (line.key !== 'hero-passed' || !this.acted.has(who)) return sentenceOf(line);
    return finishSentence(`${heroName(who)} ${this.unsure ? 'passes' : 'takes no further Action'}.`);
  }
}

/** A log line as a sentence. */
export function sentenceOf({ key, params }: LogLine): string {
  return finishSentence(EVENT_SENTENCES[key]?.(params) ?? key);
}
