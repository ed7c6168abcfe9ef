import type { AmountName, ChangeAmount, Hooks } from './hooks.js';

/** Hooks and the rule that they go by. */
export interface SourcedHooks {
  readonly source: string;
  readonly hooks: Hooks;
}

/** A named moment at which hooks speak. */
export type HookMoment = Exclude<keyof Hooks, 'amounts'>;

/** What a card, an ability or a module says, and the rule that it goes by. */
export interface Spoken<What> {
  readonly source: string;
  readonly says: NonNullable<What>;
}

/** Hooks in the order in which they speak, found by the moment: those that say nothing there are not asked. */
export class SpokenHooks {
  /** What was asked for once. */
  private readonly known = new Map<HookMoment | AmountName, readonly Spoken<unknown>[]>();

  /** These hooks speak after those `before` them. */
  constructor(
    private readonly own: readonly SourcedHooks[],
    private readonly before?: SpokenHooks,
  ) {}

  at<M extends HookMoment>(moment: M): readonly Spoken<Hooks[M]>[] {
    const known = this.known.get(moment) as readonly Spoken<Hooks[M]>[] | undefined;
    if (known !== undefined) return known;
    const spoken = [...(this.before?.at(moment) ?? [])];
    for (const { source, hooks } of this.own) {
      const says = hooks[moment];
      if (says !== undefined) spoken.push({ source, says });
    }
    this.known.set(moment, spoken);
    return spoken;
  }

  changesOf(amount: AmountName): readonly Spoken<ChangeAmount>[] {
    const known = this.known.get(amount) as readonly Spoken<ChangeAmount>[] | undefined;
    if (known !== undefined) return known;
    const changes = [...(this.before?.changesOf(amount) ?? [])];
    for (const { source, hooks } of this.own) {
      const says = hooks.amounts?.[amount];
      if (says !== undefined) changes.push({ source, says });
    }
    this.known.set(amount, changes);
    return changes;
  }
}
