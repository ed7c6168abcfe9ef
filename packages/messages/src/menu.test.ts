import { createConfig, itemAt, MODULES, Play, playerDice, type Rules, type Side } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { RULES, SMUGGLERS, UNFINISHED, withSmugglers, words, wordsFor } from '../test/words.js';
import { catalogFor, en } from './catalog/index.js';
import { buildMenu, describeChoice, type Menu } from './menu.js';
import { pickLabel } from './picks.js';
import { Words } from './words.js';

const SIDES = ['machine', 'revolutionaries'] as const;

function newPlay(seed: string, rules: Rules = RULES): Play {
  return Play.begin(rules, createConfig(rules, { seed, city: 'random', revolutionaries: 3 }));
}

function menuFor(play: Play, side: Side, { spoken = words, latest = '' } = {}): Menu | undefined {
  const questions = play.config.seats
    .filter(({ seat }) => (seat === 'machine') === (side === 'machine'))
    .flatMap(({ seat }) => play.questions(seat));
  return buildMenu(spoken, questions, play.view(side), latest);
}

/** Answers the question of some side by a choice at random; false once there is none. */
function answerOnce(play: Play, dice: (n: number) => number, spoken = words, see = (_: Menu) => {}): boolean {
  const menu = SIDES.map((side) => menuFor(play, side, { spoken })).find((found) => found !== undefined);
  if (menu === undefined) return false;
  see(menu);
  const forwards = menu.choices.filter(({ answers }) => answers.every(({ back }) => back !== true));
  expect(play.answerAll(itemAt(forwards, dice(forwards.length)).answers)).toMatchObject({ ok: true });
  return true;
}

function textsOf({ sentence, choices }: Menu, spoken = words): readonly string[] {
  return [sentence, ...choices.map((choice) => describeChoice(spoken, choice))];
}

it.each(['one', 'two', 'three'])('asks in words through a whole game (%s)', (seed) => {
  const play = newPlay(seed);
  const dice = playerDice(seed.length);
  const kinds = new Set<string>();
  const see = (menu: Menu) => {
    kinds.add(menu.question.kind);
    for (const text of textsOf(menu)) expect(text).not.toMatch(UNFINISHED);
    for (const { picks, alike } of menu.choices) if (alike > 1) expect(picks).toHaveLength(alike);
  };
  while (answerOnce(play, dice, words, see));
  expect(play.state.outcome).toBeDefined();
  expect([...kinds]).toEqual(expect.arrayContaining(['access-choice', 'machine-phase', 'hero-action']));
});

it('says of several dice which face each shows', () => {
  const spoken = new Words('en', catalogFor(en, MODULES));
  const view = newPlay('dice').view('revolutionaries');
  const labels = ['shield', '3'].map((_, of) =>
    pickLabel(
      spoken,
      { pick: 'die', names: 'number', of },
      { view, kind: 'probabilitator', draft: [], about: { faces: ['shield', '3'] } },
    ),
  );
  expect(labels).toEqual(['The first die (a shield)', 'The second die (3)']);
});

/** What the Revolutionaries are asked. */
function menuAsked(play: Play, latest?: string): Menu {
  const menu = menuFor(play, 'revolutionaries', { latest });
  if (menu === undefined) throw new Error('the Revolutionaries are asked nothing');
  return menu;
}

it('asks the one least answered first, and all at once whether that is final', () => {
  const play = newPlay('final');
  const lay = () => {
    const { question, choices } = menuAsked(play);
    expect(question.kind).toBe('access-choice');
    expect(choices[0]).toMatchObject({ picks: [{ pick: 'card', names: 'access-card' }], alike: 1 });
    play.answer(itemAt(itemAt(choices, 0).answers, 0));
    return question.id;
  };
  const ids = [lay(), lay(), lay()];
  expect(new Set(ids).size).toBe(3);
  const menu = menuAsked(play, ids[1]);
  expect(menu).toMatchObject({ question: { id: ids[1] }, canGoBack: true });
  expect(menu.sentence).toMatch(/: .+; .+: .+; .+: .+\. Is that final\?$/);
  expect(menu.choices.map(({ answers }) => answers.length)).toEqual([3, 1, 1, 1]);
  expect(itemAt(menu.choices, 0).picks).toHaveLength(3);
  expect(itemAt(menu.choices, 1).label).toMatch(/^Change .+’s choice$/);
  expect(menuFor(play, 'revolutionaries')?.question.id).toBe(
    itemAt(itemAt(menu.choices, 1).answers, 0).decision,
  );
});

it('says of a choice whether it is final, as the rules do', () => {
  const play = newPlay('one');
  const dice = playerDice(1);
  const met = new Set<boolean>();
  const see = ({ choices }: Menu) => {
    for (const { final, answers } of choices) {
      expect(final).toBe(answers.some((answer) => play.isFinal(answer)));
      met.add(final);
    }
  };
  for (let answers = 0; answers < 60; answers++) answerOnce(play, dice, words, see);
  expect(met).toEqual(new Set([true, false]));
});

it('asks nothing where nothing is open', () => {
  const play = newPlay('nothing');
  expect(menuFor(play, 'machine')).toBeUndefined();
});

describe('questions of a module that is not shipped', () => {
  /** The texts of the first menu for each kind of question and pick. */
  function askedBySmugglers(spoken: typeof words): Readonly<Record<string, readonly string[]>> {
    const config = {
      seed: 'smugglers',
      generator: 'fast',
      heroes: ['fowler', 'actress', 'physician'],
    } as const;
    const play = Play.begin(SMUGGLERS, createConfig(SMUGGLERS, config));
    const dice = playerDice(5);
    const asked: Record<string, readonly string[]> = {};
    const see = (menu: Menu) => {
      const { kind, options } = menu.question;
      asked[`${kind} ${itemAt(options, 0).pick.pick}`] ??= textsOf(menu, spoken);
    };
    while (answerOnce(play, dice, spoken, see));
    return asked;
  }

  it('are asked in its own words', () => {
    const asked = askedBySmugglers(wordsFor(withSmugglers, SMUGGLERS));
    expect(asked['smuggling cargo']).toEqual([
      expect.stringMatching(/^The Fowler \(\d Trust\) waits for a ship\. Which cargo does it bring\?$/),
      'Medicine: The Hero receives 1 Trust',
      'Pamphlets: They change nothing yet',
      'No ship tonight',
    ]);
    expect(itemAt(asked, 'smuggling land').slice(0, 2)).toEqual([
      expect.stringMatching(/^Where does the Fowler land the (Medicine|Pamphlets)\?$/),
      'Land it in the Art District – the crew thanks you',
    ]);
    expect(asked['search suspect']).toEqual([
      'Where does the Great Machine look for smugglers?',
      'Suspect the Fowler',
      'Suspect the Actress',
      'Suspect the Physician',
      'Watch the roofs',
      'Watch the sewers',
    ]);
  });

  it('are told plainly without them: picks are called by what they name', () => {
    const asked = askedBySmugglers(wordsFor(en, SMUGGLERS));
    expect(asked['smuggling cargo']).toEqual([
      'The Fowler has a choice to make.',
      'Medicine',
      'Pamphlets',
      'Wait',
    ]);
    expect(itemAt(asked, 'smuggling land')[1]).toMatch(/^Art District/);
    expect(asked['search suspect']).toEqual([
      'The Great Machine has a choice to make.',
      'Coolum McDouglas, the Fowler',
      'Veiga Vazquez, the Actress',
      'Lucien Moreau, the Physician',
      'Roofs',
      'Sewers',
    ]);
  });
});
