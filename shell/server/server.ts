import { join } from 'node:path';
import fastifyCompress from '@fastify/compress';
import fastifyHelmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { registerJudge } from '@portal/platform/server/canary/registerJudge';
import { registryMetrics } from '@portal/platform/server/registry/registryMetrics';
import { RegistrySource } from '@portal/platform/server/registry/RegistrySource';
import { registerRendering } from '@portal/platform/server/rendering/registerRendering';
import { registerVitals } from '@portal/platform/server/vitals/registerVitals';
import { answerBrokenRequests } from '@portal/shared/federation/brokenRequests';
import { cacheControlOf } from '@portal/shared/federation/serve';
import { PATHS } from '@portal/shared/section/paths';
import { SHELL_BASE } from '@portal/shared/section/registry';
import { openTracing } from '@portal/shared/tracing/tracing';
import { answersHandler } from './answersHandler.ts';
import { countProxied } from './countProxied.ts';
import { askApi } from './discovery/askApi.ts';
import { registerDiscovery } from './discovery/registerDiscovery.ts';
import { OldAddresses } from './html/OldAddresses.ts';
import { pageHandler } from './html/pageHandler.ts';
import { SECURITY_HEADERS } from './html/securityHeaders.ts';
import { Stylesheets } from './html/Stylesheets.ts';
import { utf8Path } from './html/utf8Path.ts';
import { withSafeDefaults } from './html/withSafeDefaults.ts';
import { registerOffline } from './offline/registerOffline.ts';
import { answerErrors, sendError } from './ownAnswers.ts';
import { registerPreviewLinks } from './previewLinks.ts';
import { proxyApi, proxySections } from './proxies.ts';
import { PUBLISHED_PATHS, watchPublished } from './published/watchPublished.ts';
import { registryHandler } from './registryHandler.ts';
import { securityText } from './securityText.ts';
import { registerServicePages } from './services/servicePages.ts';
import type { Settings } from './settings.ts';
import { traceVisits } from './tracing.ts';

/** Largest request body proxied to the API. */
const MAX_BODY_BYTES = 20 * 1024 * 1024;

/** Time in which a request must arrive completely, as at the API: 10 MB at 1 Mbit/s take 80 s. */
const REQUEST_TIMEOUT_MS = 120_000;

/** Time that the visitor of an unknown address waits for its page. */
const OLD_ADDRESS_TIMEOUT_MS = 1000;

const isSourceMap = (url: string) => /\.map(\.(br|gz))?([?#]|$)/.test(url);

/**
 * The shell's server: serves pages, the registry and the shell's files, and proxies the API and the sections.
 * @param register of its metrics.
 * @param options.maxWaitMs of a visitor for a read of the registry.
 */
export async function shellServer(
  settings: Settings,
  register: Registry,
  options: { maxWaitMs?: number } = {},
): Promise<FastifyInstance> {
  const { production, dist, givenOrigins, originOfSections, localOrigins } = settings;
  const server = fastify({
    logger: { level: settings.logLevel },
    forceCloseConnections: true,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // Requests during shutdown are still served, in the usual format.
    return503OnClosing: false,
    // `answerErrors` refuses them instead.
    http: { requireHostHeader: false },
    rewriteUrl: ({ url = '/' }) => utf8Path(url),
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
    clientErrorHandler: answerBrokenRequests,
  });
  answerErrors(server, MAX_BODY_BYTES);
  server.addHook('onSend', withSafeDefaults(production));
  server.get('/.well-known/security.txt', securityText);
  // Password managers look for the page here. The login leads on: the server cannot know who is logged in.
  server.get('/.well-known/change-password', (_request, reply) =>
    reply.header('Cache-Control', 'no-store').redirect(`${PATHS.signIn}?from=${PATHS.me}`, 302),
  );
  const source = await RegistrySource.open({
    ...settings,
    ...options,
    report: (problem) => server.log.error(problem),
  });
  registryMetrics(source, register);
  countProxied(server, source, register);
  const tracing = await openTracing('portal-shell', settings.traces);
  if (tracing) traceVisits(server, tracing, source);
  // Not global: proxied responses keep the compression and headers of their server.
  await server.register(fastifyCompress, { global: false, encodings: ['br', 'gzip'] });
  await server.register(fastifyHelmet, { global: false, ...SECURITY_HEADERS });

  // A source map contains the whole source.
  if (production) {
    server.addHook('onRequest', async (request, reply) => {
      if (isSourceMap(request.url)) return reply.callNotFound();
    });
  }

  registerServicePages(server, settings);
  await proxyApi(server, settings.apiOrigin);
  const originOf = async (name: string) => {
    const registered = (await source.read()).sections.find((section) => section.name === name);
    // An unregistered name must not make this server look up such a host.
    const byName = registered ? originOfSections?.replace('*', name) : undefined;
    return givenOrigins[name] ?? registered?.origin ?? byName ?? localOrigins[name] ?? null;
  };
  await proxySections(server, originOf);
  // Files of all retained builds of the shell, since open pages need those of their own.
  await server.register(fastifyStatic, {
    root: join(dist, 'assets'),
    prefix: SHELL_BASE,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('Cache-Control', cacheControlOf(path));
      reply.header('X-Content-Type-Options', 'nosniff');
    },
  });

  const judge = registerJudge(server, source, settings);
  await registerVitals(server, source, register);
  server.get('/health', async () => {
    const { shell, sections } = await source.read();
    return {
      status: 'ok',
      shell: shell.current.id,
      ...(shell.beside && { beside: shell.beside.map(({ id }) => id) }),
      sections: sections.map(({ name, current }) => ({ name, build: current.id })),
      canaries: judge.findings,
    };
  });

  server.get('/registry.json', registryHandler(source, settings));
  registerPreviewLinks(server, settings);

  server.get('/', async (request, reply) => {
    const query = request.url.slice(1);
    reply.helmet();
    return reply.header('Cache-Control', 'no-store').redirect(`${PATHS.home}${query}`, 302);
  });

  registerDiscovery(server, source, settings);
  registerOffline(server, settings);
  const rendering = registerRendering(server, source, originOf, settings, {
    register,
    tracing,
    publishedPaths: PUBLISHED_PATHS,
  });
  watchPublished(server, settings, rendering);
  const { pageTimeoutMs: timeoutMs } = settings;
  const report = (problem: string) => server.log.error(problem);
  const stylesheets = new Stylesheets({ dist, originOf, timeoutMs, report });
  const ask = askApi(settings.apiOrigin, (unknown) => server.log.warn(unknown), { timeoutMs: OLD_ADDRESS_TIMEOUT_MS });
  const oldAddresses = new OldAddresses(ask, report);
  server.get('/answers.json', answersHandler(source, rendering));
  server.get('/*', pageHandler(source, rendering, stylesheets, oldAddresses, settings));
  return server;
}
