import {
  CITIZEN_KINDS,
  guardsIn,
  openScenario,
  type Play,
  playerDice,
  type View,
} from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { openLateGame } from '../../../../rules/test/late-game.js';
import { REBELS, randomAnswer } from '../../../../rules/test/leaks/recording.js';
import { RULES } from '../../../test/situations.js';
import { assess, chanceAbove, chanceOfRiot, type Side } from './outlook.js';
import { WEIGHTS } from './weights.js';

/** Every way in which so many Citizens may turn out, one by one, with its chance. */
function everyOutcome(
  count: number,
  kinds: readonly (readonly [value: number, chance: number])[],
): (readonly [sum: number, chance: number])[] {
  if (count === 0) return [[0, 1]];
  return everyOutcome(count - 1, kinds).flatMap(([sum, chance]) =>
    kinds.map(([value, own]) => [sum + value, chance * own] as const),
  );
}

function chanceThat(
  outcomes: readonly (readonly [number, number])[],
  holds: (sum: number) => boolean,
): number {
  return outcomes.reduce((total, [sum, chance]) => total + (holds(sum) ? chance : 0), 0);
}

describe('the chance that active Citizens outnumber Traitors by more than a number', () => {
  it.each([
    [0.5, 0.2, 1],
    [0.5, 0.2, 2],
    [0, 0.4, 2],
    [1, 0, 1],
    [0.15, 0.85, 2],
  ])('active %f, Traitors %f, weighing %i', (active, traitor, weight) => {
    for (let count = 0; count <= 6; count++) {
      const outcomes = everyOutcome(count, [
        [1, active],
        [-weight, traitor],
        [0, 1 - active - traitor],
      ]);
      for (let least = -8; least <= 8; least++) {
        const exact = chanceThat(outcomes, (sum) => sum > least);
        expect(chanceAbove(count, active, traitor, weight, least), `${count}, ${least}`).toBeCloseTo(
          exact,
          9,
        );
      }
    }
  });
});

const PER_KIND = 5;

/** What each kind of an unknown Citizen counts for in a Riot, and how likely it is, by a view alone. */
function unknownKinds({ districts, stage }: View, traitorWeight: number): (readonly [number, number])[] {
  const known = districts.flatMap(({ citizens }) => citizens.flatMap(({ kind }) => kind ?? []));
  const left = CITIZEN_KINDS.map((kind) => PER_KIND - known.filter((other) => other === kind).length);
  const all = left.reduce((sum, count) => sum + count, 0);
  return left.map((count, kind) => [
    kind === 0 ? -traitorWeight : kind <= stage ? 1 : 0,
    all === 0 ? 0 : count / all,
  ]);
}

/** The chance of a Riot in each District by enumerating the kinds of all unknown Citizens. */
function enumerateRiots(view: View, traitorWeight: number): number[] {
  const kinds = unknownKinds(view, traitorWeight);
  return view.districts.map(({ citizens, guards }) => {
    const traitors = citizens.filter(({ kind }) => kind === 'traitor').length;
    const active = citizens.filter(({ active: is }) => is).length;
    const unknown = citizens.filter(({ kind }) => kind === undefined).length;
    const outcomes = everyOutcome(unknown, kinds);
    return chanceThat(outcomes, (sum) => active + sum > guards + traitors * traitorWeight);
  });
}

function expectRiots(play: Play, side: Side, traitorWeight: number, where: string): void {
  const g = play.look();
  const o = assess(g, side, WEIGHTS[side]);
  enumerateRiots(play.view(side), traitorWeight).forEach((exact, district) => {
    if (district >= g.state.city.length) return;
    const guards = guardsIn(g, district);
    const found = chanceOfRiot(g, o, 0, district, guards);
    expect(found, `${where}, ${side}, District ${district}`).toBeCloseTo(exact, 9);
    expect(chanceOfRiot(g, o, 0, district, guards)).toBe(found);
  });
}

describe('the chance of a Riot', () => {
  it('is that of all kinds of unknown Citizens, for what each side knows, in the course of late games', () => {
    for (let seed = 1; seed <= 4; seed++) {
      const play = openLateGame(RULES, seed);
      const below = playerDice(seed);
      for (let moment = 0; moment < 120; moment++) {
        if (moment % 40 === 0 && play.view('public').cityEvent !== 'paid-informers') {
          for (const side of ['machine', 'revolutionaries'] as const)
            expectRiots(play, side, 1, `seed ${seed}, moment ${moment}`);
        }
        const answer = randomAnswer(play, below, REBELS);
        if (answer === undefined) break;
        play.answer(answer);
      }
    }
  });

  it('counts a Traitor twice while informers are paid', () => {
    const play = openScenario(RULES, {
      format: 1,
      name: 'informers',
      round: 8,
      phase: 'access',
      event: 'paid-informers',
      tracks: { discontent: 12 },
      districts: {
        velvet: { guards: 1, citizens: ['artist identified', 'artist revealed', 'any', 'any'] },
        art: { guards: 0, citizens: ['traitor identified', 'scientist identified', 'any', 'any', 'any'] },
      },
    });
    for (const side of ['machine', 'revolutionaries'] as const) expectRiots(play, side, 2, 'paid informers');
  });
});
