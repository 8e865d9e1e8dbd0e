import { alert } from '@portal/shared/overlay';
import { createBrowserRouter, redirect, type RouteObject, type Router } from '@portal/shared/router';
import { page, PATHS } from '@portal/shared/section';
import { Frame } from '../frame/Frame.tsx';
import { ShellFailure } from '../frame/ShellFailure.tsx';
import { whenFrameReady } from '../frame/whenFrameReady.ts';
import { introLoader } from '../intro/introLoader.ts';
import { NotFound } from '../notFound/NotFound.tsx';
import { deadlineOf } from '../sections/loading/deadline.ts';
import type { Sections } from '../sections/registry/Sections.ts';
import { BodySkeleton } from '../sections/ui/BodySkeleton.tsx';
import { SectionBoundary } from '../sections/ui/SectionBoundary.tsx';
import { guard, refusalOf } from './guard.ts';

/** Id of the route that the sections' routes are added to. */
const BODY = 'body';

type Middleware = NonNullable<RouteObject['middleware']>[number];

/** The shell's own pages and the sections' routes, which are added on the first visit to one of their paths. */
export function createPortalRouter(sections: Sections): Router {
  const { registry, replacement } = sections;
  let hasShownPage = false;
  const current = () => {
    if (!hasShownPage) return null;
    const { pathname, search } = router.state.location;
    return pathname + search;
  };
  const leaveIfReplaced: Middleware = async ({ request }, next) => {
    const { pathname, search, hash } = new URL(request.url);
    const shown = hasShownPage ? router.state.location : null;
    // The first page needs no other document, and closing a popup is no reason for one.
    const isPopup = shown?.pathname === pathname && shown.search === search && shown.hash !== hash;
    if (shown && !isPopup) await replacement.leaveIfKnown(pathname);
    return next();
  };

  const router: Router = createBrowserRouter(
    [
      {
        // Without a path: with one it would match every path in part, before the splat below and its error element.
        middleware: [
          guard({
            current,
            sections: () => registry.sections,
            alert: (message) => void whenFrameReady(router).then(() => alert(message)),
          }),
          leaveIfReplaced,
        ],
        Component: Frame,
        errorElement: <ShellFailure />,
        children: [
          {
            id: BODY,
            // Inside the frame, which is there from the start and stays.
            HydrateFallback: BodySkeleton,
            errorElement: <SectionBoundary />,
            children: [
              { index: true, loader: () => redirect(PATHS.home) },
              { path: 'intro', loader: introLoader, Component: NotFound },
              ...sections.shellRoutes([
                { path: 'main', ...page(() => import(/* webpackChunkName: "home" */ '../home/HomePage.tsx')) },
              ]),
              // Any other path makes the router ask below; what still ends here after that does not exist.
              { path: '*', Component: NotFound },
            ],
          },
        ],
      },
    ],
    {
      async patchRoutesOnNavigation({ path, patch, signal }) {
        const deadline = deadlineOf(signal);
        try {
          const section = await sections.find(path, deadline);
          // The guard keeps this guest out, so the section's code is not needed.
          if (!section || refusalOf(path, registry.sections) !== null) return;
          await replacement.leaveIfKnown(path);
          const routes = await sections.load(section.name, deadline);
          const errorElement = <SectionBoundary section={section.name} />;
          patch(BODY, [{ id: section.name, errorElement, children: routes }]);
        } catch (error) {
          // The router would put the failure over the page that the visitor has gone to instead.
          if (!signal.aborted) throw error;
        }
      },
    },
  );
  router.subscribe(({ initialized }) => {
    hasShownPage ||= initialized;
  });
  return router;
}
