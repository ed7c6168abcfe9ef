import {
  type Advice,
  advise,
  type BotPool,
  Cancelled,
  LEVELS,
  type Reason,
  SeatedBots,
  tableOf,
} from '@great-machine/bots';
import type { Question, TableConnection, TableNews, TableStatus } from '@great-machine/client';
import {
  type Answer,
  type GameRecord,
  type Play,
  type Refusal,
  type Route,
  routesTo,
} from '@great-machine/rules';
import { RULES } from './rules.js';
import type { GameResult, GameSummary, SavedGame } from './saved-game.js';
import { peopleOf, SAVE_FORMAT, sidesOfPeople, summaryOf } from './saved-game.js';
import { type Side, sideOfSeat } from './setup.js';
import type { GameStore } from './store.js';
import { type Truth, truthOf } from './truth.js';

/** What a table needs of a game besides the game itself. */
export type Kept = Pick<SavedGame, 'id' | 'sitters' | 'memories' | 'notes'> &
  Partial<Pick<SavedGame, 'savedAt'>>;

/** A table of this device, beyond what any table offers. */
export interface LocalTableConnection extends TableConnection {
  /** Shows one side of the people at this screen, or nothing. */
  show(side: Side | undefined): Promise<void>;
  advise(seat: string, decision: string): Promise<readonly Advice[]>;
  /** The best ways of a Hero to a District, as the City stands now. */
  routes(hero: string, district: string): Promise<readonly Route[]>;
  /** Everything that was hidden; undefined before the end. */
  truth(): Promise<Truth | undefined>;
  notes(): Promise<string>;
  /** Also of a side that was just hidden: its last words arrive after it. */
  keepNotes(side: Side, notes: string): Promise<void>;
  /** Nobody sits here any more: bots stop thinking. */
  leave(): Promise<void>;
}

/** How many entries of the feed come with their view, for those who watch what happened. */
const MOST_VIEWS = 100;
const NOT_SHOWN: Refusal = { code: 'not-your-decision', rule: 'R-INF-6' };

/**
 * A table in this worker: the game, bots at the free seats, and people who share one screen. Whoever holds this object
 * gets what the side shown may know, and nothing else.
 */
export class LocalTable implements LocalTableConnection {
  private side: Side | undefined;
  private readonly people: readonly string[];
  private readonly bots: SeatedBots;
  private readonly remarks: Reason[] = [];
  private readonly listeners = new Set<() => void>();
  private thinking: string | undefined;
  private trouble: string | undefined;
  private saving: TableStatus['saving'] = 'saved';
  /** When this table last read or wrote the game. */
  private savedAt: number | undefined;
  private lastSave: Promise<void> = Promise.resolve();
  private botsAtWork: Promise<void> | undefined;
  /** Counts what people have done. */
  private changes = 0;
  private notesBySide: Partial<Record<Side, string>>;

  constructor(
    private readonly play: Play,
    private readonly kept: Kept,
    pool: BotPool,
    private readonly keeper: Pick<GameStore, 'write'>,
  ) {
    const { sitters, memories } = kept;
    this.people = peopleOf(sitters);
    this.notesBySide = { ...kept.notes };
    const sides = sidesOfPeople(sitters);
    this.side = sides.length === 1 ? sides[0] : undefined;
    const bots = Object.entries(sitters).flatMap(([seat, { bot }]) =>
      bot === undefined ? [] : [[seat, bot]],
    );
    this.bots = new SeatedBots(
      play,
      {
        bots: Object.fromEntries(bots),
        memories,
        thinks: (seat) => {
          this.thinking = seat;
          this.tell();
        },
        said: (reason) => this.remarks.push(reason),
      },
      pool,
    );
    this.savedAt = kept.savedAt;
    this.letBotsAnswer();
  }

  async read(since: number): Promise<TableNews> {
    const status = this.status();
    if (this.side === undefined) return { entries: [], remarks: [], questions: [], status };
    const feed = this.play.feed(this.side, since);
    const entries = feed.map(({ number, lines, view }, at) =>
      at < feed.length - MOST_VIEWS ? { number, lines } : { number, lines, view },
    );
    const questions = this.own().flatMap((seat) => this.questionsTo(seat));
    const remarks = this.side === 'machine' ? [] : [...this.remarks];
    return { entries, remarks, questions, status };
  }

  async answer(answer: Answer): Promise<Refusal | undefined> {
    if (!this.isOwn(answer)) return NOT_SHOWN;
    const result = this.play.answer(answer);
    if (!result.ok) return result.refusal;
    await this.haveChanged();
    return undefined;
  }

  async whyNot(answer: Answer): Promise<Refusal | undefined> {
    return this.isOwn(answer) ? this.play.whyNot(answer) : NOT_SHOWN;
  }

  async isFinal(answer: Answer): Promise<boolean> {
    return this.isOwn(answer) && this.play.isFinal(answer);
  }

  async undo(): Promise<Refusal | undefined> {
    const own = this.own();
    const seat = own.find((one) => this.play.undoLimit(one) > 0) ?? own[0];
    const refusal = seat === undefined ? NOT_SHOWN : this.play.undo(seat);
    if (refusal === undefined) await this.haveChanged();
    return refusal;
  }

  listen(changed: () => void): () => void {
    this.listeners.add(changed);
    return () => this.listeners.delete(changed);
  }

  async show(side: Side | undefined): Promise<void> {
    if (side !== undefined && !sidesOfPeople(this.kept.sitters).includes(side)) return;
    this.side = side;
    this.tell();
  }

  async advise(seat: string, decision: string): Promise<readonly Advice[]> {
    if (!this.own().includes(seat)) return [];
    const view = this.play.view(sideOfSeat(seat));
    const options = this.play.options(seat);
    return advise(RULES, { table: tableOf(this.play.config), seat, decision, view, options });
  }

  async routes(hero: string, district: string): Promise<readonly Route[]> {
    if (this.side !== 'revolutionaries') return [];
    const g = this.play.look();
    const who = g.state.heroes.findIndex((one) => one.hero === hero);
    const place = RULES.districts.findIndex(({ id }) => id === district);
    return who < 0 || place < 0 ? [] : routesTo(g, who, place);
  }

  async truth(): Promise<Truth | undefined> {
    return this.play.state.outcome === undefined ? undefined : truthOf(this.play);
  }

  async notes(): Promise<string> {
    return (this.side && this.notesBySide[this.side]) ?? '';
  }

  async keepNotes(side: Side, notes: string): Promise<void> {
    if (!sidesOfPeople(this.kept.sitters).includes(side)) return;
    this.notesBySide = { ...this.notesBySide, [side]: notes };
    await this.save();
  }

  /** For the file of the game; it does not go through the connection. */
  record(): GameRecord {
    return this.play.record();
  }

  async leave(): Promise<void> {
    this.side = undefined;
    this.listeners.clear();
    this.bots.cancel();
    await this.botsAtWork;
    await this.lastSave;
  }

  private own(): readonly string[] {
    return this.side === undefined ? [] : this.people.filter((seat) => sideOfSeat(seat) === this.side);
  }

  private questionsTo(seat: string): readonly Question[] {
    return this.play.options(seat).map((asked) => {
      const picks = asked.options.map(({ pick }) => pick);
      const isFinal = (pick: string) => this.play.isFinal({ seat, decision: asked.decision, picks: [pick] });
      return { seat, asked, final: picks.filter(isFinal) };
    });
  }

  private isOwn(answer: Answer): boolean {
    return this.own().includes(answer?.seat);
  }

  private status(): TableStatus {
    const { seats } = this.play.config;
    const own = this.own();
    return {
      audience: this.side,
      own,
      seats: seats.map(({ seat, speaksFor }) => ({
        seat,
        speaksFor,
        name: this.kept.sitters[seat]?.name ?? '',
        bot: this.kept.sitters[seat]?.bot,
        isThinking: seat === this.thinking,
      })),
      waitsFor: this.waitsFor(),
      undoable: Math.max(0, ...own.map((seat) => this.play.undoLimit(seat))),
      saving: this.saving,
      trouble: this.trouble,
    };
  }

  private waitsFor(): readonly Side[] {
    const { decisions } = this.play.view('public');
    const actors = decisions.filter(({ awaited }) => awaited).map(({ actor }) => actor);
    const seats = this.play.config.seats.filter(
      ({ seat, speaksFor }) =>
        this.people.includes(seat) && actors.some((actor) => speaksFor.includes(actor)),
    );
    return [...new Set(seats.map(({ seat }) => sideOfSeat(seat)))];
  }

  /** First everybody sees it, then it is kept, and the bots go on meanwhile. */
  private async haveChanged(): Promise<void> {
    this.changes++;
    this.tell();
    this.letBotsAnswer();
    await this.save();
  }

  private letBotsAnswer(): void {
    this.botsAtWork ??= this.answerForBots().finally(() => {
      this.botsAtWork = undefined;
      this.tell();
    });
  }

  /** Whoever is at work looks at the table again if people have done something meanwhile. */
  private async answerForBots(): Promise<void> {
    let seen: number;
    this.trouble = undefined;
    try {
      do {
        seen = this.changes;
        await this.bots.answerAll(() => {
          this.tell();
          void this.save();
        });
      } while (seen !== this.changes);
    } catch (error) {
      if (!(error instanceof Cancelled)) this.trouble = messageOf(error);
    }
  }

  /** One after another: a later save never meets an earlier one. */
  save(): Promise<void> {
    this.lastSave = this.lastSave.then(() => this.saveNow());
    return this.lastSave;
  }

  private async saveNow(): Promise<void> {
    const { id, sitters } = this.kept;
    const game: SavedGame = {
      id,
      format: SAVE_FORMAT,
      savedAt: Math.max(Date.now(), (this.savedAt ?? 0) + 1),
      sitters,
      record: this.play.record(),
      memories: this.bots.memories,
      notes: this.notesBySide,
    };
    const summary = summaryOf(game, this.play);
    try {
      await this.keeper.write(game, summary, this.savedAt, resultOf(summary));
      this.savedAt = game.savedAt;
      this.setSaving('saved');
    } catch (error) {
      this.setSaving({ failed: messageOf(error) });
    }
  }

  private setSaving(saving: TableStatus['saving']): void {
    const isNew = JSON.stringify(saving) !== JSON.stringify(this.saving);
    this.saving = saving;
    if (isNew) this.tell();
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}

function resultOf({ id, sitters, heroes, outcome, round }: GameSummary): GameResult | undefined {
  if (outcome === undefined) return undefined;
  const level = LEVELS.findLast((one) => Object.values(sitters).some(({ bot }) => bot === one));
  return { id, sides: sidesOfPeople(sitters), heroes, outcome, rounds: round, level };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
