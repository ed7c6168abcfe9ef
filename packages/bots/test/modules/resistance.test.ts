import { resistanceRules as rules } from '../../../rules/test/modules/index.js';
import { playPairs } from './games.js';

playPairs('resistance', {
  rules,
  options: { heroes: ['printer', 'finch', 'actress'] },
  questions: ['loan', 'whisper', 'second-roll'],
});
