import type { Settings } from '../../state/settings.js';
import { CUES, type Cue } from '../recipes/cues.js';
import { THEMES, type Theme } from '../recipes/themes.js';
import { render } from '../synth/render.js';
import { Ambience } from './ambience.js';
import { Mixer } from './mixer.js';
import type { Levels } from './surroundings.js';

export interface CueOptions {
  /** 0 to 1: how many people, how much of something. */
  readonly strength?: number;
  /** Seconds from now. */
  readonly after?: number;
}

const SILENCE = JSON.stringify({});
/** Strengths in between would sound the same, and each is rendered by itself. */
const STRENGTHS = 4;
/** Rendered cues that are kept, the latest ones: a second takes 400 KB. */
const MOST_KEPT = 12;
/** Milliseconds without a sound after which the device may rest; fading takes a while. */
const REST_AFTER = 8_000;

/** What reaches the loudspeaker: opened with the first sound, at rest when there is none. */
export class Studio {
  private readonly context = new AudioContext();
  private readonly mixer: Mixer;
  private readonly ambience: Ambience;
  private readonly taken = new Map<Cue, number>();
  private readonly kept = new Map<string, Promise<AudioBuffer>>();
  private readonly playing: Readonly<Record<'cues' | 'music', Set<AudioBufferSourceNode>>> = {
    cues: new Set(),
    music: new Set(),
  };
  private surrounded = SILENCE;
  private resting: ReturnType<typeof setTimeout> | undefined;

  constructor(volumes: Settings['volumes']) {
    this.mixer = new Mixer(this.context, volumes);
    this.ambience = new Ambience(this.context, this.mixer.input('ambience'));
  }

  setVolumes(volumes: Settings['volumes']): void {
    this.mixer.setVolumes(volumes);
    for (const bus of ['cues', 'music'] as const)
      if (volumes[bus] === 0) for (const source of this.playing[bus]) source.stop();
  }

  async cue(cue: Cue, { strength = 0.5, after = 0 }: CueOptions): Promise<void> {
    this.wake();
    const at = this.context.currentTime + after;
    this.play(await this.cueSound(cue, strength), 'cues', at);
  }

  /** One theme at a time. */
  async theme(theme: Theme): Promise<void> {
    this.wake();
    const sound = await render(THEMES[theme], theme, 1);
    for (const source of this.playing.music) source.stop();
    this.play(sound, 'music', this.context.currentTime);
  }

  /** Without levels it grows silent around the table. */
  async surround(levels: Levels): Promise<void> {
    const wanted = JSON.stringify(levels);
    if (wanted === this.surrounded) return;
    this.surrounded = wanted;
    this.wake();
    await this.ambience.fadeTo(levels);
  }

  /** The next take of a cue. */
  private cueSound(cue: Cue, wanted: number): Promise<AudioBuffer> {
    const { takes = 1, grows = false } = CUES[cue];
    const take = (this.taken.get(cue) ?? 0) % takes;
    this.taken.set(cue, take + 1);
    const strength = grows ? Math.round(Math.max(0, Math.min(1, wanted)) * STRENGTHS) / STRENGTHS : 1;
    const key = `${cue} ${take} ${strength}`;
    const sound = this.kept.get(key) ?? render(CUES[cue], `${cue} ${take}`, strength);
    this.kept.delete(key);
    this.kept.set(key, sound);
    const [oldest] = this.kept.keys();
    if (this.kept.size > MOST_KEPT && oldest !== undefined) this.kept.delete(oldest);
    return sound;
  }

  private play(sound: AudioBuffer, bus: 'cues' | 'music', at: number): void {
    const source = this.mixer.play(sound, bus, Math.max(at, this.context.currentTime));
    this.playing[bus].add(source);
    source.onended = () => this.playing[bus].delete(source);
  }

  private wake(): void {
    if (this.context.state === 'suspended') void this.context.resume().catch(() => undefined);
    clearTimeout(this.resting);
    this.resting = setTimeout(() => this.rest(), REST_AFTER);
  }

  private rest(): void {
    const { cues, music } = this.playing;
    if (this.surrounded !== SILENCE || cues.size + music.size > 0) this.wake();
    else void this.context.suspend().catch(() => undefined);
  }
}
