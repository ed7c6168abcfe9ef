import type { Game, GameModule } from '@great-machine/rules';
import { itemAt } from '@great-machine/rules';
import { receiveTrust } from '../../../rules/src/effects/trust.js';
import { heroActor, MACHINE } from '../../../rules/src/flow/actors.js';
import { phase } from '../../../rules/src/flow/round.js';
import {
  type Answered,
  type Decision,
  type DecisionKind,
  picksOf,
} from '../../../rules/src/kernel/decision.js';
import { ask, emit } from '../../../rules/src/kernel/flow.js';
import { refuse } from '../../../rules/src/kernel/refusal.js';
import type { CardDefinition } from '../../../rules/src/model/content.js';

declare module '../../../rules/src/kernel/decision.js' {
  interface QuestionAbouts {
    readonly smuggling: Smuggling;
  }
}

const pickCargo = picksOf('cargo');
const pickLand = picksOf('land');
const pickSuspect = picksOf('suspect');
const pickWatch = picksOf('watch');
const WAIT = picksOf('wait')(0);

interface Smuggling {
  readonly hero: number;
}

const source = { name: 'design', effect: 'design' } as const;

const CARGOES: readonly CardDefinition[] = [
  { id: 'medicine', source, events: { 'medicine-given': { all: { healer: 'hero' } } } },
  { id: 'pamphlets', source },
];

/** A cargo and where it is landed, or nothing. */
const smuggling: DecisionKind<Smuggling> = {
  rule: 'SMUGGLING',
  about: { all: { hero: 'hero' } },
  options(g: Game, { draft }: Decision<Smuggling>) {
    if (draft.length === 0) return [...CARGOES.map(({ id }) => pickCargo(id)), WAIT];
    return g.rules.districts.flatMap(({ size }, place) => (size === 'minor' ? [pickLand(place)] : []));
  },
  isComplete: (_g, { draft }) => draft.length === 2 || draft[0]?.pick === 'wait',
  whyNot: (_g, _decision, { pick }) => (pick === 'land' ? refuse('no-harbour', 'SMUGGLING') : undefined),
  explain: (_g, _decision, { pick }) =>
    pick === 'land' ? { rule: 'SMUGGLING', outcomes: [{ key: 'crew-thanks' }] } : { rule: 'SMUGGLING' },
  resolve(g: Game, [{ about, draft }]: Answered<Smuggling>) {
    const [cargo, district] = draft.map(({ of }) => of);
    if (district === undefined) return;
    emit(g, { event: 'cargo-landed', hero: about.hero, district, cargo });
    if (cargo !== 'medicine') return;
    emit(g, { event: 'medicine-given', healer: about.hero });
    receiveTrust(g, about.hero, 1, 'CARGO-medicine');
  },
};

/** The Great Machine suspects a Hero, or watches a place that is none of the City. */
const search: DecisionKind = {
  rule: 'SMUGGLING',
  options: (g: Game) =>
    [...g.state.heroes.keys()].map(pickSuspect).concat(['roofs', 'sewers'].map(pickWatch)),
  resolve(g: Game, [{ draft }]: Answered) {
    const { pick, of } = itemAt(draft, 0);
    emit(
      g,
      pick === 'watch' ? { event: 'place-watched', place: of } : { event: 'hero-suspected', suspect: of },
    );
  },
};

/** Brings a card of a new kind, a Phase, a question to each side and events; never shipped. */
export const smugglers: GameModule = {
  id: 'smugglers',
  version: 1,
  needs: ['one-versus-many'],
  cards: { cargo: CARGOES },
  frames: [
    {
      name: 'smuggling',
      steps: [
        { name: 'land', run: (g: Game) => ask(g, 'smuggling', heroActor(g, 0), { hero: 0 }) },
        { name: 'search', run: (g: Game) => ask(g, 'search', MACHINE, {}) },
      ],
    },
  ],
  steps: [{ in: 'round', before: 'machine', step: phase('smuggling') }],
  decisions: { smuggling, search },
  picks: { cargo: 'card', land: 'district', suspect: 'hero', watch: 'text', wait: 'nothing' },
  events: {
    'cargo-landed': { all: { hero: 'hero', district: 'district' }, revolutionaries: { cargo: 'text' } },
    'hero-suspected': { all: { suspect: 'hero' } },
    'place-watched': { all: { place: 'text' } },
  },
};
