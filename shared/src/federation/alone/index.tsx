import { createRoot } from 'react-dom/client';
import { ClientProvider, configureClient, createQueryClient } from '@portal/shared/client';
import { createBrowserRouter, Navigate, RouterProvider, type Router } from '@portal/shared/router';
import { clientEnvironmentOf } from './environment.ts';
import { FakeHost } from './FakeHost.tsx';
import { loadSection } from './loadSection.ts';
import '@portal/shared/ui/base.css';

// Runs a section without the shell on its own port: its normal entry in a plain frame, with the same client, session
// and overlays. For developing a section, and for viewing it while the shell is down.

async function start(root: Element): Promise<void> {
  const { section, routes } = await loadSection();
  document.title = section.title;
  const first = section.pages.find(({ guarded }) => !guarded)?.path ?? section.pages[0]?.path ?? '/';
  const router: Router = createBrowserRouter([
    {
      element: <FakeHost section={section} router={() => router} />,
      children: [...routes, { path: '*', element: <Navigate to={first} replace /> }],
    },
  ]);
  configureClient(clientEnvironmentOf(router));
  createRoot(root).render(
    <ClientProvider queryClient={createQueryClient()}>
      <RouterProvider router={router} />
    </ClientProvider>,
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
start(root).catch((error: unknown) => {
  root.textContent = `이 영역을 불러오지 못했습니다. ${String(error)}`;
});
