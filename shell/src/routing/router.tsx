import type { SectionError } from '@portal/platform/sections/failures/SectionError';
import { deadlineOf } from '@portal/platform/sections/loading/deadline';
import type { FirstPage } from '@portal/platform/sections/loading/firstPage';
import type { Sections } from '@portal/platform/sections/registry/Sections';
import { BodySkeleton } from '@portal/platform/sections/ui/BodySkeleton';
import { SectionBoundary } from '@portal/platform/sections/ui/SectionBoundary';
import { alert } from '@portal/shared/overlay';
import { createBrowserRouter, redirect, type RouteObject, type Router } from '@portal/shared/router';
import { page, PATHS } from '@portal/shared/section';
import { Frame } from '../frame/Frame.tsx';
import { ShellFailure } from '../frame/ShellFailure.tsx';
import { whenFrameReady } from '../frame/whenFrameReady.ts';
import { introLoader } from '../intro/introLoader.ts';
import { NotFound } from '../notFound/NotFound.tsx';
import { guard } from './guard.ts';

/** Id of the root route. */
const ROOT = 'portal';
/** Id of the route that sections' routes are added to. */
const BODY = 'body';

type Middleware = NonNullable<RouteObject['middleware']>[number];

/** The shell's own pages that are rendered like those of sections, and whose code may be missing. */
export const ownRoutes = (): RouteObject[] => [
  { path: PATHS.home, ...page(() => import(/* webpackChunkName: "home" */ '../home/HomePage.tsx')) },
  { path: PATHS.search, ...page(() => import(/* webpackChunkName: "search" */ '../search/SearchPage.tsx')) },
];

/** The same for the router, with a deadline. */
export const ownPages = (sections: Sections): RouteObject[] => sections.shellRoutes(ownRoutes());

const branchOf = (section: string, routes: RouteObject[]): RouteObject => ({
  id: section,
  errorElement: <SectionBoundary section={section} />,
  children: routes,
});

interface RouterOptions {
  /** Replaces the browser's history on the server. */
  create?: typeof createBrowserRouter;
  /** Page that is on the screen already, with which the router starts. */
  firstPage?: FirstPage | null;
  /** Routes are looked up only after this: until then the frame is shown without a page. */
  begin?: Promise<void>;
  /** Failure of the first page, which is not retried at once. */
  firstFailure?: SectionError | undefined;
}

/**
 * The shell's own pages and the sections' routes, which are added on the first visit to one of their paths. No view
 * transitions: from press to page they take 61 to 90 ms instead of 27 to 34, and block input meanwhile.
 */
export function createPortalRouter(
  sections: Sections,
  { create = createBrowserRouter, firstPage = null, begin, firstFailure }: RouterOptions = {},
): Router {
  const { registry, replacement } = sections;
  let hasShownPage = false;
  let failure = firstFailure;
  const throwFirstFailure = () => {
    const error = failure;
    failure = undefined;
    if (error) throw error;
  };
  const current = () => {
    if (!hasShownPage) return null;
    const { pathname, search } = router.state.location;
    return pathname + search;
  };
  const leaveIfReplaced: Middleware = async ({ request }, next) => {
    const { pathname, search, hash } = new URL(request.url);
    const shown = hasShownPage ? router.state.location : null;
    // The first page needs no other document, and neither does closing an overlay.
    const isPopup = shown?.pathname === pathname && shown.search === search && shown.hash !== hash;
    if (shown && !isPopup) await replacement.leaveIfKnown(pathname);
    return next();
  };

  // Without a connection the words alone.
  const offerSignIn = (message: string, from: string) =>
    void import('./offerSignIn.ts').then(
      (offer) => offer.offerSignIn(router, message, from),
      () => alert(message),
    );

  const isOwnPage = firstPage?.section === null;
  const router: Router = create(
    [
      {
        id: ROOT,
        // Without a path: with one it would match every path in part, before the splat below and its error element.
        middleware: [
          guard({
            current,
            sections: () => registry.sections,
            alert: (message) => void whenFrameReady(router).then(() => alert(message)),
            offerSignIn,
          }),
          leaveIfReplaced,
        ],
        Component: Frame,
        errorElement: <ShellFailure />,
        children: [
          {
            id: BODY,
            // Inside the frame, which is rendered from the start and stays.
            HydrateFallback: BodySkeleton,
            errorElement: <SectionBoundary />,
            children: [
              { index: true, loader: () => redirect(PATHS.home) },
              { path: 'intro', loader: introLoader, Component: NotFound },
              ...(isOwnPage ? firstPage.routes : ownPages(sections)),
              ...(firstPage?.section ? [branchOf(firstPage.section, firstPage.routes)] : []),
              // Other paths make the router load routes below; a path that still ends here does not exist.
              { path: '*', Component: NotFound },
            ],
          },
        ],
      },
    ],
    {
      // Its middleware makes the router expect data of the root.
      ...(firstPage && { hydrationData: { loaderData: { [ROOT]: null, ...firstPage.loaderData } } }),
      async patchRoutesOnNavigation({ path, patch, signal }) {
        await begin;
        throwFirstFailure();
        const deadline = deadlineOf(signal);
        try {
          const section = await sections.find(path, deadline);
          // The guard denies access to this guest, so the section's code is not needed.
          if (!section || !sections.mayOpen(path)) return;
          await replacement.leaveIfKnown(path);
          const routes = await sections.load(section.name, deadline);
          patch(BODY, [branchOf(section.name, routes)]);
        } catch (error) {
          // The router would show the failure over the page that the visitor has opened instead.
          if (!signal.aborted) throw error;
        }
      },
    },
  );
  hasShownPage = router.state.initialized;
  router.subscribe(({ initialized }) => {
    hasShownPage ||= initialized;
  });
  return router;
}
