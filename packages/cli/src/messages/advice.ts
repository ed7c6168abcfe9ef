import type { Fact, FactKey } from '@great-machine/bots';
import { heroActionName } from './actions.js';
import { cityEventName, directiveName } from './cards.js';
import { countOf, finishSentence, heroName, roman, theDistrict } from './names.js';
import { percent } from './outcomes.js';

type Params = Fact['params'];

const hero = (p: Params) => heroName(String(p.hero));
const district = (p: Params) => theDistrict(String(p.district));
const directive = (p: Params) => directiveName(String(p.directive));
const event = (p: Params) => cityEventName(String(p.event));
const chance = (p: Params) => percent(Number(p.chance));
const count = (amount: string | number, one: string) => countOf(Number(amount), one);

/** The facts that decide about an option. */
export const FACT_SENTENCES: Readonly<Record<FactKey, (p: Params) => string>> = {
  'advice.wins-now': () => 'It wins at once.',
  'advice.may-win-now': (p) => `It wins at once with ${chance(p)}.`,
  'advice.wins-always': () => 'It won every game that was played out from there.',
  'advice.stops-loss': (p) =>
    `It stops a loss: of ${count(p.others, 'other answer')}, ${p.losing} lost every game that was played out.`,
  'advice.riot-chance': (p) =>
    `A Riot succeeds with ${chance(p)}: ${p.active} active against ${count(p.guards, 'Guard')} and ${p.traitors} for Traitors, ${p.unknown} unknown.`,
  'advice.attack-chance': (p) => `A Guard breaks with ${chance(p)} for ${p.stake} Trust.`,
  'advice.price': (p) =>
    `It costs ${p.currency === 'bonds' ? count(p.price, 'Bond') : `${p.price} Trust`} and leaves ${p.left}.`,
  'advice.discontent-rises': (p) => `Discontent rises by ${p.amount} to ${p.to}.`,
  'advice.prevents-plan': (p) => `It keeps ${event(p)} from advancing the Master Plan with ${chance(p)}.`,
  'advice.plan-advances': (p) =>
    `The Master Plan advances this round with ${chance(p)}, to ${roman(Number(p.to))} or further.`,
  'advice.escape-chance': (p) => `Short of Trust, the Hero escapes with ${chance(p)}.`,
  'advice.cheapest-way': (p) =>
    `The cheapest way costs ${p.price} Trust${Number(p.captureChance) > 0 ? `, with ${percent(Number(p.captureChance))} to be captured` : ''}.`,
  'advice.hero-may-be-there': (p) => `${hero(p)} goes to ${district(p)} with ${chance(p)}.`,
  'advice.proved-there': (p) => `It is proved that ${hero(p)} goes to ${district(p)}.`,
  'advice.raid-catches': (p) => `A Raid in ${district(p)} catches somebody with ${chance(p)}.`,
  'advice.raid-likely': (p) => `The Great Machine raids ${district(p)} with about ${chance(p)}.`,
  'advice.action-there': (p) => `${district(p)} is good for this: ${heroActionName(String(p.action))}.`,
  'advice.trust-lost-over-maximum': (p) => `${p.amount} Trust is lost over the maximum.`,
  'advice.trust-received': (p) => `${hero(p)} receives ${p.amount} Trust.`,
  'advice.trust-kept': (p) => `${hero(p)} keeps ${p.left} Trust.`,
  'advice.trust-seized': (p) => `${hero(p)} loses ${p.amount} Trust to the Great Machine as Bonds.`,
  'advice.card-forfeited': (p) => `${hero(p)} forfeits the chosen card and has ${p.left} left.`,
  'advice.card-unknown-to-machine': (p) =>
    `The Great Machine does not see that the card of ${district(p)} comes back.`,
  'advice.card-back': (p) => `${hero(p)}, who has lost ${count(p.forfeited, 'Access card')}, takes one back.`,
  'advice.turn-ends': (p) => `The turn of ${hero(p)} ends without an Action.`,
  'advice.identifies': (p) => `${count(p.count, 'Citizen')} of ${district(p)} identified.`,
  'advice.moves-citizens': (p) => `${count(p.count, 'Citizen')} brought to ${district(p)}.`,
  'advice.arrests': (p) => `${count(p.count, 'Citizen')} arrested.`,
  'advice.frees-citizen': (p) => `One of ${p.arrested} arrested Citizens comes back.`,
  'advice.citizen-placed': (p) =>
    `A Citizen comes to ${district(p)}, beside ${count(p.citizens, 'Citizen')} and ${count(p.guards, 'Guard')}.`,
  'advice.directive-discarded': (p) => `${directive(p)} is discarded.`,
  'advice.directive-from-hand': (p) =>
    `One of ${count(p.inHand, 'Directive')} in the Great Machine’s hand is seen and discarded.`,
  'advice.directive-published': (p) => `${directive(p)} is published.`,
  'advice.repositions': (p) => `${district(p)} takes another place in the City.`,
  'advice.guard-moves': (p) => `${district(p)} then has ${count(p.guards, 'Guard')}.`,
  'advice.mix': (p) => `Choose it ${chance(p)} of the time: who always chooses the same can be foreseen.`,
  'advice.best-chance': (p) => `Nothing but its chance to win, ${chance(p)}, speaks for it.`,
};

export function factSentence({ key, params }: Fact): string {
  return finishSentence(FACT_SENTENCES[key](params));
}
