import type { AnyLogLine, View } from '@great-machine/rules';
import { naturalLength, Pace, type Speed } from './pace.js';
import { isWatched, type Scene } from './scenes.js';

/** Calls back after a time; returns how to prevent that. */
export type Clock = (milliseconds: number, ring: () => void) => () => void;

export const pageClock: Clock = (milliseconds, ring) => {
  const timer = setTimeout(ring, milliseconds);
  return () => clearTimeout(timer);
};

/** Log lines of one moment. */
export interface HistoryEntry {
  /** The entry of the feed that it belongs to. */
  readonly number: number;
  readonly lines: readonly AnyLogLine[];
}

/** What has been told so far. */
export interface ToldSoFar {
  readonly view: View | undefined;
  readonly history: readonly HistoryEntry[];
}

const NOTHING_TOLD: ToldSoFar = { view: undefined, history: [] };

/** Tells scenes one after another, by one clock. */
export class Telling {
  private waiting: Scene[] = [];
  private scene: Scene | undefined;
  private sceneLength = 0;
  private soFar: ToldSoFar = NOTHING_TOLD;
  /** What was told since the person's last answer, and what was known before it: to tell it again. */
  private since: Scene[] = [];
  private before: ToldSoFar = NOTHING_TOLD;
  private isHeld = false;
  /** The person has skipped what others do before the next own answer. */
  private isSkipping = false;
  private readonly pace = new Pace();
  private stopClock: () => void = () => {};

  constructor(
    private readonly speed: () => Speed,
    private readonly clock: Clock,
    private readonly began: (scene: Scene) => void,
    private readonly changed: () => void,
  ) {}

  get told(): ToldSoFar {
    return this.soFar;
  }

  /** What is being shown just now. */
  get current(): Scene | undefined {
    return this.scene;
  }

  /** How long what is shown takes, in milliseconds; held back, it stays longer. */
  get length(): number {
    return this.sceneLength;
  }

  get isTelling(): boolean {
    return this.scene !== undefined || this.waiting.length > 0;
  }

  get isPaused(): boolean {
    return this.isHeld;
  }

  get canTellAgain(): boolean {
    return !this.isTelling && this.since.some(isWatched);
  }

  add(scenes: readonly Scene[]): void {
    this.waiting.push(...scenes);
    if (this.isSkipping) this.passAll();
    else if (this.scene === undefined && !this.isHeld) this.next();
    else this.changed();
  }

  /** How things stood when the person came to the table. */
  tellAtOnce(scenes: readonly Scene[]): void {
    this.waiting.push(...scenes);
    this.begin();
  }

  /** The person answers: what comes now is new. */
  begin(): void {
    this.passAll();
    this.isSkipping = false;
    this.since = [];
    this.before = this.soFar;
    this.pace.begin();
  }

  /** The next scene with something to see; others pass at once. */
  next(): void {
    this.stopClock();
    const speed = this.speed();
    if (speed === 'off') {
      this.passAll();
      return;
    }
    this.scene = undefined;
    for (let scene = this.waiting.shift(); scene !== undefined; scene = this.waiting.shift()) {
      this.take(scene);
      if (!isWatched(scene)) continue;
      this.scene = scene;
      if (speed === 'step') this.isHeld = true;
      if (speed === 'step' || this.isHeld) this.sceneLength = naturalLength(scene);
      else {
        this.sceneLength = this.pace.lengthOf(scene, this.waiting) * speed;
        this.wait(this.sceneLength);
      }
      break;
    }
    if (this.scene === undefined) this.isHeld = false;
    this.changed();
  }

  /** What is shown stays until the person goes on. */
  pause(): void {
    if (!this.isTelling) return;
    this.isHeld = true;
    this.stopClock();
    this.changed();
  }

  goOn(): void {
    this.isHeld = false;
    this.next();
  }

  /** Straight to the person's next answer: what others do until then is not shown either. */
  skip(): void {
    this.isSkipping = true;
    this.passAll();
  }

  private passAll(): void {
    this.stopClock();
    this.isHeld = false;
    this.scene = undefined;
    for (const scene of this.waiting.splice(0)) this.take(scene);
    this.changed();
  }

  /** Tells once more what has happened since the person's last answer. */
  again(): void {
    if (!this.canTellAgain) return;
    this.waiting = this.since;
    this.since = [];
    this.soFar = this.before;
    this.isSkipping = false;
    this.pace.begin();
    this.next();
  }

  /** Another side is shown: nothing of the one before stays. */
  forget(): void {
    this.stopClock();
    this.waiting = [];
    this.scene = undefined;
    this.soFar = NOTHING_TOLD;
    this.since = [];
    this.before = NOTHING_TOLD;
    this.isHeld = false;
    this.isSkipping = false;
    this.pace.begin();
  }

  private wait(milliseconds: number): void {
    this.stopClock = this.clock(milliseconds, () => this.next());
  }

  private take(scene: Scene): void {
    const { entry, lines, view } = scene;
    this.since.push(scene);
    this.soFar = {
      view: view ?? this.soFar.view,
      history: lines.length === 0 ? this.soFar.history : [...this.soFar.history, { number: entry, lines }],
    };
    this.began(scene);
  }
}
