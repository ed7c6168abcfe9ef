import { type Bus, type Settings, useSettings } from '../state/settings.js';
import type { Cue } from './recipes/cues.js';
import type { Theme } from './recipes/themes.js';
import { type CueOptions, Studio } from './studio/studio.js';
import type { Levels } from './studio/surroundings.js';

const MUTED: Settings['volumes'] = { cues: 0, ambience: 0, music: 0 };

/** The one place where the page sounds, by the person's settings, and only after a first click or key. */
export class Loudspeaker {
  private studio: Studio | undefined;
  private surroundings: Levels = {};

  constructor() {
    const update = () => quietly(() => this.update());
    useSettings.subscribe(() => {
      this.studio?.setVolumes(volumesNow());
      update();
    });
    document.addEventListener('visibilitychange', update);
    for (const gesture of ['pointerup', 'keydown']) window.addEventListener(gesture, update);
  }

  /** A short sound. */
  playCue(cue: Cue, options: CueOptions = {}): void {
    quietly(async () => this.studioFor('cues')?.cue(cue, options));
  }

  /** A few bars of music. */
  playTheme(theme: Theme): void {
    quietly(async () => this.studioFor('music')?.theme(theme));
  }

  /** What is heard from now on while the page is in view. */
  surroundWith(levels: Levels): void {
    this.surroundings = levels;
    quietly(() => this.update());
  }

  private async update(): Promise<void> {
    const isInView = document.visibilityState === 'visible';
    const isWanted = isInView && Object.keys(this.surroundings).length > 0;
    const surrounding = isWanted ? this.studioFor('ambience') : undefined;
    if (surrounding === undefined) await this.studio?.surround({});
    else await surrounding.surround(this.surroundings);
  }

  /** Nothing is opened for silence, and nothing where a browser has no sound. */
  private studioFor(bus: Bus): Studio | undefined {
    const volumes = volumesNow();
    if (volumes[bus] === 0 || !mayStart()) return undefined;
    this.studio ??= new Studio(volumes);
    return this.studio;
  }
}

function volumesNow(): Settings['volumes'] {
  const { muted, volumes } = useSettings.getState();
  return muted ? MUTED : volumes;
}

/** Browsers let a page sound only after a person has done something on it. */
function mayStart(): boolean {
  return typeof AudioContext !== 'undefined' && navigator.userActivation?.hasBeenActive !== false;
}

/** A sound that fails is no reason to interrupt a game. */
function quietly(work: () => Promise<void>): void {
  work().catch(() => undefined);
}
