import type { ModulePart } from '../../../model/rules.js';
import { INVENTION_EVENTS } from '../events.js';
import { akira as card } from '../heroes/akira.js';
import { featuresOf } from '../in-play.js';
import { communicator } from '../inventions/communicator.js';
import { disruptionField } from '../inventions/disruption-field.js';
import { empathizer } from '../inventions/empathizer.js';
import { hyperbolicEmitter } from '../inventions/hyperbolic-emitter.js';
import { jammer } from '../inventions/jammer.js';
import { jumpPack } from '../inventions/jump-pack.js';
import { probabilitator } from '../inventions/probabilitator.js';
import { keepDeck, viewOfDeck } from '../own-deck.js';
import { deactivation } from './deactivation.js';
import { drawing } from './drawing.js';
import { AKIRA, type InventionDefinition } from './invention.js';
import { INVENTIONS } from './invention-deck.js';
import { usingInventions } from './using.js';

const CARDS: readonly InventionDefinition[] = [
  communicator,
  disruptionField,
  empathizer,
  hyperbolicEmitter,
  jammer,
  jumpPack,
  probabilitator,
];

/** Akira Wagner, the Inventor. */
export const akira: readonly ModulePart[] = featuresOf(AKIRA, [
  {
    heroes: [card],
    cards: { invention: CARDS },
    view: viewOfDeck(INVENTIONS),
    events: INVENTION_EVENTS,
    invariants: { inventions: keepDeck(INVENTIONS) },
  },
  drawing,
  usingInventions(CARDS),
  deactivation,
  ...CARDS.flatMap(({ part }) => part ?? []),
]);
