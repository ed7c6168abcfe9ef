import { type AnyLogLine, isLogLine, isLogLineOf, type LogLine } from '@great-machine/rules';
import { finishSentence } from './typography.js';
import type { Words } from './words.js';

/** A log line as a sentence; one that this version does not know is told plainly. */
export function eventSentence(words: Words, line: AnyLogLine): string {
  return finishSentence(isLogLine(line) ? knownSentence(words, line) : plainSentence(words, line));
}

/** An event of a shipped module without a sentence does not compile. */
function knownSentence(words: Words, line: LogLine): string {
  if (line.key === 'detainment-settled')
    return words.textOf(`event.detainment-settled.${line.params.option}`, line.params);
  if (line.key === 'access-forfeited')
    return words.text('event.access-forfeited', { district: line.params.shown, ...line.params });
  return words.text(`event.${line.key}`, line.params);
}

/** By the message of a module that brings one, else by the bare name of the event. */
function plainSentence(words: Words, { key, params }: AnyLogLine): string {
  const message = `event.${key}`;
  return words.has(message) ? words.textOf(message, params) : key;
}

/** Tells log lines in their order: some words depend on what came before. */
export class Narrator {
  /** Heroes who have acted this round. */
  private readonly acted = new Set<string>();
  /** An Action may have been taken back. */
  private unsure = false;

  constructor(private readonly words: Words) {}

  sentenceOf(line: AnyLogLine): string {
    if (isLogLineOf(line, 'round-began')) {
      this.acted.clear();
      this.unsure = false;
    }
    if (isLogLineOf(line, 'answer-undone') || isLogLineOf(line, 'game-taken-back')) this.unsure = true;
    if (isLogLineOf(line, 'hero-acted')) this.acted.add(line.params.hero);
    if (!isLogLineOf(line, 'hero-passed') || !this.acted.has(line.params.hero))
      return eventSentence(this.words, line);
    const message = this.unsure ? 'event.hero-passed.unsure' : 'event.hero-passed.further';
    return finishSentence(this.words.text(message, line.params));
  }
}
