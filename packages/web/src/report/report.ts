import { downloadText } from '../kit/download.js';
import { localTables } from '../table/client.js';

/** What went wrong, as far as the page knows. */
export interface Trouble {
  readonly message: string;
  readonly stack?: string;
}

/** A developer who has the file can play the game again to the same point. */
interface BugReport extends Trouble {
  readonly what: 'great-machine bug report';
  readonly when: string;
  readonly userAgent: string;
  readonly address: string;
  /** The record of the open table; it holds everything hidden. */
  readonly game?: unknown;
}

/** A table worker that does not answer keeps nobody from a report. */
const PATIENCE = 5000;

export function troubleOf(error: unknown): Trouble {
  if (error instanceof Error) return { message: `${error.name}: ${error.message}`, stack: error.stack };
  return { message: String(error) };
}

/** The table that an address is about. */
export function tableOfAddress(hash: string): string | undefined {
  const [, id] = /^#\/table\/([^/]+)/.exec(hash) ?? [];
  return id === undefined ? undefined : decodeURIComponent(id);
}

export function reportOf(
  { message, stack }: Trouble,
  where: Pick<BugReport, 'when' | 'userAgent' | 'address'>,
  record: string | undefined,
): BugReport {
  return {
    what: 'great-machine bug report',
    ...where,
    message,
    stack,
    game: record === undefined ? undefined : JSON.parse(record),
  };
}

/** Gives the person a file with the open game and what happened. It shows both sides' secrets: warn before. */
export async function downloadReport(trouble: Trouble): Promise<void> {
  const { href, hash } = window.location;
  const when = new Date().toISOString();
  const record = await recordOf(tableOfAddress(hash));
  const report = reportOf(trouble, { when, userAgent: navigator.userAgent, address: href }, record);
  downloadText(
    `great-machine-report-${when.slice(0, 19).replaceAll(':', '-')}.json`,
    JSON.stringify(report, undefined, 2),
  );
}

async function recordOf(id: string | undefined): Promise<string | undefined> {
  if (id === undefined) return undefined;
  const tooLate = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PATIENCE));
  return Promise.race([localTables.export(id).catch(() => undefined), tooLate]);
}
