/** How good the bots are and how games go: everything that another package may use. */
export * from './statistics/index.js';
