import type { Choice } from '@great-machine/messages';
import { districtOfSpecial } from '../explain/special-actions.js';
import { Icon, Picture } from '../kit/picture.js';
import { OUTCOME_TOKENS } from './chips.js';

/** A drawing of art/. */
interface Drawing {
  readonly kind: 'tokens' | 'icon' | 'districts' | 'directives' | 'city-events' | 'inventions' | 'theories';
  readonly id: string;
}

/** Actions of both sides by what they do; Special Actions have the picture of their District. */
const OF_ACTIONS: Readonly<Record<string, Drawing>> = {
  attack: { kind: 'tokens', id: 'guard-broken' },
  identify: { kind: 'tokens', id: 'identify' },
  incitement: { kind: 'tokens', id: 'discontent' },
  'move-citizens': { kind: 'tokens', id: 'citizen' },
  'gain-trust': { kind: 'tokens', id: 'trust' },
  riot: { kind: 'tokens', id: 'riot' },
  raid: { kind: 'tokens', id: 'raid' },
  arrest: { kind: 'tokens', id: 'arrested' },
  repair: { kind: 'tokens', id: 'guard' },
  'draw-inventions': { kind: 'tokens', id: 'invention' },
  jammer: { kind: 'inventions', id: 'jammer' },
  'stand-up': { kind: 'tokens', id: 'deactivated' },
  'give-surge': { kind: 'tokens', id: 'surge-back' },
  'give-surge-freely': { kind: 'tokens', id: 'surge-back' },
  'board-zeppelin': { kind: 'tokens', id: 'zeppelin' },
  abduct: { kind: 'city-events', id: 'disappearances' },
  audit: { kind: 'city-events', id: 'tax-audit' },
  confiscate: { kind: 'directives', id: 'confiscate' },
  pacify: { kind: 'directives', id: 'pacify' },
  resettle: { kind: 'directives', id: 'resettle' },
};

/** What picks of a kind name. */
const OF_THINGS: Readonly<Record<string, Readonly<Record<string, Drawing>>>> = {
  with: {
    trust: { kind: 'tokens', id: 'trust' },
    resistance: { kind: 'tokens', id: 'resistance' },
  },
  'guard-kind': {
    regular: { kind: 'tokens', id: 'guard' },
    special: { kind: 'tokens', id: 'special-guard' },
  },
  advantage: {
    bond: { kind: 'tokens', id: 'bond' },
    'special-guard': { kind: 'tokens', id: 'special-guard' },
    'special-action': { kind: 'tokens', id: 'directive' },
  },
};

/** Picks that name nothing. */
const OF_PICKS: Readonly<Record<string, Drawing>> = {
  'take-trust': { kind: 'tokens', id: 'trust' },
  'draw-theory': { kind: 'tokens', id: 'theory' },
  'no-stops': { kind: 'tokens', id: 'initiative' },
  done: { kind: 'tokens', id: 'pass' },
  pass: { kind: 'tokens', id: 'pass' },
  decline: { kind: 'tokens', id: 'pass' },
};

/** Picks that name cards have the picture of the card. */
function drawingOfCard(pick: string, card: string): Drawing | undefined {
  switch (pick) {
    case 'invention':
      return { kind: 'inventions', id: card };
    case 'theory':
      return { kind: 'theories', id: card };
    case 'surge':
      return { kind: 'tokens', id: `surge-${card}` };
    case 'city-event':
      return { kind: 'city-events', id: card };
    case 'directive':
    case 'take-back':
      return { kind: 'directives', id: card };
    default:
      return undefined;
  }
}

/** The heart of the game: these two are shown larger than all others. */
const WEIGHTY = new Set(['riot', 'raid']);

export function isWeighty({ picks: [pick] }: Choice): boolean {
  return pick?.names === 'action' && WEIGHTY.has(pick.of);
}

/** The drawing of an Action. */
export function drawingOfAction(action: string): Drawing | undefined {
  const district = districtOfSpecial('heroes', action) ?? districtOfSpecial('servants', action);
  return district === undefined ? OF_ACTIONS[action] : { kind: 'districts', id: district };
}

/** What an option does, as a picture: its Action's, or that of the first outcome that has one. */
function drawingOf({ picks: [pick], meaning: { outcomes = [] } }: Choice): Drawing | undefined {
  if (pick?.names === 'action') return drawingOfAction(pick.of);
  if (pick?.names === 'card') return drawingOfCard(pick.pick, pick.of);
  if (pick?.pick === 'draw') return { kind: 'tokens', id: 'invention' };
  const ofPick =
    pick?.names === 'nothing' ? OF_PICKS[pick.pick] : pick && OF_THINGS[pick.pick]?.[String(pick.of)];
  if (ofPick !== undefined) return ofPick;
  const [token] = outcomes.flatMap(({ key }) => OUTCOME_TOKENS[key] ?? []);
  return token === undefined ? undefined : { kind: 'tokens', id: token };
}

const HUES: Readonly<Record<string, string>> = {
  'city-events': 'hue-central-square',
  directives: 'hue-machine',
  inventions: 'hue-heroes',
  theories: 'hue-heroes',
};

export function hasPictogram(choice: Choice): boolean {
  return drawingOf(choice) !== undefined;
}

export function Pictogram({
  choice,
  place,
}: {
  readonly choice: Choice;
  /** Where it would happen: shown with what weighs most. */
  readonly place: string | undefined;
}) {
  const drawing = drawingOf(choice);
  if (drawing === undefined) return null;
  const { kind, id } = drawing;
  if (isWeighty(choice) && place !== undefined)
    return (
      <span className={`choice-picture hue-${place}`}>
        <Picture kind="districts" id={place} />
        <Picture kind={kind} id={id} className="choice-token" />
      </span>
    );
  if (kind === 'icon')
    return (
      <span className="pictogram">
        <Icon name={id} />
      </span>
    );
  return (
    <span
      className={`pictogram ${kind === 'districts' ? `hue-${id}` : (HUES[kind] ?? '')}${kind === 'inventions' || kind === 'theories' ? ' of-card' : ''}`}
    >
      <Picture kind={kind} id={id} />
    </span>
  );
}
