import type { ModulePart } from '../../../model/rules.js';
import { THEORY_EVENTS } from '../events.js';
import { enkidu as card } from '../heroes/enkidu.js';
import { featuresOf } from '../in-play.js';
import { keepDeck, viewOfDeck } from '../own-deck.js';
import { behavior } from '../theories/behavior.js';
import { chaos } from '../theories/chaos.js';
import { emotion } from '../theories/emotion.js';
import { government } from '../theories/government.js';
import { probability } from '../theories/probability.js';
import { relativity } from '../theories/relativity.js';
import { sociological } from '../theories/sociological.js';
import { applyingTheories } from './applying.js';
import { openingChoice } from './opening-choice.js';
import { ENKIDU, type TheoryDefinition } from './theory.js';
import { THEORIES } from './theory-deck.js';

const CARDS: readonly TheoryDefinition[] = [
  behavior,
  chaos,
  emotion,
  government,
  probability,
  relativity,
  sociological,
];

/** Enkidu, the Determinist. */
export const enkidu: readonly ModulePart[] = featuresOf(ENKIDU, [
  {
    heroes: [card],
    cards: { theory: CARDS },
    view: viewOfDeck(THEORIES),
    events: THEORY_EVENTS,
    invariants: { theories: keepDeck(THEORIES) },
  },
  openingChoice,
  applyingTheories(CARDS),
  ...CARDS.flatMap(({ part }) => part ?? []),
]);
