import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import fastifyHttpProxy from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { apiOrigin, hostOf, portOf, readApp } from './app.ts';
import { ALONE_BASE, ALONE_FOLDER, ALONE_PAGE } from './base/aloneLocation.ts';
import { stopOnSignal } from './stopOnSignal.ts';

/**
 * Keep-alive of an idle connection, as sent to the shell's server. Shorter than Node's timeout for headers (60 s),
 * which also applies to a connection that was opened and not used yet: the shell closes that one first.
 */
const KEEP_ALIVE_MS = 30_000;
const YEAR_SECONDS = 31_536_000;
/** Files with a content hash in the name: `page.0a1b2c3d4e.js`. */
const HASHED = /\.[0-9a-f]{10,}\.[a-z0-9]+$/;

/** `Cache-Control` by file name: hashed files never change, all others are revalidated each time. */
export const cacheControlOf = (path: string) =>
  HASHED.test(path.replace(/\.(br|gz)$/, '')) ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache';

/** True for public files of a build; false for source maps of a production build, which contain the sources. */
const isPublic = (path: string) => !(path.endsWith('.map') && HASHED.test(path.replace(/\.map$/, '')));

/** True for a browser that requests a page, false for a request for a missing file. */
const wantsPage = ({ method, url, headers }: FastifyRequest) =>
  method === 'GET' && headers.accept?.includes('text/html') && !extname(url.split('?', 1)[0] ?? '');

/** Page of the fake host, which loads the section of this server. */
const sendAlonePage = (alone: string) => async (_request: FastifyRequest, reply: FastifyReply) =>
  existsSync(join(alone, ALONE_PAGE))
    ? reply.header('Cache-Control', 'no-cache').sendFile(ALONE_PAGE, alone)
    : reply.code(503).type('text/plain').send('The page for a section by itself is not built: npm run build -w shared');

/**
 * Server of a section: static files for any shell, and the section alone for a person who opens its port.
 * @param alone the folder of the fake host.
 */
export async function sectionServer(name: string, dist: string, alone = ALONE_FOLDER): Promise<FastifyInstance> {
  const server = fastify({
    logger: { level: process.env['LOG_LEVEL'] ?? 'warn' },
    forceCloseConnections: true,
    keepAliveTimeout: KEEP_ALIVE_MS,
  });
  server.get('/health', async () => ({ status: 'ok', section: name }));
  for (const prefix of ['/api', '/smart-user', '/files']) {
    await server.register(fastifyHttpProxy, { upstream: apiOrigin(), prefix, rewritePrefix: prefix });
  }
  await server.register(fastifyStatic, {
    root: dist,
    preCompressed: true,
    index: false,
    cacheControl: false,
    allowedPath: isPublic,
    setHeaders: (reply, path) => {
      reply.header('Cache-Control', cacheControlOf(path));
      // Any shell may load a section: the files are public and carry no credentials.
      reply.header('Access-Control-Allow-Origin', '*');
      reply.header('X-Content-Type-Options', 'nosniff');
    },
  });
  await server.register(fastifyStatic, { root: alone, prefix: ALONE_BASE, decorateReply: false });
  server.get('/', sendAlonePage(alone));
  server.setNotFoundHandler(async (request, reply) => {
    if (wantsPage(request)) return sendAlonePage(alone)(request, reply);
    return reply.code(404).header('Cache-Control', 'no-store').type('text/plain').send('Not found');
  });
  return server;
}

/**
 * Complete `server.ts` of a section: `await serveSection(import.meta.dirname)`.
 *
 * @example
 * ```ts server.ts
 * import { serveSection } from '@portal/shared/federation/serve';
 *
 * await serveSection(import.meta.dirname);
 * ```
 */
export async function serveSection(folder: string): Promise<void> {
  const section = readApp(folder);
  const server = await sectionServer(section.name, join(folder, 'dist'));
  stopOnSignal(() => server.close());
  await server.listen({ port: portOf(section), host: hostOf() });
}
