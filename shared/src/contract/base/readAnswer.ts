import * as v from 'valibot';
import type { Schema } from './call.ts';
import { PLAIN_WORD, type AsRead, type UnknownEffect } from './words.ts';

/** Part of a response that is unknown to the contract of this build. */
export interface UnknownPart {
  /** Position in the entity: `list[].status`. Never a value. */
  readonly field: string;
  /** The unknown word; empty if the part is not a plain word. */
  readonly word: string;
  readonly effect: UnknownEffect;
}

/** Result of reading a response; `isReadable` is false if it cannot be used. */
export type Reading<Entity> =
  | { readonly isReadable: true; readonly entity: Entity; readonly unknown: readonly UnknownPart[] }
  | { readonly isReadable: false; readonly unknown: readonly UnknownPart[] };

/** Parts of a schema needed by the reader. */
interface Shape {
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly item?: Schema;
  readonly wrapped?: Schema;
  readonly options?: readonly Schema[];
  readonly key?: Schema;
  readonly value?: Schema;
}
interface ClosedSet {
  readonly type: 'picklist';
  readonly options: readonly (string | number)[];
}

/** Required part that is missing or has another type. */
class Unreadable extends Error {
  readonly field: string;

  constructor(field: string) {
    super(`Unreadable: ${field}`);
    this.field = field;
  }
}

const plainWord = (value: unknown) => (typeof value === 'string' && PLAIN_WORD.test(value) ? value : '');

const FIRST_ISSUE = { abortEarly: true };
const parse = (schema: Schema, value: unknown) => v.safeParse(schema as v.GenericSchema, value, FIRST_ISSUE);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Picklist of a schema; undefined for other schemas. */
const closedSetOf = (schema: Schema): ClosedSet | undefined =>
  ('pipe' in schema ? (schema.pipe as readonly object[]) : [schema]).find(
    (part): part is ClosedSet => 'type' in part && part.type === 'picklist',
  );

/**
 * True for the lists of the wire, `entity.list` or the whole entity: only there is each item independent of the others.
 */
const isList = (field: string) => field === 'list' || field === '';

/** Reads a response that the contract of this build knows only in part, each known part by its own schema. */
class TolerantReader {
  readonly unknown: UnknownPart[] = [];

  /** @throws Unreadable */
  read(schema: Schema, value: unknown, field: string): unknown {
    const known = parse(schema, value);
    return known.success ? known.output : this.readInParts(schema, value, field);
  }

  /** Reads a value part by part after the whole schema rejected it. @throws Unreadable */
  readInParts(schema: Schema, value: unknown, field: string): unknown {
    const closed = closedSetOf(schema);
    if (closed) return this.#word(closed, value, field);
    const before = this.unknown.length;
    const read = this.#parts(schema as Shape, value, field);
    // All parts are valid, so a rule about the whole is violated.
    if (this.unknown.length === before) throw new Unreadable(field);
    return read;
  }

  #word({ options }: ClosedSet, value: unknown, field: string): unknown {
    if (typeof value !== typeof options[0]) throw new Unreadable(field);
    this.#note(field, 'kept', value);
    return value;
  }

  #parts({ wrapped, entries, item, key, value: ofKey, options }: Shape, value: unknown, field: string): unknown {
    if (wrapped) return this.read(wrapped, value, field);
    if (entries && isObject(value)) return this.#object(entries, value, field);
    if (item && Array.isArray(value)) return this.#array(item, value, field);
    if (key && ofKey && isObject(value)) return this.#record(key, ofKey, value, field);
    if (options) return this.#firstOf(options, value, field);
    throw new Unreadable(field);
  }

  #object(entries: Readonly<Record<string, Schema>>, value: Readonly<Record<string, unknown>>, field: string) {
    const read = Object.entries(entries).map(
      ([name, schema]) => [name, this.read(schema, value[name], field === '' ? name : `${field}.${name}`)] as const,
    );
    return Object.fromEntries(read.filter(([name, part]) => part !== undefined || name in value));
  }

  #array(item: Schema, items: readonly unknown[], field: string): unknown[] {
    const each = `${field}[]`;
    if (closedSetOf(item)) return items.filter((word) => this.#isKnown(item, word, each));
    if (!isList(field)) return items.map((value) => this.read(item, value, each));
    const read = items.flatMap((value) => this.#itemOrNone(item, value, each));
    // An empty list would wrongly show that there are no items.
    if (read.length === 0) throw new Unreadable(this.unknown.at(-1)?.field ?? each);
    return read;
  }

  #itemOrNone(item: Schema, value: unknown, field: string): unknown[] {
    const before = this.unknown.length;
    try {
      return [this.read(item, value, field)];
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      this.unknown.length = before;
      this.#note(error.field, 'leftOut');
      return [];
    }
  }

  #isKnown(schema: Schema, word: unknown, field: string): boolean {
    const { success } = parse(schema, word);
    if (!success) this.#note(field, 'leftOut', word);
    return success;
  }

  #record(key: Schema, ofKey: Schema, value: Readonly<Record<string, unknown>>, field: string) {
    const each = `${field}{}`;
    const known = Object.entries(value).filter(([name]) => this.#isKnown(key, name, each));
    return Object.fromEntries(known.map(([name, part]) => [name, this.read(ofKey, part, each)]));
  }

  #firstOf(options: readonly Schema[], value: unknown, field: string): unknown {
    const before = this.unknown.length;
    let reason: Unreadable | undefined;
    for (const option of options)
      try {
        return this.read(option, value, field);
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error;
        this.unknown.length = before;
        reason ??= error;
      }
    throw reason ?? new Unreadable(field);
  }

  #note(field: string, effect: UnknownEffect, value?: unknown): void {
    this.unknown.push({ field, word: plainWord(value), effect });
  }
}

/**
 * Reads a response as far as this build knows it; the server follows the contract of its own release. Drops unknown
 * fields. Retains an unknown word of a picklist but drops it from an array of words, and drops a list item that lacks a
 * required part. All other deviations make the response unreadable.
 */
export function readAnswer<Entity extends Schema>(
  schema: Entity,
  answer: unknown,
): Reading<AsRead<v.InferOutput<Entity>>> {
  type Read = AsRead<v.InferOutput<Entity>>;
  const known = parse(schema, answer);
  if (known.success) return { isReadable: true, entity: known.output as Read, unknown: [] };
  const reader = new TolerantReader();
  try {
    const entity = reader.readInParts(schema, answer, '') as Read;
    return { isReadable: true, entity, unknown: reader.unknown };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { isReadable: false, unknown: [{ field: error.field, word: '', effect: 'refused' }] };
  }
}
