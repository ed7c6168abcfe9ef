import { mixdown } from './mixdown.js';
import { randomFrom } from './random.js';
import type { Recipe, Room } from './recipe.js';
import { Synth } from './synth.js';

/** Samples a second, whatever the device has: a sound is the same everywhere. */
export const RATE = 48_000;
/** Nothing in the ambience is higher than half of this. */
const LOOP_RATE = 24_000;
/** How long the end of a loop runs on into its beginning. */
export const SEAM_SECONDS = 1;
/** Seconds in which any sound comes and goes, so that its ends do not click. */
const FADE_IN = 0.002;
const FADE_OUT = 0.03;

interface Format {
  readonly channels: number;
  readonly samples: number;
  readonly rate: number;
}

/** A sound in stereo, as data. The seed decides the details: equal seeds give equal samples. */
export function render(recipe: Recipe, seed: string, strength: number): Promise<AudioBuffer> {
  const format = { channels: 2, samples: Math.ceil(recipe.length * RATE), rate: RATE };
  return produce(recipe, seed, strength, format, ({ gain }) => {
    gain.setValueAtTime(0, 0);
    gain.linearRampToValueAtTime(recipe.gain, FADE_IN);
    gain.setValueAtTime(recipe.gain, recipe.length - FADE_OUT);
    gain.linearRampToValueAtTime(0, recipe.length);
  });
}

/** A sound without beginning and end, in mono. */
export async function renderLoop(recipe: Recipe, seed: string): Promise<AudioBuffer> {
  const samples = Math.ceil((recipe.length + SEAM_SECONDS) * LOOP_RATE);
  const rendered = await produce(recipe, seed, 1, { channels: 1, samples, rate: LOOP_RATE });
  return closeLoop(rendered, recipe.length * LOOP_RATE);
}

/** The layers, in their room, at their gain. */
async function produce(
  recipe: Recipe,
  seed: string,
  strength: number,
  format: Format,
  finish: (output: GainNode) => void = () => undefined,
): Promise<AudioBuffer> {
  const { channels, samples, rate } = format;
  const synth = new Synth(randomFrom(seed));
  recipe.make(synth, strength);
  const dry = bufferOf(await mixdown(synth.layers, format), rate);
  const context = new OfflineAudioContext(channels, samples, rate);
  const source = new AudioBufferSourceNode(context, { buffer: dry });
  const output = new GainNode(context, { gain: recipe.gain });
  finish(output);
  placeIn(recipe.room, source, output);
  output.connect(context.destination);
  source.start();
  return context.startRendering();
}

function placeIn(room: Room | undefined, source: AudioNode, output: AudioNode): void {
  const { context } = source;
  const { length, share } = room ?? { length: 0, share: 0 };
  source.connect(new GainNode(context, { gain: 1 - share })).connect(output);
  if (length === 0) return;
  const echo = new ConvolverNode(context, { buffer: echoOf(context.sampleRate, length) });
  source
    .connect(echo)
    .connect(new GainNode(context, { gain: share }))
    .connect(output);
}

/** Noise that fades to a thousandth, and grows duller on its way. */
function echoOf(rate: number, seconds: number): AudioBuffer {
  const random = randomFrom('echo');
  const length = Math.ceil(seconds * rate);
  const fading = 10 ** (-3 / length);
  const ears = [0, 1].map(() => {
    const samples = new Float32Array(length);
    let [smooth, loud] = [0, 1];
    for (let at = 0; at < length; at++) {
      smooth += (random() * 2 - 1 - smooth) * (0.7 - 0.6 * (at / length));
      samples[at] = smooth * loud;
      loud *= fading;
    }
    return samples;
  });
  return bufferOf(ears, rate);
}

/** What sounds after the end of the loop fades out over its beginning. */
function closeLoop(rendered: AudioBuffer, length: number): AudioBuffer {
  const all = rendered.getChannelData(0);
  const seam = all.length - length;
  const loop = all.slice(0, length).map((sample, at) => {
    const turn = Math.min(1, at / seam) * (Math.PI / 2);
    const before = at < seam ? (all[length + at] ?? 0) : 0;
    return sample * Math.sin(turn) + before * Math.cos(turn);
  });
  return bufferOf([loop], rendered.sampleRate);
}

function bufferOf(channels: readonly Float32Array<ArrayBuffer>[], sampleRate: number): AudioBuffer {
  const length = Math.max(...channels.map((channel) => channel.length));
  const buffer = new AudioBuffer({ numberOfChannels: channels.length, length, sampleRate });
  for (const [at, samples] of channels.entries()) buffer.copyToChannel(samples, at);
  return buffer;
}
