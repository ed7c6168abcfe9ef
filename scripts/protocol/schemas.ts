import { type JsonSchema, namedJsonSchemas } from '@great-machine/protocol';

/** Where OpenAPI and AsyncAPI both keep their schemas. */
const PLACE = '#/components/schemas';

export function refTo(name: string): JsonSchema {
  return { $ref: `${PLACE}/${name}` };
}

const ALL = namedJsonSchemas(PLACE);

export function schemaNamed(name: string): JsonSchema {
  const schema = ALL[name];
  if (schema === undefined) throw new Error(`there is no schema '${name}'`);
  return schema;
}

/** The names of schemas that a part of a document refers to. */
function namesIn(part: unknown): readonly string[] {
  const refs = JSON.stringify(part).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g);
  return [...refs].flatMap(([, name]) => name ?? []);
}

/** The schemas that a part of a document needs, by name, with those that they need themselves. */
export function schemasFor(part: unknown): Readonly<Record<string, JsonSchema>> {
  const needed = new Set<string>();
  const visit = (names: readonly string[]): void => {
    for (const name of names) {
      if (needed.has(name)) continue;
      needed.add(name);
      visit(namesIn(schemaNamed(name)));
    }
  };
  visit(namesIn(part));
  return Object.fromEntries([...needed].sort().map((name) => [name, schemaNamed(name)]));
}
