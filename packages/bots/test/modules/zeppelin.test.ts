import { assembleRules } from '@great-machine/rules';
import { playPairs } from './games.js';

playPairs('surveillance-zeppelin', {
  rules: assembleRules(['one-versus-many', 'surveillance-zeppelin']),
  questions: ['boarding', 'zeppelin-passage'],
  actions: ['board-zeppelin'],
});
