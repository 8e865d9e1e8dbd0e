import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { RegistryEntry } from '@portal/shared/section/registry';
import { COMPARED_VITALS, VISIT_EVENTS, type VisitReport } from '../../src/visits/visitReport.ts';
import { isTried } from '../registry/pairs.ts';
import type { RegistrySource } from '../registry/RegistrySource.ts';
import type { Tallies } from './Tallies.ts';

const ACCEPTED = 204;
const MALFORMED = 400;

const word = v.pipe(v.string(), v.maxLength(200));
const number = v.pipe(v.number(), v.finite(), v.minValue(0));

const visitReport = v.object({
  section: word,
  pair: word,
  build: word,
  events: v.array(v.picklist(VISIT_EVENTS)),
  ageSeconds: number,
  readyMs: v.optional(number),
  vitals: v.optional(v.partial(v.object(v.entriesFromList(COMPARED_VITALS, number)))),
}) satisfies v.GenericSchema<unknown, VisitReport>;

/** Counts a browser's report. Anyone can send one: it only counts for an active canary, and can put no build live. */
export const visitsHandler =
  (source: RegistrySource, tallies: Tallies) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { success, output } = v.safeParse(visitReport, request.body);
    if (!success) return reply.code(MALFORMED).send();
    const { shell, sections } = await source.read();
    const entries: RegistryEntry[] = [shell, ...sections];
    const entry = entries.filter(isTried).find(({ name }) => name === output.section);
    if (entry) tallies.note(entry, output);
    return reply.code(ACCEPTED).send();
  };
