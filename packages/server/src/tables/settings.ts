import { Secret, TableSetup } from '@great-machine/protocol';
import { z } from 'zod';
import type { TableRow } from '../store/store.js';

/** What was agreed on, and of a listed table the invitation, which is for all. */
const Settings = z.object({ setup: TableSetup, invitation: Secret.optional() });
export type Settings = z.infer<typeof Settings>;

export function writeSettings(setup: TableSetup, invitation: string | undefined): string {
  return JSON.stringify({ setup, invitation: setup.isListed ? invitation : undefined });
}

export function readTableSettings({ settings }: Pick<TableRow, 'settings'>): Settings {
  return Settings.parse(JSON.parse(settings));
}
