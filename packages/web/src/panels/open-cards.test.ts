import { assembleRules, openScenario, type Side } from '@great-machine/rules';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { OpenCards } from './open-cards.js';

const modules = ['one-versus-many', 'servants-of-the-machine', 'chronoleon'];
const play = openScenario(assembleRules(modules), {
  format: 1,
  name: 'Surge tokens',
  modules,
  phase: 'machine',
  event: 'night-patrols',
  tokens: { 'surge-track': ['8', '10'], 'surge-taken': ['chronoleon custody'] },
});

function shownTo(side: Side): string {
  return renderToStaticMarkup(createElement(OpenCards, { view: play.view(side) }));
}

it('tells where Surge tokens lie, and their faces to the Great Machine alone', () => {
  expect(shownTo('machine')).toContain('On the Master Plan: VIII, X');
  expect(shownTo('machine')).toContain('With Chronoleon: Custody');
  expect(shownTo('revolutionaries')).toContain('On the Master Plan: VIII, X');
  expect(shownTo('revolutionaries')).toContain('With Chronoleon: unknown');
  expect(shownTo('revolutionaries')).not.toMatch(/custody/i);
});

it('has no heading over nothing', () => {
  expect(shownTo('machine')).not.toContain('Discarded Directives');
});
