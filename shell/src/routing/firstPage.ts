import { matchRoutes, type RouteObject } from '@portal/shared/router';

/** The routes of the page that the document shows first, and what their loaders have returned. */
export interface FirstPage {
  /** The section that the page belongs to; null for the shell's own. */
  section: string | null;
  routes: RouteObject[];
  /** By the route's id. */
  loaderData: Record<string, unknown>;
}

type LoaderArguments = Parameters<Exclude<NonNullable<RouteObject['loader']>, boolean>>[0];

/** Routes with ids that do not depend on the tree they are put into: the router keeps loaded data by them. */
const withIds = (routes: readonly RouteObject[], prefix: string): RouteObject[] =>
  routes.map((route, index): RouteObject => {
    const id = `${prefix}/${index}`;
    return route.children ? { ...route, id, children: withIds(route.children, id) } : { ...route, id };
  });

/**
 * Loads the page at a URL before there is a router, so that the router begins with it: one that had to navigate to it
 * would scroll a reader to the top.
 * @throws what the loaders throw; also when no route leads there.
 */
export async function loadFirstPage(
  section: string | null,
  routes: readonly RouteObject[],
  url: URL,
): Promise<FirstPage> {
  const own = withIds(routes, section ?? 'shell');
  const matches = matchRoutes(own, url.pathname);
  if (!matches) throw new Error(`No page at ${url.pathname}`);
  const request = new Request(url);
  const loaderData: Record<string, unknown> = {};
  for (const { route, params } of matches) {
    if (typeof route.loader !== 'function') continue;
    const data: unknown = await route.loader({ request, params } as LoaderArguments);
    loaderData[route.id ?? ''] = data ?? null;
  }
  return { section, routes: own, loaderData };
}
