import { Dice, type Situation, type Watcher, WorldSampler } from '@great-machine/bots';
import {
  distanceBetween,
  type Game,
  heroAt,
  itemAt,
  mapOf,
  type Rules,
  type View,
} from '@great-machine/rules';
import { possibleCards } from './destinations.js';

/** How often Heroes could have gone somewhere, and how often they went. */
interface Visits {
  readonly could: number;
  readonly went: number;
}

/** Visits by what the Machine can see of Hero and District; plain data that travels well. */
export type VisitTable = Readonly<Record<string, Visits>>;

const EVERYTHING = 'all';
/** So many visits at the general rate are added to what was seen under a name, so that rare things say little. */
const ASSUMED = 15;

/** Under which names a visit is counted: habits of the Hero, what draws or frightens there, the City Event. */
function namesOf(view: View, world: Game, hero: number, place: number): string[] {
  const { district, riotThreat = 'no' } = itemAt(view.districts, place);
  const { place: from } = heroAt(world, hero);
  const exits = from === place ? 0 : Math.min(2, distanceBetween(mapOf(world.state.city), from, place));
  const isWatched = view.servants.some((servant) => servant.place === district);
  return [
    `${itemAt(view.heroes, hero).hero} to ${district}`,
    `${exits} exits, ${riotThreat} Riot, ${isWatched ? 'a' : 'no'} Servant`,
    `${view.cityEvent} in ${district}`,
  ];
}

/** A game that looks to the Machine as the situation does: places, distances and prices in it are the true ones. */
export function drawWorld(rules: Rules, { table, view }: Situation, seed: string): Game {
  return new WorldSampler(rules, table, view).draw(new Dice(`${seed} ${view.round}`));
}

/** How likely each Hero is to go to each District, by the table; a list of Districts for each Hero. */
export function visitChances(visits: VisitTable, view: View, world: Game): number[][] {
  const { could, went } = visits[EVERYTHING] ?? { could: 0, went: 0 };
  const general = (went + 1) / (could + 1);
  const drawOf = (name: string) => {
    const seen = visits[name] ?? { could: 0, went: 0 };
    return (seen.went / general + ASSUMED) / (seen.could + ASSUMED);
  };
  return view.heroes.map((_, hero) => {
    const cards = possibleCards(view, world.rules, hero);
    // R-ACC-2: without a card the Hero stays.
    const places = cards.length > 0 ? cards : [heroAt(world, hero).place];
    const draws = view.districts.map((_, place) =>
      places.includes(place)
        ? namesOf(view, world, hero, place).reduce((product, name) => product * drawOf(name), 1)
        : 0,
    );
    const sum = draws.reduce((total, draw) => total + draw, 0);
    return draws.map((draw) => draw / sum);
  });
}

export function addVisits(one: VisitTable, other: VisitTable): VisitTable {
  const sum: Record<string, Visits> = { ...one };
  for (const [name, { could, went }] of Object.entries(other)) {
    const before = sum[name] ?? { could: 0, went: 0 };
    sum[name] = { could: before.could + could, went: before.went + went };
  }
  return sum;
}

/** Counts visits as the Machine of the game could: by its views, and by the Access cards that were shown later. */
export class VisitWatcher implements Watcher {
  private visits: VisitTable = {};
  private round = 0;
  private open: readonly { readonly hero: string; readonly district: string; readonly names: string[] }[] =
    [];

  constructor(
    private readonly rules: Rules,
    private readonly seed: string,
  ) {}

  get noted(): VisitTable {
    return this.visits;
  }

  thought(_game: Game, situation: Situation): void {
    const { view } = situation;
    if (view.audience !== 'machine' || view.phase !== 'machine' || view.round === this.round) return;
    this.countShown(view);
    this.round = view.round;
    const world = drawWorld(this.rules, situation, this.seed);
    this.open = view.heroes.flatMap(({ hero }, at) =>
      possibleCards(view, this.rules, at).map((place) => ({
        hero,
        district: itemAt(view.districts, place).district,
        names: [EVERYTHING, ...namesOf(view, world, at, place)],
      })),
    );
  }

  private countShown({ accessHistory }: View): void {
    const shown = accessHistory.filter(({ round, what }) => round === this.round && what === 'shown');
    for (const { hero, district, names } of this.open) {
      const destination = shown.find((fact) => fact.hero === hero)?.district;
      if (destination === undefined) continue;
      const visit = { could: 1, went: destination === district ? 1 : 0 };
      this.visits = addVisits(this.visits, Object.fromEntries(names.map((name) => [name, visit])));
    }
  }
}
