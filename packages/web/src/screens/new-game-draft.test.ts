import { LEVELS } from '@great-machine/bots';
import { CITY_PRESETS, createConfig } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { ui } from '../i18n/en/index.js';
import { RULES } from '../table/rules.js';
import { drawHeroes, heroesOf, ledBy } from './hero-content.js';
import { toggleModule } from './module-draft.js';
import {
  type Draft,
  faultsOf,
  firstDraft,
  pickHero,
  rivalOf,
  setupOf,
  withModules,
} from './new-game-draft.js';

const draft = firstDraft('journeyman');
const seats = (change: Partial<Draft>) =>
  createConfig(RULES, { ...setupOf({ ...draft, ...change }).options, seed: 'seed' }).seats.map(
    ({ speaksFor }) => speaksFor.length,
  );

describe('a new game', () => {
  it('can be played as it is', () => {
    expect(faultsOf(draft)).toEqual([]);
    const { options, occupants } = setupOf(draft);
    expect(options.seed).toBeUndefined();
    expect(createConfig(RULES, { ...options, seed: 'any' })).toMatchObject({
      masterPlan: 2,
      revolutionaries: 1,
    });
    expect(occupants).toEqual({ machine: { name: '', bot: 'journeyman' }, 'revolutionary-1': { name: '' } });
  });

  it('has a seat for each player', () => {
    expect(seats({ revolutionaries: 3 })).toEqual([1, 1, 1, 1]);
    expect(seats({ revolutionaries: 2 })).toEqual([1, 2, 1]);
    expect(seats({ revolutionaries: 2, sharedHero: true })).toEqual([1, 2, 2]);
  });

  it('shares a Hero only between two', () => {
    expect(seats({ revolutionaries: 3, sharedHero: true })).toEqual([1, 1, 1, 1]);
  });

  it('wants a person at a seat that is in use', () => {
    const bot = { who: 'engineer', name: '' } as const;
    const person = { who: 'person', name: '' } as const;
    expect(faultsOf({ ...draft, seats: [bot, person, person] })).toEqual(['no-person']);
    expect(faultsOf({ ...draft, seats: [bot, person, person], revolutionaries: 2 })).toEqual([]);
  });

  it('takes three Heroes and no fourth, and puts one back', () => {
    const two = ['finch', 'fowler'].reduce(pickHero, draft);
    expect(faultsOf(two)).toEqual(['three-heroes']);
    const three = pickHero(two, 'actress');
    expect(faultsOf(three)).toEqual([]);
    expect(pickHero(three, 'veteran').heroes).toEqual(['finch', 'fowler', 'actress']);
    expect(pickHero(three, 'finch').heroes).toEqual(['fowler', 'actress']);
  });

  describe('with Heroes of a module', () => {
    const revolution = withModules(draft, toggleModule(draft.modules, 'bring-about-a-revolution'));
    const withAkira = ['akira', 'finch'].reduce(pickHero, revolution);

    it('lets them be chosen beside those of the box', () => {
      expect(heroesOf(draft.modules)).toHaveLength(6);
      expect(heroesOf(revolution.modules).map(({ id }) => id)).toContain('akira');
      expect(setupOf(withAkira)).toMatchObject({ modules: revolution.modules });
    });

    it('takes one of them at most, and says beside whom the others cannot be', () => {
      expect(pickHero(withAkira, 'julie').heroes).toEqual(['akira', 'finch']);
      expect(rivalOf(withAkira, 'julie')).toBe('akira');
      expect(rivalOf(withAkira, 'akira')).toBeUndefined();
      expect(rivalOf(withAkira, 'fowler')).toBeUndefined();
    });

    it('puts them back with their module', () => {
      expect(withModules(withAkira, draft.modules).heroes).toEqual(['finch']);
    });
  });

  it('lets the players say who leads which Hero, and which one they share [R-SET-1]', () => {
    const chosen: Draft = {
      ...draft,
      revolutionaries: 2,
      heroesAre: 'chosen',
      heroes: ['veteran', 'finch', 'actress'],
      control: [
        ['actress', 'veteran'],
        ['finch', 'actress'],
      ],
    };
    const { seats } = createConfig(RULES, { ...setupOf(chosen).options, seed: 'any' });
    expect(seats.slice(1).map(({ speaksFor }) => speaksFor)).toEqual(chosen.control);
    expect(ledBy(chosen)).toEqual(chosen.control);
    expect(faultsOf({ ...chosen, control: [chosen.heroes, []] })).toEqual(['no-hero']);
    expect(pickHero(chosen, 'finch').control).toBeUndefined();
    expect(setupOf({ ...chosen, heroesAre: 'random' }).options.control).toBeUndefined();
  });

  it('deals Heroes in the order of Initiative where nobody has said who leads them', () => {
    const chosen: Draft = {
      ...draft,
      revolutionaries: 2,
      heroesAre: 'chosen',
      heroes: drawHeroes(draft.modules, 'any'),
    };
    const [first, second, third] = chosen.heroes;
    expect(ledBy(chosen)).toEqual([[first, third], [second]]);
    expect(ledBy({ ...chosen, heroesAre: 'random' })).toEqual([2, 1]);
  });

  it('keeps a seed that was given', () => {
    expect(setupOf({ ...draft, seed: ' brass ' }).options.seed).toBe('brass');
  });

  it('has words for every City and every level', () => {
    for (const { id } of CITY_PRESETS) expect(ui).toHaveProperty([`ui.city.${id}.note`]);
    for (const level of LEVELS) expect(ui).toHaveProperty([`ui.level.${level}.note`]);
  });
});
