import { RIOT_STAGE } from '@great-machine/rules';
import { CUES, type Cue } from '../../src/sound/recipes/cues.js';
import { LOOPS, type Loop } from '../../src/sound/recipes/loops.js';
import { THEMES, type Theme } from '../../src/sound/recipes/themes.js';
import { Ambience, GONE_AFTER } from '../../src/sound/studio/ambience.js';
import { Mixer } from '../../src/sound/studio/mixer.js';
import { type Levels, levelsOf, type Place, SURROUNDINGS } from '../../src/sound/studio/surroundings.js';
import { RATE, render, renderLoop } from '../../src/sound/synth/render.js';
import { loudnessOf, peakOf } from '../../tools/src/loudness.js';
import type { MeasuredSound, SoundKind } from '../../tools/src/sound-bars.js';
import type { SoundBench } from '../../tools/src/sound-bench.js';
import { drawSheet } from './sheet.js';

/** A sound as it is stored, and as it is heard: out of the mixer, at full volume. */
interface Rendered {
  readonly stored: AudioBuffer;
  readonly heard: AudioBuffer;
}

interface Sound {
  readonly kind: SoundKind;
  readonly name: string;
  render(): Promise<Rendered>;
}

const FULL = { cues: 100, ambience: 100, music: 100 };
/** The compressor looks ahead, so everything comes a little later. */
const LATER = 0.05;
/** How long an ambience is listened to; a loop is heard once to its end. */
const AMBIENCE_SECONDS = 5;
/** So many sounds are rendered at a time. */
const LANES = 3;

async function throughMixer(
  seconds: number,
  play: (mixer: Mixer, context: BaseAudioContext) => unknown,
): Promise<AudioBuffer> {
  const context = new OfflineAudioContext(2, Math.ceil(seconds * RATE), RATE);
  await play(new Mixer(context, FULL), context);
  return context.startRendering();
}

async function once(bus: 'cues' | 'music', rendering: Promise<AudioBuffer>): Promise<Rendered> {
  const stored = await rendering;
  const heard = await throughMixer(stored.duration + LATER, (mixer) => mixer.play(stored, bus, 0));
  return { stored, heard };
}

const loops = new Map<Loop, Promise<AudioBuffer>>();

function loopOf(loop: Loop): Promise<AudioBuffer> {
  const sound = loops.get(loop) ?? renderLoop(LOOPS[loop], loop);
  loops.set(loop, sound);
  return sound;
}

/** Fades in, stays, and fades out again. */
function around(levels: Levels, seconds: number): Promise<AudioBuffer> {
  return throughMixer(seconds + GONE_AFTER, async (mixer, context) => {
    const ambience = new Ambience(context, mixer.input('ambience'), loopOf);
    await ambience.fadeTo(levels, 0);
    await ambience.fadeTo({}, seconds);
  });
}

function soundsOf(cue: Cue): readonly Sound[] {
  const { takes = 1, grows = false } = CUES[cue];
  return Array.from({ length: takes }).flatMap((_, take) =>
    (grows ? [0, 1] : [1]).map((strength) => ({
      kind: 'cue',
      name: [cue, takes > 1 && take + 1, grows && (strength === 0 ? 'few' : 'many')]
        .filter(Boolean)
        .join(' '),
      render: () => once('cues', render(CUES[cue], `${cue} ${take}`, strength)),
    })),
  );
}

const SOUNDS: readonly Sound[] = [
  ...(Object.keys(CUES) as Cue[]).flatMap(soundsOf),
  ...(Object.keys(THEMES) as Theme[]).map(
    (name): Sound => ({ kind: 'theme', name, render: () => once('music', render(THEMES[name], name, 1)) }),
  ),
  ...(Object.keys(LOOPS) as Loop[]).map(
    (name): Sound => ({
      kind: 'loop',
      name,
      render: async () => ({
        stored: await loopOf(name),
        heard: await around({ [name]: 1 }, LOOPS[name].length),
      }),
    }),
  ),
  ...(Object.keys(SURROUNDINGS) as Place[]).flatMap((place) =>
    Object.keys(SURROUNDINGS[place]).map(
      (phase): Sound => ({
        kind: 'ambience',
        name: `${place}, ${phase}`,
        render: async () => {
          const heard = await around(levelsOf(place, phase, RIOT_STAGE), AMBIENCE_SECONDS);
          return { stored: heard, heard };
        },
      }),
    ),
  ),
];

async function measure({ kind, name, render }: Sound): Promise<MeasuredSound> {
  const { stored, heard } = await render();
  const channels = channelsOf(heard);
  return {
    kind,
    name,
    seconds: stored.duration,
    peak: peakOf(channels),
    loudness: loudnessOf(channels),
    edge: kind === 'loop' ? seamOf(stored) : Math.max(edgeOf(stored), edgeOf(heard)),
  };
}

/** The largest of the first and last sample and of the steps beside them. */
function edgeOf(sound: AudioBuffer): number {
  const edges = channelsOf(sound).flatMap((samples) => {
    const [first = 0, second = 0] = samples;
    const [before = 0, last = 0] = samples.slice(-2);
    return [first, last, second - first, last - before].map(Math.abs);
  });
  return Math.max(...edges);
}

/** How much larger the step from the last sample to the first is than any other. */
function seamOf(loop: AudioBuffer): number {
  const samples = loop.getChannelData(0);
  const stepTo = (at: number) => Math.abs((samples[at] ?? 0) - (samples.at(at - 1) ?? 0));
  let largest = 0;
  for (let at = 1; at < samples.length; at++) largest = Math.max(largest, stepTo(at));
  return Math.max(0, stepTo(0) - largest);
}

function channelsOf(sound: AudioBuffer): readonly Float32Array[] {
  return Array.from({ length: sound.numberOfChannels }, (_, channel) => sound.getChannelData(channel));
}

function fingerprintOf(sound: AudioBuffer): number {
  let sum = 0;
  for (const samples of channelsOf(sound))
    for (const bits of new Uint32Array(samples.slice().buffer)) sum = (Math.imul(sum, 31) + bits) | 0;
  return sum;
}

function soundOf(name: string): Sound {
  const sound = SOUNDS.find((one) => one.name === name);
  if (sound === undefined) throw new Error(`no sound is called ${name}`);
  return sound;
}

async function inLanes<T>(
  sounds: readonly Sound[],
  work: (sound: Sound) => Promise<T>,
): Promise<readonly T[]> {
  const results: T[] = [];
  const waiting = sounds.entries();
  const lane = async () => {
    for (const [at, sound] of waiting) results[at] = await work(sound);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return results;
}

const soundBench: SoundBench = {
  measureAll() {
    return inLanes(SOUNDS, measure);
  },
  async fingerprint(name) {
    return fingerprintOf((await soundOf(name).render()).stored);
  },
  async peakOfAllAtOnce(names) {
    const sounds = await Promise.all(names.map((name) => soundOf(name).render()));
    const heard = await throughMixer(3, (mixer) => {
      for (const { stored } of sounds) mixer.play(stored, 'cues', 0);
    });
    return peakOf(channelsOf(heard));
  },
  async loudnessAroundCue() {
    const silence = new AudioBuffer({ length: 4 * RATE, sampleRate: RATE });
    const heard = await throughMixer(18, async (mixer, context) => {
      await new Ambience(context, mixer.input('ambience'), loopOf).fadeTo({ wind: 1, city: 1 }, 0);
      mixer.play(silence, 'cues', 8);
    });
    return [4, 9, 14].map((second) =>
      loudnessOf(channelsOf(heard).map((samples) => samples.slice(second * RATE, (second + 3) * RATE))),
    );
  },
  async drawAll() {
    const drawn = SOUNDS.filter(({ kind, name }) => kind !== 'ambience' && !/ [2-9]| few/.test(name));
    return drawSheet(
      await inLanes(drawn, async ({ kind, name, render }) => ({ kind, name, sound: (await render()).heard })),
    );
  },
};

Object.assign(globalThis, { soundBench });
