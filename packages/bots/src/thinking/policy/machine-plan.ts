import {
  type AnswerPick,
  districtAt,
  type Game,
  guardsIn,
  itemAt,
  mayAct,
  mayServantMove,
  present,
  type Rules,
  servantActionPrice,
  servantActions,
  servantAt,
  servantMovePrice,
  whyNoServantAction,
} from '@great-machine/rules';
import type { Dice } from '../../worlds/dice.js';
import { servantWanted } from './event-goals.js';
import type { Expectation } from './expectation.js';
import { considerGuards } from './guard-worths.js';
import { MODULE_SERVANT_ACTIONS, servantWantedByModules } from './modules.js';
import { crowdIn, type Outlook } from './outlook.js';
import { type Appraised, SERVANT_WORTHS } from './servant-worths.js';

/** A whole answer of the Machine Phase with what it is worth. */
interface AppraisedAnswer {
  readonly worth: number;
  readonly picks: readonly AnswerPick[];
}

const END: AnswerPick = { pick: 'end', of: 0 };

/** The best next step of a Machine Phase, or its end; noise makes plans differ. */
export function nextMachineStep(
  g: Game,
  o: Outlook,
  expected: Expectation,
  noise: number,
  dice: Dice,
): readonly AnswerPick[] {
  let best: AppraisedAnswer = { worth: 0, picks: [END] };
  const consider = (worth: number, picks: readonly AnswerPick[]) => {
    const blurred = noise === 0 ? worth : worth * (1 + noise * (dice.unit() + dice.unit() - 1));
    if (blurred > best.worth) best = { worth: blurred, picks };
  };
  considerServants(g, o, expected, consider);
  considerGuards(g, o, expected, consider);
  considerResettle(g, o, consider);
  return best.picks;
}

type Consider = (worth: number, picks: readonly AnswerPick[]) => void;

const servantPick = (servant: number): AnswerPick => ({ pick: 'servant', of: servant });
const toPick = (district: number): AnswerPick => ({ pick: 'to', of: district });
const doPick = (action: string): AnswerPick => ({ pick: 'do', of: action });

/** What an Action of a Servant is worth in a District, before its price; the Action by its place among all. */
type Appraise = (action: number, at: number, servant: number) => Appraised | undefined;

/** Actions of the core game are worth the same to every Servant, so that each is appraised once in a District. */
function appraiserOf(g: Game, o: Outlook, expected: Expectation): Appraise {
  const actions = servantActions(g);
  const known: (Appraised | 'nothing' | undefined)[] = new Array(actions.length * g.state.city.length);
  return (action, at, servant) => {
    const { id } = itemAt(actions, action);
    const appraise = SERVANT_WORTHS[id];
    if (appraise === undefined) return MODULE_SERVANT_ACTIONS[id]?.(g, o, expected, at, servant);
    const key = action * g.state.city.length + at;
    known[key] ??= appraise(g, o, expected, at) ?? 'nothing';
    const found = known[key];
    return found === 'nothing' ? undefined : found;
  };
}

/** A Servant that may act considers each Action here, and each District to act in. */
function considerServants(g: Game, o: Outlook, expected: Expectation, consider: Consider): void {
  const { bonds, servants, city } = g.state;
  const appraise = appraiserOf(g, o, expected);
  for (const [servant, { place, actions }] of servants.entries()) {
    if (!mayAct(g, servant)) continue;
    const wantedHere = servantWantedByModules(g, o, servant, place);
    const mayMove = actions === 0 && mayServantMove(g, servant);
    const prices = pricesOf(g, servant);
    for (let to = 0; to < city.length; to++) {
      if (to !== place && !mayMove) continue;
      const fare = to === place ? 0 : servantMovePrice(g, servant, to);
      if (fare > bonds) continue;
      const best = bestAction(g, o, appraise, { servant, at: to, bonds: bonds - fare }, prices);
      if (to === place) {
        if (best !== undefined) consider(best.worth, [servantPick(servant), ...best.picks]);
        continue;
      }
      const there = servantWanted(g, servant, to) * o.worthOfPlan - fare * o.weights.bond;
      const gain = there + servantWantedByModules(g, o, servant, to) - wantedHere;
      consider(gain + Math.max(0, best?.worth ?? 0), [servantPick(servant), toPick(to)]);
    }
    considerWays(g, o, appraise, servant, consider);
  }
}

/** Actions in a special way, where it is open. */
function considerWays(g: Game, o: Outlook, appraise: Appraise, servant: number, consider: Consider): void {
  const { bonds } = g.state;
  for (const way of g.rules.servantWays) {
    const districts = way.districts(g, servant);
    const prices = districts.length === 0 ? [] : pricesOf(g, servant, way);
    for (const at of districts) {
      const best = bestAction(g, o, appraise, { servant, at, bonds, way }, prices);
      if (best !== undefined)
        consider(best.worth, [servantPick(servant), { pick: 'at', of: at }, ...best.picks]);
    }
  }
}

type Way = Rules['servantWays'][number];

/** A Servant in a District with so many Bonds left, perhaps in a special way. */
interface Acting {
  readonly servant: number;
  readonly at: number;
  readonly bonds: number;
  readonly way?: Way;
}

/** What each Action costs this Servant, wherever it is taken. */
function pricesOf(g: Game, servant: number, way?: Way): readonly number[] {
  return servantActions(g).map((action) => servantActionPrice(g, servant, action, way));
}

/** The most valuable Action of a Servant in a District, its price taken off. */
function bestAction(
  g: Game,
  o: Outlook,
  appraise: Appraise,
  acting: Acting,
  prices: readonly number[],
): AppraisedAnswer | undefined {
  const { servant, at, bonds } = acting;
  const actions = servantActions(g);
  let best: Appraised | undefined;
  let most = Number.NEGATIVE_INFINITY;
  let chosen = '';
  for (let index = 0; index < actions.length; index++) {
    const price = present(prices[index], 'price');
    if (price > bonds) continue;
    const found = appraise(index, at, servant);
    if (found === undefined) continue;
    const worth = found.worth - price * o.weights.bond;
    const action = itemAt(actions, index);
    if (worth <= most || !isPossible(g, acting, action)) continue;
    best = found;
    most = worth;
    chosen = action.id;
  }
  return best && { worth: most, picks: [doPick(chosen), ...best.picks] };
}

/** Modules may forbid what the rules of thumb think of; what a Servant could do elsewhere shows when it is there. */
function isPossible(
  g: Game,
  { servant, at, way }: Acting,
  action: ReturnType<typeof servantActions>[number],
) {
  if (g.rules.modules.length === 1 || (way === undefined && at !== servantAt(g, servant).place)) return true;
  return whyNoServantAction(g, { servant, district: at }, action, way) === undefined;
}

/** Resettle is free: a Citizen from the Central Square, or from where a Riot is ripe, to where it does least harm. */
function considerResettle(g: Game, o: Outlook, consider: Consider): void {
  if (!g.state.directives.published.includes('resettle') || g.state.thisRound.used.includes('resettle'))
    return;
  const { city, citizenPlace, riots } = g.state;
  const square = g.rules.places['central-square'];
  const dangers = city.map((_, at) => {
    const danger = riots.includes(at)
      ? 0
      : crowdIn(o, at).citizens - guardsIn(g, at) + (at === square ? 2 : 0);
    return { at, danger };
  });
  const from = dangers.reduce((most, other) => (other.danger > most.danger ? other : most));
  const [to] = dangers
    .filter(({ at }) => at !== from.at && districtAt(g, at).citizenSquares > crowdIn(o, at).citizens)
    .sort((a, b) => a.danger - b.danger);
  const citizen = citizenPlace.indexOf(from.at);
  if (citizen < 0 || to === undefined || from.danger <= to.danger + 1) return;
  consider(o.weights.citizen, [
    { pick: 'use', of: 'resettle' },
    { pick: 'citizen', of: citizen },
    toPick(to.at),
  ]);
}
