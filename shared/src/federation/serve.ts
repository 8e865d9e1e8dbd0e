import { join } from 'node:path';
import fastifyHttpProxy from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';
import { API, originOf, portOf, readApp } from './apps.ts';
import { stopOnSignal } from './stopOnSignal.ts';

const YEAR_SECONDS = 31_536_000;
/** Files whose name says their content: `page.0a1b2c3d4e.js`. */
const HASHED = /\.[0-9a-f]{10,}\.[a-z0-9]+$/;

/** `Cache-Control` by file name: hashed files never change, everything else is asked for again each time. */
export const cacheControlOf = (path: string) =>
  HASHED.test(path.replace(/\.(br|gz)$/, '')) ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache';

/** A section's server: static files for any shell, and the section by itself for a person who opens its port. */
async function sectionServer(name: string, dist: string): Promise<FastifyInstance> {
  const server = fastify({ logger: { level: process.env['LOG_LEVEL'] ?? 'warn' }, forceCloseConnections: true });
  server.get('/health', async () => ({ status: 'ok', section: name }));
  for (const prefix of ['/api', '/smart-user', '/files']) {
    await server.register(fastifyHttpProxy, { upstream: originOf(API), prefix, rewritePrefix: prefix });
  }
  await server.register(fastifyStatic, {
    root: dist,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('Cache-Control', cacheControlOf(path));
      // Any shell may load a section: the files are public and carry no credentials.
      reply.header('Access-Control-Allow-Origin', '*');
      reply.header('X-Content-Type-Options', 'nosniff');
    },
  });
  server.setNotFoundHandler(async (request, reply) => {
    const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
    if (!wantsPage) return reply.code(404).header('Cache-Control', 'no-store').type('text/plain').send('Not found');
    return reply.header('Cache-Control', 'no-cache').sendFile('alone/index.html');
  });
  return server;
}

/** The whole `server.ts` of a section: `await serveSection(import.meta.dirname)`. */
export async function serveSection(folder: string): Promise<void> {
  const section = readApp(folder);
  const server = await sectionServer(section.name, join(folder, 'dist'));
  stopOnSignal(() => server.close());
  await server.listen({ port: portOf(section), host: process.env['HOST'] ?? '::' });
}
