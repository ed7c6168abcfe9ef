import { momentsOf } from '@great-machine/client';
import {
  type Audience,
  assembleRules,
  itemAt,
  openScenario,
  present,
  type Scenario,
} from '@great-machine/rules';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import Moments from '../src/moments/layer.js';
import { naturalLength } from '../src/state/pace.js';
import { type Scene, scenesOf } from '../src/state/scenes.js';

const rules = assembleRules();

/** Finch starts a Riot in Art; the Citizens there, and two Riots elsewhere if it is to be the last one. */
function riotOf(citizens: readonly string[], guards: number, more: Partial<Scenario> = {}) {
  const play = openScenario(rules, {
    format: 1,
    name: 'A Riot',
    heroes: { finch: { in: 'art', trust: 5 }, fowler: {}, physician: {} },
    phase: 'heroes',
    turn: 'finch',
    step: 'action',
    tracks: { discontent: 8, 'master-plan': 6 },
    districts: { art: { guards, citizens } },
    ...more,
  });
  const { seat, id, options } = itemAt(play.questions('revolutionary-1'), 0);
  const picks = options
    .map(({ pick }) => pick)
    .filter((pick) => pick.names === 'action' && pick.of === 'riot');
  expect(play.answer({ seat, decision: id, picks }).ok).toBe(true);
  return (audience: Audience, isOwn: boolean): readonly Scene[] => {
    const entry = present(play.feed(audience).at(-1), 'entry');
    const viewAt = (line: number) => present(entry.told[line], 'view');
    return scenesOf({ number: 1, moments: momentsOf({ ...entry, viewAt }) }, isOwn).filter(
      ({ riot }) => riot !== undefined,
    );
  };
}

function markupOf(scene: Scene): string {
  const shown = { scene, sceneLength: 1000, view: scene.view, history: [], isPaused: false };
  return renderToStaticMarkup(createElement(Moments, { shown, isHeld: false } as never));
}

const CROWD = ['artist', 'artist', 'artist', 'scientist', 'noble', 'traitor'];
const count = (markup: string, part: string) => markup.split(part).length - 1;

describe('a Riot', () => {
  const told = riotOf(['artist', 'scientist', 'noble revealed', 'traitor'], 1);

  it.each([
    ['machine', false],
    ['revolutionaries', true],
  ] as const)('gathers, turns its Citizens one by one and is counted, before the %s', (audience, isOwn) => {
    const scenes = told(audience, isOwn);
    expect(scenes.map(({ riot }) => riot?.part)).toEqual(['gathers', 'turns', 'turns', 'turns', 'ends']);
    const faceDown = scenes.map((scene) => count(markupOf(scene), 'm-person m-cloaked"'));
    expect(faceDown).toEqual([3, 2, 1, 0, 0]);
    expect(scenes.slice(1, 4).map((scene) => count(markupOf(scene), 'm-turn-up'))).toEqual([1, 1, 1]);
  });

  it('says how it ends when it ends, not before', () => {
    const endings = told('machine', false).map((scene) => markupOf(scene).includes('m-banner'));
    expect(endings).toEqual([false, false, false, false, true]);
  });

  it('shows of the board what has been told, too', () => {
    const revealed = told('machine', false).map(
      ({ view }) =>
        view?.districts
          .find(({ district }) => district === 'art')
          ?.citizens.filter(({ face }) => face === 'revealed').length,
    );
    expect(revealed).toEqual([1, 2, 3, 4, 4]);
  });

  it('lights its own token of three, the winning one too [R-ACT-5]', () => {
    const won = riotOf(['artist', 'scientist'], 0, { riots: ['velvet', 'commerce'] })('machine', false);
    const last = markupOf(present(won.at(-1), 'scene'));
    expect(count(last, '#tokens-riot')).toBe(3);
    expect(count(last, 'm-faint')).toBe(0);
  });

  it.each([0, 1, 6])('takes 7 seconds at most with %i Citizens to turn', (turns) => {
    const citizens = turns === 0 ? ['noble revealed'] : CROWD.slice(0, turns);
    const scenes = riotOf(citizens, 0)('machine', false);
    expect(scenes.filter(({ riot }) => riot?.part === 'turns')).toHaveLength(turns);
    expect(scenes.reduce((sum, scene) => sum + naturalLength(scene), 0)).toBeLessThanOrEqual(7000);
  });
});
