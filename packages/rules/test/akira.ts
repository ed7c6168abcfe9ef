import type { Scenario } from '@great-machine/rules';

export const REVOLUTION = ['one-versus-many', 'bring-about-a-revolution'];

/** The same with Chronoleon, who has given Surge tokens. */
export const REVOLUTION_AND_SURGES = [...REVOLUTION, 'servants-of-the-machine', 'chronoleon'];

type Position = Omit<Scenario, 'format' | 'name'>;

/** Akira with these Inventions and 4 Trust in the Art District beside 2 Guards, about to take an Action. */
export function akiraActs(held: readonly string[], more: Position = {}): Position {
  return {
    modules: REVOLUTION,
    phase: 'heroes',
    turn: 'akira',
    step: 'action',
    event: 'the-countdown',
    city: ['AASSCC', 'GVQQTN', 'GVIITN'],
    districts: { art: { guards: 2 } },
    ...more,
    heroes: {
      akira: { in: 'art', trust: 4, forfeited: ['velvet'] },
      fowler: {},
      actress: {},
      ...more.heroes,
    },
    extra: { inventions: { held } },
  };
}

/** The same Akira on the way to another District. */
export function akiraMoves(held: readonly string[], to: string, more: Position = {}): Position {
  const { step: _, ...position } = akiraActs(held, more);
  const akira = { in: 'art', trust: 4, forfeited: ['velvet'], ...more.heroes?.akira, chosen: to };
  return { ...position, step: 'move', heroes: { ...position.heroes, akira } };
}

/** Answers a question about Inventions. */
export function use(invention: string) {
  return { do: 'akira', decision: 'invention', picks: [`invention ${invention}`] };
}

export const goOn = { do: 'akira', decision: 'invention', picks: ['go-on'] };
