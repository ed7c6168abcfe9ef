import { type AnswerPick, type Game, heroAt, itemAt, tokensAt, tokensOf } from '@great-machine/rules';
import { chanceOfHero, type Expectation } from './expectation.js';
import type { AppraiseServantAction, ModuleKnowledge, ModuleQuestion } from './knowledge.js';
import type { Outlook } from './outlook.js';
import type { Appraised } from './servant-worths.js';

const ESPIONAGE = 'espionage';
const IN_EVALUATION = { taken: 0.05, given: 0.08 };
/** Trust that a Hero pays more under Supervision in a round, and how often a blue token comes to be activated. */
const SUPERVISED = 2;
const COMES_TO_IT = 0.35;
/** How much more a Raid catches that goes by what is known. */
const KNOWN = 0.5;

type WorthOfSurge = (g: Game, o: Outlook, expected: Expectation, hero: number, at: number) => number;

/** What it is worth to give a token to a Hero in a District. */
const SURGES: Readonly<Record<string, WorthOfSurge>> = {
  [ESPIONAGE]: (_g, o, { chances }, hero) => KNOWN * o.worthOfPlan * (1 - Math.max(...itemAt(chances, hero))),
  deterrence: (_g, o, expected, hero, at) => o.weights.trust * (1 + chanceOfHero(expected, hero, at)),
  coercion: (g, o, _expected, hero) => COMES_TO_IT * o.weights.guard * (heroAt(g, hero).trust < 4 ? 1.5 : 1),
  custody: (g, o, _expected, hero) =>
    COMES_TO_IT * Math.max(o.weights.accessCard, o.weights.trust * heroAt(g, hero).trust),
  supervision: (g, o, _expected, hero) => o.weights.trust * Math.min(SUPERVISED, heroAt(g, hero).trust),
};

function typesAt(g: Game, kind: string, at: number): readonly string[] {
  return tokensAt(g, kind, at).flatMap(({ face }) => face ?? []);
}

/** The token that hurts a Hero there most; never one of a type that the Hero holds (CHR-7). */
const giveSurge: AppraiseServantAction = (g, o, expected, at, servant) => {
  const taken = new Set(typesAt(g, 'surge-taken', servant));
  let best: Appraised | undefined;
  g.state.heroes.forEach(({ place }, hero) => {
    if (place !== at) return;
    const held = [...typesAt(g, 'surge-given', hero), ...typesAt(g, 'surge-active', hero)];
    for (const surge of taken) {
      if (held.includes(surge)) continue;
      const worth = itemAt(SURGES, surge)(g, o, expected, hero, at);
      if (best !== undefined && worth <= best.worth) continue;
      const picks: AnswerPick[] = [
        { pick: 'hero', of: hero },
        { pick: 'surge', of: surge },
      ];
      best = { worth, picks };
    }
  });
  return best;
};

/** Whatever is of use now is activated. */
function activate({ options }: ModuleQuestion): readonly AnswerPick[] {
  return [options.find(({ pick }) => pick === 'surge') ?? itemAt(options, 0)];
}

/** Chronoleon gives what she has taken, and the Great Machine activates it at the first occasion. */
export const chronoleon: ModuleKnowledge = {
  answers: { surge: activate },
  servantActions: { 'give-surge': giveSurge, 'give-surge-freely': giveSurge },
  evaluate: (g) =>
    IN_EVALUATION.taken * tokensOf(g, 'surge-taken').length +
    IN_EVALUATION.given * tokensOf(g, 'surge-given').length,
  isSurprising: (picks) => picks.some(({ pick, of }) => pick === 'surge' && of === ESPIONAGE),
};
