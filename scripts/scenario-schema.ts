/** Writes the JSON Schema of scenario files: npm run -s scenario:schema */
import { writeFileSync } from 'node:fs';
import { assembleRules, buildScenarioSchema } from '@great-machine/rules';

const FILE = new URL('../../docs/scenario.schema.json', import.meta.url);

/** A list of words stands on one line. */
function withShortLists(json: string): string {
  return json.replace(/\[[^[\]{}]*\]/g, (list) =>
    list.replace(/\s+/g, ' ').replace('[ ', '[').replace(' ]', ']'),
  );
}

const schema = buildScenarioSchema(assembleRules());
writeFileSync(FILE, `${withShortLists(JSON.stringify(schema, undefined, 2))}\n`);
