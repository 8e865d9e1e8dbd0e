import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { SECTIONS, SHELL } from '@portal/shared/federation/apps';
import type { Database } from '../database/types/database.ts';
import type { Metrics } from '../pipeline/metrics.ts';

/**
 * Values of the label `section`. Anyone can send a beacon, so every other name is counted as `other`, which bounds the
 * number of labels.
 */
const SECTION_LABELS: readonly string[] = [SHELL, ...SECTIONS].map(({ name }) => name);

const OTHER = 'other';

const labelOf = (section: string) => (SECTION_LABELS.includes(section) ? section : OTHER);

let processRegistry: Registry | undefined;

/** Metrics of Node itself: one registry for all servers of a process, because its observers and timers never end. */
function ofProcess(): Registry {
  if (processRegistry) return processRegistry;
  processRegistry = new Registry();
  collectDefaultMetrics({ register: processRegistry });
  return processRegistry;
}

/** The metrics behind `/metrics`; each server has its own registry. */
export function createMetrics(database: Database) {
  const registers = [new Registry()] as [Registry];
  const [registry] = registers;
  const requests = new Histogram({
    name: 'portal_http_request_seconds',
    help: 'Requests by route, method and status',
    registers,
    labelNames: ['route', 'method', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  });
  const sectionFailures = new Counter({
    name: 'portal_section_failures_total',
    help: 'Sections that could not be shown in a browser',
    registers,
    labelNames: ['section', 'cause'],
  });
  const browserErrors = new Counter({
    name: 'portal_browser_errors_total',
    help: 'Errors in browsers, by the section of their topmost stack frame',
    registers,
    labelNames: ['section', 'build', 'owner'],
  });
  const unknownAnswers = new Counter({
    name: 'portal_unknown_answers_total',
    help: 'Parts of answers that the contract of a build does not have, by effect',
    registers,
    labelNames: ['section', 'call', 'effect'],
  });
  const failedJobs = new Counter({
    name: 'portal_job_failures_total',
    help: 'Runs of background jobs that ended with an error',
    registers,
    labelNames: ['job'],
  });
  const conflicts = new Counter({
    name: 'portal_transaction_conflicts_total',
    help: 'Transactions that met a deadlock or a serialization conflict, most of which ran again',
    registers,
    labelNames: ['state'],
  });
  const endedCanaries = new Counter({
    name: 'portal_canaries_ended_total',
    help: 'Canaries that were ended because they were worse for visitors',
    registers,
    labelNames: ['section'],
  });
  new Gauge({
    name: 'portal_database_connections',
    help: 'Database connections by state',
    registers,
    labelNames: ['state'],
    collect() {
      for (const [state, count] of Object.entries(database.pool())) this.set({ state }, count);
    },
  });

  const metrics: Metrics = {
    sectionFailed: (section, cause) => sectionFailures.inc({ section: labelOf(section), cause }),
    browserFailed: (section, build, owner) =>
      browserErrors.inc({ section: labelOf(section), build: build ?? OTHER, owner: owner ?? OTHER }),
    canaryEnded: (section) => endedCanaries.inc({ section: labelOf(section) }),
    answerUnknown: (section, call, effect) => unknownAnswers.inc({ section: labelOf(section), call, effect }),
    jobFailed: (job) => failedJobs.inc({ job }),
    transactionConflicted: (state) => conflicts.inc({ state }),
  };
  const serve = (app: FastifyInstance) => {
    app.addHook('onResponse', async (request, reply) => {
      const route = request.routeOptions.url ?? 'unknown';
      const workedMs = reply.elapsedTime - request.heldMs;
      requests.observe({ route, method: request.method, status: reply.statusCode }, workedMs / 1000);
    });
    app.addHook('onListen', async () => void ofProcess());
    app.get('/metrics', async (_request, reply) =>
      reply.type(registry.contentType).send(await Registry.merge([registry, ofProcess()]).metrics()),
    );
  };
  return { metrics, serve, register: registry };
}
