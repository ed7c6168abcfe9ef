import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs';
import { RULES_VERSION } from '@great-machine/rules';
import type { EvaluatedGame, GamesSettings } from './evaluation-games.js';

/** Games to learn from as JSON lines: the settings, then a game in each. A last line that was torn off is dropped. */
export class GamesFile {
  readonly settings: GamesSettings;
  readonly games: EvaluatedGame[];

  /** With settings the file is begun, or gone on with if they are the same; without, it is read. */
  constructor(
    private readonly file: string,
    settings?: GamesSettings,
  ) {
    if (settings !== undefined && !existsSync(file)) appendFileSync(file, `${headOf(settings)}\n`);
    const text = readFileSync(file, 'utf8');
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    if (settings !== undefined && whole !== text) truncateSync(file, Buffer.byteLength(whole));
    const [head = '', ...lines] = whole.split('\n').slice(0, -1);
    if (settings !== undefined && head !== headOf(settings))
      throw new Error(`${file} was begun with other settings: ${head}`);
    this.settings = (JSON.parse(head) as { settings: GamesSettings }).settings;
    this.games = lines.map((line) => JSON.parse(line) as EvaluatedGame);
  }

  append(game: EvaluatedGame): void {
    this.games.push(game);
    appendFileSync(this.file, `${JSON.stringify(game)}\n`);
  }
}

function headOf(settings: GamesSettings): string {
  return JSON.stringify({ file: 'great-machine evaluation games', rules: RULES_VERSION, settings });
}
