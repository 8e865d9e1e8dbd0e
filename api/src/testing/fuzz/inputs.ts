import * as fc from 'fast-check';
import type { Schema } from '@portal/shared/contract';
import { isShape, shapeOf, type SchemaShape } from '../../pipeline/schemaShape.ts';

/** Texts that have broken programs before: in databases, JSON, paths, HTML, numbers. */
export const HOSTILE_TEXTS = [
  '\0',
  'a\0b',
  '\ud800',
  '\udfff가',
  '1e300',
  '9'.repeat(19),
  '-1',
  'NaN',
  '..%2f..%2fetc%2fpasswd',
  '../../etc/passwd',
  '%00',
  '%E0%A4%A',
  `' or 1=1 --`,
  '%_\\',
  '<script>x()</script>&#0;&#xD800;',
  '__proto__',
  '\u202e',
  '가'.repeat(20_001),
  '🍚'.repeat(300),
  '',
  ' ',
];

const HOSTILE_VALUES: readonly unknown[] = [
  ...HOSTILE_TEXTS,
  null,
  true,
  1e300,
  -1e300,
  2 ** 53,
  2 ** 31,
  -1,
  0.5,
  [],
  {},
  [[[[]]]],
  { length: 1e9 },
];

const hostile = fc.constantFrom(...HOSTILE_VALUES);
const text = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  // Sometimes valid: an id, a phone, a day, a postcode, a name, a password.
  fc.constantFrom(
    'member01',
    '01012340001',
    '2026-11-20',
    '19900101',
    '04524',
    '홍길동',
    'Portal!2026',
    'a@example.com',
  ),
);
const number = fc.oneof(fc.integer({ min: 1, max: 50 }), fc.double(), fc.integer(), fc.maxSafeInteger());

/** Values for a schema: mostly of its type and often valid, at times anything. */
export function inputFor(schema: Schema): fc.Arbitrary<unknown> {
  return valueFor(shapeOf(schema));
}

function valueFor(shape: SchemaShape): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 9, arbitrary: fittingValue(shape) }, { weight: 1, arbitrary: hostile });
}

function fittingValue(shape: SchemaShape): fc.Arbitrary<unknown> {
  switch (shape.type) {
    case 'object':
      return fc.record(mapValues(shape.entries ?? {}), { requiredKeys: [] });
    case 'array':
      return fc.array(shape.item ? valueFor(shape.item) : hostile, { maxLength: 6 });
    case 'optional':
    case 'nullable':
      return shape.wrapped ? valueFor(shape.wrapped) : hostile;
    case 'picklist':
    case 'literal':
      return fc.constantFrom(...(shape.options ?? ['']));
    case 'union':
      if (shape.options?.every(isObjectShape)) return fc.oneof(...shape.options.map(valueFor));
      // The contract's other unions are numbers as digits, and booleans.
      return fc.oneof(number, number.map(String), fc.constantFrom(true, 'Y', '0'));
    case 'number':
      return number;
    case 'boolean':
      return fc.boolean();
    default:
      return text;
  }
}

const isObjectShape = (option: unknown): option is SchemaShape => isShape(option) && option.type === 'object';

const mapValues = (entries: Record<string, SchemaShape>) =>
  Object.fromEntries(Object.entries(entries).map(([name, shape]) => [name, valueFor(shape)]));
