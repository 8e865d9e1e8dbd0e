import { alert } from '@portal/shared/overlay';
import { createBrowserRouter, redirect, type RouteObject, type Router } from '@portal/shared/router';
import { page } from '@portal/shared/section';
import { Frame } from '../frame/Frame.tsx';
import { FrameSkeleton } from '../frame/FrameSkeleton.tsx';
import { ShellFailure } from '../frame/ShellFailure.tsx';
import { whenSettled } from '../frame/whenFrameReady.ts';
import { introLoader } from '../intro/introLoader.ts';
import { NotFound } from '../notFound/NotFound.tsx';
import type { Sections } from '../sections/registry/Sections.ts';
import { SectionBoundary } from '../sections/ui/SectionBoundary.tsx';
import { SectionPlaceholder } from '../sections/ui/SectionPlaceholder.tsx';
import { guard, isRefused } from './guard.ts';

const BODY = 'body';

/** One splat for each prefix: without it the router would not ask for a section's routes, nor catch its failures in place. */
const placeholders = (sections: Sections): RouteObject[] =>
  sections.all.flatMap(({ name, prefixes }) =>
    prefixes.map((prefix) => ({
      path: `${prefix.slice(1)}/*`,
      element: <SectionPlaceholder section={name} />,
      errorElement: <SectionBoundary section={name} />,
    })),
  );

/** The shell's own pages and, as their paths are first visited, the sections' routes. */
export function createPortalRouter(sections: Sections): Router {
  let shownOnce = false;
  const current = () => {
    if (!shownOnce) return null;
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
            tell: (message) => void whenSettled(router).then(() => alert(message)),
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
              { index: true, loader: () => redirect('/main') },
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
        // A guest gets no further than the guard, and needs no code for that.
        if (isRefused(path, sections.all)) return;
        const found = await sections.discover(path);
        if (!found) return;
        const id = `${found.section}@${found.build}`;
        patch(BODY, [{ id, errorElement: <SectionBoundary section={found.section} />, children: found.routes }]);
      },
    },
  );
  router.subscribe(({ initialized }) => {
    shownOnce ||= initialized;
  });
  return router;
}
