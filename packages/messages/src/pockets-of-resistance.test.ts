import { assembleRules, itemAt, openScenario, type PickView, type SeatQuestion } from '@great-machine/rules';
import { expect, it } from 'vitest';
import { wordsFor } from '../test/words.js';
import { en } from './catalog/index.js';
import { eventSentence } from './events.js';
import { priceLines } from './meanings.js';
import { buildMenu, describeChoice } from './menu.js';

const modules = ['one-versus-many', 'pockets-of-resistance'];
const rules = assembleRules(modules);
const words = wordsFor(en, rules);
const SEAT = 'revolutionary-1';

/** The Fowler stands in the Art District with 4 Trust and leaves it for the Velvet District. */
function menuOnTheWay() {
  const play = openScenario(rules, {
    format: 1,
    name: 'A token on the way',
    modules,
    revolutionaries: 1,
    city: ['AASSCC', 'GVQQTN', 'GVIITN'],
    phase: 'heroes',
    turn: 'fowler',
    step: 'move',
    event: 'the-countdown',
    heroes: { fowler: { in: 'art', trust: 4, chosen: 'velvet' }, finch: {}, physician: {} },
    districts: { art: { guards: 2 } },
    tokens: { resistance: ['art art'] },
  });
  const asked = (): SeatQuestion => itemAt(play.questions(SEAT), 0);
  const isToVelvet = ({ pick }: { readonly pick: PickView }) =>
    pick.names === 'district' && pick.of === 'velvet';
  const option = asked().options.find(isToVelvet);
  if (option === undefined) throw new Error('there is no way to the Velvet District');
  play.answer({ seat: SEAT, decision: asked().id, picks: [option.pick] });
  const menu = buildMenu(words, [asked()], play.view('revolutionaries'));
  if (menu === undefined) throw new Error('nothing is asked');
  return menu;
}

it('a Hero is asked how to pay for an exit, and what each way costs and leaves', () => {
  const { sentence, choices } = menuOnTheWay();
  expect(sentence).toBe('The Fowler (4 Trust) goes to the Velvet District. How is the exit paid?');
  expect(choices.map((choice) => describeChoice(words, choice))).toEqual([
    'Pay with Trust – 2 Trust, leaves 2',
    'Pay with the Resistance token – 1 Trust, leaves 3',
  ]);
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
