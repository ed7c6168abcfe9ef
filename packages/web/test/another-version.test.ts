import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { WalkingGuards } from '../src/board/movements.js';
import { MachinePlan } from '../src/decide/machine-plan.js';
import { Log } from '../src/panels/log.js';
import { Caption } from '../src/screens/table/caption.js';
import { Since } from '../src/screens/table/since.js';
import { lineOf, UNKNOWN } from './lines.js';

const CHANGED = { round: 1, key: 'guard-moved', params: { from: 'art' } };
const lines = [UNKNOWN, CHANGED, lineOf('hero-stayed')];
const history = [{ number: 0, round: 1, lines }];

const textOf = (element: ReactElement) => renderToStaticMarkup(element).replaceAll(/<[^>]*>/g, ' ');

describe('lines of another version', () => {
  it.each<[string, ReactElement]>([
    ['the log', createElement(Log, { history, onPoint: () => undefined })],
    ['what is happening', createElement(Caption, { store: {}, shown: { scene: { told: lines } } } as never)],
    ['what has happened since', createElement(Since, { history, answeredAt: 0 })],
  ])('are told plainly in %s', (_where, element) => {
    const text = textOf(element);
    expect(text).toContain('Airship-launched');
    expect(text).toContain('A Guard marches from the Art District');
    expect(text).toContain('Finch stays in the Art District.');
  });

  it.each<[string, ReactElement]>([
    ['Guards', createElement(WalkingGuards, { lines, view: { districts: [] } } as never)],
    ['moves', createElement(MachinePlan, { moves: [lines], view: { bonds: 3 }, undoable: 0 } as never)],
  ])('are no %s', (_what, element) => {
    expect(textOf(element)).not.toMatch(/Airship|Guard|NaN|undefined/);
  });
});
