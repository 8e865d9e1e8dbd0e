import { traceRequests } from '@portal/shared/tracing/traceRequests';
import { openTracing } from '@portal/shared/tracing/tracing';
import { SECOND_MS } from '../clock/durations.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { tracedStatements } from '../database/tracedStatements.ts';
import { openIntegrations } from '../integrations/openIntegrations.ts';
import { handlers, jobs, routeGroups } from '../modules/index.ts';
import { loadDemo, refuseDemoContent } from '../modules/loadDemo.ts';
import { refuseUnknownTemplates } from '../notices/templates.ts';
import { refuseMissingKeys } from '../secrets/reseal.ts';
import { startJobs } from './jobs.ts';
import { createLogger } from './logging.ts';
import { createServer } from './server.ts';

/** A stop that takes longer kills the process. */
const STOP_TIMEOUT_MS = 20 * SECOND_MS;
/** Connections that the kernel queues until they are accepted: as many members may arrive in the same second. */
const BACKLOG = 4096;

/** Starts the API with its database and jobs. `stop` finishes running requests and jobs, then closes everything. */
export async function startApi(configuration: Configuration): Promise<{ stop(): Promise<void> }> {
  refuseUnknownTemplates(configuration);
  const logger = createLogger(configuration.logLevel);
  const tracing = await openTracing('portal-api', configuration.traces);
  const stopTracing = tracing && traceRequests(tracing);
  const database = await openDatabase(configuration, logger, tracing ? tracedStatements(tracing) : undefined);
  try {
    const now = () => new Date();
    const integrations = openIntegrations(configuration, database.queries, now);
    const { app, services } = await createServer({
      configuration,
      database,
      integrations,
      now,
      handlers,
      routeGroups,
      jobs,
      tracing,
      logger,
    });
    const applied = await migrate(database);
    await refuseMissingKeys(database.queries, configuration.encryptionKeys);
    if (configuration.demo)
      await loadDemo(database, now(), {
        files: integrations.files,
        keys: configuration.encryptionKeys,
        withContent: configuration.demoContent,
      });
    else await refuseDemoContent(database.queries);
    // Not earlier: a load balancer may retry on another replica only if this one has not received the call.
    await app.listen({ port: configuration.port, host: configuration.host, backlog: BACKLOG });
    const stopJobs = startJobs(jobs, { ...services, db: database.queries, log: logger });
    logger.info({ port: configuration.port, database: database.kind, demo: configuration.demo, applied }, 'ready');

    const stop = async () => {
      const kill = setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
      await app.close();
      await stopJobs();
      await database.close();
      stopTracing?.();
      await tracing?.close();
      clearTimeout(kill);
      logger.info('stopped');
    };
    return { stop };
  } catch (error) {
    await database.close();
    throw error;
  }
}
