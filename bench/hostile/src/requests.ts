import { TableRequest, TableSetup } from '@great-machine/protocol';
import type { z } from 'zod';
import { type Below, CANARY, INHERITED, oneOf } from './attack.js';
import { newKey } from './scene.js';

const answer = () => ({
  seat: 'machine',
  decision: '1.1.machine-phase.machine',
  rev: 0,
  picks: [{ pick: 'card', names: 'access-card', of: 'art' }],
});

const route = () => ({
  districts: ['art', 'docks'],
  exits: [{ district: 'docks', price: 1 }],
  price: 1,
  left: 2,
  captureChance: 0,
});

const setup = () => ({ game: { revolutionaries: 2, modules: ['one-versus-many'], heroes: 'random' } });

/** Requests of every shape that has parts to break. */
const REQUESTS: readonly (() => TableRequest)[] = [
  () => ({ do: 'read', since: 0 }),
  () => ({ do: 'answer', once: newKey(), answers: [answer(), answer()] }),
  () => ({ do: 'walk', once: newKey(), seat: 'machine', hero: 'finch', route: route() }),
  () => ({ do: 'why-not', answer: answer() }),
  () => ({ do: 'advise', seat: 'machine', question: '1.1.machine-phase.machine' }),
  () => ({ do: 'routes', hero: 'finch', district: 'art' }),
  () => ({ do: 'keep-notes', audience: 'machine', notes: 'the Fowler' }),
  () => ({ do: 'wish', once: newKey(), seat: 'machine', wish: { want: 'take-back', before: 3 } }),
  () => ({ do: 'vote', once: newKey(), seat: 'machine', wish: 0, agrees: true }),
  () => ({ do: 'say', once: newKey(), channel: 'table', said: { text: 'hello' } }),
  () => ({ do: 'mute', line: 0, isMuted: true }),
  () => ({ do: 'report', once: newKey(), line: 0, reason: 'rude' }),
  () => ({ do: 'be-here', isVisible: true }),
  () => ({ do: 'claim-seat', once: newKey(), seat: 'machine', name: 'Eve' }),
  () => ({ do: 'seat-bot', once: newKey(), seat: 'machine', level: 'engineer' }),
  () => ({ do: 'change-setup', once: newKey(), setup: TableSetup.parse(setup()) }),
  () => ({ do: 'pause', once: newKey(), isPaused: true }),
  () => ({ do: 'abort', once: newKey() }),
];

const JUNK: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  '',
  CANARY,
  CANARY.repeat(300),
  '\u0000',
  '\ud800',
  [],
  {},
  [[[[[[]]]]]],
  { [CANARY]: CANARY },
  { toJSON: CANARY, length: -1 },
  ...INHERITED,
];

type Tree = Record<string, unknown>;

/** A request with something wrong in it, which the schema refuses. */
export function malformedRequest(below: Below): unknown {
  return malformed(TableRequest, () => oneOf(REQUESTS, below)(), below);
}

/** A message with something wrong in it, which the schema refuses. */
export function malformed(schema: z.ZodType, make: () => unknown, below: Below): unknown {
  for (;;) {
    let broken = structuredClone(make());
    for (let times = 1 + below(3); times > 0; times--) broken = breakSomewhere(broken, below);
    if (!schema.safeParse(JSON.parse(JSON.stringify(broken) ?? 'null')).success) return broken;
  }
}

function breakSomewhere(tree: unknown, below: Below): unknown {
  const junk = () => structuredClone(oneOf(JUNK, below));
  if (typeof tree !== 'object' || tree === null || below(12) === 0) return junk();
  const object = tree as Tree;
  const names = Object.keys(object);
  const name = names.length === 0 ? CANARY : oneOf(names, below);
  const act = below(5);
  if (act === 0) delete object[name];
  else if (act === 1) set(object, oneOf([CANARY, ...INHERITED], below), junk());
  else set(object, name, act === 2 ? junk() : breakSomewhere(object[name], below));
  return object;
}

/** Also where the name is one that objects inherit. */
function set(object: Tree, name: string, value: unknown): void {
  Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true });
}

/** Text that is nearly JSON. */
export function brokenJson(below: Below): string | Buffer {
  const text = JSON.stringify({ ...oneOf(REQUESTS, below)(), [CANARY]: CANARY });
  const at = below(text.length);
  const broken = [
    () => text.slice(0, at),
    () => `${text}}`,
    () => `\ufeff\ufeff${text}`,
    () => text.replace('{', '{,'),
    () => text.replaceAll('"', "'"),
    () => `${text.slice(0, at)}\u0000${text.slice(at)}`,
    () => Buffer.concat([Buffer.from(text.slice(0, at)), Buffer.from([0xff, 0xfe]), Buffer.from('"')]),
    () => 'NaN',
    () => '',
  ];
  return oneOf(broken, below)();
}

/** Data as deep as a message can be long. */
export function deepJson(below: Below): string {
  const depth = 1000 + below(6000);
  const [open, close] = oneOf(
    [
      ['[', ']'],
      ['{"a":', '}'],
    ] as const,
    below,
  );
  const times = open === '[' ? depth : Math.floor(depth / 4);
  const deep = `${open.repeat(times)}0${close.repeat(times)}`;
  return oneOf(
    [
      deep,
      `{"do":"answer","once":"${newKey()}","answers":${deep}}`,
      `{"do":"why-not","answer":{"seat":"machine","decision":"x","picks":${deep}}}`,
    ],
    below,
  );
}

const HOSTILE_IDS = ['constructor', 'valueof', 'x', '0', 'machine-0', '9'.repeat(60)] as const;

/** Setups that no game can be played with, in the shape of setups. */
export function hostileSetup(below: Below): object {
  const id = oneOf(HOSTILE_IDS, below);
  const tile = { x: below(3), y: below(3), rotation: below(4) };
  const game = oneOf(
    [
      { modules: [id] },
      { modules: [{ id, options: { [id]: 1 } }] },
      { modules: [{ id: 'one-versus-many', options: { constructor: 'x' } }] },
      { heroes: [id] },
      { heroes: [id, id, id] },
      { heroes: ['finch', 'finch', 'finch'] },
      { city: id },
      { city: [] },
      { city: [tile, tile] },
      { city: Array(20).fill(tile) },
      { notFirstEvent: id },
      { control: [[id], [id], [id]], revolutionaries: 3 },
      { control: [[], [], []] },
    ],
    below,
  );
  return { game };
}

const HOSTILE_TEXTS = [...INHERITED, 'revolutionary-1', '', CANARY, '../..', '99.1.machine-phase.machine'];
const HOSTILE_NUMBERS = [-1, 0, 1e308, -1e308, 0.1, 2 ** 53];

/** A question that is open, or none that ever was. */
export interface Aimed {
  readonly seat: string;
  readonly decision: string;
  readonly rev?: number;
}

/** An answer of the right shape that the rules cannot allow: nothing that it picks is offered. */
export function hostileAnswer(open: Aimed, below: Below): object {
  const text = () => oneOf(HOSTILE_TEXTS, below);
  const pick = () => ({
    pick: oneOf([...INHERITED, 'end', 'card', 'to', CANARY], below),
    names: oneOf([...INHERITED, 'nothing', 'access-card', 'district'], below),
    of: oneOf<unknown>([CANARY, oneOf(HOSTILE_NUMBERS, below), { x: 1e308, y: -1, rotation: 0.5 }], below),
  });
  const picks = Array.from({ length: 1 + below(3) }, pick);
  const nowhere = { seat: text(), decision: text() || 'x', rev: below(3), back: below(4) === 0 };
  return { ...oneOf([open, { ...open, rev: 2 ** 31 }, { ...open, seat: text() }, nowhere], below), picks };
}
