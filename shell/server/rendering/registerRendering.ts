import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { LAST_COHORT } from '@portal/platform/server/registry/cohort';
import type { LiveRegistry, RegistrySource } from '@portal/platform/server/registry/RegistrySource';
import { portalFor, registryOfPath } from '@portal/platform/server/registry/visitorRegistry';
import type { Tracing } from '@portal/shared/tracing/tracing';
import type { Settings } from '../settings.ts';
import { countPages } from './countPages.ts';
import { countProcesses } from './countProcesses.ts';
import { liveCodeOf } from './liveCode.ts';
import { MeasuredRenderer } from './MeasuredRenderer.ts';
import { PageRendering } from './PageRendering.ts';
import { RemoteRenderer } from './RemoteRenderer.ts';
import type { Renderer } from './Renderer.ts';
import { RenderingProcesses } from './RenderingProcesses.ts';
import { TracedRenderer } from './TracedRenderer.ts';
import { untilApiAnswers } from './untilApiAnswers.ts';

/** Interval in which processes with replaced code are ended, with or without requests. */
const LIVE_CHECK_MS = 1000;

/** Client of the rendering program, or rendering processes of this server. */
function rendererOf(
  { rendererUrl, dist, apiOrigin, renderingMegabytes }: Settings,
  register: Registry,
  report: (problem: string) => void,
): Renderer {
  if (rendererUrl) return new RemoteRenderer(rendererUrl, report);
  const processes = new RenderingProcesses({ dist, apiOrigin, megabytes: renderingMegabytes, report });
  countProcesses(processes, register);
  return processes;
}

/** Renders pages in this server: warms up soon after the server listens, and ends with it. */
export function registerRendering(
  server: FastifyInstance,
  source: RegistrySource,
  originOf: (section: string) => Promise<string | null>,
  settings: Settings,
  { register, tracing }: { register: Registry; tracing: Tracing | null },
): PageRendering {
  const report = (problem: string) => server.log.error(problem);
  const measured = new MeasuredRenderer(rendererOf(settings, register, report), register);
  const renderer = tracing ? new TracedRenderer(measured, tracing) : measured;
  const count = countPages(register);
  const { renderedByBrowsers, pageTimeoutMs: timeoutMs } = settings;
  const rendering = new PageRendering({ renderer, originOf, renderedByBrowsers, timeoutMs, report, count });
  let seen: LiveRegistry | null = null;
  const keepLive = async () => {
    const live = await source.read();
    if (live === seen) return;
    seen = live;
    await renderer.keepOnly(liveCodeOf(live));
  };
  // A registry that cannot be read is reported by the next request of a visitor.
  const checking = setInterval(() => void keepLive().catch(() => undefined), LIVE_CHECK_MS).unref();
  const closing = new AbortController();
  const warmUp = async () => {
    await untilApiAnswers(settings.apiOrigin, closing.signal);
    const portal = portalFor(await source.read(), LAST_COHORT);
    await rendering.warmUp(portal, (path) => JSON.stringify(registryOfPath(portal, path)));
  };
  // Not awaited: visitors' pages warm up as well.
  server.addHook('onListen', async () => void warmUp().catch(() => undefined));
  server.addHook('onClose', async () => {
    clearInterval(checking);
    closing.abort();
    await rendering.close();
  });
  return rendering;
}
