import { REMARKS, type RemarkKey } from '@great-machine/client';
import {
  createConfig,
  itemAt,
  LoggedPlay,
  openScenario,
  type PickView,
  present,
  printPick,
  samePickView,
  type View,
} from '@great-machine/rules';
import { afterAll, describe, expect, it } from 'vitest';
import { MixedTable } from '../../../test/mixed-table.js';
import { RULES } from '../../../test/situations.js';
import type { TeamStep } from './steps.js';
import { includesPick, readyOf } from './team.js';

const HEROES = ['finch', 'fowler', 'physician'];
const THREE = [['finch'], ['fowler'], ['physician']];
const TWO = [['finch', 'physician'], ['fowler']];
const SHARED = [
  ['finch', 'physician'],
  ['fowler', 'physician'],
];

/** Who leads which Hero, and which seats are people's. */
const TABLES: Readonly<
  Record<string, { control: readonly (readonly string[])[]; humans: readonly string[] }>
> = {
  'a person and two bots': { control: THREE, humans: ['revolutionary-2'] },
  'two people and a bot': { control: THREE, humans: ['revolutionary-1', 'revolutionary-3'] },
  'a person and a bot with two Heroes': { control: TWO, humans: ['revolutionary-2'] },
  'a person with two Heroes and a bot': { control: TWO, humans: ['revolutionary-1'] },
  'a person and a bot who share a Hero': { control: SHARED, humans: ['revolutionary-1'] },
  'a bot and a person who share a Hero': { control: SHARED, humans: ['revolutionary-2'] },
  'bots alone': { control: THREE, humans: [] },
  'bots who share a Hero': { control: SHARED, humans: [] },
};

const GAMES = 2;
const PAYMENTS = 6;
const MOST_TICKS = 20_000;
const seen = new Set<RemarkKey>();

afterAll(() => {
  expect([...seen].sort()).toEqual(Object.keys(REMARKS).sort());
});

const seeds = (name: string, count: number) => Array.from({ length: count }, (_, game) => `${name} ${game}`);

describe.each(Object.entries(TABLES))('%s', (name, { control, humans }) => {
  it.each(seeds(name, GAMES))('play a whole game (seed "%s")', (seed) => {
    const revolutionaries = control.length;
    const options = {
      seed,
      generator: 'fast',
      city: 'random',
      heroes: HEROES,
      revolutionaries,
      control,
    } as const;
    const play = new LoggedPlay(RULES, createConfig(RULES, options));
    playUntil(new MixedTable(seed, play, humans), () => play.state.outcome !== undefined);
  });

  it.each(seeds(name, PAYMENTS))('pay together (seed "%s")', (seed) => {
    const play = openScenario(RULES, {
      format: 1,
      name: seed,
      seats: Object.fromEntries(control.map((heroes, at) => [`revolutionary-${at + 1}`, heroes])),
      round: 7,
      phase: 'closing',
      step: 'plan-question',
      event: 'grounded-platforms',
      heroes: Object.fromEntries(HEROES.map((hero, at) => [hero, { trust: 4 - at }])),
    });
    expect(play.view('public').questions.map(({ kind }) => kind)).toContain('trust-share');
    playUntil(new MixedTable(seed, play, humans), () => play.state.round > 7);
  });
});

function playUntil(table: MixedTable, isDone: () => boolean): void {
  const { play, bots } = table;
  const courtesy = new Courtesy(table);
  for (let ticks = 0; !isDone(); ticks++) {
    if (ticks > MOST_TICKS) throw new Error('the game does not go on');
    if (table.isUpToBots()) {
      const isDeadlock = bots.every((seat) => table.nextStep(seat).do === 'wait');
      expect(isDeadlock, 'everybody waits').toBe(false);
    }
    table.tick((seat, step, act) => courtesy.check(seat, step, act));
  }
  for (const audience of ['machine', 'public'] as const) {
    expect(JSON.stringify([play.feed(audience), play.view(audience)])).not.toContain('companion.');
  }
}

/** What bots owe to people, checked at every step. */
class Courtesy {
  private readonly adaptations = new Map<string, number>();

  constructor(private readonly table: MixedTable) {}

  check(seat: string, step: TeamStep, act: () => void): void {
    if (step.do === 'wait') return;
    const before = this.view();
    const decision = present(
      before.questions.find(({ id }) => id === step.decision),
      'question',
    );
    const laidBefore = this.laidByPeople(before);
    const fedBefore = this.table.play.feed('machine').length;
    if (step.do === 'confirm') {
      expect(step.picks).toEqual([readyOf(seat)]);
      expect(this.unreadyPeople(before, decision.kind)).toEqual([]);
    } else if (step.reason !== undefined) {
      seen.add(step.reason.key);
      expect(step.reason.audience).toBe('revolutionaries');
      expect(Object.keys(step.reason.params).sort()).toEqual([...REMARKS[step.reason.key]].sort());
    }
    if (step.do === 'answer') {
      expect(step.picks.map(({ pick }) => pick)).not.toContain('ready');
      if (this.peopleOf(decision.actor).length > 0)
        expect([decision.kind, decision.draft]).toEqual(['access-choice', []]);
    }
    const isAdaptation = step.do === 'take-back' && step.reason.key !== 'companion.follows';
    if (isAdaptation) this.countAdaptation(`${before.round} ${before.phase} ${decision.actor}`);
    if (step.do === 'take-back' && !isAdaptation)
      expect(this.unreadyPeople(before, decision.kind)).not.toEqual([]);
    act();
    if (decision.kind === 'access-choice' && step.do !== 'confirm') {
      const laidByBot =
        step.do === 'answer' && this.peopleOf(decision.actor).length > 0
          ? [printPick(itemAt(step.picks, 0))]
          : [];
      expect(this.laidByPeople(this.view()).sort()).toEqual([...laidBefore, ...laidByBot].sort());
    }
    const isSecret = isAdaptation || (step.do === 'answer' && /proposes|pays/.test(step.reason?.key ?? ''));
    if (isSecret) expect(this.table.play.feed('machine')).toHaveLength(fedBefore);
  }

  private view(): View {
    return this.table.play.view('revolutionaries');
  }

  private countAdaptation(where: string): void {
    const count = (this.adaptations.get(where) ?? 0) + 1;
    this.adaptations.set(where, count);
    expect(count).toBeLessThanOrEqual(2);
  }

  private peopleOf(hero: string): readonly string[] {
    return this.table.play.config.seats.flatMap(({ seat, speaksFor }) =>
      speaksFor.includes(hero) && this.table.humans.includes(seat) ? [seat] : [],
    );
  }

  /** Cards of Heroes whom people lead, and what people have said to be ready for. */
  private laidByPeople(view: View): string[] {
    const isByBot = (laid: PickView) => this.table.bots.some((seat) => samePickView(laid, readyOf(seat)));
    return view.questions.flatMap(({ actor, draft = [] }) =>
      this.peopleOf(actor).length === 0 ? [] : draft.filter((pick) => !isByBot(pick)).map(printPick),
    );
  }

  private unreadyPeople(view: View, kind: string): readonly string[] {
    return view.questions
      .filter((open) => open.kind === kind && open.awaited)
      .flatMap(({ actor, draft = [] }) =>
        this.peopleOf(actor).filter((seat) => !includesPick(draft, readyOf(seat))),
      );
  }
}
