import * as v from 'valibot';
import type { Schema } from '@portal/shared/contract';
import { isShape, maximumOf, shapeOf, type SchemaShape } from '../../pipeline/schemaShape.ts';
import type { WorstText } from './texts.ts';

/** Values for fields that reject the worst texts: one of these fits most of them. */
const FITTING = [
  ...['', '2026-11-20', '09:30', '01012340001', '19900101', '04524', 'aquaro7', 'Portal!2026', 'a@example.com'],
  ...['제 2026-0001 호', '홍길동', '/main', 'https://a.example/'],
];

/** Makes the texts and lists of an input. */
interface Making {
  text(shape: SchemaShape): unknown;
  list(shape: SchemaShape): unknown[];
}

const accepts = (shape: SchemaShape, value: unknown) => v.is(shape as unknown as v.GenericSchema, value);
const isTable = ({ pipe = [] }: SchemaShape): boolean => pipe.some(({ type }) => type === 'base64');
const isObject = (option: unknown): option is SchemaShape => isShape(option) && option.type === 'object';
const lengthOf = (shape: SchemaShape) => maximumOf(shape)?.length ?? 0;

/** True if the input contains a file of rows in base64. */
export const hasTable = (schema: Schema): boolean => Object.values(shapeOf(schema).entries ?? {}).some(isTable);

/**
 * Makes an input with every text and list as long as its field allows, with texts of this kind where the field accepts
 * them, and other valid ones elsewhere.
 * @param letters length of a text whose field has no maximum
 * @param table makes a file of a given length in base64
 */
export function longestInput(
  schema: Schema,
  { text, letters, table }: { text: WorstText; letters: number; table(letters: number): string },
): unknown {
  const making: Making = {
    text(shape) {
      const maximum = Math.min(maximumOf(shape)?.length ?? letters, isTable(shape) ? Infinity : letters);
      if (isTable(shape)) return table(maximum);
      const longest = text(maximum);
      return accepts(shape, longest) ? longest : (FITTING.find((fitting) => accepts(shape, fitting)) ?? longest);
    },
    list(shape) {
      const item = shape.item && make(shape.item, making);
      return Array.from({ length: lengthOf(shape) }, () => item);
    },
  };
  return make(shapeOf(schema), making);
}

/** An input with every text and list longer than its field allows, of `letters` in total. */
export function overlongInput(schema: Schema, { text, letters }: { text: WorstText; letters: number }): unknown {
  let fields = 0;
  const counting: Making = { text: () => (fields += 1), list: () => [(fields += 1)] };
  make(shapeOf(schema), counting);
  const share = Math.floor(letters / Math.max(1, fields));
  // An item and its comma take two letters.
  const list = () => Array.from({ length: share / 2 }, () => 0);
  return make(shapeOf(schema), { text: () => text(share), list });
}

/** Values of other fields: a number, a boolean, a day or nothing. */
const OTHER_VALUES = [1, '', 2026, true, '2026-11-20'];
const otherValue = (shape: SchemaShape) => OTHER_VALUES.find((value) => accepts(shape, value)) ?? 1;

function make(shape: SchemaShape, making: Making): unknown {
  const { entries = {}, wrapped, options = [] } = shape;
  switch (shape.type) {
    case 'object':
      return Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, make(entry, making)]));
    case 'array':
      return making.list(shape);
    case 'optional':
    case 'nullable':
      return wrapped && make(wrapped, making);
    case 'literal':
      return shape.literal;
    case 'picklist':
      return options[0];
    case 'union': {
      const object = options.find(isObject);
      return object ? make(object, making) : otherValue(shape);
    }
    case 'number':
      return otherValue(shape);
    case 'boolean':
      return true;
    default:
      return making.text(shape);
  }
}
