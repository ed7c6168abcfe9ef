import { z } from 'zod';
import { SCHEMAS } from './schemas.js';

/** A JSON Schema as plain data. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** The JSON Schemas of everything that has a name, as they are sent; they refer to each other at this place of a document. */
export function namedJsonSchemas(place: string): Readonly<Record<string, JsonSchema>> {
  const { schemas } = z.toJSONSchema(SCHEMAS, { io: 'input', uri: (id) => `${place}/${id}` });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _, $id: __, ...schema }]) => [id, schema as JsonSchema]),
  );
}

/** The name of a schema in the documents. */
export function nameOf(schema: z.ZodType): string {
  const id = SCHEMAS.get(schema)?.id;
  if (id === undefined) throw new Error('a schema of a document has no name');
  return id;
}
