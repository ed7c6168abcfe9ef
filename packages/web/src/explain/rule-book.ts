import type { CardSource } from '@great-machine/rules';
import { useEffect, useState } from 'react';

/** Where a rule comes from. */
export type Origin = 'rulebook' | 'public' | 'design' | 'ruling';

/** A rule in our own words. */
export interface Rule {
  readonly title: string;
  readonly text: string;
  readonly page: string;
  /** Where it stands, in words. */
  readonly source: string;
  /** Of a card: where its parts come from. */
  readonly card?: CardSource;
}

export type RuleBook = Readonly<Record<string, Rule>>;

let loading: Promise<RuleBook> | undefined;

/** The rules come when the first of them is asked for. */
export function loadRules(): Promise<RuleBook> {
  loading ??= import('../generated/rules.json?raw')
    .then(({ default: text }) => JSON.parse(text) as RuleBook)
    .catch((error) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

/** The rules, once they are there; without them things still explain themselves in short. */
export function useRules(isWanted: boolean): RuleBook | undefined {
  const [book, setBook] = useState<RuleBook | undefined>();
  useEffect(() => {
    if (isWanted) loadRules().then(setBook, () => undefined);
  }, [isWanted]);
  return book;
}

/** The whole of a rule: what the rulebook says, what we have ruled, and what is of our own making. */
export function originsOf({ source }: Rule): readonly Origin[] {
  const origins: readonly (readonly [Origin, RegExp])[] = [
    ['rulebook', /rulebook/],
    ['public', /public source/],
    ['ruling', /ruling/],
    ['design', /our design/],
  ];
  return origins.filter(([, sign]) => sign.test(source)).map(([origin]) => origin);
}

/** Each part of a card and where it comes from. */
export function originsOfCard({ name, effect, details }: CardSource): readonly (readonly [string, Origin])[] {
  const parts: [string, Origin][] = [
    ['name', name],
    ['effect', effect],
  ];
  if (details !== undefined) parts.push(['details', details]);
  return parts;
}

/** Where exactly it stands, beyond what its origins say. */
export function placeInSource({ source }: Rule): string {
  return source.replace(/^(rulebook|ruling [\w-]+|our design)(?:$|[,;] )/, '');
}

/** A text cut where it names a rule, so that the name can be a link. */
export function partsOf(
  text: string,
  book: RuleBook,
): readonly { readonly text: string; readonly rule?: string }[] {
  const ids = /\b(?:R-)?[A-Z]{2,4}-[A-Za-z0-9-]*[A-Za-z0-9]/g;
  const parts: { text: string; rule?: string }[] = [];
  let end = 0;
  for (const match of text.matchAll(ids)) {
    const [id] = match;
    if (book[id] === undefined) continue;
    parts.push({ text: text.slice(end, match.index) }, { text: id, rule: id });
    end = match.index + id.length;
  }
  return [...parts, { text: text.slice(end) }].filter((part) => part.text !== '');
}

/** The rules that hold all words looked for, by page and in the order of the pages. */
export function findRules(
  book: RuleBook,
  wanted: string,
): readonly { readonly page: string; readonly ids: readonly string[] }[] {
  const looked = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const pages = new Map<string, string[]>();
  for (const [id, { title, text, page }] of Object.entries(book)) {
    const all = `${id} ${title} ${text} ${page}`.toLowerCase();
    if (!looked.every((word) => all.includes(word))) continue;
    pages.set(page, [...(pages.get(page) ?? []), id]);
  }
  return [...pages].map(([page, ids]) => ({ page, ids }));
}
