import { buildMenu } from '@great-machine/messages';
import { assembleRules, openScenario } from '@great-machine/rules';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { wordsFor } from '../i18n/use-words.js';
import { RULES } from '../table/rules.js';
import { Choices } from './choices.js';
import { Together } from './together.js';

const SEAT = 'revolutionary-1';
const BASE = { format: 1, name: 'Words', revolutionaries: 1, city: ['AASSCC', 'GVQQTN', 'GVIITN'] };

function open(scenario: object, rules = RULES) {
  return openScenario(rules, { ...BASE, ...scenario });
}

/** The options of the first question as the page shows them. */
function choicesOf(play: ReturnType<typeof open>, seat = SEAT): string {
  const view = play.view(seat === SEAT ? 'revolutionaries' : 'machine');
  const menu = buildMenu(wordsFor('en'), play.questions(seat), view);
  const props = { menu, choosing: {}, routeOf: () => undefined, onPoint: () => {} };
  return renderToStaticMarkup(createElement(Choices, props as never));
}

describe('the heading above Districts', () => {
  it('is not about moving where a forfeited card is bought back', () => {
    const markup = choicesOf(
      open({
        phase: 'closing',
        step: 'end-of-round',
        event: 'win-over-the-judges',
        heroes: {
          fowler: { in: 'art', trust: 5, forfeited: ['velvet', 'science'] },
          finch: {},
          physician: {},
        },
      }),
    );
    expect(markup).toContain('data-pick="card velvet"');
    expect(markup).toContain('data-pick="decline"');
    expect(markup).not.toContain('Move to');
  });

  it('is where a Servant may move or act', () => {
    const play = open({ phase: 'machine', bonds: 6, event: 'night-patrols' });
    const [question] = play.questions('machine');
    const servant = question?.options.find(({ pick }) => pick.names === 'servant');
    if (question === undefined || servant === undefined) throw new Error('no Servant may be ordered');
    play.answer({ seat: 'machine', decision: question.id, picks: [servant.pick] });
    expect(choicesOf(play, 'machine')).toContain('Move to');
  });
});

it('a Hero who has offered Trust has made an offer, and laid no card', () => {
  const play = open({
    phase: 'closing',
    step: 'plan-question',
    event: 'win-over-the-judges',
    heroes: { fowler: { trust: 3 }, finch: { trust: 4 }, physician: { trust: 6 } },
  });
  const [question] = play.questions(SEAT);
  const [offer] = question?.options ?? [];
  if (question === undefined || offer === undefined) throw new Error('nothing is offered');
  play.answer({ seat: SEAT, decision: question.id, picks: [offer.pick] });
  const markup = renderToStaticMarkup(createElement(Together, { view: play.view('revolutionaries') }));
  expect(markup).toContain('offer made');
  expect(markup).not.toContain('card laid');
});

describe('what stands on an option', () => {
  const modules = ['one-versus-many', 'bring-about-a-revolution'];
  const openWith = (scenario: object) =>
    open({ modules, phase: 'heroes', event: 'night-patrols', ...scenario }, assembleRules(modules));
  const heroes = (hero: string) => ({ fowler: { trust: 2 }, physician: {}, [hero]: { in: 'art', trust: 3 } });

  it('is the text of a card that may be played', () => {
    const extra = { theories: { held: ['chaos', 'emotion'] } };
    const markup = choicesOf(openWith({ heroes: heroes('enkidu'), extra }));
    expect(markup).toMatch(/class="meaning effect">.{0,60}Start of the Heroes Phase: the Heroes take/);
  });

  it('is when Julie goes, not who', () => {
    const markup = choicesOf(openWith({ heroes: heroes('julie') }));
    expect(markup).toMatch(/data-pick="hero julie".*class="choice-label">Now</);
  });

  it('is the short name of a Hero', () => {
    const extra = { theories: { held: ['chaos'] } };
    const play = openWith({ heroes: heroes('enkidu'), extra });
    const [stop] = play.questions(SEAT);
    const chaos = stop?.options.find(({ pick }) => pick.pick === 'theory');
    if (stop === undefined || chaos === undefined) throw new Error('no Theory can be applied');
    play.answer({ seat: SEAT, decision: stop.id, picks: [chaos.pick] });
    expect(choicesOf(play)).toMatch(/aria-hidden="true">Fowler</);
  });
});
