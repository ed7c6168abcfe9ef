import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { raisedLimits, readSettings, SettingsError } from './settings.js';
import { settingsAsMarkdown, settingsAsText } from './table.js';

const USUAL = {
  host: 'localhost',
  port: 4173,
  publicUrl: undefined,
  trustProxy: 0,
  dataDir: 'data',
  databaseUrl: undefined,
  databaseConnections: 10,
  keepDays: 0,
  requestsPerPlayer: 10,
  requestsPerAddress: 50,
  playersPerAddress: 40,
  socketsPerPlayer: 10,
  socketsPerAddress: 200,
  sockets: 8000,
  tablesPerPlayer: 20,
  tablesPerAddress: 60,
  tablesAwake: 2000,
  logLevel: 'warn',
  openBrowser: true,
};

function reasonsFor(variables: Record<string, string>): readonly string[] {
  try {
    readSettings(variables);
  } catch (error) {
    if (error instanceof SettingsError) return error.reasons;
    throw error;
  }
  return [];
}

describe('the settings', () => {
  it('are the usual ones where nothing is said, or only an empty word', () => {
    expect(readSettings({})).toEqual(USUAL);
    expect(readSettings({ PORT: '', HOST: '', DATABASE_URL: '', OTHER: 'x' })).toEqual(USUAL);
  });

  it('are what the variables say', () => {
    const said = readSettings({
      HOST: '0.0.0.0',
      PORT: ' 80 ',
      PUBLIC_URL: 'https://play.example/',
      TRUST_PROXY: '1',
      DATA_DIR: '/srv/great-machine',
      DATABASE_URL: 'postgres://machine:secret@db/great',
      DATABASE_CONNECTIONS: '25',
      KEEP_DAYS: '90',
      ...raisedLimits(),
      TABLES_AWAKE: '7',
      LOG_LEVEL: 'info',
      OPEN_BROWSER: 'no',
    });
    expect(said).toEqual({
      host: '0.0.0.0',
      port: 80,
      publicUrl: 'https://play.example',
      trustProxy: 1,
      dataDir: '/srv/great-machine',
      databaseUrl: 'postgres://machine:secret@db/great',
      databaseConnections: 25,
      keepDays: 90,
      requestsPerPlayer: 1_000_000,
      requestsPerAddress: 1_000_000,
      playersPerAddress: 1_000_000,
      socketsPerPlayer: 1_000_000,
      socketsPerAddress: 1_000_000,
      sockets: 1_000_000,
      tablesPerPlayer: 1_000_000,
      tablesPerAddress: 1_000_000,
      tablesAwake: 7,
      logLevel: 'info',
      openBrowser: false,
    });
  });

  it('are refused with every reason at once', () => {
    expect(reasonsFor({ PORT: '70000', LOG_LEVEL: 'loud', OPEN_BROWSER: 'maybe' })).toEqual([
      `PORT is '70000': it has to be a number from 0 to 65535`,
      `LOG_LEVEL is 'loud': it has to be fatal, error, warn, info, debug or silent`,
      `OPEN_BROWSER is 'maybe': it has to be yes or no`,
    ]);
  });

  it.each([
    ['HOST', 'http://here'],
    ['PORT', '80.5'],
    ['PORT', 'eighty'],
    ['PUBLIC_URL', 'ftp://play.example'],
    ['PUBLIC_URL', 'https://play.example/below'],
    ['TRUST_PROXY', '-1'],
    ['DATABASE_CONNECTIONS', '0'],
    ['SOCKETS_PER_ADDRESS', '0'],
    ['REQUESTS_PER_PLAYER', '2.5'],
  ])('refuse %s=%s', (name, text) => {
    expect(reasonsFor({ [name]: text })).toEqual([expect.stringContaining(`${name} is '${text}'`)]);
  });

  it('never repeat a secret', () => {
    expect(reasonsFor({ DATABASE_URL: 'mysql://machine:secret@db/great' })).toEqual([
      'DATABASE_URL has to be an address that begins with postgres://',
    ]);
  });

  it('stand in the docs and the help as they are', () => {
    const docs = readFileSync(new URL('../../../../docs/hosting.md', import.meta.url), 'utf8');
    expect(docs).toContain(settingsAsMarkdown());
    for (const name of settingsAsMarkdown().match(/[A-Z_]{4,}/g) ?? [])
      expect(settingsAsText()).toContain(name);
  });
});
