/** The command line itself is wrong: exit code 2. */
export class UsageError extends Error {}

/** Something that the command needs is missing or broken: exit code 1. */
export class OperationError extends Error {}

/** The message of whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
