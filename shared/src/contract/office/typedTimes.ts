import * as v from 'valibot';
import { clockTime, day } from '../base/fields.ts';

/** A form has many days and times: each message names its own. */

export const typedDay = (message: string) => v.pipe(v.string(message), v.nonEmpty(message), day);

export const typedTime = (message: string) => v.pipe(v.string(message), v.nonEmpty(message), clockTime);
