import type { LogLine } from '@great-machine/rules';
import type { Sound } from './recipes.js';

/** More at once would be noise. */
const MOST = 3;

/** Which line sounds how. Who is not named here makes no sound. */
const BY_KEY: Readonly<Record<string, Sound>> = {
  'hero-moved': 'step',
  'hero-stayed': 'step',
  'servant-moved': 'step',
  'citizen-moved': 'step',
  'citizen-returned': 'step',
  'city-event-revealed': 'card',
  'access-chosen': 'card',
  'access-revealed': 'card',
  'access-forfeited': 'card',
  'access-retrieved': 'card',
  'directive-drawn': 'card',
  'directive-published': 'card',
  'directive-taken-back': 'card',
  'directive-cancelled': 'card',
  'directive-discarded': 'card',
  'citizen-identified': 'card',
  'citizen-revealed': 'card',
  'district-repositioned': 'march',
  'guard-moved': 'march',
  'guard-repaired': 'step',
  'guard-broken': 'clatter',
  'die-rolled': 'dice',
  'raid-placed': 'raid',
  'hero-detained': 'raid',
  'hero-captured': 'gate',
  'citizen-arrested': 'gate',
  'riot-resolved': 'riot',
  'riot-stage-reached': 'riot',
  'discontent-raised': 'rise',
  'discontent-dropped': 'fall',
  'plan-advanced': 'bell',
};

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
export function soundsFor(lines: readonly LogLine[], audience?: string): readonly Sound[] {
  const sounds = [...new Set(lines.flatMap((line) => soundOf(line, audience) ?? []))];
  const kept = [...sounds].sort((a, b) => WEIGHTS.indexOf(a) - WEIGHTS.indexOf(b)).slice(0, MOST);
  return sounds.filter((sound) => kept.includes(sound));
}

function soundOf({ key, params }: LogLine, audience?: string): Sound | undefined {
  if (key !== 'game-won') return BY_KEY[key];
  return audience === undefined || audience === 'public' || params.winner === audience ? 'victory' : 'defeat';
}
