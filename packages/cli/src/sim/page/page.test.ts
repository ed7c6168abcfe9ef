import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCli } from '../../../test/io.js';

let folder: string;
let page: string;
let text: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'great-machine-page-'));
  const file = join(folder, 'report.html');
  writeFileSync(file, 'an older report');
  const args = ['--games', '20', '--paired', '--seed', '<b>&"\'', '--report', file];
  const { code, out } = await runCli(['sim', ...args]);
  expect(code).toBe(0);
  text = out;
  page = readFileSync(file, 'utf8');
});

afterAll(() => rmSync(folder, { recursive: true }));

it('is one whole document: every tag is closed', () => {
  expect(page).toMatch(/^<!DOCTYPE html>\n<html lang="en">/);
  const open: string[] = [];
  for (const [, closing, name = '', rest = ''] of page.matchAll(/<(\/?)([a-z][a-z0-9]*)\b([^>]*)>/g)) {
    if (name === 'meta' || rest.endsWith('/')) continue;
    if (closing === '/') expect(open.pop()).toBe(name);
    else open.push(name);
  }
  expect(open).toEqual([]);
});

it('needs nothing beside it', () => {
  expect(page).not.toMatch(/<script|<link|<img|<iframe|@import|url\(|\b(src|href)=|https?:/i);
});

it('escapes what people typed', () => {
  expect(page).toContain('seed &lt;b&gt;&amp;&quot;&#39;');
  expect(page).not.toContain('<b>');
});

it('has every figure of the report in words', () => {
  const figures = text.match(/\d+\.\d to \d+\.\d/g) ?? [];
  expect(figures.length).toBeGreaterThan(5);
  for (const figure of figures) expect(page).toContain(figure);
  for (const title of ['Who wins', 'How games end', 'Trios', 'City Events', 'Directives', 'Districts'])
    expect(page).toContain(`<h2>${title}</h2>`);
});

it('has a text for each drawing, and headed tables', () => {
  const drawings = page.match(/<svg [^>]*>/g) ?? [];
  expect(drawings).toHaveLength(7);
  for (const drawing of drawings) expect(drawing).toMatch(/role="img" aria-label="[^"]{10,}"/);
  const tables = page.match(/<table>/g) ?? [];
  expect(tables.length).toBeGreaterThan(0);
  expect(page.match(/<caption>/g)).toHaveLength(tables.length);
  expect(page).toContain('prefers-color-scheme: dark');
  expect(page).not.toMatch(/NaN|undefined|Infinity/);
});
