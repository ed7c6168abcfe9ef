import type { Plain, View } from '@great-machine/rules';
import { heroActionName, MACHINE_ACTIONS, servantActionName } from './actions.js';
import {
  CITIZEN_KINDS,
  countOf,
  finishSentence,
  heroName,
  listWords,
  servantName,
  theDistrict,
} from './names.js';
import { possessive, splitPick } from './picks.js';
import { reasonOf } from './reasons.js';

/** A question as its side sees it, with the kind of pick that comes next. */
export interface Asked {
  readonly view: View;
  readonly decision: View['decisions'][number];
  readonly draft: readonly string[];
  readonly next: string;
}

type About = Readonly<Record<string, Plain>>;

const heroOf = (about: About) => String(about.hero);

/** What is asked of whom, one sentence for each kind of decision. */
export const QUESTIONS: Readonly<Record<string, (asked: Asked) => string>> = {
  'trust-split': ({ decision: { about }, draft }) => {
    const heroes = (about.heroes as readonly string[]).map(String);
    const given = draft.reduce((sum, pick) => sum + Number(splitPick(pick).of), 0);
    const rest = Number(about.amount) - given;
    return `${listWords(heroes.map(heroName))} share ${about.amount} Trust in ${theDistrict(String(about.district))}. How much of the ${rest} left goes to ${heroName(heroes[draft.length])}?`;
  },
  'access-choice': ({ decision: { about }, draft }) =>
    draft.length === 0
      ? `Where does ${heroName(heroOf(about))} go this round? Choose an Access card.`
      : `${possessive(heroOf(about))} card is ${theDistrict(splitPick(draft[0]).of)}. Is that final?`,
  'machine-phase': askMachine,
  'hero-step': ({ view, decision: { about } }) => {
    const hero = view.heroes.find(({ hero }) => hero === about.hero);
    return `${heroName(heroOf(about))} (${hero?.trust} Trust) is in ${theDistrict(hero?.place ?? '')} on the way to ${theDistrict(hero?.destination ?? '')}. Which District is next?`;
  },
  detainment: ({ view, decision: { about } }) => {
    const hero = view.heroes.find(({ hero }) => hero === about.hero);
    return `${heroName(heroOf(about))} (${hero?.trust} Trust) is detained by ${about.by === 'raid' ? 'a Raid' : 'Guards'} in ${theDistrict(hero?.place ?? '')}. What shall happen?`;
  },
  'hero-action': askAction,
  'attack-payment': ({ decision: { about } }) =>
    `The die is cast. How much does ${heroName(heroOf(about))} pay for the attack?`,
  'riot-arrests': ({ decision: { about }, draft }) =>
    `The Riot in ${theDistrict(String(about.district))} has failed. ${draft.length === 0 ? 'Whom' : 'Whom else'} does the Great Machine arrest?`,
  'card-retrieval': ({ decision: { about } }) =>
    `Which forfeited Access card does ${heroName(heroOf(about))} take back${about.price === undefined ? '' : ` for ${about.price} Trust`} (${reasonOf(String(about.because))})?`,
  'directive-discard': ({ decision: { about } }) =>
    `Which Directive of the Great Machine’s hand does ${heroName(heroOf(about))} discard?`,
  'citizen-return': ({ decision: { about } }) =>
    `${heroName(heroOf(about))} has found ${about.drawnKind === undefined ? 'a Citizen' : CITIZEN_KINDS[String(about.drawnKind)].one}. Where does the Citizen return?`,
  'free-identification': ({ decision: { about, actor } }) =>
    `The Raid in ${theDistrict(String(about.district))} has failed: ${heroName(actor)} may look at any one Citizen. Which?`,
  'trust-share': ({ decision: { about, actor }, draft }) =>
    draft.length === 0
      ? `The Heroes may pay ${about.wanted} Trust together to stop the Master Plan. What does ${heroName(actor)} offer?`
      : `${heroName(actor)} offers ${splitPick(draft[0]).of} of ${about.wanted} Trust. Is that final?`,
  'machine-payment': ({ decision: { about } }) =>
    `Does the Great Machine pay ${countOf(Number(about.price), 'Bond')} to advance the Master Plan (${reasonOf(String(about.because))})?`,
};

/** What a further pick of an Action is about. */
const FURTHER: Readonly<Record<string, string>> = {
  citizen: 'Which Citizen?',
  done: 'Any other Citizen?',
  to: 'Where to?',
  amount: 'How much Trust is staked?',
  directive: 'Which Directive?',
  'take-back': 'Three are published: which one returns to the hand first?',
  district: 'Which District slides?',
  placement: 'Where does it slide to?',
  hero: 'Which Hero?',
  with: 'How is it paid?',
};

function askMachine({ view, draft, next }: Asked): string {
  const purse = countOf(view.bonds, 'Bond');
  if (draft.length === 0) return `The Great Machine has ${purse}. What does it do?`;
  const [first, second] = draft.map(splitPick);
  if (first.pick === 'guard') return `Where does the Guard of ${theDistrict(first.of)} go (${purse})?`;
  if (first.pick === 'use') return `${MACHINE_ACTIONS[first.of]?.name ?? first.of}: ${FURTHER[next] ?? ''}`;
  const servant = servantName(first.of);
  if (second === undefined) return `What does ${servant} do (${purse})?`;
  return `${servant}, ${servantActionName(second.of)}: ${FURTHER[next] ?? ''}`;
}

function askAction({ view, decision: { about }, draft, next }: Asked): string {
  const hero = view.heroes.find(({ hero }) => hero === about.hero);
  const name = heroName(heroOf(about));
  if (draft.length > 0) {
    const another = next === 'citizen' && draft.some((pick) => splitPick(pick).pick === 'citizen');
    const further = another ? FURTHER.done : (FURTHER[next] ?? '');
    return `${name}, ${heroActionName(splitPick(draft[0]).of)} (${hero?.trust} Trust): ${further}`;
  }
  const again = Array.isArray(about.taken) && about.taken.length > 0 ? ' second' : '';
  return `${name} is in ${theDistrict(hero?.place ?? '')} with ${hero?.trust} Trust. Which${again} Action?`;
}

export function describeQuestion(asked: Asked): string {
  return finishSentence(QUESTIONS[asked.decision.kind]?.(asked) ?? asked.decision.kind);
}
