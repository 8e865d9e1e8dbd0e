import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import fastifyHttpProxy from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { apiOrigin, hostOf, portOf, readApp } from './app.ts';
import { ALONE_BASE, ALONE_FOLDER, ALONE_PAGE } from './base/aloneLocation.ts';
import { stopOnSignal } from './stopOnSignal.ts';

/**
 * How long an idle connection is kept, as each answer tells the shell's server. Shorter than Node's time for the
 * headers (60 s), which also runs on a connection that was opened and not used yet: the shell closes that one first.
 */
const KEEP_ALIVE_MS = 30_000;
const YEAR_SECONDS = 31_536_000;
/** Files whose name says their content: `page.0a1b2c3d4e.js`. */
const HASHED = /\.[0-9a-f]{10,}\.[a-z0-9]+$/;

/** `Cache-Control` by file name: hashed files never change, everything else is asked for again each time. */
export const cacheControlOf = (path: string) =>
  HASHED.test(path.replace(/\.(br|gz)$/, '')) ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache';

/** Whether a file of a build is for everyone: source maps of a production build, which hold the sources, are not. */
const isPublic = (path: string) => !(path.endsWith('.map') && HASHED.test(path.replace(/\.map$/, '')));

/** A person's browser asking for a page, not something asking for a file that is not there. */
const wantsPage = ({ method, url, headers }: FastifyRequest) =>
  method === 'GET' && headers.accept?.includes('text/html') && !extname(url.split('?', 1)[0] ?? '');

/** The fake host's page, which loads the section of this server. */
const sendAlonePage = (alone: string) => async (_request: FastifyRequest, reply: FastifyReply) =>
  existsSync(join(alone, ALONE_PAGE))
    ? reply.header('Cache-Control', 'no-cache').sendFile(ALONE_PAGE, alone)
    : reply.code(503).type('text/plain').send('The page for a section by itself is not built: npm run build -w shared');

/**
 * A section's server: static files for any shell, and the section by itself for a person who opens its port.
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
 * The whole `server.ts` of a section: `await serveSection(import.meta.dirname)`.
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
