const ACCENTS: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  y: 'ý',
  c: 'ç',
  n: 'ñ',
  s: 'š',
  z: 'ž',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
  C: 'Ç',
  N: 'Ñ',
  S: 'Š',
  Z: 'Ž',
};

/** Every letter outside of braces gets an accent: what stays plain on the screen was not in a catalog. */
export function pseudo(catalog: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(catalog).map(([key, message]) => [key, accent(message)]));
}

/** Words in braces are names of arguments, but the branches of a plural or a selection are text again. */
function accent(message: string): string {
  let result = '';
  let depth = 0;
  let isBranch: boolean[] = [];
  for (const letter of message) {
    if (letter === '{') {
      const opensBranch = depth > 0 && !isBranch[depth - 1];
      isBranch = [...isBranch.slice(0, depth), opensBranch];
      depth++;
    } else if (letter === '}') depth--;
    const isText = depth === 0 || isBranch[depth - 1];
    result += isText ? (ACCENTS[letter] ?? letter) : letter;
  }
  return result;
}
