import type { RequestTo, TableLinks, TableRequest } from '@great-machine/protocol';
import type { Refusal, Route } from '@great-machine/rules';
import type { Advice } from '../advice.js';
import type { TableEntry, TableNews, WalkEnd } from '../connection.js';
import type { Truth } from '../truth.js';

/** What those requests come to that come to something. */
interface Told {
  readonly read: TableNews;
  readonly 'read-side': readonly TableEntry[];
  readonly answer: Refusal | undefined;
  readonly undo: Refusal | undefined;
  readonly walk: WalkEnd;
  readonly 'why-not': Refusal | undefined;
  readonly 'is-final': boolean;
  readonly advise: readonly Advice[];
  readonly routes: readonly Route[];
  readonly truth: Truth | undefined;
  readonly notes: string;
  readonly wish: Refusal | undefined;
  readonly 'renew-links': TableLinks;
}

type Do = TableRequest['do'];

/** What a request of each kind comes to. The client trusts its server: replies are typed here and not checked. */
export type Replies = { readonly [Word in Do]: Word extends keyof Told ? Told[Word] : undefined };

/** A request to the own game: what every `TableConnection` can do. */
export type PlayRequest = RequestTo<Exclude<keyof Told, 'read-side' | 'wish' | 'renew-links'> | 'keep-notes'>;
