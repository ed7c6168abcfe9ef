import { arrestCitizen } from '../../effects/citizens.js';
import { repairGuard } from '../../effects/guards.js';
import { placeRaid } from '../../effects/raids.js';
import { numberPicked } from '../../kernel/decision.js';
import { refuse } from '../../kernel/refusal.js';
import type { ServantAction } from '../../model/actions.js';
import type { Game } from '../../model/game.js';
import { pickCitizen } from '../../model/picks.js';
import { brokenGuardsIn, servantAt } from '../../model/pieces.js';
import { amountOf, citizensIn, hasRaid, isRevealedActive } from '../../model/queries.js';
import { onePick } from '../further-picks.js';

export const RAID_TOKENS = 3;

function arrestable(g: Game, servant: number): number[] {
  return citizensIn(g, servantAt(g, servant).place).filter((citizen) => isRevealedActive(g, citizen));
}

/** GM-5: one revealed and active Citizen of the District. */
export const arrest: ServantAction = {
  id: 'arrest',
  rule: 'GM-5',
  obstacle: (g, servant) =>
    arrestable(g, servant).length > 0 ? undefined : refuse('no-revealed-active-citizen', 'R-GM-5'),
  picks: {
    ...onePick((g, servant) => arrestable(g, servant).map(pickCitizen)),
    whyNot(g, servant, _draft, pick) {
      if (pick.pick !== 'citizen') return undefined;
      return g.state.citizenPlace[Number(pick.of)] === servantAt(g, servant).place
        ? refuse('not-revealed-and-active', 'R-GM-5')
        : refuse('citizen-elsewhere', 'GM-5');
    },
  },
  perform: (g, _servant, picks) => arrestCitizen(g, numberPicked(picks), 'GM-5'),
};

/** GM-6: one broken Guard of the District. */
export const repair: ServantAction = {
  id: 'repair',
  rule: 'GM-6',
  obstacle: (g, servant) =>
    brokenGuardsIn(g, servantAt(g, servant).place) > 0 ? undefined : refuse('no-broken-guard', 'GM-6'),
  perform(g, servant) {
    const district = servantAt(g, servant).place;
    const repairs = Math.min(brokenGuardsIn(g, district), amountOf(g, 'repairs', 1, { district }));
    for (let i = 0; i < repairs; i++) repairGuard(g, district, 'GM-6');
  },
};

/** GM-8: a Raid token in the District; at most 3 a round, one a District (R-RAID-1). */
export const raid: ServantAction = {
  id: 'raid',
  rule: 'GM-8',
  obstacle(g, servant) {
    if (g.state.raids.length >= RAID_TOKENS) return refuse('no-raid-token-left', 'R-RAID-1');
    return hasRaid(g, servantAt(g, servant).place) ? refuse('raid-already-here', 'R-RAID-1') : undefined;
  },
  perform: (g, servant) => placeRaid(g, servantAt(g, servant).place),
};
