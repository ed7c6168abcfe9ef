import { itemAt, LAST_PLAN, RIOT_STAGE, RIOTS_TO_WIN, type View } from '@great-machine/rules';

/** Closer than this nobody is ahead. */
const CLOSE = 0.05;

export interface Race {
  /** How much of their way to victory each side has behind it, 0 to 1. */
  readonly machine: number;
  readonly heroes: number;
  readonly riots: number;
  readonly ahead: 'machine' | 'heroes' | 'nobody';
}

/** How far each side has come: the Master Plan on its way to XII; Riots, of which the Riot Stage is one. */
export function raceOf({ tracks, riots }: Pick<View, 'tracks' | 'riots'>): Race {
  const discontent = itemAt(tracks, 'discontent');
  const started = riots - (discontent === RIOT_STAGE ? 1 : 0);
  const machine = itemAt(tracks, 'master-plan') / LAST_PLAN;
  const heroes = Math.min(1, (started + discontent / RIOT_STAGE) / RIOTS_TO_WIN);
  const lead = machine - heroes;
  return {
    machine,
    heroes,
    riots,
    ahead: Math.abs(lead) < CLOSE ? 'nobody' : lead > 0 ? 'machine' : 'heroes',
  };
}
