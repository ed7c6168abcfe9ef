import {
  capitalise,
  meaningPhrases,
  type PriceWords,
  percentOf,
  priceLines,
  type ShownMeaning,
  type Words,
} from '@great-machine/messages';
import type { Route, View } from '@great-machine/rules';
import { textsOf, type UiKey } from '../i18n/use-words.js';
import { explainDirective, explainEvent, explainHero, explainServant } from './cards.js';
import { actionsIn, citizensIn, explainCitizen, explainDistrict } from './city.js';
import { explainModuleCard, explainUnseenCards } from './module-cards.js';
import { explainPhase } from './phases.js';
import { explainTerm } from './terms.js';
import { explainToken } from './tokens.js';

export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** An Action that a District offers. */
export interface ActionThere {
  readonly side: string;
  readonly name: string;
  readonly effect: string;
  readonly rule: string;
}

/** What a thing says of itself. */
export interface Explained {
  /** What kind of thing it is. */
  readonly kind: string;
  readonly title: string;
  readonly picture?: { readonly kind: string; readonly id: string };
  readonly hue?: string;
  readonly texts: readonly string[];
  /** How things stand now. */
  readonly facts: readonly Fact[];
  readonly actions?: readonly ActionThere[];
  readonly price?: { readonly lines: readonly PriceWords[]; readonly total: string };
  /** The first is told in full, the others are only named. */
  readonly rules: readonly string[];
}

/** What `data-explain="kind:id"` stands for; undefined for what nobody knows. */
export function explain(words: Words, target: string, view?: View): Explained | undefined {
  const colon = target.indexOf(':');
  const [kind, id] = [target.slice(0, colon), target.slice(colon + 1)];
  switch (kind) {
    case 'district':
      return explainDistrict(words, id, view);
    case 'citizen':
      return explainCitizen(words, id, view);
    case 'hero':
      return explainHero(words, id, view);
    case 'servant':
      return explainServant(words, id, view);
    case 'event':
      return explainEvent(words, id, view);
    case 'directive':
      return explainDirective(words, id, view);
    case 'access':
      return explainAccessCard(words, id);
    case 'phase':
      return explainPhase(words, id);
    case 'term':
      return explainTerm(words, id, view);
    case 'card':
      return explainModuleCard(words, id);
    case 'cards':
      return explainUnseenCards(words, id, view);
    case 'token':
      return explainToken(words, id, view);
    case 'rule':
      return explainRule(words, id);
    case 'meaning':
      return explainMeaning(words, id);
    case 'way':
      return explainWay(words, JSON.parse(id) as ExplainedWay, view);
    default:
      return undefined;
  }
}

/** Told by what is known of the card: `chosen`, `held`, `forfeited` or `open`. */
function explainAccessCard(words: Words, id: string): Explained {
  const t = textsOf(words);
  const [state, district] = id.split(' ') as ['chosen' | 'held' | 'forfeited' | 'open', string];
  return {
    kind: t('ui.explain.accessCard'),
    title: words.name('district', district, 'title'),
    picture: { kind: 'districts', id: district },
    hue: district,
    texts: [capitalise(t(`ui.card.${state}`, { district }))],
    facts: [],
    rules: ['ACC-1', 'R-INF-2'],
  };
}

function explainRule(words: Words, id: string): Explained {
  return { kind: '', title: textsOf(words)('ui.explain.ruleOfQuestion'), texts: [], facts: [], rules: [id] };
}

/** What an option costs, line by line, and what may follow. */
function explainMeaning(words: Words, json: string): Explained | undefined {
  const meaning = readMeaning(json);
  if (meaning === undefined) return undefined;
  const t = textsOf(words);
  const { rule, breakdown = [], outcomes = [], price, effect = '', isFinal = false } = meaning;
  const lines = priceLines(words, breakdown);
  const hasPrice = lines.length > 0 && price !== undefined;
  const [total = '', ...rest] = meaningPhrases(words, meaning);
  return {
    kind: '',
    title: t(titleOfMeaning(hasPrice, outcomes.length > 0)),
    texts: [effect, ...(hasPrice ? rest : [total, ...rest]), isFinal ? t('ui.explain.final') : '']
      .filter((text) => text !== '')
      .map(capitalise),
    facts: [],
    price: hasPrice ? { lines, total } : undefined,
    rules: [rule],
  };
}

/** A way, and where it leads also where the Hero stays. */
export type ExplainedWay = Route & { readonly destination: string };

/** A way as the City stands now: what each exit costs, what happens when Trust is short, and what there is to do. */
function explainWay(
  words: Words,
  { destination, districts, exits, price, left, captureChance }: ExplainedWay,
  view?: View,
): Explained {
  const t = textsOf(words);
  const lines = exits.map((exit) => ({
    text: t('ui.explain.exit', { district: exit.district }),
    amount: exit.price,
    source: 'R-HER-7',
  }));
  const risk = t('ui.explain.wayRisk', { risk: percentOf(words, captureChance) });
  const path = districts.map((district) => words.name('district', district, 'title')).join(' › ');
  return {
    kind: t('ui.explain.way'),
    title: districts.length === 0 ? t('ui.explain.stay') : path,
    texts: captureChance > 0 ? [risk] : [t('ui.explain.wayMayChange')],
    facts: view === undefined ? [] : [citizensIn(words, view, destination)],
    actions: actionsIn(words, 'hero', destination),
    price: districts.length === 0 ? undefined : { lines, total: t('ui.explain.wayTotal', { price, left }) },
    rules: captureChance > 0 ? ['HER-5', 'R-HER-7'] : ['R-HER-7'],
  };
}

function titleOfMeaning(hasPrice: boolean, hasOutcomes: boolean): UiKey {
  if (hasOutcomes) return hasPrice ? 'ui.explain.priceAndOutcome' : 'ui.explain.outcome';
  return hasPrice ? 'ui.explain.price' : 'ui.explain.ruleOfOption';
}

/** A meaning with what the option says of itself beyond its name. */
export type ExplainedOption = ShownMeaning & { readonly effect?: string; readonly isFinal?: boolean };

function readMeaning(json: string): ExplainedOption | undefined {
  try {
    const meaning = JSON.parse(json);
    return typeof meaning?.rule === 'string' ? meaning : undefined;
  } catch {
    return undefined;
  }
}
