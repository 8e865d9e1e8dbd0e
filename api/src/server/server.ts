import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import underPressure from '@fastify/under-pressure';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { UPLOAD_LIMIT_BYTES } from '@portal/shared/contract/common';
import { answerBrokenRequests } from '@portal/shared/federation/brokenRequests';
import type { Tracing } from '@portal/shared/tracing/tracing';
import { MINUTE_MS, SECOND_MS } from '../clock/durations.ts';
import { Publication } from '../content/Publication.ts';
import { hearConflicts } from '../database/transaction.ts';
import { HttpError } from '../errors/errors.ts';
import type { HandlerTable } from '../pipeline/handler.ts';
import type { Job } from '../pipeline/job.ts';
import { ModuleServices } from '../pipeline/ModuleServices.ts';
import { serveCalls } from '../pipeline/pipeline.ts';
import { rateLimit } from '../pipeline/rateLimit.ts';
import { identifyBrowser } from '../pipeline/requestState.ts';
import type { RouteGroup } from '../pipeline/routeGroup.ts';
import type { Services } from '../pipeline/services.ts';
import { validatorCompiler } from '../pipeline/validate.ts';
import { ViewCounter } from '../pipeline/viewCounter.ts';
import { PASSWORD_COST, type PasswordCost } from '../secrets/passwordCost.ts';
import { parseBodies } from './bodies.ts';
import { refuseImproperRequests } from './brokenRequests.ts';
import { forbidCaching, keepCookiesPrivate, stateTime } from './caching.ts';
import { endConnectionsOnStop } from './closing.ts';
import { answerErrors, sendError } from './envelopes.ts';
import { shortenForwardedFor } from './forwardedFor.ts';
import { serveHealth } from './health.ts';
import { neededJobs } from './jobs.ts';
import { logRequests } from './logging.ts';
import { createMetrics } from './metrics.ts';
import { serveDocument } from './openApi/document.ts';
import { notifyOfPublication } from './publication.ts';
import { traceCalls } from './tracing.ts';
import { storeViews } from './views.ts';
import { watchWork } from './waitingWork.ts';

/** The file, and 1 MiB for the other fields and the boundaries of a multipart body. */
const MAX_FORM_BYTES = UPLOAD_LIMIT_BYTES + 1024 * 1024;
/** Time in which a request must arrive whole: 10 MB at 1 Mbit/s take 80 s. */
const REQUEST_TIMEOUT_MS = 2 * MINUTE_MS;
/**
 * Time until an idle connection is closed, announced in each response. Shorter than the time for headers, which also
 * runs on an unused new connection: the client closes it before this server does.
 */
const KEEP_ALIVE_MS = MINUTE_MS / 2;
/** Delay of the event loop that counts as overload: calls get 503. */
const MAX_LOOP_DELAY_MS = 5 * SECOND_MS;

/** An empty source list of a content security policy. */
const NOTHING = ["'none'"];

/** Time limits for clients that send a request. */
interface SendingLimits {
  requestTimeoutMs: number;
  /** For the headers alone. */
  headersTimeoutMs: number;
  /** Interval in which both are checked. */
  checkEveryMs: number;
}

const SENDING_LIMITS: SendingLimits = {
  requestTimeoutMs: REQUEST_TIMEOUT_MS,
  headersTimeoutMs: MINUTE_MS,
  checkEveryMs: 10 * SECOND_MS,
};

export interface ServerParts extends Omit<
  Services,
  'metrics' | 'register' | 'views' | 'modules' | 'publication' | 'passwordCost'
> {
  /** Less in tests. */
  passwordCost?: PasswordCost;
  /** Shorter in tests. */
  sendingLimits?: SendingLimits;
  handlers: HandlerTable;
  routeGroups: readonly RouteGroup[];
  /** Background jobs whose delay is reported; this function starts none. */
  jobs?: readonly Job[];
  /** Nothing is traced without it. */
  tracing?: Tracing | null;
  logger: FastifyBaseLogger;
}

/** Names a plugin: for an unnamed one, Fastify searches all loaded modules. */
const named = (name: string, plugin: (scope: FastifyInstance) => Promise<unknown>) =>
  Object.assign(plugin, { [Symbol.for('fastify.display-name')]: name });

/** Creates the API over opened services and migrated tables. */
export async function createServer({
  handlers,
  routeGroups,
  jobs = [],
  tracing,
  logger,
  sendingLimits = SENDING_LIMITS,
  passwordCost = PASSWORD_COST,
  ...opened
}: ServerParts) {
  const { configuration, database } = opened;
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: configuration.trustedProxies.length > 0 ? configuration.trustedProxies : false,
    bodyLimit: MAX_FORM_BYTES,
    requestTimeout: sendingLimits.requestTimeoutMs,
    keepAliveTimeout: KEEP_ALIVE_MS,
    http: {
      // `refuseImproperRequests` rejects it with the envelope instead.
      requireHostHeader: false,
      headersTimeout: sendingLimits.headersTimeoutMs,
      connectionsCheckingInterval: sendingLimits.checkEveryMs,
    },
    // While stopping, requests on open connections still get a response with an envelope.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
    clientErrorHandler: answerBrokenRequests,
  });
  const registry = createMetrics(database);
  const views = new ViewCounter(database.queries);
  const modules = new ModuleServices();
  const publication = new Publication(database, opened.now);
  const services: Services = {
    ...opened,
    metrics: registry.metrics,
    register: registry.register,
    views,
    modules,
    publication,
    passwordCost,
  };
  watchWork(registry.register, { ...opened, jobs: neededJobs(jobs, services).map(({ name }) => name) });

  hearConflicts(database.queries, (sqlState) => {
    registry.metrics.transactionConflicted(sqlState);
    app.log.warn({ sqlState }, 'a transaction met a conflict');
  });
  answerErrors(app);
  app.addHook('onRequest', async ({ raw }) => shortenForwardedFor(raw));
  if (tracing) traceCalls(app, tracing);
  endConnectionsOnStop(app);
  refuseImproperRequests(app);
  storeViews(app, views);
  notifyOfPublication(app, publication);
  logRequests(app);
  app.setValidatorCompiler(validatorCompiler);
  app.decorateRequest('receivedFile', null);
  app.decorateRequest('heldMs', 0);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: NOTHING, baseUri: NOTHING, objectSrc: NOTHING, frameAncestors: NOTHING },
    },
    hsts: configuration.origins[0].startsWith('https:'),
  });
  await app.register(compress, { threshold: 1024, brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } });
  await app.register(underPressure, {
    maxEventLoopDelay: MAX_LOOP_DELAY_MS,
    // The plugin reports an infinite delay if it has no sample, which happens on a busy machine.
    pressureHandler: (_request, _reply, _type, value) => {
      if (Number.isFinite(value)) throw new HttpError('NOT_READY');
    },
  });
  await app.register(cookie);
  app.addHook('onSend', keepCookiesPrivate);
  app.addHook('onSend', stateTime(services.now));
  await app.register(multipart, { throwFileSizeLimit: true });
  parseBodies(app);
  app.addHook('onRequest', forbidCaching);
  app.addHook('onRequest', rateLimit(services));
  app.addHook('onRequest', identifyBrowser(configuration));

  registry.serve(app);
  serveHealth(app, database);
  serveDocument(app);
  await app.register(named('calls', async (scope) => serveCalls(scope, services, handlers)));
  for (const group of routeGroups) await app.register(named('routes', async (scope) => group(scope, services)));
  return { app, services };
}
