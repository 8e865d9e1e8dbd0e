import type { RouteObject } from '@portal/shared/router';
import { asSectionError, SectionError } from '../loading/SectionError.ts';
import type { SectionLoader } from '../loading/SectionLoader.ts';

type LoaderArguments = Parameters<Exclude<NonNullable<RouteObject['loader']>, boolean>>[0];

const keyOf = (parent: string, route: RouteObject, index: number) =>
  `${parent}>${route.path ?? `(${route.index ? 'index' : index})`}`;

/** The route at a position in the routes that the section has now. */
function find(routes: readonly RouteObject[], key: string, parent = ''): RouteObject | undefined {
  for (const [index, route] of routes.entries()) {
    const own = keyOf(parent, route, index);
    if (own === key) return route;
    const below = key.startsWith(`${own}>`) && route.children ? find(route.children, key, own) : undefined;
    if (below) return below;
  }
  return undefined;
}

const isAnswer = (thrown: unknown) =>
  thrown instanceof Response || (typeof thrown === 'object' && thrown !== null && 'init' in thrown && 'data' in thrown);

/**
 * The section's routes as the router gets them. The router keeps them for ever, so each only points at the
 * section's route of the same place: after a redeploy or a retry it leads to the new build's page.
 */
export function routesOf(loader: SectionLoader, routes: readonly RouteObject[], parent = ''): RouteObject[] {
  return routes.map((route, index): RouteObject => {
    const key = keyOf(parent, route, index);
    const target = () => {
      const state = loader.state;
      return state.phase === 'ready' ? find(state.routes, key) : undefined;
    };

    const callLoader = async (args: LoaderArguments) => {
      const { loader: run } = target() ?? {};
      return typeof run === 'function' ? ((await run(args)) ?? null) : null;
    };

    /** A page's code: one silent repeat, then the build that has replaced this one, then an error with its cause. */
    const guardedLoader = async (args: LoaderArguments) => {
      const { build } = await loader.load();
      try {
        return await callLoader(args);
      } catch (error) {
        if (isAnswer(error) || args.request.signal.aborted) throw error;
        const failure = asSectionError(error, loader.name, build);
        if (failure.reason !== 'chunk-gone' && failure.reason !== 'http') return reject(failure);
      }
      await loader.tools.pause();
      try {
        return await callLoader(args);
      } catch (error) {
        const newer = await loader.loadNewer();
        if (!newer) return reject(asSectionError(error, loader.name, build));
        return callLoader(args);
      }
    };

    const reject = (failure: SectionError): never => {
      loader.tools.report(failure);
      throw failure;
    };

    function SectionRoute() {
      const Content = target()?.Component;
      if (!Content) throw new SectionError(loader.name, 'chunk-gone', '', 'the page is not in the build that runs now');
      return <Content />;
    }

    const common = {
      handle: route.handle as unknown,
      ...(route.loader && { loader: guardedLoader }),
      ...(route.Component && { Component: SectionRoute }),
    };
    if (route.index) return { ...common, index: true };
    return {
      ...common,
      ...(route.path !== undefined && { path: route.path }),
      ...(route.children && { children: routesOf(loader, route.children, key) }),
    };
  });
}
