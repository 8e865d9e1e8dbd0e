import type { ReactNode } from 'react';
import { idsOf, InsetProgram } from '@portal/platform/insets/InsetProgram';
import type { Job, Outcome, RenderedBuild } from '@portal/platform/rendering/job';
import { boundedRoutes } from '@portal/platform/sections/loading/boundedRoutes';
import { loadFirstPage } from '@portal/platform/sections/loading/firstPage';
import { RegistryStore } from '@portal/platform/sections/registry/RegistryStore';
import { Sections } from '@portal/platform/sections/registry/Sections';
import type { Portal } from '@portal/platform/sections/ui/PortalContext';
import { CallError } from '@portal/shared/client';
import { createServerQueryClient, dehydrateQueries } from '@portal/shared/client/server';
import type { Router } from '@portal/shared/router';
import { createMemoryRouter } from '@portal/shared/router/server';
import { isNeedsBrowser } from '@portal/shared/section';
import { toHtml } from '@portal/shared/server/toHtml';
import { PortalProgram } from '../bootstrap/PortalProgram.tsx';
import { createPortalRouter, ownPages } from '../routing/router.tsx';
import { partsOf } from './partsOf.ts';
import { BuildFault, runBuild } from './runBuild.ts';

/** Timeout of a render. */
const RENDER_TIMEOUT_MS = 2500;
/** Total time to wait for background content; the browser requests the rest. */
const BACKGROUND_MS = 150;

/** Base for the address's path and query; it is never requested. */
const ORIGIN = 'http://portal.invalid';

/** Replaces actions that exist only in browsers. */
const never = () => new Promise<never>(() => undefined);

async function firstPageOf({ section, address }: Job, sections: Sections) {
  const url = new URL(address, ORIGIN);
  if (!section) return loadFirstPage(null, ownPages(sections), url);
  const { routes } = await runBuild(section);
  const unbounded = boundedRoutes(routes, (run) => run());
  return loadFirstPage(section.name, unbounded, url);
}

/** Tree to be rendered, and the prefix of its ids. */
interface Tree {
  node: ReactNode;
  router: Router;
  idPrefix?: string;
}

async function pageTree(job: Job, queryClient: Portal['queryClient']): Promise<Tree> {
  const sections = new Sections(new RegistryStore(job.registry), never, never);
  const firstPage = job.frameOnly ? null : await firstPageOf(job, sections);
  const router = createPortalRouter(sections, {
    create: (routes, options) => createMemoryRouter(routes, { ...options, initialEntries: [job.address] }),
    firstPage,
    begin: never(),
  });
  return { node: <PortalProgram portal={{ sections, router, queryClient }} />, router };
}

/** An inset by itself, as on the page at the job's address. */
async function insetTree(build: RenderedBuild, path: string, address: string, queryClient: Portal['queryClient']) {
  const { insets } = await runBuild(build);
  const load = insets?.[path];
  if (!load) throw new Error(`${build.name} exports no inset ${path}`);
  const { default: Content } = await load();
  const router = createMemoryRouter([{ path: '*' }], { initialEntries: [address] });
  const node = (
    <InsetProgram router={router} queryClient={queryClient} failure={() => null}>
      <Content />
    </InsetProgram>
  );
  return { node, router, idPrefix: idsOf(path) };
}

async function rendered(job: Job): Promise<Outcome> {
  const signal = AbortSignal.timeout(RENDER_TIMEOUT_MS);
  const queryClient = createServerQueryClient({ until: Date.now() + BACKGROUND_MS });
  const { section, inset, address } = job;
  const { node, router, idPrefix }: Tree =
    section && inset !== undefined
      ? await insetTree(section, inset, address, queryClient)
      : await pageTree(job, queryClient);
  try {
    const html = await toHtml(node, signal, idPrefix);
    return { kind: 'rendered', rendering: { ...partsOf(html), ...dehydrateQueries(queryClient) } };
  } finally {
    router.dispose();
    queryClient.clear();
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));

const isRefusal = (error: unknown): error is CallError =>
  error instanceof CallError && error.code !== 0 && error.code < 500;

/** Renders a page, or an inset of one, as guests see it. */
export const render = (job: Job): Promise<Outcome> =>
  rendered(job).catch((error: unknown): Outcome => {
    if (isNeedsBrowser(error)) return { kind: 'needsBrowser' };
    if (isRefusal(error)) return { kind: 'refused', code: error.code };
    if (error instanceof BuildFault) return { kind: 'failed', of: 'build', reason: reasonOf(error.cause) };
    return { kind: 'failed', of: 'page', reason: reasonOf(error) };
  });
