import type { Call } from '@portal/shared/contract';
import { isShape, maximumOf, shapeOf, type SchemaShape } from './schemaShape.ts';

/** Whoever typed too much is told so at the field; only what nobody typed is cut off. */
const MIN_BYTES = 64 * 1024;
/** One letter of JSON at its longest: `\uAC00`. */
const LETTER_BYTES = 6;
/** Letters of a text without a limit of its own: a day, a time, the digits of a number. */
const SHORT_TEXT = 30;
/** A number, a yes or no, one of a few words. */
const OTHER_BYTES = 50;

/** The largest JSON body that a call takes: what its schema allows, so that no more is parsed and looked at. */
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

/** Base64 is written as it is. */
const letterBytesOf = ({ pipe = [] }: SchemaShape) => (pipe.some(({ type }) => type === 'base64') ? 1 : LETTER_BYTES);
