/**
 * Finds a whole game for each way to win and writes it beside this file: `node find-endings.mjs [WAY…]` after a build.
 * Random players hardly ever bring a Revolution about, so the players here are simple but biased.
 */
import { writeFileSync } from 'node:fs';
import * as engine from '../../dist/index.js';

const { assembleRules, createConfig, decisionId, isAwaited, oneVersusMany, openDecisions, optionsOf } =
  engine;
const { Play, pickText, playerDice } = engine;

const rules = assembleRules([oneVersusMany]);
const MINOR = rules.districts.filter(({ size }) => size === 'minor').map(({ id }) => id);
const MOST_SEEDS = 3000;

const stage = ({ tracks }) => Math.min(5, Math.floor(tracks.discontent / 3));

/** Active Citizens minus Traitors: what a Riot has against the Guards. */
function crowd(state, district) {
  const kinds = state.citizenKind.filter((_, citizen) => state.citizenPlace[citizen] === district);
  return kinds.reduce((sum, kind) => sum + (kind === 0 ? -1 : kind <= stage(state) ? 1 : 0), 0);
}

/** Where a Riot has the best chance; these players look at hidden faces, for they only have to reach an ending. */
function riotTarget(state) {
  const open = rules.districts
    .map((_, district) => district)
    .filter((district) => !state.riots.includes(district));
  const score = (district) => 2 * crowd(state, district) - state.guards[district];
  return open.sort((a, b) => score(b) - score(a))[0];
}

/** Heroes who agitate up to a slot of Discontent and then gather, attack and riot. */
function rebels(slot) {
  return {
    'access-choice'({ state }, { actor }, picks, pickAny) {
      const { place } = state.heroes.find(({ hero }) => hero === actor);
      const target = state.tracks.discontent >= slot ? riotTarget(state) : place;
      const wanted = `card ${rules.districts[target].id}`;
      if (picks.includes(wanted) || picks[0].startsWith('ready'))
        return picks.includes(wanted) ? wanted : picks[0];
      const minor = picks.filter((pick) => MINOR.includes(pick.slice('card '.length)));
      return pickAny(minor.length > 0 ? minor : picks);
    },
    'hero-action'({ state }, { actor, draft }, picks, pickAny) {
      if (draft.length > 0)
        return draft[0].of === 'attack' ? picks[Math.min(4, picks.length - 1)] : pickAny(picks);
      const { place } = state.heroes.find(({ hero }) => hero === actor);
      const ripe = state.tracks.discontent >= slot;
      const wishes = [
        ripe && crowd(state, place) > state.guards[place] && 'do riot',
        ripe && crowd(state, place) > 0 && 'do attack',
        ripe && 'do gain-trust',
        'do central-square',
        'do incitement',
        'do gain-trust',
      ];
      return wishes.find((wish) => picks.includes(wish));
    },
    'trust-share': (_g, _decision, picks) => picks.at(-1),
  };
}

/** A Machine that only watches. */
const idle = {
  'machine-phase': () => 'end',
  detainment: (_g, _decision, picks) => picks.at(-1),
  'riot-arrests': () => 'done',
  'machine-payment': () => 'decline',
};

/** Each way to win, with the players that lead there; who is not named chooses at random. */
const WAYS = {
  'three-riots': { players: { ...rebels(15), ...idle }, masterPlan: 1 },
  'two-riots-and-riot-stage': { players: { ...rebels(18), ...idle }, masterPlan: 1 },
  'plan-by-city-event': { players: {}, masterPlan: 4 },
  'plan-by-detainment': { players: {}, masterPlan: 4 },
  'plan-by-failed-riot': { players: {}, masterPlan: 4 },
  'plan-by-countdown': { players: idle, masterPlan: 1 },
};

function playGame(config, players, below) {
  const play = new Play(rules, config);
  const pickAny = (picks) => picks[below(picks.length)];
  while (play.state.outcome === undefined) {
    const g = play.look();
    const decision = openDecisions(g).find((open) => isAwaited(g, open));
    const picks = optionsOf(g, decision).map((pick) => pickText(g, pick));
    const pick = players[decision.kind]?.(g, decision, picks, pickAny) ?? pickAny(picks);
    const speaker = config.seats.find(({ speaksFor }) => speaksFor.includes(decision.actor));
    const seat = pick.startsWith('ready ') ? pick.slice('ready '.length) : speaker.seat;
    play.answer({ seat, decision: decisionId(play.state.round, decision), picks: [pick] });
  }
  return play;
}

for (const way of process.argv.length > 2 ? process.argv.slice(2) : Object.keys(WAYS)) {
  const { players, masterPlan } = WAYS[way];
  for (let seed = 1; seed <= MOST_SEEDS; seed++) {
    const config = createConfig(rules, {
      seed: `${way}-${seed}`,
      revolutionaries: 1 + (seed % 3),
      masterPlan,
    });
    const play = playGame(config, players, playerDice(seed));
    if (play.state.outcome.how !== way) continue;
    writeFileSync(new URL(`./${way}.record.json`, import.meta.url), `${JSON.stringify(play.record())}\n`);
    console.log(`${way}: seed ${seed}, ${play.entries.length} answers`);
    break;
  }
}
