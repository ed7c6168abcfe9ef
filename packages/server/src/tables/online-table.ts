import type { WalkEnd } from '@great-machine/client';
import {
  answerOf,
  type RequestTo,
  routeOf,
  type SeatTaken,
  type TableLinks,
  type TableRequest,
  type TableSheet,
} from '@great-machine/protocol';
import { audienceOfSeat, type Refusal as Refused } from '@great-machine/rules';
import type { Connection, Table } from '@great-machine/table';
import type { Link } from '../store/store.js';
import { type Asking, DECISIONS, notNow } from './changes.js';
import { GameHost } from './game-host.js';
import { type LinksOf, linksFor } from './links.js';
import { Refusal } from './refusal.js';
import { readTableSettings } from './settings.js';
import { type Sheet, seatsOfPlayer } from './sheet.js';
import type { Change, TableLog } from './table-log.js';
import type { World } from './world.js';

/** A player who asks something. The key is theirs, and is not kept. */
export interface Player {
  readonly id: string;
  readonly key: string;
}

/** A table of the server as one node has it. */
export class OnlineTable {
  private readonly host: GameHost;
  /** Requests under way by their keys: one that is sent again meanwhile is the same. */
  private readonly underWay = new Map<string, Promise<unknown>>();
  private usedAt: number;

  constructor(
    private readonly world: World,
    readonly id: string,
    private readonly log: TableLog,
  ) {
    this.host = new GameHost(world, id, log);
    this.usedAt = world.now();
  }

  /** Since when no player has asked anything. */
  get restsSince(): number {
    return this.underWay.size > 0 ? this.world.now() : this.usedAt;
  }

  /** Whether a player has opened a link of this table. */
  hasJoined({ id }: Player): boolean {
    return this.log.sheet.members[id] !== undefined;
  }

  get reached(): number {
    return this.log.reached;
  }

  /** A player opens a link. */
  async join(player: Player, link: Link): Promise<TableSheet> {
    const key = `${player.id} join ${link.keyHash}`;
    await this.enter(player, key, (sheet, asking) => DECISIONS.join(sheet, asking, link));
    return this.sheetFor(player);
  }

  /** What a player who has joined sees of the table. */
  async sheetFor(player: Player): Promise<TableSheet> {
    const { sheet } = this.log;
    const names = await this.names();
    const seats = seatsOfPlayer(sheet, player.id);
    const isGuest = sheet.members[player.id]?.anySeat || (sheet.members[player.id]?.seats.length ?? 0) > 0;
    return {
      table: this.id,
      stage: sheet.stage,
      isPaused: false,
      setup: sheet.setup,
      seats: sheet.seats.map(({ seat, speaksFor }) => ({
        seat,
        speaksFor: [...speaksFor],
        taken: takenAt(sheet, seat, names),
      })),
      spectators: Object.values(sheet.members).filter((one) => !one.anySeat && one.seats.length === 0).length,
      you: {
        as: seats.length > 0 ? 'player' : isGuest ? 'guest' : 'spectator',
        seats: [...seats],
        isCreator: sheet.creator === player.id,
      },
    };
  }

  /** Carries a request out, and replies. The same request sent again is carried out once. */
  async request(player: Player, request: TableRequest): Promise<unknown> {
    this.usedAt = this.world.now();
    if (!('once' in request)) return this.unlessBehind(() => this.look(player, request));
    const key = `${player.id} ${request.once}`;
    const running = this.underWay.get(key) ?? this.unlessBehind(() => this.carryOut(player, key, request));
    this.underWay.set(key, running);
    try {
      return await running;
    } finally {
      this.underWay.delete(key);
    }
  }

  /** Other nodes may have appended to the log. */
  async follow(): Promise<void> {
    await this.log.catchUp();
    await this.host.follow();
  }

  /** The game is put down. */
  sleep(): Promise<void> {
    return this.host.sleep();
  }

  /** A node that refuses something makes sure that it knows what other nodes have done, and if not, tries again. */
  private async unlessBehind(attempt: () => Promise<unknown>): Promise<unknown> {
    for (;;) {
      const { reached } = this.log;
      const came = await attempt().catch((error: unknown) => {
        if (error instanceof Refusal) return error;
        throw error;
      });
      if (this.world.store.isShared && isRefused(came)) {
        await this.follow();
        if (this.log.reached > reached) continue;
      }
      if (came instanceof Refusal) throw came;
      return came;
    }
  }

  private async carryOut(player: Player, key: string, request: TableRequest): Promise<unknown> {
    switch (request.do) {
      case 'claim-seat':
        return this.enter(player, key, (sheet, asking) => DECISIONS['claim-seat'](sheet, asking, request));
      case 'leave-seat':
        return this.enter(player, key, (sheet, asking) => DECISIONS['leave-seat'](sheet, asking, request));
      case 'seat-bot':
        return this.enter(player, key, (sheet, asking) => DECISIONS['seat-bot'](sheet, asking, request));
      case 'hand-over':
        return this.enter(player, key, (sheet, asking) => DECISIONS['hand-over'](sheet, asking, request));
      case 'change-setup':
        return this.changeSetup(player, key, request);
      case 'renew-links':
        return this.renewLinks(player, key, request);
      case 'start':
        return this.start(player, key);
      case 'abort':
        return this.abort(player, key);
      case 'answer':
      case 'undo':
      case 'walk':
        return this.play(player, key, request);
      default:
        throw notNow(this.log.sheet);
    }
  }

  private async enter(
    player: Player,
    key: string,
    decide: (sheet: Sheet, asking: Asking) => Change | undefined,
  ): Promise<undefined> {
    await this.log.change(key, async (sheet) =>
      decide(sheet, { player: player.id, now: this.world.now(), names: await this.names() }),
    );
    return undefined;
  }

  private async changeSetup(
    player: Player,
    key: string,
    request: RequestTo<'change-setup'>,
  ): Promise<undefined> {
    const row = await this.world.store.table(this.id);
    const invitation = row && readTableSettings(row).invitation;
    return this.enter(player, key, (sheet, asking) =>
      DECISIONS['change-setup'](sheet, asking, request, invitation),
    );
  }

  private async renewLinks(
    player: Player,
    key: string,
    { once }: RequestTo<'renew-links'>,
  ): Promise<TableLinks> {
    const { shown, kept }: LinksOf = linksFor(player.key, once, this.log.sheet.seats);
    await this.enter(player, key, (sheet, asking) =>
      DECISIONS['renew-links'](sheet, asking, kept, shown.invitation),
    );
    return shown;
  }

  private start(player: Player, key: string): Promise<undefined> {
    const chance = this.world.drawKey();
    const secret = this.world.drawKey();
    return this.enter(player, key, (sheet, asking) => DECISIONS.start(sheet, asking, chance, secret)).then(
      async () => {
        await this.host.table();
        return undefined;
      },
    );
  }

  private async abort(player: Player, key: string): Promise<undefined> {
    await this.enter(player, key, DECISIONS.abort);
    await this.host.sleep();
    return undefined;
  }

  private async play(
    player: Player,
    key: string,
    request: RequestTo<'answer'> | RequestTo<'undo'> | RequestTo<'walk'>,
  ): Promise<unknown> {
    const { table, seats } = await this.seated(player);
    if (this.log.has(key)) return repeated(request);
    const reply = await act(table, seats, key, request);
    // Another node may have carried it out before.
    return isRefused(reply) && this.log.has(key) ? repeated(request) : reply;
  }

  /** What changes nothing in the game. */
  private async look(player: Player, request: TableRequest): Promise<unknown> {
    if (request.do === 'notes') return this.world.store.notes(player.id, this.id);
    if (request.do === 'keep-notes')
      return this.world.store.keepNotes(player.id, this.id, request.notes).then(() => undefined);
    const { table, seats } = await this.seated(player);
    const audience = audienceOfSeat(table.play.look(), seats[0] ?? '');
    const connection = table.connect({ seats, audience });
    try {
      return await this.lookThrough(connection, request);
    } finally {
      await connection.leave();
    }
  }

  private async lookThrough(connection: Connection, request: TableRequest): Promise<unknown> {
    switch (request.do) {
      case 'read':
        return this.withNames(await connection.read(request.since));
      case 'why-not':
        return connection.whyNot(answerOf(request.answer));
      case 'is-final':
        return connection.isFinal(answerOf(request.answer));
      case 'routes':
        return connection.routes(request.hero, request.district);
      case 'advise':
        return this.log.sheet.setup.hints ? connection.advise(request.seat, request.question) : [];
      case 'truth':
        return connection.truth();
      default:
        throw notNow(this.log.sheet);
    }
  }

  /** What people are called stands outside of the game. */
  private async withNames(news: Awaited<ReturnType<Connection['read']>>) {
    const names = await this.names();
    const seats = news.status.seats.map((one) => ({ ...one, name: names[one.seat] ?? '' }));
    return { ...news, status: { ...news.status, seats } };
  }

  /** The game, and the seats of a player on one side of it. */
  private async seated(
    player: Player,
  ): Promise<{ readonly table: Table; readonly seats: readonly string[] }> {
    const { sheet } = this.log;
    const [first, ...others] = seatsOfPlayer(sheet, player.id);
    if (first === undefined) throw new Refusal({ refused: 'not-allowed' });
    if (sheet.stage !== 'playing' && sheet.stage !== 'over') throw notNow(sheet);
    const table = await this.host.table();
    const side = table.audienceOf(first);
    return { table, seats: [first, ...others.filter((seat) => table.audienceOf(seat) === side)] };
  }

  private async names(): Promise<Readonly<Record<string, string>>> {
    const rows = await this.world.store.seats(this.id);
    return Object.fromEntries(rows.map(({ seat, name }) => [seat, name]));
  }
}

async function act(
  table: Table,
  seats: readonly string[],
  key: string,
  request: RequestTo<'answer'> | RequestTo<'undo'> | RequestTo<'walk'>,
): Promise<Refused | WalkEnd | undefined> {
  if (request.do === 'undo') return table.undo(seats, key);
  if (request.do === 'walk') {
    if (!seats.includes(request.seat)) throw new Refusal({ refused: 'not-allowed' });
    return table.walk(request.seat, request.hero, routeOf(request.route), key);
  }
  if (request.answers.length === 0 || request.answers.some(({ seat }) => !seats.includes(seat)))
    throw new Refusal({ refused: 'not-allowed' });
  return table.answer(request.answers.map(answerOf), key);
}

/** Whether the server or the game refuses. */
function isRefused(reply: unknown): boolean {
  if (reply instanceof Refusal) return true;
  if (typeof reply !== 'object' || reply === null) return false;
  return 'code' in reply || ('stopped' in reply && reply.stopped === 'refused');
}

/** The reply to what was carried out before: the client reads where the game stands. */
function repeated({ do: wanted }: TableRequest): unknown {
  return wanted === 'walk' ? { stopped: 'asked' } : undefined;
}

function takenAt(
  { taken }: Sheet,
  seat: string,
  names: Readonly<Record<string, string>>,
): SeatTaken | undefined {
  const by = taken[seat];
  if (by === undefined) return undefined;
  if ('bot' in by) return { by: 'bot', level: by.bot };
  const alsoAt = Object.entries(taken).flatMap(([other, one]) =>
    other !== seat && 'player' in one && one.player === by.player ? [other] : [],
  );
  const name = names[seat];
  return name === undefined ? undefined : { by: 'person', name, isHere: false, alsoAt };
}
