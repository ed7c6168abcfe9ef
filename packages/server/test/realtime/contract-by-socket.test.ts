import { describeTableConnection } from '../../../client/test/contract.js';
import { serverForTests } from '../tables/server-for-tests.js';
import { bySocket, openOnline } from './online.js';

const site = serverForTests();

describeTableConnection('a table on a server, by socket', async (side, seed) => {
  const connection = await openOnline(site.address, bySocket, side, seed);
  return { connection, isServed: true, close: () => connection.leave() };
});
