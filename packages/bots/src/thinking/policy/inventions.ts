import {
  type AnswerPick,
  aboutOf,
  amountOf,
  type Game,
  heroAt,
  localsOf,
  maxTrust,
  maybeLocalsOf,
  priceOfExit,
  type QuestionAbouts,
  servantsIn,
  tokensAt,
  tokensOf,
  totalOf,
} from '@great-machine/rules';
import { type ActingHero, worthOfTrust } from './hero-actions.js';
import type { ModuleKnowledge, ModuleQuestion } from './knowledge.js';
import type { Outlook } from './outlook.js';
import { heldCards, preferred, turnsToCome } from './own-decks.js';
import type { Appraised } from './servant-worths.js';

const AKIRA = 'akira';
const DECK = 'inventions';
const MOST_HELD = 3;
/** What an Invention is worth to draw, and what it is worth that a Servant lies on its side, in steps of Discontent. */
const WORTH = 0.8;
const JAMMED = 0.9;
const IN_EVALUATION = -0.12;
const LYING_SERVANT = -0.3;
/** What drawing one and two Inventions costs (AKI-2). */
const PRICES = [2, 5] as const;
const GO_ON: AnswerPick = { pick: 'go-on', of: 0 };

/** Which Invention goes back to the deck first. */
const RETURNED = [
  'jump-pack',
  'hyperbolic-emitter',
  'communicator',
  'probabilitator',
  'jammer',
  'disruption-field',
  'empathizer',
];
/** Whose ability is copied first. */
const COPIED = ['fowler', 'artificer', 'physician', 'finch', 'veteran', 'actress'];

function akiraIn(g: Game): number {
  return g.state.heroes.findIndex(({ hero }) => hero === AKIRA);
}

function hasRoom(g: Game, hero: number): boolean {
  return heroAt(g, hero).trust < maxTrust(g, hero);
}

/** Whether a die went wrong that may be rolled again. */
function isFailed(g: Game): boolean {
  const { die, face, hero } = localsOf(g, 'die-roll');
  if (die === 'escape-die') return face !== 'running-man';
  const stake = maybeLocalsOf(g, 'attack')?.stake ?? 0;
  const counts = amountOf(g, 'assault', stake, { hero, stake });
  return stake === 0 ? face === 'shield' : !(Number(face) <= counts);
}

/** Trust that the Jump Pack must save, for it may break. */
const WORTH_A_JUMP = 2;

/** Without its Guards an exit costs nothing but surcharges; one that Akira cannot pay is worth it in any case. */
function savesTrust(g: Game): boolean {
  const hero = akiraIn(g);
  const { place: from, trust } = heroAt(g, hero);
  const { exits, startedIn } = localsOf(g, 'hero-turn');
  const price = priceOfExit(g, { hero, from, first: exits === 0, startedIn }, false);
  return price.count >= WORTH_A_JUMP || totalOf(price) > trust;
}

/** When it is right to use an Invention; one that is not named is of use wherever it is offered. */
const TIMES: Readonly<Record<string, (g: Game, moment: QuestionAbouts['invention']) => boolean>> = {
  communicator: (g, { stop }) => stop === 'between-turns' && turnsToCome(g).includes(akiraIn(g)),
  'jump-pack': savesTrust,
  empathizer: (g) =>
    hasRoom(g, akiraIn(g)) && g.state.heroes.some(({ hero }, at) => hero !== AKIRA && hasRoom(g, at)),
  probabilitator: (g) => isFailed(g),
};

function use({ g, decision, options }: ModuleQuestion): readonly AnswerPick[] {
  const moment = aboutOf(decision, 'invention');
  const used = options.find(
    ({ pick, of }) => pick === 'invention' && (TIMES[String(of)]?.(g, moment) ?? true),
  );
  return [used ?? GO_ON];
}

/** The Hero to whom 1 Trust is worth most. */
function whomToTrust({ g, o, options }: ModuleQuestion): readonly AnswerPick[] {
  const gain = ({ of }: AnswerPick) => {
    const { trust } = heroAt(g, Number(of));
    const kept = Math.min(trust + 1, maxTrust(g, Number(of)));
    return worthOfTrust(g, o, Number(of), kept) - worthOfTrust(g, o, Number(of), trust) - 0.01 * trust;
  };
  return [...options].sort((a, b) => gain(b) - gain(a)).slice(0, 1);
}

function whomToCopy({ g, options }: ModuleQuestion): readonly AnswerPick[] {
  const names = COPIED.map((id) => String(g.state.heroes.findIndex(({ hero }) => hero === id)));
  return preferred(options, names);
}

/** The die that lies worst. */
function whichDie({ decision, options }: ModuleQuestion): readonly AnswerPick[] {
  const { faces } = aboutOf(decision, 'probabilitator');
  const rank = (face: string | undefined) =>
    face === 'shield' || face === 'handcuffs' ? 9 : Number(face) || 0;
  return [...options].sort((a, b) => rank(faces[Number(b.of)]) - rank(faces[Number(a.of)])).slice(0, 1);
}

/** Drawing for Akira, and what the Jammer does. */
function actions(g: Game, o: Outlook, { hero, place, trust }: ActingHero): readonly Appraised[] {
  if (heroAt(g, hero).hero !== AKIRA) return [];
  const held = heldCards(g, DECK);
  const own = worthOfTrust(g, o, hero, trust);
  const found = PRICES.flatMap((price, at): Appraised[] => {
    const count = at + 1;
    if (price > trust || held.length + count > MOST_HELD) return [];
    const worth = count * WORTH * Math.min(1, o.planLeft / 6);
    const cost = own - worthOfTrust(g, o, hero, trust - price);
    const draw: AnswerPick = { pick: 'draw', of: count };
    return [{ worth: worth - cost, picks: [{ pick: 'do', of: 'draw-inventions' }, draw] }];
  });
  return held.includes('jammer') && servantsIn(g, place) > 0 ? [...found, jam(g, place)] : found;
}

/** The Servant with most Improvements first. */
function jam(g: Game, place: number): Appraised {
  const improved = (servant: number) => tokensAt(g, 'improvement-installed', servant).length;
  const there = [...g.state.servants.keys()]
    .filter((at) => g.state.servants[at]?.place === place && tokensAt(g, 'deactivated', at).length === 0)
    .sort((a, b) => improved(b) - improved(a));
  const picks: AnswerPick[] = [{ pick: 'do', of: 'jammer' }];
  const servant = there.slice(0, 1).map((of): AnswerPick => ({ pick: 'servant', of }));
  return { worth: JAMMED, picks: [...picks, ...servant] };
}

/** Akira draws Inventions and uses them at the first occasion; a Servant on its side stands up. */
export const inventions: ModuleKnowledge = {
  answers: {
    invention: use,
    communicator: whomToCopy,
    empathizer: whomToTrust,
    probabilitator: whichDie,
    'invention-return': ({ options }) => preferred(options, RETURNED),
  },
  heroActions: actions,
  servantActions: {
    'stand-up': (_g, o) => ({ worth: o.weights.guard, picks: [] }),
  },
  evaluate: (g) =>
    IN_EVALUATION * heldCards(g, DECK).length + LYING_SERVANT * tokensOf(g, 'deactivated').length,
};
