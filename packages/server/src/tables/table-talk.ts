import type { RequestTo, Said, TalkLine } from '@great-machine/protocol';
import { assembleRules } from '@great-machine/rules';
import type { Mute, StoredLine } from '../store/talk-store.js';
import { notNow } from './changes.js';
import { checkChannel, type HeardLine, heardBy, listenerOf, nextHeardAt, showLine } from './listening.js';
import { Paces } from './pace.js';
import { Refusal } from './refusal.js';
import { type Sheet, seatsOfPlayer } from './sheet.js';
import type { Names } from './shown-sheet.js';
import type { World } from './world.js';

/** In seconds: a table at which everything was said stays so for today. */
const TOMORROW = 86_400;

/** What is said at a table, as one node knows it. */
export class TableTalk {
  /** By their places in the store, in their order. */
  private readonly lines = new Map<number, StoredLine>();
  private mutes: readonly Mute[] = [];
  private version = 0;
  private last: Promise<unknown> = Promise.resolve();
  private readonly paces: Paces;
  private readonly listeners = new Set<() => void>();

  private constructor(
    private readonly world: World,
    private readonly table: string,
  ) {
    this.paces = new Paces(world.talk.pace, world.now);
  }

  static async open(world: World, table: string): Promise<TableTalk> {
    const talk = new TableTalk(world, table);
    await talk.follow();
    return talk;
  }

  /** How many changes this node knows of. */
  get reached(): number {
    return this.version;
  }

  /** Something was said, or is to be heard no more. */
  listen(changed: () => void): void {
    this.listeners.add(changed);
  }

  /** A player says something; once for each key. */
  async say(
    sheet: Sheet,
    player: string,
    key: string,
    request: RequestTo<'say'>,
    names: Names,
  ): Promise<void> {
    const { channel, said, name = '' } = request;
    checkChannel(sheet, player, channel);
    checkSaid(sheet, said);
    this.paces.take(player);
    if (this.lines.size >= this.world.talk.mostLines)
      throw new Refusal({ refused: 'too-many', retryAfter: TOMORROW });
    const [seat] = seatsOfPlayer(sheet, player);
    await this.world.store.talk.say(this.table, {
      key,
      at: this.world.now(),
      player,
      seat,
      name: seat === undefined ? name : (names[seat] ?? ''),
      channel,
      stage: sheet.stage,
      said: JSON.stringify(said),
    });
    await this.tellNodes();
  }

  async mute(sheet: Sheet, player: string, { line, isMuted }: RequestTo<'mute'>): Promise<void> {
    const { player: muted } = this.find(sheet, player, line);
    if (muted === undefined || muted === player) throw new Refusal({ refused: 'not-allowed' });
    await this.world.store.talk.keepMute(this.table, { player, muted }, isMuted);
    await this.tellNodes();
  }

  async report(
    sheet: Sheet,
    player: string,
    key: string,
    { line, reason }: RequestTo<'report'>,
  ): Promise<void> {
    const { line: about } = this.find(sheet, player, line);
    const [by = 'spectator'] = seatsOfPlayer(sheet, player);
    await this.world.store.talk.report(this.table, {
      key,
      at: this.world.now(),
      player,
      by,
      line: about,
      reason,
    });
  }

  /** What a player hears, but for those whom they have muted. */
  heardBy(sheet: Sheet, player: string): readonly TalkLine[] {
    return this.heard(sheet, player).flatMap((one) => {
      const shown = this.isMuted(player, one) ? undefined : showLine(one);
      return shown === undefined ? [] : [shown];
    });
  }

  /** When a player hears what is held back from them; undefined where nothing is. */
  nextHeardAt(sheet: Sheet, player: string): number | undefined {
    return nextHeardAt(listenerOf(sheet, player), [...this.lines.values()], this.world.now());
  }

  /** Takes over what is new in the store. */
  follow(): Promise<void> {
    const turn = this.last.then(() => this.takeNew());
    this.last = turn.catch(() => undefined);
    return turn;
  }

  private async takeNew(): Promise<void> {
    const { talk } = this.world.store;
    const version = (await talk.versions([this.table])).get(this.table) ?? 0;
    if (version === this.version) return;
    const [lines, mutes] = await Promise.all([talk.lines(this.table, this.version), talk.mutes(this.table)]);
    for (const line of lines) this.lines.set(line.line, line);
    this.mutes = mutes;
    this.version = version;
    for (const changed of this.listeners) changed();
  }

  private async tellNodes(): Promise<void> {
    await this.follow();
    this.world.store.tell({ of: 'talk', table: this.table, version: this.version });
  }

  private heard(sheet: Sheet, player: string): readonly HeardLine[] {
    return heardBy(listenerOf(sheet, player), [...this.lines.values()], this.world.now());
  }

  private find(sheet: Sheet, player: string, wanted: number): StoredLine {
    const found = this.heard(sheet, player).find(({ number }) => number === wanted);
    if (found === undefined) throw new Refusal({ refused: 'bad-request', where: ['line'] });
    return found.line;
  }

  private isMuted(player: string, { line }: HeardLine): boolean {
    return this.mutes.some((mute) => mute.player === player && mute.muted === line.player);
  }
}

/** Without chat there are gestures still: set phrases, and a finger on a District of this City. */
function checkSaid(sheet: Sheet, said: Said): void {
  const { chat, game } = sheet.setup;
  if ('text' in said && !chat) throw new Refusal({ refused: 'not-allowed' });
  if (!('ping' in said)) return;
  if (sheet.stage !== 'playing' && sheet.stage !== 'over') throw notNow(sheet);
  if (!assembleRules(game.modules).districts.some(({ id }) => id === said.ping))
    throw new Refusal({ refused: 'bad-request', where: ['said.ping'] });
}
