import * as v from 'valibot';

/** Parts of a schema needed for a sample. */
interface Shape {
  type: string;
  entries?: Readonly<Record<string, v.GenericSchema>>;
  item?: v.GenericSchema;
  items?: readonly v.GenericSchema[];
  wrapped?: v.GenericSchema;
  options?: readonly unknown[];
  literal?: unknown;
}

/** Values for texts and numbers with a format; the first accepted one is used. */
const CANDIDATES: readonly unknown[] = [
  '한빛 외식업 소식',
  '2026-05-04T03:02:01.000Z',
  '2026-05-04',
  '2026-05',
  '09:30',
  '01012345678',
  '12345',
  'hanbit01',
  'hanbit@portal.example',
  'https://portal.example/1',
  '/files/1',
  'Y',
  1,
  10,
  2026,
  true,
  null,
];

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

/** Choices of a field: the options of a picklist, also of one that is optional or nullable; else none. */
function choicesOf(schema: v.GenericSchema): readonly unknown[] {
  const { type, options, wrapped }: Shape = schema;
  if (wrapped) return choicesOf(wrapped);
  return type === 'picklist' ? (options ?? []) : [];
}

/** Samples of a list: of picklists each option, of objects one for each option of a field, else one. */
function listOf(item: v.GenericSchema): unknown[] {
  const choices = choicesOf(item);
  if (choices.length > 0) return [...choices];
  const { entries }: Shape = item;
  const length = Math.max(1, ...Object.values(entries ?? {}).map((field) => choicesOf(field).length));
  return Array.from({ length }, (_, turn) => fromParts(item, turn));
}

/** @param turn place in a list: picklists take the option of that place, and numbers differ */
function fromParts(schema: v.GenericSchema, turn = 0): unknown {
  const shape: Shape = schema;
  if (shape.entries)
    return Object.fromEntries(Object.entries(shape.entries).map(([name, part]) => [name, fromParts(part, turn)]));
  if (shape.items) return shape.items.map((part) => fromParts(part, turn));
  if (shape.item) return listOf(shape.item);
  if (shape.wrapped) return fromParts(shape.wrapped, turn);
  if (shape.options) {
    const choice = shape.options[turn % shape.options.length];
    const value = isSchema(choice) ? fromParts(choice, turn) : choice;
    return v.is(schema, value) || turn === 0 ? value : fromParts(schema);
  }
  if ('literal' in shape) return shape.literal;
  if (shape.type === 'record') return {};
  if (shape.type === 'number' && v.is(schema, turn + 1)) return turn + 1;
  return CANDIDATES.find((candidate) => v.is(schema, candidate));
}

/** Value that a schema accepts, with an item for each option in every list; undefined if none was found. */
export function sampleOf<Schema extends v.GenericSchema>(schema: Schema): v.InferOutput<Schema> | undefined {
  const { success, output } = v.safeParse(schema, fromParts(schema));
  return success ? output : undefined;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The least that a schema accepts: null where it may be, lists without items, no optional fields. */
function leastOf(schema: v.GenericSchema): unknown {
  const { type, entries }: Shape = schema;
  if (/^(optional|exact_optional|undefinedable|nullish)$/.test(type)) return undefined;
  if (type === 'nullable') return null;
  if (type === 'array') return [];
  if (type === 'boolean') return false;
  return entries ? withChanges(schema, {}) : fromParts(schema);
}

/** A value that the schema accepts, with these changes; fields left out have the least value, in lists too. */
function withChanges(schema: v.GenericSchema, changes: unknown): unknown {
  const { entries, item, wrapped, options }: Shape = schema;
  if (changes === undefined) return leastOf(schema);
  if (wrapped) return changes === null ? null : withChanges(wrapped, changes);
  if (item && Array.isArray(changes)) return changes.map((each: unknown) => withChanges(item, each));
  if (!isRecord(changes)) return changes;
  const variants = options?.filter(isSchema) ?? [];
  const variant = variants.find((option) => v.is(option, withChanges(option, changes)));
  if (variant) return withChanges(variant, changes);
  if (!entries) return changes;
  const fields = Object.entries(entries).map(([name, part]) => [name, withChanges(part, changes[name])] as const);
  return { ...changes, ...Object.fromEntries(fields.filter(([, value]) => value !== undefined)) };
}

/** Fields that a test gives; the others are a sample's. */
export type Changes<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends readonly (infer Item)[]
    ? readonly Changes<Item>[]
    : { readonly [Name in keyof T]?: Changes<T[Name]> | undefined };

/** The least that a schema accepts, with some fields changed. @throws Error where it does not accept them. */
export function sampleWith(schema: v.GenericSchema, changes: unknown): unknown {
  const sample = withChanges(schema, changes);
  const { issues } = v.safeParse(schema, sample);
  if (issues) throw new Error(`The sample is refused: ${JSON.stringify(v.flatten(issues).nested ?? issues)}`);
  return sample;
}
