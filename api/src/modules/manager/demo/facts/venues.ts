import { join } from 'node:path';
import * as v from 'valibot';
import { readData } from '@portal/shared/prose';

const venue = v.strictObject({ city: v.string(), address: v.string(), address2: v.string() });

/** Where courses and exams of the demo are held: the association's rooms and rented halls over the country. */
export const VENUES = readData(join(import.meta.dirname, 'venues.json'), v.tupleWithRest([venue], venue));
