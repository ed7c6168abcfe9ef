import type { Player } from '@great-machine/bots';
import { listOf } from '@great-machine/messages';
import { type Audience, audienceOfSeat, type GameConfig, type Play, type Rules } from '@great-machine/rules';
import { type Occupants, peopleAmong, type Seating } from '@great-machine/table';
import { UsageError } from '../terminal/errors.js';
import { words } from '../terminal/terminal-words.js';

/** The part of the person at the terminal. */
export interface Part {
  readonly seats: readonly string[];
  readonly audience: Audience;
  readonly who: string;
}

/** Heroes that `--as` names; empty for a whole side. */
export function heroesNamed(as: string): readonly string[] {
  return as === 'machine' || as === 'heroes' ? [] : as.split(',').map((hero) => hero.trim());
}

/** The seats that speak for whom `--as` names; a seat may speak for further Heroes. */
export function choosePart({ rules, config }: Pick<Play, 'rules' | 'config'>, as: string): Part {
  if (as === 'machine') return MACHINE;
  const wanted = as === 'heroes' ? config.heroes : heroesNamed(as);
  const unknown = wanted.filter((hero) => !config.heroes.includes(hero));
  if (unknown.length > 0) throw new UsageError(describeUnknown(rules, unknown, config));
  const seats = config.seats.filter(({ speaksFor }) => speaksFor.some((actor) => wanted.includes(actor)));
  return partOfHeroes(
    config,
    seats.map(({ seat }) => seat),
  );
}

/** Who the person was when the game was saved. A screen shows one side, so people of both have to say which. */
export function partInSave(play: Play, occupants: Occupants): Part {
  const people = peopleAmong(occupants);
  const audiences = new Set(people.map((seat) => audienceOfSeat(play.look(), seat)));
  if (audiences.size !== 1) {
    const who = audiences.size === 0 ? 'only bots play' : 'people play both sides';
    throw new UsageError(`${who} in the saved game: say with --as who you are`);
  }
  return audiences.has('machine') ? MACHINE : partOfHeroes(play.config, people);
}

/**
 * Bots sit where the person does not: those of the save, or of the level that the person wants. What bots have planned
 * may not fit among others, so it is kept only where all sit as before.
 */
export function seatFor(
  { seats }: Part,
  { config }: Pick<Play, 'config'>,
  level: Player | undefined,
  kept: Seating,
): Seating {
  const occupants = Object.fromEntries(
    config.seats.map(({ seat }) => {
      const before = kept.occupants[seat];
      const bot = seats.includes(seat) ? undefined : (level ?? before?.bot ?? 'journeyman');
      return [seat, before !== undefined && before.bot === bot ? before : { name: '', bot }];
    }),
  );
  const isSame = config.seats.every(({ seat }) => occupants[seat] === kept.occupants[seat]);
  return { ...kept, occupants, memories: isSame ? kept.memories : {} };
}

const MACHINE: Part = { seats: ['machine'], audience: 'machine', who: 'You are the Great Machine' };

function partOfHeroes({ seats, heroes }: GameConfig, taken: readonly string[]): Part {
  const speaking = seats.filter(({ seat }) => taken.includes(seat));
  const led = heroes.filter((hero) => speaking.some(({ speaksFor }) => speaksFor.includes(hero)));
  const names = led.map((hero) => words.name('hero', hero, 'short'));
  return { seats: taken, audience: 'revolutionaries', who: `You lead ${listOf(words, names)}` };
}

function describeUnknown(rules: Rules, unknown: readonly string[], config: GameConfig): string {
  const strangers = unknown.filter((hero) => !Object.hasOwn(rules.heroes, hero));
  if (strangers.length === 0)
    return `${listOf(words, unknown)} is not in play (${config.heroes.join(', ')} are)`;
  const known = ['machine', 'heroes', ...Object.keys(rules.heroes)].join(', ');
  return `--as does not know '${strangers.join(', ')}'; it knows ${known}`;
}
