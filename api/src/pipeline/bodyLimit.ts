import type { Call } from '@portal/shared/contract';
import { isShape, maximumOf, shapeOf, type SchemaShape } from './schemaShape.ts';

/** Smallest limit, so that a text typed too long gets its message at the field instead of being cut off. */
const MIN_BYTES = 64 * 1024;
/** Longest encoding of a character in JSON: `\uAC00`. */
const LETTER_BYTES = 6;
/** Assumed length of a text without its own limit: a day, a time, the digits of a number. */
const SHORT_TEXT = 30;
/** A number, a boolean or an enum value. */
const OTHER_BYTES = 50;

/** Largest JSON body of a call, derived from its schema, so that nothing larger is parsed and checked. */
export const bodyLimitOf = ({ input }: Call): number => Math.max(MIN_BYTES, largestOf(shapeOf(input)));

function largestOf(shape: SchemaShape): number {
  const { entries = {}, item, wrapped, options = [] } = shape;
  const maximum = maximumOf(shape)?.length;
  switch (shape.type) {
    case 'object':
      return Object.entries(entries).reduce((sum, [name, entry]) => sum + name.length + 4 + largestOf(entry), 2);
    case 'array':
      return 2 + (maximum ?? 0) * (1 + (item ? largestOf(item) : 0));
    case 'optional':
    case 'nullable':
      return wrapped ? largestOf(wrapped) : 0;
    case 'union':
      return Math.max(...options.filter(isShape).map(largestOf));
    case 'string':
      return 2 + (maximum ?? SHORT_TEXT) * letterBytesOf(shape);
    default:
      return OTHER_BYTES;
  }
}

/** Base64 is not escaped. */
const letterBytesOf = ({ pipe = [] }: SchemaShape) => (pipe.some(({ type }) => type === 'base64') ? 1 : LETTER_BYTES);
