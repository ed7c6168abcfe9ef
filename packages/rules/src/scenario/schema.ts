import type { Rules } from '../model/rules.js';
import { scenarioShape } from './format.js';
import type { Field, Shape } from './shape.js';

/** A JSON Schema (draft 2020-12) of scenario files for these rules; `docs/scenario.schema.json` holds it. */
export function buildScenarioSchema(rules: Rules): Record<string, unknown> {
  const defs: Definitions = {};
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'A scenario of City of the Great Machine',
    ...schemaOf(scenarioShape(rules), defs),
    $defs: defs,
  };
}

/** Schemas that are used in several places, by name. */
type Definitions = Record<string, object>;

function schemaOf(shape: Shape, defs: Definitions): Record<string, unknown> {
  if (shape.called === undefined) return formOf(shape, defs);
  defs[shape.called] ??= formOf(shape, defs);
  return { $ref: `#/$defs/${shape.called}` };
}

function formOf(shape: Shape, defs: Definitions): Record<string, unknown> {
  switch (shape.is) {
    case 'anything':
      return {};
    case 'absent':
      return { type: 'null' };
    case 'flag':
      return { type: 'boolean' };
    case 'text':
      return shape.pattern === undefined
        ? { type: 'string' }
        : { type: 'string', pattern: shape.pattern.source };
    case 'number':
      return withoutMissing({
        type: shape.whole ? 'integer' : 'number',
        minimum: shape.least,
        maximum: shape.most,
      });
    case 'word':
      return shape.of.length === 0 ? { not: {} } : { enum: shape.of };
    case 'list':
      return withoutMissing({
        type: 'array',
        items: schemaOf(shape.each, defs),
        maxItems: shape.most,
        uniqueItems: shape.unique,
      });
    case 'either':
      return { anyOf: shape.shapes.map((inner) => schemaOf(inner, defs)) };
    case 'record':
      return shape.keys === undefined
        ? { type: 'object', additionalProperties: schemaOf(shape.each, defs) }
        : {
            type: 'object',
            propertyNames: { enum: shape.keys },
            additionalProperties: schemaOf(shape.each, defs),
          };
    case 'object':
      return withoutMissing({
        type: 'object',
        properties: describeFields(shape.fields, defs),
        required: shape.required,
        maxProperties: shape.single ? 1 : undefined,
        minProperties: shape.single ? 1 : undefined,
        additionalProperties: shape.open === true,
      });
  }
}

function describeFields(fields: Readonly<Record<string, Field>>, defs: Definitions): Record<string, object> {
  return Object.fromEntries(
    Object.entries(fields).map(([key, [shape, description]]) => [
      key,
      { description, ...schemaOf(shape, defs) },
    ]),
  );
}

function withoutMissing(schema: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined));
}
