import type { Words } from '@great-machine/messages';

/** What stands on a token: a District, an exit, a Servant or a Surge. */
export function nameOfFace(words: Words, face: string): string {
  const kind = (['district', 'exit', 'servant'] as const).find((one) => words.has(`${one}.${face}`));
  return kind === undefined
    ? words.name('card', face)
    : words.name(kind, face, kind === 'district' ? 'title' : undefined);
}
