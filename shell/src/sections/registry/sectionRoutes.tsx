import type { RouteObject } from '@portal/shared/router';
import { SectionError } from '../loading/SectionError.ts';
import type { SectionLoader } from '../loading/SectionLoader.ts';

type LoaderArguments = Parameters<Exclude<NonNullable<RouteObject['loader']>, boolean>>[0];

/** Names a route by its position in the tree, so that it is found again in another build's routes. */
const keyOf = (parent: string, route: RouteObject, index: number) =>
  `${parent}>${route.path ?? `(${route.index ? 'index' : index})`}`;

/** The route with a key in the routes that the section has now. */
function find(routes: readonly RouteObject[], key: string, parent = ''): RouteObject | undefined {
  for (const [index, route] of routes.entries()) {
    const own = keyOf(parent, route, index);
    if (own === key) return route;
    const below = key.startsWith(`${own}>`) && route.children ? find(route.children, key, own) : undefined;
    if (below) return below;
  }
  return undefined;
}

/** A `Response` (a redirect, for example) or the router's `data(…)`: loaders throw them on purpose. */
const isResponse = (thrown: unknown) =>
  thrown instanceof Response || (typeof thrown === 'object' && thrown !== null && 'init' in thrown && 'data' in thrown);

/**
 * The section's routes as they are added to the router. The router keeps them for ever, so each one only points to the
 * section's route with the same key: after a redeploy or a retry it leads to the new build's page.
 */
export function sectionRoutes(loader: SectionLoader, routes: readonly RouteObject[], parent = ''): RouteObject[] {
  return routes.map((route, index): RouteObject => {
    const key = keyOf(parent, route, index);
    const target = () => {
      const state = loader.state;
      return state.phase === 'ready' ? find(state.routes, key) : undefined;
    };

    const loadRoute = (args: LoaderArguments) =>
      loader.loadPage(
        async () => {
          const { loader: run } = target() ?? {};
          return typeof run === 'function' ? ((await run(args)) ?? null) : null;
        },
        (thrown) => isResponse(thrown) || args.request.signal.aborted,
      );

    function SectionRoute() {
      const Content = target()?.Component;
      if (!Content) throw new SectionError(loader.name, 'chunk-gone', '', 'the page is not in the build that runs now');
      return <Content />;
    }

    const common = {
      handle: route.handle as unknown,
      ...(route.loader && { loader: loadRoute }),
      ...(route.Component && { Component: SectionRoute }),
    };
    if (route.index) return { ...common, index: true };
    return {
      ...common,
      ...(route.path !== undefined && { path: route.path }),
      ...(route.children && { children: sectionRoutes(loader, route.children, key) }),
    };
  });
}
