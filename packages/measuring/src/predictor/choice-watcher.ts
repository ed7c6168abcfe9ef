import type { Mixture, Situation, Thought, Watcher } from '@great-machine/bots';
import { Dice, tableOf, WorldSampler } from '@great-machine/bots';
import { buildView, districtAt, type Game, itemAt, type Rules, type View } from '@great-machine/rules';
import { destinationCandidates, destinationFeatureList } from './destinations.js';
import type { FeatureList } from './feature-list.js';
import type { DestinationChoice, GameChoices, RaidChoice } from './predictor.js';
import { raidFeatureList, raidFeatures } from './raids.js';

type Stated = Extract<Mixture, { readonly of: 'destinations' }>;

interface OpenRaids {
  readonly round: number;
  readonly places: readonly number[];
  readonly choice: RaidChoice;
}

/** Notes the secret choices of a game together with what an opponent could know when they were made. */
export class ChoiceWatcher implements Watcher {
  private readonly destinations: DestinationChoice[] = [];
  private readonly raids: RaidChoice[] = [];
  private readonly destinationList: FeatureList;
  private readonly raidList: FeatureList;
  /** By Hero: the chance of each District, as the bot says. */
  private stated = new Map<string, ReadonlyMap<string, number>>();
  private openRaids: OpenRaids | undefined;
  private round = 0;

  constructor(
    private readonly rules: Rules,
    private readonly seed: string,
  ) {
    this.destinationList = destinationFeatureList(rules);
    this.raidList = raidFeatureList(rules);
  }

  get noted(): GameChoices {
    return { destinations: this.destinations, raids: this.raids };
  }

  thought(game: Game, situation: Situation, { mixture }: Thought): void {
    if (mixture?.of === 'destinations') this.noteStated(mixture);
    if (game.state.phase === 'machine' && game.state.round !== this.round) {
      this.round = game.state.round;
      this.noteDestinations(game, situation.view);
      this.stated = new Map();
    }
    if (mixture?.of === 'raids') {
      this.settleRaids(game);
      this.beginRaids(game, mixture);
    }
  }

  moved(game: Game): void {
    if (game.state.phase !== 'machine') this.settleRaids(game);
  }

  private noteStated({ heroes, chances }: Stated): void {
    heroes.forEach((hero, at) => {
      const marginal = new Map<string, number>();
      for (const { districts, chance } of chances) {
        const district = itemAt(districts, at);
        marginal.set(district, (marginal.get(district) ?? 0) + chance);
      }
      this.stated.set(hero, marginal);
    });
  }

  private noteDestinations(game: Game, view: View): void {
    const found = destinationCandidates(this.destinationList, view, this.drawWorld(game, view));
    game.state.heroes.forEach(({ hero, chosen, cardOpen }, at) => {
      const stated = this.stated.get(hero);
      const { cards, features } = itemAt(found, at);
      if (stated === undefined || chosen === undefined || cardOpen || !cards.includes(chosen.district))
        return;
      this.destinations.push({
        candidates: features,
        chosen: cards.indexOf(chosen.district),
        stated: stated.get(districtAt(game, chosen.district).id) ?? 0,
      });
    });
  }

  private beginRaids(game: Game, { chances }: Mixture): void {
    const view = buildView(game, 'revolutionaries');
    const features = raidFeatures(this.raidList, view, this.drawWorld(game, view));
    const raided = game.state.raids.map(({ district }) => district);
    const places = features.flatMap((_, place) => (raided.includes(place) ? [] : [place]));
    const choice = places.map((place) => {
      const { id } = districtAt(game, place);
      const stated = chances.reduce(
        (sum, { districts, chance }) => (districts.includes(id) ? sum + chance : sum),
        0,
      );
      return { features: itemAt(features, place), raided: false, stated: Math.min(1, stated) };
    });
    this.openRaids = { round: game.state.round, places, choice };
  }

  /** A plan has come to its end, or was given up for another one; what it raided is known now. */
  private settleRaids({ state }: Game): void {
    const open = this.openRaids;
    this.openRaids = undefined;
    if (open === undefined || open.round !== state.round) return;
    const raided = state.raids.map(({ district }) => district);
    this.raids.push(
      open.choice.map((entry, at) => ({ ...entry, raided: raided.includes(itemAt(open.places, at)) })),
    );
  }

  private drawWorld({ state }: Game, view: View): Game {
    const dice = new Dice(`${this.seed} ${state.round} ${view.audience}`);
    return new WorldSampler(this.rules, tableOf(state.config), view).draw(dice);
  }
}
