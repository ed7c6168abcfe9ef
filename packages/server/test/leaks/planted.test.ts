import { assembleRules, createConfig } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { dealGame, recordGame } from '../../../rules/test/leaks/recording.js';
import { findLateLeak, findTossLeak, findWireLeak } from './find-leak.js';
import {
  LEAK_OF_A_TAKE_BACK,
  PLANTED_LATE_LEAKS,
  PLANTED_SERVER_LEAKS,
  PLANTED_TOSS_LEAK,
} from './planted.js';
import { PLANTED_NOTIFICATION_LEAKS } from './planted-notifications.js';
import { ServedGame } from './served-game.js';

const rules = assembleRules();
const config = createConfig(rules, { seed: 'wire-planted', revolutionaries: 1, heroes: 'random' });
const recording = recordGame(rules, dealGame(rules, config), 2, { most: 25 });

/** What each audience has to be kept from. */
const SECRET_FROM_ALL = PLANTED_SERVER_LEAKS.filter(({ name }) => name === 'the length of a reply');

describe('twins on the wires of a server', () => {
  it('do not differ where it is sound', async () => {
    expect(await findWireLeak(recording, 'machine')).toBeUndefined();
  });

  it('do not tell by a wish to take back what was answered in secret, and catch one that does', async () => {
    const sameDealWithDetours = { ...recording };
    expect(await findWireLeak(recording, 'machine', sameDealWithDetours)).toBeUndefined();
    const takeOut = LEAK_OF_A_TAKE_BACK.plant();
    try {
      expect(await findWireLeak(recording, 'machine', sameDealWithDetours)).toBeDefined();
    } finally {
      takeOut();
    }
  });

  it('do not differ for seats where those who watch see everything late', async () => {
    expect(await findWireLeak(recording, 'machine', undefined, true)).toBeUndefined();
  });

  it('are told by notifications that the game waits, and of wishes', async () => {
    const game = await ServedGame.open(recording, recording);
    try {
      for (const answer of recording.answers.slice(0, 12)) {
        game.tick();
        await game.say(answer);
        await game.wish('show-all');
        await game.passMinute();
      }
      const about = game.notified.map(({ host, body }) => `${host} ${JSON.parse(body).about}`);
      expect(new Set(about)).toEqual(
        new Set(['machine.example asked', 'machine.example wish', 'revolutionary-1.example asked']),
      );
    } finally {
      await game.close();
    }
  });

  const cases = [
    ...[...PLANTED_SERVER_LEAKS, ...PLANTED_NOTIFICATION_LEAKS].map((leak) => ({
      ...leak,
      audience: 'machine' as const,
    })),
    ...SECRET_FROM_ALL.flatMap((leak) => [
      { ...leak, audience: 'revolutionaries' as const },
      { ...leak, audience: 'public' as const },
    ]),
  ];

  it.each(cases)('catch $name before the $audience', async ({ plant, audience }) => {
    const takeOut = plant();
    try {
      expect(await findWireLeak(recording, audience)).toBeDefined();
      const few = { ...recording, answers: recording.answers.slice(0, 4) };
      expect(await findWireLeak(few, audience, few), 'the same deal twice').toBeUndefined();
    } finally {
      takeOut();
    }
  });
});

describe('the bits and the key of a game', () => {
  const few = { ...recording, answers: recording.answers.slice(0, 12) };

  it('reach no reader before the end', async () => {
    expect(await findTossLeak(few)).toBeUndefined();
  });

  it('are found where they do', async () => {
    const takeOut = PLANTED_TOSS_LEAK.plant();
    try {
      expect(await findTossLeak(few)).toBeDefined();
    } finally {
      takeOut();
    }
  });
});

describe('those who are to see a game late', () => {
  it('cannot tell whether it goes on', async () => {
    expect(await findLateLeak(recording)).toBeUndefined();
  });

  it.each(PLANTED_LATE_LEAKS)('could tell by $name', async ({ plant }) => {
    const takeOut = plant();
    try {
      expect(await findLateLeak(recording)).toBeDefined();
    } finally {
      takeOut();
    }
  });
});
