import { commitmentTo, keyOfToss, type TableSheet } from '@great-machine/protocol';
import { type GameConfig, itemAt, Play } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import type { World } from '../../src/tables/world.js';
import { NO_DOWNTIME, nodesForTests } from '../clocks/nodes-for-tests.js';
import { type Guest, gather, type Node, playOn, sharedBy } from '../clocks/people.js';

const site = nodesForTests(() => NO_DOWNTIME);
const { clock } = site;

const BITS_OF_SERVER = '5'.repeat(32);
const MINUTE = 60_000;

/** A node whose clock and bits are set, and the configs of the games that it began. */
function open(world: Partial<World> = {}): Node & { readonly dealt: GameConfig[] } {
  const dealt: GameConfig[] = [];
  const node = site.open({
    drawKey: () => '5'.repeat(64),
    deal: (rules, config) => {
      dealt.push(config);
      return Play.begin(rules, config);
    },
    ...world,
  });
  return { ...node, dealt };
}

/** The person at a seat, with bits of their own. */
class Tosser {
  constructor(
    readonly guest: Guest,
    readonly seat: string,
    readonly bits: string,
  ) {}

  get commitment(): string {
    return commitmentTo(this.guest.table, { of: this.seat, bits: this.bits });
  }

  commit(): Promise<unknown> {
    return this.guest.ask({ do: 'commit', seat: this.seat, commitment: this.commitment });
  }

  reveal(bits = this.bits): Promise<unknown> {
    return this.guest.ask({ do: 'reveal', seat: this.seat, bits });
  }
}

async function sheetFor(guest: Guest): Promise<TableSheet> {
  return (await guest.at()).sheetFor(guest.player);
}

async function sitDown(node: Node, game: object = { revolutionaries: 1, masterPlan: 4 }) {
  const { creator, guests } = await gather(node, site.store, { game });
  const machine = new Tosser(itemAt(guests, 0), 'machine', 'a'.repeat(32));
  const heroes = new Tosser(itemAt(guests, 1), 'revolutionary-1', 'b'.repeat(32));
  const { table } = creator;
  const tossed = [
    { of: 'server', bits: BITS_OF_SERVER },
    { of: 'machine', bits: machine.bits },
    { of: 'revolutionary-1', bits: heroes.bits },
  ];
  return { creator, machine, heroes, table, tossed };
}

const refused = (why: object) => expect.objectContaining({ why: expect.objectContaining(why) });

describe('the toss for the key of a game', () => {
  it('shows commitments first; bits and key are shown after the end, and fit', async () => {
    const node = open();
    const { creator, machine, heroes, table, tossed } = await sitDown(node);
    await machine.commit();
    await heroes.commit();
    await creator.ask({ do: 'start' });
    const starting = await sheetFor(heroes.guest);
    expect(starting.stage).toBe('starting');
    expect(starting.toss).toEqual({
      isSeedChosen: false,
      server: commitmentTo(table, itemAt(tossed, 0)),
      seats: [
        { seat: 'machine', commitment: machine.commitment, hasRevealed: false },
        { seat: 'revolutionary-1', commitment: heroes.commitment, hasRevealed: false },
      ],
      leftOut: [],
    });
    await heroes.reveal();
    expect((await sheetFor(machine.guest)).stage).toBe('starting');
    await machine.reveal();
    const key = keyOfToss(table, tossed);
    expect(node.dealt.map((config) => config.key)).toContain(key);
    const playing = await sheetFor(machine.guest);
    expect([playing.stage, playing.toss.leftOut]).toEqual(['playing', []]);
    const news = await machine.guest.read();
    for (const secret of [key, ...tossed.map(({ bits }) => bits)])
      expect(JSON.stringify([playing, news])).not.toContain(secret);
    while ((await sheetFor(creator)).stage === 'playing') await playOn([machine.guest, heroes.guest], 50);
    expect((await sheetFor(creator)).toss).toEqual({ ...playing.toss, revealed: { key, tossed } });
  });

  it('leaves a seat out that does not reveal its bits within a minute, and names it', async () => {
    const node = open();
    const { creator, machine, heroes, table, tossed } = await sitDown(node);
    await machine.commit();
    await heroes.commit();
    await creator.ask({ do: 'start' });
    await machine.reveal();
    clock.pass(MINUTE - 1);
    await node.tables.timeOut();
    expect((await sheetFor(creator)).stage).toBe('starting');
    clock.pass(1);
    await node.tables.timeOut();
    const { stage, toss } = await sheetFor(creator);
    expect([stage, toss.leftOut]).toEqual(['playing', ['revolutionary-1']]);
    expect(node.dealt.at(-1)?.key).toBe(keyOfToss(table, tossed.slice(0, 2)));
    await expect(heroes.reveal()).rejects.toEqual(refused({ refused: 'not-now' }));
    expect(await site.store.tablesDue(Number.MAX_SAFE_INTEGER)).toEqual([]);
  });

  it('waits for no one who has not committed themselves, and names them', async () => {
    const node = open();
    const { creator, table, tossed } = await sitDown(node);
    await creator.ask({ do: 'start' });
    const { stage, toss } = await sheetFor(creator);
    expect([stage, toss.leftOut]).toEqual(['playing', ['machine', 'revolutionary-1']]);
    expect(node.dealt.at(-1)?.key).toBe(keyOfToss(table, tossed.slice(0, 1)));
  });

  it('is none where the seed was chosen, and says so', async () => {
    const node = open();
    const { creator, machine } = await sitDown(node, { revolutionaries: 1, seed: 'chosen' });
    await machine.commit();
    await creator.ask({ do: 'start' });
    const { stage, toss } = await sheetFor(creator);
    expect([stage, toss.isSeedChosen]).toEqual(['playing', true]);
    expect(node.dealt.at(-1)).toMatchObject({ seed: 'chosen' });
  });

  it('takes only the bits that a seat has committed itself to, and only from its own player', async () => {
    const { creator, machine, heroes } = await sitDown(open());
    await machine.commit();
    await expect(machine.reveal()).rejects.toEqual(refused({ refused: 'not-now' }));
    const { commitment } = machine;
    const foreign = heroes.guest.ask({ do: 'commit', seat: 'machine', commitment });
    await expect(foreign).rejects.toEqual(refused({ refused: 'not-allowed' }));
    await creator.ask({ do: 'start' });
    await expect(heroes.commit()).rejects.toEqual(refused({ refused: 'not-now' }));
    const others = machine.reveal('c'.repeat(32));
    await expect(others).rejects.toEqual(refused({ refused: 'bad-request', where: ['bits'] }));
    const stolen = heroes.guest.ask({ do: 'reveal', seat: 'machine', bits: machine.bits });
    await expect(stolen).rejects.toEqual(refused({ refused: 'not-allowed' }));
    await machine.reveal();
    await machine.reveal();
    expect((await sheetFor(creator)).stage).toBe('playing');
  });

  it('forgets the commitment of one who has left the seat', async () => {
    const { creator, machine } = await sitDown(open());
    await machine.commit();
    await machine.guest.ask({ do: 'leave-seat', seat: 'machine' });
    await machine.guest.ask({ do: 'claim-seat', seat: 'machine', name: 'Ada' });
    expect((await sheetFor(creator)).toss.seats).toEqual([]);
  });

  it('can be called off by the creator', async () => {
    const { creator, machine } = await sitDown(open());
    await machine.commit();
    await creator.ask({ do: 'start' });
    await creator.ask({ do: 'abort' });
    expect((await sheetFor(machine.guest)).stage).toBe('closed');
    await expect(machine.reveal()).rejects.toEqual(refused({ refused: 'not-now' }));
    expect(await site.store.tablesDue(Number.MAX_SAFE_INTEGER)).toEqual([]);
  });
});

describe('a server that stops in mid-toss', () => {
  it('goes on with it when it is up again', async () => {
    const first = open();
    const { creator, machine, heroes, table, tossed } = await sitDown(first);
    await machine.commit();
    await heroes.commit();
    await creator.ask({ do: 'start' });
    await machine.reveal();
    await first.close();
    const second = open({ drawKey: () => '6'.repeat(64) });
    for (const { guest } of [machine, heroes]) guest.node = second;
    await heroes.reveal();
    expect((await sheetFor(heroes.guest)).stage).toBe('playing');
    expect(second.dealt.map((config) => config.key)).toContain(keyOfToss(table, tossed));
  });

  it('begins the game at once where all bits were there', async () => {
    const first = open({
      deal: () => {
        throw new Error('the server dies');
      },
    });
    const { creator, machine } = await sitDown(first);
    await machine.commit();
    await creator.ask({ do: 'start' });
    await expect(machine.reveal()).rejects.toThrow('the server dies');
    await first.close();
    const second = open();
    machine.guest.node = second;
    await second.tables.timeOut();
    expect((await sheetFor(machine.guest)).stage).toBe('playing');
  });
});

it('two nodes take bits for one toss, and one of them begins the game', async () => {
  const shared = sharedBy(site.store);
  const nodes = [open({ store: shared }), open({ store: shared, drawKey: () => '6'.repeat(64) })] as const;
  const { creator, machine, heroes, table, tossed } = await sitDown(nodes[0]);
  heroes.guest.node = nodes[1];
  await machine.commit();
  await heroes.commit();
  await creator.ask({ do: 'start' });
  await Promise.all([machine.reveal(), heroes.reveal()]);
  for (const { guest } of [machine, heroes]) {
    await (await guest.at()).follow();
    expect((await sheetFor(guest)).stage).toBe('playing');
  }
  const started = (await site.store.entries(table, 0)).filter(({ body }) => JSON.parse(body).did === 'start');
  expect(started.map(({ body }) => JSON.parse(body).start.config.key)).toEqual([keyOfToss(table, tossed)]);
});
