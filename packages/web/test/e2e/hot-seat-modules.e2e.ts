import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { withBrowser } from './browser.js';
import {
  choosePicks,
  documentOf,
  layCards,
  openTable,
  press,
  type Screen,
  takeScreen,
  toldToShown,
} from './hot-seat.js';
import { audiencesInMemory, textsInMemory } from './memory.js';
import { AT } from './pages.js';
import { takeTold, viewsIn } from './watch-messages.js';

withBrowser();

const TABLE = {
  format: 1,
  name: 'Two people at one screen, with modules',
  revolutionaries: 1,
  phase: 'access',
  city: ['AASSCC', 'GVQQTN', 'GVIITN'],
  event: 'the-countdown',
  bonds: 3,
};

function inDistrict(district: string) {
  return { in: district, forfeited: ['velvet'] };
}

/** Enkidu holds these Theories. */
function withTheories(...held: readonly string[]) {
  return {
    ...TABLE,
    modules: ['one-versus-many', 'bring-about-a-revolution'],
    heroes: { enkidu: inDistrict('art'), finch: inDistrict('velvet'), physician: inDistrict('science') },
    extra: { theories: { held } },
  };
}

/** Chronoleon is beside Finch and has taken these Surge tokens. */
function withSurges(...taken: readonly string[]) {
  return {
    ...TABLE,
    modules: ['one-versus-many', 'servants-of-the-machine', 'chronoleon'],
    heroes: { finch: inDistrict('art'), fowler: inDistrict('velvet'), physician: inDistrict('science') },
    servants: { chronoleon: { in: 'art' } },
    tokens: {
      'improvement-installed': ['chronoleon'],
      'surge-taken': taken.map((surge) => `chronoleon ${surge}`),
    },
  };
}

const CARDS = ['central-square', 'science', 'commerce'];

/** What a side gets must not say; the whole of it would be long to read. */
function secretsIn({ shown, told }: Screen, secret: RegExp): readonly string[] {
  return [shown, ...told].flatMap((text) => secret.exec(text) ?? []);
}

describe('Theories', () => {
  it('leave no trace: with others the Machine gets the very same document and messages', async () => {
    const seen = [];
    for (const held of [
      ['chaos', 'emotion'],
      ['government', 'probability'],
    ]) {
      const page = await openTable(withTheories(...held));
      await layCards(page, CARDS);
      await press(page, AT.passOn);
      seen.push({ between: await documentOf(page), machine: await takeScreen(page) });
    }
    const [first, second] = seen;
    expect(first?.machine.shown).toContain('machine-phase');
    expect(second).toEqual(first);
  });

  it('are in the page while the Heroes look, and gone from messages and memory afterwards', async () => {
    const page = await openTable(withTheories('chaos', 'emotion'));
    await layCards(page, CARDS);
    expect(await documentOf(page)).toMatch(/card:theory chaos/);
    expect(viewsIn(await takeTold(page)).at(-1)?.extra.theories).toMatchObject({
      held: ['chaos', 'emotion'],
    });
    expect(await textsInMemory(page, 'held')).toEqual(expect.arrayContaining(['chaos', 'emotion']));
    await press(page, AT.passOn);
    expect((await takeTold(page)).join()).not.toMatch(/"held"|chaos|emotion/);
    expect(await textsInMemory(page, 'held')).toEqual([]);
    const machine = await takeScreen(page);
    expect(secretsIn(machine, /chaos|emotion/i)).toEqual([]);
    expect(await textsInMemory(page, 'held')).toEqual([]);
    expect(await audiencesInMemory(page)).toEqual(['machine']);
  });
});

describe('Surge tokens that Chronoleon has taken', () => {
  it('leave no trace: with others the Heroes get the very same document and messages', async () => {
    const seen = [];
    for (const taken of ['custody', 'espionage'])
      seen.push(await takeScreen(await openTable(withSurges(taken))));
    const [first, second] = seen;
    expect(first?.shown).toContain('access-choice');
    expect(second).toEqual(first);
  });

  it('are in the page while the Machine looks, and gone from messages and memory afterwards', async () => {
    const page = await openTable({ ...withSurges('custody', 'deterrence'), phase: 'machine' });
    const machine = await takeScreen(page);
    expect(machine.shown).toContain('token:surge-taken custody');
    expect(await textsInMemory(page, 'face')).toEqual(expect.arrayContaining(['custody', 'deterrence']));
    await press(page, `${AT.choice}[data-pick="end"]`);
    await press(page, AT.passOn);
    const heroes = await takeScreen(page);
    expect(secretsIn(heroes, /custody|deterrence/i)).toEqual([]);
    expect(await textsInMemory(page, 'face')).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/custody|deterrence/)]),
    );
    expect(await audiencesInMemory(page)).toEqual(['revolutionaries']);
  });
});

/** Where Heroes are known to be going. */
function destinationsInMemory(page: Page): Promise<readonly string[]> {
  return textsInMemory(page, 'destination', ['hero', 'trust']);
}

describe('Espionage', () => {
  const GIVING = ['servant chronoleon', 'do give-surge', 'hero finch', 'surge espionage'];

  it('shows the Machine the card of one Hero: the others leave no trace', async () => {
    const seen = [];
    for (const others of [
      ['science', 'commerce'],
      ['industrial', 'art'],
    ]) {
      const page = await openTable(withSurges('espionage'));
      await layCards(page, ['central-square', ...others]);
      await press(page, AT.passOn);
      const before = await takeScreen(page);
      expect(await destinationsInMemory(page)).toEqual([]);
      await choosePicks(page, ...GIVING);
      const told = await toldToShown(page);
      expect(await destinationsInMemory(page)).toEqual(['central-square']);
      seen.push({ before, told, after: await documentOf(page) });
    }
    const [first, second] = seen;
    expect(first?.told.join()).toContain('central-square');
    expect(second).toEqual(first);
  });

  it('is forgotten by the page when the Machine passes the screen on', async () => {
    const page = await openTable(withSurges('espionage'));
    await layCards(page, CARDS);
    await press(page, AT.passOn);
    await press(page, AT.handover);
    await choosePicks(page, ...GIVING, 'end');
    await takeTold(page);
    await press(page, AT.passOn);
    expect((await takeTold(page)).join()).not.toContain('destination');
    expect(await destinationsInMemory(page)).toEqual([]);
    expect(await audiencesInMemory(page)).toEqual([]);
  });
});
