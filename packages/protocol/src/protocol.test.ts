import {
  type Answer,
  assembleRules,
  createConfig,
  itemAt,
  MODULES,
  Play,
  playerDice,
  routesTo,
} from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  answerOf,
  badRequest,
  bytesOf,
  ClientMessage,
  CreateTable,
  ENDPOINTS,
  type Endpoint,
  GameAnswer,
  Hello,
  isSpoken,
  MOST_BYTES,
  MOST_BYTES_OF_OWN_TEXT,
  Name,
  OLDEST_PROTOCOL,
  OwnText,
  optionsOf,
  PROTOCOL,
  Refused,
  SCHEMAS,
  Secret,
  ServerMessage,
  STATUS_OF,
  TableRequest,
  TableSetup,
} from './index.js';

const SECRET = 'b2f8Qk0xZ3mW7dY1vR5tAq';
const ONCE = 'a-key-of-the-client-1';
const HELLO = { say: 'hello', protocol: PROTOCOL, key: SECRET, table: 'table-01', since: 0, talkSince: 0 };

describe('what a seat says in a game', () => {
  it('passes as it is, in random games with every module', () => {
    const rules = assembleRules(MODULES.map(({ id }) => id));
    const names = new Set<string>();
    for (const seed of [1, 2, 3, 4]) {
      const play = Play.begin(rules, createConfig(rules, { seed: `wire-${seed}`, revolutionaries: 2 }));
      const below = playerDice(seed);
      for (;;) {
        const asked = play.config.seats
          .flatMap(({ seat }) => play.questions(seat))
          .filter(({ options }) => options.length > 0);
        if (asked.length === 0) break;
        const { seat, id, rev, options } = itemAt(asked, below(asked.length));
        const { pick } = itemAt(options, below(options.length));
        names.add(pick.names);
        const answer: Answer = { seat, decision: id, rev, picks: [pick] };
        const request = { do: 'answer', once: ONCE, answers: [answer] };
        const sent = TableRequest.parse(JSON.parse(JSON.stringify(request)));
        if (sent.do !== 'answer') throw new Error('another request');
        const [read] = sent.answers.map(answerOf);
        expect(read).toEqual(answer);
        expect(play.answer(read ?? answer)).toEqual({ ok: true });
      }
      expect(play.state.outcome, `seed ${seed}`).toBeDefined();
    }
    expect(names.size).toBeGreaterThan(6);
  });

  it('passes also where it is a route of a Hero', () => {
    const rules = assembleRules();
    const play = Play.begin(rules, createConfig(rules, { seed: 'routes' }));
    const hero = itemAt(play.config.heroes, 0);
    const routes = rules.districts.flatMap((_, place) => routesTo(play.look(), 0, place));
    expect(routes.length).toBeGreaterThan(0);
    for (const route of routes) {
      const request = { do: 'walk', once: ONCE, seat: 'revolutionary-1', hero, route };
      expect(TableRequest.parse(request)).toEqual(request);
    }
  });

  it.each<[unknown]>([
    [undefined],
    [null],
    [3],
    [{}],
    [{ seat: {} }],
    [{ seat: 'machine', decision: 5 }],
    [{ seat: 'machine', decision: '1', picks: ['to art'] }],
    [{ seat: 'machine', decision: '1', picks: [{ pick: 'to', names: 'district', of: ['art'] }] }],
    [{ seat: 'machine', decision: '1', picks: [{ pick: 'to', names: 'district', of: { x: 1 } }] }],
    [{ seat: 'machine', decision: '1', rev: -1 }],
    [{ seat: 'machine', decision: '1', back: true, extra: 1 }],
    [
      {
        seat: 'machine',
        decision: '1',
        picks: Array.from({ length: 101 }, () => ({ pick: 'end', names: 'nothing' })),
      },
    ],
  ])('is refused where it has not the shape of an answer: %j', (answer) => {
    expect(GameAnswer.safeParse(answer).success).toBe(false);
  });
});

describe('a new table', () => {
  it('takes every option of the rules, and what is missing is as usual', () => {
    const game = {
      modules: [
        'one-versus-many',
        { id: 'chronoleon', options: { replaces: 'lex-hecate', 'with-advantage': true } },
      ],
      revolutionaries: 2,
      heroes: ['finch', 'fowler', 'physician'],
      city: [{ x: 0, y: 0, rotation: 3 }],
      masterPlan: 3,
      notFirstEvent: 'security-checks',
      sharedHero: true,
      control: [
        ['finch', 'physician'],
        ['fowler', 'physician'],
      ],
      seed: 'brass',
    };
    const { setup } = CreateTable.parse({ once: ONCE, setup: { game } });
    expect(setup).toEqual({
      game,
      isListed: false,
      hints: true,
      clock: { kind: 'none' },
      standInAfterTime: false,
      chat: true,
      privateChannel: false,
      spectatorDelay: 0,
    });
    expect(optionsOf(setup.game)).toMatchObject({ seed: 'brass', masterPlan: 3 });
    expect(optionsOf(setup.game)).not.toHaveProperty('modules');
  });

  it.each([
    [{ game: { masterPlan: 5 } }, 'game.masterPlan'],
    [{ game: { key: '00' } }, 'game'],
    [{ game: {}, clock: { kind: 'live', bankSeconds: 5, incrementSeconds: 0 } }, 'clock.bankSeconds'],
    [{ game: {}, clock: { kind: 'hourglass' } }, 'clock.kind'],
    [{ game: {}, spectatorDelay: -1 }, 'spectatorDelay'],
    [{ game: {}, dealer: 'me' }, ''],
  ])('is refused with the place: %j', (setup, where) => {
    const parsed = TableSetup.safeParse(setup);
    expect(parsed.success).toBe(false);
    if (!parsed.success) expect(badRequest(parsed.error)).toEqual({ refused: 'bad-request', where: [where] });
  });
});

describe('a secret', () => {
  it('has 128 bits or more', () => {
    expect(Secret.safeParse(SECRET).success).toBe(true);
    for (const weak of ['', SECRET.slice(1), `${SECRET}!`, SECRET.repeat(4), `${SECRET}\n`])
      expect(Secret.safeParse(weak).success, weak).toBe(false);
  });

  it('stands in no path and no query', () => {
    for (const { path, query } of Object.values<Endpoint>(ENDPOINTS)) {
      expect(path).toMatch(/^(\/[a-z]+|\/:table)+$/);
      for (const schema of Object.values(query?.shape ?? {}))
        expect(JSON.stringify(z.toJSONSchema(schema as z.ZodType, { io: 'input' }))).not.toContain('22,64');
    }
  });

  it('is not repeated where the shape of a message is wrong', () => {
    const parsed = Hello.safeParse({ ...HELLO, key: `${SECRET} `, since: 'a secret' });
    expect(parsed.success).toBe(false);
    if (!parsed.success)
      expect(badRequest(parsed.error)).toEqual({ refused: 'bad-request', where: ['key', 'since'] });
  });
});

describe('the socket', () => {
  it('begins with who comes, which table and how far they are', () => {
    expect(ClientMessage.parse(HELLO)).toEqual(HELLO);
    expect(ClientMessage.parse({ ...HELLO, link: SECRET, mark: '0f' })).toMatchObject({ link: SECRET });
    expect(ClientMessage.safeParse({ ...HELLO, key: undefined }).success).toBe(false);
  });

  it('speaks the current version and the one before', () => {
    expect([PROTOCOL, OLDEST_PROTOCOL].every((version) => isSpoken(version))).toBe(true);
    expect(PROTOCOL - OLDEST_PROTOCOL).toBeLessThanOrEqual(1);
    for (const other of [OLDEST_PROTOCOL - 1, PROTOCOL + 1, 0.5, Number.NaN])
      expect(isSpoken(other)).toBe(false);
  });

  it('passes on what the game tells, and drops what a client does not know', () => {
    const game = { entries: [{ number: 0, moments: [] }], questions: [], anything: { at: ['all'] } };
    const message = { say: 'news', news: { mark: 'm', now: 5, game, later: 1 }, later: 2 };
    expect(ServerMessage.parse(message)).toEqual({ say: 'news', news: { mark: 'm', now: 5, game } });
  });
});

describe('a request', () => {
  const variants = TableRequest.options.map(({ shape }) => shape);

  it('is told apart by one word, which no other has', () => {
    const words = variants.map((shape) => shape.do.value);
    expect(new Set(words).size).toBe(words.length);
  });

  it('that changes something for others can be sent again', () => {
    const looks = ['read', 'read-side', 'why-not', 'is-final', 'advise', 'routes', 'truth', 'notes'];
    const own = ['keep-notes', 'mute', 'be-here'];
    for (const shape of variants)
      expect('once' in shape, shape.do.value).toBe(![...looks, ...own].includes(shape.do.value));
  });

  it('is refused by a code that has a status', () => {
    const codes = Refused.options.map(({ shape }) => shape.refused.value);
    expect(Object.keys(STATUS_OF).sort()).toEqual([...codes].sort());
  });
});

describe('texts', () => {
  it('count in bytes as they are sent', () => {
    for (const text of ['', 'plain', 'Łódź', 'Машина', '🗝️ key', '\ud800'])
      expect(bytesOf(text), text).toBe(Buffer.byteLength(text));
  });

  it('of an owner have at most 8 KB', () => {
    expect(OwnText.safeParse('ж'.repeat(MOST_BYTES_OF_OWN_TEXT / 2)).success).toBe(true);
    expect(OwnText.safeParse('ж'.repeat(MOST_BYTES_OF_OWN_TEXT / 2 + 1)).success).toBe(false);
    expect(MOST_BYTES_OF_OWN_TEXT).toBeLessThan(MOST_BYTES);
  });

  it.each([
    ['Ada', true],
    ['Ądaм 7', true],
    ['  ', false],
    ['a\nb', false],
    ['a\u202eb', false],
    ['a'.repeat(41), false],
  ])('that name people show as they are: %j', (name, isOne) => {
    expect(Name.safeParse(name).success).toBe(isOne);
  });
});

it('every schema with a name can be described', () => {
  const { schemas } = z.toJSONSchema(SCHEMAS, { io: 'input' });
  expect(Object.keys(schemas).length).toBeGreaterThan(60);
});
