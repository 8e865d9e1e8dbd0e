import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { ClientProvider, configureClient, createQueryClient } from '@portal/shared/client';
import { configureOverlayReports } from '@portal/shared/overlay';
import type { Router } from '@portal/shared/router';
import { openNewDocument } from '../routing/openNewDocument.ts';
import { PortalRouter } from '../routing/PortalRouter.tsx';
import { createPortalRouter } from '../routing/router.tsx';
import { watchRegistry } from '../routing/watchRegistry.ts';
import { takeOverrides } from '../sections/registry/overrides.ts';
import { RegistryStore } from '../sections/registry/RegistryStore.ts';
import { Sections } from '../sections/registry/Sections.ts';
import { PortalContext } from '../sections/ui/PortalContext.ts';
import { watchSession } from '../session/watchSession.ts';
import { shellEnvironment } from './clientEnvironment.ts';
import { nextTask } from './nextTask.ts';

/** The first page is drawn when its route is ready, or after this time with what has loaded until then. */
const MOUNT_TIMEOUT_MS = 300;

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

/** Starts the portal in the page that the shell's server has rendered. */
export async function start(): Promise<void> {
  const { overrides, url } = takeOverrides(new URL(location.href));
  if (url.href !== location.href) history.replaceState(history.state, '', url);

  const inlined = document.getElementById('registry')?.textContent ?? '';
  const registry = new RegistryStore(inlined, overrides);
  const sections = new Sections(registry, (wantedBuild) => openNewDocument(router, wantedBuild));
  const { failures } = sections;
  failures.listen();
  configureOverlayReports((error) => failures.reportUncaught(error));

  configureClient(shellEnvironment(() => router));
  await nextTask();
  const router = createPortalRouter(sections);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  await Promise.race([untilInitialized(router), pause(MOUNT_TIMEOUT_MS)]);

  const queryClient = createQueryClient();
  const drawing = createRoot(root, {
    onCaughtError: failures.reportRendering,
    onUncaughtError: failures.reportRendering,
  });
  // As a transition it is drawn in slices of a few ms; otherwise the whole first page is one task.
  startTransition(() =>
    drawing.render(
      <PortalContext value={{ sections, router, queryClient }}>
        <ClientProvider queryClient={queryClient}>
          <PortalRouter router={router} />
        </ClientProvider>
      </PortalContext>,
    ),
  );
  watchSession(router);
  watchRegistry(router, registry);
}
