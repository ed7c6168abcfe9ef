#!/usr/bin/env node
import { openBrowser } from './open-browser.js';
import { cleanUpSooner } from './operations/heap.js';
import { OperatorKeyError } from './operations/operator-key.js';
import { isOwnMachine, type Server, serve } from './serve.js';
import { readSettings, SettingsError } from './settings/settings.js';
import { settingsAsText } from './settings/table.js';
import { StoreError } from './store/store.js';

const HELP = `Usage: npm start

Serves Great Machine: the client and tables online, on one port. docs/hosting.md says more.
Environment variables, with what is usual:

${settingsAsText()}`;

/** In milliseconds: what is under way may take so long when the server is asked to stop. */
const DRAINING = 10_000;

const [word] = process.argv.slice(2);
if (word === '--help' || word === '-h') process.stdout.write(HELP);
else if (word !== undefined) fail(`There is no option ${word}: npm start -- --help lists the settings.`);
else await start();

async function start(): Promise<void> {
  try {
    cleanUpSooner();
    const settings = readSettings(process.env);
    const server = await serve(settings);
    stopWhenAsked(server);
    console.log(server.greeting);
    if (settings.openBrowser && isOwnMachine(settings.host)) openBrowser(server.address);
  } catch (error) {
    fail(reasonOf(error));
  }
}

function stopWhenAsked(server: Server): void {
  const stop = () => {
    setTimeout(() => fail('Not everything under way was finished.'), DRAINING).unref();
    server.close().then(
      () => process.exit(0),
      (error) => fail(reasonOf(error)),
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

function reasonOf(error: unknown): string {
  if (error instanceof SettingsError || error instanceof StoreError || error instanceof OperatorKeyError)
    return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return `${error.message}: stop the other program, or set another PORT.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function fail(reason: string): never {
  console.error(reason);
  process.exit(1);
}
