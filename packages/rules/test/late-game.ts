import { type LoggedPlay, openScenario, type Rules } from '@great-machine/rules';

/** Late in a game: the City seethes, one or two Riots have succeeded, and the Guards stand in the Major Districts. */
export function openLateGame(rules: Rules, seed: number): LoggedPlay {
  return openScenario(rules, {
    format: 1,
    name: 'a late game',
    seed: `rebels-${seed}`,
    round: 7,
    phase: 'access',
    city: 'random',
    tracks: { discontent: 14 + (seed % 4), 'master-plan': 4 },
    riots: seed % 2 === 0 ? ['velvet'] : ['velvet', 'art'],
    districts: Object.fromEntries(
      ['art', 'science', 'commerce', 'industrial', 'velvet'].map((id, at) => [
        id,
        { guards: at < 3 ? 0 : 1 },
      ]),
    ),
  });
}
