/** One channel after the other, 48,000 samples a second, full scale 1. */
export type Channels = readonly Float32Array[];

interface Biquad {
  readonly b: readonly [number, number, number];
  readonly a: readonly [number, number];
}

/** Samples a second for which the filters below hold. */
const RATE = 48_000;

/** ITU-R BS.1770-4, tables 1 and 2: the head's shelf, then what the ear loses in the bass. */
const K_WEIGHTING: readonly Biquad[] = [
  {
    b: [1.53512485958697, -2.69169618940638, 1.19839281085285],
    a: [-1.69065929318241, 0.73248077421585],
  },
  { b: [1, -2, 1], a: [-1.99004745483398, 0.99007225036621] },
];

const BLOCK = 0.4 * RATE;
const HOPS = 4;
const HOP = BLOCK / HOPS;
const ABSOLUTE_GATE = -70;
const RELATIVE_GATE = -10;

/** The highest sample, in decibels below full scale. */
export function peakOf(channels: Channels): number {
  let highest = 0;
  for (const samples of channels)
    for (let at = 0; at < samples.length; at++) highest = Math.max(highest, Math.abs(samples[at] ?? 0));
  return 20 * Math.log10(highest);
}

/**
 * Integrated loudness in LUFS by ITU-R BS.1770-4: K-weighted, in blocks of 0.4 seconds that overlap by three quarters,
 * gated at -70 LUFS and at 10 below the rest. What is shorter than a block is one block, filled up with silence.
 */
export function loudnessOf(channels: Channels): number {
  const blocks = blockPowers(channels.map(weigh));
  const audible = blocks.filter((power) => loudnessOfPower(power) > ABSOLUTE_GATE);
  const gate = loudnessOfPower(mean(audible)) + RELATIVE_GATE;
  return loudnessOfPower(mean(audible.filter((power) => loudnessOfPower(power) > gate)));
}

function weigh(channel: Float32Array): Float64Array {
  return K_WEIGHTING.reduce(filter, new Float64Array(channel));
}

function filter(samples: Float64Array, { b: [b0, b1, b2], a: [a1, a2] }: Biquad): Float64Array {
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let at = 0; at < samples.length; at++) {
    const x = samples[at] ?? 0;
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    samples[at] = y;
  }
  return samples;
}

/** The mean square of each block, summed over the channels: left and right weigh the same. */
function blockPowers(channels: readonly Float64Array[]): readonly number[] {
  const length = Math.max(BLOCK, ...channels.map((channel) => channel.length));
  const hops = Array.from({ length: Math.floor(length / HOP) }, (_, hop) =>
    channels.reduce((sum, channel) => sum + squares(channel.subarray(hop * HOP, (hop + 1) * HOP)), 0),
  );
  return hops.slice(HOPS - 1).map((_, from) => {
    const block = hops.slice(from, from + HOPS);
    return block.reduce((sum, squared) => sum + squared, 0) / BLOCK;
  });
}

function squares(samples: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < samples.length; at++) sum += (samples[at] ?? 0) ** 2;
  return sum;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function loudnessOfPower(power: number): number {
  return -0.691 + 10 * Math.log10(power);
}
