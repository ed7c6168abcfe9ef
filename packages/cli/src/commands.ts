import type { Io } from './terminal/io.js';
import { wrapText } from './terminal/text.js';

/** A command: its help is here, so that asking for it loads no rules; the rest is loaded when it runs. */
export interface Command {
  readonly summary: string;
  readonly help: string;
  load(): Promise<{ run(args: readonly string[], io: Io): Promise<number> }>;
}

/** The preset Cities; a test holds them against those of the rules. */
export const PRESETS: readonly string[] = [
  'the-gearwheel',
  'the-keystone',
  'the-great-ring',
  'long-promenade',
  'the-cloister',
  'the-sky-bridges',
  'the-anvil',
  'citadel-lookout',
  'the-staircase',
  'twin-boilers',
  'the-spire',
];
/** What can be played beside the core game; a test holds it against the registry. */
export const MODULE_IDS: readonly string[] = [
  'bring-about-a-revolution',
  'servants-of-the-machine',
  'chronoleon',
  'pockets-of-resistance',
  'surveillance-zeppelin',
];
const MODULE_OPTIONS = `  --modules A,B    what is played beside the core game, or all:
${wrapText(MODULE_IDS.join(', '), ' '.repeat(19)).join('\n')}
  --option KEY=VAL what a module leaves to the table; may be given again`;
const GAME_OPTIONS = `  --players N      number of Revolutionaries: 1, 2 or 3
  --plan N         where the Master Plan starts: 1 to 4 (default 2;
                   3 suits a first game)
  --city CITY      random, preset, or the name of a preset:
${wrapText(PRESETS.join(', '), ' '.repeat(19)).join('\n')}
                   or a file with a City drawn by hand, see docs/cities.md
                   (default: preset for play, random for sim)
  --trio A,B,C     the three Heroes in play, or random (default)
  --lead A,B/C     which Heroes each Revolutionary leads; two may share one:
                   A,B/C,B (default: dealt in the order of Initiative)
${MODULE_OPTIONS}`;

export const COMMANDS: Readonly<Record<string, Command>> = {
  play: {
    summary: 'play a game in the terminal against bots',
    help: `Usage: play [options]

  --as SIDE        machine, heroes (default), or some Heroes: finch,actress
  --level LEVEL    who plays the others: apprentice, journeyman (default),
                   engineer, mastermind, or 1 to 4, or random
  --seed TEXT      the game's seed; the same seed gives the same deal, but bots
                   draw their own chance
${GAME_OPTIONS}
  --load FILE      go on with a saved game (made by 'save FILE' in a game): as
                   who you were, against the same bots, unless --as or --level
                   say otherwise
  --scenario FILE  play on from the position of a scenario
  --no-color       no colours; NO_COLOR and pipes do the same

If you lead some of the Heroes, bots lead the others and tell you their plans.
'heroes' makes you the only Revolutionary unless --players says otherwise.
Type 'help' in the game to see what you can type.
`,
    load: () => import('./play/command.js'),
  },
  sim: {
    summary: 'play many games between levels or random players and count',
    help: `Usage: sim [options]

  --games N        how many games (default 1000)
  --seed TEXT      game (or pair) i is seeded by TEXT-i (default great-machine)
  --machine LEVEL  who plays the Great Machine: apprentice, journeyman,
                   engineer, mastermind, or 1 to 4, or random (default)
  --heroes LEVEL   who plays the Heroes, likewise
  --paired         the same deal twice with the sides swapped: reports how the
                   level of --machine (A) does against that of --heroes (B)
  --iterations N   limits the search of every decision; reproducible
  --milliseconds N limits the time of every decision instead; the results then
                   depend on the computer and cannot be reproduced
${GAME_OPTIONS}
  --with HERO      random trios that all include this Hero
  --threads N      worker threads (default 1); the totals never depend on it
  --resume FILE    keep finished games in FILE, and go on from there next time
  --report FILE    also write a page with charts and tables (HTML)
  --json           print one JSON object

Ctrl-C prints the totals so far. docs/simulator.md explains every figure.
`,
    load: () => import('./sim/command.js'),
  },
  fuzz: {
    summary: 'play random games and check the engine after every answer',
    help: `Usage: fuzz [options]

  --games N        how many games (default 100)
  --seed TEXT      game number i is seeded by TEXT-i (default great-machine)
  --game I         only game number I, to reproduce a failure
  --checks LIST    all (default), or some of: invariants, always-option, words,
                   serialise, undo, pure, replay
${MODULE_OPTIONS}
                   --modules random draws others for each game
  --threads N      worker threads (default 1)
  --json           print one JSON object

Exit code 1 and a command to reproduce when a check fails.
`,
    load: () => import('./fuzz/command.js'),
  },
  replay: {
    summary: 'read or verify a recorded game',
    help: `Usage: replay FILE [options]

  --audience WHO   whose log: machine, revolutionaries or public (default)
  --to N           stop after entry N and draw the City
  --numbers        print the number of each entry, for --to and scenario --at
  --verify         re-execute the game and say whether it ends in the same state
  --no-color       no colours; NO_COLOR and pipes do the same

FILE is a saved game, a record, or a browser's report of a bug. It may also be
the replay of a game on a server, of any rules: the numbers are then those of
that side's own feed.
`,
    load: () => import('./replay/command.js'),
  },
  verify: {
    summary: 'check a game that was played on a server',
    help: `Usage: verify FILE

FILE is the replay of a finished game, as a table server gives it to those
who joined the table. It is checked by playing the game again: the
commitments of the server and of the seats, the key that their bits make, the
deal, every answer, the end, and what each side was told.

Exit code 0 when nothing is wrong; it says what other rules than these kept
it from checking.
`,
    load: () => import('./verify/command.js'),
  },
  scenario: {
    summary: 'run scenario files, or make one from a recorded game',
    help: `Usage: scenario FILE...
       scenario --export RECORD --at N --name NAME [--out FILE]

${MODULE_OPTIONS}
                   they are of files that name no modules
  --export RECORD  the recorded game to take a moment from
  --at N           the moment: after N entries
  --name NAME      the name of the scenario
  --out FILE       where to write it (default: print it)

Exit code 0 only when every scenario holds.
`,
    load: () => import('./scenario/command.js'),
  },
  server: {
    summary: 'look after a table server that runs',
    help: `Usage: server ACTION [options]

  list             the tables, latest first, and who sits there
  close TABLE      ends a table, visibly for all at it
  delete TABLE     deletes a table with all that belongs to it
  block PLAYER     a player, by the id that list and reports show
  unblock PLAYER
  blocked          the players who are blocked
  notice TEXT      tells all who are at a table; '' takes it down
  reports          what players have reported: talk and faults
  bug ID           the whole record of a table up to a reported fault
  backup FILE      writes everything that the server keeps
  restore FILE     enters a backup at a server that has no tables yet

  --data DIR       the folder of the server's data, where its key is
                   (default: DATA_DIR, or data)
  --url URL        where the server is (default: this machine, at PORT or 4173)
  --out FILE       where bug writes to (default: print it)
  --before TIME    what list and reports show is older, such as 2030-12-31;
                   they show 100 at once

Backups and the record of a bug hold everything that is hidden.
docs/hosting.md tells more.
`,
    load: () => import('./server/command.js'),
  },
};
