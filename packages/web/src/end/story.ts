import type { RoundTruth, Standing, Truth } from '@great-machine/client';
import type { MessageParams } from '@great-machine/messages';
import { RIOT_STAGE } from '@great-machine/rules';

/** Something worth telling, as a message and what it speaks of. */
export interface StoryMoment {
  readonly round: number;
  readonly key: string;
  readonly params: MessageParams;
  readonly weight: number;
}

export interface Chapter {
  readonly round: number;
  readonly cityEvent?: string;
  readonly moments: readonly StoryMoment[];
}

const MOST_MOMENTS = 9;
const MOST_IN_A_ROUND = 2;
/** How much less something is worth telling each time it has been told already. */
const SAME_AGAIN = 2;

/** The game in a handful of sentences: the most telling moments, in the order they happened. */
export function storyOf({ rounds, start }: Pick<Truth, 'rounds' | 'start'>): readonly Chapter[] {
  const moments = rounds.flatMap((round, at) => momentsOf(round, rounds[at - 1] ?? start));
  const told = mostTelling(moments);
  return rounds
    .map(({ round, cityEvent }) => ({
      round,
      cityEvent,
      moments: told.filter((moment) => moment.round === round),
    }))
    .filter((chapter) => chapter.moments.length > 0);
}

function momentsOf(round: RoundTruth, before: Standing): StoryMoment[] {
  const tell = (weight: number, key: string, params: MessageParams): StoryMoment => ({
    round: round.round,
    key,
    params,
    weight,
  });
  return [...raidsOf(round, tell), ...fightsOf(round, tell), ...jumpsOf(round, before, tell)];
}

type Tell = (weight: number, key: string, params: MessageParams) => StoryMoment;

/** Who walked into a Raid; or, if all of them were in vain, where the Heroes wanted to go. */
function raidsOf({ turningPoints, destinations }: RoundTruth, tell: Tell): StoryMoment[] {
  const caught = turningPoints.flatMap(({ key, params }) =>
    key === 'hero-detained' && params.by === 'raid' ? [params] : [],
  );
  const missed = districtsOf(
    turningPoints.flatMap(({ key, params }) => (key === 'raid-failed' ? [params] : [])),
  );
  if (caught.length > 0) {
    return districtsOf(caught).map((district) => {
      const heroes = caught.filter((one) => one.district === district).map(({ hero }) => hero);
      return tell(4 + 2 * heroes.length, 'ui.end.story.raidCaught', { heroes, district });
    });
  }
  const awaited = destinations.filter(({ district }) => missed.includes(district));
  const [first] = awaited;
  if (first !== undefined) {
    const { district } = first;
    const heroes = awaited.filter((one) => one.district === district).map(({ hero }) => hero);
    return [tell(6, 'ui.end.story.raidInVain', { heroes, district })];
  }
  if (missed.length === 0) return [];
  const to = [...new Set(destinations.map(({ district }) => district))];
  return [
    tell(1 + 2 * missed.length, 'ui.end.story.raidsMissed', { districts: missed, count: missed.length, to }),
  ];
}

function fightsOf({ turningPoints }: RoundTruth, tell: Tell): StoryMoment[] {
  return turningPoints.flatMap(({ key, params }) => {
    if (key === 'hero-captured') return [tell(6, 'ui.end.story.captured', params)];
    if (key !== 'riot-resolved') return [];
    return [
      params.success ? tell(14, 'ui.end.story.riotWon', params) : tell(10, 'ui.end.story.riotLost', params),
    ];
  });
}

function jumpsOf(
  { discontent, masterPlan, arrested }: RoundTruth,
  before: Standing,
  tell: Tell,
): StoryMoment[] {
  const moments: StoryMoment[] = [];
  const rise = discontent - before.discontent;
  const steps = masterPlan - before.masterPlan;
  const taken = arrested - before.arrested;
  if (rise > 0 && discontent === RIOT_STAGE) moments.push(tell(12, 'ui.end.story.riotStage', {}));
  else if (rise >= 3)
    moments.push(tell(rise + 1, 'ui.end.story.discontentRose', { amount: rise, discontent }));
  if (rise < 0) moments.push(tell(3 - rise, 'ui.end.story.discontentFell', { amount: -rise, discontent }));
  if (steps >= 2)
    moments.push(tell(3 * steps, 'ui.end.story.planJumped', { amount: steps, plan: masterPlan }));
  if (taken >= 2) moments.push(tell(taken + 1, 'ui.end.story.arrests', { count: taken }));
  return moments;
}

/** One after another the one most worth telling, of each round only a few. */
function mostTelling(moments: readonly StoryMoment[]): readonly StoryMoment[] {
  const told: StoryMoment[] = [];
  const worth = ({ weight, key }: StoryMoment) =>
    weight - SAME_AGAIN * told.filter((one) => one.key === key).length;
  while (told.length < MOST_MOMENTS) {
    const left = moments.filter(
      (moment) =>
        !told.includes(moment) && told.filter(({ round }) => round === moment.round).length < MOST_IN_A_ROUND,
    );
    if (left.length === 0) break;
    told.push(left.reduce((best, moment) => (worth(moment) > worth(best) ? moment : best)));
  }
  return moments.filter((moment) => told.includes(moment));
}

function districtsOf(points: readonly { readonly district: string }[]): string[] {
  return [...new Set(points.map(({ district }) => district))];
}
