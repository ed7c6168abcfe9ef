import { setTimeout } from 'node:timers/promises';
import { describeTableConnection } from '../../client/test/contract.js';
import { MODES, openTable } from './tables.js';

for (const tells of MODES)
  describeTableConnection(`a table that tells ${tells}`, async (side, seed) => {
    const seat = side === 'machine' ? 'machine' : 'revolutionary-1';
    const table = openTable({ seed, people: [seat], host: { tells, keep: () => setTimeout(0) } });
    const connection = table.connect({ seats: [seat], audience: side });
    return { connection, close: () => table.close() };
  });
