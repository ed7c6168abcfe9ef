import type { Plain } from '@great-machine/rules';
import { itemAt } from '@great-machine/rules';

import { IntlMessageFormat } from 'intl-messageformat';
import type { Catalog, MessageKey } from './catalog/index.js';
import { listOf, percentOf } from './phrases.js';
import { CHANCE_ARGUMENTS, keysOfName, THING_ARGUMENTS, type ThingKind } from './things.js';
import { roman } from './typography.js';

export type MessageParams = Readonly<Record<string, Plain>>;

interface Parsed {
  readonly format: IntlMessageFormat;
  readonly names: readonly string[];
}

/**
 * The words of a language. Things are passed to messages by their ids: `{district}` becomes the name of the District,
 * `{district_in}` its form `in`. An argument that is called like a kind of thing, or by a usual name for one, is known to be
 * its id; of any other one the message says it: `{lender_as_hero}`, `{lender_as_hero_of}`. Of any argument `{x_id}` is
 * the bare value, or `none` where it is missing, to select by; `{x_roman}` is a number in Roman numerals.
 */
export class Words {
  private readonly parsed = new Map<string, Parsed>();
  /** The kinds of cards that the modules of the game have. */
  private readonly cardKinds: readonly string[];

  constructor(
    readonly locale: string,
    private readonly catalog: Catalog,
  ) {
    this.cardKinds = this.ids('card-kind');
  }

  has(key: string): boolean {
    return Object.hasOwn(this.catalog, key);
  }

  text(key: MessageKey, params?: MessageParams): string {
    return this.textOf(key, params);
  }

  /** For keys that are made of data; one that the catalog does not have stands for itself. */
  textOf(key: string, params: MessageParams = {}): string {
    if (!this.has(key)) return key;
    const { format, names } = this.parse(key);
    const values = Object.fromEntries(names.map((name) => [name, this.valueOf(name, params)]));
    return String(format.format(values));
  }

  /** The name of a thing, or a form of it: its own, else by the pattern of its kind, else by the general one. */
  name(kind: ThingKind, id: string, form?: string): string {
    return this.nameOf(kind, id, form);
  }

  /** The kind of a card, by its id; undefined for a card without words. */
  kindOfCard(id: string): string | undefined {
    return this.cardKinds.find((kind) => this.has(`${kind}.${id}`));
  }

  private nameOf(kind: string, id: string, form?: string): string {
    const key = keysOfName(kind, id, this.cardKinds).find((candidate) => this.has(candidate));
    if (form !== undefined && key !== undefined && this.has(`${key}.${form}`)) {
      return this.textOf(`${key}.${form}`);
    }
    const name = key === undefined ? id : this.textOf(key);
    if (form === undefined) return name;
    const pattern = [`form.${form}.${kind}`, `form.${form}`].find((candidate) => this.has(candidate));
    return pattern === undefined ? name : this.textOf(pattern, { name });
  }

  /** The ids of all things of a kind that have a name; a kind of cards may be a module's own. */
  ids(kind: string): readonly string[] {
    return Object.keys(this.catalog).flatMap((key) => {
      const [start, id, form] = key.split('.');
      return start === kind && id !== undefined && form === undefined ? [id] : [];
    });
  }

  private parse(key: string): Parsed {
    let parsed = this.parsed.get(key);
    if (parsed === undefined) {
      const message = itemAt(this.catalog, key);
      const format = new IntlMessageFormat(message, this.locale, undefined, { ignoreTag: true });
      parsed = { format, names: argumentsOf(message) };
      this.parsed.set(key, parsed);
    }
    return parsed;
  }

  /** What stands for an argument; a missing one is shown, so that it is noticed. */
  private valueOf(argument: string, params: MessageParams): string | number | boolean {
    const [name = argument, ...parts] = argument.split('_');
    const [as, form] = parts[0] === 'as' ? parts.slice(1) : [undefined, parts[0]];
    const value = params[name];
    if (form === 'id') return String(value ?? 'none');
    if (value === undefined || value === null) return `{${argument}}`;
    if (form === 'roman') return roman(Number(value));
    if (CHANCE_ARGUMENTS.includes(name)) return percentOf(this, Number(value));
    const kind: string | undefined =
      as ?? THING_ARGUMENTS[name] ?? (this.isNamed(name, value) ? name : undefined);
    const wordOf = (item: Plain) =>
      kind === undefined ? String(item) : this.nameOf(kind, String(item), form);
    if (Array.isArray(value)) return listOf(this, value.map(wordOf));
    return kind === undefined && typeof value !== 'object' ? value : wordOf(value);
  }

  private isNamed(kind: string, value: Plain): boolean {
    return (Array.isArray(value) ? value : [value]).every((id) => this.has(`${kind}.${id}`));
  }
}

/** The names in braces. A branch of one word looks like one too, which does no harm: nothing asks for it. */
function argumentsOf(message: string): readonly string[] {
  return [...new Set([...message.matchAll(/\{\s*(\w+)\s*[,}]/g)].flatMap(([, name]) => name ?? []))];
}
