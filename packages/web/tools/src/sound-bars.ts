/** A loop is one of the things that make up an ambience. */
export type SoundKind = 'cue' | 'theme' | 'loop' | 'ambience';

/** A sound at full volume, as it leaves the mixer. */
export interface MeasuredSound {
  readonly kind: SoundKind;
  readonly name: string;
  readonly seconds: number;
  /** Decibels below full scale. */
  readonly peak: number;
  /** Integrated, in LUFS. */
  readonly loudness: number;
  /** The largest of the first and last sample and of the steps beside them, full scale 1; what a loop's seam adds. */
  readonly edge: number;
}

interface SoundBars {
  /** The highest, in decibels. */
  readonly peak: number;
  /** The lowest and the highest, in LUFS. */
  readonly loudness: readonly [number, number];
}

/** Cues are heard above the ambience, in which nothing startles. */
export const SOUND_BARS: Readonly<Record<SoundKind, SoundBars>> = {
  cue: { peak: -1, loudness: [-24, -16] },
  theme: { peak: -1, loudness: [-24, -16] },
  loop: { peak: -18, loudness: [-50, -32] },
  ambience: { peak: -18, loudness: [-50, -32] },
};
export const LARGEST_EDGE = 0.001;

/** Where a sound misses its bars, in words. */
export function soundFaults({ kind, name, peak, loudness, edge }: MeasuredSound): readonly string[] {
  const bars = SOUND_BARS[kind];
  const [quietest, loudest] = bars.loudness;
  const faults: string[] = [];
  if (!(peak <= bars.peak)) faults.push(`${kind} ${name}: peak ${peak.toFixed(1)} dB`);
  if (!(loudness >= quietest && loudness <= loudest))
    faults.push(`${kind} ${name}: ${loudness.toFixed(1)} LUFS`);
  if (!(edge <= LARGEST_EDGE)) faults.push(`${kind} ${name}: clicks, edge ${edge.toFixed(4)}`);
  return faults;
}
