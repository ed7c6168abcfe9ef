import { itemAt } from '@great-machine/rules';
import { type Sums, sumsOf } from '../statistics/index.js';
import { ABLATABLE_KINDS, type AblatableKind, ablatableCards, rulesFor } from './ablation.js';
import { type Bench, failOnError, portionsOf } from './bench.js';
import { runCampaign } from './campaign.js';
import { meanEstimate, shareEstimate } from './demand.js';
import { type Figure, plainFigure } from './figure.js';
import type { Match } from './matches.js';

const SCREENED = 20_000;
const SAMPLE = 2000;
/** Games with each card replaced by a blank, on the seeds of the first games of the screening. */
const ABLATED = 600;
const PORTION = 50;
const MOST_OF_TRIO = 0.12;
const MOST_OF_CARD = 0.08;

const KIND_NAMES: Readonly<Record<AblatableKind, string>> = {
  'city-event': 'City Events',
  directive: 'Directives',
  invention: 'Inventions',
  theory: 'Theories',
  surge: 'Surge tokens',
  improvement: 'Improvements',
};

/** What a full screening of the balance found: journeyman on both sides. Plain data, kept in a file. */
export interface Screening {
  readonly date: string;
  readonly seed: string;
  readonly games: number;
  readonly machineWins: number;
  readonly trios: Readonly<Record<string, { readonly games: number; readonly machineWins: number }>>;
  /** By card: how much more often the Machine wins with the card than with a blank in its place. */
  readonly cards: Readonly<Record<string, Sums>>;
}

function matchOf(seed: string, number: number, blank?: string): Match {
  return { seed: `${seed}-screening-${number}`, machine: 'journeyman', heroes: 'journeyman', blank };
}

/** All games and all cards; this takes the time it takes. */
export async function screen(bench: Bench): Promise<Screening> {
  const { won, trios } = await play(bench, SCREENED, bench.seed);
  const cards: Record<string, Sums> = {};
  for (const card of Object.values(ablatableCards(rulesFor())).flat()) {
    const { won: without } = await play(bench, ABLATED, bench.seed, card);
    cards[card] = sumsOf(without.map((machineWon, at) => Number(won[at]) - Number(machineWon)));
  }
  const machineWins = won.filter(Boolean).length;
  return { date: bench.date, seed: bench.seed, games: won.length, machineWins, trios, cards };
}

async function play(bench: Bench, games: number, seed: string, blank?: string) {
  const won: boolean[] = [];
  const trios: Record<string, { games: number; machineWins: number }> = {};
  await runCampaign(bench.threads, {
    portions: portionsOf(games, PORTION, (number) => matchOf(seed, number, blank)),
    add(result) {
      failOnError(result);
      for (const { machineWon, trio } of result.results) {
        won.push(machineWon);
        trios[trio] ??= { games: 0, machineWins: 0 };
        trios[trio].games++;
        if (machineWon) trios[trio].machineWins++;
      }
      bench.say(
        `screening${blank === undefined ? '' : ` without ${blank}`}: ${won.length} of ${games} games`,
      );
    },
    isDecided: () => false,
    isTimeUp: () => false,
  });
  return { won, trios };
}

/** The figures of a screening; `note` says where it comes from. */
export function screeningFigures(screening: Screening, note: string): Figure[] {
  return [trioFigure(screening, note), ...cardFigures(ablatableCards(rulesFor()), screening, note)];
}

/** Games of a screening, and how they came out by trio. */
export type ScreenedTrios = Pick<Screening, 'games' | 'machineWins' | 'trios'>;

export function trioFigure({ games, machineWins, trios }: ScreenedTrios, note: string): Figure {
  const mean = machineWins / games;
  const worst = Object.entries(trios)
    .map(([name, { games, machineWins }]) => ({ name, ...intervalOf(machineWins, games), games }))
    .reduce((most, trio) => (Math.abs(trio.rate - mean) > Math.abs(most.rate - mean) ? trio : most));
  return plainFigure(
    'Hero trios, the farthest from the mean',
    `each of ${Object.keys(trios).length} within 12 points of the mean`,
    worst.rate - mean,
    Math.abs(worst.rate - mean) <= MOST_OF_TRIO ? 'yes' : 'no',
    {
      games,
      interval: [worst.low - mean, worst.high - mean],
      note: `${worst.name} in ${worst.games} games; the Machine wins ${(100 * mean).toFixed(1)} % of all; ${note}`,
    },
  );
}

/** One figure for each kind of which there are cards. */
export function cardFigures(
  cards: Readonly<Partial<Record<AblatableKind, readonly string[]>>>,
  screening: Pick<Screening, 'cards'>,
  note: string,
): Figure[] {
  return ABLATABLE_KINDS.flatMap((kind) => {
    const { [kind]: ofKind = [] } = cards;
    return ofKind.length === 0 ? [] : [cardFigure(KIND_NAMES[kind], ofKind, screening, note)];
  });
}

function cardFigure(
  what: string,
  cards: readonly string[],
  screening: Pick<Screening, 'cards'>,
  note: string,
): Figure {
  const sums = cards.map((card) => ({ card, of: itemAt(screening.cards, card) }));
  const effects = sums.map(({ card, of }) => ({ card, ...meanEstimate(of).interval() }));
  const worst = effects.reduce((most, effect) =>
    Math.abs(effect.rate) > Math.abs(most.rate) ? effect : most,
  );
  const beyond = effects.filter(({ rate }) => Math.abs(rate) > MOST_OF_CARD).map(({ card }) => card);
  return plainFigure(
    `${what} by ablation, the strongest`,
    "each within 8 points of the Machine's win rate",
    worst.rate,
    beyond.length === 0 ? 'yes' : 'no',
    {
      games: sums.reduce((games, { of }) => games + of.count, 0),
      interval: [worst.low, worst.high],
      note: `${beyond.length > 0 ? `beyond: ${beyond.join(', ')}` : worst.card}; ${note}`,
    },
  );
}

function intervalOf(wins: number, games: number) {
  return shareEstimate(wins, games).interval();
}

/** Plays the first games of a screening again: do today's bots still win as often? */
export async function recheck(bench: Bench, screening: Screening): Promise<Figure> {
  const startedAt = performance.now();
  const { won } = await play(bench, SAMPLE, screening.seed);
  const wins = won.filter(Boolean).length;
  const stored = screening.machineWins / screening.games;
  const { low, high } = shareEstimate(wins, won.length).interval(3 / 1.96);
  return plainFigure(
    'a sample of the screening played again',
    `the Machine wins as often as then, ${(100 * stored).toFixed(1)} %`,
    wins / won.length,
    stored >= low && stored <= high ? 'yes' : 'no',
    {
      games: won.length,
      interval: [low, high],
      seconds: (performance.now() - startedAt) / 1000,
      note: `the interval is that of 99.7 %; if it misses, screen again with --full`,
    },
  );
}
