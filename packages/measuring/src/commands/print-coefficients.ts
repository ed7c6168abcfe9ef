import { itemAt } from '@great-machine/rules';

export function printCoefficients(names: readonly string[], values: readonly number[]): void {
  for (const [at, value] of values.entries())
    console.log(`${itemAt(names, at).padEnd(30)} ${value.toFixed(3)}`);
}
