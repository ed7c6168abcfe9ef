import {
  API,
  AwaitNews,
  CreateTable,
  JoinTable,
  KeepSettings,
  LobbyFilter,
  MOST_BYTES,
} from '@great-machine/protocol';
import { type Attack, type Below, CANARY, INHERITED, oneOf } from './attack.js';
import { type Call, call, type Heard } from './calls.js';
import {
  brokenJson,
  deepJson,
  hostileAnswer,
  hostileSetup,
  malformed,
  malformedRequest,
} from './requests.js';
import { newKey, type Scene } from './scene.js';

const JSON_TYPE = { 'content-type': 'application/json' };

/** A call of a player with a JSON body. */
function post(scene: Scene, key: string, path: string, body: unknown): Promise<Heard> {
  const text = typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
  const headers = { ...JSON_TYPE, authorization: `Bearer ${key}` };
  return call(scene.address, { method: 'POST', path: API + path, headers, body: text });
}

function ask(scene: Scene, key: string, request: unknown, table = scene.playing): Promise<Heard> {
  return post(scene, key, `/tables/${table}/requests`, request);
}

/** The keys of those who sit at the table or watch it. */
const insider = (scene: Scene, below: Below) => oneOf([scene.machine, scene.rebel, scene.watcher], below);

/** What only a creator may ask, or a player at a seat. */
const PRIVILEGED: readonly (() => object)[] = [
  () => ({ do: 'pause', once: newKey(), isPaused: true }),
  () => ({ do: 'renew-links', once: newKey() }),
  () => ({ do: 'abort', once: newKey() }),
  () => ({ do: 'hand-over', once: newKey(), seat: 'machine' }),
  () => ({ do: 'seat-bot', once: newKey(), seat: 'machine', level: 'apprentice' }),
  () => ({ do: 'take-seat-back', once: newKey(), seat: 'machine' }),
  () => ({ do: 'leave-seat', once: newKey(), seat: 'machine' }),
  () => ({ do: 'claim-seat', once: newKey(), seat: 'machine', name: CANARY }),
  () => ({ do: 'change-setup', once: newKey(), setup: { game: { revolutionaries: 1 } } }),
  () => ({ do: 'start', once: newKey() }),
  () => ({ do: 'wish', once: newKey(), seat: 'machine', wish: { want: 'resign' } }),
  () => ({ do: 'vote', once: newKey(), seat: 'machine', wish: 0, agrees: true }),
];

/** What nobody may ask of a game that is under way. */
const TOO_LATE: readonly (() => object)[] = [
  () => ({ do: 'start', once: newKey() }),
  () => ({ do: 'claim-seat', once: newKey(), seat: 'revolutionary-1', name: CANARY }),
  () => ({ do: 'leave-seat', once: newKey(), seat: 'machine' }),
  () => ({ do: 'change-setup', once: newKey(), setup: { game: { revolutionaries: 1 } } }),
];

const REFUSED_BY_RULES = 'refused by-the-rules';
const BAD = 'refused bad-request';

export const HTTP_ATTACKS: readonly Attack[] = [
  {
    kind: 'malformed',
    name: 'a body that is no JSON',
    allows: [BAD],
    send: (scene, below) => ask(scene, insider(scene, below), brokenJson(below)),
  },
  {
    kind: 'malformed',
    name: 'a request that is no request',
    allows: [BAD],
    send: (scene, below) => ask(scene, insider(scene, below), malformedRequest(below)),
  },
  {
    kind: 'malformed',
    name: 'another body that is not what it should be',
    allows: [BAD],
    send: (scene, below) =>
      oneOf(
        [
          () => {
            const make = () => ({
              once: newKey(),
              setup: { game: { revolutionaries: 1, heroes: 'random' } },
            });
            return post(scene, newKey(), '/tables', malformed(CreateTable, make, below));
          },
          () => {
            const body = malformed(JoinTable, () => ({ link: newKey() }), below);
            return post(scene, newKey(), `/tables/${scene.gathering}/join`, body);
          },
          () => {
            const make = () => ({ since: 0, talkSince: 0, waitSeconds: 0, mark: 'x' });
            return post(
              scene,
              scene.watcher,
              `/tables/${scene.playing}/news`,
              malformed(AwaitNews, make, below),
            );
          },
          () => {
            const body = malformed(KeepSettings, () => ({ settings: '{}' }), below);
            const headers = { ...JSON_TYPE, authorization: `Bearer ${newKey()}` };
            const text = JSON.stringify(body);
            return call(scene.address, { method: 'PUT', path: `${API}/me/settings`, headers, body: text });
          },
        ],
        below,
      )(),
  },
  {
    kind: 'malformed',
    name: 'a query that is none',
    allows: [BAD],
    send: (scene, below) => {
      const query = oneOf<Record<string, string>>(
        [{ stage: CANARY }, { before: '-1' }, { before: 'NaN' }, { [CANARY]: '1' }, { before: '1e999' }],
        below,
      );
      if (LobbyFilter.safeParse(query).success) throw new Error('this query is one');
      return call(scene.address, { method: 'GET', path: `${API}/lobby?${new URLSearchParams(query)}` });
    },
  },
  {
    kind: 'malformed',
    name: 'a body of another type',
    allows: ['refused wrong-type', BAD],
    send: (scene, below) => {
      const type = oneOf(['text/plain', 'application/xml', 'multipart/form-data; boundary=x', CANARY], below);
      const headers = { 'content-type': type, authorization: `Bearer ${scene.watcher}` };
      const path = `${API}/tables/${scene.playing}/requests`;
      return call(scene.address, { method: 'POST', path, headers, body: '{"do":"read","since":0}' });
    },
  },
  {
    kind: 'malformed',
    name: 'a path or method that is not there',
    allows: ['refused not-found', 'refused reload', 'refused no-key', BAD],
    send: (scene, below) => call(scene.address, strangeCall(scene, below)),
  },
  {
    kind: 'malformed',
    name: 'a setup with which no game can be played',
    allows: ['refused bad-setup', BAD],
    send: (scene, below) => post(scene, newKey(), '/tables', { once: newKey(), setup: hostileSetup(below) }),
  },
  {
    kind: 'oversized',
    name: 'a body that is too long',
    // The server does not wait for the rest of it, so the connection may end under the reply.
    allows: ['refused too-large', 'cut'],
    send: (scene, below) => {
      const text = 'x'.repeat(MOST_BYTES + below(200_000));
      return ask(
        scene,
        insider(scene, below),
        JSON.stringify({ do: 'keep-notes', audience: 'public', notes: text }),
      );
    },
  },
  {
    kind: 'deep',
    name: 'a deep body',
    allows: [BAD],
    send: (scene, below) => ask(scene, insider(scene, below), deepJson(below)),
  },
  {
    kind: 'replayed',
    name: 'what was carried out before',
    allows: ['replied'],
    send: (scene, below) => {
      const { key, request } = oneOf(scene.recorded, below);
      return ask(scene, key, request);
    },
  },
  {
    kind: 'replayed',
    name: 'what another player has said',
    allows: ['refused not-allowed', 'refused not-now', 'refused not-found', REFUSED_BY_RULES],
    send: (scene, below) => {
      const { request } = oneOf(scene.recorded, below);
      return ask(scene, oneOf([scene.watcher, scene.stranger, newKey()], below), request);
    },
  },
  {
    kind: 'foreign',
    name: 'a page of another site',
    allows: ['refused foreign-origin'],
    send: (scene, below) => {
      const origin = oneOf(
        ['https://evil.example', 'null', 'file://', `${scene.address}.evil.example`],
        below,
      );
      const headers = { ...JSON_TYPE, origin, authorization: `Bearer ${scene.machine}` };
      const path = `${API}/tables/${scene.playing}/requests`;
      return call(scene.address, { method: 'POST', path, headers, body: '{"do":"read","since":0}' });
    },
  },
  {
    kind: 'foreign',
    name: 'a table of others',
    allows: ['refused not-found'],
    send: (scene, below) => {
      const [key, table] = oneOf(
        [
          [scene.stranger, scene.playing],
          [scene.machine, scene.gathering],
          [scene.watcher, scene.gathering],
          [scene.rebel, scene.closed],
        ] as const,
        below,
      );
      return ask(scene, key, oneOf([...PRIVILEGED, () => ({ do: 'read', since: 0 })], below)(), table);
    },
  },
  {
    kind: 'foreign',
    name: 'what a spectator may not do',
    // Wishes are counted before anything else is looked at.
    allows: ['refused not-allowed', 'refused not-now', 'refused too-many', BAD],
    send: (scene, below) => ask(scene, scene.watcher, oneOf(PRIVILEGED, below)()),
  },
  {
    kind: 'foreign',
    name: 'an answer for a seat of others',
    allows: [REFUSED_BY_RULES, 'refused not-allowed'],
    send: (scene, below) => {
      const { seat } = scene.open;
      const key = seat === 'machine' ? scene.rebel : scene.machine;
      const answers = [hostileAnswer(scene.open, below)];
      return ask(scene, oneOf([key, scene.watcher], below), { do: 'answer', once: newKey(), answers });
    },
  },
  {
    kind: 'foreign',
    name: 'a link of another table, or nearly a link',
    allows: ['refused not-found'],
    send: (scene, below) => {
      const link = oneOf(scene.secrets.slice(4), below);
      const last = link.endsWith('A') ? 'B' : 'A';
      const [table, text] = oneOf(
        [
          ['another-table', link],
          [scene.playing, link.slice(0, -1) + last],
          [scene.playing, newKey()],
        ] as const,
        below,
      );
      return post(scene, oneOf([newKey(), scene.stranger], below), `/tables/${table}/join`, { link: text });
    },
  },
  {
    kind: 'out-of-turn',
    name: 'an answer that is not possible',
    allows: [REFUSED_BY_RULES],
    send: (scene, below) => {
      const key = scene.open.seat === 'machine' ? scene.machine : scene.rebel;
      const answers = Array.from({ length: 1 + below(3) }, () => hostileAnswer(scene.open, below));
      return ask(scene, key, { do: 'answer', once: newKey(), answers });
    },
  },
  {
    kind: 'out-of-turn',
    name: 'a question about what is not there',
    allows: [REFUSED_BY_RULES, 'replied'],
    send: (scene, below) => {
      const word = () => oneOf([...INHERITED, CANARY, 'finch', 'art'], below);
      const request = oneOf(
        [
          () => ({ do: 'routes', hero: word(), district: word() }),
          () => ({ do: 'why-not', answer: hostileAnswer(scene.open, below) }),
          () => ({ do: 'is-final', answer: hostileAnswer(scene.open, below) }),
          () => ({ do: 'advise', seat: 'constructor', question: word() }),
          () => ({ do: 'read', since: Number.MAX_SAFE_INTEGER }),
        ],
        below,
      );
      return ask(scene, insider(scene, below), request());
    },
  },
  {
    kind: 'out-of-turn',
    name: 'a walk of a Hero who is not there',
    allows: [REFUSED_BY_RULES, 'replied', 'refused not-allowed'],
    send: (scene, below) => {
      const number = () => oneOf([-1, 1e308, 0.5, 0], below);
      const route = {
        districts: ['constructor', 'x'],
        exits: [{ district: 'constructor', price: number() }],
        price: number(),
        left: number(),
        captureChance: number(),
      };
      const hero = oneOf(['constructor', 'x'], below);
      const seat = oneOf(['machine', 'revolutionary-1', 'constructor'], below);
      return ask(scene, insider(scene, below), { do: 'walk', once: newKey(), seat, hero, route });
    },
  },
  {
    kind: 'out-of-turn',
    name: 'what is too late',
    allows: ['refused not-now'],
    send: (scene, below) => ask(scene, scene.machine, oneOf(TOO_LATE, below)()),
  },
  {
    kind: 'out-of-turn',
    name: 'a game that has not begun, or was closed',
    allows: ['refused not-now'],
    send: (scene, below) => {
      const [key, table] = oneOf(
        [
          [scene.stranger, scene.gathering],
          [scene.machine, scene.closed],
        ] as const,
        below,
      );
      const request = oneOf(
        [
          () => ({ do: 'answer', once: newKey(), answers: [hostileAnswer(scene.open, below)] }),
          () => ({ do: 'undo', once: newKey() }),
          () => ({ do: 'read', since: 0 }),
          () => ({ do: 'truth' }),
        ],
        below,
      );
      return ask(scene, key, request(), table);
    },
  },
  {
    kind: 'wrong-token',
    name: 'no key, or nothing like one',
    allows: ['refused no-key'],
    send: (scene, below) => {
      const words = [
        '',
        'Bearer',
        'Bearer x',
        `Basic ${newKey()}`,
        `Bearer ${'x'.repeat(65)}`,
        'Bearer \u00e9',
      ];
      const authorization = oneOf(words, below);
      const path = oneOf(['/me', '/me/games', '/me/data'], below);
      return call(scene.address, { method: 'GET', path: API + path, headers: { authorization } });
    },
  },
  {
    kind: 'wrong-token',
    name: 'a key that the server does not know',
    allows: ['refused not-found'],
    send: (scene, below) => {
      const nearly = scene.machine.slice(0, -1) + (scene.machine.endsWith('A') ? 'Q' : 'A');
      return ask(scene, oneOf([newKey(), nearly], below), oneOf(PRIVILEGED, below)());
    },
  },
];

function strangeCall(scene: Scene, below: Below): Call {
  const headers = { authorization: `Bearer ${newKey()}` };
  const path = oneOf(
    [
      '/api/v0/tables',
      '/api/v999999999999/me',
      `${API}/tables/${CANARY}/${CANARY}`,
      `${API}/tables/../../me/settings`,
      `${API}/tables/%2e%2e%2f/requests`,
      `${API}/tables/${'x'.repeat(300)}/requests`,
      '/api/%00',
      '/%ff%fe',
      '/%',
      `/..%2f..%2f${CANARY}`,
      '/assets/../../../package.json',
      `//evil.example/${CANARY}`,
      `/${CANARY}.html`,
    ],
    below,
  );
  const method = oneOf(['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'TRACE'], below);
  return { method, path: path.replace('TABLE', scene.playing), headers };
}
