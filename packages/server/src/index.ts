export type { Store } from './store/store.js';
