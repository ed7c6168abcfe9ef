/** A bot that plays one game on a server. */
import { parseArgs } from 'node:util';
import { makeKey, openTable } from '@great-machine/client/node';
import { cheapest, play } from './bot.js';

const USAGE = `usage: npm run -s example:bot -- LINK SEAT [--name NAME] [--key KEY]
  LINK         of the table, as its creator gave it: https://play.example/#/table/TABLE/SECRET
  SEAT         machine, revolutionary-1, …
  --name NAME  what the bot is called, Clockwork if not said
  --key KEY    the key of a player; a new one if not said`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { name: { type: 'string', default: 'Clockwork' }, key: { type: 'string' } },
});
const [link, seat] = positionals;
if (link === undefined || seat === undefined) {
  console.error(USAGE);
  process.exit(2);
}
const table = openTable(link, values.key ?? makeKey());
await play(table, seat, values.name, cheapest);
console.log(`The game is ${table.around.sheet?.stage}.`);
await table.leave();
