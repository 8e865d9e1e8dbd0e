import * as v from 'valibot';
import { integer } from './fields.ts';

/** A stored file that a reader may download. */
export const attachment = v.object({
  /** What `downloadFile?path=…` takes. */
  path: v.string(),
  fileName: v.string(),
  /** Bytes. */
  size: v.number(),
});

/** The neighbours of an article in its list, for the links at its foot; null at either end. */
const neighbour = v.nullable(v.object({ no: integer, title: v.string() }));
export const neighbours = { previous: neighbour, next: neighbour };
