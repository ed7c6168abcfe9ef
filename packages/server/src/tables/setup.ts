import { type GameSetup, optionsOf } from '@great-machine/protocol';
import {
  type AssembledGame,
  assembleGame,
  ChoiceError,
  MODULES,
  type SeatConfig,
} from '@great-machine/rules';
import { Refusal } from './refusal.js';

/** Only to look at a setup: no game is played with it. */
const NO_KEY = '0'.repeat(64);

/** The game of a setup; without a seed of its own it has this key. */
export function prepareGame(setup: GameSetup, key: string): AssembledGame {
  try {
    const options = optionsOf(setup);
    return assembleGame(MODULES, setup.modules, options.seed === undefined ? { ...options, key } : options);
  } catch (error) {
    if (error instanceof ChoiceError)
      throw new Refusal({ refused: 'bad-setup', reasons: [...error.reasons] });
    throw error;
  }
}

/** Refuses a setup with which no game can be played. */
export function checkSetup(setup: GameSetup): void {
  prepareGame(setup, NO_KEY);
}

/** The seats of a setup. Which Heroes they speak for is not known as long as chance has to choose them. */
export function seatsOf(setup: GameSetup): readonly SeatConfig[] {
  const { rules, config } = prepareGame(setup, NO_KEY);
  const areChosen = Array.isArray(setup.heroes) && setup.heroes.length > 0;
  return config.seats.map(({ seat, speaksFor }) => ({
    seat,
    speaksFor: areChosen ? speaksFor : speaksFor.filter((actor) => rules.actors.includes(actor)),
  }));
}
