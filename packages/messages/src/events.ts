import type { LogLine } from '@great-machine/rules';
import { finishSentence } from './typography.js';
import type { Words } from './words.js';

/** A log line as a sentence. */
export function eventSentence(words: Words, { key, params }: LogLine): string {
  const message = key === 'detainment-settled' ? `event.${key}.${params.option}` : `event.${key}`;
  const { shown: district } = params;
  return finishSentence(words.textOf(message, { district, ...params }));
}

/** Tells log lines in their order: some words depend on what came before. */
export class Narrator {
  /** Heroes who have acted this round. */
  private readonly acted = new Set<string>();
  /** An Action may have been taken back. */
  private unsure = false;

  constructor(private readonly words: Words) {}

  sentenceOf(line: LogLine): string {
    const { key, params } = line;
    const hero = String(params.hero);
    if (key === 'round-began') {
      this.acted.clear();
      this.unsure = false;
    }
    if (key === 'answer-undone') this.unsure = true;
    if (key === 'hero-acted') this.acted.add(hero);
    if (key !== 'hero-passed' || !this.acted.has(hero)) return eventSentence(this.words, line);
    return eventSentence(this.words, { key: `hero-passed.${this.unsure ? 'unsure' : 'further'}`, params });
  }
}
