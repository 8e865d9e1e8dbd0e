import { createRoot } from 'react-dom/client';
import { ClientProvider, configureClient, createQueryClient } from '@portal/shared/client';
import { createBrowserRouter, Navigate, RouterProvider, type Router } from '@portal/shared/router';
import type { RouteModule, SectionInfo } from '@portal/shared/section';
import { clientEnvironmentOf } from './environment.ts';
import { FakeHost } from './FakeHost.tsx';
import '@portal/shared/ui/base.css';

/**
 * Runs a section without the shell, on its own port: its routes inside a plain frame, with the same client,
 * session and overlays. For working on a section and for looking at it when the shell is down.
 */
export function startAlone(section: SectionInfo, module: RouteModule): void {
  const first = section.pages.find(({ guarded }) => !guarded)?.path ?? section.pages[0]?.path ?? '/';
  const router: Router = createBrowserRouter([
    {
      element: <FakeHost section={section} router={() => router} />,
      children: [...module.routes, { path: '*', element: <Navigate to={first} replace /> }],
    },
  ]);
  configureClient(clientEnvironmentOf(router));
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  createRoot(root).render(
    <ClientProvider queryClient={createQueryClient()}>
      <RouterProvider router={router} />
    </ClientProvider>,
  );
}
