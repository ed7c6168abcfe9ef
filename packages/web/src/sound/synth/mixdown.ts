import { buildLayer } from './layers.js';
import { randomFrom } from './random.js';
import type { Layer } from './synth.js';

const NOISE_SECONDS = 2;
/** Layers that begin within so many seconds of each other are rendered together, unless they last longer than this. */
const GROUP_SECONDS = 2;

/**
 * All layers of a sound added up, one array a channel. They are rendered in several contexts, because a browser
 * computes every node of a context from its first sample to its last.
 */
export async function mixdown(
  layers: readonly Layer[],
  { channels, samples, rate }: { channels: number; samples: number; rate: number },
): Promise<readonly Float32Array<ArrayBuffer>[]> {
  const noise = whiteNoise(rate);
  const rendered = await Promise.all(
    groupsOf(layers).map(async (group) => {
      const begin = Math.floor(Math.min(...group.map(({ at }) => at)));
      const end = Math.max(...group.map(({ at, length }) => at + length));
      const context = new OfflineAudioContext(channels, Math.ceil((end - begin) * rate), rate);
      const nodes = group.map((layer) => buildLayer(context, layer, begin, noise));
      joinInPairs(context, nodes).connect(context.destination);
      return { from: begin * rate, sound: await context.startRendering() };
    }),
  );
  return Array.from({ length: channels }, (_, channel) => {
    const sum = new Float32Array(samples);
    for (const { from, sound } of rendered) addTo(sum, sound.getChannelData(channel), from);
    return sum;
  });
}

function groupsOf(layers: readonly Layer[]): readonly (readonly Layer[])[] {
  const groups = new Map<string, Layer[]>();
  for (const layer of layers) {
    const key = `${Math.floor(layer.at / GROUP_SECONDS)} ${layer.length > GROUP_SECONDS}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [layer]);
    else group.push(layer);
  }
  return [...groups.values()];
}

/** Browsers add more than two inputs in any order, and the last bits of the sum depend on it. */
function joinInPairs(context: BaseAudioContext, nodes: readonly AudioNode[]): AudioNode {
  const [first, ...others] = nodes;
  if (first === undefined) return new GainNode(context);
  if (others.length === 0) return first;
  const middle = Math.ceil(nodes.length / 2);
  const pair = new GainNode(context);
  for (const half of [nodes.slice(0, middle), nodes.slice(middle)]) joinInPairs(context, half).connect(pair);
  return pair;
}

function addTo(sum: Float32Array, part: Float32Array, from: number): void {
  const end = Math.min(sum.length, from + part.length);
  for (let at = from; at < end; at++) sum[at] = (sum[at] ?? 0) + (part[at - from] ?? 0);
}

const noises = new Map<number, AudioBuffer>();

/** The noise of which all noise is a piece. */
function whiteNoise(sampleRate: number): AudioBuffer {
  const known = noises.get(sampleRate);
  if (known !== undefined) return known;
  const noise = new AudioBuffer({ length: NOISE_SECONDS * sampleRate, sampleRate });
  const random = randomFrom('noise');
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = random() * 2 - 1;
  noises.set(sampleRate, noise);
  return noise;
}
