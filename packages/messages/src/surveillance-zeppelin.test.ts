import { assembleRules, openScenario } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { wordsFor } from '../test/words.js';
import { en } from './catalog/index.js';
import { eventSentence } from './events.js';
import { buildMenu, describeChoice } from './menu.js';

const modules = ['one-versus-many', 'surveillance-zeppelin'];
const rules = assembleRules(modules);
const words = wordsFor(en, rules);

/** The question to a seat in words, after the choices with these labels. */
function menuAfter(position: object, seat: string, labels: readonly string[]) {
  const play = openScenario(rules, {
    format: 1,
    name: 'words',
    modules,
    event: 'night-patrols',
    ...position,
  });
  const side = seat === 'machine' ? 'machine' : 'revolutionaries';
  const menu = () => {
    const found = buildMenu(words, play.questions(seat), play.view(side));
    if (found === undefined) throw new Error('nothing is asked');
    return found;
  };
  for (const label of labels) {
    const choice = menu().choices.find((one) => one.label.startsWith(label));
    if (choice === undefined) throw new Error(`there is no '${label}'`);
    for (const answer of choice.answers) play.answer(answer);
  }
  const { sentence, choices } = menu();
  return { sentence, choices: choices.map((choice) => describeChoice(words, choice)) };
}

const aboard = { phase: 'machine', bonds: 4, tokens: { zeppelin: ['grand-citadel'] } };
const BOARDING = ['Order Lex Hecate', 'Board the Zeppelin'];

describe('on board the Zeppelin', () => {
  it('a Servant is asked for an advantage', () => {
    expect(menuAfter(aboard, 'machine', BOARDING)).toEqual({
      sentence: 'Lex Hecate is on board the Zeppelin (4 Bonds). Which advantage?',
      choices: [
        'Advantage A – free, the Great Machine receives 1 Bond',
        'Advantage B: a special Guard for this round – free',
        'Advantage C: draw or publish a Directive, or reposition a District – 2 Bonds, leaves 2',
      ],
    });
  });

  it.each([
    [['Advantage B'], 'Where does the special Guard go?'],
    [['Advantage C'], 'Which special Action does Lex Hecate take from on board?'],
    [['Advantage C', 'Reposition'], 'Which District slides?'],
  ])('after %j it is asked: %s', (labels, sentence) => {
    expect(menuAfter(aboard, 'machine', [...BOARDING, ...labels]).sentence).toBe(sentence);
  });

  it('a Hero is asked where to go', () => {
    const position = {
      phase: 'heroes',
      turn: 'fowler',
      step: 'zeppelin',
      heroes: { fowler: { in: 'art', chosen: 'art', cardOpen: true } },
      raids: ['science'],
      tokens: { zeppelin: ['art'] },
      seats: { anna: ['fowler', 'finch', 'actress'] },
    };
    const { sentence, choices } = menuAfter(position, 'anna', []);
    expect(sentence).toBe(
      'The Fowler is on board the Zeppelin in the Art District. Does the Hero go to a connected District with it?',
    );
    expect(choices).toEqual([
      'To the Science District – detained by the Raid there',
      'To the Velvet District',
      'Stay here',
    ]);
  });
});

it('tells of the flight, and of special Guards', () => {
  const told = (key: string, params: object) =>
    eventSentence(words, { round: 2, key, params: { ...params } });
  const flight = { from: 'art', to: 'velvet', direction: 'bottom-right', exit: 'bottom-left' };
  expect(told('zeppelin-flew', flight)).toBe(
    'The Direction token marks the bottom right exit: the Zeppelin flies from the Art District to the Velvet District.',
  );
  expect(told('guard-moved', { from: 'art', to: 'velvet', price: 0, guardKind: 'special' })).toBe(
    'A special Guard marches from the Art District to the Velvet District.',
  );
  expect(told('special-guard-placed', { district: 'art' })).toBe(
    'A special Guard takes up position in the Art District.',
  );
});
