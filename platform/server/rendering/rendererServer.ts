import fastify, { type FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Job } from '../../src/rendering/job.ts';
import { processRegister } from '../metrics/processRegister.ts';
import { serveMetrics } from '../metrics/serveMetrics.ts';
import { countProcesses } from './countProcesses.ts';
import { MeasuredRenderer } from './MeasuredRenderer.ts';
import { RenderingProcesses } from './RenderingProcesses.ts';

/** A job consists of an address, a registry and a build. */
const MAX_BODY_BYTES = 1024 * 1024;

/** A file of the shell's builds: no path leads out of their folder. */
const wanted = v.object({
  file: v.pipe(v.string(), v.regex(/^server\.\w+\.cjs$/)),
  job: v.looseObject({
    address: v.pipe(v.string(), v.startsWith('/')),
    registry: v.string(),
    section: v.nullable(v.looseObject({ name: v.string(), url: v.string(), integrity: v.string() })),
    frameOnly: v.boolean(),
    inset: v.optional(v.string()),
    visitor: v.nullable(v.string()),
  }),
});

const live = v.object({ files: v.array(v.string()), integrities: v.array(v.string()) });

interface RendererSettings {
  /** Folder of the shell's builds. */
  dist: string;
  apiOrigin: string;
  /** Limit for all processes together. */
  renderingMegabytes: number;
  logLevel: string;
}

/** Renders pages for the shell's servers. Only those may reach it, since it runs the code that they name. */
export function rendererServer(settings: RendererSettings): FastifyInstance {
  const { dist, apiOrigin, renderingMegabytes: megabytes, logLevel } = settings;
  const server = fastify({ logger: { level: logLevel }, forceCloseConnections: true, bodyLimit: MAX_BODY_BYTES });
  const report = (problem: string) => server.log.error(problem);
  const processes = new RenderingProcesses({ dist, apiOrigin, megabytes, report });
  const register = processRegister();
  countProcesses(processes, register);
  const renderer = new MeasuredRenderer(processes, register);
  serveMetrics(server, register);
  server.get('/health', async () => ({ status: 'ok' }));
  server.post('/render', async (request, reply) => {
    const { success, output } = v.safeParse(wanted, request.body);
    if (!success) return reply.code(400).send();
    const job = output.job as unknown as Job;
    if (renderer.isBusy(output.file, job)) return reply.code(503).send();
    return renderer.render(output.file, job);
  });
  server.post('/live', async (request, reply) => {
    const { success, output } = v.safeParse(live, request.body);
    if (!success) return reply.code(400).send();
    await renderer.keepOnly(output);
    return reply.code(204).send();
  });
  server.addHook('onClose', () => renderer.close());
  return server;
}
