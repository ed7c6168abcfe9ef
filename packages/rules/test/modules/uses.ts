import {
  type DatedEvent,
  type Game,
  itemAt,
  MODULES,
  openDecisions,
  type Rules,
  servantAt,
} from '@great-machine/rules';
import { SURGES } from '../../src/content/chronoleon/tokens/index.js';

/** Told by a host that takes up an old game, in no game that is played here. */
const OF_HOSTS = ['rules-changed'];

/** The event that tells that a card of a kind is used, and the field that names it. */
const CARD_USED: Readonly<Record<string, readonly [event: string, field: string]>> = {
  hero: ['hero-acted', 'hero'],
  'city-event': ['city-event-revealed', 'card'],
  directive: ['directive-published', 'card'],
  invention: ['invention-used', 'invention'],
  theory: ['theory-applied', 'theory'],
  surge: ['surge-activated', 'surge'],
  'servant-card': ['improvement-installed', 'servant'],
};

/** A red Surge token is active as soon as it is given (CHR-6). */
function isGoneAtOnce(kind: string, face: string): boolean {
  return (
    kind === 'surge-given' &&
    Object.values(SURGES).some(({ id, activatedAt }) => id === face && activatedAt === 'giving')
  );
}

const known = new WeakMap<Rules, readonly string[]>();

/** Everything that a game by these rules can show: questions, events, tokens, cards, Actions, Improvements. */
function contentOf(rules: Rules): readonly string[] {
  const before = known.get(rules);
  if (before !== undefined) return before;
  const cards = Object.values(rules.cards).flatMap((ofKind) => Object.values(ofKind));
  const actions = [
    ...Object.values(rules.heroActions),
    ...Object.values(rules.servantActions),
    ...rules.machineActions,
    ...cards.flatMap((card) => ('machineAction' in card ? card.machineAction : undefined) ?? []),
    ...cards.flatMap((card) => ('servantAction' in card ? card.servantAction : undefined) ?? []),
  ];
  const content = [
    ...Object.keys(rules.decisions).map((kind) => `question ${kind}`),
    ...Object.keys(rules.events).flatMap((event) => (OF_HOSTS.includes(event) ? [] : `event ${event}`)),
    ...rules.tokenKinds.map(({ id }) => `token ${id}`),
    ...rules.tokenKinds.flatMap(({ id, of, faceKnownTo }) =>
      of === undefined || faceKnownTo === undefined
        ? []
        : of.faces.filter((face) => !isGoneAtOnce(id, face)).map((face) => `token ${id} ${face}`),
    ),
    ...Object.entries(rules.cards).flatMap(([kind, ofKind]) =>
      Object.keys(ofKind).map((card) => `${kind} ${card}`),
    ),
    ...Object.keys(rules.cards['servant-card'] ?? {}).flatMap((id) =>
      [1, 2].map((at) => improvement(id, at)),
    ),
    ...actions.map((action) => `action ${(action as { id: string }).id}`),
  ];
  known.set(rules, content);
  return content;
}

const improvement = (servant: string, slot: number) => `improvement ${servant} ${slot}`;
const option = (module: string, name: string, value: unknown) => `option ${module} ${name} ${value}`;

/** What games have used of what they could, and how often modules met. */
export class Uses {
  private readonly possible = new Set<string>();
  private readonly used = new Set<string>();
  private readonly meetings = new Map<string, number>();

  /** After every answer, and before the first. */
  note(g: Game): void {
    for (const { kind, draft } of openDecisions(g)) {
      this.used.add(`question ${kind}`);
      for (const { pick, of } of draft) if (pick === 'do' || pick === 'use') this.used.add(`action ${of}`);
    }
    for (const [kind, tokens] of Object.entries(g.state.tokens ?? {})) {
      if (tokens === undefined) continue;
      this.used.add(`token ${kind}`);
      for (const { face } of tokens) if (face !== undefined) this.used.add(`token ${kind} ${face}`);
    }
  }

  /** When the game is over. */
  noteGame(g: Game, events: readonly DatedEvent[]): void {
    for (const content of contentOf(g.rules)) this.possible.add(content);
    for (const { id, options } of g.rules.modules) {
      const settings = MODULES.find((module) => module.id === id)?.options ?? {};
      for (const [name, { usual }] of Object.entries(settings))
        this.used.add(option(id, name, options[name] ?? usual));
    }
    for (const event of events) this.noteEvent(g, event);
    const ids = g.rules.modules.map(({ id }) => id).slice(1);
    for (const [at, one] of ids.entries())
      for (const other of ids.slice(at + 1))
        this.meetings.set(`${one} + ${other}`, this.timesMet(one, other) + 1);
  }

  private noteEvent(g: Game, event: DatedEvent): void {
    this.used.add(`event ${event.event}`);
    const field = (name: string): unknown => Reflect.get(event, name);
    if (field('action') !== undefined) this.used.add(`action ${field('action')}`);
    for (const [kind, [name, cardField]] of Object.entries(CARD_USED))
      if (event.event === name) this.used.add(`${kind} ${nameOf(g, cardField, field(cardField))}`);
    if (event.event === 'improvement-installed')
      this.used.add(improvement(nameOf(g, 'servant', field('servant')), Number(field('slot'))));
  }

  private timesMet(one: string, other: string): number {
    return this.meetings.get(`${one} + ${other}`) ?? 0;
  }

  /** How often each pair of modules was in a game together. */
  get pairs(): Readonly<Record<string, number>> {
    const ids = MODULES.flatMap(({ id, isGame }) => (isGame ? [] : id));
    const pairs = ids.flatMap((one, at) => ids.slice(at + 1).map((other) => [one, other] as const));
    return Object.fromEntries(pairs.map(([one, other]) => [`${one} + ${other}`, this.timesMet(one, other)]));
  }

  get neverUsed(): readonly string[] {
    const options = MODULES.flatMap(({ id, options: settings = {} }) =>
      Object.entries(settings).flatMap(([name, { values }]) =>
        values.map((value) => option(id, name, value)),
      ),
    );
    return [...this.possible, ...options].filter((content) => !this.used.has(content)).sort();
  }
}

/** Events name figures by their numbers. */
function nameOf(g: Game, field: string, value: unknown): string {
  if (field === 'servant') return servantAt(g, Number(value)).servant;
  if (field === 'hero') return itemAt(g.state.heroes, Number(value)).hero;
  return String(value);
}
