import { commitmentTo, keyOfToss } from '@great-machine/protocol';
import {
  assembleRules,
  createConfig,
  type GameOptions,
  itemAt,
  type ModuleRequest,
  Play,
  playerDice,
  RULES_VERSION,
} from '@great-machine/rules';
import { feedsOf, HostedGame, type ReplayFile } from '../../src/index.js';

const TABLE = 'table-01';
const SEATS = ['machine', 'revolutionary-1'];
const bitsOf = (of: string) => (of === 'server' ? '5' : of === 'machine' ? 'a' : 'b').repeat(32);

/** The replay of a whole game, which was played at random. */
export async function playForReplay(
  seed: number,
  setup: Omit<GameOptions, 'key'> & { readonly modules?: readonly ModuleRequest[] } = { revolutionaries: 1 },
): Promise<ReplayFile> {
  const { modules, ...options } = setup;
  const rules = assembleRules(modules);
  const tossed = ['server', ...SEATS].map((of) => ({ of, bits: bitsOf(of) }));
  const key = keyOfToss(TABLE, tossed);
  const chance = options.seed === undefined ? { key } : {};
  const game = new HostedGame(Play.begin(rules, createConfig(rules, { ...options, ...chance })));
  const below = playerDice(seed);
  while (game.play.state.outcome === undefined) answerAtRandom(game, below);
  const { lines } = game.kept;
  const { config, entries, hash } = game.record();
  const part = { rulesVersion: RULES_VERSION, config, entries, hash };
  const committed = (of: string) => commitmentTo(TABLE, { of, bits: bitsOf(of) });
  const file: ReplayFile = {
    format: 1,
    table: TABLE,
    setup: JSON.parse(JSON.stringify(setup)),
    toss: {
      isSeedChosen: options.seed !== undefined,
      server: committed('server'),
      seats: SEATS.map((seat) => ({ seat, commitment: committed(seat), hasRevealed: true })),
      leftOut: [],
      revealed: { key, tossed },
    },
    parts: [part],
    feeds: await feedsOf(part, lines, async () => {}),
  };
  return JSON.parse(JSON.stringify(file));
}

function answerAtRandom(game: HostedGame, below: (n: number) => number): void {
  const { play } = game;
  const asked = play.config.seats
    .flatMap(({ seat }) => play.questions(seat))
    .filter(({ awaited, options }) => awaited && options.length > 0);
  const { seat, id, rev, options } = itemAt(asked, below(asked.length));
  const { pick } = itemAt(options, below(options.length));
  const refusal = game.answer([{ seat, decision: id, rev, picks: [pick] }]);
  if (refusal !== undefined) throw new Error(`an answer is refused: ${refusal.code}`);
}
