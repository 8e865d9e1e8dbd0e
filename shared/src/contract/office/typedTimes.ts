import * as v from 'valibot';
import { clockTime, day } from '../base/fields.ts';

/** Typed days and times whose messages name the field. */

export const typedDay = (message: string) => v.pipe(v.string(message), v.nonEmpty(message), day);

export const typedTime = (message: string) => v.pipe(v.string(message), v.nonEmpty(message), clockTime);
