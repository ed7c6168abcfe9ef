import { assembleRules, createConfig, itemAt, type SeatQuestion } from '@great-machine/rules';
import { Table } from '@great-machine/table';
import { describe, expect, it } from 'vitest';
import { dealGame, recordGame } from '../../../rules/test/leaks/recording.js';
import { makeTwin } from '../../../rules/test/leaks/twins.js';
import { type PlantedServerLeak, replace } from './planted.js';
import { ServedGame } from './served-game.js';

const rules = assembleRules();
const config = createConfig(rules, { seed: 'companion', revolutionaries: 2, heroes: 'random' });
const recording = recordGame(rules, dealGame(rules, config), 3, { most: 0 });

const PERSON = 'revolutionary-1';
const BOT = 'revolutionary-2';

/** What a companion lays, thinks and says beside a person is the business of their side. */
const PLANTED: readonly PlantedServerLeak[] = [
  {
    name: 'remarks of a companion to its side',
    plant: () => replace(Table, 'remarksTo', (table) => table.contents.remarks),
  },
  {
    name: 'a bot that is seen to think of what is laid in secret',
    plant: () =>
      replace(Table, 'statusFor', (table, sound, [audience]) => {
        const status: Table['status'] = sound(audience);
        const seats = status.seats.map((one) => ({ ...one, isThinking: one.seat === table.thinking }));
        return { ...status, seats };
      }),
  },
  {
    name: 'a queue that is counted anew with each secret answer',
    plant: () =>
      replace(Table, 'statusFor', (table, sound, [audience]) => ({
        ...sound(audience),
        botsAhead: table.game.record().entries.length,
      })),
  },
];

const isOfAccess = ({ kind, options }: SeatQuestion) => kind === 'access-choice' && options.length > 0;

/** What the Great Machine and those who watch get while a person and a bot lay their cards, up to its own Phase. */
async function served(audience: 'machine' | 'public', isTwin: boolean) {
  const dealt = isTwin ? makeTwin(recording, audience, 31) : recording;
  const game = await ServedGame.open(recording, dealt, {}, [BOT]);
  try {
    const told: string[] = [];
    for (;;) {
      const { questions, remarks } = await game.readAtRest(PERSON);
      told.push(await game.observe(audience));
      const question = questions.find(isOfAccess);
      if (question === undefined) return { told, remarks };
      game.tick();
      const { id: decision, options } = question;
      const cards = options.map((option) => option.pick).filter(({ names }) => names === 'access-card');
      const [first, second] = isTwin ? cards.slice(-2) : [];
      for (const detour of [first, second].filter((card) => card !== undefined)) {
        await game.say({ seat: PERSON, decision, picks: [detour] });
        await game.readAtRest(PERSON);
        await game.say({ seat: PERSON, decision, back: true });
        await game.readAtRest(PERSON);
      }
      await game.say({ seat: PERSON, decision, picks: [first ?? itemAt(options, 0).pick] });
    }
  } finally {
    await game.close();
  }
}

describe('a bot beside a person', () => {
  it.each(['machine', 'public'] as const)(
    'tells the %s nothing by its thoughts, its remarks and the cards that it lays [R-INF-6]',
    async (audience) => {
      const [one, other] = [await served(audience, false), await served(audience, true)];
      expect(other.told).toEqual(one.told);
      expect(other.remarks.length, 'it has said something').toBeGreaterThan(0);
    },
  );

  it.each(PLANTED)('would be heard by $name', async ({ plant }) => {
    const takeOut = plant();
    try {
      const [one, other] = [await served('machine', false), await served('machine', true)];
      expect(other.told).not.toEqual(one.told);
    } finally {
      takeOut();
    }
  });
});
