import { assembleRules, openScenario, type PickView } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { wordsFor } from '../test/words.js';
import { en } from './catalog/index.js';
import { questionSentence } from './questions.js';

const modules = [
  'one-versus-many',
  'bring-about-a-revolution',
  'servants-of-the-machine',
  'chronoleon',
  'surveillance-zeppelin',
];
const rules = assembleRules(modules);
const words = wordsFor(en, rules);
const forfeited = ['velvet'];

interface Step {
  readonly kind: string;
  readonly picks: readonly string[];
}

const goOn = (kind: string): Step => ({ kind, picks: ['go-on'] });
const passes: Step = { kind: 'hero-action', picks: ['pass'] };

/** What is asked of the Revolutionaries in words, at first and after each step. */
function sentences(position: object, steps: readonly Step[], asked = 'theory'): readonly string[] {
  const play = openScenario(rules, {
    format: 1,
    name: 'stops',
    modules,
    city: ['AASSCC', 'GVQQTN', 'GVIITN'],
    event: 'the-countdown',
    revolutionaries: 1,
    ...position,
  });
  const said: string[] = [];
  const note = () => {
    const question = play
      .questions('revolutionary-1')
      .find(({ kind, isOffer }) => kind === asked && !isOffer);
    if (question !== undefined) said.push(questionSentence(words, question, play.view('revolutionaries')));
  };
  note();
  for (const { kind, picks } of steps) {
    for (const pick of picks) {
      const found = play.questions('revolutionary-1').find((one) => one.kind === kind && !one.isOffer);
      const option = found?.options.find((one) => nameOf(one.pick) === pick);
      if (found === undefined || option === undefined) throw new Error(`there is no '${pick}' of ${kind}`);
      play.answer({ seat: found.seat, decision: found.id, picks: [option.pick] });
    }
    note();
  }
  return said;
}

const enkidu = (theory: string) => ({
  phase: 'heroes',
  heroes: {
    fowler: { in: 'science', forfeited },
    actress: { in: 'commerce', forfeited },
    enkidu: { in: 'art', forfeited },
  },
  extra: { theories: { held: [theory] } },
});

const attacking = (more: object = {}) => ({
  phase: 'heroes',
  turn: 'akira',
  step: 'action',
  heroes: { akira: { in: 'art', trust: 6 }, fowler: { in: 'velvet' }, physician: { in: 'science' } },
  districts: { art: { guards: 1 } },
  extra: { inventions: { held: ['probabilitator', 'hyperbolic-emitter'] } },
  ...more,
});
const attack: Step = { kind: 'hero-action', picks: ['do attack', 'amount 1'] };

describe('a stop says why the game waits', () => {
  it('between turns: who has still to go, and nothing of a next turn after the last', () => {
    const turn = [goOn('theory'), passes];
    expect(sentences(enkidu('emotion'), [...turn, ...turn, ...turn]).map(reasonOf)).toEqual([
      'The Heroes Phase begins.',
      'Still to take a turn: the Actress and Enkidu.',
      'Still to take a turn: Enkidu.',
      'All Heroes have taken their turns.',
    ]);
  });

  it('before the Closing Phase', () => {
    const position = {
      ...attacking(),
      step: 'end',
      extra: { inventions: { held: ['empathizer'] } },
    };
    expect(sentences(position, [goOn('invention')], 'invention').map(reasonOf)).toEqual([
      'All Heroes have taken their turns.',
      'The Heroes Phase is over, and the Closing Phase begins.',
    ]);
  });

  it('before and after a die: which one, and what it shows', () => {
    const position = attacking({ draws: { 'assault-die': ['shield'] } });
    expect(sentences(position, [attack, goOn('invention')], 'invention').map(reasonOf)).toEqual([
      'Akira is about to roll the Assault die.',
      'Akira has rolled the Assault die: a shield.',
    ]);
  });

  it('after two dice: both faces, and which of them counts', () => {
    const position = attacking({
      draws: { 'assault-die': ['4', '2'] },
      servants: { 'lex-hecate': { in: 'art' }, judgementor: {}, chronoleon: {} },
      tokens: { 'improvement-installed': ['chronoleon'], 'surge-active': ['akira coercion'] },
    });
    expect(sentences(position, [attack, goOn('invention')], 'invention').map(reasonOf)).toEqual([
      'Akira is about to roll the Assault die.',
      'Akira has rolled the Assault die: 4 and 2; 4 counts.',
    ]);
  });
});

it('tells its owner that no hidden card can be played, and why the game waits all the same', () => {
  expect(sentences(enkidu('probability'), [])).toEqual([
    'The Heroes Phase begins. No Theory in hand can be applied now; the game waits all the same, so that the Great Machine cannot tell.',
  ]);
  expect(sentences(enkidu('relativity'), [])).toEqual(['The Heroes Phase begins. Which Theory is applied?']);
});

it('asks Enkidu before the City Event, which nobody has seen', () => {
  const position = { ...enkidu('emotion'), round: 2, phase: 'opening' };
  expect(sentences(position, [], 'theory-choice')).toEqual([
    'Before the City Event of this round: does Enkidu receive 1 Trust or draw a Theory?',
  ]);
});

it('asks Julie beside the Hero who goes if she does not', () => {
  const position = {
    phase: 'heroes',
    heroes: { fowler: { in: 'science', forfeited }, julie: { forfeited }, actress: { forfeited } },
  };
  const later: Step = { kind: 'now-or-later', picks: ['pass'] };
  expect(sentences(position, [later, passes], 'now-or-later')).toEqual([
    'Does Julie take her turn now, or does the Fowler go first?',
    'Does Julie take her turn now, or does the Actress go first?',
  ]);
});

function nameOf(pick: PickView): string {
  return pick.names === 'nothing' ? pick.pick : `${pick.pick} ${pick.of}`;
}

/** The first sentence. */
function reasonOf(sentence: string): string {
  return sentence.replace(/ (Which|No) .*/, '');
}
