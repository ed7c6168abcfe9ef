import { runFlow } from '../kernel/flow.js';
import { randomSourceOf } from '../kernel/random.js';
import type { GameConfig } from '../model/config.js';
import { type Game, liveGame } from '../model/game.js';
import type { Rules } from '../model/rules.js';
import { CITIZEN_KINDS, type GameState, newRoundHistory } from '../model/state.js';

/** The table before setup: nothing lies on it yet. */
export function emptyState(config: GameConfig): GameState {
  return {
    round: 0,
    asked: 0,
    random: randomSourceOf(config, config.generator),
    frames: [
      { frame: 'game', step: 0, locals: {}, asks: [] },
      { frame: 'setup', step: 0, locals: {}, asks: [] },
    ],
    offers: [],
    outcome: undefined,
    config,
    phase: 'setup',
    city: config.city,
    guards: [],
    brokenGuards: [],
    citizenKind: [],
    citizenPlace: [],
    citizenFace: [],
    arrested: CITIZEN_KINDS.map(() => 0),
    heroes: [],
    servants: [],
    bonds: 0,
    directives: { deck: [], hand: [], published: [], discarded: [], seen: [], knownToAll: [] },
    cityEvents: { current: undefined, deck: [], past: [], boxed: [] },
    raids: [],
    riots: [],
    tracks: { discontent: 0, 'master-plan': 0 },
    thisRound: newRoundHistory(),
    accessFacts: [],
    arrestFacts: [],
    tokens: undefined,
    extra: {},
  };
}

/** Sets the game up and plays on to the first question. No host listens yet. */
export function startGame(rules: Rules, config: GameConfig): Game {
  const g = liveGame(rules, emptyState(config));
  runFlow(g);
  return g;
}
