import fastify, { type FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Job } from '../../src/rendering/job.ts';
import { processRegister } from '../metrics/processRegister.ts';
import { serveMetrics } from '../metrics/serveMetrics.ts';
import { countThreads } from './countThreads.ts';
import { MeasuredRenderer } from './MeasuredRenderer.ts';
import { RenderingThreads } from './RenderingThreads.ts';

/** A job is an address, a registry and a build. */
const MAX_BODY_BYTES = 1024 * 1024;

/** A file of the shell's builds: no path leads out of their folder. */
const wanted = v.object({
  file: v.pipe(v.string(), v.regex(/^server\.\w+\.cjs$/)),
  job: v.looseObject({
    address: v.pipe(v.string(), v.startsWith('/')),
    registry: v.string(),
    section: v.nullable(v.looseObject({ name: v.string(), url: v.string(), integrity: v.string() })),
    frameOnly: v.boolean(),
    visitor: v.nullable(v.string()),
  }),
});

interface RendererSettings {
  /** Folder of the shell's builds. */
  dist: string;
  apiOrigin: string;
  logLevel: string;
}

/** Renders pages for servers of the shell. Only those may reach it: it runs what they name. */
export function rendererServer({ dist, apiOrigin, logLevel }: RendererSettings): FastifyInstance {
  const server = fastify({ logger: { level: logLevel }, forceCloseConnections: true, bodyLimit: MAX_BODY_BYTES });
  const threads = new RenderingThreads(dist, { apiOrigin }, (problem) => server.log.error(problem));
  const register = processRegister();
  countThreads(threads, register);
  const renderer = new MeasuredRenderer(threads, register);
  serveMetrics(server, register);
  server.get('/health', async () => ({ status: 'ok' }));
  server.post('/render', async (request, reply) => {
    const { success, output } = v.safeParse(wanted, request.body);
    if (!success) return reply.code(400).send();
    const job = output.job as unknown as Job;
    if (renderer.isBusy(output.file, job)) return reply.code(503).send();
    return renderer.render(output.file, job);
  });
  server.addHook('onClose', () => renderer.close());
  return server;
}
