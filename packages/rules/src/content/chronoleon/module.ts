import type { Game } from '../../model/game.js';
import type { GameModule, ModulePart } from '../../model/rules.js';
import { SERVANTS } from '../one-versus-many/servants.js';
import { activation } from './activation.js';
import { SURGE_EVENTS } from './events.js';
import { givingSurges } from './giving.js';
import { abilityOfChronoleon, CHRONOLEON, chronoleonOf, replacing } from './servant.js';
import { discardSurges, isUnder, keepSurges, laySurges, SURGE_TOKENS, takeSurge } from './surge-tokens.js';
import { SURGES } from './tokens/index.js';

/** Surge tokens from the Plan to the Hero and out of the game (R-ESC-5). */
const surges: ModulePart = {
  tokens: SURGE_TOKENS,
  events: SURGE_EVENTS,
  cards: {
    'servant-card': [{ id: CHRONOLEON, source: { name: 'rulebook', effect: 'rulebook' } }],
    surge: Object.values(SURGES),
  },
  steps: [
    {
      in: 'machine',
      after: 'improvements',
      step: {
        name: 'surges',
        run(g: Game) {
          if (abilityOfChronoleon(g, chronoleonOf(g)) > 0) laySurges(g);
        },
      },
    },
    { in: 'closing', after: 'plan', step: { name: 'surges', run: discardSurges } },
  ],
  hooks: {
    /** The Plan never goes back. */
    afterTrackStep(g, track) {
      if (track === 'master-plan') takeSurge(g, chronoleonOf(g));
    },
  },
  hasLookedAtCard: (g, hero) => isUnder(g, hero, 'espionage'),
  invariants: { surges: keepSurges },
};

/** Chronoleon, in place of another Servant, and her Surge tokens. */
export const chronoleon: GameModule = {
  id: 'chronoleon',
  version: 1,
  rule: 'CHR-1',
  needs: ['one-versus-many', 'servants-of-the-machine'],
  options: { replaces: { values: SERVANTS, usual: 'phantasmer', rule: 'CHR-1' } },
  partsFor: ({ replaces }) => [replacing(String(replaces))],
  parts: [
    surges,
    givingSurges,
    activation,
    ...Object.values(SURGES).map(({ rule, hooks }): ModulePart => ({ source: rule, hooks })),
  ],
  names: {
    outcomes: ['measure-added'],
    rules: 'CHR-1 CHR-2 CHR-3 CHR-4 CHR-5 CHR-6 CHR-7 CHR-8 CHR-9 CHR-10 CHR-11 CHR-12 R-ESC-5 R-ESC-6'.split(
      ' ',
    ),
  },
};
