import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { cacheControlOf } from '@portal/shared/federation/serve';
import { csrfCookieFor } from './html/csrfCookie.ts';
import { renderPage, titleOf } from './html/page.ts';
import { preloadsOf } from './html/preloads.ts';
import { contentSecurityPolicy, SECURITY_HEADERS, TRANSPORT_SECURITY } from './html/securityHeaders.ts';
import { registerProxies } from './proxies.ts';
import { cohortOf, hasCanary, registryFor } from './registry/cohort.ts';
import { RegistrySource } from './registry/source.ts';
import type { Settings } from './settings.ts';
import { readBuild } from './shellBuild.ts';

const withoutTrailingSlash = (path: string) => (path.length > 1 ? path.replace(/\/+$/, '') : path);
const pathOf = (request: FastifyRequest) => withoutTrailingSlash(request.url.split(/[?#]/, 1)[0] ?? '/');

/** The small server in front of it all: the page, the registry, the shell's files, and one origin for everything else. */
export async function shellServer(settings: Settings): Promise<FastifyInstance> {
  const server = fastify({
    logger: { level: settings.logLevel },
    forceCloseConnections: true,
    bodyLimit: 20 * 1024 * 1024,
  });
  const source = new RegistrySource(
    {
      registryFile: settings.registryFile,
      repository: settings.repository,
      sections: Object.keys(settings.sectionOrigins),
    },
    (problem) => server.log.error(problem),
  );
  await source.read();
  const build = readBuild(settings.dist);

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
    const registry = await source.read();
    const cohort = cohortOf(request.headers.cookie);
    return reply
      .headers({ ...SECURITY_HEADERS, 'Cache-Control': 'no-store' })
      .send(registryFor(registry, cohort.number));
  });

  server.get('/', async (request, reply) => {
    const query = request.url.slice(1);
    return reply.header('Cache-Control', 'no-store').redirect(`/main${query}`, 302);
  });

  server.setNotFoundHandler(async (request, reply) => {
    reply.headers({ ...SECURITY_HEADERS, 'Cache-Control': 'no-store' });
    const path = pathOf(request);
    const isFile = path.startsWith('/assets/') || path.startsWith('/remotes/') || /\.[a-z0-9]{2,5}$/i.test(path);
    if (isFile || (request.method !== 'GET' && request.method !== 'HEAD'))
      return reply.code(404).type('text/plain').send('Not found');

    const all = await source.read();
    const cohort = cohortOf(request.headers.cookie);
    const registry = registryFor(all, cohort.number);
    const nonce = randomBytes(16).toString('base64url');
    const title = titleOf(registry, path);
    const cookies = [
      csrfCookieFor(request.headers.cookie, request.protocol === 'https'),
      hasCanary(all) ? cohort.cookie : null,
    ];
    reply.header(
      'Set-Cookie',
      cookies.filter((cookie) => cookie !== null),
    );
    if (settings.production) reply.header('Strict-Transport-Security', TRANSPORT_SECURITY);
    return reply
      .code(title === null ? 404 : 200)
      .header('Content-Security-Policy', contentSecurityPolicy(nonce, registry, settings.production))
      .type('text/html; charset=utf-8')
      .send(
        renderPage(build().template, {
          nonce,
          title: title ?? '페이지를 찾을 수 없습니다',
          registry,
          // A developer's own build has other files.
          preloads: request.url.includes('?section.') ? [] : preloadsOf(registry, path, build().home),
          hotReload: build().development,
          production: settings.production,
        }),
      );
  });
  return server;
}
