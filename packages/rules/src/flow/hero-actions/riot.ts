import { arrestCitizen, revealCitizen } from '../../effects/citizens.js';
import { breakGuard } from '../../effects/guards.js';
import { placeRiotToken } from '../../effects/riots.js';
import { advancePlan } from '../../effects/tracks.js';
import { itemAt } from '../../kernel/checked.js';
import type { Answered, AnswerPick, Decision, DecisionKind, OptionOutcome } from '../../kernel/decision.js';
import { ask, enter } from '../../kernel/flow.js';
import type { FrameDefinition } from '../../kernel/live.js';
import { refuse } from '../../kernel/refusal.js';
import type { HeroActing, HeroAction } from '../../model/actions.js';
import { tell } from '../../model/events.js';
import type { Game } from '../../model/game.js';
import { DONE, pickCitizen } from '../../model/picks.js';
import { guardsIn } from '../../model/pieces.js';
import { setRate } from '../../model/price.js';
import {
  amountOf,
  citizensIn,
  currentStage,
  isActiveKind,
  isRevealedActive,
  servantsAsGuards,
} from '../../model/queries.js';
import { CITIZEN_KINDS, type District, type Face, TRAITOR, UNIDENTIFIED } from '../../model/state.js';
import { MACHINE } from '../actors.js';
import { pricePerGuard } from '../hero-action.js';
import { unidentifiedIn } from './identify.js';

declare module '../../kernel/decision.js' {
  interface QuestionAbouts {
    readonly 'riot-arrests': ArrestChoice;
  }
}

declare module '../../kernel/live.js' {
  interface FrameLocals {
    readonly riot: Riot;
  }
}

/** ACT-8: 1 Trust per Guard for each unidentified Citizen in the District. */
export const riot: HeroAction = {
  id: 'riot',
  kind: 'standard',
  rule: 'ACT-8',
  obstacle(g, { district }) {
    if (g.state.riots.includes(district)) return refuse('riot-already-here', 'ACT-8');
    return citizensIn(g, district).length > 0 ? undefined : refuse('no-citizen-here', 'R-ACT-1');
  },
  price(g, acting, _draft, price) {
    pricePerGuard(g, acting, price);
    setRate(price, unidentifiedIn(g, acting.district).length);
  },
  perform: (g, acting) => enter(g, 'riot', { ...acting }),
  outcomes: foreseeRiot,
};

/** What a Hero knows of the tally; an unidentified Citizen may be for, against or neither. */
function foreseeRiot(g: Game, { hero, district }: HeroActing): readonly OptionOutcome[] {
  const isKnown = (face: Face) => face !== UNIDENTIFIED;
  const params = count(g, citizensIn(g, district), guardsSeenBy(g, hero, district), isKnown);
  const { active, traitors, guards, unknown } = params;
  const mostActive = currentStage(g) > 0 ? active + unknown : active;
  if (mostActive <= guards + traitors) return [{ key: 'riot-fails', params }];
  return [{ key: isSureToSucceed(g, params) ? 'riot-succeeds' : 'riot-open', params }];
}

export type RiotThreat = 'likely' | 'sure';

/**
 * Whether a Riot in a District would succeed by the faces that an audience knows: likely where the others would be as the
 * kinds of all Citizens are, surely where it would even if they all were Traitors.
 */
export function riotThreat(
  g: Game,
  district: District,
  citizens: readonly number[],
  isKnown: (face: Face) => boolean,
): RiotThreat | undefined {
  const isHopeless = citizens.length <= guardsIn(g, district);
  if (isHopeless || g.state.riots.includes(district)) return undefined;
  const fewestGuards = Math.min(...g.state.heroes.map((_, hero) => guardsSeenBy(g, hero, district)));
  const tally = count(g, citizens, fewestGuards, isKnown);
  if (isSureToSucceed(g, tally)) return 'sure';
  const { active, traitors, guards, unknown } = tally;
  const perKind = unknown / CITIZEN_KINDS.length;
  const against = guards + traitors + perKind * amountOf(g, 'traitor-weight', 1);
  return active + perKind * currentStage(g) > against ? 'likely' : undefined;
}

function isSureToSucceed(g: Game, { active, traitors, guards, unknown }: Tally): boolean {
  return active > guards + traitors + unknown * amountOf(g, 'traitor-weight', 1);
}

/** Operational Guards and what this Hero counts as one. */
function guardsSeenBy(g: Game, hero: number, district: District): number {
  return guardsIn(g, district) + servantsAsGuards(g, hero, district, 'riot');
}

interface Tally extends Readonly<Record<string, number>> {
  readonly active: number;
  /** By their weight. */
  readonly traitors: number;
  readonly guards: number;
  readonly unknown: number;
}

function count(
  g: Game,
  citizens: readonly number[],
  guards: number,
  isKnown: (face: Face) => boolean,
): Tally {
  let [active, traitors, unknown] = [0, 0, 0];
  for (const citizen of citizens) {
    const kind = itemAt(g.state.citizenKind, citizen);
    if (!isKnown(itemAt(g.state.citizenFace, citizen))) unknown++;
    else if (kind === TRAITOR) traitors++;
    else if (isActiveKind(g, kind)) active++;
  }
  return { active, guards, traitors: traitors * amountOf(g, 'traitor-weight', 1), unknown };
}

interface Riot extends HeroActing {
  failed?: boolean;
}

/** A Riot, in the order of R-ACT-5. */
export const riotFrame: FrameDefinition<'riot'> = {
  name: 'riot',
  locals: { all: { hero: 'hero', district: 'district', failed: 'flag?' } },
  steps: [
    { name: 'reveal-all', run: revealAll },
    { name: 'tally', run: tally },
    { name: 'success', run: succeed },
    { name: 'failure', run: (g: Game, { failed }: Riot) => failed && advancePlan(g, 'failed-riot') },
    { name: 'arrests', run: askArrests },
  ],
};

function revealAll(g: Game, { district }: Riot): void {
  for (const citizen of citizensIn(g, district)) revealCitizen(g, citizen);
}

/** ACT-9: active Citizens against operational Guards and Traitors; more wins, a tie fails. */
function tally(g: Game, riot: Riot): void {
  const { hero, district } = riot;
  const { active, traitors, guards } = count(
    g,
    citizensIn(g, district),
    guardsSeenBy(g, hero, district),
    () => true,
  );
  riot.failed = active <= guards + traitors;
  tell(g, { event: 'riot-resolved', hero, district, active, guards, traitors, success: !riot.failed });
}

/** ACT-10: the third successful Riot ends the game; else a Riot token, and all Guards there are broken. */
function succeed(g: Game, { district, failed }: Riot): void {
  if (failed) return;
  placeRiotToken(g, district);
  if (g.state.outcome !== undefined) return;
  while (guardsIn(g, district) > 0) breakGuard(g, district, 'ACT-10');
}

export interface ArrestChoice {
  readonly district: District;
}

/** ACT-11: the Great Machine may arrest any of the active Citizens there for free. */
function askArrests(g: Game, { district, failed }: Riot): void {
  if (failed && activeIn(g, district).length > 0) ask(g, 'riot-arrests', MACHINE, { district });
}

function activeIn(g: Game, district: District): number[] {
  return citizensIn(g, district).filter((citizen) => isRevealedActive(g, citizen));
}

export const riotArrests: DecisionKind<ArrestChoice> = {
  rule: 'ACT-11',
  about: { all: { district: 'district' } },
  options(g: Game, { about, draft }: Decision<ArrestChoice>) {
    const chosen = draft.map((pick) => pick.of);
    const options: AnswerPick[] = activeIn(g, about.district)
      .filter((citizen) => !chosen.includes(citizen))
      .map(pickCitizen);
    options.push(DONE);
    return options;
  },
  isComplete: (_g: Game, { draft }: Decision) => draft.some((pick) => pick.pick === 'done'),
  resolve(g: Game, [{ draft }]: Answered) {
    for (const pick of draft) if (pick.pick === 'citizen') arrestCitizen(g, Number(pick.of), 'ACT-11');
  },
};
