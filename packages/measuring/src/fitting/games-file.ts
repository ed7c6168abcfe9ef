import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { RULES_VERSION } from '@great-machine/rules';
import { appendLine, dropTornLine, readLines } from '../files/lines.js';
import type { EvaluatedGame, GamesSettings } from './evaluation-games.js';

const KIND = 'great-machine evaluation games';

/** Games to learn from as JSON lines: the settings, then a game in each. A last line that was torn off is dropped. */
export class GamesFile {
  readonly settings: GamesSettings;
  readonly games: EvaluatedGame[];

  /** With settings the file is begun, or gone on with if they are the same; without, it is read. */
  constructor(
    private readonly file: string,
    settings?: GamesSettings,
  ) {
    if (settings !== undefined) beginFile(file, headOf(settings));
    const [head = '', ...lines] = readLines(file);
    if (!head.startsWith(`{"file":"${KIND}"`)) throw new Error(`${file} holds no games to learn from`);
    if (settings !== undefined && head !== headOf(settings))
      throw new Error(`${file} was begun with other settings: ${head}`);
    if (settings !== undefined) dropTornLine(file);
    this.settings = (JSON.parse(head) as { settings: GamesSettings }).settings;
    this.games = lines.map((line) => JSON.parse(line) as EvaluatedGame);
  }

  append(game: EvaluatedGame): void {
    this.games.push(game);
    appendLine(this.file, game);
  }
}

function headOf(settings: GamesSettings): string {
  return JSON.stringify({ file: KIND, rules: RULES_VERSION, settings });
}

/** A file whose first line was torn off is begun anew. */
function beginFile(file: string, head: string): void {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (`${head}\n`.startsWith(text)) writeFileSync(file, `${head}\n`);
}
