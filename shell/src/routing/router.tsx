import { alert } from '@portal/shared/overlay';
import { createBrowserRouter, redirect, type RouteObject, type Router } from '@portal/shared/router';
import { page, PATHS } from '@portal/shared/section';
import { Frame } from '../frame/Frame.tsx';
import { FrameSkeleton } from '../frame/FrameSkeleton.tsx';
import { ShellFailure } from '../frame/ShellFailure.tsx';
import { whenFrameReady } from '../frame/whenFrameReady.ts';
import { introLoader } from '../intro/introLoader.ts';
import { NotFound } from '../notFound/NotFound.tsx';
import type { Sections } from '../sections/registry/Sections.ts';
import { SectionBoundary } from '../sections/ui/SectionBoundary.tsx';
import { SectionPlaceholder } from '../sections/ui/SectionPlaceholder.tsx';
import { guard, isRefused } from './guard.ts';

/** Id of the route that the sections' routes are added to. */
const BODY = 'body';

/**
 * A splat for each prefix: without it the router would not ask for a section's routes, nor show its failures inside the
 * frame.
 */
const placeholders = (sections: Sections): RouteObject[] =>
  sections.all.flatMap(({ name, prefixes }) =>
    prefixes.map((prefix) => ({
      path: `${prefix.slice(1)}/*`,
      element: <SectionPlaceholder section={name} />,
      errorElement: <SectionBoundary section={name} />,
    })),
  );

/** The shell's own pages and the sections' routes, which are added on the first visit to one of their paths. */
export function createPortalRouter(sections: Sections): Router {
  let hasShownPage = false;
  const current = () => {
    if (!hasShownPage) return null;
    const { pathname, search } = router.state.location;
    return pathname + search;
  };

  const router: Router = createBrowserRouter(
    [
      {
        path: '/',
        middleware: [
          guard({
            current,
            sections: () => sections.all,
            alert: (message) => void whenFrameReady(router).then(() => alert(message)),
          }),
        ],
        Component: Frame,
        HydrateFallback: FrameSkeleton,
        errorElement: <ShellFailure />,
        children: [
          {
            id: BODY,
            errorElement: <ShellFailure />,
            children: [
              { index: true, loader: () => redirect(PATHS.home) },
              { path: 'main', ...page(() => import(/* webpackChunkName: "home" */ '../home/HomePage.tsx')) },
              { path: 'intro', loader: introLoader, Component: NotFound },
              ...placeholders(sections),
              { path: '*', Component: NotFound },
            ],
          },
        ],
      },
    ],
    {
      async patchRoutesOnNavigation({ path, patch }) {
        // The guard keeps this guest out, so the section's code is not needed.
        if (isRefused(path, sections.all)) return;
        const discovered = await sections.discover(path);
        if (!discovered) return;
        const { section, build, routes } = discovered;
        const id = `${section}@${build}`;
        patch(BODY, [{ id, errorElement: <SectionBoundary section={section} />, children: routes }]);
      },
    },
  );
  router.subscribe(({ initialized }) => {
    hasShownPage ||= initialized;
  });
  return router;
}
