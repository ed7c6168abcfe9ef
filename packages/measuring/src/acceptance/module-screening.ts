import { itemAt, type ModuleRequest, type Rules } from '@great-machine/rules';
import { type ActionUse, type Sums, sumsOf, USE_KINDS, type UseKind } from '../statistics/index.js';
import { type AblatableKind, ablatableCards, rulesFor } from './ablation.js';
import { type Bench, failOnError, portionsOf } from './bench.js';
import { runCampaign } from './campaign.js';
import { type Figure, plainFigure } from './figure.js';
import type { Match, MatchResult } from './matches.js';
import { cardFigures, trioFigure } from './screening.js';

const SCREENED = 20_000;
/** Games with each card replaced by a blank: the first of those in which it can occur. */
const ABLATED = 600;
const PORTION = 25;
const LEAST_OF_CHANCES = 0.01;

const OF_MODULES = [
  'invention',
  'theory',
  'surge',
  'improvement',
] as const satisfies readonly AblatableKind[];

const USE_NAMES: Readonly<Record<UseKind, string>> = {
  'invention-used': 'Invention',
  'theory-applied': 'Theory',
  'surge-given': 'Surge token to give',
  'surge-activated': 'Surge token to activate',
  'improvement-installed': 'Improvement to install',
  'improvement-used': 'ability of an Improvement',
};

/** Games of journeymen under the same rules, with the Heroes that a module brings in turns. */
class Series {
  readonly rules: Rules;
  readonly heroes: readonly string[];
  readonly results: MatchResult[] = [];
  readonly uses = Object.fromEntries(USE_KINDS.map((kind) => [kind, {}])) as Uses;

  constructor(
    private readonly seed: string,
    readonly modules: readonly ModuleRequest[],
  ) {
    this.rules = rulesFor(undefined, modules);
    this.heroes = Object.values(this.rules.heroes).flatMap(({ id, group }) =>
      group === undefined ? [] : [id],
    );
  }

  matchOf(number: number, blank?: string): Match {
    const { modules, heroes, seed } = this;
    return {
      seed: `${seed}-${number}`,
      machine: 'journeyman',
      heroes: 'journeyman',
      modules,
      ...(heroes.length > 0 && { including: [itemAt(heroes, number % heroes.length)] }),
      blank,
    };
  }

  /** The numbers of the first games in which a card of this kind can occur: those with the Hero whose deck it is of, or all. */
  numbersFor(kind: AblatableKind): readonly number[] {
    const deck = this.rules.views.find((view) => view.deck?.card === kind)?.deck;
    const owner = deck === undefined ? -1 : this.heroes.indexOf(deck.owner);
    const isPossible = (number: number) => owner < 0 || number % this.heroes.length === owner;
    return [...this.results.keys()].filter(isPossible).slice(0, ABLATED);
  }
}

type Uses = Record<UseKind, Record<string, ActionUse>>;

/** What the screening of games with modules has found so far. */
interface Found {
  readonly cards: Record<string, Sums>;
  isComplete: boolean;
}

/** Screens the balance of games with these modules, as far as the time allows. */
export async function moduleScreening(
  bench: Bench,
  modules: readonly ModuleRequest[],
  games = SCREENED,
): Promise<Figure[]> {
  const startedAt = performance.now();
  const isTimeUp = bench.timer(1);
  const found: Found = { cards: {}, isComplete: true };
  const series = new Series(`${bench.seed}-modules`, modules);
  await playSeries(bench, series, games, found, isTimeUp);
  await ablate(bench, series, found, isTimeUp);
  const others = modulesWithReplaced(series);
  const other = others && new Series(`${bench.seed}-replaced`, others);
  if (other !== undefined) {
    await playSeries(bench, other, Math.min(games, ABLATED), found, isTimeUp);
    await ablate(bench, other, found, isTimeUp);
  }
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  return figuresOf(bench, series, other, found).map((figure) => ({
    ...figure,
    seconds,
    passed: found.isComplete ? figure.passed : 'undecided',
  }));
}

/** Chronoleon in place of another Servant, so that the one whom she replaces is in play. */
function modulesWithReplaced({ modules, rules }: Series): readonly ModuleRequest[] | undefined {
  const isAbsent = (card: string) => rules.servants.every(({ id }) => id !== card);
  const [another] = rules.servants;
  if (another === undefined || !Object.keys(rules.cards['servant-card'] ?? {}).some(isAbsent))
    return undefined;
  const replaced = { id: 'chronoleon', options: { replaces: another.id } };
  return modules.map((module) =>
    (typeof module === 'string' ? module : module.id) === replaced.id ? replaced : module,
  );
}

async function playSeries(
  bench: Bench,
  series: Series,
  games: number,
  found: Found,
  isTimeUp: () => boolean,
): Promise<void> {
  const ending = await runCampaign(bench.threads, {
    portions: portionsOf(games, PORTION, (number) => series.matchOf(number), ['counts']),
    add(result) {
      failOnError(result);
      series.results.push(...result.results);
      for (const kind of USE_KINDS) addUses(series.uses[kind], result.counts?.moduleUses[kind] ?? {});
      bench.say(`screening with modules: ${series.results.length} of ${games} games`);
    },
    isDecided: () => false,
    isTimeUp,
  });
  if (ending === 'cut short') found.isComplete = false;
}

function addUses(into: Record<string, ActionUse>, more: Readonly<Record<string, ActionUse>>): void {
  for (const [id, { available, taken }] of Object.entries(more)) {
    const { available: before, taken: done } = into[id] ?? { available: 0, taken: 0 };
    into[id] = { available: before + available, taken: done + taken };
  }
}

/** Plays the games of a series again without each card of which nothing is known yet. */
async function ablate(bench: Bench, series: Series, found: Found, isTimeUp: () => boolean): Promise<void> {
  const cards = ablatableCards(series.rules);
  for (const kind of OF_MODULES) {
    const numbers = series.numbersFor(kind);
    for (const card of cards[kind].filter((one) => !Object.hasOwn(found.cards, one))) {
      const differences: number[] = [];
      const ending = await runCampaign(bench.threads, {
        portions: portionsOf(numbers.length, PORTION, (at) => series.matchOf(itemAt(numbers, at), card)),
        add(result) {
          failOnError(result);
          for (const { machineWon } of result.results) {
            const { machineWon: before } = itemAt(series.results, itemAt(numbers, differences.length));
            differences.push(Number(before) - Number(machineWon));
          }
          bench.say(`screening without ${card}: ${differences.length} of ${numbers.length} games`);
        },
        isDecided: () => false,
        isTimeUp,
      });
      if (ending === 'cut short') found.isComplete = false;
      found.cards[card] = sumsOf(differences);
    }
  }
}

function figuresOf(bench: Bench, series: Series, other: Series | undefined, found: Found): Figure[] {
  const { results, heroes } = series;
  const cast = heroes.length > 0 ? `one of ${heroes.join(', ')} in every game, ` : '';
  const note = `${cast}seed '${bench.seed}'${found.isComplete ? '' : '; the time was up'}`;
  if (results.length === 0)
    return [plainFigure('screening with modules', 'is played', undefined, 'undecided', { note })];
  const all = [series, ...(other === undefined ? [] : [other])];
  const measured = Object.keys(found.cards).filter((card) => itemAt(found.cards, card).count > 0);
  const cardsOf = (kind: AblatableKind) => {
    const known = all.flatMap(({ rules }) => ablatableCards(rules)[kind]);
    return measured.filter((card) => known.includes(card));
  };
  const [invention, theory, surge, improvement] = OF_MODULES.map(cardsOf);
  const cards = { invention, theory, surge, improvement };
  return [trioFigure(triosOf(results), note), ...cardFigures(cards, found, note), ...useFigures(all, note)];
}

function triosOf(results: readonly MatchResult[]) {
  const trios: Record<string, { games: number; machineWins: number }> = {};
  for (const { trio, machineWon } of results) {
    trios[trio] ??= { games: 0, machineWins: 0 };
    trios[trio].games++;
    if (machineWon) trios[trio].machineWins++;
  }
  const machineWins = results.filter(({ machineWon }) => machineWon).length;
  return { games: results.length, machineWins, trios };
}

/** One figure for each kind of use; what could never be used leaves it undecided. */
function useFigures(all: readonly Series[], note: string): Figure[] {
  const games = all.reduce((sum, { results }) => sum + results.length, 0);
  return USE_KINDS.flatMap((kind) => {
    const uses: Record<string, ActionUse> = {};
    for (const series of all) addUses(uses, series.uses[kind]);
    const shares = Object.entries(uses).map(([id, { available, taken }]) => ({
      id,
      available,
      share: available === 0 ? undefined : taken / available,
    }));
    if (shares.length === 0) return [];
    const never = shares.filter(({ share }) => share === undefined).map(({ id }) => id);
    const [least] = shares
      .filter(({ share }) => share !== undefined)
      .sort((a, b) => Number(a.share) - Number(b.share));
    const rare = shares.filter(({ share = 1 }) => share < LEAST_OF_CHANCES).map(({ id }) => id);
    const words = [
      ...(least === undefined ? [] : [`${least.id}, of ${least.available} chances`]),
      ...(rare.length > 0 ? [`below 1 %: ${rare.join(', ')}`] : []),
      ...(never.length > 0 ? [`without a chance: ${never.join(', ')}`] : []),
      note,
    ];
    const passed = rare.length > 0 ? 'no' : never.length > 0 ? 'undecided' : 'yes';
    return [
      plainFigure(
        `the least used ${USE_NAMES[kind]}`,
        'each in at least 1 % of its chances',
        least?.share,
        passed,
        {
          games,
          note: words.join('; '),
        },
      ),
    ];
  });
}
