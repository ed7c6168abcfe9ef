const ROMAN = ['0', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

export function roman(number: number): string {
  return ROMAN[number] ?? String(number);
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A sentence with a capital letter; after a name that ends with a full stop there is no second one. */
export function finishSentence(text: string): string {
  return capitalise(text).replaceAll(/(?<!\.)\.\.(?!\.)/g, '.');
}
