import { askedIn, createMind, type Mind, type Situation, type Thought } from '@great-machine/bots';
import {
  districtAt,
  type Game,
  hasRaid,
  itemAt,
  mayAct,
  mayServantMove,
  type PickView,
  RAID_TOKENS,
  type Rules,
  servantActionPrice,
  servantActions,
  servantMovePrice,
} from '@great-machine/rules';
import { drawWorld, type VisitTable, visitChances } from './visits.js';

/** A District where a Hero is less likely to come is not raided. */
const LEAST_CHANCE = 0.4;

/** A Great Machine that raids where its table says that Heroes go, as Bonds allow; the rest is a journeyman's. */
export class Raider implements Mind {
  private readonly journeyman: Mind;
  /** The round in which its Raids are placed and the journeyman goes on. */
  private placedIn = 0;

  constructor(
    private readonly rules: Rules,
    private readonly seed: string,
    private readonly visits: VisitTable,
  ) {
    this.journeyman = createMind(rules, 'journeyman', seed);
  }

  decide(situation: Situation): Thought {
    const { view } = situation;
    if (askedIn(situation).kind !== 'machine-phase' || view.round === this.placedIn)
      return this.journeyman.decide(situation);
    const picks = this.nextRaid(situation);
    if (picks !== undefined) return { picks };
    this.placedIn = view.round;
    return this.journeyman.decide(situation);
  }

  /** Raids the likeliest District that can be paid for, or sends a Servant there first. */
  private nextRaid(situation: Situation): PickView[] | undefined {
    const { view } = situation;
    if (view.raids.length >= RAID_TOKENS) return undefined;
    const world = drawWorld(this.rules, situation, this.seed);
    const chances = visitChances(this.visits, view, world);
    const likeliest = view.districts
      .map((_, place) => ({
        place,
        chance: 1 - chances.reduce((nobody, own) => nobody * (1 - itemAt(own, place)), 1),
      }))
      .filter(({ place, chance }) => chance >= LEAST_CHANCE && !hasRaid(world, place))
      .sort((a, b) => b.chance - a.chance);
    for (const { place } of likeliest) {
      const servant = cheapestServant(world, place);
      if (servant !== undefined) return sendOrRaid(world, servant, place);
    }
    return undefined;
  }
}

function sendOrRaid(g: Game, servant: number, place: number): PickView[] {
  const { servant: of, place: at } = itemAt(g.state.servants, servant);
  const what: PickView =
    at === place
      ? { pick: 'do', names: 'action', of: 'raid' }
      : { pick: 'to', names: 'district', of: districtAt(g, place).id };
  return [{ pick: 'servant', names: 'servant', of }, what];
}

/** The Servant that raids the District for the fewest Bonds; undefined if none can, or the Bonds do not pay it. */
function cheapestServant(g: Game, place: number): number | undefined {
  const raid = servantActions(g).find(({ id }) => id === 'raid');
  if (raid === undefined) return undefined;
  return g.state.servants
    .map(({ place: at }, servant) => ({
      servant,
      canRaid: mayAct(g, servant) && (at === place || mayServantMove(g, servant)),
      price: servantMovePrice(g, servant, place) + servantActionPrice(g, servant, raid),
    }))
    .filter(({ canRaid, price }) => canRaid && price <= g.state.bonds)
    .sort((a, b) => a.price - b.price)[0]?.servant;
}
