import type { GameConfig } from '../model/config.js';
import { AUDIENCES } from '../model/module-view.js';
import type { Expectation, ScenarioStep } from './expectation.js';
import { sayKnown } from './nearest.js';
import type { Scenario } from './scenario.js';

/** Whom a step names: an actor; an actor or a seat; or also an audience. */
interface Mention {
  readonly path: string;
  readonly who: string | undefined;
  readonly as: 'actor' | 'player' | 'viewer';
}

/** Steps that speak of seats and Heroes who are not at this table. */
export function findStrangers({ steps = [] }: Scenario, { seats }: GameConfig): string[] {
  const actor = [...new Set(seats.flatMap(({ speaksFor }) => speaksFor))];
  const player = [...new Set([...seats.map(({ seat }) => seat), ...actor])];
  const known = { actor, player, viewer: [...new Set([...AUDIENCES, ...player])] };
  return steps
    .flatMap((step, at) => mentionsOf(step, `steps[${at}]`))
    .flatMap(({ path, who, as }) =>
      who === undefined || known[as].includes(who)
        ? []
        : `${path}: nobody at this table is or plays '${who}'; it is not ${sayKnown(who, known[as])}`,
    );
}

function mentionsOf(step: ScenarioStep, path: string): Mention[] {
  return [
    ...inAnswer(step, path),
    ...inKeys(step.choose, `${path}.choose`, 'actor'),
    ...(step.pass ?? []).map((who, at) => ({ path: `${path}.pass[${at}]`, who, as: 'actor' as const })),
    ...(step.expect === undefined ? [] : inCheck(step.expect, `${path}.expect`)),
  ];
}

function inAnswer(answer: Pick<ScenarioStep, 'do' | 'as' | 'undo'>, path: string): Mention[] {
  const keys = ['do', 'as', 'undo'] as const;
  return keys.map((key) => ({ path: `${path}.${key}`, who: answer[key], as: 'player' }));
}

function inKeys(record: object | undefined, path: string, as: Mention['as']): Mention[] {
  return Object.keys(record ?? {}).map((who) => ({ path: `${path}.${who}`, who, as }));
}

function inCheck(expected: Expectation, path: string): Mention[] {
  const offers = (['offered', 'notOffered'] as const).flatMap((key) =>
    (expected[key] ?? []).map(
      ({ to }, at): Mention => ({ path: `${path}.${key}[${at}].to`, who: to, as: 'player' }),
    ),
  );
  const viewers = (['view', 'sameAs'] as const).flatMap((key) =>
    (expected[key] ?? []).map(
      ({ of }, at): Mention => ({ path: `${path}.${key}[${at}].of`, who: of, as: 'viewer' }),
    ),
  );
  return [
    ...offers,
    ...(expected.refused ?? []).flatMap((answer, at) => inAnswer(answer, `${path}.refused[${at}]`)),
    ...inKeys(expected.asked, `${path}.asked`, 'actor'),
    ...viewers,
    ...inKeys(expected.mayUndo, `${path}.mayUndo`, 'player'),
  ];
}
