import { readdirSync, readFileSync } from 'node:fs';
import {
  assembleRules,
  buildScenarioSchema,
  MODULES,
  runScenario,
  type Scenario,
} from '@great-machine/rules';
import { describe, expect, it } from 'vitest';

const rules = assembleRules();
const here = new URL('.', import.meta.url);
const docs = new URL('../../../../docs/', here);
const scenarios = readdirSync(here)
  .filter((name) => name.endsWith('.json'))
  .map((file) => JSON.parse(readFileSync(new URL(file, here), 'utf8')) as Scenario);

describe('scenario files', () => {
  for (const scenario of scenarios) {
    it(`${scenario.name} [${(scenario.rules ?? []).join(', ')}]`, () => {
      const { failures } = runScenario(assembleRules(scenario.modules), scenario, readFrom(here));
      expect(failures).toEqual([]);
    });
  }
});

describe('the documents of the format', () => {
  it('publish the schema that the validator uses, which npm run scenario:schema writes', () => {
    const published = JSON.parse(readFileSync(new URL('scenario.schema.json', docs), 'utf8'));
    expect(published).toEqual(JSON.parse(JSON.stringify(buildScenarioSchema(rules))));
  });

  it('explain every key', () => {
    const text = readFileSync(new URL('scenarios.md', docs), 'utf8');
    const missing = keysOf(buildScenarioSchema(rules)).filter(
      (key) => !text.includes(`\`${key}\``) && !text.includes(`"${key}"`),
    );
    expect(missing).toEqual([]);
  });

  it('name every step that a game may be stopped before, and those that come with a module', () => {
    const text = readFileSync(new URL('scenarios.md', docs), 'utf8');
    const everything = Object.values(assembleRules(MODULES.map(({ id }) => id)).frames);
    const frames = everything.map(
      ({ name, steps }) => `${name}: ${steps.map((step) => step.name).join(', ')}`,
    );
    const ofModules = MODULES.filter(({ isGame }) => !isGame).flatMap(({ id, needs = [] }) => {
      const steps = stepsIn([...needs, id]).filter((step) => !stepsIn(needs).includes(step));
      return steps.length === 0 ? [] : `| \`${id}\` | ${steps.map((step) => `\`${step}\``).join(', ')} |`;
    });
    expect([...frames, ...ofModules].filter((line) => !text.includes(`\n${line}\n`))).toEqual([]);
  });

  it('give examples that hold', () => {
    const text = readFileSync(new URL('scenarios.md', docs), 'utf8');
    const examples = [...text.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json = '']) => JSON.parse(json));
    expect(examples).not.toEqual([]);
    for (const example of examples) expect(runScenario(rules, example, readFrom(docs)).failures).toEqual([]);
  });
});

/** Every step with these modules, by its frame and its own name. */
function stepsIn(modules: readonly string[]): readonly string[] {
  return Object.values(assembleRules(modules).frames).flatMap(({ name, steps }) =>
    steps.map((step) => `${name}.${step.name}`),
  );
}

/** Reads the files that others name, as seen from a folder. */
function readFrom(folder: URL): (name: string) => unknown {
  return (name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
}

/** Every key that a file may have, at any depth. */
function keysOf(schema: object): string[] {
  return Object.entries(schema).flatMap(([key, value]) => {
    const inner = typeof value === 'object' && value !== null ? keysOf(value) : [];
    return key === 'properties' ? [...Object.keys(value), ...inner] : inner;
  });
}
