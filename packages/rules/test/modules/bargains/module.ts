import type { GameModule } from '../../../src/model/rules.js';
import { auction } from './auction.js';
import { gift } from './gift.js';
import { grant } from './grant.js';
import { motion } from './motion.js';
import { safe } from './safe.js';
import { wager } from './wager.js';

/** Asks both sides what no player was written for; never shipped. */
export const bargains: GameModule = {
  id: 'bargains',
  version: 1,
  needs: ['one-versus-many'],
  parts: [grant, gift, motion, safe, auction, wager],
};
