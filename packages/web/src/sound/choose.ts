import { type AnyLogLine, type Audience, isLogLine } from '@great-machine/rules';
import { type EventSound, tellingOf } from '../state/tellings.js';
import type { Theme } from './recipes/themes.js';

/** More at once would be noise. */
const MOST = 3;

/** What matters most when much happens at once: the lowest number. */
const RANKS: Readonly<Record<EventSound, number>> = {
  gears: 1,
  riot: 2,
  bell: 3,
  gate: 4,
  raid: 5,
  stamp: 6,
  rise: 7,
  fall: 8,
  miss: 9,
  clatter: 10,
  dice: 11,
  march: 12,
  card: 13,
  ratchet: 14,
  coins: 15,
  step: 16,
};

/** The cues of some lines in their order, each once, the most important ones if there are too many. */
export function cuesFor(lines: readonly AnyLogLine[]): readonly EventSound[] {
  const cues = [...new Set(lines.flatMap((line) => cueOf(line) ?? []))];
  const kept = [...cues].sort((a, b) => RANKS[a] - RANKS[b]).slice(0, MOST);
  return cues.filter((cue) => kept.includes(cue));
}

function cueOf(line: AnyLogLine): EventSound | undefined {
  const { sound } = tellingOf(line);
  return sound === 'outcome' ? undefined : sound;
}

/** The music of the end, if these lines tell of it. Spectators hear the winner's. */
export function endingFor(lines: readonly AnyLogLine[], audience: Audience): Theme | undefined {
  const won = lines.find((line) => isLogLine(line) && line.key === 'game-won');
  if (won === undefined) return undefined;
  const { winner } = won.params;
  const isMachine = (audience === 'public' ? winner : audience) === 'machine';
  const isVictory = audience === 'public' || audience === winner;
  return `${isVictory ? 'victory' : 'defeat'}-${isMachine ? 'machine' : 'heroes'}`;
}
