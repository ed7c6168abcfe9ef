import type { Game, Rules } from '@great-machine/rules';
import { tell } from '../../src/model/events.js';
import { REVEALED } from '../../src/model/state.js';
import type { PlantedLeak } from './planted.js';

/** A step of the flow that changes the state, tells of something harmless, and changes the state back. */
function withPassingChange(rules: Rules, frame: string, change: (g: Game) => void): Rules {
  const definition = rules.frames[frame];
  if (definition === undefined) throw new Error(`there is no frame '${frame}'`);
  const run = (g: Game) => {
    const { heroes, citizenFace, directives } = g.state;
    const before = { heroes: heroes.map((hero) => ({ ...hero })), faces: [...citizenFace], directives };
    change(g);
    tell(g, { event: 'phase-began', phase: g.state.phase });
    g.state.heroes = before.heroes;
    g.state.citizenFace = before.faces;
    g.state.directives = before.directives;
  };
  const steps = [{ name: 'planted', run }, ...definition.steps];
  return { ...rules, frames: { ...rules.frames, [frame]: { ...definition, steps } } };
}

/** Leaks that only what is shown in the middle of an answer gives away: before and after it all is well. */
export const PLANTED_IN_TOLD_VIEWS: readonly PlantedLeak[] = [
  {
    name: 'a chosen card that lies open while something is told',
    plant: (rules) =>
      withPassingChange(rules, 'machine', (g) => {
        for (const hero of g.state.heroes) hero.cardOpen = hero.chosen !== undefined;
      }),
  },
  {
    name: 'a Citizen who is face-up while something is told',
    plant: (rules) =>
      withPassingChange(rules, 'heroes', (g) => {
        g.state.citizenFace = g.state.citizenFace.map(() => REVEALED);
      }),
  },
  {
    name: "the Great Machine's hand among the discarded while something is told",
    plant: (rules) =>
      withPassingChange(rules, 'heroes', (g) => {
        const { directives } = g.state;
        g.state.directives = { ...directives, discarded: [...directives.discarded, ...directives.hand] };
      }),
  },
  {
    name: 'a view that tells more while nothing is asked',
    plant: (rules) => ({
      ...rules,
      views: [
        ...rules.views,
        {
          name: 'planted',
          build: (g) => (g.state.frames.some(({ asks }) => asks.length > 0) ? 0 : g.state.arrested[0]),
          secrecy: {},
        },
      ],
    }),
  },
];
