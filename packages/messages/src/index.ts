/** The words of the game in a language: everything that another package may use. */
export { actionWords, cardWords } from './cards.js';
export { type Catalog, catalogFor, en, type Language, type MessageKey } from './catalog/index.js';
export { eventSentence, Narrator } from './events.js';
export { meaningPhrases, type PriceWords, priceLines, type ShownMeaning } from './meanings.js';
export { buildMenu, type Choice, describeChoice, type Menu } from './menu.js';
export { activeClasses, countOf, listOf, percentOf } from './phrases.js';
export { type PickContext, pickLabel } from './picks.js';
export { questionSentence } from './questions.js';
export {
  choiceSentences,
  drawingFaultSentence,
  factSentence,
  outcomeSentence,
  refusalSentence,
  remarkSentence,
} from './sentences.js';
export type { ThingKind } from './things.js';
export { capitalise, finishSentence, roman } from './typography.js';
export { type MessageParams, Words } from './words.js';
