import fastifyRateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import { VITALS_PATH } from '../../src/vitals/vitalsReport.ts';
import type { RegistrySource } from '../registry/RegistrySource.ts';
import { vitalsHandler } from './vitalsHandler.ts';
import { VitalsMetrics } from './VitalsMetrics.ts';

const MAX_REPORT_BYTES = 2000;
/** Of one network, an office or a school too; who sends more than that does not look at pages. */
const MAX_PER_MINUTE = 120;
const MINUTE_MS = 60_000;

/** What the edge says of a visitor's address, which is the last in the list; behind none it is this connection's. */
const networkOf = ({ headers, socket }: FastifyRequest): string => {
  const forwarded = [headers['x-forwarded-for']].flat().join(',').split(',').at(-1)?.trim();
  return normalizeIP(forwarded || (socket.remoteAddress ?? ''));
};

/** Counts the web vitals that browsers tell of. */
export async function registerVitals(
  server: FastifyInstance,
  source: RegistrySource,
  register: Registry,
): Promise<void> {
  await server.register(fastifyRateLimit, { global: false });
  const rateLimit = { max: MAX_PER_MINUTE, timeWindow: MINUTE_MS, keyGenerator: networkOf };
  const options = { bodyLimit: MAX_REPORT_BYTES, config: { rateLimit } };
  server.post(VITALS_PATH, options, vitalsHandler(new VitalsMetrics(source, register)));
}
