import { BUSES, type Bus, type Settings } from '../../state/settings.js';

/** The loudest that anything gets: -1 dB. */
const CEILING = 10 ** (-1 / 20);
/** Up to here the limiter leaves everything as it is. */
const KNEE = 0.7;
/** How far the ambience steps back, and how fast it goes and comes, in seconds. */
const DUCKED = 0.3;
const DUCK_DOWN = 0.06;
const DUCK_UP = 0.5;
/** Volumes change without a click. */
const TURN_SECONDS = 0.03;

/** Three buses, each with its volume, into one master that compresses and limits. The ambience ducks under the others. */
export class Mixer {
  private readonly buses: Readonly<Record<Bus, GainNode>>;
  private readonly ducking: GainNode;
  private duckedUntil = 0;

  constructor(
    private readonly context: BaseAudioContext,
    volumes: Settings['volumes'],
  ) {
    const compressor = new DynamicsCompressorNode(context, {
      threshold: -10,
      knee: 8,
      ratio: 4,
      attack: 0.004,
      release: 0.18,
    });
    compressor.connect(new WaveShaperNode(context, { curve: limiterCurve() })).connect(context.destination);
    this.ducking = new GainNode(context);
    this.ducking.connect(compressor);
    const busOf = (volume: number) => new GainNode(context, { gain: gainOf(volume) });
    this.buses = {
      cues: busOf(volumes.cues),
      ambience: busOf(volumes.ambience),
      music: busOf(volumes.music),
    };
    this.buses.cues.connect(compressor);
    this.buses.music.connect(compressor);
    this.buses.ambience.connect(this.ducking);
  }

  input(bus: Bus): AudioNode {
    return this.buses[bus];
  }

  setVolumes(volumes: Settings['volumes']): void {
    for (const bus of BUSES)
      this.buses[bus].gain.setTargetAtTime(gainOf(volumes[bus]), this.context.currentTime, TURN_SECONDS);
  }

  /** Plays a sound once; the ambience steps back meanwhile. */
  play(sound: AudioBuffer, bus: Exclude<Bus, 'ambience'>, at: number): AudioBufferSourceNode {
    const source = new AudioBufferSourceNode(this.context, { buffer: sound });
    source.connect(this.buses[bus]);
    source.start(at);
    this.duck(at, at + sound.duration);
    return source;
  }

  private duck(from: number, until: number): void {
    const { gain } = this.ducking;
    this.duckedUntil = Math.max(this.duckedUntil, until);
    gain.cancelScheduledValues(from);
    gain.setTargetAtTime(DUCKED, from, DUCK_DOWN);
    gain.setTargetAtTime(1, this.duckedUntil, DUCK_UP);
  }
}

/** Volumes are 0 to 100; the ear hears their squares as even steps. */
function gainOf(volume: number): number {
  return (volume / 100) ** 2;
}

/** A straight line up to the knee, then bending towards the ceiling. */
function limiterCurve(): Float32Array<ArrayBuffer> {
  const curve = new Float32Array(4097);
  const middle = (curve.length - 1) / 2;
  const room = CEILING - KNEE;
  for (let at = 0; at < curve.length; at++) {
    const input = at / middle - 1;
    const over = Math.max(0, Math.abs(input) - KNEE);
    const output = Math.min(Math.abs(input), KNEE) + room * Math.tanh(over / room);
    curve[at] = Math.sign(input) * output;
  }
  return curve;
}
