import { configure, getConfig, render, screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ClientProvider, configureClient, createQueryClient } from '@portal/shared/client';
import { alert, OverlayHost } from '@portal/shared/overlay';
import { Outlet, RouterProvider, type RouteObject } from '@portal/shared/router';
import { createMemoryRouter } from '@portal/shared/router/testing';
import { endSession, readSession, startSession } from '@portal/shared/session';
import type { SessionUser } from '../contract/user/index.ts';
import { FakeApi } from './fakeApi.ts';

/** Member for tests; override the fields relevant to the test. */
export const aMember = (changes: Partial<SessionUser> = {}): SessionUser => ({
  userId: 'hanbit01',
  name: '김한빛',
  userPhone: '01012345678',
  loginDate: new Date().toISOString(),
  userRole: 'member',
  ...changes,
});

let isFirstPageLoaded: Promise<void> = Promise.resolve();

const { asyncWrapper } = getConfig();
// The time limit of a search starts only after the module of the first page has been evaluated, which depends on the
// machine.
configure({
  asyncWrapper: (search) =>
    asyncWrapper(async () => {
      await isFirstPageLoaded;
      return search();
    }),
});

const untilInitialized = (router: ReturnType<typeof createMemoryRouter>) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve();
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      unsubscribe();
      resolve();
    });
  });

export interface FakeHostOptions {
  /** Logged-in user; a guest if omitted. */
  user?: SessionUser;
  api?: FakeApi;
}

/**
 * Renders a section's routes at a URL like the shell: router, query client, overlays, session. Other URLs show `길:
 * <URL>`, so that a test can check the target of a navigation.
 *
 * @example
 * ```tsx src/notices/notices.test.tsx
 * import { screen } from '@testing-library/react';
 * import { getListBoxNotice } from '@portal/shared/contract/news';
 * import { FakeApi, listOfAll, renderInHost } from '@portal/shared/testing';
 * import routes from '../routes.tsx';
 *
 * test('the list says that there is nothing', async () => {
 *   const api = new FakeApi().answer(getListBoxNotice, listOfAll([]));
 *   renderInHost(routes.routes, '/example/notices', { api });
 *   expect(await screen.findByText('공지가 없습니다.')).toBeVisible();
 * });
 * ```
 */
export function renderInHost(routes: RouteObject[], path: string, { user, api = new FakeApi() }: FakeHostOptions = {}) {
  api.install();
  if (user) startSession({ token: 'test-token', user });
  else endSession();
  configureClient({
    token: () => readSession()?.token ?? null,
    alert,
    signedOut: () => void router.navigate('/sign/in'),
    forcedOut: () => void router.navigate('/main'),
    renewToken: async () => false,
    abandonFiles: () => undefined,
    tellUnknown: () => undefined,
  });
  const router = createMemoryRouter(
    [
      {
        element: (
          <>
            <Outlet />
            <OverlaysOfHost />
          </>
        ),
        hydrateFallbackElement: <></>,
        children: [...routes, { path: '*', Component: Elsewhere }],
      },
    ],
    { initialEntries: [path] },
  );
  isFirstPageLoaded = untilInitialized(router);
  function OverlaysOfHost() {
    return <OverlayHost router={router} />;
  }
  function Elsewhere() {
    const { pathname, search } = router.state.location;
    return <p>{`길: ${pathname}${search}`}</p>;
  }
  const view = render(
    <ClientProvider queryClient={createQueryClient()}>
      <RouterProvider router={router} />
    </ClientProvider>,
  );
  return { ...view, router, api };
}

/** Waits for an alert, closes it, and returns its text. */
export async function closeAlert(): Promise<string> {
  const dialog = await screen.findByRole('alertdialog');
  const said = dialog.textContent;
  await userEvent.click(within(dialog).getByRole('button', { name: '확인' }));
  await waitForElementToBeRemoved(() => screen.queryByRole('alertdialog'));
  return said;
}
