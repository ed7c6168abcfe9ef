import { slideDistrict } from '../../effects/city.js';
import { receiveTrust, trustKept } from '../../effects/trust.js';
import { numberPicked } from '../../kernel/decision.js';
import { pickHero, tileOfCode } from '../../model/picks.js';
import { countedHeroes } from '../../model/queries.js';
import { onePick, repositionPicks, whyNoRepositioning } from '../further-picks.js';
import { specialAction } from './special-action.js';

export const NEXUS_TRUST = 3;

/** ACT-13: Control Nexus A. */
export const controlNexusA = specialAction({
  id: 'control-nexus-a',
  district: 'control-nexus',
  rule: 'ACT-13',
  obstacle: whyNoRepositioning,
  picks: repositionPicks,
  perform: (g, _acting, picks) => slideDistrict(g, numberPicked(picks), tileOfCode(numberPicked(picks, 1))),
});

/** ACT-14: Control Nexus B, free: any one Hero receives 3 Trust. */
export const controlNexusB = specialAction({
  id: 'control-nexus-b',
  district: 'control-nexus',
  free: true,
  rule: 'ACT-14',
  picks: onePick((g) => countedHeroes(g).map(pickHero)),
  perform: (g, _acting, picks) => receiveTrust(g, numberPicked(picks), NEXUS_TRUST, 'ACT-14'),
  outcomes(g, _acting, [receiver]) {
    const amount = receiver === undefined ? NEXUS_TRUST : trustKept(g, Number(receiver.of), NEXUS_TRUST);
    return [{ key: 'receives-trust', params: { amount } }];
  },
});
