import { parseArgs } from 'node:util';
import { itemAt } from '@great-machine/rules';

/** What both fits can be told. */
export function readFitting(games: number) {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: String(games) },
      seed: { type: 'string', default: 'fit' },
      threads: { type: 'string', default: '2' },
      write: { type: 'boolean', default: false },
    },
  });
  return { ...values, games: Number(values.games), threads: Number(values.threads) };
}

export function printCoefficients(names: readonly string[], values: readonly number[]): void {
  for (const [at, value] of values.entries())
    console.log(`${itemAt(names, at).padEnd(30)} ${value.toFixed(3)}`);
}
