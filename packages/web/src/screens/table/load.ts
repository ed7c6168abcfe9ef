/** The table comes when one is opened, or is about to be. */
export const loadTable = () => import('./table-screen.js');

/** Fetches the table before it is opened. If that fails, opening the table reports it. */
export function prepareTable(): void {
  loadTable().catch(() => {});
}
