import type { AnyLogLine } from '@great-machine/rules';
import { tellingOf } from '../state/tellings.js';
import type { Sound } from './recipes.js';

/** More at once would be noise. */
const MOST = 3;

/** What matters most when much happens at once. */
const WEIGHTS: readonly Sound[] = [
  'victory',
  'defeat',
  'bell',
  'riot',
  'raid',
  'gate',
  'rise',
  'fall',
  'clatter',
  'dice',
  'march',
  'card',
  'step',
];

/** The sounds of some lines in their order, each once, the most important ones if there are too many. */
export function soundsFor(lines: readonly AnyLogLine[], audience?: string): readonly Sound[] {
  const sounds = [...new Set(lines.flatMap((line) => soundOf(line, audience) ?? []))];
  const kept = [...sounds].sort((a, b) => WEIGHTS.indexOf(a) - WEIGHTS.indexOf(b)).slice(0, MOST);
  return sounds.filter((sound) => kept.includes(sound));
}

function soundOf(line: AnyLogLine, audience?: string): Sound | undefined {
  const { sound } = tellingOf(line);
  return sound === 'outcome' ? soundOfOutcome(line, audience) : sound;
}

/** One who is on no side hears the winner. */
function soundOfOutcome({ params }: AnyLogLine, audience = 'public'): Sound {
  return audience === 'public' || params.winner === audience ? 'victory' : 'defeat';
}
