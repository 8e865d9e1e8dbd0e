import type { RootOptions } from 'react-dom/client';
import { readRenderedPage } from '@portal/platform/rendering/readRenderedPage';
import type { RenderedPage } from '@portal/platform/rendering/RenderedPage';
import { runSection } from '@portal/platform/sections/loading/container';
import { rememberFailedFiles } from '@portal/platform/sections/loading/failedFiles';
import { takeOverrides } from '@portal/platform/sections/registry/overrides';
import { RegistryStore } from '@portal/platform/sections/registry/RegistryStore';
import { Sections } from '@portal/platform/sections/registry/Sections';
import { keepReadablePage, takeReadablePage } from '@portal/platform/sections/ui/ReadablePage';
import { configureClient, createQueryClient, hydrateQueries } from '@portal/shared/client';
import { configureOverlayReports } from '@portal/shared/overlay';
import type { Router } from '@portal/shared/router';
import { readSession } from '@portal/shared/session';
import { frameReady, hasFrame } from '../frame/whenFrameReady.ts';
import { arrive } from '../routing/arrive.ts';
import { createPortalRouter } from '../routing/router.tsx';
import { watchRegistry } from '../routing/watchRegistry.ts';
import { watchSession } from '../session/watchSession.ts';
import { adoptStyles } from './adoptStyles.ts';
import { shellEnvironment } from './clientEnvironment.ts';
import { drawProgram } from './drawProgram.tsx';
import { keepEarlyInput } from './earlyInput.ts';
import { loadLater, loadLeaving, loadSlots, watchDrawing } from './loadLater.ts';
import { loadRenderedPage } from './loadRenderedPage.ts';
import { nextTask } from './nextTask.ts';
import { keepServedPage } from './servedPage.ts';
import { takeMessage } from './storedMessage.ts';

/** The first page is drawn when its route is ready, or after this time with the part that has loaded until then. */
const MOUNT_TIMEOUT_MS = 300;

/** Delay before watching for pages that never appear: network and processor are busy until then. */
const DRAWING_WATCH_DELAY_MS = 2000;

const untilInitialized = (router: Router) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

interface Beginning {
  router: Router;
  /** The page rendered by the server is shown and will be hydrated. */
  isHydrated: boolean;
  /** The code of the page rendered by the server could not be loaded. */
  hasFailed: boolean;
}

async function begin(rendered: RenderedPage | null, sections: Sections): Promise<Beginning> {
  if (rendered?.kind === 'frame') {
    // A failure appears when the router loads it.
    void sections.prepare(location.pathname, { isOpened: true }).catch(() => undefined);
    return { router: createPortalRouter(sections, { begin: frameReady }), isHydrated: true, hasFailed: false };
  }
  const loaded = rendered && (await loadRenderedPage(sections, rendered));
  if (loaded?.kind === 'ready')
    return { router: createPortalRouter(sections, { firstPage: loaded.page }), isHydrated: true, hasFailed: false };
  const firstFailure = loaded?.kind === 'failed' ? loaded.error : undefined;
  return {
    router: createPortalRouter(sections, { firstFailure }),
    isHydrated: false,
    hasFailed: firstFailure !== undefined,
  };
}

/** Starts the portal in the page rendered by the shell's server, until the frame is drawn. */
export async function start(): Promise<void> {
  adoptStyles();
  const { overrides, url } = takeOverrides(new URL(location.href));
  if (url.href !== location.href) history.replaceState(history.state, '', url);

  const inlined = document.getElementById('registry')?.textContent ?? '';
  const registry = new RegistryStore(inlined, overrides);
  let router: Router | null = null;
  const leave = (wantedBuild: string) =>
    loadLeaving().then(
      ({ openNewDocument }) => openNewDocument(router, wantedBuild),
      // Continues here as well as possible.
      () => undefined,
    );
  const sections = new Sections(registry, leave, runSection, (path) => loadSlots(registry, path));
  const { failures } = sections;
  failures.listen();
  rememberFailedFiles();
  configureOverlayReports((error) => failures.reportUncaught(error));

  const isArrival = arrive(registry.builds);
  const environment = shellEnvironment(() => {
    if (!router) throw new Error('Nothing is asked of the API before there is a router');
    return router;
  }, sections.unknown.report);
  configureClient(environment);
  await nextTask();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const queryClient = createQueryClient();
  const rendered = readRenderedPage();
  const { isHydrated, hasFailed, ...beginning } = await begin(rendered, sections);
  // Before any await: a loader of the first page may redirect the visitor to the login.
  router = beginning.router;
  await nextTask();
  if (!isHydrated) await Promise.race([untilInitialized(router), pause(MOUNT_TIMEOUT_MS)]);
  const isReadable = isHydrated && rendered?.kind === 'page';
  const readablePage = hasFailed ? takeReadablePage() : isReadable ? keepReadablePage(hasFrame) : undefined;
  const giveBack = rendered ? keepServedPage(root) : undefined;

  const portal = { sections, router, queryClient, isArrival, readablePage, giveBack };
  const reports: RootOptions = {
    onCaughtError: failures.reportRendering,
    onUncaughtError(thrown, info) {
      // The whole program has been unmounted.
      if (!hasFrame()) giveBack?.();
      failures.reportRendering(thrown, info);
    },
  };
  const repeatEarlyInput = keepEarlyInput(root);
  const hydrate = () => {
    if (rendered) hydrateQueries(queryClient, rendered.answers);
    // The answers were those of a guest.
    if (readSession()) void queryClient.invalidateQueries({ refetchType: 'none' });
  };
  const drawAgain = drawProgram(root, portal, {
    reports,
    beforeHydration: isHydrated ? hydrate : null,
    onRecoverableError: failures.reportRendering,
  });
  const message = takeMessage();
  if (message) void environment.alert(message);
  void pause(DRAWING_WATCH_DELAY_MS).then(() => watchDrawing(portal, drawAgain));
  watchSession(router);
  watchRegistry(router, registry);
  await frameReady;
  repeatEarlyInput();
  // For measurements, and for tests that wait for it.
  if (isHydrated) performance.mark('hydrated');
  await nextTask();
  loadLater(portal);
}
