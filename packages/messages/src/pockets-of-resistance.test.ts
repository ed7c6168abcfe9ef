import { assembleRules, itemAt, openScenario, type SeatQuestion } from '@great-machine/rules';
import { expect, it } from 'vitest';
import { wordsFor } from '../test/words.js';
import { en } from './catalog/index.js';
import { eventSentence } from './events.js';
import { priceLines } from './meanings.js';
import { buildMenu, describeChoice, type Menu } from './menu.js';

const modules = ['one-versus-many', 'pockets-of-resistance'];
const rules = assembleRules(modules);
const words = wordsFor(en, rules);
const SEAT = 'revolutionary-1';

/** The Fowler's turn in the Art District, beside a token; what is asked once the Fowler has picked. */
function menuInArt({ trust, guards, ...turn }: Turn, ...picks: readonly string[]) {
  const play = openScenario(rules, {
    format: 1,
    name: 'A token in the Art District',
    modules,
    revolutionaries: 1,
    city: ['AASSCC', 'GVQQTN', 'GVIITN'],
    phase: 'heroes',
    turn: 'fowler',
    event: 'the-countdown',
    heroes: { fowler: { in: 'art', trust, chosen: 'velvet' }, finch: {}, physician: {} },
    districts: { art: { guards } },
    tokens: { resistance: ['art art'] },
    ...turn,
  });
  const asked = (): SeatQuestion => itemAt(play.questions(SEAT), 0);
  for (const picked of picks) {
    const option = asked().options.find(({ pick }) => pick.names !== 'nothing' && pick.of === picked);
    if (option === undefined) throw new Error(`'${picked}' is not offered`);
    play.answer({ seat: SEAT, decision: asked().id, picks: [option.pick] });
  }
  const menu = buildMenu(words, [asked()], play.view('revolutionaries'));
  if (menu === undefined) throw new Error('nothing is asked');
  return menu;
}

interface Turn {
  readonly trust: number;
  readonly guards: number;
  readonly step: 'move' | 'action';
}

const menuOnTheWay = () => menuInArt({ trust: 4, guards: 2, step: 'move' }, 'velvet');
const said = ({ choices }: Menu) => choices.map((choice) => describeChoice(words, choice));

it('a Hero is asked how to pay for an exit, and what each way costs and leaves', () => {
  const menu = menuOnTheWay();
  expect(menu.sentence).toBe('The Fowler (4 Trust) goes to the Velvet District. How is the exit paid?');
  expect(said(menu)).toEqual([
    'Pay with Trust – 2 Trust, leaves 2',
    'Pay with the Resistance token – 1 Trust, leaves 3',
  ]);
});

it('what only the token pays is not free, and says so', () => {
  const actions = said(menuInArt({ trust: 0, guards: 1, step: 'action' }));
  expect(actions).toContainEqual(
    expect.stringMatching(/^Incitement: raise Discontent – the Resistance token, /),
  );
  expect(actions.filter((text) => text.includes('free'))).toEqual([
    'Gain Trust: ask the people for support – free, receives 1 Trust',
  ]);
  const dear = said(menuInArt({ trust: 1, guards: 2, step: 'action' }));
  expect(dear).toContainEqual(expect.stringContaining(' – 1 Trust and the Resistance token, leaves 0, '));
});

it('a stake that only the token pays says so, and one of nothing has no price', () => {
  const stakes = said(menuInArt({ trust: 0, guards: 1, step: 'action' }, 'attack'));
  expect(stakes).toEqual([
    'Stake 0 Trust – the attack fails',
    'Stake 1 Trust – the Resistance token, the attack fails',
  ]);
});

it('a price that the token alone can pay is asked for without one', () => {
  const menu = menuInArt({ trust: 4, guards: 1, step: 'move' }, 'velvet');
  expect(said(menu)).toEqual(['Pay with Trust – 1 Trust, leaves 3', 'Pay with the Resistance token']);
});

it('the price names the token that spares 1 Trust', () => {
  const [, withToken] = menuOnTheWay().choices;
  expect(priceLines(words, withToken?.meaning.breakdown ?? [])).toEqual([
    { text: 'Guards on the way', amount: 2, source: 'HER-4' },
    { text: 'Resistance token', amount: -1, source: 'RES-3' },
  ]);
});

it('the log says what the token spares', () => {
  const params = { hero: 'fowler', district: 'art' };
  expect(eventSentence(words, { round: 1, key: 'resistance-used', params })).toBe(
    'The resistance in the Art District spares the Fowler 1 Trust.',
  );
});
