import type { Fact, Remark } from '@great-machine/client';
import type { ChoiceError, DrawingFault, ModuleRefusal } from '@great-machine/rules';
import { finishSentence } from './typography.js';
import type { Words } from './words.js';

/** Why something is not possible. */
export function refusalSentence(words: Words, { code, params }: ModuleRefusal): string {
  return finishSentence(words.textOf(`refusal.${code}`, params));
}

/** Why a table cannot have what it has chosen: every reason, with the rule that it goes by. */
export function choiceSentences(words: Words, { faults, refusals }: ChoiceError): readonly string[] {
  return [
    ...faults,
    ...refusals.map(
      (refusal) => refusalSentence(words, refusal) + (refusal.rule === undefined ? '' : ` (${refusal.rule})`),
    ),
  ];
}

/** What is wrong with a City drawn by hand. */
export function drawingFaultSentence(words: Words, fault: DrawingFault): string {
  const { code, ...params } = fault;
  const count = 'districts' in fault ? fault.districts.length : 1;
  return finishSentence(words.text(`city-fault.${code}`, { ...params, count }));
}

/** Who won and how, in two sentences. */
export function outcomeSentence(
  words: Words,
  { winner, how }: { readonly winner: string; readonly how: string },
): string {
  return finishSentence(words.text('event.game-won', { winner, how }));
}

/** A fact that decides about an option. */
export function factSentence(words: Words, { key, params }: Fact): string {
  return finishSentence(words.text(key, params));
}

/** What a bot says to the person beside it. */
export function remarkSentence(words: Words, { key, params }: Remark): string {
  return finishSentence(words.text(key, params));
}
