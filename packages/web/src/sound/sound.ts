import { useSettings } from '../state/settings.js';
import type { Cue } from './recipes/cues.js';
import type { CueOptions } from './studio/studio.js';
import type { TableSounds } from './table-sounds.js';

let loading: Promise<TableSounds> | undefined;

/** Everything that sounds is loaded when it is first wanted; where it cannot be, the game goes on in silence. */
export function withSounds(use: (sounds: TableSounds) => void): void {
  if (loading === undefined && useSettings.getState().muted) return;
  loading ??= import('./table-sounds.js').then(({ TableSounds }) => new TableSounds());
  loading.then(use).catch(() => undefined);
}

/** Plays a short sound, for instance at a staged moment. */
export function playCue(cue: Cue, options?: CueOptions): void {
  withSounds(({ loudspeaker }) => loudspeaker.playCue(cue, options));
}
