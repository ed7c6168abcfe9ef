import { type Game, itemAt, type Plain, type Rules } from '@great-machine/rules';
import type { Decision, DecisionKind } from '../../src/kernel/decision.js';
import type { DeclaredFields } from '../../src/kernel/fields.js';
import { refuse } from '../../src/kernel/refusal.js';
import type { Audience } from '../../src/model/module-view.js';
import type { Recording } from './recording.js';

/** A way to leak a secret, built into otherwise sound rules. */
export interface PlantedLeak {
  readonly name: string;
  /** Whether the thing that leaks happens in a game, where it is rare. */
  happensIn?(recording: Recording): boolean;
  plant(rules: Rules): Rules;
}

export function withEvent(rules: Rules, event: string, audiences: DeclaredFields): Rules {
  const declared = rules.events[event];
  return { ...rules, events: { ...rules.events, [event]: { ...declared, ...audiences } } };
}

export function withDecision(
  rules: Rules,
  kind: string,
  change: (sound: DecisionKind) => Partial<DecisionKind>,
): Rules {
  const sound = itemAt(rules.decisions, kind);
  return { ...rules, decisions: { ...rules.decisions, [kind]: { ...sound, ...change(sound) } } };
}

function withFrame(rules: Rules, name: string, locals: DeclaredFields): Rules {
  return { ...rules, frames: { ...rules.frames, [name]: { ...itemAt(rules.frames, name), locals } } };
}

export function withView(rules: Rules, build: (g: Game, audience: Audience) => Plain): Rules {
  return { ...rules, views: [...rules.views, { name: 'planted', build, secrecy: {} }] };
}

export function withStep(rules: Rules, frame: string, run: (g: Game) => void): Rules {
  const definition = itemAt(rules.frames, frame);
  const steps = [...definition.steps, { name: 'planted', run }];
  return { ...rules, frames: { ...rules.frames, [frame]: { ...definition, steps } } };
}

const traitorsAmongFirst = (g: Game) => g.state.citizenKind.slice(0, 9).filter((kind) => kind === 0).length;

function hasDrawnCitizen({ poolMoves }: Recording): boolean {
  return poolMoves.some((move) => 'outAs' in move);
}

export const PLANTED_LEAKS: readonly PlantedLeak[] = [
  {
    name: "an identified Citizen's kind in a log line",
    plant: (rules) =>
      withEvent(rules, 'citizen-identified', {
        all: { citizen: 'citizen', district: 'district', because: 'text', kind: 'kind' },
      }),
  },
  {
    name: 'a card taken back unseen in a log line',
    happensIn: ({ accessFacts }) => accessFacts.some(({ what }) => what === 'retrieved'),
    plant: (rules) => withEvent(rules, 'access-retrieved', { all: { hero: 'hero', district: 'district' } }),
  },
  {
    name: 'a drawn Directive in a log line',
    plant: (rules) => withEvent(rules, 'directive-drawn', { all: { card: 'text' } }),
  },
  {
    name: 'the Citizen drawn from the arrested in a log line',
    happensIn: hasDrawnCitizen,
    plant: (rules) => withEvent(rules, 'citizen-drawn', { all: { hero: 'hero', kind: 'kind' } }),
  },
  {
    name: 'a hidden count in an option',
    plant: (rules) =>
      withDecision(rules, 'machine-phase', () => ({
        explain: (g) => ({ rule: 'GM-1', price: traitorsAmongFirst(g as Game) }),
      })),
  },
  {
    name: 'a list of options in a hidden order',
    plant: (rules) =>
      withDecision(rules, 'machine-phase', (sound) => ({
        options: (g, decision) => {
          const options = sound.options(g, decision);
          return traitorsAmongFirst(g as Game) % 2 === 0 ? options : [...options].reverse();
        },
      })),
  },
  {
    name: 'a card in an error',
    plant: (rules) =>
      withDecision(rules, 'machine-phase', () => ({
        whyNot: (g) => refuse('not-offered', 'GM-1', { card: itemAt((g as Game).state.heroes, 0).forfeited }),
      })),
  },
  {
    name: 'an option that is offered for a hidden reason',
    plant: (rules) =>
      withDecision(rules, 'machine-phase', (sound) => ({
        options: (g, decision) => {
          const options = sound.options(g, decision);
          const secret = (g as Game).state.heroes.reduce(
            (sum, { chosen }) => sum + (chosen?.district ?? 0),
            0,
          );
          return [...options, ...options.slice(0, secret % 5)];
        },
      })),
  },
  {
    name: 'the arrested pool in a view',
    plant: (rules) => withView(rules, (g) => [...g.state.arrested]),
  },
  {
    name: 'the next City Event in a view',
    plant: (rules) => withView(rules, (g) => g.state.cityEvents.deck[0]),
  },
  {
    name: 'how often the Heroes changed their minds',
    plant: (rules) =>
      withView(rules, (g) => g.state.frames.flatMap(({ asks }) => asks.map(({ rev }: Decision) => rev))),
  },
  {
    name: "the length of the Revolutionaries' drafts",
    plant: (rules) =>
      withView(rules, (g) =>
        g.state.frames.flatMap(({ asks }) => asks.map(({ draft }) => 'x'.repeat(draft.length))),
      ),
  },
  {
    name: 'an id that counts hidden steps',
    plant: (rules) =>
      withDecision(rules, 'access-choice', (sound) => ({
        resolve: (g, decisions) => {
          sound.resolve(g, decisions);
          g.state.asked += decisions.reduce((sum, { rev }) => sum + rev, 0);
        },
      })),
  },
  {
    name: 'an undo flag that depends on a hidden face',
    plant: (rules) =>
      withDecision(rules, 'machine-phase', (sound) => ({
        resolve: (g, decisions) => {
          sound.resolve(g, decisions);
          if (traitorsAmongFirst(g as Game) % 2 === 0) g.irreversible = true;
        },
      })),
  },
  {
    name: 'an option that says for a hidden reason that it is final',
    plant: (rules) =>
      withDecision(rules, 'machine-phase', (sound) => ({
        resolve: (g, decisions) => {
          sound.resolve(g, decisions);
          const isTriedOut = g.events === undefined;
          if (isTriedOut && traitorsAmongFirst(g as Game) % 2 === 0) g.irreversible = true;
        },
      })),
  },
  {
    name: 'a secret that a frame keeps',
    happensIn: hasDrawnCitizen,
    plant: (rules) => withFrame(rules, 'grand-citadel-b', { all: { hero: 'hero', drawnKind: 'kind?' } }),
  },
  {
    name: 'a secret that a question is about',
    happensIn: hasDrawnCitizen,
    plant: (rules) =>
      withDecision(rules, 'citizen-return', () => ({
        about: { all: { hero: 'hero', drawnKind: 'kind?' } },
      })),
  },
  {
    name: 'a pause for a hidden reason',
    plant: (rules) =>
      withStep(rules, 'access', (g) => {
        if (itemAt(g.state.arrested, 0) > 0) g.state.asked++;
      }),
  },
  {
    name: 'an arrested token that keeps its face',
    happensIn: ({ poolMoves, shownCitizens }) =>
      poolMoves.some((move) => 'into' in move && !shownCitizens.public.has(move.into)),
    plant: (rules) => {
      const leaky = withDecision(rules, 'machine-phase', (sound) => ({
        resolve: (g, decisions) => {
          const { citizenKind, citizenPlace } = (g as Game).state;
          const [kinds, places] = [[...citizenKind], [...citizenPlace]];
          sound.resolve(g, decisions);
          const { state } = g as Game;
          const gone = places.findIndex(
            (place, citizen) => place >= 0 && itemAt(state.citizenPlace, citizen) < 0,
          );
          if (gone >= 0) state.extra.kept = kinds[gone];
        },
      }));
      const view = {
        name: 'kept',
        build: (g: Game) => g.state.extra.kept,
        secrecy: { 'extra.kept': 'nobody' },
      } as const;
      return { ...leaky, views: [...leaky.views, view] };
    },
  },
];
