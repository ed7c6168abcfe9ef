interface Part {
  /** Seconds after the beginning of the sound. */
  readonly at?: number;
  readonly pitch: number;
  /** The pitch glides there. */
  readonly to?: number;
  readonly length: number;
  /** 0 to 1. */
  readonly loudness: number;
}

interface Tone extends Part {
  readonly shape: OscillatorType;
  /** Comes and goes slowly, and less sharp. */
  readonly soft?: boolean;
  /** How often a second the pitch trembles. */
  readonly tremble?: number;
}

const SILENCE = 0.0001;

/** Where sounds are mixed: tones and noises that begin together at one moment. */
export class Desk {
  constructor(
    private readonly context: AudioContext,
    private readonly out: AudioNode,
    private readonly noiseSource: AudioBuffer,
    private readonly start: number,
  ) {}

  tone({ at = 0, pitch, to = pitch, length, loudness, shape, soft = false, tremble }: Tone): void {
    const begin = this.start + at;
    const oscillator = this.context.createOscillator();
    oscillator.type = shape;
    this.glide(oscillator.frequency, pitch, to, begin, length);
    if (tremble !== undefined) this.tremble(oscillator.frequency, tremble, begin, length);
    oscillator.connect(this.envelope(begin, length, loudness, soft));
    oscillator.start(begin);
    oscillator.stop(begin + length);
  }

  noise({ at = 0, pitch, to = pitch, length, loudness }: Part): void {
    const begin = this.start + at;
    const source = this.context.createBufferSource();
    source.buffer = this.noiseSource;
    const filter = this.context.createBiquadFilter();
    filter.type = 'bandpass';
    this.glide(filter.frequency, pitch, to, begin, length);
    source.connect(filter);
    filter.connect(this.envelope(begin, length, loudness, false));
    source.start(begin);
    source.stop(begin + length);
  }

  private glide(pitch: AudioParam, from: number, to: number, begin: number, length: number): void {
    pitch.setValueAtTime(from, begin);
    if (to !== from) pitch.exponentialRampToValueAtTime(to, begin + length);
  }

  private tremble(pitch: AudioParam, often: number, begin: number, length: number): void {
    const trembling = this.context.createOscillator();
    const depth = this.context.createGain();
    trembling.frequency.setValueAtTime(often, begin);
    depth.gain.setValueAtTime(60, begin);
    trembling.connect(depth);
    depth.connect(pitch);
    trembling.start(begin);
    trembling.stop(begin + length);
  }

  /** Loud at once or swelling, then fading away; soft sounds lose their edge. */
  private envelope(begin: number, length: number, loudness: number, isSoft: boolean): AudioNode {
    const gain = this.context.createGain();
    const rise = isSoft ? length * 0.3 : 0.005;
    gain.gain.setValueAtTime(SILENCE, begin);
    gain.gain.exponentialRampToValueAtTime(loudness, begin + rise);
    gain.gain.exponentialRampToValueAtTime(SILENCE, begin + length);
    if (!isSoft) {
      gain.connect(this.out);
      return gain;
    }
    const filter = this.context.createBiquadFilter();
    filter.type = 'lowpass';
    filter.frequency.setValueAtTime(1400, begin);
    filter.connect(gain);
    gain.connect(this.out);
    return filter;
  }
}
