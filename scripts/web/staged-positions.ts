import type { Scenario } from '@great-machine/rules';
import { HEROES_SEAT, MACHINE, POSITIONS } from './positions.js';

/** A position from which a staged moment is a few answers away. */
export interface StagedPosition {
  /** The event that is staged. */
  readonly moment: string;
  readonly position: Scenario;
  /** The person who watches; bots have the other seats. */
  readonly people: string;
  readonly level?: string;
  readonly picks: readonly string[];
  /** What the picture must show, where there are several of the event. */
  readonly isMeant?: string;
}

const { access, heroAction, heroStep, machine, detainment, end } = POSITIONS;
const CROWD = ['artist', 'scientist', 'noble revealed', 'artist identified', 'artist', 'traitor'];
const FEW = ['artist identified', 'noble revealed', 'scientist', 'traitor'];
const riot = (guards: number, citizens: readonly string[], more: Partial<Scenario> = {}): Scenario => ({
  ...heroAction,
  ...more,
  heroes: { ...heroAction.heroes, finch: { in: 'art', trust: 5 } },
  districts: { ...heroAction.districts, art: { guards, citizens } },
});
const ESCAPE: Scenario = {
  ...heroStep,
  event: 'security-checks',
  heroes: { ...heroStep.heroes, fowler: { in: 'central-square', trust: 0, chosen: 'science' } },
};
const countdown = (plan: number): Scenario => ({
  ...heroAction,
  round: 13,
  event: 'the-countdown',
  tracks: { discontent: 11, 'master-plan': plan },
});
const discontent = (now: number): Scenario => ({
  ...heroAction,
  tracks: { discontent: now, 'master-plan': 6 },
  heroes: { ...heroAction.heroes, finch: { in: 'art', trust: 5 } },
  districts: { ...heroAction.districts, art: { guards: 0, citizens: ['artist identified'] } },
});
const { modulesMachine, modulesHeroes } = POSITIONS;
const FLYING: Scenario = {
  ...modulesMachine,
  phase: 'heroes',
  turn: 'finch',
  heroes: { ...modulesMachine.heroes, finch: { in: 'art', trust: 5, chosen: 'science' } },
  tokens: { zeppelin: ['science'] },
};
/** Without a Bond there is nothing better to do than to board. */
const BOARDING: Scenario = {
  ...modulesMachine,
  bonds: 0,
  servants: {
    judgementor: { in: 'science' },
    'lex-hecate': { in: 'science' },
    chronoleon: { in: 'science' },
  },
  tokens: { zeppelin: ['science'] },
};
const THEORY: Scenario = {
  ...modulesMachine,
  phase: 'heroes',
  turn: 'finch',
  step: 'action',
  extra: { theories: { held: ['government'] } },
};
const INVENTION: Scenario = {
  ...modulesHeroes,
  extra: { inventions: { held: ['empathizer'] } },
};
const heroes = (moment: string, position: Scenario, ...picks: readonly string[]): StagedPosition => ({
  moment,
  position,
  people: HEROES_SEAT,
  picks,
});
const machines = (moment: string, position: Scenario, ...picks: readonly string[]): StagedPosition => ({
  moment,
  position,
  people: MACHINE,
  picks,
});

/** Every staged moment, and how to come to it. */
export const STAGED_MOMENTS: Readonly<Record<string, StagedPosition>> = {
  'riot-won': heroes('riot', riot(1, CROWD), 'do riot'),
  'riot-counted': { ...heroes('riot', riot(1, CROWD), 'do riot'), isMeant: '.m-banner' },
  'riot-lost': heroes('riot', riot(2, FEW), 'do riot'),
  'raid-laid': {
    ...heroes('raid-placed', { ...machine, directives: { hand: [] }, bonds: 5 }),
    level: 'journeyman',
  },
  'raid-sprung': heroes('hero-detained', detainment, 'to science'),
  'raid-failed': heroes('raid-failed', heroAction, 'do gain-trust'),
  'die-rolling': heroes('rolling-die', ESCAPE, 'to science'),
  'die-fallen': heroes('die-rolled', ESCAPE, 'to science'),
  captured: heroes('hero-captured', ESCAPE, 'to science'),
  'city-event': heroes('city-event-revealed', heroAction, 'do gain-trust'),
  'plan-step': machines('plan-advanced', countdown(6)),
  stage: heroes('discontent-raised', discontent(8), 'do incitement'),
  'riot-stage': heroes('riot-stage-reached', discontent(17), 'do incitement'),
  directive: {
    ...heroes('directive-published', {
      ...machine,
      directives: { hand: ['levy', 'shadow', 'optimize'] },
      servants: { ...machine.servants, judgementor: { in: 'tower-of-law' } },
    }),
    level: 'apprentice',
  },
  settled: heroes('detainment-settled', detainment, 'to science'),
  'access-dealt': machines('access-chosen', access),
  'access-revealed': machines('access-revealed', machine),
  'servant-boards': { ...heroes('servant-acted', BOARDING), level: 'journeyman' },
  'hero-flies': heroes('hero-relocated', FLYING, 'to science', 'to commerce'),
  improvement: machines('improvement-installed', modulesMachine, 'end', 'servant judgementor'),
  theory: heroes('theory-applied', THEORY, 'theory government'),
  breakdown: heroes('invention-tested', INVENTION, 'invention empathizer', 'hero finch'),
  'end-plan': { ...heroes('game-won', end, 'to science'), level: 'apprentice' },
  'end-countdown': machines('game-won', countdown(11)),
  'end-revolution': heroes('game-won', riot(1, CROWD, { riots: ['velvet', 'commerce'] }), 'do riot'),
};
