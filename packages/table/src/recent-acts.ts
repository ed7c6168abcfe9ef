import {
  type Audience,
  type Entry,
  type FreshEntry,
  type News,
  Play,
  type PlayPosition,
  type Rules,
  readAnswer,
} from '@great-machine/rules';

/**
 * At least so many entries of the public feed can be told anew with their views, and less than twice as many. What is counted all
 * players know: where the views begin must not tell how much was said in secret.
 */
const LEAST = 75;
/** Who takes a secret answer back again and again must not make others wait: then the latest of so many acts are enough. */
const MOST_SAID = 400;

/** A position of the game, and how much had been said by then. */
interface Milestone {
  readonly position: PlayPosition;
  readonly said: number;
}

/** From where on the latest acts can be told anew, to go back to it. */
export interface RecentMark {
  readonly from: Milestone;
  readonly since: Milestone;
}

/**
 * The latest acts of a game. Their views are not kept: for a reader who has missed them they are played once more from an earlier
 * position.
 */
export class RecentActs {
  private opening: News | undefined;
  private from: Milestone;
  /** Where they will begin when there are too many. */
  private since: Milestone;

  /** `opening` is what was told up to here, as far as it was told now. */
  constructor(opening: News, position: PlayPosition, said: number) {
    this.opening = opening;
    this.from = { position, said };
    this.since = this.from;
  }

  /** So much has been said by now. */
  reach(position: PlayPosition, said: number): void {
    const told = position.feeds.public.next - this.since.position.feeds.public.next;
    if (told < LEAST && said - this.since.said < MOST_SAID) return;
    this.from = this.since;
    this.since = { position, said };
    if (this.from.said > 0) this.opening = undefined;
  }

  /** What was said before cannot be told anew: it leads elsewhere by now. */
  beginAnew(position: PlayPosition, said: number): void {
    this.opening = undefined;
    this.from = { position, said };
    this.since = this.from;
  }

  /** How the game came to stand as it was taken up is told by others. */
  forgetOpening(): void {
    this.opening = undefined;
  }

  /** The first entry in a feed that can be told anew. */
  first(audience: Audience): number {
    return this.opening?.[audience][0]?.number ?? this.from.position.feeds[audience].next;
  }

  /** The entries of a feed from there on. */
  tell(rules: Rules, entries: readonly Entry[], audience: Audience): readonly FreshEntry[] {
    const play = new Play(rules, this.from.position);
    const told = [...(this.opening?.[audience] ?? [])];
    for (const entry of entries.slice(this.from.said)) {
      say(play, entry);
      told.push(...play.takeNews()[audience]);
    }
    return told;
  }

  mark(): RecentMark {
    return { from: this.from, since: this.since };
  }

  goBackTo({ from, since }: RecentMark): void {
    if (from !== this.from) this.opening = undefined;
    this.from = from;
    this.since = since;
  }
}

/** Once more what was taken before. */
function say(play: Play, entry: Entry): void {
  if ('backTo' in entry) throw new Error('what was taken back is not told anew');
  if ('undo' in entry) play.undo(entry.seat);
  else if ('resigns' in entry) play.resign(entry.seat);
  else if (!play.answer(readAnswer(play.rules, entry)).ok) throw new Error('what was said is refused');
}
