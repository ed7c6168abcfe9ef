/**
 * Finds a whole game for each way to win and writes it to packages/rules/test/golden:
 *   npm run -s rules:endings -- [WAY…]
 * Random players hardly ever bring a Revolution about, so the players here are simple but biased.
 */
import { writeFileSync } from 'node:fs';
import {
  assembleRules,
  createConfig,
  type Decision,
  decisionId,
  type Game,
  type GameConfig,
  type GameState,
  isAwaited,
  LoggedPlay,
  openDecisions,
  optionsOf,
  playerDice,
  printPick,
  readAnswer,
  showPick,
} from '@great-machine/rules';

const GOLDEN = new URL('../../packages/rules/test/golden/', import.meta.url);
const rules = assembleRules();
const MINOR = rules.districts.filter(({ size }) => size === 'minor').map(({ id }) => id);
const MOST_SEEDS = 3000;

/** Chooses among picks; without an answer, chance does. */
type Player = (
  g: Game,
  decision: Decision,
  picks: readonly string[],
  pickAny: (picks: readonly string[]) => string | undefined,
) => string | undefined;

/** By kind of decision; every other kind is left to chance. */
type Players = Readonly<Record<string, Player>>;

const stage = ({ tracks }: GameState) => Math.min(5, Math.floor((tracks.discontent ?? 0) / 3));

/** Active Citizens minus Traitors: what a Riot has against the Guards. */
function crowd(state: GameState, district: number): number {
  const kinds = state.citizenKind.filter((_, citizen) => state.citizenPlace[citizen] === district);
  return kinds.reduce<number>((sum, kind) => sum + (kind === 0 ? -1 : kind <= stage(state) ? 1 : 0), 0);
}

/** Where a Riot has the best chance; these players look at hidden faces, for they only have to reach an ending. */
function riotTarget(state: GameState): number | undefined {
  const open = rules.districts
    .map((_, district) => district)
    .filter((district) => !state.riots.includes(district));
  const score = (district: number) => 2 * crowd(state, district) - guardsIn(state, district);
  return open.sort((a, b) => score(b) - score(a))[0];
}

function guardsIn({ guards }: GameState, district: number): number {
  return guards[district] ?? 0;
}

function placeOf({ heroes }: GameState, actor: string): number {
  const hero = heroes.find(({ hero }) => hero === actor);
  if (hero === undefined) throw new Error(`${actor} is no Hero`);
  return hero.place;
}

/** Heroes who agitate up to a slot of Discontent and then gather, attack and riot. */
function rebels(slot: number): Players {
  const isRipe = ({ tracks }: GameState) => (tracks.discontent ?? 0) >= slot;
  return {
    'access-choice'({ state }, { actor }, picks, pickAny) {
      const target = isRipe(state) ? riotTarget(state) : placeOf(state, actor);
      const wanted = `card ${rules.districts[target ?? -1]?.id}`;
      if (picks.includes(wanted)) return wanted;
      if (picks[0]?.startsWith('ready')) return picks[0];
      const minor = picks.filter((pick) => MINOR.includes(pick.slice('card '.length)));
      return pickAny(minor.length > 0 ? minor : picks);
    },
    'hero-action'({ state }, { actor, draft: [begun] }, picks, pickAny) {
      if (begun !== undefined)
        return begun.of === 'attack' ? picks[Math.min(4, picks.length - 1)] : pickAny(picks);
      const place = placeOf(state, actor);
      const riot = [
        ...(crowd(state, place) > guardsIn(state, place) ? ['do riot'] : []),
        ...(crowd(state, place) > 0 ? ['do attack'] : []),
        'do gain-trust',
      ];
      const wishes = [...(isRipe(state) ? riot : []), 'do central-square', 'do incitement', 'do gain-trust'];
      return wishes.find((wish) => picks.includes(wish));
    },
    'trust-share': (_g, _decision, picks) => picks.at(-1),
  };
}

/** A Machine that only watches. */
const idle: Players = {
  'machine-phase': () => 'end',
  detainment: (_g, _decision, picks) => picks.at(-1),
  'riot-arrests': () => 'done',
  'machine-payment': () => 'decline',
};

interface Way {
  readonly players: Players;
  readonly masterPlan: number;
}

/** Each way to win, with the players that lead there. */
const WAYS: Readonly<Record<string, Way>> = {
  'three-riots': { players: { ...rebels(15), ...idle }, masterPlan: 1 },
  'two-riots-and-riot-stage': { players: { ...rebels(18), ...idle }, masterPlan: 1 },
  'plan-by-city-event': { players: {}, masterPlan: 4 },
  'plan-by-detainment': { players: {}, masterPlan: 4 },
  'plan-by-failed-riot': { players: {}, masterPlan: 4 },
  'plan-by-countdown': { players: idle, masterPlan: 1 },
};

function playGame(config: GameConfig, players: Players, below: (n: number) => number): LoggedPlay {
  const play = new LoggedPlay(rules, config);
  const pickAny = (picks: readonly string[]) => picks[below(picks.length)];
  while (play.state.outcome === undefined) {
    const g = play.look();
    const decision = openDecisions(g).find((open) => isAwaited(g, open));
    if (decision === undefined) throw new Error('no seat is asked, but the game is not over');
    const picks = optionsOf(g, decision).map((pick) => printPick(showPick(g, pick)));
    const pick = players[decision.kind]?.(g, decision, picks, pickAny) ?? pickAny(picks);
    const speaker = config.seats.find(({ speaksFor }) => speaksFor.includes(decision.actor));
    if (pick === undefined || speaker === undefined) throw new Error(`${decision.kind} has no answer`);
    const seat = pick.startsWith('ready ') ? pick.slice('ready '.length) : speaker.seat;
    const asked = decisionId(play.state.round, decision);
    play.answer(readAnswer(rules, { seat, decision: asked, picks: [pick] }));
  }
  return play;
}

function findGame(way: string, { players, masterPlan }: Way): void {
  for (let seed = 1; seed <= MOST_SEEDS; seed++) {
    const config = createConfig(rules, {
      seed: `${way}-${seed}`,
      revolutionaries: 1 + (seed % 3),
      masterPlan,
    });
    const play = playGame(config, players, playerDice(seed));
    if (play.state.outcome?.how !== way) continue;
    writeFileSync(new URL(`${way}.record.json`, GOLDEN), `${JSON.stringify(play.record())}\n`);
    console.log(`${way}: seed ${seed}, ${play.entries.length} answers`);
    return;
  }
}

const wanted = process.argv.slice(2);
for (const name of wanted.length > 0 ? wanted : Object.keys(WAYS)) {
  const way = WAYS[name];
  if (way === undefined) throw new Error(`'${name}' is none of ${Object.keys(WAYS).join(', ')}`);
  findGame(name, way);
}
