import { access, accessChoice } from '../../flow/access.js';
import { MACHINE } from '../../flow/actors.js';
import { closing, freeIdentification } from '../../flow/closing.js';
import { detainment, detainmentChoice } from '../../flow/detainment.js';
import { dieRoll } from '../../flow/dice.js';
import { heroActionChoice } from '../../flow/hero-action.js';
import { attack, attackFrame, attackPayment } from '../../flow/hero-actions/attack.js';
import { centralSquare } from '../../flow/hero-actions/central-square.js';
import { controlNexusA, controlNexusB } from '../../flow/hero-actions/control-nexus.js';
import { gainTrust } from '../../flow/hero-actions/gain-trust.js';
import {
  citizenReturn,
  directiveDiscard,
  grandCitadelA,
  grandCitadelAFrame,
  grandCitadelB,
  grandCitadelBFrame,
} from '../../flow/hero-actions/grand-citadel.js';
import { identify } from '../../flow/hero-actions/identify.js';
import { incitement } from '../../flow/hero-actions/incitement.js';
import { moveCitizens } from '../../flow/hero-actions/move-citizens.js';
import { riot, riotArrests, riotFrame } from '../../flow/hero-actions/riot.js';
import { towerOfLawA, towerOfLawB } from '../../flow/hero-actions/tower-of-law.js';
import { heroes, heroTurn } from '../../flow/heroes.js';
import { machine, machinePhase } from '../../flow/machine.js';
import { escapeFrame, heroStep } from '../../flow/movement.js';
import { opening, trustSplit } from '../../flow/opening.js';
import { collectivePayment, machinePayment, machinePaymentChoice, trustShare } from '../../flow/payment.js';
import { cardRetrieval, retrieval } from '../../flow/retrieval.js';
import { game, round } from '../../flow/round.js';
import {
  centralSquareBonds,
  drawDirectiveAction,
  publishDirectiveAction,
  repositionAction,
} from '../../flow/servant-actions/special.js';
import { arrest, raid, repair } from '../../flow/servant-actions/standard.js';
import { setup } from '../../flow/setup.js';
import { EVENTS } from '../../model/event-table.js';
import { PICKS } from '../../model/picks.js';
import type { GameModule } from '../../model/rules.js';
import { ADJUSTMENTS, adjustmentsFor } from './adjustments.js';
import { CITY_EVENTS, DIRECTIVES, HEROES } from './cards.js';
import { DISTRICTS } from './districts.js';
import { INVARIANTS } from './invariants.js';
import { NAMES } from './names.js';
import { beginsInCitadel, SERVANTS } from './servants.js';
import { discontent, masterPlan, revolution } from './victory.js';

/** The core game, One versus Many, assembled as an expansion is. */
export const oneVersusMany: GameModule = {
  id: 'one-versus-many',
  version: 1,
  isGame: true,
  options: ADJUSTMENTS,
  partsFor: adjustmentsFor,
  actors: [MACHINE],
  districts: DISTRICTS,
  heroes: HEROES,
  servants: SERVANTS.map(beginsInCitadel),
  cityEvents: CITY_EVENTS,
  directives: DIRECTIVES,
  tracks: [discontent, masterPlan],
  servantActions: [
    arrest,
    repair,
    raid,
    drawDirectiveAction,
    publishDirectiveAction,
    repositionAction,
    centralSquareBonds,
  ],
  heroActions: [
    incitement,
    attack,
    identify,
    moveCitizens,
    gainTrust,
    riot,
    centralSquare,
    controlNexusA,
    controlNexusB,
    towerOfLawA,
    towerOfLawB,
    grandCitadelA,
    grandCitadelB,
  ],
  frames: [
    game,
    round,
    setup,
    opening,
    access,
    machine,
    heroes,
    heroTurn,
    escapeFrame,
    dieRoll,
    detainment,
    attackFrame,
    riotFrame,
    retrieval,
    grandCitadelAFrame,
    grandCitadelBFrame,
    collectivePayment,
    machinePayment,
    closing,
  ],
  decisions: {
    'trust-split': trustSplit,
    'access-choice': accessChoice,
    'machine-phase': machinePhase,
    'hero-step': heroStep,
    detainment: detainmentChoice,
    'hero-action': heroActionChoice,
    'attack-payment': attackPayment,
    'riot-arrests': riotArrests,
    'card-retrieval': cardRetrieval,
    'directive-discard': directiveDiscard,
    'citizen-return': citizenReturn,
    'free-identification': freeIdentification,
    'trust-share': trustShare,
    'machine-payment': machinePaymentChoice,
  },
  hooks: revolution,
  events: EVENTS,
  picks: PICKS,
  invariants: INVARIANTS,
  names: NAMES,
};
