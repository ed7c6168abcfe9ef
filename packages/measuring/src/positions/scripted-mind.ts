import type { Mind, Situation, Thought } from '@great-machine/bots';
import type { Picks } from './position.js';

/** Does as little as it can. */
const PASSIVE = ['end', 'pass', 'decline', 'done', 'amount 0', 'option no-trust'];

/** Gives the answers of a line in order, then picks what it prefers wherever that is offered, else does nothing. */
export class ScriptedMind implements Mind {
  private readonly line: Picks[];

  constructor(
    line: readonly Picks[],
    private readonly preferred: Picks = [],
  ) {
    this.line = [...line];
  }

  decide({ options, decision }: Situation): Thought {
    const offered = options.find((open) => open.decision === decision)!.options.map(({ pick }) => pick);
    if (offered[0].startsWith('ready ')) return { picks: [offered[0]] };
    const next = this.line.shift();
    if (next !== undefined) return { picks: next };
    const wanted = [...this.preferred, ...PASSIVE].find((pick) => offered.includes(pick));
    return { picks: [wanted ?? offered[0]] };
  }
}
