import type { Fact } from '@great-machine/client';
import {
  type AnswerPick,
  districtAt,
  forkGame,
  type Game,
  guardsIn,
  heroAt,
  itemAt,
  numberPicked,
} from '@great-machine/rules';
import { Policy, SOUND } from '../thinking/policy/policy.js';
import { playRounds } from '../thinking/search/playout.js';
import { carryOut, type MachinePlan } from '../thinking/search/secret.js';
import type { DestinationBelief } from '../worlds/belief/destinations.js';
import { Dice } from '../worlds/dice.js';
import { type Consideration, meaningOf } from './consideration.js';
import { fact } from './fact.js';
import { priceFacts } from './facts.js';
import { statedChance } from './raid-chances.js';
import { told } from './told.js';

/** The Districts that will be raided when a plan has been carried out, in their order. */
export function raidedBy({ world, dice }: Consideration, plan: MachinePlan): number[] {
  const g = forkGame(world);
  carryOut(
    g,
    plan.filter(([first]) => first?.pick !== 'end'),
    dice,
  );
  return g.state.raids.map(({ district }) => district).sort((a, b) => a - b);
}

/** Whom the Raids may catch, whether the Master Plan advances, and what the next step does. */
export function planFacts(c: Consideration, plan: MachinePlan, belief: DestinationBelief): Fact[] {
  const { world } = c;
  const before = world.state.raids.map(({ district }) => district);
  const raids = raidedBy(c, plan)
    .filter((district) => !before.includes(district))
    .map((place) => ({ place, chance: chanceToCatch(belief, place) }))
    .sort((a, b) => b.chance - a.chance);
  const [next = []] = plan;
  return [
    ...raids.flatMap(({ place, chance }) => raidFacts(world, belief, place, chance)),
    ...STEP_FACTS.flatMap((about) => about(world, plan)),
    ...advanceFacts(c, plan, belief),
    ...(next[0]?.pick === 'end' ? [] : priceFacts(meaningOf(c, next))),
  ];
}

/** By a Raid in one District: the chance that a Hero goes there. */
function chanceToCatch({ joint, marginals }: DestinationBelief, place: number): number {
  const size = itemAt(marginals, 0).length;
  let caught = 0;
  joint.forEach((chance, at) => {
    let rest = at;
    let isThere = false;
    for (let hero = 0; hero < marginals.length; hero++) {
      isThere ||= rest % size === place;
      rest = Math.floor(rest / size);
    }
    if (isThere) caught += chance;
  });
  return Math.min(1, caught);
}

/** Where only one District is possible, it is proved; else it is a matter of chances. */
function raidFacts(g: Game, { marginals }: DestinationBelief, place: number, chance: number): Fact[] {
  const district = districtAt(g, place).id;
  const chances = marginals.map((districts) => itemAt(districts, place));
  const most = Math.max(...chances);
  const likeliest = chances.indexOf(most);
  const isProved = itemAt(marginals, likeliest).every((other, at) =>
    at === place ? other > 0 : other === 0,
  );
  const { hero } = heroAt(g, likeliest);
  if (isProved) return [fact('advice.proved-there', { hero, district })];
  return [
    fact('advice.raid-catches', { district, chance: statedChance(chance, 'machine') }),
    ...(most > 0
      ? [fact('advice.hero-may-be-there', { hero, district, chance: statedChance(most, 'machine') })]
      : []),
  ];
}

const WORLDS = 8;

/** How often the Master Plan advances this round, the rest of the round played by rules of thumb. */
function advanceFacts(c: Consideration, plan: MachinePlan, belief: DestinationBelief): Fact[] {
  const dice = new Dice(`${c.seed} advance`);
  const from = c.world.state.tracks['master-plan'];
  let advances = 0;
  for (let at = 0; at < WORLDS; at++) {
    const g = c.sampler.draw(dice, belief.draw(dice));
    carryOut(g, plan, dice);
    playRounds(g, new Policy(SOUND, dice), 0);
    if (g.state.tracks['master-plan'] > from) advances++;
  }
  return advances === 0
    ? []
    : [fact('advice.plan-advances', { chance: told(advances / WORLDS), to: from + 1 })];
}

type StepFacts = (g: Game, plan: MachinePlan) => Fact[];

/** Steps of a plan that speak for themselves. */
const STEP_FACTS: readonly StepFacts[] = [
  (_g, plan) =>
    plan
      .flat()
      .filter(({ pick }) => pick === 'directive')
      .map(({ of }) => fact('advice.directive-published', { directive: String(of) })),
  (_g, plan) => {
    const count = plan.filter(([, second]) => second?.of === 'arrest' || second?.of === 'abduct').length;
    return count === 0 ? [] : [fact('advice.arrests', { count })];
  },
  (g, [next = []]) => {
    if (next[0]?.pick !== 'guard') return [];
    const to = numberPicked(next, 1);
    return [fact('advice.guard-moves', { district: districtAt(g, to).id, guards: guardsIn(g, to) + 1 })];
  },
  (g, [next = []]) => repositioned(g, next),
  (_g, [next = []]) => {
    const action = next.find(({ pick }) => pick === 'do')?.of;
    return MODULE_ACTIONS.includes(String(action))
      ? [fact('advice.action-taken', { action: String(action) })]
      : [];
  },
];

/** Actions of Servants that modules bring. */
const MODULE_ACTIONS = ['board-zeppelin', 'give-surge', 'give-surge-freely', 'stand-up'];

function repositioned(g: Game, picks: readonly AnswerPick[]): Fact[] {
  const moved = picks.find(({ pick }) => pick === 'district');
  return moved === undefined
    ? []
    : [fact('advice.repositions', { district: districtAt(g, Number(moved.of)).id })];
}
