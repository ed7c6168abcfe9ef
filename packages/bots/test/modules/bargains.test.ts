import { bargainsRules as rules } from '../../../rules/test/modules/index.js';
import { playPairs } from './games.js';

playPairs('bargains', {
  rules,
  questions: ['grant', 'gift', 'motion', 'bid', 'stake', 'call'],
  actions: ['crack-safe'],
});
