import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import underPressure from '@fastify/under-pressure';
import Fastify, { LogController, type FastifyBaseLogger } from 'fastify';
import { UPLOAD_LIMIT_BYTES } from '@portal/shared/contract/common';
import { HttpError } from '../pipeline/errors.ts';
import type { HandlerTable } from '../pipeline/handler.ts';
import { serveCalls } from '../pipeline/pipeline.ts';
import { identifyBrowser } from '../pipeline/requestState.ts';
import type { RouteGroup } from '../pipeline/routeGroup.ts';
import type { Services } from '../pipeline/services.ts';
import { validatorCompiler } from '../pipeline/validate.ts';
import { parseBodies } from './bodies.ts';
import { answerBrokenRequests } from './brokenRequests.ts';
import { forbidCaching } from './caching.ts';
import { endConnectionsOnStop } from './closing.ts';
import { serveDocument } from './document/document.ts';
import { answerErrors, sendError } from './envelopes.ts';
import { serveHealth } from './health.ts';
import { logRequests } from './logging.ts';
import { createMetrics } from './metrics.ts';

/** Room beside the file for the other fields and the boundaries of a multipart body. */
const FORM_LIMIT_BYTES = UPLOAD_LIMIT_BYTES + 1024 * 1024;
const MAX_LOOP_DELAY_MS = 5_000;

export interface ServerParts extends Omit<Services, 'metrics'> {
  handlers: HandlerTable;
  routeGroups: readonly RouteGroup[];
  logger: FastifyBaseLogger;
}

/** The API over what was opened at the start; `ready` is to be called once the tables are there. */
export async function createServer({ handlers, routeGroups, logger, ...opened }: ServerParts) {
  const { configuration, database } = opened;
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: configuration.trustedProxies.length > 0 ? configuration.trustedProxies : false,
    bodyLimit: FORM_LIMIT_BYTES,
    // A request on a connection that was open before a stop is still answered, and in the envelope.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
    clientErrorHandler: answerBrokenRequests,
  });
  const registry = createMetrics(database);
  const services: Services = { ...opened, metrics: registry.metrics };
  let ready = false;

  answerErrors(app);
  endConnectionsOnStop(app);
  logRequests(app);
  app.setValidatorCompiler(validatorCompiler);
  app.decorateRequest('uploadedFile', null);
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    hsts: configuration.origins[0].startsWith('https:'),
  });
  await app.register(compress, { threshold: 1024, brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } });
  await app.register(underPressure, {
    maxEventLoopDelay: MAX_LOOP_DELAY_MS,
    // It takes a moment without any sample for an endless delay, which a busy machine has now and then.
    pressureHandler: (_request, _reply, _type, value) => {
      if (Number.isFinite(value)) throw new HttpError('NOT_READY');
    },
  });
  await app.register(cookie);
  await app.register(multipart, { throwFileSizeLimit: true });
  parseBodies(app);
  app.addHook('onRequest', forbidCaching);
  app.addHook('onRequest', identifyBrowser(configuration));

  registry.serve(app);
  serveHealth(app, database, () => ready);
  serveDocument(app);
  await app.register(async (scope) => serveCalls(scope, services, handlers));
  for (const group of routeGroups) await app.register(async (scope) => group(scope, services));
  return {
    app,
    services,
    ready: () => {
      ready = true;
    },
  };
}
