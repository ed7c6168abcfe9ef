import { type AnyLogLine, isLogLineOf } from '@great-machine/rules';
import { isTold } from './tellings.js';

/** What was done in the present Phase and not taken back: each answer with what it came to. */
export class PhasePlan {
  private answers: (readonly AnyLogLine[])[] = [];

  take(lines: readonly AnyLogLine[]): void {
    if (lines.some((line) => isLogLineOf(line, 'answer-undone'))) this.answers.pop();
    else this.answers.push(lines);
    if (lines.some((line) => isLogLineOf(line, 'phase-began') || isLogLineOf(line, 'game-taken-back')))
      this.answers = [];
  }

  /** Only answers that something came of; steps of a choice are none. */
  get moves(): readonly (readonly AnyLogLine[])[] {
    return this.answers.filter((lines) => lines.length > 0);
  }

  forget(): void {
    this.answers = [];
  }
}

/** What the Great Machine has paid and received for these moves. */
export function bondsOf(moves: readonly (readonly AnyLogLine[])[]): {
  readonly spent: number;
  readonly received: number;
} {
  let spent = 0;
  let received = 0;
  for (const line of moves.flat()) {
    if (isTold(line, 'plan', 'income')) received += line.params.amount;
    if (isTold(line, 'plan', 'move') && 'price' in line.params) spent += line.params.price;
  }
  return { spent, received };
}
