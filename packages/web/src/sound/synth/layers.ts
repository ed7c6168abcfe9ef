import type { Filter, Layer } from './synth.js';

/** Where a struck sound stops fading exponentially, as a part of its gain; the rest of the way is a short line. */
const FADED = 0.002;
const LAST_LINE = 0.006;

/** A layer as audio nodes, in a context that begins so many seconds after the sound. */
export function buildLayer(
  context: BaseAudioContext,
  layer: Layer,
  begin: number,
  noise: AudioBuffer,
): AudioNode {
  const { filter, length, pan } = layer;
  const at = layer.at - begin;
  const source =
    layer.kind === 'tone' ? startTone(context, layer, at) : startNoise(context, layer, at, noise);
  source.stop(at + length);
  const filtered = filter === undefined ? source : source.connect(buildFilter(context, filter, at, length));
  const envelope = new GainNode(context, { gain: 0 });
  shape(envelope.gain, layer, at);
  filtered.connect(envelope);
  return pan === undefined ? envelope : envelope.connect(new StereoPannerNode(context, { pan }));
}

function startTone(
  context: BaseAudioContext,
  { wave = 'sine', pitch, to, detune = 0, vibrato, length }: Layer & { kind: 'tone' },
  at: number,
): OscillatorNode {
  const oscillator = new OscillatorNode(context, { type: wave, frequency: pitch, detune });
  if (to !== undefined) glide(oscillator.frequency, pitch, to, at, length);
  if (vibrato !== undefined) {
    const trembling = new OscillatorNode(context, { frequency: vibrato.rate });
    oscillator.detune.automationRate = 'k-rate';
    trembling.connect(new GainNode(context, { gain: vibrato.depth })).connect(oscillator.detune);
    trembling.start(at);
    trembling.stop(at + length);
  }
  oscillator.start(at);
  return oscillator;
}

function startNoise(
  context: BaseAudioContext,
  { from }: Layer & { kind: 'noise' },
  at: number,
  buffer: AudioBuffer,
): AudioBufferSourceNode {
  const source = new AudioBufferSourceNode(context, { buffer, loop: true });
  source.start(at, from * buffer.duration);
  return source;
}

function buildFilter(
  context: BaseAudioContext,
  { type, pitch, to, q = 0.7 }: Filter,
  at: number,
  length: number,
): BiquadFilterNode {
  const filter = new BiquadFilterNode(context, { type, frequency: pitch, Q: q });
  if (to !== undefined) glide(filter.frequency, pitch, to, at, length);
  return filter;
}

/** Begins and ends in silence, so that nothing clicks. */
function shape(gain: AudioParam, layer: Layer, at: number): void {
  const { length, gain: full, held = false } = layer;
  const { attack = held ? length / 4 : 0.004, release = held ? length / 3 : 0 } = layer;
  gain.setValueAtTime(0, at);
  gain.linearRampToValueAtTime(full, at + attack);
  if (held) gain.setValueAtTime(full, at + Math.max(attack, length - release));
  else gain.exponentialRampToValueAtTime(full * FADED, at + Math.max(attack, length - LAST_LINE));
  gain.linearRampToValueAtTime(0, at + length);
}

/** A new value every 128 samples is smooth enough, and far less work than one for each. */
function glide(pitch: AudioParam, from: number, to: number, at: number, length: number): void {
  pitch.automationRate = 'k-rate';
  pitch.setValueAtTime(from, at);
  pitch.exponentialRampToValueAtTime(to, at + length);
}
