import { ENDPOINTS } from '@great-machine/protocol';
import { describe, expect, it } from 'vitest';
import { buildAsyncApi } from './asyncapi.js';
import { buildOpenApi } from './openapi.js';

/** What a reference of a document stands for. */
function resolve(document: object, ref: string): unknown {
  return ref
    .slice(2)
    .split('/')
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], document);
}

function refsIn(document: object): readonly string[] {
  return [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].flatMap(([, ref]) => ref ?? []);
}

describe.each([
  ['OpenAPI', buildOpenApi()],
  ['AsyncAPI', buildAsyncApi()],
])('the %s document', (_name, document) => {
  it('refers to nothing that is not in it, and holds no schema that nothing refers to', () => {
    const refs = refsIn(document);
    expect(refs.filter((ref) => !ref.startsWith('#/') || resolve(document, ref) === undefined)).toEqual([]);
    const schemas = Object.keys(resolve(document, '#/components/schemas') as object);
    expect(schemas.filter((name) => !refs.includes(`#/components/schemas/${name}`))).toEqual([]);
    expect(schemas.length).toBeGreaterThan(40);
  });

  it('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });
});

it('the OpenAPI document has every endpoint with its parameters', () => {
  const { paths } = buildOpenApi() as { paths: Record<string, Record<string, Operation>> };
  interface Operation {
    readonly operationId: string;
    readonly parameters: readonly { readonly name: string; readonly in: string }[];
  }
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.values(methods).map((operation) => ({ path, ...operation })),
  );
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(ENDPOINTS).sort());
  for (const { path, parameters } of operations) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(parameters.filter((one) => one.in === 'path').map(({ name }) => name)).toEqual(named);
  }
});

it('the AsyncAPI document tells what clients say from what the server says', () => {
  const document = buildAsyncApi();
  const said = (operation: string) =>
    (resolve(document, `#/operations/${operation}/messages`) as readonly { $ref: string }[]).map(({ $ref }) =>
      $ref.split('/').at(-1),
    );
  expect(said('hear')).toEqual(['Hello', 'Ask']);
  expect(said('tell')).toEqual(['Welcome', 'TellNews', 'Reply', 'RefuseRequest', 'Goodbye']);
});
