import { slideDistrict } from '../../effects/city.js';
import { receiveTrust } from '../../effects/trust.js';
import type { HeroAction } from '../../model/actions.js';
import { pickHero, tileOfCode } from '../../model/picks.js';
import { onePick, repositionPicks, whyNoRepositioning } from '../further-picks.js';
import { pricePerGuard } from '../hero-action.js';
import { onlyIn } from './where.js';

const NEXUS_TRUST = 3;

/** ACT-13: Control Nexus A. */
export const controlNexusA: HeroAction = {
  id: 'control-nexus-a',
  kind: 'special',
  rule: 'ACT-13',
  obstacle: (g, hero) => onlyIn(g, hero, 'control-nexus', 'ACT-13') ?? whyNoRepositioning(g),
  price: (g, hero, _draft, price) => pricePerGuard(g, hero, price),
  picks: repositionPicks,
  perform: (g, _hero, [district, placement]) =>
    slideDistrict(g, Number(district.of), tileOfCode(Number(placement.of))),
};

/** ACT-14: Control Nexus B, free: any one Hero receives 3 Trust. */
export const controlNexusB: HeroAction = {
  id: 'control-nexus-b',
  kind: 'special',
  rule: 'ACT-14',
  obstacle: (g, hero) => onlyIn(g, hero, 'control-nexus', 'ACT-14'),
  picks: onePick((g) => g.state.heroes.map((_, hero) => pickHero(hero))),
  perform: (g, _hero, [chosen]) => receiveTrust(g, Number(chosen.of), NEXUS_TRUST, 'ACT-14'),
  outcomes: () => [{ key: 'receives-trust', params: { amount: NEXUS_TRUST } }],
};
