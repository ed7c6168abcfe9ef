import { forfeitChosenCard } from '../../../src/effects/access-cards.js';
import { loseTrust } from '../../../src/effects/trust.js';
import { MACHINE } from '../../../src/flow/actors.js';
import { type Detainment, NO_ACCESS, NO_TRUST, OPTION_A } from '../../../src/flow/detainment.js';
import type { Game } from '../../../src/model/game.js';
import { heroAt } from '../../../src/model/pieces.js';
import { citizensIn, isRevealedActive } from '../../../src/model/queries.js';
import type { GameModule } from '../../../src/model/rules.js';
import { answerByLot } from './answers.js';
import { automatonPhase, automatonView, EVENTS, fillBag } from './phase.js';

/** As the Great Machine would punish, but nobody receives Bonds. */
function punish(g: Game, { hero, option }: Detainment): void {
  if (option === OPTION_A) return;
  heroAt(g, hero).turnEnded = true;
  if (option !== NO_ACCESS) loseTrust(g, hero, heroAt(g, hero).trust, 'DET-4');
  if (option !== NO_TRUST) forfeitChosenCard(g, hero, 'DET-5');
}

function maybeArrestByLot(g: Game, { district, failed }: { district: number; failed?: boolean }): void {
  const active = citizensIn(g, district).some((citizen) => isRevealedActive(g, citizen));
  if (failed && active) answerByLot(g, 'riot-arrests', { district });
}

/** Nobody plays the Great Machine: its seat and its Phase give way to random draws, without Bonds and Raids. */
export const automaton: GameModule = {
  id: 'automaton',
  version: 1,
  needs: ['one-versus-many'],
  withoutActors: [MACHINE],
  withoutCityEvents: ['emergency-decree', 'sealed-archives', 'tax-audit'],
  frames: [automatonPhase],
  steps: [
    { in: 'setup', after: 'directives', step: { name: 'automaton', run: fillBag } },
    { in: 'opening', instead: 'bonds' },
    {
      in: 'detainment',
      instead: 'machine-chooses',
      step: {
        name: 'lot',
        run: (g: Game, { hero, by }: Detainment) => answerByLot(g, 'detainment', { hero, by }),
      },
    },
    { in: 'detainment', instead: 'option-b', step: { name: 'option-b', run: punish } },
    { in: 'riot', instead: 'arrests', step: { name: 'arrests', run: maybeArrestByLot } },
    { in: 'closing', instead: 'failed-raids' },
    { in: 'closing', instead: 'remove-raids' },
  ],
  events: EVENTS,
  view: automatonView,
  invariants: {
    'no-bonds': (g) => (g.state.bonds === 0 ? undefined : `${g.state.bonds} Bonds`),
    'no-raids': (g) => (g.state.raids.length === 0 ? undefined : 'a Raid'),
  },
};
