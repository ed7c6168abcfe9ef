import { markUsed } from '../../../effects/round-history.js';
import { topFrame } from '../../../kernel/flow.js';
import type { Game } from '../../../model/game.js';
import { districtAt, guardsIn, heroAt } from '../../../model/pieces.js';
import { countGuards } from '../../../model/price.js';
import { servantsAsGuards, usedThisRound } from '../../../model/queries.js';
import type { District } from '../../../model/state.js';
import { AKIRA, akiraIn, type InventionDefinition } from '../akira/invention.js';
import { maybeHero } from '../in-play.js';

/** How the round remembers which exit is free of Guards: a District is exited once in a movement. */
function jumpFrom(g: Game, district: District): string {
  return `jump-pack ${districtAt(g, district).id}`;
}

/** Akira is about to exit a District. */
function isLeaving(g: Game): boolean {
  return topFrame(g).asks.some(({ kind, actor }) => kind === 'hero-step' && actor === AKIRA);
}

function isGuarded(g: Game): boolean {
  const hero = akiraIn(g);
  const { place } = heroAt(g, hero);
  return guardsIn(g, place) + servantsAsGuards(g, hero, place, 'exit') > 0;
}

/** During Akira's movement: one exit without its Guards and whatever counts as one; surcharges stay (R-AKI-2). */
export const jumpPack: InventionDefinition = {
  id: 'jump-pack',
  source: { name: 'rulebook', effect: 'rulebook', details: 'design' },
  breaksOn: ['malfunction'],
  isOfUse: (g, { stop }) => (stop === 'before-exit' || (stop === undefined && isLeaving(g))) && isGuarded(g),
  use: (g) => markUsed(g, jumpFrom(g, heroAt(g, akiraIn(g)).place)),
  part: {
    hooks: {
      exitPrice(g, price, { hero, from }) {
        if (!usedThisRound(g, 'jump-pack') || hero !== maybeHero(g, AKIRA)) return;
        if (usedThisRound(g, jumpFrom(g, from))) countGuards(price, -price.count, 'INV-jump-pack');
      },
    },
  },
};
