import type { AnyLogLine } from '@great-machine/rules';
import { useSettings } from '../state/settings.js';
import { soundsFor } from './choose.js';
import { Desk } from './desk.js';
import { RECIPES, type Sound } from './recipes.js';

/** Between sounds that belong to one moment. */
const GAP = 0.28;
/** The loudest that full volume gets. */
const FULL = 0.6;

let studio:
  | { readonly context: AudioContext; readonly volume: GainNode; readonly noise: AudioBuffer }
  | undefined;

/** The sounds of what happened, one shortly after the other. */
export function playFor(lines: readonly AnyLogLine[], audience?: string): void {
  play(soundsFor(lines, audience));
}

/** Silent while muted, before the first click or key, and where a browser has no sound. */
export function play(sounds: readonly Sound[]): void {
  const { muted, volume } = useSettings.getState();
  if (muted || volume === 0 || sounds.length === 0 || !mayStart()) return;
  studio ??= openStudio();
  const { context, noise, volume: output } = studio;
  output.gain.setValueAtTime((volume / 100) * FULL, context.currentTime);
  if (context.state === 'suspended') void context.resume().catch(() => undefined);
  sounds.forEach((sound, at) => {
    RECIPES[sound](new Desk(context, output, noise, context.currentTime + at * GAP));
  });
}

/** Browsers let a page sound only after a person has done something on it. */
function mayStart(): boolean {
  return typeof AudioContext !== 'undefined' && navigator.userActivation?.hasBeenActive !== false;
}

function openStudio() {
  const context = new AudioContext();
  const volume = context.createGain();
  volume.connect(context.destination);
  return { context, volume, noise: whiteNoise(context) };
}

function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
