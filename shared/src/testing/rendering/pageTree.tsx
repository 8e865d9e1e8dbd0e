import type { ReactNode } from 'react';
import { ClientProvider, type createQueryClient } from '@portal/shared/client';
import { RouterProvider, type RouteObject } from '@portal/shared/router';
import { createMemoryRouter, matchRoutes } from '@portal/shared/router/testing';

/** Base for parsing path and query; never requested. */
const ORIGIN = 'http://portal.invalid';

type LoaderArguments = Parameters<Exclude<NonNullable<RouteObject['loader']>, boolean>>[0];

const withIds = (routes: readonly RouteObject[], prefix: string): RouteObject[] =>
  routes.map((route, index): RouteObject => {
    const id = `${prefix}/${index}`;
    return route.children ? { ...route, id, children: withIds(route.children, id) } : { ...route, id };
  });

/** Section's page at a URL, loaded before rendering: on the server, and for hydration in the browser. */
export async function pageTree(
  routes: readonly RouteObject[],
  address: string,
  queryClient: ReturnType<typeof createQueryClient>,
): Promise<ReactNode> {
  const url = new URL(address, ORIGIN);
  const own = withIds(routes, 'section');
  const loaderData: Record<string, unknown> = {};
  for (const { route, params } of matchRoutes(own, url.pathname) ?? []) {
    if (typeof route.loader !== 'function') continue;
    const data: unknown = await route.loader({ request: new Request(url), params } as LoaderArguments);
    loaderData[route.id ?? ''] = data ?? null;
  }
  const router = createMemoryRouter(own, { initialEntries: [address], hydrationData: { loaderData } });
  return (
    <ClientProvider queryClient={queryClient}>
      <RouterProvider router={router} />
    </ClientProvider>
  );
}
