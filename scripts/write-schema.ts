/** Writes the JSON Schema of scenario files for the shipped rules: `npm run -s schema:write`. */
import { writeFileSync } from 'node:fs';
import { assembleRules, buildScenarioSchema } from '@great-machine/rules';

const schema = buildScenarioSchema(assembleRules());
writeFileSync(
  new URL('../../docs/scenario.schema.json', import.meta.url),
  `${JSON.stringify(schema, null, 2)}\n`,
);
