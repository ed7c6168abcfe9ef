/** What a field holds: an index or number of the state, a text, a flag, or several of them. */
export type FieldKind =
  | 'district'
  | 'districts'
  | 'district-set'
  | 'hero'
  | 'heroes'
  | 'servant'
  | 'citizen'
  | 'citizens'
  | 'kind'
  | 'kinds'
  | 'number'
  | 'text'
  | 'texts'
  | 'flag';

/** Fields by their names; with a question mark, one that may be missing. */
export type Fields = Readonly<Record<string, FieldKind | `${FieldKind}?`>>;

/** Of a question that is about nothing, and of a frame that remembers nothing. */
export type NoFields = Readonly<Record<string, never>>;

/** The fields of an event, a frame or a question, by the audience that may know them: `all` includes the spectators. */
export interface DeclaredFields {
  readonly all?: Fields;
  readonly revolutionaries?: Fields;
  readonly machine?: Fields;
  readonly nobody?: Fields;
}
