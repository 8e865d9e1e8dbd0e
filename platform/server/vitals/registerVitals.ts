import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { VITALS_PATH } from '../../src/vitals/vitalsReport.ts';
import { networkOf } from '../networkOf.ts';
import type { RegistrySource } from '../registry/RegistrySource.ts';
import { vitalsHandler } from './vitalsHandler.ts';
import { VitalsMetrics } from './VitalsMetrics.ts';

const MAX_REPORT_BYTES = 2000;
/** Limit per network, which may be an office or a school; more than that is not caused by visits. */
const MAX_PER_MINUTE = 120;
const MINUTE_MS = 60_000;

/** Counts the web vitals reported by browsers. */
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
