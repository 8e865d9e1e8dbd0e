import * as v from 'valibot';
import { integer } from './fields.ts';

/** Stored file that a reader may download. */
export const attachment = v.object({
  /** Argument of `downloadFile?path=…`. */
  path: v.string(),
  fileName: v.string(),
  /** Bytes. */
  size: v.number(),
});

/** Previous and next article of the list, linked at the foot of the page; null at either end. */
const neighbour = v.nullable(v.object({ no: integer, title: v.string() }));
export const neighbours = { previous: neighbour, next: neighbour };
