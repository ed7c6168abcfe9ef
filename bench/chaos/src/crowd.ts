import { setTimeout as wait } from 'node:timers/promises';
import type { GameSetup, TableRequest } from '@great-machine/protocol';
import { itemAt } from '@great-machine/rules';
import { type Below, newKey, Person } from './person.js';

/** A kind of table: so many Revolutionaries, and the seats of bots. */
interface TableKind {
  readonly revolutionaries: NonNullable<GameSetup['revolutionaries']>;
  readonly bots: readonly string[];
}

const KINDS: readonly TableKind[] = [
  { revolutionaries: 1, bots: [] },
  { revolutionaries: 3, bots: [] },
  { revolutionaries: 1, bots: ['revolutionary-1'] },
  { revolutionaries: 2, bots: ['machine'] },
];

/** In milliseconds. */
const LOOKING = 50;

/** A table at which people play, with bots or without. */
export class PlayedTable {
  private playing: Promise<unknown> = Promise.resolve();

  private constructor(
    readonly id: string,
    readonly people: readonly Person[],
  ) {}

  static async open(address: string, kind: TableKind, diceOfNext: () => Below): Promise<PlayedTable> {
    const { revolutionaries, bots } = kind;
    const seats = [
      'machine',
      ...Array.from({ length: revolutionaries }, (_, at) => `revolutionary-${at + 1}`),
    ];
    const people = seats
      .filter((seat) => !bots.includes(seat))
      .map((seat) => new Person(address, diceOfNext(), seat));
    const creator = itemAt(people, 0);
    const setup = { game: { revolutionaries } };
    const { table, links } = await creator.ask('createTable', { body: { once: newKey(), setup } });
    const ask = (person: Person, body: TableRequest) => person.ask('request', { table, body });
    for (const person of people) {
      await person.ask('join', { table, body: { link: links.invitation } });
      await ask(person, { do: 'claim-seat', once: newKey(), seat: person.seat, name: person.seat });
    }
    for (const seat of bots)
      await ask(creator, { do: 'seat-bot', once: newKey(), seat, level: 'apprentice' });
    await ask(creator, { do: 'start', once: newKey() });
    const played = new PlayedTable(table, people);
    played.playing = Promise.all(people.map((person) => person.play(table)));
    return played;
  }

  get acknowledged(): number {
    return this.people.reduce((sum, person) => sum + person.acknowledged, 0);
  }

  get isOver(): boolean {
    return this.people.some((person) => person.isOver);
  }

  /** Everyone ends what they are doing, and goes. */
  async leave(): Promise<void> {
    for (const person of this.people) person.leave();
    await this.playing;
  }

  async leaveAtOnce(): Promise<void> {
    await Promise.all(this.people.map((person) => person.leaveAtOnce()));
  }

  /** Whether it goes on by so many answers before the time is up. Time in which the whole machine stood still does not count. */
  async goesOn(answers: number, milliseconds: number): Promise<boolean> {
    const goal = this.acknowledged + answers;
    const goesOn = () => this.acknowledged >= goal || this.isOver;
    for (let left = milliseconds / LOOKING; left > 0 && !goesOn(); left--) await wait(LOOKING);
    return goesOn();
  }

  /** How its people are, for one who asks why it does not go on. */
  get state(): string {
    return [`table ${this.id}`, ...this.people.map((person) => person.state)].join('; ');
  }
}

/** People at tables of every kind; in the place of a game that is over another one begins. */
export class Crowd {
  readonly tables: PlayedTable[] = [];
  private people = 0;
  private isLeaving = false;
  private opening: Promise<void> = Promise.resolve();

  constructor(
    private readonly address: string,
    /** The chance of each person who comes, so that it does not depend on what the others do. */
    private readonly diceOf: (person: number) => Below,
  ) {}

  async gather(): Promise<void> {
    for (const kind of KINDS) await this.seat(kind);
  }

  /** No more games begin. */
  async settle(): Promise<void> {
    this.isLeaving = true;
    await this.opening;
  }

  private async seat(kind: TableKind): Promise<void> {
    const table = await PlayedTable.open(this.address, kind, () => this.diceOf(this.people++));
    this.tables.push(table);
    void this.replaceWhenOver(kind, table);
  }

  private async replaceWhenOver(kind: TableKind, table: PlayedTable): Promise<void> {
    while (!table.isOver && !this.isLeaving) await wait(LOOKING);
    if (!this.isLeaving) this.opening = this.opening.then(() => this.seat(kind));
  }
}
