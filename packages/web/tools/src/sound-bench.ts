import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import type { MeasuredSound } from './sound-bars.js';

/** What tests and tools call in the page. */
export interface SoundBench {
  measureAll(): Promise<readonly MeasuredSound[]>;
  /** The same number for the same samples. */
  fingerprint(name: string): Promise<number>;
  /** The highest peak, in decibels, when all these sound together at full volume. */
  peakOfAllAtOnce(names: readonly string[]): Promise<number>;
  /** How loud the ambience is before, during and after a cue that is silent itself. */
  loudnessAroundCue(): Promise<readonly number[]>;
  /** A picture of every sound in its first take and at its strongest, as a data address. */
  drawAll(): Promise<string>;
}

const PAGE = fileURLToPath(new URL('../../test/sound/bench-page.ts', import.meta.url));

/** The client's sounds and what measures them, as one script for any page: it leaves a `soundBench` there. */
export async function bundleSoundBench(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, minify: false, lib: { entry: PAGE, formats: ['iife'], name: 'page' } },
  });
  const [bundle] = [built].flat() as readonly Rolldown.RolldownOutput[];
  if (bundle === undefined) throw new Error(`nothing was built of ${PAGE}`);
  return bundle.output[0].code;
}
