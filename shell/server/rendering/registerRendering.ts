import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { LAST_COHORT } from '../registry/cohort.ts';
import type { RegistrySource } from '../registry/RegistrySource.ts';
import { portalFor, registryOfPath } from '../registry/visitorRegistry.ts';
import type { Settings } from '../settings.ts';
import { PageRendering } from './PageRendering.ts';
import { RemoteRenderer } from './RemoteRenderer.ts';
import { RenderingThreads } from './RenderingThreads.ts';

/** The API and the sections may start after this server. */
const WARM_UP_DELAY_MS = 1000;

/** What renders pages in this server; it is warm soon after the server listens, and ends with it. */
export function registerRendering(
  server: FastifyInstance,
  source: RegistrySource,
  originOf: (section: string) => Promise<string | null>,
  settings: Settings,
): PageRendering {
  const report = (problem: string) => server.log.error(problem);
  const { rendererUrl, dist, apiOrigin } = settings;
  const renderer = rendererUrl
    ? new RemoteRenderer(rendererUrl, report)
    : new RenderingThreads(dist, { apiOrigin }, report);
  const { renderedByBrowsers, pageTimeoutMs: timeoutMs } = settings;
  const rendering = new PageRendering({ renderer, originOf, renderedByBrowsers, timeoutMs, report });
  const closing = new AbortController();
  const warmUp = async () => {
    await pause(WARM_UP_DELAY_MS, undefined, { signal: closing.signal, ref: false });
    const portal = portalFor(await source.read(), LAST_COHORT);
    await rendering.warmUp(portal, (path) => JSON.stringify(registryOfPath(portal, path)));
  };
  // Nobody waits for it: a visitor's page warms up as well.
  server.addHook('onListen', async () => void warmUp().catch(() => undefined));
  server.addHook('onClose', async () => {
    closing.abort();
    await rendering.close();
  });
  return rendering;
}
