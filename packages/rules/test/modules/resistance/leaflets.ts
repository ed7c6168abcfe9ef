import { identifyCitizen } from '../../../src/effects/citizens.js';
import { raiseDiscontent } from '../../../src/effects/tracks.js';
import { receiveTrust } from '../../../src/effects/trust.js';
import { unidentifiedIn } from '../../../src/flow/hero-actions/identify.js';
import type { HeroTurn } from '../../../src/flow/heroes.js';
import { itemAt } from '../../../src/kernel/checked.js';
import {
  type Answered,
  type Decision,
  type DecisionKind,
  namePicked,
  numberPicked,
  picksOf,
} from '../../../src/kernel/decision.js';
import { ask, enter, offer, withdrawOffer } from '../../../src/kernel/flow.js';
import type { FrameDefinition } from '../../../src/kernel/live.js';
import type { Game } from '../../../src/model/game.js';
import { pickCitizen } from '../../../src/model/picks.js';
import { heroAt } from '../../../src/model/pieces.js';
import type { ModulePart } from '../../../src/model/rules.js';
import {
  discardLeaflet,
  drawLeaflet,
  EVENTS,
  leafletsOf,
  leafletsView,
  shuffleLeaflets,
  tell,
} from './leaflet-deck.js';
import { PRINTER, printer, printerIn } from './printer.js';

declare module '../../../src/kernel/decision.js' {
  interface QuestionAbouts {
    readonly leaflet: Reaction;
    readonly eyewitness: Reaction;
  }
}

declare module '../../../src/kernel/live.js' {
  interface FrameLocals {
    readonly eyewitness: Reaction;
  }
}

const pickLeaflet = picksOf('leaflet');

/** The Hero whose turn it is. */
interface Reaction {
  readonly hero: number;
}

/** What each Leaflet does for the Hero whose turn it is. */
const EFFECTS: Readonly<Record<string, (g: Game, hero: number) => void>> = {
  alms: (g, hero) => receiveTrust(g, hero, 2, 'LEAFLET-alms'),
  eyewitness: (g, hero) => enter(g, 'eyewitness', { hero }),
  pamphlet: (g) => raiseDiscontent(g, 1, 'LEAFLET-pamphlet'),
};

function citizensBeside(g: Game, hero: number): readonly number[] {
  return unidentifiedIn(g, heroAt(g, hero).place);
}

/** In another Hero's turn the Printer may play a Leaflet at any moment. */
function maybeOfferLeaflet(g: Game, { hero }: Reaction): void {
  const owner = printerIn(g);
  if (owner === undefined || owner === hero || leafletsOf(g).hand.length === 0) return;
  offer(g, 'leaflet', PRINTER, { hero });
}

/** The reaction, beside whatever is pending. */
const leaflet: DecisionKind<Reaction> = {
  rule: 'LEAFLETS',
  about: { all: { hero: 'hero' } },
  options(g: Game, { about }: Decision<Reaction>) {
    const kinds = [...new Set(leafletsOf(g).hand)].sort();
    const playable = kinds.filter(
      (kind) => kind !== 'eyewitness' || citizensBeside(g, about.hero).length > 0,
    );
    return playable.map(pickLeaflet);
  },
  resolve(g: Game, [{ about, draft }]: Answered<Reaction>) {
    const card = namePicked(draft);
    discardLeaflet(g, card);
    tell(g, { event: 'leaflet-played', leaflet: card, hero: about.hero });
    maybeOfferLeaflet(g, about);
    itemAt(EFFECTS, card)(g, about.hero);
  },
};

/** The Printer looks at a Citizen in the District of the Hero whose turn it is. */
const eyewitnessFrame: FrameDefinition<'eyewitness'> = {
  name: 'eyewitness',
  locals: { all: { hero: 'hero' } },
  steps: [
    {
      name: 'look',
      run: (g: Game, reaction: Reaction) => ask(g, 'eyewitness', PRINTER, reaction),
    },
  ],
};

const eyewitness: DecisionKind<Reaction> = {
  rule: 'LEAFLETS',
  about: { all: { hero: 'hero' } },
  options: (g: Game, { about }: Decision<Reaction>) => citizensBeside(g, about.hero).map(pickCitizen),
  resolve: (g: Game, [{ draft }]: Answered) => identifyCitizen(g, numberPicked(draft), 'LEAFLET-eyewitness'),
};

/** The turn is over: the Printer's own turn brings a Leaflet, another's takes the offer back. */
function closeTurn(g: Game, { hero }: HeroTurn): void {
  if (hero === printerIn(g)) drawLeaflet(g, hero);
  else withdrawOffer(g, 'leaflet');
}

/** A Hero with an own deck and a reaction in another Hero's turn. */
export const leaflets: ModulePart = {
  heroes: [printer],
  steps: [
    { in: 'setup', after: 'heroes', step: { name: 'leaflets', run: shuffleLeaflets } },
    { in: 'hero-turn', before: 'reveal', step: { name: 'offer-leaflet', run: maybeOfferLeaflet } },
    { in: 'hero-turn', before: 'end', step: { name: 'leaflets', run: closeTurn } },
  ],
  frames: [eyewitnessFrame],
  decisions: { leaflet, eyewitness },
  picks: { leaflet: 'text' },
  events: EVENTS,
  view: leafletsView,
};
