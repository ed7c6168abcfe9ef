import type { View } from '@great-machine/rules';
import type { Style } from '../terminal/paint.js';
import { words } from '../terminal/terminal-words.js';
import { wrapText } from '../terminal/text.js';

/** A word to be written into a District. */
export interface Mark {
  readonly text: string;
  readonly style?: Style;
}

interface TokenMark {
  readonly sign: string;
  readonly style: Style;
  legend(view: View): string;
}

/** Tokens of modules in Districts that have a sign of their own. */
const SIGNS: Readonly<Record<string, TokenMark>> = {
  resistance: { sign: 'R', style: 'green', legend: () => 'R Resistance' },
  improvement: { sign: '+', style: 'yellow', legend: legendOfImprovements },
  zeppelin: { sign: 'Z', style: 'red', legend: () => 'Z Zeppelin' },
};

/** A Servant of this game is the example: another may replace Lex Hecate (CHR-1). */
function legendOfImprovements({ servants: [first] }: View): string {
  if (first === undefined) return '+ Improvement';
  return `+ Improvement (+${portraitOf(first.servant)} of ${words.name('servant', first.servant)})`;
}

/** Any other one. */
const STAR: TokenMark = { sign: '*', style: 'yellow', legend: () => '* token' };

/** Special Guards are Guards: their tokens say which of them they are. */
const GUARDS: Readonly<Record<string, string>> = {
  'special-guard': 'S special Guard',
  'broken-special-guard': 's broken one',
};

/** The tokens of a District, those that stand for Guards left out; one with a Servant's portrait has the initial. */
export function markTokens({ tokens = {} }: View, district: string): Mark[] {
  return Object.entries(tokens).flatMap(([kind, lying]) => {
    if (Object.hasOwn(GUARDS, kind)) return [];
    const { sign, style } = SIGNS[kind] ?? STAR;
    return lying
      .filter(({ at }) => at === district)
      .map(({ face = '' }) => ({ text: sign + portraitOf(face), style }));
  });
}

function portraitOf(face: string): string {
  return words.ids('servant').includes(face) ? words.name('servant', face, 'short').slice(0, 1) : '';
}

/** How many tokens of a kind lie with a District, a Hero or a Servant. */
export function countTokens({ tokens = {} }: View, kind: string, at: string): number {
  return tokens[kind]?.filter((token) => token.at === at).length ?? 0;
}

/** Whether a Surge token lies on a numeral of the Plan. */
export function isSurgeOn({ tokens = {} }: View, plan: number): boolean {
  return tokens['surge-track']?.some(({ at }) => at === plan) ?? false;
}

export function isDeactivated(view: View, servant: string): boolean {
  return countTokens(view, 'deactivated', servant) > 0;
}

/** What the signs for the modules of this game mean. */
export function tokenLegend(view: View): readonly string[] {
  const { tokens = {} } = view;
  const kinds = Object.keys(tokens);
  const legends = kinds.flatMap((kind) => SIGNS[kind]?.legend(view) ?? GUARDS[kind] ?? []);
  if (kinds.includes('deactivated')) legends.push('~ deactivated Servant');
  if (tokens['surge-track']?.length) legends.push('* Surge token on the Plan');
  return legends.length === 0 ? [] : wrapText(legends.join(', '));
}
