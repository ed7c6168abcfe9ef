import { LOOPS, type Loop } from '../recipes/loops.js';
import { renderLoop } from '../synth/render.js';
import type { Levels } from './surroundings.js';

/** How fast a loop comes and goes; after some of these it cannot be heard any more. */
const FADE_SECONDS = 0.7;
export const GONE_AFTER = 8 * FADE_SECONDS;
/** Both ears hear the same loop at different places, which makes it wide. */
const EARS = [
  { pan: -0.75, shift: 0 },
  { pan: 0.75, shift: 0.37 },
] as const;

interface Playing {
  readonly level: GainNode;
  readonly sources: readonly AudioBufferSourceNode[];
}

/** The loops around the table, each faded to its level. */
export class Ambience {
  private readonly playing = new Map<Loop, Playing>();
  private wanted: Levels = {};

  constructor(
    private readonly context: BaseAudioContext,
    private readonly output: AudioNode,
    private readonly sounds: (loop: Loop) => Promise<AudioBuffer> = (loop) => renderLoop(LOOPS[loop], loop),
  ) {}

  /** Fades to these levels, from some moment on; a loop that is silent does not run. */
  async fadeTo(levels: Levels, at = this.context.currentTime): Promise<void> {
    this.wanted = levels;
    for (const loop of this.playing.keys()) if ((levels[loop] ?? 0) === 0) this.end(loop, at);
    await Promise.all(
      (Object.keys(LOOPS) as Loop[])
        .filter((loop) => (levels[loop] ?? 0) > 0)
        .map(async (loop) => {
          const sound = this.playing.has(loop) ? undefined : await this.sounds(loop);
          const level = this.wanted[loop] ?? 0;
          if (level === 0) return;
          const from = Math.max(at, this.context.currentTime);
          if (sound !== undefined && !this.playing.has(loop)) this.begin(loop, sound, from);
          this.playing.get(loop)?.level.gain.setTargetAtTime(level, from, FADE_SECONDS);
        }),
    );
  }

  private begin(loop: Loop, sound: AudioBuffer, at: number): void {
    const level = new GainNode(this.context, { gain: 0 });
    level.connect(this.output);
    const sources = EARS.map(({ pan, shift }) => {
      const source = new AudioBufferSourceNode(this.context, { buffer: sound, loop: true });
      source.connect(new StereoPannerNode(this.context, { pan })).connect(level);
      source.start(at, shift * sound.duration);
      return source;
    });
    this.playing.set(loop, { level, sources });
  }

  private end(loop: Loop, at: number): void {
    const { level, sources = [] } = this.playing.get(loop) ?? {};
    this.playing.delete(loop);
    level?.gain.setTargetAtTime(0, at, FADE_SECONDS);
    for (const source of sources) source.stop(at + GONE_AFTER);
  }
}
