import type { Level } from '@great-machine/bots';

/** The bots' levels, without loading the bots. */
export const BOT_LEVELS: readonly Level[] = ['apprentice', 'journeyman', 'engineer', 'mastermind'];
