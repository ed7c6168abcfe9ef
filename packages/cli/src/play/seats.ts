import { listOf } from '@great-machine/messages';
import type { Audience, GameConfig, Play, Rules } from '@great-machine/rules';
import { UsageError } from '../terminal/errors.js';
import { words } from '../terminal/words.js';

/** Who the person at the terminal is. */
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
  if (as === 'machine') return { seats: ['machine'], audience: 'machine', who: 'You are the Great Machine' };
  const wanted = as === 'heroes' ? config.heroes : heroesNamed(as);
  const unknown = wanted.filter((hero) => !config.heroes.includes(hero));
  if (unknown.length > 0) throw new UsageError(describeUnknown(rules, unknown, config));
  const seats = config.seats.filter(({ speaksFor }) => speaksFor.some((actor) => wanted.includes(actor)));
  const led = config.heroes.filter((hero) => seats.some(({ speaksFor }) => speaksFor.includes(hero)));
  const who = `You lead ${listOf(
    words,
    led.map((hero) => words.name('hero', hero, 'short')),
  )}`;
  return { seats: seats.map(({ seat }) => seat), audience: 'revolutionaries', who };
}

function describeUnknown(rules: Rules, unknown: readonly string[], config: GameConfig): string {
  const strangers = unknown.filter((hero) => !Object.hasOwn(rules.heroes, hero));
  if (strangers.length === 0)
    return `${listOf(words, unknown)} is not in play (${config.heroes.join(', ')} are)`;
  const known = ['machine', 'heroes', ...Object.keys(rules.heroes)].join(', ');
  return `--as does not know '${strangers.join(', ')}'; it knows ${known}`;
}
