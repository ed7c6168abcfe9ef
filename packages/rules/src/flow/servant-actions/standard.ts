import { arrestCitizen } from '../../effects/citizens.js';
import { repairGuard } from '../../effects/guards.js';
import { placeRaid } from '../../effects/raids.js';
import { numberPicked } from '../../kernel/decision.js';
import { refuse } from '../../kernel/refusal.js';
import type { FurtherPicks, ServantActing, ServantAction } from '../../model/actions.js';
import type { Game } from '../../model/game.js';
import { guardKindsIn } from '../../model/guards.js';
import { pickCitizen, pickGuardKind } from '../../model/picks.js';
import { brokenGuardsIn } from '../../model/pieces.js';
import { amountOf, citizensIn, hasRaid, isRevealedActive } from '../../model/queries.js';
import type { District } from '../../model/state.js';
import { onePick } from '../further-picks.js';

export const RAID_TOKENS = 3;

function arrestable(g: Game, { district }: ServantActing): number[] {
  return citizensIn(g, district).filter((citizen) => isRevealedActive(g, citizen));
}

/** GM-5: one revealed and active Citizen of the District. */
export const arrest: ServantAction = {
  id: 'arrest',
  rule: 'GM-5',
  obstacle: (g, acting) =>
    arrestable(g, acting).length > 0 ? undefined : refuse('no-revealed-active-citizen', 'R-GM-5'),
  picks: {
    ...onePick((g, acting: ServantActing) => arrestable(g, acting).map(pickCitizen)),
    whyNot(g, { district }, _draft, pick) {
      if (pick.pick !== 'citizen') return undefined;
      return g.state.citizenPlace[Number(pick.of)] === district
        ? refuse('not-revealed-and-active', 'R-GM-5')
        : refuse('citizen-elsewhere', 'GM-5');
    },
  },
  perform: (g, _acting, picks) => arrestCitizen(g, numberPicked(picks), 'GM-5'),
};

function repairsIn(g: Game, district: District): number {
  return Math.min(brokenGuardsIn(g, district), amountOf(g, 'repairs', 1, { district }));
}

/** Where broken Guards of several kinds lie and not all of them are repaired, the Machine says which (R-ZEP-2). */
const whichBroken: FurtherPicks<ServantActing> = {
  next: (g, { district }) => guardKindsIn(g, district, 'broken').map(pickGuardKind),
  isComplete(g, { district }, draft) {
    if (g.rules.guardKinds.length === 0 || draft.length === 1) return true;
    const isChoice = repairsIn(g, district) < brokenGuardsIn(g, district);
    return !isChoice || guardKindsIn(g, district, 'broken').length < 2;
  },
};

/** GM-6: one broken Guard of the District. */
export const repair: ServantAction = {
  id: 'repair',
  rule: 'GM-6',
  obstacle: (g, { district }) =>
    brokenGuardsIn(g, district) > 0 ? undefined : refuse('no-broken-guard', 'GM-6'),
  picks: whichBroken,
  perform(g, { district }, [kind]) {
    const repairs = repairsIn(g, district);
    for (let i = 0; i < repairs; i++) repairGuard(g, district, 'GM-6', kind && String(kind.of));
  },
};

/** GM-8: a Raid token in the District; at most 3 a round, one a District (R-RAID-1). */
export const raid: ServantAction = {
  id: 'raid',
  rule: 'GM-8',
  obstacle(g, { district }) {
    if (g.state.raids.length >= RAID_TOKENS) return refuse('no-raid-token-left', 'R-RAID-1');
    return hasRaid(g, district) ? refuse('raid-already-here', 'R-RAID-1') : undefined;
  },
  perform: (g, { district }) => placeRaid(g, district),
};
