import {
  type AnswerPick,
  aboutOf,
  addTo,
  amountOf,
  bitsOf,
  type Decision,
  freeCitizenSquares,
  type Game,
  guardsIn,
  heroAt,
  isActiveKind,
  itemAt,
  leastTrust,
  maxTrust,
  seatsOf,
  TRAITOR,
  unidentifiedCitizens,
} from '@great-machine/rules';
import { appraiseDestinations } from './destinations.js';
import { appraiseDetaining } from './detaining.js';
import { mostValuable } from './directives.js';
import { appraiseActions, ripeness, worthForRiot, worthOfGuardBreak, worthOfTrust } from './hero-actions.js';
import { crowdIn, type Outlook } from './outlook.js';

type Answer = (g: Game, o: Outlook, decision: Decision) => readonly AnswerPick[];

const amount = (of: number): AnswerPick => ({ pick: 'amount', of });
const DONE: AnswerPick = { pick: 'done', of: 0 };
const DECLINE: AnswerPick = { pick: 'decline', of: 0 };
/** What a Hero may receive after a Riot instead of identifying a Citizen (R-ESC-3). */
const RIOT_TRUST = 2;

/** City Events against which the Heroes pay together. */
const PAID_TOGETHER: Readonly<Record<string, number>> = { 'win-over-the-judges': 5, 'grounded-platforms': 6 };

/** Rules of thumb for the decisions that come up on the way. */
export const SMALL_ANSWERS: Readonly<Record<string, Answer>> = {
  'trust-split': splitTrust,
  detainment: settleDetainment,
  'attack-payment': payAfterRoll,
  'riot-arrests': arrestAll,
  'card-retrieval': retrieve,
  'directive-discard': (g, o) => [{ pick: 'directive', of: mostValuable(g, o, g.state.directives.hand) }],
  'citizen-return': (g, o, decision) => [{ pick: 'to', of: placeForCitizen(g, o, decision) }],
  'free-identification': (g, o) => [{ pick: 'citizen', of: bestToIdentify(g, o, unidentifiedCitizens(g)) }],
  'trust-share': shareOfPayment,
  'riot-gain': gainFromRiot,
  'machine-payment': (_g, o, decision) => {
    const { price } = aboutOf(decision, 'machine-payment');
    return [{ pick: o.worthOfPlan > price * o.weights.bond ? 'pay' : 'decline', of: 0 }];
  },
};

/** Unit by unit to whom one more is worth most. */
function splitTrust(g: Game, o: Outlook, decision: Decision): readonly AnswerPick[] {
  const { heroes, amount: whole } = aboutOf(decision, 'trust-split');
  const shares = heroes.map(() => 0);
  for (let unit = 0; unit < whole; unit++) {
    const gains = heroes.map((hero, i) => {
      const held = heroAt(g, hero).trust + itemAt(shares, i);
      const room = held < maxTrust(g, hero) ? 0.01 * (maxTrust(g, hero) - held) : -1;
      return worthOfTrust(g, o, hero, held + 1) - worthOfTrust(g, o, hero, held) + room;
    });
    addTo(shares, gains.indexOf(Math.max(...gains)), 1);
  }
  return shares.slice(decision.draft.length, -1).map(amount);
}

/** Option A brings the Plan on; option B takes the Action and Trust or a card. */
function settleDetainment(g: Game, o: Outlook, decision: Decision): readonly AnswerPick[] {
  const { hero } = aboutOf(decision, 'detainment');
  const { trust, place, chosen } = heroAt(g, hero);
  const option = (of: string): AnswerPick[] => [{ pick: 'option', of }];
  const actions = appraiseActions(g, o, { hero, place, trust, taken: [] });
  const action = actions.reduce((most, { worth }) => Math.max(most, worth), 0);
  const both = amountOf(g, 'punitive-measures', 1, { hero, option: 'B' }) > 1;
  const hasCard = chosen !== undefined;
  const { advance, punish, takesTrust } = appraiseDetaining(g, o, hero, action, { hasCard, both });
  const measure = option(takesTrust || !hasCard ? 'no-trust' : 'no-access');
  const goesWithA = amountOf(g, 'punitive-measures', 0, { hero, option: 'A' }) > 0;
  if (advance >= punish) return [...option('advance-the-plan'), ...(goesWithA ? measure : [])];
  return both ? option('both-measures') : measure;
}

/** The Citizen in whose District a Riot is nearest, or Trust where that is worth more. */
function gainFromRiot(g: Game, o: Outlook, decision: Decision): readonly AnswerPick[] {
  const { hero, used } = aboutOf(decision, 'riot-gain');
  const { trust } = heroAt(g, hero);
  const kept = Math.min(RIOT_TRUST, maxTrust(g, hero) - trust);
  const byTrust = worthOfTrust(g, o, hero, trust + kept) - worthOfTrust(g, o, hero, trust);
  const open = unidentifiedCitizens(g).filter(
    (citizen) => (used & (1 << itemAt(g.state.citizenPlace, citizen))) === 0,
  );
  const citizen = bestToIdentify(g, o, open);
  const near = citizen < 0 ? 0 : ripeness(g, o, hero, itemAt(g.state.citizenPlace, citizen));
  if (citizen >= 0 && o.weights.identify * (1 + 2 * near) > byTrust)
    return [{ pick: 'citizen', of: citizen }];
  return [kept > 0 ? amount(RIOT_TRUST) : DECLINE];
}

function payAfterRoll(g: Game, o: Outlook, decision: Decision): readonly AnswerPick[] {
  const { hero, face } = aboutOf(decision, 'attack-payment');
  const { trust, place } = heroAt(g, hero);
  const bonus = g.state.cityEvents.current === 'barricades' ? 1 : 0;
  const needed = Math.max(1, Number(face) - bonus);
  const paid = leastTrust(g, { hero, district: place }, needed);
  if (paid > trust) return [amount(0)];
  const cost = worthOfTrust(g, o, hero, trust) - worthOfTrust(g, o, hero, trust - paid);
  return [amount(worthOfGuardBreak(g, o, hero, place) >= cost ? needed : 0)];
}

function arrestAll(g: Game, _o: Outlook, decision: Decision): readonly AnswerPick[] {
  const { district } = aboutOf(decision, 'riot-arrests');
  const { citizenPlace, citizenKind } = g.state;
  const active = citizenPlace.flatMap((place, citizen) =>
    place === district && isActiveKind(g, itemAt(citizenKind, citizen)) ? [citizen] : [],
  );
  return [...active.map((citizen): AnswerPick => ({ pick: 'citizen', of: citizen })), DONE];
}

function retrieve(g: Game, o: Outlook, decision: Decision): readonly AnswerPick[] {
  const { hero, price = 0 } = aboutOf(decision, 'card-retrieval');
  const { trust, forfeited } = heroAt(g, hero);
  const cost = worthOfTrust(g, o, hero, trust) - worthOfTrust(g, o, hero, trust - price);
  if (price > 0 && (cost > o.weights.accessCard || isNeededTogether(g, price))) return [DECLINE];
  const worths = appraiseDestinations(g, o, hero);
  const worthOf = (card: number) => itemAt(worths, card);
  const best = bitsOf(forfeited).reduce((most, card) => (worthOf(card) > worthOf(most) ? card : most));
  return [{ pick: 'card', of: best }];
}

/** The Trust that the Heroes will want to pay together at the end of this round. */
function isNeededTogether(g: Game, price: number): boolean {
  const wanted = PAID_TOGETHER[g.state.cityEvents.current ?? ''] ?? 0;
  const total = g.state.heroes.reduce((sum, { trust }) => sum + trust, 0);
  return total >= wanted && total - price < wanted;
}

/** A Traitor goes where a Riot has been; anybody else where a Riot needs them, or to the Central Square. */
function placeForCitizen(g: Game, o: Outlook, decision: Decision): number {
  const { hero, drawnKind } = aboutOf(decision, 'citizen-return');
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  const isActive = drawnKind !== undefined && isActiveKind(g, drawnKind);
  g.state.city.forEach((_, place) => {
    if (freeCitizenSquares(g, place) <= 0) return;
    const isSquare = place === g.rules.places['central-square'];
    const ripe = g.state.riots.includes(place) ? -1 : ripeness(g, o, hero, place);
    const helps = isActive ? worthForRiot(g, o, hero, place, 1, 0) : 0;
    const good = (isSquare && o.discontentLeft > 0 ? 1 : 0) + ripe + helps;
    const worth = drawnKind === TRAITOR ? -good : good;
    if (worth > most) {
      most = worth;
      best = place;
    }
  });
  return best;
}

/** Where a Riot is nearest. */
function bestToIdentify(g: Game, o: Outlook, citizens: readonly number[]): number {
  let best = -1;
  let most = -1;
  for (const citizen of citizens) {
    const place = itemAt(g.state.citizenPlace, citizen);
    const spared = g.state.riots.includes(place)
      ? 0
      : 1 / crowdIn(o, place).unidentified + 0.3 * guardsIn(g, place);
    const worth = ripeness(g, o, 0, place) * (1 + spared);
    if (worth > most) {
      most = worth;
      best = citizen;
    }
  }
  return best;
}

/** All pay if a step of the Plan is worth more than the Trust: the Hero with most pays first. */
function shareOfPayment(g: Game, o: Outlook, decision: Decision): readonly AnswerPick[] {
  const { hero, wanted } = aboutOf(decision, 'trust-share');
  const { draft, actor } = decision;
  const ready: AnswerPick = { pick: 'ready', of: itemAt(seatsOf(g, actor), 0) };
  if (draft.length > 0) return [ready];
  const left = g.state.heroes.map(({ trust }) => trust);
  let cost = 0;
  for (let unit = 0; unit < wanted; unit++) {
    const most = Math.max(...left);
    const richest = left.indexOf(most);
    cost += worthOfTrust(g, o, richest, most) - worthOfTrust(g, o, richest, most - 1);
    left[richest] = most - 1;
  }
  const pays = o.worthOfPlan > cost;
  return [amount(pays ? heroAt(g, hero).trust - itemAt(left, hero) : 0), ready];
}
