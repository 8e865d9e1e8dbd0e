import { matchRoutes, type RouteObject } from '@portal/shared/router';

/** Routes of the document's first page, with the data of their loaders. */
export interface FirstPage {
  /** Section that owns the page; null for the shell's own. */
  section: string | null;
  routes: RouteObject[];
  /** By the route's id. */
  loaderData: Record<string, unknown>;
}

type LoaderArguments = Parameters<Exclude<NonNullable<RouteObject['loader']>, boolean>>[0];

/** Adds ids that do not depend on the position in the route tree: the router stores loaded data by them. */
const withIds = (routes: readonly RouteObject[], prefix: string): RouteObject[] =>
  routes.map((route, index): RouteObject => {
    const id = `${prefix}/${index}`;
    return route.children ? { ...route, id, children: withIds(route.children, id) } : { ...route, id };
  });

/**
 * Loads the page at a URL before there is a router, so that the router starts with it: a navigation to it would scroll
 * a reader to the top.
 * @throws errors of the loaders; also if no route matches.
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
