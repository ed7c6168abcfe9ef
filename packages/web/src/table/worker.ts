import { type BotPool, DEVICE_BEATS, paceOf } from '@great-machine/bots';
import { createBrowserPool } from '@great-machine/bots/browser';
import { LocalTables } from './local-tables.js';
import { randomToken } from './random-token.js';
import { DeviceStore } from './store.js';
import { serveTables } from './wire.js';

let pool: BotPool | undefined;
const tables = new LocalTables(
  new DeviceStore(),
  () => {
    pool ??= createBrowserPool();
    return pool;
  },
  randomToken,
  paceOf(DEVICE_BEATS),
);

// A promise whose failure no caller caught is an error like any other.
self.addEventListener('unhandledrejection', ({ reason }) => reportError(reason));

serveTables(tables);
