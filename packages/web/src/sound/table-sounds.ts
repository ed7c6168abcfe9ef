import { type Audience, RIOT_STAGE } from '@great-machine/rules';
import type { TableShown } from '../state/table-store.js';
import { cuesFor, endingFor } from './choose.js';
import { type Heard, listen } from './listen.js';
import { Loudspeaker } from './loudspeaker.js';
import type { Theme } from './recipes/themes.js';
import { levelsOf, type Place } from './studio/surroundings.js';

/** Seconds between cues that belong to one moment. */
const GAP = 0.28;
/** In these Phases of the first round nothing has been decided that all may know. */
const OPENING_PHASES: readonly string[] = ['setup', 'opening', 'access'];

const PLACES: Readonly<Record<Audience, Place>> = {
  revolutionaries: 'heroes',
  machine: 'machine',
  public: 'spectators',
};

/**
 * What a table sounds like to the side that looks at it. People of both sides may sit at one device, so a sound and
 * its length follow from what both know: which event it is, the Phase, Discontent, the outcome.
 */
export class TableSounds {
  readonly loudspeaker = new Loudspeaker();
  private heard: Heard | undefined;
  private readonly opened = new Set<string>();

  hear(table: string, shown: TableShown): void {
    const { view, status } = shown;
    const { audience } = status;
    if (view === undefined || audience === undefined) return;
    const isFirstLook = !this.opened.has(table);
    const { heard, lines, isYourTurn } = listen(shown, this.heard);
    this.heard = heard;
    const discontent = view.tracks.discontent ?? 0;
    const phase = view.outcome === undefined ? view.phase : 'over';
    this.loudspeaker.surroundWith(levelsOf(PLACES[audience], phase, discontent));
    const cues = [...cuesFor(lines), ...(isYourTurn ? (['turn'] as const) : [])];
    for (const [at, cue] of cues.entries())
      this.loudspeaker.playCue(cue, { strength: discontent / RIOT_STAGE, after: at * GAP });
    const isOpening = isFirstLook && view.round === 1 && OPENING_PHASES.includes(view.phase);
    const theme = isOpening ? openingFor(audience) : endingFor(lines, audience);
    this.opened.add(table);
    if (theme !== undefined) this.loudspeaker.playTheme(theme);
  }

  /** Nothing is shown any more: the table was left, or is handed over. */
  leave(): void {
    this.heard = undefined;
    this.loudspeaker.surroundWith({});
  }
}

function openingFor(audience: Audience): Theme {
  return audience === 'machine' ? 'opening-machine' : 'opening-heroes';
}
