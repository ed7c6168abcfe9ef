import {
  type AnyLogLine,
  isLogLine,
  isLogLineOf,
  type LogLine,
  type LogLineOf,
  stageOf,
} from '@great-machine/rules';

/** The parts of the log that a person may choose to read. */
export type LogFilter = 'heroes' | 'machine' | 'tracks';

/** The sounds that events make. */
export type EventSound =
  | 'step'
  | 'card'
  | 'dice'
  | 'march'
  | 'raid'
  | 'riot'
  | 'rise'
  | 'fall'
  | 'bell'
  | 'gate'
  | 'clatter'
  | 'gears'
  | 'stamp'
  | 'ratchet'
  | 'miss'
  | 'coins';

/** How long the picture of a staged event lies over the City; `pace.ts` has the times. */
export type StagedLength = 'staged' | 'brief' | 'deed';

/** How an event is told. */
interface Telling {
  /** In words while it happens: not to the person whose own deed it is, or never, where it goes without saying. */
  readonly told: 'always' | 'to-others' | 'never';
  readonly filters: readonly LogFilter[];
  /** `outcome` sounds as victory or defeat, by the side that listens. */
  readonly sound?: EventSound | 'outcome';
  /** How it is acted out on the table. */
  readonly staging?: 'marching-guard' | 'rolling-die' | 'flying-zeppelin';
  /** It is a picture of its own over the City. */
  readonly staged?: StagedLength;
  /** What it is in the account of a Machine Phase: a move with its price, or Bonds that come in. */
  readonly plan?: 'move' | 'income';
}

/** Every event and how it is told; one without an entry does not compile. */
const TELLINGS = {
  'round-began': { told: 'always', filters: ['tracks'], sound: 'bell' },
  'phase-began': { told: 'never', filters: [] },
  'city-event-revealed': { told: 'always', filters: [], sound: 'card', staged: 'staged' },
  'bonds-received': { told: 'always', filters: ['machine'], sound: 'coins', plan: 'income' },
  'bonds-paid': { told: 'never', filters: ['machine'] },
  'trust-received': { told: 'always', filters: ['heroes'] },
  'trust-paid': { told: 'never', filters: ['heroes'] },
  'trust-lost': { told: 'always', filters: ['heroes'] },
  'discontent-raised': { told: 'always', filters: ['tracks'], sound: 'rise', staged: 'brief' },
  'discontent-dropped': { told: 'always', filters: ['tracks'], sound: 'fall' },
  'riot-stage-reached': { told: 'always', filters: ['tracks'], sound: 'riot', staged: 'staged' },
  'plan-advanced': { told: 'always', filters: ['tracks'], sound: 'gears', staged: 'brief' },
  'plan-not-advanced': { told: 'always', filters: ['tracks'] },
  'access-chosen': { told: 'to-others', filters: [], sound: 'card', staged: 'deed' },
  'access-revealed': { told: 'to-others', filters: ['heroes'], sound: 'card', staged: 'deed' },
  'access-returned': { told: 'never', filters: ['heroes'] },
  'access-forfeited': { told: 'always', filters: ['heroes'], sound: 'card' },
  'access-retrieved': { told: 'always', filters: ['heroes'], sound: 'card' },
  'guard-moved': {
    told: 'to-others',
    filters: ['machine'],
    sound: 'march',
    staging: 'marching-guard',
    plan: 'move',
  },
  'guard-broken': { told: 'always', filters: ['machine'], sound: 'clatter' },
  'guard-repaired': { told: 'always', filters: ['machine'], sound: 'ratchet' },
  'servant-moved': { told: 'to-others', filters: ['machine'], sound: 'step', plan: 'move' },
  'servant-relocated': { told: 'to-others', filters: ['machine'], sound: 'step' },
  'servant-acted': { told: 'to-others', filters: ['machine'], plan: 'move', staged: 'brief' },
  'raid-placed': { told: 'to-others', filters: ['machine'], sound: 'stamp', staged: 'deed' },
  'raid-failed': { told: 'always', filters: ['machine'], sound: 'miss', staged: 'deed' },
  'citizen-identified': { told: 'always', filters: ['heroes'], sound: 'card' },
  'citizen-revealed': { told: 'always', filters: ['heroes'], sound: 'card' },
  'citizen-moved': { told: 'to-others', filters: ['heroes'], sound: 'step', plan: 'move' },
  'citizen-arrested': { told: 'always', filters: ['heroes', 'machine'], sound: 'gate' },
  'citizen-drawn': { told: 'always', filters: ['heroes'] },
  'citizen-returned': { told: 'always', filters: ['heroes'], sound: 'step' },
  'directive-drawn': { told: 'always', filters: ['machine'], sound: 'card' },
  'directive-published': { told: 'to-others', filters: ['machine'], sound: 'stamp', staged: 'brief' },
  'directive-taken-back': { told: 'to-others', filters: ['machine'], sound: 'card' },
  'directive-cancelled': { told: 'always', filters: ['heroes', 'machine'], sound: 'card' },
  'directives-shown': { told: 'always', filters: ['heroes', 'machine'] },
  'directive-discarded': { told: 'always', filters: ['heroes', 'machine'], sound: 'card' },
  'district-repositioned': { told: 'to-others', filters: [], sound: 'march' },
  'machine-phase-ended': { told: 'never', filters: ['machine'] },
  'hero-stayed': { told: 'to-others', filters: ['heroes'], sound: 'step' },
  'hero-moved': { told: 'to-others', filters: ['heroes'], sound: 'step' },
  'hero-relocated': { told: 'always', filters: ['heroes'], sound: 'step', staged: 'brief' },
  'die-rolled': {
    told: 'always',
    filters: ['heroes'],
    sound: 'dice',
    staging: 'rolling-die',
    staged: 'brief',
  },
  'hero-captured': { told: 'always', filters: ['heroes'], sound: 'gate', staged: 'brief' },
  'hero-detained': { told: 'always', filters: ['heroes'], sound: 'raid', staged: 'staged' },
  'detainment-settled': { told: 'to-others', filters: ['heroes'], staged: 'brief' },
  'hero-acted': { told: 'to-others', filters: ['heroes'] },
  'hero-passed': { told: 'to-others', filters: ['heroes'] },
  'attack-resolved': { told: 'always', filters: ['heroes'] },
  'riot-resolved': { told: 'always', filters: ['heroes'], sound: 'riot' },
  'start-chosen': { told: 'to-others', filters: ['heroes'] },
  'invention-drawn': { told: 'always', filters: ['heroes'], sound: 'card' },
  'invention-returned': { told: 'to-others', filters: ['heroes'], sound: 'card' },
  'invention-used': { told: 'always', filters: ['heroes'], sound: 'card' },
  'invention-tested': { told: 'always', filters: ['heroes'], sound: 'dice', staged: 'brief' },
  'ability-copied': { told: 'to-others', filters: ['heroes'] },
  'servant-deactivated': { told: 'always', filters: ['machine'], sound: 'clatter' },
  'servant-reactivated': { told: 'to-others', filters: ['machine'], sound: 'ratchet' },
  'theory-drawn': { told: 'always', filters: ['heroes'], sound: 'card' },
  'theory-returned': { told: 'to-others', filters: ['heroes'], sound: 'card' },
  'theory-applied': { told: 'always', filters: ['heroes'], sound: 'card', staged: 'brief' },
  'directive-switched-off': { told: 'always', filters: ['machine'], sound: 'fall' },
  'directives-switched-on': { told: 'always', filters: ['machine'], sound: 'rise' },
  'city-event-replaced': { told: 'always', filters: [], sound: 'card' },
  'card-lent': { told: 'to-others', filters: ['heroes'], sound: 'card' },
  'surges-laid': { told: 'always', filters: ['machine'] },
  'surge-taken': { told: 'always', filters: ['machine'] },
  'surge-given': { told: 'always', filters: ['machine', 'heroes'] },
  'surge-activated': { told: 'always', filters: ['heroes'] },
  'surge-discarded': { told: 'never', filters: ['heroes'] },
  'access-looked-at': { told: 'always', filters: ['heroes'] },
  'improvement-installed': { told: 'always', filters: ['machine'], sound: 'ratchet', staged: 'brief' },
  'resistance-placed': { told: 'always', filters: ['tracks'] },
  'resistance-used': { told: 'to-others', filters: ['heroes'] },
  'zeppelin-flew': { told: 'always', filters: [], sound: 'march', staging: 'flying-zeppelin' },
  'special-guard-placed': { told: 'to-others', filters: ['machine'], sound: 'march' },
  'special-guard-left': { told: 'never', filters: ['machine'] },
  'payment-resolved': { told: 'always', filters: [] },
  'game-won': { told: 'always', filters: ['tracks'], sound: 'outcome', staged: 'staged' },
  'rules-changed': { told: 'always', filters: [] },
  'game-taken-back': { told: 'always', filters: [] },
  'answer-undone': { told: 'never', filters: [] },
  'time-ran-out': { told: 'always', filters: [] },
} as const satisfies Readonly<Record<LogLine['key'], Telling>>;

/** An event of another version: in words, to everybody, without a sound. */
const TOLD_PLAINLY: Telling = { told: 'always', filters: [] };

export function tellingOf(line: AnyLogLine): Telling {
  return isLogLine(line) ? TELLINGS[line.key] : TOLD_PLAINLY;
}

type KeysWith<Field extends keyof Telling, Value> = {
  [Key in LogLine['key']]: (typeof TELLINGS)[Key] extends Readonly<Record<Field, Value>> ? Key : never;
}[LogLine['key']];

/** Whether a line is among those that are acted out, or accounted for, in one way. */
export function isTold<Field extends 'staging' | 'plan', Value extends Telling[Field]>(
  line: AnyLogLine,
  field: Field,
  value: Value,
): line is LogLineOf<KeysWith<Field, Value>> {
  return tellingOf(line)[field] === value;
}

/** The events that are staged, by their keys. */
export type StagedKey = KeysWith<'staged', StagedLength>;

/** A Servant's Action and a Hero's relocation on board the Zeppelin. */
const BOARDING = 'board-zeppelin';
const PASSAGE = 'ZEP-10';

/** How long a line is staged, if it is. Discontent is only where it wakes a class, other deeds where they go by Zeppelin. */
export function stagedLengthOf(line: AnyLogLine): StagedLength | undefined {
  if (isLogLineOf(line, 'discontent-raised') && stageOf(line.params.to) === stageOf(line.params.to - 1))
    return undefined;
  if (isLogLineOf(line, 'servant-acted') && line.params.action !== BOARDING) return undefined;
  if (isLogLineOf(line, 'hero-relocated') && line.params.because !== PASSAGE) return undefined;
  return tellingOf(line).staged;
}
