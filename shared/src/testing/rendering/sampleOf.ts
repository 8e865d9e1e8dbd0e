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

function fromParts(schema: v.GenericSchema): unknown {
  const shape: Shape = schema;
  if (shape.entries)
    return Object.fromEntries(Object.entries(shape.entries).map(([name, part]) => [name, fromParts(part)]));
  if (shape.items) return shape.items.map(fromParts);
  if (shape.item) return [fromParts(shape.item)];
  if (shape.wrapped) return fromParts(shape.wrapped);
  if (shape.options) {
    const [first] = shape.options;
    return isSchema(first) ? fromParts(first) : first;
  }
  if ('literal' in shape) return shape.literal;
  if (shape.type === 'record') return {};
  return CANDIDATES.find((candidate) => v.is(schema, candidate));
}

/** Value that a schema accepts, with one item in every list; undefined if none was found. */
export function sampleOf<Schema extends v.GenericSchema>(schema: Schema): v.InferOutput<Schema> | undefined {
  const { success, output } = v.safeParse(schema, fromParts(schema));
  return success ? output : undefined;
}
