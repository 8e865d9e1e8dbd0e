import type { Schema } from '../../contract/all/index.ts';

/** Change of a response that an API of another release may have made. */
export interface Change {
  /** Kind of the changed place: a closed word, one in an array, a key of a record, a required field. */
  kind: 'word' | 'wordOfArray' | 'nameOfRecord' | 'required';
  /** Position as reported: `list[].status`. */
  field: string;
  /** Changed sample. `read`: expected result of reading it. */
  changed: unknown;
  read: unknown;
  /** New word as reported. */
  word: string;
}

interface Shape {
  type: string;
  entries?: Readonly<Record<string, Schema>>;
  item?: Schema;
  wrapped?: Schema;
  options?: readonly unknown[];
  key?: Schema;
  pipe?: readonly { type: string; options?: readonly unknown[] }[];
}

const OPTIONAL = new Set(['optional', 'nullish', 'exact_optional', 'undefinedable']);

const closedSetOf = (schema: Shape) => (schema.pipe ?? [schema]).find(({ type }) => type === 'picklist');
const newWord = (known: unknown) => (typeof known === 'number' ? 99 : 'NEW_WORD');
const reported = (known: unknown) => (typeof known === 'number' ? '' : 'NEW_WORD');
const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && 'kind' in value;

type Without = (part: unknown) => unknown;

/** All changes of one place in a sample of the schema; `put` inserts another value into the whole response. */
function* changesAt(schema: Schema, value: unknown, field: string, put: Without): Generator<Change> {
  const shape = schema as unknown as Shape;
  const closed = closedSetOf(shape);
  if (closed) {
    const [known] = closed.options ?? [];
    const changed = put(newWord(known));
    yield { kind: 'word', field, changed, read: changed, word: reported(known) };
  } else if (shape.wrapped) yield* changesAt(shape.wrapped, value, field, put);
  else if (shape.entries) {
    const whole = value as Record<string, unknown>;
    for (const [name, entry] of Object.entries(shape.entries)) {
      const at = field === '' ? name : `${field}.${name}`;
      yield* changesAt(entry, whole[name], at, (part) => put({ ...whole, [name]: part }));
      const { [name]: _, ...rest } = whole;
      if (!OPTIONAL.has(entry.type)) yield { kind: 'required', field: at, changed: put(rest), read: null, word: '' };
    }
  } else if (shape.item && Array.isArray(value)) {
    const [first, ...others] = value as unknown[];
    const at = `${field}[]`;
    const set = closedSetOf(shape.item as unknown as Shape);
    if (set) {
      const [known] = set.options ?? [];
      const changed = put([newWord(known), ...value]);
      yield { kind: 'wordOfArray', field: at, changed, read: put(value), word: reported(known) };
    } else yield* changesAt(shape.item, first, at, (part) => put([part, ...others]));
  } else if (shape.type === 'record') {
    const whole = value as object;
    yield {
      kind: 'nameOfRecord',
      field: `${field}{}`,
      changed: put({ ...whole, NEW_WORD: 1 }),
      read: put(whole),
      word: 'NEW_WORD',
    };
  } else if (isSchema(shape.options?.[0])) yield* changesAt(shape.options[0], value, field, put);
}

/** All changes of a response with an unknown word or a missing field, one at a time. */
export const changesOf = (schema: Schema, sample: unknown): Change[] => [
  ...changesAt(schema, sample, '', (whole) => whole),
];

/** Response with an unknown field in every object. */
export function withNewFields(schema: Schema, sample: unknown): unknown {
  const { entries, item, wrapped, options } = schema as unknown as Shape;
  if (sample === null || sample === undefined) return sample;
  if (wrapped) return withNewFields(wrapped, sample);
  if (item && Array.isArray(sample)) return sample.map((part) => withNewFields(item, part));
  if (isSchema(options?.[0])) return withNewFields(options[0], sample);
  if (!entries) return sample;
  const fields = Object.entries(sample).map(([name, part]) => {
    const entry = entries[name];
    return [name, entry ? withNewFields(entry, part) : part];
  });
  return { ...Object.fromEntries(fields), brandNew: { of: 'another day' } };
}
