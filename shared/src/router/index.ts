import type { createBrowserRouter } from 'react-router-dom';

/**
 * The names of react-router-dom that the portal uses. All routing is imported from here: one instance for the shell
 * and all sections, and only these names reach the browser.
 */
export {
  createBrowserRouter,
  Link,
  matchRoutes,
  Navigate,
  Outlet,
  redirect,
  replace,
  RouterProvider,
  ScrollRestoration,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
  useRouteError,
} from 'react-router-dom';
export type { Location, RouteObject } from 'react-router-dom';

export { isPlainClick } from './isPlainClick.ts';
export { leaveTo } from './leaveTo.ts';
export { useNumberParam } from './useNumberParam.ts';
export { useSearchParams } from './useSearchParams.ts';

/** The router object itself: the shell creates it, the overlays move its history. */
export type Router = ReturnType<typeof createBrowserRouter>;
