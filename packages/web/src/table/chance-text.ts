/** A text that nobody can guess: the id of a table, or a seed that nobody has chosen. */
export function chanceText(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
