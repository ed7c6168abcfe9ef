import type { ScenarioStep } from '@great-machine/rules';

/** The City of these tests: Art, Science and Commerce on top; from Art to Commerce it is 2 Districts. */
const CITY = ['AASSCC', 'GVQQTN', 'GVIITN'];

/** The Great Machine's Phase with a City Event that says nothing before Closing. */
export const MACHINE_PHASE = {
  phase: 'machine',
  city: CITY,
  event: 'the-countdown',
  heroes: { finch: {}, fowler: {}, physician: {} },
} as const;

/** A Hero's turn at its beginning, with the same City Event. */
export function turnOf(hero: string) {
  return { phase: 'heroes', turn: hero, city: CITY, event: 'the-countdown' } as const;
}

/** A Hero who has arrived and may take an Action. */
export function actionOf(hero: string) {
  return { ...turnOf(hero), step: 'action' } as const;
}

/** The check that an answer is refused with this code and rule. */
export function refusal(actor: string, picks: readonly string[], code: string, rule: string): ScenarioStep {
  return { expect: { refused: [{ do: actor, picks, code, rule }] } };
}
