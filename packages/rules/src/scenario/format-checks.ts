import { absent, either, type Field, list, object, oneOf, type Shape } from './shape.js';

/** A list that is looked at: some of its things, or how it is as a whole. */
export function listCheck(each: Shape): Shape {
  const items = list(each);
  const forms = oneOf({
    exactly: [items, 'These and no others, in any order.'],
    inOrder: [items, 'These in this order; others may stand between.'],
    exactlyInOrder: [items, 'These and no others, in this order.'],
  });
  return either(items, forms);
}

/** It may be said to be absent: `null`. */
export function orAbsent(shape: Shape): Shape {
  return shape.is === 'either' && shape.called === undefined
    ? either(...shape.shapes, absent)
    : either(shape, absent);
}

/** Parts of something that is looked at: none is needed, and each may be said to be absent. */
export function parts(fields: Readonly<Record<string, Field>>, required: readonly string[] = []): Shape {
  const entries = Object.entries(fields).map(([key, [shape, says]]): [string, Field] => [
    key,
    required.includes(key) ? [shape, says] : [orAbsent(shape), says],
  ]);
  return object(Object.fromEntries(entries), required);
}
