import type { TableEntry } from '@great-machine/client';
import type { LogLine } from '@great-machine/rules';

/** What was done in the present Phase and not taken back: each answer with what it came to. */
export class PhasePlan {
  private answers: (readonly LogLine[])[] = [];

  take({ lines }: TableEntry): void {
    if (lines.some(({ key }) => key === 'answer-undone')) this.answers.pop();
    else this.answers.push(lines);
    const began = lines.findLastIndex(({ key }) => key === 'phase-began');
    if (began >= 0) this.answers = [];
  }

  /** Only answers that something came of; steps of a choice are none. */
  get moves(): readonly (readonly LogLine[])[] {
    return this.answers.filter((lines) => lines.length > 0);
  }

  forget(): void {
    this.answers = [];
  }
}

/** What the Great Machine has paid and received for these moves. */
export function bondsOf(moves: readonly (readonly LogLine[])[]): {
  readonly spent: number;
  readonly received: number;
} {
  let spent = 0;
  let received = 0;
  for (const { key, params } of moves.flat()) {
    if (key === 'bonds-received') received += Number(params.amount);
    else if (/^(guard-moved|servant-moved|servant-acted)$/.test(key)) spent += Number(params.price);
  }
  return { spent, received };
}
