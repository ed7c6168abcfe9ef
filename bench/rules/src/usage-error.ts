/** A wrong argument: the caller is shown the usage. */
export class UsageError extends Error {}
