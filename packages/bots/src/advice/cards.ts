import type { Fact } from '@great-machine/client';
import { type AnswerPick, aboutOf, districtAt, heroAt, itemAt, present } from '@great-machine/rules';
import { chanceToPreventByPresence } from '../thinking/policy/events.js';
import { appraiseActions, type Candidate } from '../thinking/policy/hero-actions.js';
import { assess, type Outlook } from '../thinking/policy/outlook.js';
import { laidCards, SOUND } from '../thinking/policy/policy.js';
import { arrivalBy, routesOf } from '../thinking/policy/routes.js';
import { Budget } from '../thinking/search/budget.js';
import { everybodyReady, foreseeRound } from '../thinking/search/foresight.js';
import type { Fate, Prospect } from '../thinking/search/playout.js';
import { drawDestinations, mixDestinations } from '../thinking/search/secret-choices.js';
import { type Consideration, ownProspect, showPicks, type Weighed } from './consideration.js';
import { expectRaids } from './expected-raids.js';
import { fact } from './fact.js';
import { preventionFact, riotToComeFact } from './facts.js';
import { statedChance } from './raid-chances.js';

const DRAWN_FOR_GIVEN = 2;
/** From this chance on, a Raid is to be reckoned with. */
const LIKELY = 0.25;

/** Compares the Access cards of a Hero as parts of what the whole team may choose. */
export function weighCards(c: Consideration, given: readonly AnswerPick[]): Weighed[] {
  const { world, decision, sampler, settings, limits, dice, seed, situation } = c;
  const { hero } = aboutOf(decision, 'access-choice');
  const laid = laidCards(world);
  const o = assess(world, 'revolutionaries', SOUND.weights.revolutionaries);
  const draw = () => everybodyReady(sampler.draw(dice), dice);
  const { temperature, plansAhead } = SOUND;
  const model = foreseeRound(
    draw,
    'revolutionaries',
    temperature.revolutionaries,
    plansAhead.revolutionaries,
    dice,
  );
  const also = given
    .filter(({ pick }) => pick === 'card')
    .flatMap(({ of }) => drawDestinations(world, model, laid.with(hero, Number(of)), DRAWN_FOR_GIVEN, dice));
  const budget = new Budget(limits, settings.secret);
  const mixed = mixDestinations({ sampler, settings, budget, dice, seed }, model, laid, also);
  const cards = new Map<number, { readonly prospect: Prospect; readonly share: number }>();
  for (const { choice, share, ...ofMachine } of mixed) {
    const place = present(choice[hero], 'card of the Hero who is asked');
    const prospect = ownProspect(c, ofMachine);
    const before = cards.get(place) ?? { prospect, share: 0 };
    cards.set(place, { prospect: betterOf(before.prospect, prospect), share: before.share + share });
  }
  let raids: readonly number[] | undefined;
  return [...cards].map(([place, { prospect, share }]): Weighed => {
    const card: AnswerPick[] = decision.draft.length > 0 ? [] : [{ pick: 'card', of: place }];
    return {
      picks: showPicks(world, [...card, { pick: 'ready', of: situation.seat }]),
      ...prospect,
      share,
      group: String(place),
      answers: [],
      facts: () => {
        raids ??= expectRaids(c, model);
        return cardFacts(c, o, raids, hero, place);
      },
    };
  });
}

const WORST_FIRST: readonly Fate[] = ['lost', 'open', 'won'];

/** A card is as good as the best that the team may make of it, and lost only if all of that is. */
function betterOf(a: Prospect, b: Prospect): Prospect {
  const ahead = WORST_FIRST.indexOf(a.fate) - WORST_FIRST.indexOf(b.fate) || a.chance - b.chance;
  return ahead >= 0 ? a : b;
}

/** What the District is good for, whether a Raid is likely there, and what the way costs. */
function cardFacts(
  { world }: Consideration,
  o: Outlook,
  raids: readonly number[],
  hero: number,
  place: number,
): Fact[] {
  const district = districtAt(world, place).id;
  const route = itemAt(routesOf(world, hero), place);
  const { trust, free } = arrivalBy(route, heroAt(world, hero).trust);
  const actions = appraiseActions(world, o, { hero, place, trust, taken: [] });
  const best = actions.reduce<Candidate | undefined>(
    (most, other) => (other.worth > (most?.worth ?? 0) ? other : most),
    undefined,
  );
  const prevented = chanceToPreventByPresence(world, place);
  const raided = statedChance(itemAt(raids, place), 'heroes');
  return [
    ...(best === undefined ? [] : [fact('advice.action-there', { action: best.action, district })]),
    ...(best?.action === 'riot' ? [riotToComeFact(world, o, hero, place)] : []),
    fact(raided < LIKELY ? 'advice.raid-unlikely' : 'advice.raid-likely', { district, chance: raided }),
    ...(prevented > 0 ? [preventionFact(world, prevented)] : []),
    fact('advice.cheapest-way', { price: route.price, captureChance: 1 - free }),
  ];
}
