import { itemAt, type Rules } from '@great-machine/rules';
import { ChoiceModel, type Features } from './choice-model.js';
import { destinationFeatureList, firstDestinationWeights } from './destinations.js';
import { firstRaidWeights, raidFeatureList } from './raids.js';

/** A Hero's secret choice as an opponent could see it, and how likely the bot says that it was. */
export interface DestinationChoice {
  readonly candidates: readonly Features[];
  readonly chosen: number;
  readonly stated: number;
}

/** Where a plan of the Great Machine placed Raids: one entry a District that was not raided before. */
export type RaidChoice = readonly {
  readonly features: Features;
  readonly raided: boolean;
  readonly stated: number;
}[];

/** The secret choices of one game. */
export interface GameChoices {
  readonly destinations: readonly DestinationChoice[];
  readonly raids: readonly RaidChoice[];
}

/** Bits lost on one choice: by the bot's own words, by the predictor, and by a guess that thinks all equally likely. */
export interface Losses {
  readonly stated: number;
  readonly predicted: number;
  readonly uniform: number;
}

export interface PredictorWeights {
  readonly destinations: readonly number[];
  readonly raids: readonly number[];
}

const LEAST = 1e-6;
/** Whether a District is raided is a choice between these features and none. */
const NO_RAID: Features = [];

/** Learns a bot's habits from what everybody may know once the cards are shown and the Raids placed. */
export class Predictor {
  private readonly destinations: ChoiceModel;
  private readonly raids: ChoiceModel;

  constructor(weights: PredictorWeights) {
    this.destinations = new ChoiceModel(weights.destinations);
    this.raids = new ChoiceModel(weights.raids);
  }

  get learned(): PredictorWeights {
    return { destinations: this.destinations.learned, raids: this.raids.learned };
  }

  predictDestination(candidates: readonly Features[]): number[] {
    return this.destinations.chances(candidates);
  }

  predictRaid(features: Features): number {
    return itemAt(this.raids.chances([features, NO_RAID]), 0);
  }

  study(games: readonly GameChoices[], passes: number): void {
    for (let pass = 0; pass < passes; pass++) for (const game of games) this.learn(game);
  }

  learn({ destinations, raids }: GameChoices): void {
    for (const { candidates, chosen } of destinations) this.destinations.learn(candidates, chosen);
    for (const choice of raids) {
      for (const { features, raided } of choice) this.raids.learn([features, NO_RAID], raided ? 0 : 1);
    }
  }

  lossOfDestination({ candidates, chosen, stated }: DestinationChoice): Losses {
    return {
      stated: bits(stated),
      predicted: bits(itemAt(this.predictDestination(candidates), chosen)),
      uniform: Math.log2(candidates.length),
    };
  }

  /** A plan's Raids are one choice: the bits of its Districts add up. */
  lossOfRaids(choice: RaidChoice): Losses {
    let [stated, predicted] = [0, 0];
    for (const { features, raided, stated: chance } of choice) {
      const foreseen = this.predictRaid(features);
      stated += bits(raided ? chance : 1 - chance);
      predicted += bits(raided ? foreseen : 1 - foreseen);
    }
    return { stated, predicted, uniform: choice.length };
  }
}

/** What a predictor knows before its first game. */
export function firstWeights(rules: Rules): PredictorWeights {
  return {
    destinations: firstDestinationWeights(destinationFeatureList(rules)),
    raids: firstRaidWeights(raidFeatureList(rules)),
  };
}

function bits(chance: number): number {
  return -Math.log2(Math.max(LEAST, chance));
}
