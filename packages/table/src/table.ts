import { Cancelled, type Memories, SeatedBots, tableOf } from '@great-machine/bots';
import type { Remark, Saving, TableEntry, WalkEnd } from '@great-machine/client';
import {
  type Answer,
  type Audience,
  audienceOfSeat,
  type GameRecord,
  itemAt,
  type Play,
  type Refusal,
  type Route,
} from '@great-machine/rules';
import type { Overtaken, TableAct } from './acts.js';
import { awaitedSeats } from './awaited-seats.js';
import { BotQueue } from './bot-queue.js';
import { BotsAtTable } from './bots-at-table.js';
import type { KeptChronicle } from './chronicle.js';
import { type Connected, Connection } from './connection.js';
import { Hints } from './hints.js';
import type { KeptLines, WrittenEntry } from './history.js';
import type { KeptTable, Seating, TableHost } from './host.js';
import type { HostedGame, PublicMoment } from './hosted-game.js';
import { type Acted, type Keeping, TellAtOnce, TellWhenKept } from './keeping.js';
import { botsAmong, type Occupant, type Occupants, peopleAmong } from './occupants.js';
import { answersOutOfTime, awaitedFrom, isTooLate } from './out-of-time.js';
import { type SharedStatus, statusFor } from './status.js';
import { TableContents } from './table-contents.js';
import { walk } from './walk.js';

/**
 * One host of a game: the game, the occupants of its seats and every client that is connected to it. It does no I/O; the
 * host around it keeps games and lends the threads in which bots think.
 */
export class Table {
  private readonly contents: TableContents;
  private readonly secret: string;
  private readonly connections = new Set<Connection>();
  private readonly keeping: Keeping;
  private readonly bots: BotsAtTable;
  /** Those among whom the bots have sat down. */
  private seatedOccupants: Occupants;
  private readonly firstMemories: Memories;
  private thinking: string | undefined;
  private readonly queue = new BotQueue();
  private saving: Saving = 'saved';
  private isPaused = false;
  private areBotsHere = true;

  constructor(
    private readonly game: HostedGame,
    { occupants, memories, notes, secret }: Seating,
    private readonly host: TableHost,
    /** What bots have said so far, of a host that has kept it with the acts. */
    remarks: readonly Remark[] = [],
  ) {
    this.contents = new TableContents(game, occupants, notes, remarks, host.lines !== undefined);
    this.secret = secret;
    const kept = {
      keep: (key?: string) => this.handToHost(key),
      repeat: (acts: readonly TableAct[]) => {
        if (this.contents.repeat(acts)) this.bots.reseat();
        else this.bots.wake();
      },
      mark: () => this.contents.mark(),
      changed: () => this.tell(),
      saved: (saving: Saving) => this.setSaving(saving),
    };
    this.keeping = host.tells === 'at-once' ? new TellAtOnce(kept) : new TellWhenKept(kept);
    this.seatedOccupants = occupants;
    this.firstMemories = memories;
    this.bots = new BotsAtTable(
      (look) => this.look(look),
      () => this.seatBots(),
      () => this.tell(),
    );
    this.bots.wake();
  }

  /** Connects a client that answers for these seats and sees what this audience may know. */
  connect(who: Connected): Connection {
    const foreign = who.seats.filter((seat) => this.audienceOf(seat) !== who.audience);
    if (foreign.length > 0)
      throw new Error(`the seats ${foreign.join(', ')} do not belong to the audience '${who.audience}'`);
    const { pool, adviceLevel } = this.host;
    const connection = new Connection(this, who, new Hints(pool, adviceLevel));
    this.connections.add(connection);
    return connection;
  }

  disconnect(connection: Connection): void {
    this.connections.delete(connection);
  }

  get play(): Play {
    return this.game.play;
  }

  get chronicle(): KeptChronicle {
    return this.game.chronicle;
  }

  get people(): readonly string[] {
    return peopleAmong(this.contents.occupants);
  }

  audienceOf(seat: string): Audience {
    return audienceOfSeat(this.play.look(), seat);
  }

  /** Looks at the table as far as players may hear of it already. */
  look<T>(look: () => T | Promise<T>): Promise<T> {
    return this.keeping.look(look);
  }

  /** Another person or a bot takes a seat, also in the middle of a game. */
  async seat(seat: string, occupant: Occupant): Promise<void> {
    const { kept } = await this.keeping.change(() => {
      this.contents.occupants = { ...this.contents.occupants, [seat]: { ...occupant } };
      return { result: undefined, isChanged: true };
    });
    this.bots.reseat();
    await kept;
  }

  /**
   * Several answers, all or none. The caller is told when they are kept, or could not be: then they are taken
   * nevertheless where players have heard of them, and elsewhere the promise is rejected. The host gets the key with them.
   */
  answer(answers: readonly Answer[], key?: string): Promise<Refusal | undefined> {
    return this.changeByPerson(() => actedUnless(this.game.answer(answers)), key);
  }

  /** Answers for a seat whose time is up (R-TIME-1), unless it answers meanwhile. Whether it was asked anything. */
  async answerOutOfTime(seat: string): Promise<boolean> {
    const situation = await this.look(() => awaitedFrom(this.play, seat));
    if (situation === undefined) return false;
    const refusal = await this.answer(await answersOutOfTime(situation, this.secret, this.host.pool));
    if (refusal !== undefined && !isTooLate(refusal))
      throw new Error(`the answer of the clock was refused: ${refusal.code}`);
    return true;
  }

  /** Takes the latest answer back that one of these seats may take back. */
  undo(seats: readonly string[], key?: string): Promise<Refusal | undefined> {
    return this.changeByPerson(() => {
      const seat = seats.find((one) => this.play.undoLimit(one) > 0) ?? itemAt(seats, 0);
      return actedUnless(this.game.undo(seat));
    }, key);
  }

  /**
   * By consent the game goes back to before an entry in the feed of the seat that asked for it. The bots forget what they
   * have planned: it comes from what did not happen.
   */
  async takeBack(seat: string, number: number, key?: string): Promise<Refusal | undefined> {
    const { result, isChanged, kept } = await this.keeping.change(() => {
      const acted = actedUnless(this.game.takeBack(seat, number));
      if (acted.isChanged) this.contents.occupants = seatedAnew(this.contents.occupants);
      return acted;
    }, key);
    if (!isChanged) return result;
    this.bots.reseat();
    await kept;
    return result;
  }

  /** The side of a seat gives the game up. */
  resign(seat: string, key?: string): Promise<Refusal | undefined> {
    return this.changeByPerson(() => actedUnless(this.game.resign(seat)), key);
  }

  /** To which moment a take-back would lead, for those who are asked for their consent. */
  momentBefore(seat: string, number: number): Promise<PublicMoment | undefined> {
    return this.look(() => this.game.momentBefore(seat, number));
  }

  /** A Hero goes along a route, up to where something else is asked; clients hear of all its steps at once. */
  walk(seat: string, hero: string, route: Route, key?: string): Promise<WalkEnd> {
    return this.changeByPerson(() => walk(this.game, seat, hero, route), key);
  }

  /** The lines from `since` on that are not kept here. */
  async earlierLines(audience: Audience, since: number): Promise<KeptLines | undefined> {
    return this.game.hasLines(audience, since) ? undefined : this.host.lines?.();
  }

  read(audience: Audience, since: number, lines?: KeptLines): readonly TableEntry[] {
    return this.game.read(audience, since, lines);
  }

  /** The same for a reader who is not to know of the entries from `before` on, nor how many there are. */
  readBefore(before: number, audience: Audience, since: number, lines?: KeptLines): readonly TableEntry[] {
    return this.game.readBefore(before, audience, since, lines);
  }

  /** The same as it is sent, with views since the latest answer of these seats. */
  writeSinceAnswer(
    { audience, seats }: Connected,
    since: number,
    lines?: KeptLines,
  ): readonly WrittenEntry[] {
    return this.game.write(audience, since, this.game.latestAnswerOf(seats, audience), lines);
  }

  remarksTo(audience: Audience): readonly Remark[] {
    return this.contents.remarks.filter((remark) => remark.audience === audience);
  }

  notesOf(audience: Audience): string {
    return this.contents.notes[audience] ?? '';
  }

  async keepNotes(audience: Audience, notes: string): Promise<void> {
    const { kept } = await this.keeping.change(() => {
      this.contents.notes = { ...this.contents.notes, [audience]: notes };
      return { result: undefined, isChanged: true };
    });
    await kept;
  }

  record(): GameRecord {
    return this.game.record();
  }

  /** What all are told of the table. */
  get status(): SharedStatus {
    return this.statusFor(undefined);
  }

  statusFor(audience: Audience | undefined): SharedStatus {
    const { play, thinking, saving } = this;
    const { occupants } = this.contents;
    const { trouble } = this.bots;
    const hasStopped = trouble !== undefined && this.host.tells === 'at-once';
    const botsAwaited = hasStopped ? [] : this.botsAwaited();
    return statusFor(
      { play, occupants, thinking, botsAwaited, botsAhead: this.queue.ahead, saving, trouble },
      audience,
    );
  }

  /** Takes over what was done at another host of this table; `read` is asked for it when nothing is under way here. */
  follow(read: () => Promise<readonly TableAct[]>): Promise<void> {
    return this.keeping.follow(read);
  }

  /** In a pause no bot answers. People are the host's business. */
  pause(isPaused: boolean): void {
    if (this.isPaused === isPaused) return;
    this.isPaused = isPaused;
    this.bots.pause(isPaused || !this.areBotsHere);
  }

  /** Of several hosts of one table the bots answer at one; at all of them if not said. */
  leadBots(areHere: boolean): void {
    if (this.areBotsHere === areHere) return;
    this.areBotsHere = areHere;
    this.bots.pause(this.isPaused || !areHere);
  }

  /** When the bots have nothing more to say, or are in trouble: the game waits for people, or stands still. */
  botsAtRest(): Promise<void> {
    return this.bots.rest();
  }

  /** All that the table is at this moment; it holds everything hidden. */
  whole(): KeptTable {
    const { memories, secret, play } = this;
    const { occupants, notes } = this.contents;
    return { position: play.putDown(), history: this.game.kept, occupants, memories, notes, secret };
  }

  /** Keeps the table as it stands. Bots that were in trouble, as when nothing could be kept, try again. */
  async keep(): Promise<void> {
    const { kept } = await this.keeping.change(() => ({ result: undefined, isChanged: true }));
    await kept;
    if (this.bots.trouble !== undefined) this.bots.wake();
  }

  /** The game is put down: bots stop thinking, and what was to be kept is kept. */
  async close(): Promise<void> {
    await Promise.all([...this.connections].map((connection) => connection.leave()));
    await this.bots.stop();
    await this.keeping.settled();
  }

  /** An act of people, upon which the bots go on. */
  private async changeByPerson<T>(act: () => Acted<T>, key: string | undefined): Promise<T> {
    const { result, isChanged, kept } = await this.keeping.change(act, key);
    if (!isChanged) return result;
    this.bots.wake();
    await kept;
    return result;
  }

  private async handToHost(key: string | undefined): Promise<Overtaken | undefined> {
    const { act, noteKept } = this.contents.changes();
    const { play } = this;
    const overtaken = await this.host.keep({ ...act, key, play, whole: () => this.whole() });
    if (overtaken === undefined) noteKept();
    return overtaken;
  }

  private botsAwaited(): readonly string[] {
    const { people } = this;
    return awaitedSeats(this.play).filter((seat) => !people.includes(seat));
  }

  /** What the bots remember; of a side with a newcomer nothing, for what was planned may not fit any more. */
  private get memories(): Memories {
    const { memories = this.firstMemories } = this.bots;
    const { occupants } = this.contents;
    const seats = Object.keys(occupants);
    const isNew = (seat: string) => occupants[seat] !== this.seatedOccupants[seat];
    const changed = seats.filter(isNew).map((seat) => this.audienceOf(seat));
    const isOfChanged = (of: string) => changed.some((side) => side === of || side === this.audienceOf(of));
    return Object.fromEntries(Object.entries(memories).filter(([of]) => !isOfChanged(of)));
  }

  private seatBots(): SeatedBots {
    const { memories, people, secret } = this;
    const { occupants } = this.contents;
    this.seatedOccupants = occupants;
    return new SeatedBots(
      { table: tableOf(this.play.config), people, bots: botsAmong(occupants), secret, memories },
      {
        audienceOf: (seat) => this.audienceOf(seat),
        look: (seat) =>
          this.look(() => ({
            view: this.play.view(this.audienceOf(seat)),
            questions: this.play.questions(seat),
          })),
        answer: (answer, remark) => this.answerForBot(answer, remark),
        thinks: (seat) => {
          this.thinking = seat;
          this.tell();
        },
      },
      this.host.pool,
      this.host.pace,
    );
  }

  /** Bots do not wait until their answer is safe where players have heard of it. */
  private async answerForBot(answer: Answer, remark: Remark | undefined): Promise<Refusal | undefined> {
    const { result } = await this.keeping.change(() => {
      if (this.isPaused) throw new Cancelled('the game is paused');
      if (this.people.includes(answer.seat)) throw new Cancelled('a person has taken the seat');
      const acted = actedUnless(this.game.answer([answer]));
      if (acted.isChanged && remark !== undefined) this.contents.remarks.push(remark);
      return acted;
    });
    return result;
  }

  private setSaving(saving: Saving): void {
    const isNew = JSON.stringify(saving) !== JSON.stringify(this.saving);
    this.saving = saving;
    if (isNew) this.tell();
  }

  private tell(): void {
    this.queue.note(this.play, this.botsAwaited(), () => (this.areBotsHere ? this.host.pool.ahead : 0));
    for (const connection of this.connections) connection.tell();
  }
}

/** The same occupants as newcomers, who remember nothing. */
function seatedAnew(occupants: Occupants): Occupants {
  return Object.fromEntries(Object.entries(occupants).map(([seat, occupant]) => [seat, { ...occupant }]));
}

function actedUnless(refusal: Refusal | undefined): Acted<Refusal | undefined> {
  return { result: refusal, isChanged: refusal === undefined };
}
