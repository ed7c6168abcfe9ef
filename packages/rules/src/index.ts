export { oneVersusMany } from './content/one-versus-many/module.js';
export { ConfigError, createConfig } from './engine/config.js';
export { startGame } from './engine/create.js';
export { playerDice, playRandomPick } from './engine/random-player.js';
export { CITY_PRESETS } from './model/city/index.js';
export { assembleRules } from './model/rules.js';
