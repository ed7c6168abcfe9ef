/** The four levels, the same on both sides. They differ in knowledge and budget, never by peeking. */
export const LEVELS = ['apprentice', 'journeyman', 'engineer', 'mastermind'] as const;
export type Level = (typeof LEVELS)[number];

/** A level by its name or its number, 1 to 4. */
export function readLevel(text: string): Level | undefined {
  return LEVELS.find((name, at) => name === text || String(at + 1) === text);
}
