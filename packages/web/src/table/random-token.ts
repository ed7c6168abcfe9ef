/** A text that nobody can guess: the id of a table, a seed that no player has chosen, a secret of bots. */
export function randomToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
