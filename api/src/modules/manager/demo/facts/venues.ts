import { join } from 'node:path';
import * as v from 'valibot';
import { readData } from '@portal/shared/prose';

const venue = v.strictObject({ city: v.string(), address: v.string(), address2: v.string() });

/** Venues of the demo's courses and exams: the association's rooms and rented halls all over the country. */
export const VENUES = readData(join(import.meta.dirname, 'venues.json'), v.tupleWithRest([venue], venue));
