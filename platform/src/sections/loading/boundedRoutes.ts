import type { RouteObject } from '@portal/shared/router';

type RouteLoader = Exclude<NonNullable<RouteObject['loader']>, boolean>;
export type LoaderArguments = Parameters<RouteLoader>[0];
type ShouldRevalidate = NonNullable<RouteObject['shouldRevalidate']>;

/** Loads one page: calls `run` and handles its failure. */
export type LoadPage = (run: () => Promise<unknown>, args: LoaderArguments) => Promise<unknown>;

/** Opening and closing an overlay changes only the hash, which is no navigation of the page. */
const unlessOnlyHashChanges: ShouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }) => {
  const isSamePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search;
  return isSamePage && currentUrl.hash !== nextUrl.hash ? false : defaultShouldRevalidate;
};

/** Routes for the router, with each of their loaders called by `loadPage`. */
export function boundedRoutes(routes: readonly RouteObject[], loadPage: LoadPage): RouteObject[] {
  return routes.map((route): RouteObject => {
    const { loader, path, children } = route;
    const common = {
      handle: route.handle as unknown,
      shouldRevalidate: unlessOnlyHashChanges,
      ...(typeof loader === 'function' && {
        loader: (args: LoaderArguments) => loadPage(async () => (await loader(args)) ?? null, args),
      }),
      ...(route.Component && { Component: route.Component }),
    };
    if (route.index) return { ...common, index: true };
    return {
      ...common,
      ...(path !== undefined && { path }),
      ...(children && { children: boundedRoutes(children, loadPage) }),
    };
  });
}
