import {
  assembleRules,
  createConfig,
  type Game,
  type GameState,
  itemAt,
  liveGame,
  type Rules,
} from '@great-machine/rules';
import { moveToken } from '../../src/effects/tokens.js';
import type { HeroState } from '../../src/model/state.js';
import { tokensOf } from '../../src/model/tokens.js';
import { REVOLUTION } from '../akira.js';
import { CHRONOLEON, GENEROUS } from '../modules/surges.js';
import { configOf, randomRules } from '../modules/whole-games.js';
import { dealGame, type Manner, type Recording, recordGame, type Wishes } from './recording.js';

/** Enkidu's hand fills up, and the game lasts for a while. */
const THINKERS: Wishes = () => ['draw-theory', 'go-on', 'option no-trust', 'end'];

const LENDERS: Wishes = (play) => ['theory sociological', ...THINKERS(play)];

function isReturned({ extra }: GameState): boolean {
  const theories = extra.theories as { readonly bottom: readonly string[] } | undefined;
  return theories !== undefined && theories.bottom.length > 0;
}

const goesByLentCard = ({ chosen }: HeroState, hero: number) => chosen !== undefined && chosen.owner !== hero;

function isLent({ heroes }: GameState): boolean {
  return heroes.some(goesByLentCard);
}

/** The Great Machine has had its Phase beside a lent card, which is not revealed yet. */
function wasLentUnseen({ phase, heroes }: GameState): boolean {
  return phase === 'heroes' && heroes.some((state, hero) => goesByLentCard(state, hero) && !state.cardOpen);
}

/** A Hero is under Espionage with a card that is not revealed. */
function isLookedAt({ tokens, heroes }: GameState): boolean {
  const spied = tokens?.['surge-active']?.filter(({ face }) => face === 'espionage') ?? [];
  return spied.some(({ at }) => heroes[at]?.chosen !== undefined && !heroes[at].cardOpen);
}

const SMUGGLERS: Wishes = () => ['card smugglers-hideout', 'option no-trust', 'end'];

const ALL: Wishes = (play) => [...GENEROUS(play), ...LENDERS(play), ...SMUGGLERS(play)];

/** Each Servant with a token in the City has an Improvement from the start. */
function improveServants(g: Game): void {
  for (const [at, { servant }] of g.state.servants.entries()) {
    const lying = tokensOf(g, 'improvement').find(({ face }) => face === servant);
    if (lying !== undefined) moveToken(g, 'improvement', lying, 'improvement-installed', { at });
  }
}

export type ModuleGame =
  | 'theories'
  | 'lending'
  | 'lent'
  | 'hideout'
  | 'surges'
  | 'espionage'
  | 'random modules';

const revolution = assembleRules(REVOLUTION);

function recordWith(hero: string, seed: number, manner: Manner): Recording {
  const config = createConfig(revolution, {
    seed: `${hero} ${seed}`,
    city: 'random',
    revolutionaries: 1 + (seed % 3),
    heroes: [hero, 'finch', 'actress'],
  });
  return recordGame(revolution, dealGame(revolution, config), seed, manner);
}

function recordImproved(rules: Rules, seed: number, manner: Manner): Recording {
  const deal = dealGame(rules, configOf(rules, seed));
  improveServants(liveGame(rules, deal));
  return recordGame(rules, deal, seed, manner);
}

/** Games that come to such a position, and stop there. */
function recordUntil(
  until: (state: GameState) => boolean,
  record: (seed: number, manner: Manner) => Recording,
): (seed: number) => Recording {
  return (seed) => {
    for (let at = seed * 100; ; at++) {
      const recording = record(at, { most: 200, until });
      if (until(recording.end)) return recording;
    }
  };
}

/** Kinds of games with modules, each stopped while much is still hidden. */
const RECORD: Readonly<Record<ModuleGame, (seed: number) => Recording>> = {
  theories: recordUntil(isReturned, (seed, manner) =>
    recordWith('enkidu', seed, { wishes: THINKERS, ...manner }),
  ),
  lending: recordUntil(isLent, (seed, manner) => recordWith('enkidu', seed, { wishes: LENDERS, ...manner })),
  lent: recordUntil(wasLentUnseen, (seed, manner) =>
    recordWith('enkidu', seed, { wishes: LENDERS, ...manner }),
  ),
  hideout: (seed) => recordWith('julie', seed, { wishes: SMUGGLERS, most: 100 }),
  surges: (seed) => recordImproved(CHRONOLEON, seed, { wishes: GENEROUS, most: 200 }),
  espionage: recordUntil(isLookedAt, (seed, manner) =>
    recordImproved(CHRONOLEON, seed, { wishes: GENEROUS, ...manner }),
  ),
  'random modules': (seed) => recordImproved(randomRules(seed), seed, { wishes: ALL, most: 160 }),
};

const recordings = new Map<string, Recording>();

/** A recorded game, made when it is first needed. */
export function recordingOf(kind: ModuleGame, seed: number): Recording {
  const key = `${kind} ${seed}`;
  const recording = recordings.get(key) ?? itemAt(RECORD, kind)(seed);
  recordings.set(key, recording);
  return recording;
}
