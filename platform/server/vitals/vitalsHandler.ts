import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { DEVICES, VITALS, type VitalsReport } from '../../src/vitals/vitalsReport.ts';
import type { VitalsMetrics } from './VitalsMetrics.ts';

const ACCEPTED = 204;
const MALFORMED = 400;

/** Milliseconds. Nobody waits this long, and a larger value would make the sum meaningless. */
const MAX_VALUE = 600_000;

const word = v.pipe(v.string(), v.maxLength(200));

const vitalsReport = v.object({
  device: v.picklist(DEVICES),
  measured: v.pipe(
    v.array(
      v.object({
        vital: v.picklist(VITALS),
        value: v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_VALUE)),
        section: word,
        build: word,
        page: word,
      }),
    ),
    v.maxLength(VITALS.length),
    v.check((measured) => new Set(measured.map(({ vital }) => vital)).size === measured.length),
  ),
}) satisfies v.GenericSchema<unknown, VitalsReport>;

/** Counts the report of one document. */
export const vitalsHandler = (metrics: VitalsMetrics) => async (request: FastifyRequest, reply: FastifyReply) => {
  const { success, output } = v.safeParse(vitalsReport, request.body);
  if (!success) return reply.code(MALFORMED).send();
  await metrics.note(output.device, output.measured);
  return reply.code(ACCEPTED).send();
};
