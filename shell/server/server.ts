import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';
import { cacheControlOf } from '@portal/shared/federation/serve';
import { PATHS } from '@portal/shared/section/paths';
import { pageHandler } from './html/pageHandler.ts';
import { SECURITY_HEADERS } from './html/securityHeaders.ts';
import { registerProxies } from './proxies.ts';
import { cohortOf } from './registry/cohort.ts';
import { RegistrySource } from './registry/RegistrySource.ts';
import { portalFor, visitorRegistry } from './registry/visitorRegistry.ts';
import type { Settings } from './settings.ts';

/** The largest request body that is passed on to the API. */
const MAX_BODY_BYTES = 20 * 1024 * 1024;

/** The shell's server: the page, the registry and the shell's files; it proxies the API and the sections. */
export async function shellServer(settings: Settings): Promise<FastifyInstance> {
  const server = fastify({
    logger: { level: settings.logLevel },
    forceCloseConnections: true,
    bodyLimit: MAX_BODY_BYTES,
  });
  const source = new RegistrySource(
    {
      registry: settings.registry,
      repository: settings.repository,
      sections: Object.keys(settings.sectionOrigins),
      dist: settings.dist,
    },
    (problem) => server.log.error(problem),
  );
  await source.read();

  await registerProxies(server, settings);
  await server.register(fastifyStatic, {
    root: join(settings.dist, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('Cache-Control', cacheControlOf(path));
      reply.header('X-Content-Type-Options', 'nosniff');
    },
  });

  server.get('/health', async () => ({
    status: 'ok',
    sections: (await source.read()).sections.map(({ name, current }) => ({ name, build: current.id })),
  }));

  server.get('/registry.json', async (request, reply) => {
    const live = await source.read();
    const cohort = cohortOf(request.headers.cookie);
    return reply
      .headers({ ...SECURITY_HEADERS, 'Cache-Control': 'no-store' })
      .send(visitorRegistry(portalFor(live, cohort.number)));
  });

  server.get('/', async (request, reply) => {
    const query = request.url.slice(1);
    return reply.header('Cache-Control', 'no-store').redirect(`${PATHS.home}${query}`, 302);
  });

  server.setNotFoundHandler(pageHandler(source, settings));
  return server;
}
