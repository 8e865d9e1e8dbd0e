import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { Tracing } from '@portal/shared/tracing/tracing';
import type { LiveRegistry, RegistrySource } from '../registry/RegistrySource.ts';
import { portalFor, registryOfPath } from '../registry/visitorRegistry.ts';
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

export interface RenderingSettings {
  /** Folder of the shell's own builds. */
  dist: string;
  apiOrigin: string;
  /** Sections whose pages browsers render instead of this server; `all` includes the shell's own pages. */
  renderedByBrowsers: readonly string[];
  /** Origin of the rendering program (`renderer.ts`); null if this server starts rendering processes itself. */
  rendererUrl: string | null;
  /** Limit in MB for all rendering processes together. */
  renderingMegabytes: number;
  /** Time that a visitor waits for a rendered page before the browser renders it. */
  pageTimeoutMs: number;
}

/** Parts of the host that rendering needs. */
interface RenderingHost {
  register: Registry;
  tracing: Tracing | null;
  /** Paths of calls whose answers change by publishing alone. */
  publishedPaths: ReadonlySet<string>;
}

/** Client of the rendering program, or rendering processes of this server. */
function rendererOf(
  { rendererUrl, dist, apiOrigin, renderingMegabytes }: RenderingSettings,
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
  settings: RenderingSettings,
  { register, tracing, publishedPaths }: RenderingHost,
): PageRendering {
  const report = (problem: string) => server.log.error(problem);
  const measured = new MeasuredRenderer(rendererOf(settings, register, report), register);
  const renderer = tracing ? new TracedRenderer(measured, tracing) : measured;
  const count = countPages(register);
  const { renderedByBrowsers, pageTimeoutMs: timeoutMs } = settings;
  const options = { renderer, originOf, renderedByBrowsers, timeoutMs, report, count, publishedPaths };
  const rendering = new PageRendering(options);
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
    const portal = portalFor(await source.read(), null);
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
